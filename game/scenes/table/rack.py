"""The hand as it shows, the drawer of the log, and the names of places for the trace."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.cards import Card, Face
from game.engine.cells import cell_text
from game.engine.table import AskBonus
from game.scenes.table.questions import value_rects
from game.tabletop.motions.easing import out_back
from game.tabletop.move.choice import OnCell
from game.tabletop.move.desk import Zone
from game.tabletop.view.hand import HandShown

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_RISE, _TURN = 0.09, 0.14
"""Seconds for a card to rise under the pointer, and to turn by 180 degrees (UX section 2)."""


class Rack:
    """The hand of the one who looks: what is turned, lifted, away, or has the focus."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
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
        instant = self._scene.context.settings.speed_own == "instant"
        self._since_turn = _TURN if instant else min(_TURN, self._since_turn + dt)
        self._note_turn(instant)
        wanted, step = self._wanted_lifts(), 1.0 if instant else dt / _RISE
        had = self._lifts if len(self._lifts) == len(wanted) else wanted
        self._lifts = tuple(a + max(-step, min(step, b - a)) for a, b in zip(had, wanted, strict=True))
        return before != (self._lifts, self._since_turn)

    def _note_turn(self, instant: bool) -> None:
        """See whether a card has been turned since the last look."""
        choice = self._scene.desk.choice
        turned = self._turned if choice is None else frozenset(choice.turned)
        changed, self._turned = turned ^ self._turned, turned
        ids = self._scene.view.seen.hand_ids
        if len(changed) == 1 and not instant and changed <= set(ids):
            self._turning, self._since_turn = ids.index(next(iter(changed))), 0.0

    def _wanted_lifts(self) -> tuple[float, ...]:
        raised = (self._scene.pointer.hovered, self._scene.desk.held)
        return tuple(float(index in raised) for index in range(len(self._scene.view.seen.hand)))

    def shown(self) -> HandShown:
        """What stands on the rack now."""
        scene, desk = self._scene, self._scene.desk
        picks = desk.ready is None or desk.gives_up
        idle = desk.held is None and picks and desk.choice is not None
        ringed = scene.by_keys and idle and desk.zone is Zone.HAND and desk.question is None
        focused = desk.focus if ringed else None
        hovered, hidden = scene.pointer.hovered, scene.turns.timeline.hidden
        shown = scene.view.hand_shown(desk.aim, self._cards(), hidden, hovered, focused, self._rotatable())
        spin = None if self._turning is None or not self.spin else (self._turning, self.spin)
        return replace(shown, lifts=self._lifts, spin=spin)

    def index_at(self, pos: tuple[int, int]) -> int | None:
        """The card of the hand under a point."""
        return self._scene.view.hand_view.index_at(pos, self.shown())

    def badge(self) -> Rect | None:
        """The button on the card that can be turned."""
        return self._scene.view.hand_view.rotate_badge(self.shown())

    def _cards(self) -> tuple[Card | None, ...]:
        """The hand as it lies: turned as its owner has turned it, or face down."""
        scene = self._scene
        choice, hand = scene.desk.choice, scene.view.seen.hand
        if choice is None or not scene.player.hand_open:
            return hand
        return tuple(choice.card(index) for index in range(len(hand)))

    def _rotatable(self) -> int | None:
        """The card that bears the button to turn it: the held one, else the one under the pointer."""
        desk, pointer = self._scene.desk, self._scene.pointer
        if pointer.dragging or desk.choice is None or not self._scene.player.hand_open:
            return None
        if desk.rotatable is not None:
            return desk.rotatable
        hovered = pointer.hovered
        if desk.held is None and desk.ready is None and hovered is not None and hovered < len(desk.choice.view.hand):
            return hovered if isinstance(desk.choice.card(hovered), Face) else None
        return None


class Drawer:
    """The log: its drawer where the window is narrow, and clicks on it."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def toggle(self) -> None:
        """Open or close the drawer; a log beside the board has none."""
        layout = self._scene.view.layout
        if not layout.log_docked:
            self._scene.view.reopen(replace(layout, log_open=not layout.log_open))
            self._scene.touch()

    def shut(self) -> bool:
        """Close the drawer; False when it was not open."""
        if not self._scene.view.layout.log_open:
            return False
        self.toggle()
        return True

    def click(self, pos: tuple[int, int]) -> bool:
        """Choose a filter, or bring what a line speaks of into view; False when the log is elsewhere."""
        view, log = self._scene.view, self._scene.view.log
        if not view.layout.log_shown or not view.layout.log.collidepoint(pos):
            return False
        for each, rect in log.tabs().items():
            if rect.collidepoint(pos):
                log.choose(each)
        if log.hovered is not None and log.hovered.cell is not None:
            view.viewpoint.reveal(log.hovered.cell)
        self._scene.touch()
        return True


def named_rects(scene: TableScene) -> dict[str, Rect]:
    """Where things to click lie: buttons, hand cards, seats, goals, filters, and legal cells while a card is held."""
    view, table = scene.view, scene.session.table
    found = {button.name: button.rect for button in scene.buttons if button.enabled}
    hand = len(view.seen.hand)
    found |= {f"hand-{index + 1}": _uncovered(scene, index, hand) for index in range(hand)}
    found |= {f"seat-{seat + 1}": view.seat(seat) for seat in range(table.seats)}
    found |= {f"goal-{goal}": view.goal(goal).clip(view.board.inner) for goal in table.maze.closed.values()}
    if view.layout.log_shown:
        found |= {f"log-{each}": rect for each, rect in view.log.tabs().items()}
    for target in scene.desk.aim.targets:
        if isinstance(target, OnCell):
            found[f"cell-{cell_text(target.cell)}"] = view.cell(target.cell).clip(view.board.inner)
    for cell in scene.desk.places:
        found[f"cell-{cell_text(cell)}"] = view.cell(cell).clip(view.board.inner)
    if isinstance(scene.desk.question, AskBonus):
        values = scene.desk.question.values
        found |= {f"bonus-{value}": rect for value, rect in zip(values, value_rects(view, values), strict=True)}
    found["discards"] = view.discard()
    return {name: rect for name, rect in found.items() if rect.w and rect.h}


def _uncovered(scene: TableScene, index: int, count: int) -> Rect:
    """The part of a card of the hand that its right neighbour does not cover."""
    hand = scene.view.hand_view
    slot = hand.card_rect(index, count)
    if index + 1 < count:
        slot.w = min(slot.w, hand.card_rect(index + 1, count).x - slot.x)
    return slot.clip(scene.view.layout.viewport.rect)
