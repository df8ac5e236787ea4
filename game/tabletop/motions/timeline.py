"""Motions over the table, by the clock and never by frames (UX section 2).

Choreography makes motions; the timeline says which of them run now, draws them, and names what the resting picture
must leave out meanwhile. Times are milliseconds at speed 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

import pygame

from game.art.drawing.fade import FADE, cross_fade
from game.art.drawing.raster import opaque
from game.engine.cells import Cell
from game.engine.events import Event
from game.sound.cues import Cue
from game.sound.track import CueTrack, Sounded
from game.tabletop.motions.easing import Easing, linear
from game.tabletop.view.captures import Captures

_FADE = FADE * 1000

Paint = Callable[[pygame.Surface, float], None]
"""Draws one moment of a motion; the number is its eased progress, 0 at the first key and 1 at the last."""


def nothing(_canvas: pygame.Surface, _progress: float) -> None:
    """Draw nothing: time passes before what follows."""


class Focus(NamedTuple):
    """Cells that the view looks at while a motion runs, and the one of them that is in view where not all can be."""

    cells: tuple[Cell, ...]
    near: Cell


class Hold(NamedTuple):
    """With less motion: from the part `since` of its time on, a motion shows its moment `shows`, both 0 to 1."""

    since: float
    shows: float


TO_THE_LAST = (Hold(0.0, 1.0),)
"""The first key gives way to the last as soon as the motion starts."""


def come_and_go(shows: float, duration: float) -> tuple[Hold, ...]:
    """Return the holds of what is there at neither end: it shows one moment until just before its last key."""
    return Hold(0.0, shows), Hold(1 - _FADE / duration, 1.0)


@dataclass(frozen=True, slots=True)
class Motion:
    """Something that is drawn from `start` on for `duration`.

    `captures` is what the resting picture leaves out until the motion is over. A motion that `waits` is drawn at its
    first key until it starts. Motions of one event share a `beat` and are completed together. `name` says what
    moves, and tells no secret. `cue` is heard `cue_at` ms after the start; `step` says how high it is if it is a note.
    `focus` draws the view near while the motion runs.
    `tells` is what happened that the motion shows, as everybody saw it. `holds` are the moments that it shows with
    less motion: after its first key, in order.
    """

    name: str
    start: float
    duration: float
    paint: Paint
    easing: Easing = linear
    captures: Captures = frozenset()
    waits: bool = False
    beat: int = 0
    cue: Cue | None = None
    step: int = 0
    cue_at: float = 0.0
    focus: Focus | None = None
    tells: Event | None = None
    holds: tuple[Hold, ...] = TO_THE_LAST

    @property
    def end(self) -> float:
        return self.start + self.duration

    def draw(self, canvas: pygame.Surface, progress: float) -> None:
        """Draw the motion at `progress`, 0 to 1 of its time."""
        self.paint(canvas, self.easing(progress))

    def held_at(self, now: float) -> float | None:
        """Return the moment that is shown with less motion, 0 to 1; None for nothing, which is drawn at no moment."""
        if now <= self.start:
            return 0.0 if self.waits else None
        gone = (now - self.start) / self.duration
        reached = [hold.shows for hold in self.holds if hold.since < gone]
        return None if gone >= 1 else reached[-1] if reached else 0.0

    def later(self, by: float, beats: int = 0) -> Motion:
        """Return the same motion, `by` ms and `beats` beats later."""
        return replace(self, start=self.start + by, beat=self.beat + beats)


def sound(motion: Motion, cue: Cue, at: float = 0.0, step: int = 0) -> Motion:
    """Return what draws nothing and lets `cue` be heard `at` ms after the start of `motion`."""
    return Motion("sound", motion.start, motion.duration, _unseen, beat=motion.beat, cue=cue, step=step, cue_at=at)


def _unseen(_canvas: pygame.Surface, _t: float) -> None:
    return


class Timeline:
    """The motions that run or wait. `update` is called once a frame, `draw` after the resting picture.

    While it is `still` nothing moves (UX section 7): what happens takes as long and sounds the same, but every motion
    shows its holds alone. Time is cut into steps as long as a fade, and within each the picture of its begin gives way
    to the one of its end.
    """

    def __init__(self) -> None:
        self._now = 0.0
        self._motions: list[Motion] = []
        self._fading: list[Motion] = []
        """The same, and what has ended since the last fade began."""
        self._fade = _FADE
        self._sheet: pygame.Surface | None = None
        """What the picture that goes is drawn on, until nothing moves."""
        self.still = False
        self._track = CueTrack()
        self._touched = False
        self._pressed = False
        self.hidden: Captures = frozenset()
        """What the resting picture must leave out now."""
        self.changed = False
        """Whether the last `update` made the picture differ from the one before."""

    @property
    def busy(self) -> bool:
        """Whether a motion runs or waits."""
        return bool(self._motions)

    @property
    def focus(self) -> Focus | None:
        """What the view looks at now; None: at nothing in particular."""
        running = (motion.focus for motion in self._motions if motion.start <= self._now)
        return next(filter(None, running), None)

    @property
    def telling(self) -> Event | None:
        """What happened that is being shown now; None when nothing moves, or only something of no event."""
        beat = min((motion.beat for motion in self._motions), default=0)
        return next(
            (motion.tells for motion in self._motions if motion.beat == beat and motion.tells is not None), None
        )

    def add(self, motions: Iterable[Motion]) -> None:
        """Put motions behind those that are there already; their starts count from the end of these."""
        offset = max((motion.end for motion in self._motions), default=self._now)
        beats = max((motion.beat + 1 for motion in self._motions), default=0)
        added = [motion.later(offset, beats) for motion in motions]
        self._motions += added
        self._fading += added
        for motion in added:
            if motion.cue is not None:
                self._track.add(motion.start + motion.cue_at, motion.beat, motion.cue, motion.step)
        self._touched = True
        self._settle()

    def update(self, dt: float, speed: float | None) -> None:
        """Let `dt` ms of the clock pass at `speed` times the pace; `None` is instant and completes everything."""
        self.changed = self._touched or self.busy
        self._touched = False
        if speed is None:
            self._drain()
        else:
            self._now += dt * speed
            self._fade = _FADE * min(1.0, speed)
            self._track.reach(self._now)
            self._drop_past()
        self._settle()

    def finish(self) -> None:
        """Complete the event that is being shown, at once; asked a second time before rest, complete them all."""
        if not self._motions:
            return
        if self._pressed:
            self._drain()
        else:
            beat = min(motion.beat for motion in self._motions)
            self._track.cut_short(beat)
            self._now = max(motion.end for motion in self._motions if motion.beat == beat)
            self._drop_past()
            self._fading = list(self._motions)
        self._pressed = self._touched = True
        self._settle()

    def take_cues(self) -> list[Sounded]:
        """Return the cues whose key has come since the last call: once a frame, after all `add` and `update`."""
        self._track.reach(self._now)
        return self._track.take()

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what runs or waits visibly, in the order in which it was added."""
        if self.still:
            self._draw_still(canvas)
            return
        for motion in self._motions:
            if motion.start <= self._now:
                motion.draw(canvas, (self._now - motion.start) / motion.duration)
            elif motion.waits:
                motion.draw(canvas, 0.0)

    def _draw_still(self, canvas: pygame.Surface) -> None:
        """Draw the fade from the picture at the begin of this step of time to the one at its end."""
        begin = self._now // self._fade * self._fade
        before = [motion.held_at(begin) for motion in self._fading]
        after = self._held_then(begin + self._fade)

        def draw(moments: Sequence[float | None], on: pygame.Surface) -> None:
            for motion, moment in zip(self._fading, moments, strict=True):
                if moment is not None:
                    motion.draw(on, moment)

        part = (self._now - begin) / self._fade
        if before == after or part == 0:
            draw(before, canvas)
            return
        if self._sheet is None or self._sheet.get_size() != canvas.get_size():
            self._sheet = opaque(canvas.get_size())
        cross_fade(canvas, self._sheet, partial(draw, before), partial(draw, after), part)

    def _held_then(self, then: float) -> list[float | None]:
        """Return the moments that are shown at the end of a fade.

        What is over by then goes, unless it stands until its end for what the resting picture still leaves out.
        """
        taken = frozenset().union(*(motion.captures for motion in self._motions if motion.end > then))
        return [
            motion.holds[-1].shows
            if self._now < motion.end <= then and motion.captures - taken
            else motion.held_at(then)
            for motion in self._fading
        ]

    def _drop_past(self) -> None:
        """Let go of what has ended, but for what still fades."""
        begin = self._now // self._fade * self._fade
        self._fading = [motion for motion in self._fading if motion.end > begin]
        self._motions = [motion for motion in self._motions if motion.end > self._now]

    def _drain(self) -> None:
        self._track.cut_short(max((motion.beat for motion in self._motions), default=0))
        self._motions.clear()

    def _settle(self) -> None:
        self.hidden = frozenset().union(*(motion.captures for motion in self._motions))
        if not self._motions:
            self._track.rest()
            self._fading.clear()
            self._sheet = None
            self._now = 0.0
            self._pressed = False
