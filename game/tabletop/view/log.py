"""The log in words on parchment, with filters, beside the board or in a drawer (UX M20)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import accumulate
from typing import get_args

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import DIM, GREY, WHITE, YELLOW, hue, in_contrast, two_forms
from game.art.drawing.raster import Colour
from game.art.store import PictureStore
from game.engine.cells import GOAL_CELLS, Cell
from game.engine.commands import ClaimGoal
from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Drew,
    Event,
    Freed,
    GameEnded,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    Retired,
    RoundBegan,
    RoundEnded,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.total import total
from game.system.i18n import N_, _
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.panel import fitting_font
from game.ui.paint import draw_plate, icon_tone
from game.ui.text import draw_text, line_height, text_width, wrap
from game.ui.theme import PARCHMENT_INK, PARCHMENT_MUTED, Font, font
from game.words.log import sentence

_HEADING: Colour = two_forms((74, 42, 12), YELLOW)
_NAME: Colour = two_forms((42, 26, 12), WHITE)
_RULE: Colour = two_forms((150, 124, 84), GREY)
_HOVER: Colour = two_forms((226, 208, 160), DIM)

_LEAST_LINK = 24
"""Pixels of the smallest thing to click in the log (UX section 1)."""


class Filter(StrEnum):
    """Which lines the log shows: all, what is in the maze, what is in front of the seats, or what was claimed."""

    ALL = "all"
    PATHS = "paths"
    TOOLS = "tools"
    TALK = "talk"


_SHOWS: Mapping[Filter, str] = total(
    Filter,
    {
        Filter.ALL: N_("Everything that happened"),
        Filter.PATHS: N_("Only what happened in the mine"),
        Filter.TOOLS: N_("Only what was done to seats and their tools"),
        Filter.TALK: N_("Only what was claimed"),
    },
)


def what_shows(kind: Filter) -> str:
    """Return which lines a filter leaves, in words."""
    return _(_SHOWS[kind])


_OF_FILTER: Mapping[Filter, tuple[type[Event], ...]] = total(
    Filter,
    {
        Filter.ALL: (
            Looked, Passed, HandsSwapped, Inspected, HatSwapped, RoundBegan, Drew, Retired, Stayed, RoundEnded,
            NuggetsDrawn, Kept, Paid, Shared, CrystalsPaid, BonusReturned, Stole, GameEnded,
        ),
        Filter.PATHS: (Laid, Collapsed, BonusPlaced, BonusTaken, GoalRevealed),
        Filter.TOOLS: (Broke, Repaired, DiscardedTwo, TheftLaid, TheftStopped, Trapped, Freed),
        Filter.TALK: (Claimed,),
    },
)  # fmt: skip
FILTERS: Mapping[type[Event], Filter] = total(
    get_args(Event), {kind: each for each, kinds in _OF_FILTER.items() for kind in kinds}
)
"""The filter that shows the line of each event, besides the one that shows all."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: whose act it was, its words, and the place it speaks of."""

    seat: int | None
    name: str
    words: str
    kind: Filter
    cell: Cell | None = None
    goal: int | None = None


def lines_of(log: Sequence[Event], names: Sequence[str], round_number: int = 1, first: int = 0) -> tuple[LogLine, ...]:
    """Return the log of a round in words from event `first` on, oldest first."""
    found = [_line(log, place, names, round_number) for place in range(first, len(log))]
    return tuple(line for line in found if line is not None)


def _line(log: Sequence[Event], place: int, names: Sequence[str], round_number: int) -> LogLine | None:
    event = log[place]
    words = sentence(event, names, round_number=round_number, place=place, log=log)
    if words is None:
        return None
    seat = getattr(event, "seat", None)
    own = "" if seat is None else names[seat]
    name = own if own and words.startswith((f"{own} ", f"{own}: ")) else ""
    words = words[len(name) :].lstrip(": ") if name else words
    return LogLine(seat, name, words, FILTERS[type(event)], cell=_cell_of(event), goal=_goal_of(event))


def _cell_of(event: Event) -> Cell | None:
    """Return the cell that the line of an event points at."""
    return event.cell if isinstance(event, Laid | Collapsed | BonusPlaced | BonusTaken) else None


def _goal_of(event: Event) -> int | None:
    """Return the goal that the line of an event points at."""
    match event:
        case GoalRevealed(goal=goal) | Looked(goal=goal) | Claimed(_, ClaimGoal(goal)):
            return goal
        case _:
            return None


def _titles() -> dict[Filter, str]:
    return {Filter.ALL: _("all"), Filter.PATHS: _("paths"), Filter.TOOLS: _("tools"), Filter.TALK: _("talk")}


def line_cell(line: LogLine) -> Cell | None:
    """Return the cell where what a line speaks of lies."""
    return line.cell if line.goal is None else GOAL_CELLS[line.goal - 1]


class LogPanel:
    """Lays the lines out from the newest at the foot; `scrolled` counts pixels up from there."""

    def __init__(self, layout: TableLayout, pictures: PictureStore, saves: bool = False) -> None:
        self._layout = layout
        self._saves = saves
        self._pictures = pictures
        self._lines: tuple[LogLine, ...] = ()
        self._rows: list[tuple[LogLine, list[str], int, int]] = []
        self._extent = 0
        self.filter = Filter.ALL
        self.seat: int | None = None
        """The seat of which alone the lines show."""
        self.scrolled = 0
        self.hovered: LogLine | None = None

    def tell(self, lines: tuple[LogLine, ...]) -> None:
        """Show these lines, and bring the newest into view."""
        if lines != self._lines:
            self._lines, self.scrolled = lines, 0
            if not any(line is self.hovered for line in lines):
                self.hovered = None  # where it stands now, and whether, is another matter for other eyes
            self._arrange()

    def choose(self, wanted: Filter) -> None:
        self.filter, self.scrolled = wanted, 0
        self._arrange()

    def choose_seat(self, seat: int | None) -> None:
        """Show the lines of one seat alone, or of all again."""
        self.seat, self.scrolled = seat, 0
        self._arrange()

    def same_as(self, other: LogPanel) -> None:
        """Show what another panel has been told to show."""
        self.filter, self.seat = other.filter, other.seat

    def press(self, pos: tuple[int, int]) -> None:
        """Choose the filter under a point; a press on the seat that is chosen shows all seats again."""
        for each, rect in self.tabs().items():
            if rect.collidepoint(pos):
                self.choose(each)
        for seat, rect in self.seats().items():
            if rect.collidepoint(pos):
                self.choose_seat(None if seat == self.seat else seat)

    def scroll(self, by: int) -> bool:
        """Move by so many pixels towards older lines; False when there is nothing more."""
        before = self.scrolled
        self.scrolled = min(max(0, before + by), max(0, self._extent - self.body.h))
        return self.scrolled != before

    def hover(self, pos: tuple[int, int]) -> bool:
        """Point at the line under `pos`; True when that is another one than before."""
        before, self.hovered = self.hovered, None
        if self._layout.log_shown and self.body.collidepoint(pos):
            for line, _text, top, height in self._rows:
                if 0 <= pos[1] - self._top(top) < height:
                    self.hovered = line
        return self.hovered is not before

    def point(self, by: int) -> None:
        """Point at the line below the one that is pointed at, or with -1 above it; at none with 0."""
        shown = [line for line, _text, _top, _height in self._rows]
        if not by or not shown:
            self.hovered = None
            return
        places = [place for place, line in enumerate(shown) if line is self.hovered]
        place = min(max(0, places[0] + by), len(shown) - 1) if places else len(shown) - 1
        self.hovered = shown[place]
        _line, _text, top, height = self._rows[place]
        above, below = self.body.top - self._top(top), self._top(top) + height - self.body.bottom
        self.scroll(above if above > 0 else -below if below > 0 else 0)

    @property
    def says(self) -> tuple[object, ...]:
        """Return everything that the picture depends on."""
        return self._lines, self.filter, self.seat, self.scrolled, self.hovered

    @property
    def area(self) -> Rect:
        margin = self._layout.px(12)
        return self._layout.log.inflate(2 * margin, 2 * margin)

    @cached_property
    def body(self) -> Rect:
        """Where the lines stand."""
        log, px = self._layout.log, self._layout.px
        top = max(rect.bottom for rect in self.seats().values()) + px(6)
        return Rect(log.x + px(10), top, log.w - px(20), log.bottom - px(12) - top)

    @property
    def _tabs_top(self) -> int:
        log, px = self._layout.log, self._layout.px
        return log.y + px(8) + line_height(font("heading", self._layout.type(22)))

    def tabs(self) -> dict[Filter, Rect]:
        """Return the filter buttons."""
        log, px = self._layout.log, self._layout.px
        shown = [each for each in Filter if each is not Filter.TALK or self._layout.talk]
        room, face = log.w - px(24), font("body", self._layout.type(14))
        least = [text_width(title, face) + 4 + px(3) for each, title in _titles().items() if each in shown]
        even = room // len(shown)
        widths = [even] * len(shown) if max(least) <= even else [room * wide // sum(least) for wide in least]
        lefts = accumulate(widths, initial=log.x + px(12))
        height = self._layout.viewport.target(30)
        return {
            each: Rect(left, self._tabs_top, width - px(3), height)
            for each, left, width in zip(shown, lefts, widths, strict=False)
        }

    def seats(self) -> dict[int, Rect]:
        """Return the tokens of the seats, below the filters: in more rows where one is too narrow."""
        log, px, count = self._layout.log, self._layout.px, self._layout.seats
        side, room = max(_LEAST_LINK, px(28)), log.w - px(24)
        rows = math.ceil(count / (room // side))
        each = math.ceil(count / rows)
        top = self._tabs_top + self._layout.viewport.target(30) + px(3)
        wide = min(room // each, px(44))
        return {
            seat: Rect(log.x + px(12) + seat % each * wide, top + seat // each * side, wide, side)
            for seat in range(count)
        }

    @property
    def save(self) -> Rect | None:
        """Where a click saves the log as text; None where that is not offered."""
        if not self._saves:
            return None
        log, px = self._layout.log, self._layout.px
        side = max(_LEAST_LINK, min(self._tabs_top - log.y, px(40)))
        return Rect(log.right - px(8) - side, self._tabs_top - side, side, side)

    def paint(self, surface: pygame.Surface, offset: tuple[int, int]) -> None:
        """Draw the log on a clear panel that is at `offset` of the window."""
        px, layout = self._layout.px, self._layout
        log = layout.log.move(-offset[0], -offset[1])
        draw_plate(surface, log, "parchment", layout.viewport, seed=4)
        heading = font("heading", layout.type(22))
        draw_text(surface, _("Log"), (log.x + px(16), log.y + px(8)), heading, _HEADING)
        if self.save is not None:
            place = self.save.move(-offset[0], -offset[1])
            side = round(place.w * 0.7)
            icon = self._pictures.get(PictureKey(naming.icon("save"), side, side, icon_tone("parchment")))
            surface.blit(icon, icon.get_rect(center=place.center))
        self._paint_tabs(surface, offset)
        self._paint_seats(surface, offset)
        body = self.body.move(-offset[0], -offset[1])
        surface.set_clip(body)
        for line, words, top, height in self._rows:
            y = self._top(top) - offset[1]
            if y + height > body.top and y < body.bottom:
                self._paint_line(surface, Rect(body.x, y, body.w, height), line, words)
        surface.set_clip(None)

    def _paint_tabs(self, surface: pygame.Surface, offset: tuple[int, int]) -> None:
        titles = _titles()
        for each, rect in self.tabs().items():
            rect = rect.move(-offset[0], -offset[1])
            face = fitting_font(titles[each], "body", self._layout.type(14), rect.w - 4)
            chosen = each is self.filter
            where = draw_text(surface, titles[each], rect.center, face, _NAME if chosen else PARCHMENT_MUTED, "center")
            if chosen:
                foot = where.bottomleft, where.bottomright
                pygame.draw.line(surface, hue(_HEADING), *foot, max(2, self._layout.px(2)))

    def _paint_seats(self, surface: pygame.Surface, offset: tuple[int, int]) -> None:
        """Draw the token of every seat; the chosen one stands on a lighter ground, underlined."""
        px = self._layout.px
        for seat, rect in self.seats().items():
            rect = rect.move(-offset[0], -offset[1])
            side = min(px(22), rect.w - 2, rect.h - 4)
            if seat == self.seat:
                pygame.draw.rect(surface, hue(_HOVER), rect.inflate(-2, 0), border_radius=px(4))
                foot = (rect.x + px(3), rect.bottom - 2), (rect.right - px(4), rect.bottom - 2)
                pygame.draw.line(surface, hue(_HEADING), *foot, max(2, px(2)))
            token = self._pictures.get(PictureKey(naming.token(seat), side, side))
            surface.blit(token, token.get_rect(center=(rect.centerx, rect.centery - 1)))
        left, right = self.body.x - offset[0], self.body.right - offset[0]
        pygame.draw.line(surface, hue(_RULE), (left, rect.bottom + 1), (right, rect.bottom + 1), 1)

    def _paint_line(self, surface: pygame.Surface, row: Rect, line: LogLine, words: list[str]) -> None:
        px, strong, body = self._layout.px, self._name_font, self._body_font
        if line is self.hovered:
            pygame.draw.rect(surface, hue(_HOVER), row.inflate(0, -2), border_radius=px(4))
            if in_contrast():
                pygame.draw.rect(surface, WHITE, row.inflate(0, -2), max(1, px(1.4)), px(4))
        size = px(22)
        if line.seat is not None:
            token = self._pictures.get(PictureKey(naming.token(line.seat), size, size))
            surface.blit(token, (row.x + px(2), row.y + px(4)))
        left, y = row.x + px(30), row.y + px(3)
        if line.name:
            draw_text(surface, line.name, (left, y), strong, _NAME)
            y += line_height(strong)
        for text in words:
            draw_text(surface, text, (left, y), body, PARCHMENT_INK)
            y += line_height(body)
        pygame.draw.line(surface, hue(_RULE), (left, row.bottom - 1), (row.right, row.bottom - 1), 1)

    @property
    def _name_font(self) -> Font:
        return font("strong", self._layout.type(14.5))

    @property
    def _body_font(self) -> Font:
        return font("body", self._layout.type(14.5))

    def _top(self, top: int) -> int:
        """Return where a row is on the window: the first ones at the top until there are too many."""
        above = max(0, self._extent - self.body.h)
        return self.body.y + top - above + self.scrolled

    def _arrange(self) -> None:
        px, width = self._layout.px, self.body.w - self._layout.px(34)
        self._rows, y = [], 0
        for line in self._lines:
            if self.filter not in (Filter.ALL, line.kind) or self.seat not in (None, line.seat):
                continue
            words = wrap(line.words, font("body", self._layout.type(14.5)), width)
            height = line_height(self._body_font) * len(words) + px(8)
            if line.name:
                height += line_height(self._name_font)
            self._rows.append((line, words, y, height))
            y += height
        self._extent = y
