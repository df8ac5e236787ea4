"""Pictures that move over the table when Saboteur 2 acts, and its gold coins (UX section 7, storyboards)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.art.cardstock import set_number
from game.art.raster import rasterise
from game.art.svg import document, group, translate
from game.art.tools import BOX
from game.art.tricks import (
    card_fan,
    felt_hat,
    gold_coin,
    padlock,
    palm,
    portcullis,
    taking_hand,
    trick_defs,
    wide_eye,
)

_SPRITES: Mapping[str, Callable[[], str]] = {
    "hand": taking_hand,
    "palm": palm,
    "lock": padlock,
    "portcullis": portcullis,
    "hat": felt_hat,
    "eye": wide_eye,
    "fan": card_fan,
    "coin": gold_coin,
}
SPRITE_NAMES: tuple[str, ...] = tuple(_SPRITES)
TOKEN_VALUES: tuple[int, ...] = (1, 2, 5)
"""The gold that one coin of Saboteur 2 stands for."""


def sprite(name: str, size: int) -> pygame.Surface:
    """The drawing alone, in a square of `size` pixels. Raises KeyError for a name that is not in `SPRITE_NAMES`."""
    return _drawn(_SPRITES[name](), size)


def gold_token(value: int, size: int) -> pygame.Surface:
    """A coin with its number, in a square of `size` pixels. Raises ValueError unless it is in `TOKEN_VALUES`."""
    if value not in TOKEN_VALUES:
        raise ValueError(f"no coin is worth {value}")
    picture = _drawn(gold_coin(), size)
    set_number(picture, value, (size / 2, size * 31 / BOX), max(8, round(size * 0.42)), "#3d2506")
    return picture


def _drawn(body: str, size: int) -> pygame.Surface:
    moved = group(body, translate(BOX / 2, BOX / 2))
    return rasterise(document(moved, BOX, BOX, trick_defs()), (size, size))
