"""What the bonus nuggets are worth (R11.1, R11.4, R11.5)."""

from __future__ import annotations

from ai.terms import Terms
from ai.weighing.prospects import GOLD_WORTH, winning_chance, worth_of
from ai.weighing.situation import Situation
from game.engine.cards import Marker, Role
from game.engine.cells import xy
from game.engine.commands import PlaceBonus

_MIDDLE = 4
_DIGGER_SHARE = 1.6
_SABOTEUR_SHARE = 3.0
"""Nuggets that a winner of the base game may hope for (R7.2, R7.4)."""


def weigh_bonus_place(now: Situation, option: PlaceBonus) -> Terms:
    """Weigh where the bonus goes: beside the straight way, fair to all; a saboteur lures the others farther (R11.1)."""
    x, y = xy(option.cell)
    wanted = 2 if now.saboteur else 1
    lure = 0.3 if now.saboteur else -0.2
    return {"fair way": -0.3 * abs(x - _MIDDLE) - 0.4 * abs(abs(y) - wanted), "value": lure * option.value}


def weigh_retiring(now: Situation, *, retire: bool) -> Terms:
    """Weigh the bonus for certain, or its chance and that of a share (R11.4, R11.5)."""
    bonus = now.view.table.bonus
    assert bonus is not None
    if retire:
        return {"safe": GOLD_WORTH * bonus.amount}
    trapped = Marker.TRAPPED in now.view.table.in_front[now.view.seat]
    free = 0.4 if trapped else 1.0
    chance = free * winning_chance(now.role, now.joined_chance)
    return {"at stake": GOLD_WORTH * chance * bonus.amount, "share": GOLD_WORTH * free * _share(now)}


def _share(now: Situation) -> float:
    if now.view.table.rules.saboteur2:
        crystals = now.maze.crystals
        theft = float(Marker.THEFT in now.view.table.in_front[now.view.seat])
        return theft + worth_of(now.role, now.joined_chance, crystals, now.view.table.seats)
    share = _SABOTEUR_SHARE if now.role is Role.SABOTEUR else _DIGGER_SHARE
    return share * winning_chance(now.role, now.joined_chance)
