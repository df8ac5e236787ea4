"""How the table is looked at: pan and zoom, tooltips, the drawer of the log (UX M10, M20, M21)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from game.scenes.table.intents import (
    Explain,
    FitOrNear,
    FitView,
    HoldBoard,
    LookIntent,
    Pan,
    PanStep,
    PointAt,
    ScrollLog,
    ToggleGrid,
    ToggleLog,
    Zoom,
)
from game.scenes.table.notes import Notes
from game.scenes.table.rack import Rack
from game.system.i18n import _
from game.tabletop.move.cursor import Zone
from game.tabletop.move.move import Move
from game.tabletop.move.targets import OnCell, Target
from game.tabletop.tips.things import OnHand, OnPart, Thing, thing_at
from game.tabletop.view.log import Filter, line_cell, what_shows
from game.tabletop.view.table import TableView
from game.tabletop.view.viewpoint import PAN_STEP
from game.ui.bindings import Control, with_key
from game.ui.context import Context
from game.ui.widgets.long_press import LongPress


class Looking:
    """Changes what the view shows and what is pointed at; never the cards of a move. `changed` as in `Move`."""

    def __init__(self, context: Context, view: TableView, move: Move, rack: Rack, notes: Notes) -> None:
        self._context = context
        self._view = view
        self._move = move
        self._rack = rack
        self._notes = notes
        self.changed = False
        self._pos = (-1, -1)
        self._long_press = LongPress()
        self._asked = False
        """Whether a long press has shown what the thing under it is."""

    def update(self, dt: float) -> None:
        """Let the view give way where a held card waits at the edge of the mat, and return once it is put down.

        A press that has lasted for a while asks what is there.
        """
        pressed = self._long_press.update(dt)
        if pressed is not None:
            self._ask(pressed)
        move, cursor = self._move, self._move.cursor
        pos = None if move.held is None or cursor.by_keys else self._pos
        if self._view.viewpoint.lean(pos, dt):
            self._point_at(self._pos, cursor.dragging)
        if move.view is not None and move.held is None and move.laid is None:
            self._view.viewpoint.give_back(at_once=False)

    def do(self, intent: LookIntent) -> None:
        """Carry the intent out."""
        view = self._view
        match intent:
            case Explain():
                self._notes.tell_now()
            case ToggleLog():
                self.toggle_log()
            case ToggleGrid():
                self._context.settings.grid = not self._context.settings.grid
                self.changed = True
            case FitView():
                view.viewpoint.fit()
            case FitOrNear():
                view.viewpoint.fit_or_near()
            case Pan(dx, dy):
                view.viewpoint.pan(dx, dy)
            case PanStep(dx, dy):
                view.viewpoint.pan(round(dx * PAN_STEP * view.unit), round(dy * PAN_STEP * view.unit))
            case Zoom(steps, around):
                view.viewpoint.zoom(steps, around or view.board.inner.center)
            case PointAt(pos, dragging):
                self._point_at(pos, dragging)
            case HoldBoard(held):
                self._move.cursor.panning = held
            case ScrollLog(by):
                self.changed |= view.log.scroll(by)
            case _:
                assert_never(intent)

    @property
    def wake_in(self) -> float | None:
        return self._long_press.wake_in

    def press(self, pos: tuple[int, int]) -> None:
        """Note that the main button went down."""
        self._long_press.begin(pos)

    def release(self) -> None:
        """Note that it is up, or that the window has gone; what a long press has shown goes."""
        self._long_press.end()
        if self._asked:
            self._asked = False
            self._notes.point(None)

    def _ask(self, pos: tuple[int, int]) -> None:
        """Show what the thing under a long press is."""
        hovered = self._rack.index_at(pos)
        target = None if hovered is not None else self._view.target_at(pos, self._move.aim)
        self._asked = True
        self._notes.point(self._part_at(pos) or self._thing_at(pos, hovered, target))
        self._notes.tell_now()

    def toggle_log(self) -> None:
        """Open or close the drawer; a log beside the board has none. By keys, go there to read, or back to the hand."""
        layout, cursor = self._view.layout, self._move.cursor
        if not layout.log_docked:
            self._view.reopen(replace(layout, log_open=not layout.log_open))
            self.changed = True
        if cursor.by_keys and self._move.held is None:
            there = self._view.layout.log_shown and cursor.zone is not Zone.LOG
            cursor.to_hand()
            cursor.zone = Zone.LOG if there else Zone.HAND
            self._view.log.point(1 if there else 0)
            self._move.touch()

    def step_log(self, dx: int, dy: int) -> None:
        """Go to the next line, or to the next filter: what the lines are about, then each seat."""
        log = self._view.log
        if dy:
            log.point(dy)
        else:
            choices: list[tuple[Filter, int | None]] = [(each, None) for each in log.tabs()]
            choices += [(Filter.ALL, seat) for seat in log.seats()]
            now = (log.filter, log.seat)
            each, seat = choices[(choices.index(now) + dx) % len(choices) if now in choices else 0]
            log.choose(each)
            log.choose_seat(seat)
        self.changed = True

    def follow_line(self) -> None:
        """Bring what the line that is pointed at speaks of into view."""
        line = self._view.log.hovered
        cell = None if line is None else line_cell(line)
        if cell is not None:
            self._view.viewpoint.reveal(cell)
            self.changed = True

    def shut_log(self) -> bool:
        """Close the drawer; False when it was not open."""
        if not self._view.layout.log_open:
            return False
        self.toggle_log()
        return True

    def click_log(self, pos: tuple[int, int]) -> bool:
        """Choose a filter, or bring what a line speaks of into view; False when the log is elsewhere."""
        view, log = self._view, self._view.log
        if not view.layout.log_shown or not view.layout.log.collidepoint(pos):
            return False
        log.press(pos)
        self.follow_line()
        self.changed = True
        return True

    def show_cursor(self) -> None:
        """Bring what the keys have moved to into view, and tell its name."""
        cursor, seen = self._move.cursor, self._view.seen
        cursor.by_keys = self.changed = True
        if isinstance(cursor.target, OnCell):
            # where a card may go is for its owner's eyes, and so is where the board moves with it
            self._view.viewpoint.reveal(cursor.target.cell, lent=self._move.held is not None)
        thing: Thing | None = cursor.target if self._move.held is None else None
        if cursor.target is None and cursor.zone is Zone.HAND and cursor.focus < len(seen.hand):
            thing = OnHand(cursor.focus)
        self._notes.point(thing, by_keys=True)

    def _point_at(self, pos: tuple[int, int], dragging: bool) -> None:
        """Follow the pointer: what it is on is marked and explained, and a dragged card hangs on it."""
        view, move, cursor = self._view, self._move, self._move.cursor
        self._pos = pos
        self._long_press.move(pos)
        if dragging:
            move.hang(pos)
        hovered = None if dragging else self._rack.index_at(pos)
        if hovered != cursor.hovered:
            cursor.hovered = hovered
            self.changed = True
        target = None if hovered is not None else view.target_at(pos, move.aim)
        if move.held is not None or move.asks_for_place or target is None:
            move.point(target)
        self.changed |= view.log.hover(pos)
        part = None if dragging else self._part_at(pos)
        if part is not None:
            self._notes.point(part)
        else:
            self._notes.point(None if move.held is not None else self._thing_at(pos, hovered, target))

    def _part_at(self, pos: tuple[int, int]) -> OnPart | None:
        """Return the small thing to click under a point: what turns a card, or what the log offers."""
        for rect in self._rack.turners():
            if rect.collidepoint(pos):
                return OnPart(with_key(_("Turn the card round"), Control.ROTATE), *rect)
        log = self._view.log
        if not self._view.layout.log_shown:
            return None
        if log.save is not None and log.save.collidepoint(pos):
            return OnPart(_("Save the log as text"), *log.save)
        for kind, rect in log.tabs().items():
            if rect.collidepoint(pos):
                return OnPart(what_shows(kind), *rect)
        for seat, rect in log.seats().items():
            if rect.collidepoint(pos):
                words = _("What everybody did") if seat == log.seat else _("Only what {name} did")
                return OnPart(words.format(name=self._view.seen.names[seat]), *rect)
        return None

    def saves_log(self, pos: tuple[int, int]) -> bool:
        """Return whether a press at a point asks for the log as text."""
        save = self._view.log.save if self._view.layout.log_shown else None
        return save is not None and save.collidepoint(pos)

    def _thing_at(self, pos: tuple[int, int], hovered: int | None, target: Target | None) -> Thing | None:
        return OnHand(hovered) if hovered is not None else thing_at(self._view, pos, target)
