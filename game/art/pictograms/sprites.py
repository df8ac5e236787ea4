"""Pictures that move over the table when Saboteur 2 acts, and its gold coins (UX section 7, storyboards)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import get_args

import pygame

from game.art.cards.card_stock import set_number
from game.art.drawing.palette import BRASS
from game.art.drawing.raster import rasterise
from game.art.drawing.svg import document, group, path, translate
from game.art.naming import SpriteName
from game.art.pictograms.saboteur2 import (
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
from game.art.pictograms.tools import BOX
from game.engine.total import total

_SPRITES: Mapping[SpriteName, Callable[[], str]] = total(
    get_args(SpriteName),
    {
        "hand": taking_hand,
        "palm": palm,
        "lock": padlock,
        "portcullis": portcullis,
        "hat": felt_hat,
        "eye": wide_eye,
        "fan": card_fan,
        "coin": lambda: gold_coin() + path("M0 -14 L10 -1 L0 12 L-10 -1 Z", "#c98f2e", BRASS[2], 1.6),
    },
)
_COIN_SIZES: Mapping[int, float] = {1: 0.84, 2: 0.94, 5: 1.04}
TOKEN_VALUES: tuple[int, ...] = tuple(_COIN_SIZES)
"""The gold that one coin of Saboteur 2 stands for."""


def sprite(name: SpriteName, size: int) -> pygame.Surface:
    """Draw it alone, in a square of `size` pixels."""
    return _drawn(_SPRITES[name](), size)


def gold_token(value: int, size: int) -> pygame.Surface:
    """Draw a coin with its number, `size` pixels square. Raises ValueError for a value not in `TOKEN_VALUES`."""
    if value not in TOKEN_VALUES:
        raise ValueError(f"no coin is worth {value}")
    scale = _COIN_SIZES[value]
    picture = _drawn(group(gold_coin(), translate(0, 0, 0, scale)), size)
    set_number(picture, value, (size / 2, size * 31 / BOX), max(8, round(size * 0.46 * scale)), "#3d2506")
    return picture


def _drawn(body: str, size: int) -> pygame.Surface:
    moved = group(body, translate(BOX / 2, BOX / 2))
    return rasterise(document(moved, BOX, BOX, trick_defs()), (size, size))
