"""Drawings laid over a surface a part at a time: as large as a window they would take as much memory again, each.

A part comes out like that part of the whole.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pygame

from game.art.drawing import svg
from game.art.drawing.raster import Size
from game.art.drawing.sheet import sheet

_PART = 1_000_000
"""Pixels that are drawn at once."""
_COLUMN, _LEAST_MIDDLE = 4, 16
"""Pixels across that are drawn of what is the same in all columns, and from which middle on it is left out."""


def bands(area: pygame.Rect, most: int = _PART) -> Iterator[pygame.Rect]:
    """Yield an area in parts that lie below each other, none of them of more than `most` pixels."""
    high = max(1, most // max(1, area.w))
    for top in range(area.y, area.bottom, high) if area.w else ():
        yield pygame.Rect(area.x, top, area.w, min(high, area.bottom - top))


def lay_sheet(
    target: pygame.Surface, body: str, unit: float, defs: str = "", blend: int = 0, area: pygame.Rect | None = None
) -> None:
    """Lay a drawing that fills `area` over `target`, or over all of it; `unit` is pixels per unit of the drawing."""
    whole = target.get_rect() if area is None else area

    def draw(band: pygame.Rect) -> pygame.Surface:
        return sheet(body, band.size, unit, defs, top=(band.y - whole.y) / unit)

    rest = bands(whole)
    for band in rest:
        other = next(rest, None)
        if other is None:
            target.blit(draw(band), band, special_flags=blend)
            break
        with ThreadPoolExecutor(1, "aside") as aside:  # the loader of SVG lets another thread run: two bands at once
            coming = aside.submit(draw, other)
            target.blit(draw(band), band, special_flags=blend)
            target.blit(coming.result(), other, special_flags=blend)


def lay_rim(
    target: pygame.Surface, body: str, unit: float, reach: int, blend: int = 0, *, ragged: bool = False
) -> None:
    """Lay a drawing over `target` that shows within `reach` pixels of its edges alone, not in its large middle.

    Unless it is `ragged`, it is the same in every column between the two sides.
    """
    whole = target.get_rect()
    between = whole.inflate(-2 * reach, 0)
    if min(whole.size) < _LEAST_MIDDLE + 2 * reach:
        lay_sheet(target, body, unit, blend=blend)
        return
    for left in (0, between.right):
        side = sheet(body, (reach, whole.h), unit, left=left / unit)
        target.blit(side, (left, 0), special_flags=blend)
    if not ragged:
        column = sheet(body, (_COLUMN, whole.h), unit, left=reach / unit)
    for top in (0, whole.h - reach):
        if ragged:
            row = sheet(body, (between.w, reach), unit, left=reach / unit, top=top / unit)
        else:
            row = pygame.transform.scale(column.subsurface((0, top, _COLUMN, reach)), (between.w, reach))
        target.blit(row, (reach, top), special_flags=blend)


def lay_fall(target: pygame.Surface, *stops: svg.GradientStop) -> None:
    """Lay a gradient from top to foot over all of `target`: all columns are alike, so few are drawn and stretched."""
    width, height = target.get_size()
    defs = svg.linear_gradient("down", 0, 0, 0, height, *stops)
    body = svg.rect(0, 0, width, height, 0, "url(#down)")
    for band in bands(target.get_rect()):
        column = sheet(body, (min(width, _COLUMN), band.h), 1, defs, top=band.y)
        target.blit(pygame.transform.scale(column, band.size), band)


def lay_stretched(
    target: pygame.Surface, small: pygame.Surface, blend: int, size: Size | None = None, at: tuple[int, int] = (0, 0)
) -> None:
    """Lay `small`, smoothly enlarged to `size`, over `target` from `at` on: over all of it where no size is given."""
    width, height = size or target.get_size()
    if width * height <= _PART:
        target.blit(pygame.transform.smoothscale(small, (width, height)), at, special_flags=blend)
        return
    rows = small.get_height()
    wide = pygame.transform.smoothscale(small, (width, rows))  # the whole, too, is enlarged across first, then down
    across = max(1, _PART // height)
    for left in range(0, width, across):
        part = wide.subsurface((left, 0, min(across, width - left), rows))
        strip = pygame.transform.smoothscale(part, (part.get_width(), height))
        target.blit(strip, (at[0] + left, at[1]), special_flags=blend)


def round_corners(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """`surface` itself with its corners cut round; `radius` in pixels."""
    width, height = surface.get_size()
    shape = svg.rect(0, 0, width, height, radius, "#ffffff")
    side = math.ceil(radius) + 1
    if width < 2 * side:
        lay_sheet(surface, shape, 1, blend=pygame.BLEND_RGBA_MULT)
        return surface
    for left in (0, width - side):  # between the two sides nothing is cut
        surface.blit(sheet(shape, (side, height), 1, left=left), (left, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface
