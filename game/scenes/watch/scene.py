"""`watch`: a record played step by step, forwards and backwards (RECORDS section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.records.replay import Replay
from game.scenes.routes import ToShare
from game.scenes.watch.buttons import WatchButtons
from game.scenes.watch.finale import Finale
from game.scenes.watch.log_links import log_links
from game.scenes.watch.view import Perspective, Secrets, WatchLayout, WatchView, just_said, seen_by
from game.scenes.watch.why import WhyColumn
from game.sound.score import first_cue
from game.system.i18n import _
from game.system.settings import SPEEDS, Speed, speed_factor
from game.tabletop.tips.pointed import Pointed
from game.tabletop.view.seen import Seen
from game.tabletop.view.viewpoint import PAN_STEP
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.pads.presses import amount_of
from game.ui.scene import Change, Open
from game.ui.screen import Screen
from game.ui.toast import Below
from game.ui.viewport import Viewport
from game.ui.wheel import Pull, Scrolled, notches_away
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_STEP_SECONDS = 0.9
"""Seconds from one step to the next at normal speed."""
_FASTEST = 0.05
_WHEEL_STEP = 60
_PANS = {
    Control.PAN_LEFT: (PAN_STEP, 0),
    Control.PAN_RIGHT: (-PAN_STEP, 0),
    Control.PAN_UP: (0, PAN_STEP),
    Control.PAN_DOWN: (0, -PAN_STEP),
}


class Watch(Screen):
    """Shows the positions of a record. Of a broken one it shows the longest valid prefix, and says so."""

    name = "watch"
    about = Entry.LOOKING_HERE
    first = "play"

    def __init__(self, context: Context, replay: Replay) -> None:
        super().__init__(context)
        if not replay.played:
            raise ValueError("no round was dealt in this record")
        self._states = [played.step.state for played in replay.played]
        self._events = [played.step.events for played in replay.played]
        self._names = replay.names
        self._replay = replay
        self._minds = replay.minds
        self._at = 0
        self._eyes: Perspective = "all"
        self._speed: Speed = context.settings.speed_bots
        self._playing = False
        self._wait = 0.0
        self._log_open = False
        self.why = WhyColumn(replay, self.go, context.worker)
        self._pointer = (-1, -1)
        self._scrolled = Scrolled(_WHEEL_STEP)
        self._board, self._log = Pull(), Pull()
        self._view = WatchView(context.pictures)
        self._pointed = Pointed(self._view)
        self._finale = Finale(context, self._view)
        self._changed = True
        self._buttons = WatchButtons(self, replay.names, len(self._states) - 1)
        self.ring.visible = False
        if replay.fault is not None:
            sentence = _("The record breaks off before line {line}: {message}")
            context.notices.append(sentence.format(line=replay.fault.line, message=replay.fault.message))

    @property
    def position(self) -> int:
        """Which step is shown, from 0."""
        return self._at

    @property
    def seat(self) -> int | None:
        return self._states[self._at].table.to_play

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._changed or self._pointed.changed

    @property
    def at_rest(self) -> bool:
        return not self._playing and not self._view.viewpoint.moving and not self._finale.busy

    @property
    def wake_in(self) -> float | None:
        plays = 0.0 if self._finale.busy else self._wait if self._playing else None
        waits = [super().wake_in, self._view.viewpoint.wake_in, self.why.wake_in, self._pointed.wake_in, plays]
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    # What is done

    def go(self, where: int) -> Change:
        """Show another step; playing stops at the last one. A goal that the next step reaches opens with its finale."""
        self._finale.stop()
        before, self._at = self._at, min(max(0, where), len(self._states) - 1)
        if self._at == len(self._states) - 1:
            self._playing = False
        self._wait = self._step_time()
        if self._at == before + 1:
            cue = first_cue(self._events[self._at])
            if cue is not None:
                self.context.sound.play(cue)
            self._finale.begin(self._events[self._at], self._states[before], self._states[self._at], self._speed)
        self._refresh(at_once=not self._playing)
        return None

    def look(self, eyes: Perspective) -> Change:
        """See with other eyes."""
        self._finale.stop()
        self._eyes = eyes
        self._refresh(at_once=True)
        return None

    def toggle(self) -> Change:
        """Play or pause; from the end, play all of it again."""
        if not self._playing and self._at == len(self._states) - 1:
            self.go(0)
        self._playing = not self._playing
        self._wait = self._step_time()
        self._set_buttons()
        return None

    def faster(self) -> Change:
        """Take the next speed."""
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self._wait = min(self._wait, self._step_time())
        self._set_buttons()
        return None

    def _step_time(self) -> float:
        factor = speed_factor(self._speed)
        return _FASTEST if factor is None else _STEP_SECONDS / factor

    def toggle_log(self) -> Change:
        """Open the drawer of the log, in place of the column, or close it."""
        self._log_open = not self._log_open
        if self._log_open and self.why.open:
            return self.toggle_why()
        self._view.reopen(self._layout())
        self._changed = True
        self.rearrange()
        return None

    def toggle_why(self) -> Change:
        """Open the column, in a narrow window in place of the log, or close it."""
        self.why.open = not self.why.open
        self._log_open &= not self.why.open
        self.why.follow(self._at, self._eyes)
        self.resize(self.viewport)
        return None

    def handle(self, event: pygame.Event) -> Change:
        if self.toast.handle(event):
            return None
        view = self._view
        match event.type:
            case pygame.MOUSEWHEEL if not self.why.holds(self._pointer):
                self._wheel(event)
                return None
            case pygame.MOUSEMOTION:
                self._pointer = event.pos
                self._changed |= self.why.point(event.pos)
                self._changed |= view.log.hover(event.pos)
                self._pull(event.pos)
                self._point(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._begin_pull(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._end_pull()
        control = control_of(event)
        if self._finale.busy and control in (Control.CONFIRM, Control.CANCEL):
            self._finale.stop()
            self._refresh(at_once=True)
            return None
        return super().handle(event) if control is None or not self._steer(control, amount_of(event)) else None

    def below_toast(self) -> Below:
        """Return what a notice would lie over: beside the buttons, the log with its tabs, the maze, bar and rack."""
        below, view, layout = super().below_toast(), self._view, self._view.layout
        maze = self._states[self._at].table.maze
        rest = [*below.rest, *map(view.cell, (*maze.cards, *maze.closed)), layout.top_bar, layout.rack]
        if not layout.log_shown:
            return Below(below.controls, rest)
        return Below([*below.controls, *view.log.tabs().values()], [*rest, layout.log])

    def _steer(self, control: Control, amount: float) -> bool:
        """Do what a key of the replay asks for; False when it is none."""
        viewpoint = self._view.viewpoint
        match control:
            case Control.LEFT:
                self.go(self._at - 1)
            case Control.RIGHT:
                self.go(self._at + 1)
            case Control.FIT:
                self.go(0)
            case Control.LAST:
                self.go(len(self._states) - 1)
            case Control.UP | Control.DOWN:
                self.look(self._buttons.next_eyes(-1 if control is Control.UP else 1))
            case Control.LOG:
                self.toggle_log()
            case Control.WHY:
                self.toggle_why()
            case Control.ZOOM_IN | Control.ZOOM_OUT:
                viewpoint.zoom(amount if control is Control.ZOOM_IN else -amount, self._view.board.inner.center)
            case _ if control in _PANS:
                viewpoint.pan(*(round(step * amount * self.viewport.unit) for step in _PANS[control]))
            case _:
                return False
        self._changed = True
        return True

    def _wheel(self, event: pygame.Event) -> None:
        view, pos, steps = self._view, self._pointer, notches_away(event)
        if view.layout.log_shown and view.log.body.collidepoint(pos):
            self._changed |= view.log.scroll(self._scrolled.pixels(event))
        elif steps and view.board.inner.collidepoint(pos):
            view.viewpoint.zoom(steps, pos)
            self._changed = True

    def _point(self, pos: tuple[int, int]) -> None:
        """Tell what lies on the table under the pointer, unless something lies over it."""
        covered = self.why.holds(pos) or self._on_button(pos)
        self._pointed.point(None if covered else self._view.thing_at(pos))

    def _on_button(self, pos: tuple[int, int]) -> bool:
        return any(widget.rect.collidepoint(pos) for widget in self.ring.widgets)

    def _begin_pull(self, pos: tuple[int, int]) -> None:
        """Hear of a press on the log or on the board, and on nothing that lies over them."""
        view = self._view
        if self.why.holds(pos) or self._on_button(pos):
            return
        if view.layout.log_shown and view.layout.log.collidepoint(pos):
            self._log.begin(pos)
        elif view.board.inner.collidepoint(pos):
            self._board.begin(pos)

    def _pull(self, pos: tuple[int, int]) -> None:
        across, down = self._board.along(pos)
        if across or down:
            self._view.viewpoint.pan(across, down)
        self._changed |= self._view.log.scroll(self._log.along(pos)[1])

    def _end_pull(self) -> None:
        self._board.end()
        self._log.end()

    def let_go(self) -> None:
        super().let_go()
        self._end_pull()

    def share(self) -> Change:
        """Show what of the game can be shared, of the board first what shows."""
        return Open(ToShare(self._replay, self._at))

    def fit_or_near(self) -> Change:
        """Show the whole board, or draw nearer."""
        self._view.viewpoint.fit_or_near()
        return None

    def update(self, dt: float) -> Change:
        if self._finale.update(dt):
            self._refresh(at_once=False)
        self._changed |= self._finale.changed
        if self._playing and not self._finale.busy:
            self._wait -= dt
            if self._wait <= 0:
                self.go(self._at + 1)
        self._changed |= self._view.viewpoint.update(dt)
        self._pointed.update(dt)
        self._changed |= self._view.bake(self._finale.hidden)
        if self.why.update():
            self.rearrange()
        return super().update(dt)

    def close(self) -> None:
        super().close()
        self.why.close()

    # What shows

    def _layout(self) -> WatchLayout:
        table = self._states[self._at].table
        layout = WatchLayout.of(self.viewport, table.seats, table.rules, log_open=self._log_open)
        return replace(layout, why=self.why.open)

    def _refresh(self, at_once: bool) -> None:
        view, state = self._view, self._states[self._at]
        view.look(self._seen())
        if not self._finale.busy:
            view.viewpoint.follow(state.table, None, at_once)
        view.bake(self._finale.hidden)
        if self.why.open:
            self.why.follow(self._at, self._eyes)
            self.rearrange()
        self._set_buttons()

    def _seen(self) -> Seen:
        return seen_by(self._finale.shown or self._states[self._at], self._names, self._minds, self._eyes)

    def _set_buttons(self) -> None:
        self._buttons.show(self._at, self._playing, self._speed)
        self._changed = True

    def resize(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self._finale.stop()
        self._buttons = WatchButtons(self, self._names, len(self._states) - 1, self._eyes)
        self.why.tell_anew()
        self._view.arrange(self._layout(), self._seen())
        self._view.bake(frozenset())
        self._set_buttons()
        self.rearrange()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        layout = self._layout()
        parts = [*self._buttons.place(layout), *self.why.arrange(layout.why_column, viewport)]
        if not layout.log_shown:
            return parts
        return [*parts, *log_links(self._view.log, self._names, self._note_change, viewport)]

    def _note_change(self) -> None:
        self._changed = True

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._changed = False
        state = self._finale.shown or self._states[self._at]
        self._view.draw_position(canvas, Secrets(state, self._eyes), just_said(state, self._names))
        self._finale.draw(canvas)
        self.why.draw_ground(canvas, self.viewport)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        self._pointed.draw(canvas, [widget.rect for widget in self.ring.widgets])
        self._pointed.changed = False
        self.why.draw_tip(canvas, self.viewport)
