"""What the cards are worth that only Saboteur 2 has (R10.4, R10.10 to R10.14, R10.20)."""

from __future__ import annotations

import math
from functools import partial
from typing import assert_never

from ai.beliefs.role_deals import ROLE_ORDER
from ai.terms import Terms
from ai.weighing.card_worth import MEAN_CARD, card_worth
from ai.weighing.prospects import GOLD_WORTH, mean_worth, worth_of
from ai.weighing.sabotage import pressure
from ai.weighing.situation import Situation
from game.engine.cards import SABOTEUR2_ROLES, Action, Marker
from game.engine.commands import DiscardTwo, SeatAction, Steal
from game.engine.events import BonusTaken, CrystalsPaid, Shared, Stole

_NEVER = -100.0
_NEW_CARD = 0.45
"""What a card drawn for one given up is worth more than a poor one."""
_THEFT, _THEFT_LAST = 1.1, 3.2
"""What a theft is worth to its gold: while the round goes on, and when it is the last chance to play it."""
_FREE, _FREE_SABOTEUR, _WHOLE_SABOTEUR = 5.5, 3.5, -1.0
"""What it is worth to be rid of what hinders: a saboteur wins only untrapped, and harms as well with broken tools."""
_HELD = 9.0
_FREED = 7.0


def weigh_new_cards(now: Situation, count: int) -> Terms:
    """Weigh the cards drawn for a pass with more than one (R10.4)."""
    if count < 2:
        return {}
    return {"new cards": _NEW_CARD * (min(count, now.view.table.deck) - 1)}


def weigh_theft(now: Situation) -> Terms:
    """Weigh a theft: one gold unless a hand stops it, useless while trapped (R10.10). None is left in the hand."""
    view = now.view
    if Marker.TRAPPED in view.table.in_front[view.seat]:
        return {"theft": -0.5}
    worth = _THEFT + (_THEFT_LAST - _THEFT) * now.last_turn
    return {"theft": GOLD_WORTH * worth * (math.sqrt(pressure(now)) if now.saboteur else 1.0)}


def weigh_discard(now: Situation, option: DiscardTwo) -> Terms:
    """Weigh giving two cards to remove one that hinders; its own theft stays (R10.4)."""
    if option.what is Marker.THEFT:
        return {"own theft": _NEVER}
    left = now.view.table.hindered(now.view.seat) - 1
    laying = (_FREE_SABOTEUR if option.what is Marker.TRAPPED else _WHOLE_SABOTEUR) if now.saboteur else _FREE
    return {"own hindrance": laying - 1.5 * left, "give up": -0.7 * sum(map(partial(card_worth, now), option.cards))}


def weigh_seat_action(now: Situation, option: SeatAction) -> Terms:
    """Weigh a card of Saboteur 2 played on a seat."""
    seat = option.seat
    own = seat == now.view.seat
    match option.action:
        case Action.HANDS_OFF:
            return {"own theft": _NEVER} if own else {"stop a thief": 1.2 + 1.5 * now.foe(seat)}
        case Action.TRAPPED:
            return {"own seat": _NEVER} if own else _trap(now, seat)
        case Action.FREE:
            return {"own hindrance": 6.5} if own else {"help a friend": _FREED * (0.45 - now.foe(seat))}
        case Action.INSPECTION:
            return _inspect(now, seat)
        case Action.SWAP_HANDS:
            return _swap_hands(now, seat)
        case Action.SWAP_HATS:
            return _swap_hats(now, seat)
        case _:
            assert_never(option.action)


def _trap(now: Situation, seat: int) -> Terms:
    """Weigh a trap: the nearer the end, the less time is left to free the seat (R10.14)."""
    end = 1 + 0.5 * max(0.0, 3 - now.distance)
    already = -1.5 * now.view.table.hindered(seat)
    price: Terms = {"given away": -1.5} if now.saboteur else {"peace": now.peace}
    terms: Terms = {"hold a foe": _HELD * (now.foe(seat) - 0.5) * end, "already held": already}
    return terms | price


def _inspect(now: Situation, seat: int) -> Terms:
    """Weigh an inspection: best of the seat of which least is known, never of a known one (R10.13)."""
    if now.view.roles[seat] is not None:
        return {"known": _NEVER}
    unknown = -sum(chance * math.log(chance) for chance in now.beliefs.roles[seat] if chance > 0)
    return {"unknown role": 1.3 * unknown}


def _swap_hands(now: Situation, seat: int) -> Terms:
    """Weigh swapping hands: good when its own is worth less than a common one; good cards go to mates (R10.12)."""
    hand = list(now.view.hand)
    hand.remove(Action.SWAP_HANDS)
    theirs, mine = MEAN_CARD * len(now.view.table.hands[seat]), sum(map(partial(card_worth, now), hand))
    return {"better hand": 0.8 * (theirs - mine), "one card less": -1.5, "to a foe": 0.5 - now.foe(seat)}


def _swap_hats(now: Situation, seat: int) -> Terms:
    """Weigh swapping hats: a better role for itself by the cards not dealt, or a foe made somebody else (R10.13)."""
    unseen = _unseen(now)
    if seat == now.view.seat:
        joined, seats = now.joined_chance, now.view.table.seats
        crystals = now.maze.crystals
        hope = mean_worth(unseen, joined, crystals, seats) - worth_of(now.role, joined, crystals, seats)
        return {"better role": GOLD_WORTH * hope - 1.0}
    return {"change a foe": 5.0 * (now.foe(seat) - 0.5) - 0.3}


def _unseen(now: Situation) -> tuple[float, ...]:
    """Return the chances of roles of the cards not dealt, by what is believed about those dealt."""
    left = [
        max(0.01, SABOTEUR2_ROLES[role] - sum(chances[place] for chances in now.beliefs.roles))
        for place, role in enumerate(ROLE_ORDER)
    ]
    return tuple(cards / sum(left) for cards in left)


def weigh_steal(now: Situation, option: Steal) -> Terms:
    """Weigh from whom to steal: who was seen to get most in this round (R10.20); earlier sums are hidden."""
    if option.seat is None:
        return {"decline": -5.0}
    return {"gold seen": float(_seen_gold(now, option.seat)), "a foe": 0.7 * now.foe(option.seat)}


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
