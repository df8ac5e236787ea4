"""What each card of the base game does when it leaves the hand (RULES sections 2 to 4), and the moves of cards.

Legality was looked at before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from game.engine.cards import BREAK_OF, CARD_IN_FRONT, Action, Card, InFront, Marker
from game.engine.commands import Break, Command, DiscardTwo, Lay, Map, Repair, Rockfall
from game.engine.events import Broke, Collapsed, DiscardedTwo, Event, Laid, Looked, Passed, Repaired
from game.engine.legal import can_play
from game.engine.state import State, hand_of
from game.engine.table import Discard, Table


def lay(state: State, seat: int, command: Lay, events: list[Event]) -> State:
    """Lay a path card into the maze; what it reaches is looked at elsewhere (RULES section 5)."""
    table, face, cell = state.table, command.face, command.cell
    card = held(state, seat, face, face.turned)
    events.append(Laid(seat, card, face, cell))
    hands = _without(table, seat, (card,))
    table = replace(table, maze=table.maze.lay(cell, face), hands=hands, last_card=seat, last_path=seat)
    return replace(state, table=table, passes=0)


def give_up(state: State, seat: int, given: tuple[Card, ...], events: list[Event]) -> State:
    """Carry out a pass (R2.1, R10.4), counted as R6.4 wants it."""
    table = state.table
    cards = _held_all(state, seat, given)
    events.append(Passed(seat, cards, tuple([state.cards[card] for card in cards])))
    counts = table.deck == 0 and not can_play(table, seat, hand_of(state, seat))
    passes = state.passes + 1 if counts else 0
    return replace(state, table=face_down(table, seat, cards), passes=passes)


def discard_two(state: State, seat: int, command: DiscardTwo, events: list[Event]) -> State:
    """Put two cards face down on the discards and remove one in front of the seat (R10.4, R2.3)."""
    cards, what = _held_all(state, seat, command.cards), command.what
    events.append(DiscardedTwo(seat, cards, tuple(state.cards[card] for card in cards), what))
    table = removed(face_down(state.table, seat, cards), seat, what)
    return replace(state, table=table, passes=0)


def _break(state: State, seat: int, command: Break, events: list[Event]) -> State:
    """Lay the card in front of the target, where it stays (R4.1)."""
    tool, target = command.tool, command.seat
    card = held(state, seat, BREAK_OF[tool])
    events.append(Broke(seat, card, tool, target))
    return replace(state, table=spent(put_in_front(state.table, target, tool), seat, card), passes=0)


def _repair(state: State, seat: int, command: Repair, events: list[Event]) -> State:
    """Repair a tool; both cards are discarded (R4.2)."""
    tool, target = command.tool, command.seat
    card = held(state, seat, command.card)
    events.append(Repaired(seat, card, command.card, tool, target))
    table = removed(state.table, target, tool)
    return replace(state, table=spent(table, seat, card, Discard(card, command.card)), passes=0)


def _rockfall(state: State, seat: int, command: Rockfall, events: list[Event]) -> State:
    """Take a path card out of the maze; both cards are discarded (R4.3)."""
    table, cell = state.table, command.cell
    card, taken = held(state, seat, Action.ROCKFALL), table.maze.cards[cell]
    events.append(Collapsed(seat, card, cell, taken))
    discards = Discard(None, taken), Discard(card, Action.ROCKFALL)
    return replace(state, table=spent(replace(table, maze=table.maze.take(cell)), seat, card, *discards), passes=0)


def _look(state: State, seat: int, command: Map, events: list[Event]) -> State:
    """Look at a goal; the seat alone learns what it is (R4.4)."""
    card, looked = held(state, seat, Action.MAP), state.looked
    events.append(Looked(seat, card, command.goal, state.goals[command.goal - 1]))
    seen = looked[seat] | 1 << command.goal - 1
    table = spent(state.table, seat, card, Discard(card, Action.MAP))
    return replace(state, table=table, looked=(*looked[:seat], seen, *looked[seat + 1 :]), passes=0)


ACTIONS: Mapping[type[Command], Callable[[State, int, Any, list[Event]], State]] = {
    Break: _break,
    Repair: _repair,
    Rockfall: _rockfall,
    Map: _look,
}
"""What the action cards of the base game do (R4.1 to R4.4)."""


def held(state: State, seat: int, *wanted: Card) -> int:
    """Return the id of the first card of the hand that is the first of `wanted` that it holds."""
    hand, cards = state.table.hands[seat], state.cards
    for one in wanted:
        for card in hand:
            if cards[card] == one:
                return card
    raise AssertionError("legality was looked at before")


def _held_all(state: State, seat: int, wanted: tuple[Card, ...]) -> tuple[int, ...]:
    """Return the ids of these cards of the hand, lowest first: the order of their names would betray them."""
    if len(wanted) == 1:
        return (held(state, seat, wanted[0]),)
    left = list(wanted)
    found = []
    for card in state.table.hands[seat]:
        if state.cards[card] in left:
            left.remove(state.cards[card])
            found.append(card)
    assert not left, "legality was looked at before"
    return tuple(sorted(found))


def _without(table: Table, seat: int, cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return all hands, the cards with these ids taken from `seat`'s."""
    hand = tuple([card for card in table.hands[seat] if card not in cards])
    return (*table.hands[:seat], hand, *table.hands[seat + 1 :])


def spent(table: Table, seat: int, card: int, *discards: Discard) -> Table:
    """Take the action card out of the hand and put these on the discard pile."""
    return replace(table, hands=_without(table, seat, (card,)), discards=table.discards + discards, last_card=seat)


def face_down(table: Table, seat: int, cards: tuple[int, ...]) -> Table:
    """Move the cards from the hand to the discard pile, unseen (R2.3)."""
    discards = table.discards + tuple([Discard(card, None) for card in cards])
    return replace(table, hands=_without(table, seat, cards), discards=discards)


def put_in_front(table: Table, seat: int, thing: InFront) -> Table:
    """Lay this in front of `seat`."""
    in_front = (*table.in_front[:seat], (*table.in_front[seat], thing), *table.in_front[seat + 1 :])
    return replace(table, in_front=in_front)


def removed(table: Table, seat: int, thing: InFront) -> Table:
    """Move this from in front of `seat` to the discard pile."""
    rest = tuple(other for other in table.in_front[seat] if other != thing)
    in_front = (*table.in_front[:seat], rest, *table.in_front[seat + 1 :])
    thefts = table.thefts if thing is not Marker.THEFT else tuple(other for other in table.thefts if other != seat)
    discards = (*table.discards, Discard(None, CARD_IN_FRONT[thing]))
    return replace(table, in_front=in_front, thefts=thefts, discards=discards)
