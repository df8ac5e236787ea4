"""How suspicion of every seat rose and fell over a round: a line for each seat, turn by turn (UX S9).

Only for a round that is revealed: the roles stand at the ends of the lines.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import FAINT, GREY, hue, two_forms
from game.art.drawing.raster import Colour
from game.hindsight.suspicion import Course
from game.scenes.shared.stage import fitting
from game.scenes.why.chart_laps import lap_words
from game.scenes.why.chart_layers import LineLayers
from game.scenes.why.chart_lines import Charted, draw_ends, ends_of_lines
from game.scenes.why.chart_marks import Flag, Room, draw_flags, flags
from game.scenes.why.parts import percent
from game.system.i18n import _
from game.tabletop.view.panel import fitting_font
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import CHALK, MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.widgets.widget import PlacedText, Taken, Widget

_GRID: Colour = two_forms((58, 64, 76), FAINT)
_LAP: Colour = two_forms((74, 80, 92), GREY)
_WORDS_SHARE = 58
"""Per cent of the height that words may take; where large text would take more, it is smaller."""
_MOST_LANES, _PLOT_LINES = 2, 4
"""Lanes of telling moments above the plot at most, and for how many lines of its height there is one."""
_LEGIBLE = 0.7
"""A chart whose words are smaller than this share of their size has no room for more of them."""
_NAMES_SHARE, _NAMED_WIDTH = 16, 400
"""Per cent of the width that names at the ends of the lines may take, and the least width with names, design units."""


class SuspicionChart(Widget):
    """Left and Right go from turn to turn; a press hands the turn pointed at, counted from 1, to `on_press`.

    `at` is the turn of the playhead and `seat` the one whose line stands out, where there is one.
    """

    def __init__(self, on_press: Callable[[int | None], Change]) -> None:
        super().__init__("suspicion")
        self._on_press = on_press
        self._shown: Charted | None = None
        self._factor = 1.0
        """By which words are smaller than the text is to be, where there is no room."""
        self._viewport: Viewport | None = None
        """How it was placed last."""
        self._flags: list[Flag] = []
        self._names_room = 0
        """Pixels for names at the ends of the lines, 0 where there is no room."""
        self._layers = LineLayers()
        self.at: int | None = None
        self.seat: int | None = None
        self.drawn = 1.0
        """How far the lines are drawn, 0 to 1."""
        self.pointed: int | None = None
        self.enabled = False

    def show(self, charted: Charted | None) -> None:
        """Show this, or an empty chart while it is not known yet."""
        self._shown, self.pointed = charted, None
        self._layers.forget()
        self.enabled = charted is not None
        if self._viewport is not None:
            self.place(self.rect, self._viewport)

    @property
    def course(self) -> Course | None:
        """What the lines show, when it is known."""
        return None if self._shown is None else self._shown.course

    def height(self, _width: int, viewport: Viewport) -> int:
        return viewport.px(190)

    # What is pointed at

    def point(self, pos: tuple[int, int]) -> bool:
        """Note that the pointer is here; True when it points at another turn than before."""
        before, self.pointed = self.pointed, None
        shown = self._shown
        if shown is not None and self.enabled and self.rect.collidepoint(pos):
            plot = self._plot
            turns = len(shown.course.turns)
            part = (pos[0] - plot.x) / max(1, plot.w)
            self.pointed = min(max(1, round(part * turns)), turns) if turns else None
        return self.pointed != before

    def press(self, pos: tuple[int, int] | None) -> Change:
        if pos is not None:
            self.point(pos)
        return self._on_press(self.pointed)

    def key(self, event: pygame.Event) -> Taken | None:
        match control_of(event):
            case Control.LEFT:
                self._step(-1)
            case Control.RIGHT:
                self._step(1)
            case _:
                return None
        return Taken()

    def _step(self, by: int) -> None:
        turns = 0 if self._shown is None else len(self._shown.course.turns)
        start = self.pointed if self.pointed is not None else self.at
        self.pointed = min(max(1, (start or 0) + by), turns) if turns else None

    # Where things are

    def _type(self, viewport: Viewport, size: float) -> Font:
        return font("body", viewport.text(size * self._factor))

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        if rect.size != self.rect.size:
            self._layers.forget()
        super().place(rect, viewport)
        self._viewport = viewport
        self._shown = None if self._shown is None else self._shown.said_now()
        self._factor = fitting(lambda trial: self._words_height(viewport, trial), rect.h * _WORDS_SHARE // 100)
        small, px = self._type(viewport, 13), viewport.px
        high = line_height(small)
        head = px(4) + line_height(self._heading(viewport)) + high // 2
        left = text_width(percent(1), small) + px(16)
        height = rect.h - head - high - px(6)
        lanes = self._lanes(height, high)
        head, height = head + lanes * high, height - lanes * high
        self._mark = min(px(22), max(px(14), height // max(1, self._seats)))
        self._columns = max(1, math.ceil(self._seats * self._mark / (height + self._mark)))
        self._names_room = self._room_for_names(height, small, viewport)
        right = px(12) + self._mark * max(2, self._columns) + self._names_room
        self._plot = pygame.Rect(rect.x + left, rect.y + head, rect.w - left - right, height)
        self._place_flags(lanes, small, viewport)

    def _lanes(self, height: int, high: int) -> int:
        """Return how many lanes of words of that height fit above a plot of `height` pixels, which stays large."""
        marked = self._shown is not None and bool(self._shown.marks) and self._factor >= _LEGIBLE
        return min(_MOST_LANES, height // (_PLOT_LINES * high)) if marked else 0

    def _room_for_names(self, height: int, small: Font, viewport: Viewport) -> int:
        """Return the width for names at the ends of the lines, where they fit one below the other."""
        wide = self._factor >= _LEGIBLE and self.rect.w >= viewport.px(_NAMED_WIDTH)
        high = self._columns == 1 and line_height(small) * self._seats <= height + self._mark
        if self._shown is None or not (wide and high):
            return 0
        longest = max(text_width(name, small) for name in self._shown.names) + viewport.px(6)
        return longest if longest <= self.rect.w * _NAMES_SHARE // 100 else 0

    def _place_flags(self, count: int, small: Font, viewport: Viewport) -> None:
        """Find room for the telling moments in the lanes above the plot."""
        self._flags = []
        if self._shown is not None and count:
            high = count * line_height(small)
            area = pygame.Rect(self._plot.x, self._plot.y - high - viewport.px(3), self._plot.w, high)
            side = min(line_height(small), viewport.icon(15))
            self._flags = flags(self._shown.marks, Room(area, count, side, viewport.px(4)), self._x, small)

    def _words_height(self, viewport: Viewport, factor: float) -> int:
        """Return the height that the heading and the words below the lines take at a factor of their sizes."""
        small, heading = (viewport.text(size * factor) for size in (13, 18))
        return line_height(font("heading", heading)) + line_height(font("body", small)) * 3 // 2 + viewport.px(10)

    def _heading(self, viewport: Viewport) -> Font:
        return font("heading", viewport.text(18 * self._factor))

    @property
    def _seats(self) -> int:
        return 0 if self._shown is None else len(self._shown.roles)

    def _x(self, turn: float) -> int:
        turns = 1 if self._shown is None else max(1, len(self._shown.course.turns))
        return self._plot.x + round(self._plot.w * turn / turns)

    def _y(self, chance: float) -> int:
        return self._plot.bottom - round(self._plot.h * chance)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        small, px, plot = self._type(viewport, 13), viewport.px, self._plot
        heading = self._heading(viewport)
        said = _("Whom a stranger would have suspected")
        if text_width(said, heading) > self.rect.w - px(28):
            said = _("Suspicion")
        heading = fitting_font(said, "heading", heading.point_size, self.rect.w - px(28))
        placed = [PlacedText(said, heading, CHALK, (self.rect.x + px(14), self.rect.y + px(4)), self.rect)]
        high = line_height(small)
        for chance in (0, 0.5, 1) if plot.h >= 3 * high else (0, 1):
            text = percent(chance)
            at = (plot.x - px(6) - text_width(text, small), self._y(chance) - high // 2)
            placed.append(PlacedText(text, small, MUTED, at, self.rect))
        placed += [
            PlacedText(flag.mark.label, small, CHALK, flag.words.topleft, self.rect)
            for flag in (self._flags if self._complete else ())
            if flag.words is not None
        ]
        laps = [(lap, self._x(turn)) for lap, turn in enumerate(self._laps, 1)]
        placed += lap_words(laps, self._plot.bottom + viewport.px(2), small, viewport.px(6), self.rect)
        return placed + self._end_names(small, viewport)

    @property
    def _complete(self) -> bool:
        """Whether the lines have grown to their ends."""
        return self._shown is not None and self.drawn >= 1

    def _end_names(self, small: Font, viewport: Viewport) -> list[PlacedText]:
        """Return the names of the seats beside the ends of their lines, where they have room."""
        if self._shown is None or not self._complete or not self._names_room:
            return []
        lower, gap = (self._mark - line_height(small)) // 2, viewport.px(4)
        return [
            PlacedText(name, small, CHALK, (where.right + self._mark + gap, where.y + lower), self.rect)
            for name, where in zip(self._shown.names, self._ends(self._shown, viewport), strict=True)
        ]

    def _ends(self, shown: Charted, viewport: Viewport) -> list[pygame.Rect]:
        """Return where the token of each seat is, at the end of its line."""
        wanted = [self._y(chance) for chance in shown.course.suspicion[-1]]
        beside = self._plot.move(viewport.px(6), 0)
        words = line_height(self._type(viewport, 13)) if self._names_room else 0
        step = max(words, math.ceil(self._mark / self._columns))
        return ends_of_lines(wanted, beside, self._mark, self._columns, step)

    @property
    def _laps(self) -> list[int]:
        """Return before which turns a lap begins."""
        return [] if self._shown is None else [k for k, turn in enumerate(self._shown.course.turns) if turn.begins_lap]

    # Drawing

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        draw_plate(canvas, self.rect, "slate", viewport, seed=6)
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self._y(chance)
            pygame.draw.line(canvas, hue(_GRID), (self._plot.x, y), (self._plot.right, y))
        for turn in self._laps:
            pygame.draw.line(canvas, hue(_LAP), (self._x(turn), self._plot.y), (self._x(turn), self._plot.bottom))
        for text in self.texts(viewport):
            text.draw(canvas)
        if self._shown is None or not self.drawn:
            return
        self._layers.draw(canvas, self._shown, self._plot, self.seat, self.drawn, context)
        if self._complete:
            rows = self._shown.course.suspicion
            pins = [(self._x(flag.mark.row), self._y(rows[flag.mark.row][flag.mark.seat])) for flag in self._flags]
            draw_flags(canvas, self._flags, pins, context)
        self._draw_playhead(canvas, self._shown.course, context)
        if self._complete:
            draw_ends(canvas, self._shown, self._ends(self._shown, context.viewport), self._columns == 1, context)

    def draw_tip(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw the sentence of the turn that is pointed at, over everything else."""
        if self.pointed is None or self._shown is None or not (self.hovered or self.focused):
            return
        chance = self._shown.course.suspicion[self.pointed][self._shown.course.turns[self.pointed - 1].seat]
        at = pygame.Rect(self._x(self.pointed) - 2, self._y(chance) - 6, 4, 12)
        draw_tooltip(canvas, self.tip_of(self.pointed), at, viewport)

    def tip_of(self, turn: int) -> str:
        """Return what is said of a turn of the chart: the most telling moment of it first, where there is one."""
        assert self._shown is not None, "an empty chart has no turns"
        marked = next((mark.label for mark in self._shown.marks if mark.row == turn), None)
        words = self._shown.words[turn - 1]
        return words if marked is None else "\n".join((marked, words))

    def _draw_playhead(self, canvas: pygame.Surface, course: Course, context: Context) -> None:
        turn = self.pointed if self.pointed is not None and (self.hovered or self.focused) else self.at
        if turn is None:
            return
        x, width = self._x(turn), max(2, context.viewport.px(2))
        pygame.draw.line(canvas, hue(CHALK), (x, self._plot.y), (x, self._plot.bottom), width)
        if turn:
            seat = course.turns[turn - 1].seat
            at = (x, self._y(course.suspicion[turn][seat]))
            pygame.draw.circle(canvas, hue(CHALK), at, context.viewport.px(7))
            side = max(10, context.viewport.px(13))
            mark = context.pictures.get(PictureKey(naming.seat_shape(seat), side, side))
            canvas.blit(mark, mark.get_rect(center=at))
