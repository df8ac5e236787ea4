"""Simple suspicion from what everybody saw, for the baselines: each act adds to that of the seat that did it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, assert_never

from ai.paths.distance import expected_cards
from game.engine.cards import Role
from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Drew,
    Event,
    Freed,
    GameEnded,
    GoalRevealed,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    Retired,
    RoundBegan,
    RoundEnded,
    SeatEvent,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    Trapped,
    maze_after,
)
from game.engine.maze import Maze
from game.engine.ruleset import role_cards
from game.engine.views import View

_LEAST = 0.001


def saboteur_prior(view: View) -> float:
    """Return how likely another seat is a saboteur before anything has happened (R1.1, R1.7)."""
    cards = role_cards(view.table.rules, view.table.seats)
    others = cards[Role.SABOTEUR] - (view.role is Role.SABOTEUR)
    return max(others / (cards.total() - 1), _LEAST)


class Weighed(NamedTuple):
    """Who acted, what it adds to the suspicion, and the maze after it."""

    seat: int | None
    added: float
    maze: Maze


def weigh_event(event: Event, maze: Maze, gold: Sequence[float], odds: Sequence[float]) -> Weighed:
    """Weigh one event, `odds` being the suspicions before it and `gold` where the gold is thought to lie."""
    match event:
        case Drew():
            # by far the most events
            return Weighed(None, 0.0, maze)
        case Laid(seat, _, face):
            after = maze_after(maze, event)
            return Weighed(seat, _weigh_change(maze, after, gold) + (0.0 if face.living else 0.5), after)
        case Collapsed(seat):
            after = maze_after(maze, event)
            return Weighed(seat, 1.3 * _weigh_change(maze, after, gold), after)
        case RoundBegan() | BonusPlaced() | GoalRevealed():
            return Weighed(None, 0.0, maze_after(maze, event))
        case Broke(seat, _, _, target):
            return Weighed(seat, -0.25 if odds[target] > 0 else 0.55, maze)
        case Repaired(seat=seat, target=target) if seat != target:
            return Weighed(seat, _weigh_help(odds[target]), maze)
        case Passed(seat, cards) if cards:
            return Weighed(seat, 0.1, maze)
        case Passed() | Repaired() | Looked() | Claimed() | RoundEnded() | GameEnded():
            return Weighed(None, 0.0, maze)
        case DiscardedTwo() | TheftLaid() | BonusTaken() | BonusReturned() | Retired() | Stayed() | Stole():
            return Weighed(None, 0.0, maze)
        case NuggetsDrawn() | Kept() | Paid() | Shared() | CrystalsPaid():
            return Weighed(None, 0.0, maze)
        case _:
            if isinstance(event, SeatEvent):
                return _weigh_seat_card(event, maze, odds)
            assert_never(event)


def _weigh_seat_card(event: SeatEvent, maze: Maze, odds: Sequence[float]) -> Weighed:
    """Weigh a card of Saboteur 2 played on a seat: a plain mind makes nothing of those that neither hold nor free."""
    match event:
        case Trapped(seat, _, target):
            return Weighed(seat, -0.25 if odds[target] > 0 else 0.4, maze)
        case Freed(seat=seat, target=target) if seat != target:
            return Weighed(seat, _weigh_help(odds[target]), maze)
        case _:
            return Weighed(None, 0.0, maze)


def _weigh_help(odds: float) -> float:
    """Weigh help for a seat of such a suspicion: it speaks against a helper of the suspected."""
    return 0.3 if odds > 0 else -0.5


def _weigh_change(before: Maze, after: Maze, gold: Sequence[float]) -> float:
    """Weigh a change: steps towards the likely gold speak for a seat, steps away against it."""
    lost = expected_cards(after, gold) - expected_cards(before, gold)
    if lost < 0:
        return 0.5 * max(lost, -1.5)
    return 0.15 + 0.9 * min(lost, 2.5)
