"""`watch`: a record played step by step, forwards and backwards (RECORDS section 3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame

from game.engine.state import State, Step
from game.records.replay import Replay
from game.scenes.watch.buttons import WatchButtons
from game.scenes.watch.eyes import Act, Perspective, Secrets, act_of, just_said, seen_by
from game.scenes.watch.finale import Finale
from game.scenes.watch.layout import WatchLayout, above_bar
from game.scenes.watch.leading import Leads
from game.scenes.watch.learning import Learning
from game.scenes.watch.log_links import log_links
from game.scenes.watch.playback import Playback
from game.scenes.watch.pointing import TablePointer
from game.scenes.watch.scrubbing import Scrubbing
from game.scenes.watch.steering import steer
from game.scenes.watch.view import WatchView
from game.scenes.watch.why import WhyColumn
from game.sound.score import first_cue
from game.speech.narrator import Spoken
from game.system.i18n import _
from game.tabletop.layout.seats import LARGE_TEXT
from game.tabletop.view.seen import Seen
from game.ui.bindings import Control, control_of
from game.ui.context import Context, soonest
from game.ui.scene import Change
from game.ui.screen import Screen
from game.ui.toast import Below
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_ROOM_FOR_WHY = 1280
"""Width in pixels from which on the reasons stand beside the board without being asked for."""


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
        self._minds = replay.minds
        self._at = 0
        self._public = public
        self._eyes: Perspective = "public" if public else "all"
        self._clock = Playback(context.settings.speed_bots)
        self._log_open = False
        self.why = WhyColumn(replay, self.go, context.worker)
        self._why_asked = False
        """Whether somebody has opened or closed the column: until then it stands open where there is room."""
        self.why.open = self._room_for_why
        self.why.follow(self._at, self._eyes)
        self.scrubbing = Scrubbing(replay, self.go)
        self._learning = Learning(self.scrubbing.marks, self.why.hindsight)
        self.table_view = WatchView(context.pictures)
        self._pointer = TablePointer(self.table_view, self._covered)
        self._finale = Finale(context, self.table_view)
        self._changed = True
        self._leads = Leads(context, replay, file, self._leave)
        self._buttons = WatchButtons(self, self._leads, self._names, public=public)
        self.ring.visible = False
        if replay.fault is not None:
            sentence = _("The record breaks off before line {line}: {message}")
            context.notices.append(sentence.format(line=replay.fault.line, message=replay.fault.message))

    @property
    def position(self) -> int:
        """Which step is shown, from 0."""
        return self._at

    @property
    def last(self) -> int:
        """The last step."""
        return len(self._states) - 1

    def look_on(self, by: int) -> Change:
        """See with the eyes that come so many places on."""
        return self.look(self._buttons.next_eyes(by))

    @property
    def seat(self) -> int | None:
        return self._states[self._at].table.to_play

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._changed or self._pointer.pointed.changed

    @property
    def at_rest(self) -> bool:
        return not self._clock.playing and not self.table_view.moving and not self._finale.busy

    @property
    def wake_in(self) -> float | None:
        plays = 0.0 if self._finale.busy else self._clock.wait if self._clock.playing else None
        learns = self._learning.wake_in(self._at, self._eyes)
        view, pointed = self.table_view, self._pointer.pointed
        waits = [super().wake_in, view.wake_in, self.why.wake_in, pointed.wake_in, plays, learns]
        soon = soonest(*waits)
        return None if soon is None else max(0.0, soon)

    # What is done

    def go(self, where: int) -> Change:
        """Show another step; playing stops at the last one. A goal that the next step reaches opens with its finale."""
        self._finale.stop()
        before, self._at = self._at, min(max(0, where), self.last)
        self._learning.begin()
        if self._at == self.last:
            self._clock.playing = False
        self._clock.rewind()
        if self._at == before + 1 and not self.scrubbing.bar.dragged:
            self._show_how(self._states[before], self._played[self._at].step)
        self._refresh(at_once=not self._clock.playing)
        return None

    def _show_how(self, before: State, step: Step) -> None:
        """Let be heard, and where goals open seen, how a step came about."""
        cue = first_cue(step.events)
        if cue is not None:
            self.context.sound.play(cue)
        self._finale.begin(step.events, before, step.state, self._clock.speed)

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
        if not self._clock.playing and self._at == self.last:
            self.go(0)
        self._clock.toggle()
        self._set_buttons()
        return None

    def faster(self) -> Change:
        """Take the next speed."""
        self._clock.faster()
        self._set_buttons()
        return None

    def toggle_log(self) -> Change:
        """Open the drawer of the log, in place of the column, or close it."""
        self._log_open = not self._log_open
        if self._log_open and self.why.open:
            return self.toggle_why()
        self.table_view.reopen(self._layout())
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
                if not self.scrubbing.wheel(event, self._pointer.pos):
                    self._changed |= self._pointer.wheel(event)
                return None
            case pygame.MOUSEMOTION:
                self._changed |= self.why.point(event.pos)
                self._changed |= self.scrubbing.bar.point(event.pos)
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
        if control is not None and steer(self, control, event):
            self._changed = True
            return None
        dragged = self.scrubbing.bar.dragged
        change = super().handle(event)
        if dragged and not self.scrubbing.bar.dragged:
            self.rearrange()
        return change

    def below_toast(self) -> Below:
        """Return what a notice would lie over: beside the buttons, the log with its tabs, the maze, bar and rack."""
        below, view, layout = super().below_toast(), self.table_view, self.table_view.layout
        maze = self._states[self._at].table.maze
        rest = [*below.rest, *map(view.cell, (*maze.cards, *maze.closed)), layout.top_bar, layout.rack]
        if not layout.log_shown:
            return Below(below.controls, rest)
        return Below([*below.controls, *view.log.tabs().values()], [*rest, layout.log])

    def _covered(self, pos: tuple[int, int]) -> bool:
        """Return whether something lies over the table there."""
        pressed = any(widget.rect.collidepoint(pos) for widget in self.ring.widgets)
        return pressed or self.why.holds(pos) or self.scrubbing.holds(pos)

    def let_go(self) -> None:
        super().let_go()
        self._pointer.let_go()
        self.scrubbing.bar.dragged = False

    def _leave(self) -> int:
        """Stop for another scene; return the step that is left."""
        if self._clock.playing:
            self.toggle()
        return self._at

    def fit_or_near(self) -> Change:
        """Show the whole board, or draw nearer."""
        self.table_view.viewpoint.fit_or_near()
        return None

    def update(self, dt: float) -> Change:
        if self._finale.update(dt):
            self._refresh(at_once=False)
        self._changed |= self._finale.changed
        held = self._finale.busy or self.scrubbing.bar.dragged
        if not held and self._clock.due(dt):
            self.go(self._at + 1)
        self._changed |= self.table_view.viewpoint.update(dt)
        self._pointer.pointed.update(dt)
        self._changed |= self.table_view.bake(self._finale.hidden)
        if self.why.update(dt):
            self._show_why()
        if self._learning.update(dt, self._at, self._eyes):
            self._show_marks()
        return super().update(dt)

    def finish(self) -> None:
        """Find all marks, and tell all of this step: for tests and still pictures."""
        self._learning.finish(self._at, self._eyes)
        self._show_marks()
        self.why.finish()

    def _show_marks(self) -> None:
        self.scrubbing.show(self._at, self._eyes)
        self._changed = True

    def set_aside(self) -> None:
        super().set_aside()
        self.table_view.release()

    def close(self) -> None:
        super().close()
        self.why.close()
        self.table_view.release()

    def take_lines(self) -> Sequence[Spoken]:
        news = self.scrubbing.take_news()
        return [*super().take_lines(), *([Spoken((news,), self.owner)] if news else [])]

    # What shows

    def _layout(self) -> WatchLayout:
        table = self._states[self._at].table
        layout = WatchLayout.of(above_bar(self.viewport), table.seats, table.rules, log_open=self._log_open)
        return replace(layout, why=self.why.open)

    def _refresh(self, at_once: bool) -> None:
        view, state = self.table_view, self._states[self._at]
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
        if self.scrubbing.bar.dragged:
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
        self._buttons.show(self._at, self._clock.playing, self._clock.speed, self._leads.why_not(self._at))
        self._show_marks()

    def resize(self, viewport: Viewport) -> None:
        self.viewport = viewport
        self._finale.stop()
        self._buttons = WatchButtons(self, self._leads, self._names, self._eyes, public=self._public)
        self.why.tell_anew()
        self.table_view.arrange(self._layout(), self._seen())
        self.table_view.bake(frozenset())
        self._set_buttons()
        self.rearrange()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        layout = self._layout()
        parts = [*self._buttons.place(layout), *self.scrubbing.place(viewport)]
        parts += self.why.arrange(layout.why_column, viewport)
        if not layout.log_shown:
            return parts
        return [*parts, *log_links(self.table_view.log, self._names, self._note_change, viewport)]

    def _note_change(self) -> None:
        self._changed = True

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._changed = False
        state = self._finale.shown or self._states[self._at]
        self.table_view.draw_position(canvas, Secrets(state, self._eyes), just_said(state, self._names))
        self._finale.draw(canvas)
        self.scrubbing.draw_ground(canvas, self.viewport)
        self.why.draw_ground(canvas, self.viewport)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        self._pointer.pointed.draw(canvas, [widget.rect for widget in self.ring.widgets])
        self._pointer.pointed.changed = False
        self.why.draw_tip(canvas, self.viewport)
        self.scrubbing.draw_tip(canvas, self.viewport)
