"""The bar at the top: round, deck, discards, and whose turn it is (UX section 6)."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, WHITE, hue, in_contrast, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, blank
from game.art.store import PictureStore
from game.art.surfaces.oak import board
from game.system.i18n import _
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.panel import fitting_font
from game.ui.paint import draw_plate
from game.ui.text import draw_text, ellipsis, text_width
from game.ui.theme import BRASS_TEXT, CHALK, Font

_LABEL: Colour = two_forms((205, 185, 141), WHITE)
_EDGE: Colour = two_forms((185, 138, 60), WHITE)
_LIGHT_ON_BRASS: Colour = (246, 217, 138)
_PLATE_SHARE = 0.87
"""How much of the height of the plate its words take at most."""
_LEAST_SHARE = 0.9
"""Large text stays large: rather than be set smaller than this share of its size, facts give way."""

_LEFT, _SPACE, _GAP = 16, 6, 22
"""Design units left of the facts, between a label and its value, and between two facts."""

Facts = tuple[tuple[str, str], ...]
"""Labels and their values."""


@dataclass(frozen=True, slots=True)
class BarShown:
    """What the bar says. `seat` is the one to move, or whose act is shown, `turn` the words about it."""

    round: int
    deck: int
    discards: int
    seat: int | None
    turn: str

    def facts(self) -> Facts:
        return (
            (_("Round"), _("{round} of {rounds}").format(round=self.round, rounds=3)),
            (_("Deck"), str(self.deck)),
            (_("Discards"), str(self.discards)),
        )


def bar_area(layout: TableLayout) -> Rect:
    """Return the bar with the shadow below it."""
    bar = layout.top_bar
    return Rect(0, 0, bar.w, bar.h + layout.px(14))


def paint_bar(
    surface: pygame.Surface, _offset: tuple[int, int], layout: TableLayout, pictures: PictureStore, shown: BarShown
) -> None:
    """Draw the bar on a clear panel at the top of the window."""
    surface.blit(_ground(surface.get_size(), layout.top_bar.h, layout.px(1.4)), (0, 0))
    _paint_facts(surface, layout, shown)
    _paint_turn(surface, layout, pictures, shown)


@kept
def _ground(size: tuple[int, int], height: int, line: int) -> pygame.Surface:
    """Draw the plank, its shade and its brass edge, and the shadow that it throws."""
    surface = blank(size)
    if in_contrast():
        surface.fill(BLACK, (0, 0, size[0], height))
    else:
        _lay_plank(surface, size, height)
    pygame.draw.line(surface, hue(_EDGE), (0, height - 2), (size[0], height - 2), max(1, line))
    return surface


def _lay_plank(surface: pygame.Surface, size: tuple[int, int], height: int) -> None:
    surface.blit(board((size[0], height), 3, height / 44), (0, 0))
    shade = blank((1, 3))
    for y, tone in enumerate(((90, 70, 40, 26), (0, 0, 0, 60), (0, 0, 0, 150))):
        shade.set_at((0, y), tone)
    surface.blit(pygame.transform.smoothscale(shade, (size[0], height)), (0, 0))
    depth = size[1] - height
    for y in range(depth):
        surface.fill((0, 0, 0, int(150 * (1 - y / depth) ** 2)), (0, height + y, size[0], 1))


def turn_plate(layout: TableLayout) -> Rect:
    """Return the brass plate that names the seat to move."""
    plate = Rect(0, 0, layout.turn_plate_width, layout.top_bar.h - layout.px(10))
    plate.center = (layout.board.centerx, layout.top_bar.h // 2 - 1)
    plate.right = min(plate.right, bar_end(layout))
    return plate


def bar_end(layout: TableLayout) -> int:
    """Return up to where the bar is free of buttons."""
    return min(rect.left for rect in layout.buttons.values() if rect.bottom <= layout.top_bar.h) - layout.px(10)


def bar_places(layout: TableLayout, shown: BarShown) -> tuple[list[Rect], Rect]:
    """Return where the facts stand that there is room for, in their order, as high as the bar, and the plate."""
    left, places = layout.px(_LEFT), []
    facts, face = _fitting_facts(layout, shown)
    for label, value in facts:
        width = text_width(label, face) + layout.px(_SPACE) + text_width(value, face)
        places.append(Rect(left, 0, width, layout.top_bar.h))
        left += width + layout.px(_GAP)
    return places, turn_plate(layout)


def _paint_facts(surface: pygame.Surface, layout: TableLayout, shown: BarShown) -> None:
    facts, face = _fitting_facts(layout, shown)
    top = layout.top_bar.h // 2 - 1 - face.get_height() // 2
    for (label, value), place in zip(facts, bar_places(layout, shown)[0], strict=True):
        where = draw_text(surface, label, (place.x, top), face, _LABEL, shadow=(0, 0, 0))
        draw_text(surface, value, (where.right + layout.px(_SPACE), top), face, CHALK, shadow=(0, 0, 0))


def _fitting_facts(layout: TableLayout, shown: BarShown) -> tuple[Facts, Font]:
    """Return the facts that stand beside the plate, and how large; the number of cards is beside the piles, too.

    Where not even the round fits, its figure stands alone: what it counts is in its tooltip.
    """
    size, facts, gap, space = layout.type(18), shown.facts(), layout.px(_GAP), layout.px(_SPACE)
    room = turn_plate(layout).left - layout.px(_LEFT) - layout.px(12)
    while True:
        words = "".join(word for pair in facts for word in pair)
        free = room - len(facts) * (space + gap) + gap
        face = fitting_font(words, "bold", min(size, layout.top_bar.h - layout.px(6)), free)
        large = layout.viewport.text_scale <= 1 or face.px >= size * _LEAST_SHARE
        if (large and text_width(words, face) <= free) or not facts[0][0]:
            return facts, face
        facts = facts[:-1] if len(facts) > 1 else (("", facts[0][1]),)


def _paint_turn(surface: pygame.Surface, layout: TableLayout, pictures: PictureStore, shown: BarShown) -> None:
    if not shown.turn:
        return
    plate = turn_plate(layout)
    draw_plate(surface, plate, "brass", layout.viewport, radius=8, seed=2)
    left = plate.x + layout.px(10)
    if shown.seat is not None:
        size = plate.h - layout.px(10)
        token = Rect(left, plate.y + layout.px(5), size, size)
        surface.blit(pictures.get(PictureKey(naming.token(shown.seat), size, size)), token)
        left = token.right + layout.px(6)
    room = plate.right - layout.px(10) - left
    face = fitting_font(shown.turn, "heading", min(layout.type(18), round(plate.h * _PLATE_SHARE)), room)
    words = ellipsis(shown.turn, face, room)
    draw_text(surface, words, (left + room // 2, plate.centery), face, BRASS_TEXT, "center", _LIGHT_ON_BRASS)
