"""The board while its view moves, or while it is baked anew: its last picture shifted and scaled (UX section 2)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import pygame
from pygame import Rect

from game.art.drawing.contrast import BLACK, hue, in_contrast, two_forms
from game.art.drawing.raster import Colour
from game.art.store import PictureStore
from game.engine.cells import Cell
from game.tabletop.board.cards import Shown
from game.tabletop.view.camera import Camera

_MOVING_GROUND: Colour = two_forms((33, 28, 25), BLACK)
_LIT_TINT, _UNLIT_TINT = (236, 215, 178), (150, 136, 124)


class LastBake(NamedTuple):
    """A picture of the mat, where it lay when it was baked, and what was shown on it then."""

    picture: pygame.Surface
    mat: Rect
    shown: Shown


def draw_moved(
    canvas: pygame.Surface, area: Rect, camera: Camera, last: LastBake, now: Shown, pictures: PictureStore
) -> None:
    """Draw the part of the mat in `area` as `camera` sees it; what is not on its last picture is drawn roughly."""
    baked, mat = last.shown.camera, last.mat
    scale = camera.width / baked.width
    place, size = _moved(mat, baked, camera), (max(1, round(mat.w * scale)), max(1, round(mat.h * scale)))
    covered, before = Rect(place, size).clip(area), canvas.get_clip()
    canvas.set_clip(area.clip(before))
    if covered != area:
        canvas.fill(hue(_MOVING_GROUND), area)
        _draw_roughly(canvas, area, camera, _outside(now, camera, area, covered), now, pictures)
    if scale == 1:
        canvas.blit(last.picture, place)
    elif part := _seen_part(mat, area, place, scale):  # the whole, enlarged, would take six times its memory
        size = (max(1, round(part.w * scale)), max(1, round(part.h * scale)))
        at = (place[0] + round(part.x * scale), place[1] + round(part.y * scale))
        canvas.blit(pygame.transform.scale(last.picture.subsurface(part), size), at)
    _draw_roughly(canvas, area, camera, last.shown.differs(now), now, pictures)
    canvas.set_clip(before)


def _moved(mat: Rect, baked: Camera, camera: Camera) -> tuple[int, int]:
    """Return where the corner of the picture lies now."""
    scale = camera.width / baked.width
    left, top = (
        to + round((corner - origin) * scale)
        for to, corner, origin in zip(camera.origin, mat.topleft, baked.origin, strict=True)
    )
    return left, top


def _outside(now: Shown, camera: Camera, area: Rect, covered: Rect) -> Iterator[Cell]:
    """Yield the cells with a card in `area` that the last picture does not cover."""
    for cell in now.cards:
        seen = camera.cell_rect(cell).clip(area)
        if seen and not covered.contains(seen):
            yield cell


def _draw_roughly(
    canvas: pygame.Surface, area: Rect, camera: Camera, cells: Iterable[Cell], now: Shown, pictures: PictureStore
) -> None:
    """Draw cells without what light and shadow do around them: that comes with the next bake."""
    for cell in cells:
        rect = camera.cell_rect(cell)
        if not rect.colliderect(area):
            continue
        key = now.cards.get(cell)
        if key is None:
            canvas.fill(hue(_MOVING_GROUND), rect)
            continue
        canvas.blit(pygame.transform.scale(pictures.get(key), rect.size), rect)
        if not in_contrast():
            canvas.fill(_LIT_TINT if cell in now.lit else _UNLIT_TINT, rect, pygame.BLEND_RGB_MULT)


def _seen_part(mat: Rect, area: Rect, place: tuple[int, int], scale: float) -> Rect:
    """Return the part of a picture of `mat` that is seen in `area` when it lies at `place`, scaled."""
    edge = 1
    left, top = (int((here - at) / scale) - edge for here, at in zip(area.topleft, place, strict=True))
    wide, high = (math.ceil(side / scale) + 2 * edge + 1 for side in area.size)
    return Rect(left, top, wide, high).clip(Rect((0, 0), mat.size))
