"""Sharing the gold of the base game (RULES section 7)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.engine.cards import Role
from game.engine.events import Event, Kept, NuggetsDrawn, Paid
from game.engine.state import State
from game.engine.table import AskKeep, Outcome, Table

SABOTEUR_PAY = {1: 4, 2: 3, 3: 3, 4: 2}
"""What each saboteur gets by the number of saboteurs at the table (R7.4)."""
PLAYERS_DRAW_AT_MOST = 9
"""Nine nugget cards with ten players (R7.2)."""


def share(state: State, outcome: Outcome, events: list[Event]) -> State:
    """Pay the saboteurs, or lay out the gold-diggers' nugget cards and let them pick as far as needs no answer."""
    if outcome.winner == "saboteurs":
        return _pay_saboteurs(state, events)
    pickers = _pickers(state, outcome)
    drawn = state.nuggets[: _cards_drawn(state.table, outcome)]
    if not pickers or not drawn:
        return state
    events.append(NuggetsDrawn(pickers[0], len(drawn)))
    rest = state.nuggets[len(drawn) :]
    return _pick_on(msgspec.structs.replace(state, pool=drawn, pickers=pickers, nuggets=rest), events)


def keep(state: State, seat: int, value: int, events: list[Event]) -> State:
    """Go on after the answer `keep VALUE`."""
    return _pick_on(_keep(state, seat, value, events), events)


def _cards_drawn(table: Table, outcome: Outcome) -> int:
    """Return how many nugget cards the finisher draws (R7.2)."""
    if table.rules.gold_by == "players":
        return min(table.seats, PLAYERS_DRAW_AT_MOST)
    return sum(outcome.roles[seat] is Role.DIGGER for seat in table.active)


def _pickers(state: State, outcome: Outcome) -> tuple[int, ...]:
    """Return the gold-diggers who take part, in the order of their picks (R7.2, R7.3, R7.6).

    The finisher comes first, or else the first on his right, and on it goes counter-clockwise.
    """
    table, finisher = state.table, outcome.finisher
    assert finisher is not None, "gold is revealed by a card that somebody laid"
    around = sorted(table.active, key=lambda seat: (finisher - seat) % table.seats)
    unhurt = table.rules.broken_tools_cost_gold
    return tuple(seat for seat in around if state.roles[seat] is Role.DIGGER and not (unhurt and table.in_front[seat]))


def _pick_on(state: State, events: list[Event]) -> State:
    """Let picks among equal values happen by themselves, then ask the next gold-digger, if cards are left."""
    while state.pool:
        seat = state.pickers[0]
        if len(set(state.pool)) > 1:
            table = msgspec.structs.replace(state.table, to_play=seat, question=AskKeep(len(state.pool)))
            return msgspec.structs.replace(state, table=table)
        state = _keep(state, seat, state.pool[0], events)
    return msgspec.structs.replace(state, pickers=())


def _keep(state: State, seat: int, value: int, events: list[Event]) -> State:
    """Give one pick to its seat; the rest goes on to the next, and the round of picks wraps (R7.2)."""
    at = state.pool.index(value)
    events.append(Kept(seat, value))
    state = _take(state, seat, (value,))
    return msgspec.structs.replace(
        state, pool=state.pool[:at] + state.pool[at + 1 :], pickers=(*state.pickers[1:], seat)
    )


def _take(state: State, seat: int, values: Sequence[int]) -> State:
    """Put nugget cards of these values in front of `seat`."""
    paid, took = list(state.paid), list(state.table.took)
    paid[seat] += sum(values)
    took[seat] += len(values)
    left = state.table.nuggets - len(values)
    table = msgspec.structs.replace(state.table, took=tuple(took), nuggets=left)
    return msgspec.structs.replace(state, paid=tuple(paid), table=table)


def _pay_saboteurs(state: State, events: list[Event]) -> State:
    """Pay every saboteur, clockwise from the starter of the round (R7.4); without one nobody is paid (R7.5)."""
    table = state.table
    around = sorted(table.active, key=lambda seat: (seat - table.starter) % table.seats)
    saboteurs = [seat for seat in around if state.roles[seat] is Role.SABOTEUR]
    for seat in saboteurs:
        amount = SABOTEUR_PAY[min(len(saboteurs), max(SABOTEUR_PAY))]
        pay = exact_payment if table.rules.saboteur_pay == "exact" else drawn_payment
        values, pile = pay(state.nuggets, amount)
        events.append(Paid(seat, sum(values), len(values), values))
        state = _take(msgspec.structs.replace(state, nuggets=pile), seat, values)
    return state


def exact_payment(pile: Sequence[int], amount: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return cards from the pile for exactly `amount`, or as near below as can be, and the pile that is left (R7.4).

    Fewest cards first, of equally few those with the highest card, of equal cards the one nearest the top.
    """
    for target in range(amount, 0, -1):
        values = _fewest(pile, target)
        if values:
            left = list(pile)
            for value in values:
                left.remove(value)
            return values, tuple(left)
    return (), tuple(pile)


def _fewest(pile: Sequence[int], target: int) -> tuple[int, ...]:
    """Return the fewest cards that make `target`, highest first; empty when none do."""
    found: list[tuple[int, ...]] = [
        (3,) * threes + (2,) * twos + (1,) * ones
        for threes in range(min(pile.count(3), target // 3) + 1)
        for twos in range(min(pile.count(2), (target - 3 * threes) // 2) + 1)
        for ones in (target - 3 * threes - 2 * twos,)
        if ones <= pile.count(1)
    ]
    return min(found, key=lambda values: (len(values), [-value for value in values]), default=())


def drawn_payment(pile: Sequence[int], amount: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return cards drawn one at a time, and the pile left; one that would overshoot goes under (R7.4, `ukrainian`)."""
    left, kept = list(pile), list[int]()
    while any(value <= amount - sum(kept) for value in left):
        card = left.pop(0)
        if card <= amount - sum(kept):
            kept.append(card)
        else:
            left.append(card)
    return tuple(kept), tuple(left)


def winners(gold: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that have won with so much gold: those with most (R8.3)."""
    return tuple(seat for seat, sum_ in enumerate(gold) if sum_ == max(gold))
