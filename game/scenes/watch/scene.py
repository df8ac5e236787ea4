"""`watch`: a record played step by step, forwards and backwards (RECORDS section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.hindsight.gazette.pages import paper_of_record
from game.play.what_if.branch import seat_at, what_if, why_not_from
from game.records.replay import Replay
from game.scenes.routes import ToGazette, ToRoundEnd, ToShare, ToTable
from game.scenes.watch.buttons import WatchButtons
from game.scenes.watch.finale import Finale
from game.scenes.watch.log_links import log_links
from game.scenes.watch.marks import RoundSteps
from game.scenes.watch.pointing import TablePointer
from game.scenes.watch.scrubbing import Scrubbing
from game.scenes.watch.view import (
    Act,
    Perspective,
    Secrets,
    WatchLayout,
    WatchView,
    above_bar,
    act_of,
    just_said,
    seen_by,
)
from game.scenes.watch.what_if import WhatIf
from game.scenes.watch.why import REST, WhyColumn
from game.sound.score import first_cue
from game.speech.narrator import Spoken
from game.system.i18n import _
from game.system.settings import SPEEDS, Speed, speed_factor
from game.tabletop.layout.seats import LARGE_TEXT
from game.tabletop.view.seen import Seen
from game.tabletop.view.viewpoint import PAN_STEP
from game.ui.bindings import HAND_CONTROLS, Control, control_of
from game.ui.context import LOOK_AGAIN, Context
from game.ui.pads.presses import PADDOWN, amount_of
from game.ui.scene import Change, Open, Push
from game.ui.screen import Screen
from game.ui.toast import Below
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_STEP_SECONDS = 0.9
"""Seconds from one step to the next at normal speed."""
_FASTEST = 0.05
_ROOM_FOR_WHY = 1280
"""Width in pixels from which on the reasons stand beside the board without being asked for."""
_PANS = {
    Control.PAN_LEFT: (PAN_STEP, 0),
    Control.PAN_RIGHT: (-PAN_STEP, 0),
    Control.PAN_UP: (0, PAN_STEP),
    Control.PAN_DOWN: (0, -PAN_STEP),
}


class Watch(Screen):
    """Shows the positions of a record. Of a broken one it shows the longest valid prefix, and says so.

    With `public` one sees what everybody saw, and nothing else.
    """

    name = "watch"
    takes_files = True
    about = Entry.LOOKING_HERE
    first = "play"

    def __init__(self, context: Context, replay: Replay, file: Path | None = None, *, public: bool = False) -> None:
        super().__init__(context)
        if not replay.played:
            raise ValueError("no round was dealt in this record")
        self._played = replay.played
        self._states = [played.step.state for played in replay.played]
        self._names = replay.names
        self._replay = replay
        self._file = file
        self._minds = replay.minds
        self._at = 0
        self._public = public
        self._eyes: Perspective = "public" if public else "all"
        self._speed: Speed = context.settings.speed_bots
        self._playing = False
        self._wait = 0.0
        self._log_open = False
        self.why = WhyColumn(replay, self.go, context.worker)
        self._why_asked = False
        """Whether somebody has opened or closed the column: until then it stands open where there is room."""
        self.why.open = self._room_for_why
        self._scrubbing = Scrubbing(replay, self.go)
        self._rested = 0.0
        self._view = WatchView(context.pictures)
        self._pointer = TablePointer(self._view, self._covered)
        self._finale = Finale(context, self._view)
        self._changed = True
        self._buttons = WatchButtons(self, replay.names, len(self._states) - 1, public=public)
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
        return super().needs_draw or self._changed or self._pointer.pointed.changed

    @property
    def at_rest(self) -> bool:
        return not self._playing and not self._view.viewpoint.moving and not self._finale.busy

    @property
    def wake_in(self) -> float | None:
        plays = 0.0 if self._finale.busy else self._wait if self._playing else None
        learns = None if self._unlearned is None else max(LOOK_AGAIN, REST - self._rested)
        view, pointed = self._view.viewpoint, self._pointer.pointed
        waits = [super().wake_in, view.wake_in, self.why.wake_in, pointed.wake_in, plays, learns]
        return min((max(0.0, wait) for wait in waits if wait is not None), default=None)

    # What is done

    def go(self, where: int) -> Change:
        """Show another step; playing stops at the last one. A goal that the next step reaches opens with its finale."""
        self._finale.stop()
        before, self._at = self._at, min(max(0, where), len(self._states) - 1)
        self._rested = 0.0
        if self._at == len(self._states) - 1:
            self._playing = False
        self._wait = self._step_time()
        if self._at == before + 1:
            cue = first_cue(self._played[self._at].step.events)
            if cue is not None:
                self.context.sound.play(cue)
            self._finale.begin(
                self._played[self._at].step.events, self._states[before], self._states[self._at], self._speed
            )
        self._refresh(at_once=not self._playing)
        return None

    def look(self, eyes: Perspective) -> Change:
        """See with other eyes. Who has not asked for the column has it beside the whole truth alone."""
        self._finale.stop()
        self._eyes = eyes
        wanted = self.why.open if self._why_asked else self._room_for_why and eyes == "all"
        if wanted != self.why.open:
            self._open_why(wanted)
        self._refresh(at_once=True)
        return None

    @property
    def _room_for_why(self) -> bool:
        size, scale = self.context.viewport.size, self.context.viewport.text_scale
        return not self._public and size[0] >= _ROOM_FOR_WHY and scale <= LARGE_TEXT

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
        if self._public:
            return None
        self._why_asked = True
        self._open_why(not self.why.open)
        return None

    def _open_why(self, wanted: bool) -> None:
        self.why.open = wanted
        self._log_open &= not self.why.open
        self.why.follow(self._at, self._eyes)
        self.resize(self.viewport)

    def handle(self, event: pygame.Event) -> Change:
        if self.toast.handle(event):
            return None
        match event.type:
            case pygame.MOUSEWHEEL if not self.why.holds(self._pointer.pos):
                if not self._scrubbing.wheel(event, self._pointer.pos):
                    self._changed |= self._pointer.wheel(event)
                return None
            case pygame.MOUSEMOTION:
                self._changed |= self.why.point(event.pos)
                self._changed |= self._scrubbing.bar.point(event.pos)
                self._changed |= self._pointer.move(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self._pointer.press(event.pos)
            case pygame.MOUSEBUTTONUP if event.button == 1:
                self._pointer.let_go()
        control = control_of(event)
        if self._finale.busy and control in (Control.CONFIRM, Control.CANCEL):
            self._finale.stop()
            self._refresh(at_once=True)
            return None
        if control is not None and self._steer(control, event):
            return None
        dragged = self._scrubbing.bar.dragged
        change = super().handle(event)
        if dragged and not self._scrubbing.bar.dragged:
            self.rearrange()
        return change

    def below_toast(self) -> Below:
        """Return what a notice would lie over: beside the buttons, the log with its tabs, the maze, bar and rack."""
        below, view, layout = super().below_toast(), self._view, self._view.layout
        maze = self._states[self._at].table.maze
        rest = [*below.rest, *map(view.cell, (*maze.cards, *maze.closed)), layout.top_bar, layout.rack]
        if not layout.log_shown:
            return Below(below.controls, rest)
        return Below([*below.controls, *view.log.tabs().values()], [*rest, layout.log])

    def _steer(self, control: Control, event: pygame.Event) -> bool:
        """Do what a key of the replay asks for; False when it is none."""
        viewpoint, amount = self._view.viewpoint, amount_of(event)
        match control:
            case Control.LEFT:
                self.go(self._at - 1)
            case Control.RIGHT:
                self.go(self._at + 1)
            case Control.FIT:
                self.go(0)
            case Control.LAST:
                self.go(len(self._states) - 1)
            case Control.NEXT_CARD | Control.PREVIOUS_CARD if event.type != PADDOWN:  # a pad goes from thing to thing
                self._scrubbing.jump(1 if control is Control.NEXT_CARD else -1)
            case _ if control in HAND_CONTROLS:
                self._scrubbing.to_round(HAND_CONTROLS.index(control))
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

    def _covered(self, pos: tuple[int, int]) -> bool:
        """Return whether something lies over the table there."""
        pressed = any(widget.rect.collidepoint(pos) for widget in self.ring.widgets)
        return pressed or self.why.holds(pos) or self._scrubbing.holds(pos)

    def let_go(self) -> None:
        super().let_go()
        self._pointer.let_go()
        self._scrubbing.bar.dragged = False

    def ask_what_if(self) -> Change:
        """Ask which seat to take over here, by default the one to play."""
        self._playing = False
        seat = seat_at(self._states[self._at].table)
        return Push(WhatIf(self.context, self._names, seat, self._at, self._take_over))

    def _take_over(self, seat: int) -> Change:
        """Play on from here in the place of a seat."""
        file = "" if self._file is None else self._file.name
        session = what_if(self._replay, self._at, seat, self.context.data_folder, file)
        return Open(ToTable(session) if session.table.outcome is None else ToRoundEnd(session))

    @property
    def printed(self) -> bool:
        """Whether a round is revealed, so that the newspaper has it."""
        return any(state.table.outcome is not None for state in self._states)

    def read_gazette(self) -> Change:
        """Open the newspaper at the page of the round that shows, or at its last one."""
        self._playing = False
        return Open(ToGazette(paper_of_record(self._replay), self._states[self._at].table.round))

    def share(self) -> Change:
        """Show what of the game can be shared, of the board first what shows."""
        return Open(ToShare(self._replay, self._at, self._file))

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
        self._pointer.pointed.update(dt)
        self._changed |= self._view.bake(self._finale.hidden)
        if self.why.update(dt):
            self._show_why()
        self._learn(dt)
        return super().update(dt)

    @property
    def _unlearned(self) -> RoundSteps | None:
        """A round of which more could be marked."""
        return self._scrubbing.marks.lacks(self._at, self._eyes)

    def finish(self) -> None:
        """Find all marks, and tell all of this step: for tests and still pictures."""
        while (unlearned := self._unlearned) is not None:
            self.why.hindsight(unlearned.first).finish()
            self._learn(REST)
        self.why.finish()

    def _learn(self, dt: float) -> None:
        """Let a worker find the marks that need the course of suspicion, while the bar rests."""
        self._rested += dt
        unlearned = None if self._rested < REST else self._unlearned
        chart = None if unlearned is None else self.why.hindsight(unlearned.first).chart
        if unlearned is not None and chart is not None:
            self._scrubbing.marks.learn(unlearned.number, chart.course)
            self._scrubbing.show(self._at, self._eyes)
            self._changed = True

    def close(self) -> None:
        super().close()
        self.why.close()

    def take_lines(self) -> Sequence[Spoken]:
        news = self._scrubbing.take_news()
        return [*super().take_lines(), *([Spoken((news,), self.owner)] if news else [])]

    # What shows

    def _layout(self) -> WatchLayout:
        table = self._states[self._at].table
        layout = WatchLayout.of(above_bar(self.viewport), table.seats, table.rules, log_open=self._log_open)
        return replace(layout, why=self.why.open)

    def _refresh(self, at_once: bool) -> None:
        view, state = self._view, self._states[self._at]
        view.look(self._seen())
        view.left = frozenset() if self._act is None or self._eyes != "all" else self._act.cards
        if not self._finale.busy:
            view.viewpoint.follow(state.table, None, at_once)
        view.bake(self._finale.hidden)
        if self.why.open:
            self.why.follow(self._at, self._eyes)
            self._show_why()
        self._set_buttons()

    def _show_why(self) -> None:
        """Place what the column has to say now. What is dragged is not let go of for that."""
        if self._scrubbing.bar.dragged:
            self.why.arrange(self._layout().why_column, self.viewport)
            self._changed = True
        else:
            self.rearrange()

    @property
    def _act(self) -> Act | None:
        """What led to the step that shows."""
        return None if self._at == 0 else act_of(self._played[self._at - 1], self._played[self._at])

    def _seen(self) -> Seen:
        state = self._finale.shown or self._states[self._at]
        return seen_by(state, self._names, self._minds, self._eyes, self._act)

    def _set_buttons(self) -> None:
        self._buttons.show(self._at, self._playing, self._speed, why_not_from(self._replay, self._at))
        self._scrubbing.show(self._at, self._eyes)
        self._changed = True

    def resize(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self._finale.stop()
        self._buttons = WatchButtons(self, self._names, len(self._states) - 1, self._eyes, public=self._public)
        self.why.tell_anew()
        self._view.arrange(self._layout(), self._seen())
        self._view.bake(frozenset())
        self._set_buttons()
        self.rearrange()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        layout = self._layout()
        parts = [*self._buttons.place(layout), *self._scrubbing.place(viewport)]
        parts += self.why.arrange(layout.why_column, viewport)
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
        self._scrubbing.draw_ground(canvas, self.viewport)
        self.why.draw_ground(canvas, self.viewport)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        self._pointer.pointed.draw(canvas, [widget.rect for widget in self.ring.widgets])
        self._pointer.pointed.changed = False
        self.why.draw_tip(canvas, self.viewport)
        self._scrubbing.draw_tip(canvas, self.viewport)
