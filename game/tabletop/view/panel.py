"""Panels around the board: each is drawn once for what it says and kept until that changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect

from game.art.drawing.raster import blank
from game.art.drawing.typefaces import Typeface
from game.art.store import PictureStore
from game.ui.text import ellipsis, text_width, wrap
from game.ui.theme import Font, font

LEAST_TYPE = 12
"""Text that must fit into a fixed room never becomes smaller than this many pixels."""
_LITTLE_SMALLER = 0.8
"""Below this share of its size a text rather takes two lines."""
_LEAST_SHARE = 0.6
"""Large text stays large: it is cut short rather than set smaller than this share of its size."""


class Panels:
    """Finished pictures by name. A picture made while exact card art was still on its way is made again."""

    def __init__(self, pictures: PictureStore, finish: Callable[[pygame.Surface, tuple[int, int]], None]) -> None:
        self._pictures = pictures
        self._finish = finish
        self._kept: dict[str, tuple[Hashable, bool, pygame.Surface]] = {}

    def draw(
        self,
        canvas: pygame.Surface,
        name: str,
        says: Hashable,
        area: Rect,
        paint: Callable[[pygame.Surface, tuple[int, int]], None],
        alpha: int = 255,
        lift: int = 0,
    ) -> None:
        """Draw the panel `name` into `area`; `paint(surface, offset)` makes it when `says` has changed.

        `offset` is what to take off a place on the window to get the place on the panel. `lift` raises it by so many
        pixels.
        """
        kept = self._kept.get(name)
        key = (says, area.size)
        if kept is None or kept[0] != key or (kept[1] and not self._pictures.pending):
            surface = blank(area.size)
            paint(surface, area.topleft)
            self._finish(surface, area.topleft)
            kept = self._kept[name] = (key, bool(self._pictures.pending), surface)
        surface = kept[2]
        surface.set_alpha(alpha)
        canvas.blit(surface, area.move(0, -lift))

    def clear(self) -> None:
        """Let go of all pictures."""
        self._kept.clear()

    def stale(self) -> bool:
        """Return whether some panel waits to be made again with exact art."""
        return not self._pictures.pending and any(blurred for _, blurred, _ in self._kept.values())


def fitting_font(text: str, face: Typeface, px: int, width: int, least: int = LEAST_TYPE) -> Font:
    """Return the font of `face` at `px`, or as much smaller as it takes to set `text` in `width` pixels."""
    size = px
    while size > least and text_width(text, font(face, size)) > width:
        size -= 1
    return font(face, size)


def fitting_lines(text: str, face: Typeface, px: int, room: tuple[int, int]) -> tuple[Font, list[str]]:
    """Return how `text` fits into a room in pixels: on one line a little smaller, else on more, else cut short.

    It is as large as that allows, `px` at most.
    """
    width, height = room
    least = max(LEAST_TYPE, round(px * _LEAST_SHARE))
    one = fitting_font(text, face, px, width, least)
    fits = text_width(text, one) <= width
    if fits and one.px >= px * _LITTLE_SMALLER:
        return one, [text]
    words = text.split()
    for size in range(px, min(px, least) - 1, -1):
        several = font(face, size)
        lines = wrap(text, several, width)
        whole = " ".join(lines).split() == words or size <= least
        if whole and (size > one.px or not fits) and 1 < len(lines) <= height // several.get_height():
            return several, lines
    return one, [ellipsis(text, one, width)]
