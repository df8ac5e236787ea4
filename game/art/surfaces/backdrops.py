"""The large pictures behind a whole screen, by the names that the catalogue uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

import pygame

from game.art.naming import BackdropName
from game.art.surfaces.curtain_cloth import curtain
from game.art.surfaces.mat import mat
from game.art.surfaces.oak import oak
from game.art.surfaces.plain import plain_ground, plain_mat
from game.art.title.scene import title_backdrop, title_in_contrast, title_sky
from game.engine.total import total

_PLANK = 88
_MAT_HEIGHT = 500
"""Height of the mat in design pixels, from which its own scale follows."""


def _oak(width: int, height: int) -> pygame.Surface:
    return oak((width, height), max(8, round(_PLANK * min(width / 1280, height / 720))), 7)


def _mat(width: int, height: int) -> pygame.Surface:
    return mat((width, height), height / _MAT_HEIGHT)


_BACKDROPS: Mapping[BackdropName, Callable[[int, int], pygame.Surface]] = total(
    get_args(BackdropName),
    {
        "title": lambda width, height: title_backdrop((width, height)),
        "title-sky": lambda width, height: title_sky((width, height)),
        "curtain": lambda width, height: curtain((width, height)),
        "oak": _oak,
        "mat": _mat,
    },
)


_IN_CONTRAST: Mapping[BackdropName, Callable[[int, int], pygame.Surface]] = total(
    get_args(BackdropName),
    {
        "title": lambda width, height: title_in_contrast((width, height)),
        "title-sky": lambda width, height: plain_ground((width, height)),
        "curtain": lambda width, height: plain_ground((width, height)),
        "oak": lambda width, height: plain_ground((width, height)),
        "mat": lambda width, height: plain_mat((width, height), height / _MAT_HEIGHT),
    },
)


def backdrop(name: BackdropName, width: int, height: int, *, contrast: bool = False) -> pygame.Surface:
    """Draw the backdrop of that name, exactly `width` by `height` pixels."""
    return (_IN_CONTRAST if contrast else _BACKDROPS)[name](width, height)
