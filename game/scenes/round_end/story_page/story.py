"""The story of a round: seat after seat its role and what it did, and where in the maze that was (UX S6)."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.engine.cells import Cell
from game.hindsight.telling import Moment, plain_moments
from game.play.session import Session
from game.scenes.private.role_round import role_variant
from game.scenes.round_end.story_page.reveal import Reveal, progress
from game.scenes.round_end.story_page.story_row import StoryRow
from game.scenes.round_end.story_page.told import decisive_acts
from game.system.i18n import _, spoken_language
from game.ui.layout import column
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_ONE_COLUMN = 6
"""Up to so many seats stand below each other."""
_LARGE_TEXT = 1.3
_MOST_CARD, _LEAST_CARD = 84, 46
"""Height of a role card at most and at least, design units."""
_MOST_APART = 26
"""How much higher than it has to be a row becomes at most, design units."""
_ASIDE = 14
_CLOSES_IN = 0.3
"""Seconds at normal speed for a ring to close in."""
_TRIALS = ((1.0, 1.0), (0.95, 0.85), (0.9, 0.7))
"""How much smaller texts and cards become before the story scrolls."""


class Story:
    """The rows of all seats in a view that scrolls where they have no room."""

    def __init__(self, session: Session, reveal: Reveal, on_press: Callable[[int | None], Change]) -> None:
        table, outcome = session.table, session.table.outcome
        assert outcome is not None, "a round that is over has its outcome"
        self._session = session
        self._reveal = reveal
        self.rows = [
            StoryRow(
                seat,
                session.names[seat],
                session.minds[seat],
                (role, role_variant(table.round, seat, role)),
                on_press,
                won=seat in outcome.winners,
            )
            for seat, role in enumerate(outcome.roles)
        ]
        self.view = ScrollView("story")
        self._moments = plain_moments(session.state)
        self._language = ""
        self.knows_all = False
        """Whether what beliefs tell is among it."""
        self.speak()
        reveal.tell([bool(row.acts) for row in self.rows])

    def take(self, moments: Iterable[Moment]) -> None:
        """Tell of these from now on: they have become known."""
        self._moments, self.knows_all, self._language = tuple(moments), True, ""
        self.speak()

    def speak(self) -> None:
        """Say everything in the language of now, unless it was just said so."""
        if self._language == spoken_language():
            return
        self._language = spoken_language()
        most = 2 if len(self.rows) < _ONE_COLUMN else 1
        acts = decisive_acts(self._session.state, self._moments, self._session.names, most)
        for row, own in zip(self.rows, acts, strict=True):
            row.acts = own
            row.why_not = _("The story of this round is still being told.")

    def turn_all(self, now: float) -> None:
        """Show what shows so many seconds after the beginning."""
        telling = self._reveal.telling(now)
        face_down = frozenset(row.seat for row in self.rows if self._reveal.turned(row.seat, now) < 1)
        for row in self.rows:
            row.face_down = face_down
            row.turned = self._reveal.turned(row.seat, now)
            row.told = self._reveal.told_of(row.seat, now)
            row.lit, row.enabled = row.seat == telling, now >= self._reveal.ends
            if row.lit and self.view.reach:
                self.view.reveal(row)

    def ringed(self) -> list[Cell]:
        """Return where the acts happened that are told of now, or else those of the row that is pointed at."""
        row = next((row for row in self.rows if row.lit), None)
        row = row or next((row for row in self.rows if row.hovered), None)
        row = row or next((row for row in self.rows if row.focused), None)
        if row is None or not (row.lit or row.enabled):
            return []
        return [act.cell for act in row.shown if act.cell is not None]

    def told_now(self, viewport: Viewport) -> tuple[str, ...]:
        """Return what is read aloud of the seat that is told of now: its name, its role and what it did."""
        row = next((row for row in self.rows if row.lit), None)
        return () if row is None else row.spoken(viewport)

    def closed_in(self, now: float) -> float:
        """Return how far the ring around an act has closed in that has just been told, 0 to 1."""
        row = next((row for row in self.rows if row.lit), None)
        return 1.0 if row is None else progress(self._reveal.told_for(row.seat, now), 0.0, _CLOSES_IN)

    def place(
        self, area: pygame.Rect, viewport: Viewport, before: Sequence[Widget], after: Sequence[Widget]
    ) -> list[Widget]:
        """Lay the rows out within an area, between what stands before and after them."""
        inner = pygame.Rect(area.topleft, (self.view.inner_width(area.w, viewport), area.h))
        aside = inner.inflate(-2 * viewport.px(_ASIDE), 0)
        inner.y = column(before, aside, 0, viewport)
        end = area.bottom - sum(widget.height(aside.w, viewport) for widget in after)
        large = viewport.text_scale > _LARGE_TEXT
        columns = 1 if len(self.rows) <= _ONE_COLUMN or large else 2
        lines = math.ceil(len(self.rows) / columns)
        each = max(0, end - inner.y) / lines / viewport.unit
        foot = end + 1
        for factor, share in _TRIALS[:1] if large else _TRIALS:
            for row in self.rows:
                row.card = _MOST_CARD if large else round(min(_MOST_CARD, max(_LEAST_CARD, (each - 14) * share)))
                row.factor = factor
            foot = self._lay(inner, lines, viewport, None)
            if foot <= end:
                foot = self._lay(inner, lines, viewport, end)
                break
        foot = column(after, pygame.Rect(aside.x, foot, aside.w, 0), 0, viewport)
        self.view.hold([*before, *self.rows, *after], area, foot)
        return [self.view]

    def _lay(self, area: pygame.Rect, lines: int, viewport: Viewport, spread: int | None) -> int:
        """Place the rows in columns of so many, each column for itself. Return the foot of the longest.

        They reach down to `spread`, as far as rows may be higher than need be, where that is given.
        """
        columns, between, foot = math.ceil(len(self.rows) / lines), viewport.px(10), area.y
        width = (area.w - between * (columns - 1)) // columns
        for number in range(columns):
            column_ = self.rows[number * lines : (number + 1) * lines]
            heights, top = [row.height(width, viewport) for row in column_], area.y
            room = 0 if spread is None else (spread - area.y - sum(heights)) // len(column_)
            for row, height in zip(column_, heights, strict=True):
                high = height + max(0, min(room, viewport.px(_MOST_APART)))
                row.place(pygame.Rect(area.x + number * (width + between), top, width, high), viewport)
                top += high
            foot = max(foot, top)
        return foot
