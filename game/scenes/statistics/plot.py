"""What every plot is: a dark slate on which things can be pointed at, and each says in words what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art.drawing.contrast import FAINT, hue, two_forms
from game.art.drawing.raster import Colour
from game.system.i18n import _
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.scene import Change
from game.ui.text import text_width
from game.ui.theme import CHALK, GOLD, INK, LANTERN, MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.widgets.widget import PlacedText, Taken, Widget, place_lines

GRID: Colour = two_forms((58, 64, 77), FAINT)
_PAD = 14
_LEAST_HEIGHT = 150


class Item(NamedTuple):
    """One thing of a plot: a sentence that says all of it, and where it is."""

    words: str
    rect: pygame.Rect


class Plot(Widget):
    """Left and Right go from thing to thing; what is pointed at is told. Subclasses place and draw the things."""

    clicks = False

    def __init__(self, name: str, title: str) -> None:
        super().__init__(name)
        self.called = title
        self.empty = _("Nothing to show yet.")
        self.items: Sequence[Item] = ()
        self.pointed: int | None = None

    def height(self, _width: int, viewport: Viewport) -> int:
        return viewport.px(_LEAST_HEIGHT * max(1.0, viewport.text_scale))

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self.items = self.lay_out(viewport)

    def moved(self, by: int) -> None:
        super().moved(by)
        self.items = [Item(item.words, item.rect.move(0, by)) for item in self.items]

    def lay_out(self, viewport: Viewport) -> Sequence[Item]:
        """Return the things and where they are, now that the place of the plot is known."""
        raise NotImplementedError

    def draw_things(self, canvas: pygame.Surface, context: Context) -> None:
        """Draw what the plot shows; its texts are drawn by themselves."""
        raise NotImplementedError

    # What is pointed at

    def point(self, pos: tuple[int, int]) -> bool:
        """Note that the pointer is here; True when it points at something else than before."""
        before = self.pointed
        shown = self.on_screen().collidepoint(pos)
        found = [place for place, item in enumerate(self.items) if item.rect.collidepoint(pos)]
        self.pointed = found[0] if shown and found else None
        return self.pointed != before

    def key(self, event: pygame.Event) -> Taken | None:
        match control_of(event):
            case Control.LEFT:
                by = -1
            case Control.RIGHT:
                by = 1
            case _:
                return None
        if not self.items:
            return None
        start = self.pointed if self.pointed is not None else (-1 if by > 0 else len(self.items))
        self.pointed = min(max(0, start + by), len(self.items) - 1)
        if self.scroll is not None:
            spot = Widget("")
            spot.rect = self.items[self.pointed].rect
            self.scroll.reveal(spot)  # a plot may be higher than what shows of it
        return Taken(repeats=True)

    def press(self, pos: tuple[int, int] | None) -> Change:
        if pos is not None:
            self.point(pos)
        return None

    def spoken(self, _viewport: Viewport) -> tuple[str, ...]:
        if self.pointed is not None and self.pointed < len(self.items):
            return (self.items[self.pointed].words,)
        return (self.called, *(item.words for item in self.items[:12])) if self.items else (self.called, self.empty)

    # Drawing

    def inside(self, viewport: Viewport) -> pygame.Rect:
        """Return where things may lie."""
        return self.rect.inflate(-2 * viewport.px(_PAD), -2 * viewport.px(_PAD * 0.7))

    def small(self, viewport: Viewport) -> Font:
        """Return the font of numbers and names."""
        return font("body", viewport.text(14))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        if self.items:
            return []
        return place_lines(self.empty, font("italic", viewport.text(17)), MUTED, self.inside(viewport), centred=True)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        draw_plate(canvas, self.rect, "slate", context.viewport, seed=6)
        if self.items:
            self.draw_things(canvas, context)
        for line in self.texts(context.viewport):
            line.draw(canvas)

    def draw_tip(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw the sentence of what is pointed at, over everything else."""
        if self.pointed is None or self.pointed >= len(self.items) or not (self.hovered or self.focused):
            return
        item = self.items[self.pointed]
        mark = item.rect.clip(self.on_screen())
        pygame.draw.rect(canvas, hue(CHALK), mark.inflate(4, 4), max(2, viewport.px(1.6)), viewport.px(5))
        draw_tooltip(canvas, item.words, mark, viewport)


def draw_bar(canvas: pygame.Surface, rect: pygame.Rect, viewport: Viewport, *, sure: bool = True) -> None:
    """Draw a bar of brass with a light edge; what there are too few of is hollow."""
    if rect.w < 1 or rect.h < 1:
        return
    radius = min(viewport.px(3), rect.w // 2, rect.h // 2)
    if sure:
        pygame.draw.rect(canvas, hue(_BODY), rect, border_radius=radius)
        thick = max(1, viewport.px(2))
        edge = pygame.Rect(rect.x + thick, rect.y + thick, rect.w - 2 * thick, thick)
        if edge.w > 0 and rect.h > 3 * thick:
            pygame.draw.rect(canvas, hue(_LIGHT), edge)
    pygame.draw.rect(canvas, hue(INK if sure else GOLD), rect, max(1, viewport.px(1.4)), radius)


_BODY: Colour = two_forms((201, 150, 60), (255, 212, 0))
_LIGHT: Colour = two_forms((255, 226, 150), (255, 255, 255))
_WHISKER: Colour = two_forms((246, 240, 226), (102, 217, 255))


def draw_whisker(
    canvas: pygame.Surface, one: tuple[int, int], other: tuple[int, int], viewport: Viewport, cap: int
) -> None:
    """Draw the line of an interval with a cap at each end, along x or along y, with a dark edge."""
    along_x = one[1] == other[1]
    reach = (0, cap) if along_x else (cap, 0)
    for colour, more in ((INK, 2), (_WHISKER, 0)):
        thick = max(2, viewport.px(2)) + more
        pygame.draw.line(canvas, hue(colour), one, other, thick)
        for x, y in (one, other):
            pygame.draw.line(canvas, hue(colour), (x - reach[0], y - reach[1]), (x + reach[0], y + reach[1]), thick)


def draw_diamond(canvas: pygame.Surface, centre: tuple[int, int], side: int) -> None:
    """Draw the sign of a mean."""
    x, y = centre
    for colour, reach in ((INK, side + 2), (LANTERN, side)):
        pygame.draw.polygon(canvas, hue(colour), [(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)])


def centred_text(text: str, face: Font, colour: Colour, centre: int, top: int, box: pygame.Rect) -> PlacedText:
    """Return a line around an x."""
    return PlacedText(text, face, colour, (centre - text_width(text, face) // 2, top), box)
