"""The large pictures behind a whole screen, by the names that the catalogue uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.art.surfaces.curtain_cloth import curtain
from game.art.surfaces.mat import mat
from game.art.surfaces.oak import oak
from game.art.title.scene import title_backdrop

_PLANK = 88
_MAT_HEIGHT = 500
"""Height of the mat in design pixels, from which its own scale follows."""


def _oak(width: int, height: int) -> pygame.Surface:
    return oak((width, height), max(8, round(_PLANK * min(width / 1280, height / 720))), 7)


def _mat(width: int, height: int) -> pygame.Surface:
    return mat((width, height), height / _MAT_HEIGHT)


_BACKDROPS: Mapping[str, Callable[[int, int], pygame.Surface]] = {
    "title": lambda width, height: title_backdrop((width, height)),
    "curtain": lambda width, height: curtain((width, height)),
    "oak": _oak,
    "mat": _mat,
}


def backdrop(name: str, width: int, height: int) -> pygame.Surface:
    """The backdrop of that name, exactly `width` by `height` pixels. Raises ValueError for an unknown name."""
    drawing = _BACKDROPS.get(name)
    if drawing is None:
        raise ValueError(f"There is no backdrop named {name}.")
    return drawing(width, height)
