"""Faces that live: they blink now and then, answer what happens, and one thinks (UX D4).

All of it follows from public events and the seconds that pass; chance comes from a stream of its own for each face,
that knows the round, the seat and how much has happened.
"""

from __future__ import annotations

import random
from dataclasses import replace

from game.art.people.looks import Look
from game.engine.events import Event
from game.engine.table import Table
from game.tabletop.faces.moods import Reaction, reactions, resting

_BLINK = 0.14
_SELDOM, _OFTEN = 6.0, 3.0
"""Seconds between two blinks of a face."""
_COMPANY = 5
"""With more seats each blinks less often, so that the table as a whole is as calm."""
_DOT = 0.35
"""Seconds between the dots of somebody who thinks."""
DOTS = 3


class _Face:
    """One face: until when it is closed and how long it stays as something has made it look."""

    def __init__(self, chance: random.Random, calm: float) -> None:
        self._chance = chance
        self._calm = calm
        self._blinks_in = self._wait()
        self._shut_for = 0.0
        self._mood: Reaction | None = None

    def react(self, reaction: Reaction) -> None:
        self._mood = reaction

    def update(self, dt: float, *, still: bool) -> None:
        if self._mood is not None:
            look, left = self._mood
            self._mood = Reaction(look, left - dt) if left > dt else None
        self._shut_for = max(0.0, self._shut_for - dt)
        if still:
            self._shut_for = 0.0
            return
        self._blinks_in -= dt
        while self._blinks_in <= 0:
            self._shut_for = _BLINK if self._blinks_in > -_BLINK else 0.0
            self._blinks_in += self._wait()

    def next_change(self, *, still: bool) -> float | None:
        waits = [] if still else [self._blinks_in, *([self._shut_for] if self._shut_for else [])]
        return min([*waits, *([] if self._mood is None else [self._mood.seconds])], default=None)

    def look(self, rest: Look) -> Look:
        mood = rest if self._mood is None else self._mood.look
        return replace(mood, lids="closed") if self._shut_for else mood

    def _wait(self) -> float:
        return self._chance.uniform(_OFTEN, _SELDOM) * self._calm


class Faces:
    """The faces of a table. `looks` is how they look now, `thought` who thinks, with how many dots.

    `changed` turns True when that differs; who draws it sets it back. While `still` they only answer what happens.
    """

    def __init__(self, table: Table) -> None:
        self._events = 0
        self._faces = self._new_faces(table)
        self._thinks: int | None = None
        self._thinks_for = 0.0
        self._table = table
        self.looks = self._looks()
        self.thought: tuple[int, int] | None = None
        self.changed = False
        self.still = False

    def begin_anew(self) -> None:
        """Let every face look as at rest, after another scene: how long that one was open tells nothing."""
        self._faces = self._new_faces(self._table)

    def hear(self, event: Event) -> None:
        """Answer an event, as everybody sees it."""
        self._events += 1
        for seat, reaction in reactions(event, len(self._faces)).items():
            self._faces[seat].react(reaction)

    def update(self, dt: float, table: Table, thinks: int | None) -> None:
        """Let `dt` seconds pass; `thinks` is the seat whose bot is asked just now."""
        for face in self._faces:
            face.update(dt, still=self.still)
        self._thinks_for = self._thinks_for + dt if thinks == self._thinks else 0.0
        self._table, self._thinks = table, thinks
        dots = DOTS if self.still else int(self._thinks_for / _DOT) % (DOTS + 1)
        shown = (self._looks(), None if thinks is None else (thinks, dots))
        self.changed |= shown != (self.looks, self.thought)
        self.looks, self.thought = shown

    @property
    def wake_in(self) -> float | None:
        """Seconds until a face changes by itself; None when none will."""
        waits = [wait for face in self._faces if (wait := face.next_change(still=self.still)) is not None]
        dot = [] if self._thinks is None or self.still else [_DOT - self._thinks_for % _DOT]
        return min([*waits, *dot], default=None)

    def _new_faces(self, table: Table) -> list[_Face]:
        calm = max(1.0, table.seats / _COMPANY)
        chances = [random.Random(f"blink:{table.round}:{self._events}:{seat}") for seat in range(table.seats)]
        return [_Face(chance, calm) for chance in chances]

    def _looks(self) -> tuple[Look, ...]:
        rests = [resting(self._table, seat) for seat in range(len(self._faces))]
        if self._thinks is not None and not self.still:
            rests[self._thinks] = replace(rests[self._thinks], gaze="up")
        return tuple(face.look(rest) for face, rest in zip(self._faces, rests, strict=True))
