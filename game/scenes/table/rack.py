"""The hand as it shows, and the names of places for the trace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from game.engine.cards import Card, Face
from game.engine.cells import cell_text
from game.engine.table import AskBonus, Table
from game.scenes.table.questions import value_rects
from game.scenes.table.sight import Sight
from game.system.settings import Settings
from game.tabletop.motions.easing import out_back
from game.tabletop.motions.timeline import Timeline
from game.tabletop.move.cursor import Zone
from game.tabletop.move.move import Move
from game.tabletop.move.targets import OnCell
from game.tabletop.view.hand import HandShown
from game.tabletop.view.table import TableView
from game.ui.widgets.button import Button

_RISE, _TURN = 0.09, 0.14
"""Seconds for a card to rise under the pointer, and to turn by 180 degrees (UX section 2)."""


class Rack:
    """The hand of the viewer: what is turned, lifted, away, or has the focus."""

    def __init__(self, view: TableView, move: Move, sight: Sight, timeline: Timeline, settings: Settings) -> None:
        self._view = view
        self._move = move
        self._sight = sight
        self._timeline = timeline
        self._settings = settings
        self._lifts: tuple[float, ...] = ()
        self._turned: frozenset[int] = frozenset()
        self._turning: int | None = None
        self._since_turn = _TURN

    @property
    def spin(self) -> float:
        """By how many degrees the card that was just turned still has to go."""
        return 180 * (1 - out_back(self._since_turn / _TURN)) if self._since_turn < _TURN else 0.0

    @property
    def wake_in(self) -> float | None:
        return 0.0 if self._since_turn < _TURN or self._lifts != self._wanted_lifts() else None

    def update(self, dt: float) -> bool:
        """Let cards rise, sink and turn for `dt` seconds; True when one has moved."""
        before = self._lifts, self._since_turn
        instant = self._settings.speed_own == "instant" or self._settings.reduced_motion
        self._since_turn = _TURN if instant else min(_TURN, self._since_turn + dt)
        self._note_turn(instant)
        wanted, step = self._wanted_lifts(), 1.0 if instant else dt / _RISE
        had = self._lifts if len(self._lifts) == len(wanted) else wanted
        self._lifts = tuple(a + max(-step, min(step, b - a)) for a, b in zip(had, wanted, strict=True))
        return before != (self._lifts, self._since_turn)

    def _note_turn(self, instant: bool) -> None:
        """See whether a card has been turned since the last look."""
        turned = self._turned if self._move.view is None else frozenset(self._move.turned)
        changed, self._turned = turned ^ self._turned, turned
        ids = self._view.seen.hand_ids
        if len(changed) == 1 and not instant and changed <= set(ids):
            self._turning, self._since_turn = ids.index(next(iter(changed))), 0.0

    def _wanted_lifts(self) -> tuple[float, ...]:
        raised = (self._move.cursor.hovered, self._move.held)
        return tuple(float(index in raised) for index in range(len(self._view.seen.hand)))

    def shown(self) -> HandShown:
        """Return what stands on the rack now."""
        move, cursor = self._move, self._move.cursor
        picks = move.ready is None or move.gives_up
        idle = move.held is None and picks and move.plays_card
        focused = cursor.focus if cursor.by_keys and idle and cursor.zone is Zone.HAND else None
        shown = self._view.hand_shown(
            move.aim, self._cards(), self._timeline.hidden, cursor.hovered, focused, self._rotatable()
        )
        spins = self._turning is not None and self.spin and self._sight.hand_open
        spin = (self._turning, self.spin) if self._turning is not None and spins else None
        return replace(shown, lifts=self._lifts, spin=spin)

    def index_at(self, pos: tuple[int, int]) -> int | None:
        """Return the card of the hand under a point."""
        return self._view.hand_view.index_at(pos, self.shown())

    def badge(self) -> Rect | None:
        """Return the button on the card that can be turned."""
        return self._view.hand_view.rotate_badge(self.shown())

    def turners(self) -> tuple[Rect, ...]:
        """Return where a click turns a card: on it in the hand, and beside its ghost (UX S4)."""
        badge = self.badge()
        return (*self.handles(), *(() if badge is None else (badge,)))

    def handles(self) -> tuple[Rect, ...]:
        """Return the handles beside the ghost; none while the hand is covered."""
        return self._view.handles(self._move.aim) if self._sight.hand_open else ()

    def _cards(self) -> tuple[Card | None, ...]:
        """Return the hand as it stands: turned as its owner has turned it, or face down."""
        hand = self._view.seen.hand
        if self._move.view is None or not self._sight.hand_open:
            return hand
        return tuple(self._move.card(index) for index in range(len(hand)))

    def _rotatable(self) -> int | None:
        """Return the card that bears the button to turn it: the held one, else the one under the pointer."""
        move, hovered = self._move, self._move.cursor.hovered
        if move.cursor.dragging or move.view is None or not self._sight.hand_open:
            return None
        if move.rotatable is not None:
            return move.rotatable
        if move.held is None and move.ready is None and hovered is not None and hovered < len(move.view.hand):
            return hovered if isinstance(move.card(hovered), Face) else None
        return None


def named_rects(
    view: TableView, table: Table, move: Move, buttons: Sequence[Button], handles: Sequence[Rect]
) -> dict[str, Rect]:
    """Return where things to click are: buttons, hand cards, seats, goals, filters, and legal cells for a held card.

    `handles` are those that turn a card beside its ghost.
    """
    found = {button.name: button.rect for button in buttons if button.enabled}
    hand = len(view.seen.hand)
    found |= {f"hand-{index + 1}": _uncovered(view, index, hand) for index in range(hand)}
    found |= {f"seat-{seat + 1}": view.seat(seat) for seat in range(table.seats)}
    found |= {f"goal-{goal}": view.goal(goal).clip(view.board.inner) for goal in table.maze.closed.values()}
    if view.layout.log_shown:
        found |= {f"log-{each}": rect for each, rect in view.log.tabs().items()}
        found |= {f"log-seat-{seat + 1}": rect for seat, rect in view.log.seats().items()}
        found |= {} if view.log.save is None else {"log-save": view.log.save}
    for target in move.aim.targets:
        if isinstance(target, OnCell):
            found[f"cell-{cell_text(target.cell)}"] = view.cell(target.cell).clip(view.board.inner)
    found |= {f"turn-{number}": rect for number, rect in enumerate(handles, 1)}
    for cell in move.places:
        found[f"cell-{cell_text(cell)}"] = view.cell(cell).clip(view.board.inner)
    if isinstance(move.question, AskBonus):
        values = move.question.values
        found |= {f"bonus-{value}": rect for value, rect in zip(values, value_rects(view, values), strict=True)}
    found["discards"] = view.discard()
    return {name: rect for name, rect in found.items() if rect.w and rect.h}


def _uncovered(view: TableView, index: int, count: int) -> Rect:
    """Return the part of a card of the hand that its right neighbour does not cover."""
    hand = view.hand_view
    slot = hand.card_rect(index, count)
    if index + 1 < count:
        slot.w = min(slot.w, hand.card_rect(index + 1, count).x - slot.x)
    return slot.clip(view.layout.viewport.rect)
