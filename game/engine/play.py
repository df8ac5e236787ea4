"""What each card does when it leaves the hand (RULES sections 2 to 4). Legality was looked at before."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.engine.cards import BREAK_OF, Action, Card, Tool
from game.engine.commands import Break, Lay, Map, Repair, Rockfall
from game.engine.events import Broke, Collapsed, Event, Laid, Looked, Passed, Repaired
from game.engine.legal import can_play
from game.engine.state import State
from game.engine.table import Discard, Table


def lay(state: State, seat: int, command: Lay, events: list[Event]) -> State:
    """A path card goes into the maze; what it reaches is looked at elsewhere (section 5)."""
    table, face, cell = state.table, command.face, command.cell
    card = _held(state, seat, face, face.turned)
    events.append(Laid(seat, card, face, cell))
    hands = _without(table, seat, card)
    table = replace(table, maze=table.maze.lay(cell, face), hands=hands, last_card=seat, last_path=seat)
    return replace(state, table=table, passes=0)


def action(state: State, seat: int, command: Break | Repair | Rockfall | Map, events: list[Event]) -> State:
    """An action card does its work (R4.1 to R4.4)."""
    match command:
        case Break():
            state = _break(state, seat, command, events)
        case Repair():
            state = _repair(state, seat, command, events)
        case Rockfall():
            state = _rockfall(state, seat, command, events)
        case Map():
            state = _look(state, seat, command, events)
        case _:
            assert_never(command)
    return replace(state, table=replace(state.table, last_card=seat), passes=0)


def give_up(state: State, seat: int, given: Card, events: list[Event]) -> State:
    """A pass (R2.1), counted as R6.4 wants it."""
    table = state.table
    card = _held(state, seat, given)
    events.append(Passed(seat, card, given))
    hand = [state.cards[held] for held in table.hands[seat]]
    counts = table.deck == 0 and not can_play(table, seat, hand)
    passes = state.passes + 1 if counts else 0
    return replace(state, table=_spent(table, seat, card, Discard(card, None)), passes=passes)


def _break(state: State, seat: int, command: Break, events: list[Event]) -> State:
    """R4.1: the card stays before the target."""
    tool, target = command.tool, command.seat
    card = _held(state, seat, BREAK_OF[tool])
    events.append(Broke(seat, card, tool, target))
    table = _lying(state.table, target, (*state.table.before[target], tool))
    return replace(state, table=_spent(table, seat, card))


def _repair(state: State, seat: int, command: Repair, events: list[Event]) -> State:
    """R4.2: both cards are discarded."""
    tool, target = command.tool, command.seat
    card = _held(state, seat, command.card)
    events.append(Repaired(seat, card, command.card, tool, target))
    table = _lying(state.table, target, tuple(other for other in state.table.before[target] if other != tool))
    discards = Discard(None, BREAK_OF[tool]), Discard(card, command.card)
    return replace(state, table=_spent(table, seat, card, *discards))


def _rockfall(state: State, seat: int, command: Rockfall, events: list[Event]) -> State:
    """R4.3: both cards are discarded."""
    table, cell = state.table, command.cell
    card, taken = _held(state, seat, Action.ROCKFALL), table.maze.cards[cell]
    events.append(Collapsed(seat, card, cell, taken))
    discards = Discard(None, taken), Discard(card, Action.ROCKFALL)
    return replace(state, table=_spent(replace(table, maze=table.maze.take(cell)), seat, card, *discards))


def _look(state: State, seat: int, command: Map, events: list[Event]) -> State:
    """R4.4: the seat alone learns what lies there."""
    card, looked = _held(state, seat, Action.MAP), state.looked
    events.append(Looked(seat, card, command.goal, state.goals[command.goal - 1]))
    seen = looked[seat] | 1 << command.goal - 1
    table = _spent(state.table, seat, card, Discard(card, Action.MAP))
    return replace(state, table=table, looked=(*looked[:seat], seen, *looked[seat + 1 :]))


def _held(state: State, seat: int, *wanted: Card) -> int:
    """The id of the first card of the hand that is `wanted`; the first of these that the hand holds."""
    hand, cards = state.table.hands[seat], state.cards
    for one in wanted:
        for card in hand:
            if cards[card] == one:
                return card
    raise AssertionError("legality was looked at before")


def _without(table: Table, seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    """All hands, the card with that id taken from `seat`'s."""
    hand = table.hands[seat]
    at = hand.index(card)
    return (*table.hands[:seat], hand[:at] + hand[at + 1 :], *table.hands[seat + 1 :])


def _spent(table: Table, seat: int, card: int, *discards: Discard) -> Table:
    """The card has left the hand, and these lie on the discard pile."""
    return replace(table, hands=_without(table, seat, card), discards=table.discards + discards)


def _lying(table: Table, seat: int, tools: tuple[Tool, ...]) -> Table:
    """These broken tools lie before `seat`."""
    return replace(table, before=(*table.before[:seat], tools, *table.before[seat + 1 :]))
