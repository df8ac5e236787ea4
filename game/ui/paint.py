"""Plates, shadows and the focus ring as widgets draw them. Plates are kept: a size is made once."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.art.drawing.contrast import hue, in_contrast
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, blank, shadow
from game.art.surfaces.plates import PlateState, PlateStyle, plate
from game.ui.theme import BRASS_TEXT, CHALK, FOCUS, FOCUS_HALO, PARCHMENT_INK
from game.ui.viewport import Viewport

_ICON_TONE: dict[PlateStyle, str] = {
    "wood": "lantern",
    "slate": "",
    "brass": "dark",
    "parchment": "dark",
    "paper": "dark",
}

_RING, _HALO = (3, 2.0), (2, 1.3)
"""Width of the light ring and of its halo: at least so many pixels (UX section 1), and in design units."""
_SHADOW_ALPHA = 170
_VEIL, _STRIP = (8, 6, 4, 150), 64

TEXT_ON: dict[PlateStyle, Colour] = {
    "wood": CHALK,
    "slate": CHALK,
    "brass": BRASS_TEXT,
    "parchment": PARCHMENT_INK,
    "paper": PARCHMENT_INK,
}
SHADOW_ON: dict[PlateStyle, Colour | None] = {
    "wood": (12, 7, 4),
    "slate": (10, 10, 12),
    "brass": (255, 232, 160),
    "parchment": None,
    "paper": None,
}


def icon_tone(style: PlateStyle) -> str:
    """Return the variant of an icon that shows best on a plate; in high contrast all but one kind are black."""
    return "" if in_contrast() and style != "brass" else _ICON_TONE[style]


@kept
def _plate(
    size: tuple[int, int], style: PlateStyle, state: PlateState, unit: float, radius: float, seed: int
) -> pygame.Surface:
    return plate(size, style, seed, state, unit=unit, radius=radius)


class _Rim(NamedTuple):
    """A plate's shadow outside and just inside its edge: four corners, and one pixel of each side to stretch."""

    margin: int
    corner: int
    picture: pygame.Surface


@kept
def _rim(blur: int, radius: int) -> _Rim:
    corner = radius + 3 * blur
    shape = blank((2 * corner + 1, 2 * corner + 1))
    pygame.draw.rect(shape, (0, 0, 0, 255), shape.get_rect(), border_radius=radius)
    picture, margin = shadow(shape, blur, _SHADOW_ALPHA)
    return _Rim(margin, corner + margin, picture)


@kept
def _stretched(blur: int, radius: int, side: int, length: int) -> pygame.Surface:
    """Return one side of a shadow: 0 top, 1 right, 2 foot, 3 left."""
    rim = _rim(blur, radius)
    corner, end = rim.corner, rim.picture.get_width() - rim.corner
    if side % 2 == 0:
        strip = pygame.Rect(corner, 0 if side == 0 else end, 1, corner)
        size = (length, corner)
    else:
        strip = pygame.Rect(0 if side == 3 else end, corner, corner, 1)
        size = (corner, length)
    return pygame.transform.scale(rim.picture.subsurface(strip), size)


def _draw_shadow(canvas: pygame.Surface, rect: pygame.Rect, blur: int, radius: int) -> None:
    """The shadow around `rect`; its middle is left out, because the plate hides it."""
    blur = min(blur, max(1, (min(rect.size) // 2 - radius) // 3))
    rim = _rim(blur, radius)
    corner, end = rim.corner, rim.picture.get_width() - rim.corner
    whole = rect.inflate(2 * rim.margin, 2 * rim.margin)
    across, along = whole.w - 2 * corner, whole.h - 2 * corner
    for x, left in ((0, whole.x), (end, whole.right - corner)):
        for y, top in ((0, whole.y), (end, whole.bottom - corner)):
            canvas.blit(rim.picture, (left, top), (x, y, corner, corner))
    if across > 0:
        canvas.blit(_stretched(blur, radius, 0, across), (whole.x + corner, whole.y))
        canvas.blit(_stretched(blur, radius, 2, across), (whole.x + corner, whole.bottom - corner))
    if along > 0:
        canvas.blit(_stretched(blur, radius, 1, along), (whole.right - corner, whole.y + corner))
        canvas.blit(_stretched(blur, radius, 3, along), (whole.x, whole.y + corner))


def draw_veil(
    canvas: pygame.Surface, area: pygame.Rect | None = None, colour: tuple[int, int, int, int] = _VEIL
) -> None:
    """Darken `area` or the whole window, a strip at a time: a veil of its size would take as much memory again."""
    whole = canvas.get_rect() if area is None else area
    strip = blank((whole.w, _STRIP))
    strip.fill(colour)
    for top in range(whole.top, whole.bottom, _STRIP):
        canvas.blit(strip, (whole.x, top), (0, 0, whole.w, whole.bottom - top))


def draw_plate(
    canvas: pygame.Surface,
    rect: pygame.Rect,
    style: PlateStyle,
    viewport: Viewport,
    state: PlateState = PlateState.REST,
    radius: float = 9,
    seed: int = 1,
) -> None:
    """Draw a plate that fills `rect`, with its shadow on what lies below. `radius` is in design units.

    One that cannot be pressed lies flat: it lets the ground through, and would show the gap in the middle of a shadow.
    """
    if not in_contrast() and state is not PlateState.DISABLED:
        dropped = rect.move(viewport.px(1), viewport.px(3))
        _draw_shadow(canvas, dropped, max(2, viewport.px(5)), viewport.px(radius))
    canvas.blit(_plate(rect.size, style, state, round(viewport.unit, 4), radius, seed), rect)


def draw_focus(canvas: pygame.Surface, rect: pygame.Rect, viewport: Viewport, radius: float) -> pygame.Rect:
    """Draw the focus ring around `rect`: light, with a dark halo on both sides. Returns what it covers."""
    ring, halo = _ring(viewport)
    corner, outside = viewport.px(radius), rect.inflate(2 * (ring + halo), 2 * (ring + halo))
    pygame.draw.rect(canvas, hue(FOCUS_HALO), outside, ring + 2 * halo, corner + ring)
    light = outside.inflate(-2 * halo, -2 * halo)
    pygame.draw.rect(canvas, hue(FOCUS), light, ring, corner + ring - halo)
    return outside


def focus_room(viewport: Viewport) -> int:
    """Return how far the focus ring reaches beyond what it is around, in pixels."""
    return sum(_ring(viewport)) + 1


def _ring(viewport: Viewport) -> tuple[int, int]:
    ring, halo = (max(least, viewport.px(width)) for least, width in (_RING, _HALO))
    return ring, halo
