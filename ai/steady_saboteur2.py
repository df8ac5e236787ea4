"""What `steady` thinks of the cards of Saboteur 2 and of the bonus nuggets (RULES sections 10 and 11)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, assert_never

from game.engine.cards import Action, Card, Marker, Role, Tool
from game.engine.cells import xy
from game.engine.commands import DiscardTwo, PlaceBonus, SeatAction, Steal, Theft
from game.engine.events import BonusTaken, CrystalsPaid, Shared, Stole

if TYPE_CHECKING:
    from ai.steady import Situation, Terms

NEVER = -100.0
_NEW_CARD = 0.45
"""What a card drawn for one given up is worth more than a poor one."""
_MEAN_CARD = 1.1


def play(now: Situation, option: Theft | SeatAction | DiscardTwo, worth: Callable[[Card], float]) -> Terms:
    """The terms of a play that only Saboteur 2 has."""
    match option:
        case Theft():
            return _theft(now)
        case DiscardTwo():
            return _discard(now, option, worth)
        case SeatAction():
            return _on_seat(now, option, worth)
        case _:
            assert_never(option)


def new_cards(now: Situation, count: int) -> Terms:
    """A pass with more cards draws as many (R10.4)."""
    if count < 2:
        return {}
    return {"new cards": _NEW_CARD * (min(count, now.view.table.deck) - 1)}


def _theft(now: Situation) -> Terms:
    """Late, so that nobody has time for hands off; useless while trapped (R10.10)."""
    view = now.view
    if Marker.TRAPPED in view.table.before[view.seat]:
        return {"theft": -0.5}
    late = 1 - view.table.deck / 60
    return {"theft": 0.4 + 1.6 * late}


def _discard(now: Situation, option: DiscardTwo, worth: Callable[[Card], float]) -> Terms:
    """R10.4: two cards for one that hinders; the own theft stays."""
    if option.what is Marker.THEFT:
        return {"own theft": NEVER}
    left = sum(thing is not Marker.THEFT for thing in now.view.table.before[now.view.seat]) - 1
    return {"own hindrance": 5.5 - 1.5 * left, "give up": -0.7 * sum(map(worth, option.cards))}


def _on_seat(now: Situation, option: SeatAction, worth: Callable[[Card], float]) -> Terms:
    seat = option.seat
    own = seat == now.view.seat
    match option.action:
        case Action.HANDS_OFF:
            return {"own theft": NEVER} if own else {"stop a thief": 1.6}
        case Action.TRAPPED:
            return {"own seat": NEVER} if own else _trap(now, seat)
        case Action.FREE:
            return {"own hindrance": 6.5} if own else _friend(now, seat, 7.0)
        case Action.INSPECTION:
            return _inspect(now, seat)
        case Action.SWAP_HANDS:
            return _swap_hands(now, seat, worth)
        case Action.SWAP_HATS:
            return _swap_hats(now, seat)
        case _:
            assert_never(option.action)


def _trap(now: Situation, seat: int) -> Terms:
    """The nearer the end, the less time is left to free the seat (R10.14)."""
    end = 1 + 0.5 * max(0.0, 3 - now.distance)
    foe = now.foe(seat)
    given_away = -1.2 if now.saboteur else 0.0
    already = -1.5 * len(now.view.table.before[seat])
    return {"hold a foe": 9.0 * (foe - 0.5) * end, "already held": already, "given away": given_away}


def _friend(now: Situation, seat: int, weight: float) -> Terms:
    return {"help a friend": weight * (0.45 - now.foe(seat))}


def _inspect(now: Situation, seat: int) -> Terms:
    """The seat of which least is known; never one that is known (R10.13)."""
    if now.view.roles[seat] is not None:
        return {"known": NEVER}
    chances = now.beliefs.roles[seat]
    unknown = -sum(chance * math.log(chance) for chance in chances if chance > 0)
    return {"unknown role": 1.3 * unknown}


def _swap_hands(now: Situation, seat: int, worth: Callable[[Card], float]) -> Terms:
    """R10.12: good when the own hand is worth less than a common one of that size."""
    hand = list(now.view.hand)
    hand.remove(Action.SWAP_HANDS)
    theirs = _MEAN_CARD * len(now.view.table.hands[seat])
    return {"better hand": 0.8 * (theirs - sum(map(worth, hand))), "one card less": -1.5}


def _swap_hats(now: Situation, seat: int) -> Terms:
    """R10.13: a known foe becomes somebody else, and so does whoever has a poor role."""
    if seat == now.view.seat:
        poor = now.view.role is Role.PROFITEER or (now.saboteur and now.distance < 2)
        return {"new role": 1.5 if poor else -2.5}
    return {"change a foe": 5.0 * (now.foe(seat) - 0.55)}


def steal(now: Situation, option: Steal) -> Terms:
    """From whom was seen to get most in this round (R10.20); sums of earlier rounds are hidden."""
    if option.seat is None:
        return {"decline": -5.0}
    return {"gold seen": float(_seen_gold(now, option.seat))}


def _seen_gold(now: Situation, seat: int) -> int:
    total = 0
    for event in now.log:
        match event:
            case Shared(paid, amount) | CrystalsPaid(paid, amount) | BonusTaken(paid, _, _, amount) if paid == seat:
                total += amount
            case Stole(thief, victim):
                total += (thief == seat) - (victim == seat)
            case _:
                pass
    return total


def place_bonus(now: Situation, option: PlaceBonus) -> Terms:
    """Beside the likely way, a few cards from the start: a detour tempts, and the least valuable goes first."""
    x, y = xy(option.cell)
    wanted = 2 if now.saboteur else 1
    return {"tempting": -0.3 * abs(x - 4) - 0.4 * abs(abs(y) - wanted), "value": -0.2 * option.value}


def stay_chance(now: Situation) -> float:
    """How likely the seat is to be among the winners of the round (R11.5)."""
    trapped = Marker.TRAPPED in now.view.table.before[now.view.seat]
    match now.view.role:
        case Role.GEOLOGIST:
            return 0.0
        case Role.PROFITEER:
            chance = 0.95
        case Role.SABOTEUR:
            chance = min(0.9, 0.3 + 0.07 * now.distance)
        case _:
            chance = max(0.15, 0.8 - 0.07 * now.distance)
    return chance * (0.5 if trapped else 1.0)


def retire_or_stay(now: Situation, *, retire: bool) -> Terms:
    """The bonus for certain, or its chance and that of a share (R11.4, R11.5)."""
    bonus = now.view.table.bonus
    assert bonus is not None
    if retire:
        return {"safe": float(bonus.amount)}
    share = 2.0 if now.view.role is not Role.PROFITEER else 1.0
    crystals = float(now.crystals) if now.view.role is Role.GEOLOGIST else 0.0
    return {"at stake": stay_chance(now) * (bonus.amount + share) + crystals}


def tools_before(things: Sequence[Tool | Marker]) -> int:
    """How many of these keep a seat from laying path cards."""
    return sum(thing is not Marker.THEFT for thing in things)
