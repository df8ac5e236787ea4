"""The crystal of a path card by itself: it is drawn again above the light, which would turn its blue muddy."""

from __future__ import annotations

import pygame

from game.art.drawing.kept import kept
from game.art.drawing.raster import rasterise
from game.art.drawing.svg import document
from game.art.tunnels.fixtures import crystal, crystal_corner, crystal_defs
from game.art.tunnels.tube import WIDTH
from game.engine.cards import Face

_ROOM = 22.0
"""Side of the square around a crystal, in units of the card."""
_ABOVE = 14.0
"""How much of that is above its foot."""
_UNLIT = 190
"""How opaque a crystal is that no lantern light falls on."""


def crystal_gleam(face: Face, width: int, lit: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the crystal of a card `width` pixels wide, and where its top left corner is on the card."""
    x, y = crystal_corner(face)
    scale = width / WIDTH
    left, top = round((x - _ROOM / 2) * scale), round((y - _ABOVE) * scale)
    at = (x - left / scale, y - top / scale)
    return _gleam(at, width, lit), (left, top)


@kept
def _gleam(at: tuple[float, float], width: int, lit: bool) -> pygame.Surface:
    side = round(_ROOM * width / WIDTH)
    room = side * WIDTH / width
    picture = rasterise(document(crystal(at), room, room, crystal_defs(at)), (side, side))
    if not lit:
        picture.fill((255, 255, 255, _UNLIT), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
