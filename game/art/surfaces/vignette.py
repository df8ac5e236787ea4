"""The darker rim of the table (look book section 2, layer 8)."""

from __future__ import annotations

import math
from functools import cache

import pygame

from game.art.drawing.kept import kept
from game.art.drawing.raster import Size, opaque

_SMALL = (64, 36)


@cache
def _small() -> pygame.Surface:
    image = opaque(_SMALL)
    for y in range(_SMALL[1]):
        for x in range(_SMALL[0]):
            distance = min(1.0, math.hypot((x - 31.5) / 44, (y - 17.5) / 25))
            strength = 1 - 0.42 * (max(0.0, distance - 0.45) / 0.55) ** 1.5
            image.set_at((x, y), (int(255 * strength), int(252 * strength), int(246 * strength)))
    return image


@kept
def vignette(size: Size) -> pygame.Surface:
    """Draw a map of `size` pixels without alpha, to multiply over what is baked. It is shared: never draw on it."""
    return pygame.transform.smoothscale(_small(), size)
