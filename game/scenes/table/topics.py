"""What the key of the rules opens at the table: the entry of what was refused, is held, or is pointed at (UX M29)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from game.engine.cards import Marker, Tool
from game.engine.cells import GOAL_CELLS, START_CELL, Cell
from game.engine.ruleset import HOUSE_NUMBER_CLAUSES
from game.engine.total import total
from game.scenes.table.notes import Notes
from game.tabletop.move.cursor import Zone
from game.tabletop.move.move import Move
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat
from game.tabletop.tips.things import (
    BarPart,
    OnBar,
    OnClaims,
    OnCount,
    OnDeck,
    OnHand,
    OnPart,
    OnRole,
    OnSign,
    OnSlot,
    Thing,
)
from game.tabletop.view.table import TableView
from game.ui.privacy import Privacy
from game.ui.scene import Topic
from game.words.rulebook.entries import Entry, entry_of_card, entry_of_clause

_BUTTONS: Mapping[str, Topic] = {
    "pass": Topic(Entry.TURN, "R2.1"),
    "end-turn": Topic(Entry.TURN, "R2.1"),
    "rotate": Topic(Entry.LAYING_HERE),
    "undo": Topic(Entry.LAYING_HERE),
    "talk": Topic(Entry.TABLE_TALK),
    "peek": Topic(Entry.SHARING_HERE),
    "curtain": Topic(Entry.SHARING_HERE),
}
"""What buttons are about; all others are ways to look round."""
_BAR: Mapping[BarPart, Topic] = total(
    BarPart,
    {
        BarPart.ROUND: Topic(Entry.THREE_ROUNDS),
        BarPart.DECK: Topic(Entry.TURN, "R2.2"),
        BarPart.DISCARDS: Topic(Entry.TURN, "R2.3"),
        BarPart.TURN: Topic(Entry.TURN, "R1.6"),
    },
)


def table_topic(view: TableView, move: Move, notes: Notes, privacy: Privacy, button: str) -> Topic:
    """Return where the rulebook opens; `button` is the one that is pointed at or has the focus, if any.

    While a hand lies open that others may not see, what is pointed at may hang on it: then it is for its owner's eyes.
    """
    topic = _topic(view, move, notes, button)
    return topic._replace(owner=privacy.reader)


def _topic(view: TableView, move: Move, notes: Notes, button: str) -> Topic:
    clause = notes.clause
    if clause:
        return _of_clause(clause)
    if button:
        return _BUTTONS.get(button, Topic(Entry.LOOKING_HERE))
    if move.held is not None:
        return topic_of(view, OnHand(move.held))
    thing = notes.thing
    if thing is None and move.cursor.by_keys and move.cursor.zone is Zone.HAND:
        thing = OnHand(move.cursor.focus)
    return Topic() if thing is None else topic_of(view, thing)


def topic_of(view: TableView, thing: Thing) -> Topic:
    """Return where the rulebook opens for a thing on the table."""
    two = view.seen.table.rules.saboteur2
    match thing:
        case OnHand(index):
            return _of_hand(view, index)
        case OnRole():
            return Topic(Entry.SABOTEUR2_ROLES if two else Entry.ROLES)  # the same for every role
        case OnDeck():
            return Topic(Entry.TURN, "R2.2")
        case OnSign("aside") if two:
            return Topic(Entry.SABOTEUR2, "R10.2")
        case OnSign(number):
            return _of_clause(HOUSE_NUMBER_CLAUSES[number])
        case OnPile():
            return Topic(Entry.TURN, "R2.3")
        case OnPart():
            return Topic(Entry.LOOKING_HERE)
        case OnGoal():
            return Topic(Entry.GOALS, "R5.1")
        case OnSeat(seat):
            return _of_seat(view, seat)
        case OnSlot(thing=Tool()):
            return Topic(Entry.BROKEN_TOOLS)
        case OnSlot():
            return Topic(Entry.THEFT)
        case OnCount():
            return Topic(Entry.TURN, "R2.1")
        case OnClaims():
            return Topic(Entry.TABLE_TALK)
        case OnBar(part):
            return _BAR[part]
        case OnCell(cell):
            return _of_cell(view, cell)
        case _:
            assert_never(thing)


def _of_clause(clause: str) -> Topic:
    return Topic(entry_of_clause(clause), clause)


def _of_hand(view: TableView, index: int) -> Topic:
    """Return the entry of a card of the hand; of one that lies face down, nothing is told."""
    hand = view.seen.hand
    card = hand[index] if index < len(hand) else None
    return Topic(Entry.TURN, "R2.1") if card is None else Topic(entry_of_card(card))


def _of_seat(view: TableView, seat: int) -> Topic:
    """Return what is in front of a seat, the most unusual first; without anything, what could break there."""
    table = view.seen.table
    if seat == table.retired or (table.bonus is not None and table.bonus.owner == seat):
        return Topic(Entry.RETIRING)
    if Marker.TRAPPED in table.in_front[seat]:
        return Topic(Entry.TRAPPED)
    if Marker.THEFT in table.in_front[seat] and not table.tools(seat):
        return Topic(Entry.THEFT)
    return Topic(Entry.BROKEN_TOOLS)


def _of_cell(view: TableView, cell: Cell) -> Topic:
    table = view.seen.table
    if cell == START_CELL:
        return Topic(Entry.SET_UP, "R1.3")
    if table.bonus is not None and table.bonus.cell == cell:
        return Topic(Entry.BONUS)
    face = table.maze.cards.get(cell)
    if face is None:
        return Topic(Entry.MATCHING)
    return Topic(Entry.STONES) if cell in GOAL_CELLS else Topic(entry_of_card(face))
