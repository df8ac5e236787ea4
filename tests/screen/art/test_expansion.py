"""Pictures of Saboteur 2 and the bonus nuggets that are no cards of the deck: told apart, whole, clear around."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

import pygame
import pytest

from game.art import naming
from game.art.catalogue import PictureKey, card_key, draw
from game.art.naming import PictureName, SpriteName
from game.art.pictograms.sprites import TOKEN_VALUES
from game.engine.cards import BONUS_NUGGETS, Marker, Tool

MOUTHS = (
    ((0.5, 0.03), (0.2, 0.03)),
    ((0.97, 0.5), (0.97, 0.2)),
    ((0.5, 0.97), (0.2, 0.97)),
    ((0.03, 0.5), (0.03, 0.2)),
)
"""The middle of each edge and a place beside it, in parts of the width and height: a tunnel makes them differ."""


def square(name: str, size: int) -> pygame.Surface:
    return draw(PictureKey(PictureName(name), size, size))


def grey(picture: pygame.Surface) -> list[int]:
    """Every pixel's brightness as it lies on a dark table."""
    table = pygame.Surface(picture.get_size(), 0, 32)
    table.fill((43, 34, 26))
    table.blit(picture, (0, 0))
    return list(pygame.image.tobytes(pygame.transform.grayscale(table), "RGB")[::3])


def step(card: pygame.Surface, *places: tuple[float, float]) -> int:
    """How much brighter one place of the card is than the other."""
    width, height = card.get_size()
    shades = [grey(card)[int(y * height) * width + int(x * width)] for x, y in places]
    return max(shades) - min(shades)


def mean_change(one: pygame.Surface, other: pygame.Surface) -> float:
    pairs = list(zip(grey(one), grey(other), strict=True))
    return sum(abs(a - b) for a, b in pairs) / len(pairs)


@pytest.mark.parametrize("width", [44, 60, 96])
def test_a_bonus_nugget_has_no_tunnel_and_lies_dark_in_the_maze(width: int) -> None:
    crossing, paper = draw(card_key(PictureName("NESW"), width, "lit")), draw(card_key(PictureName("map"), width))
    for value in BONUS_NUGGETS:
        card = draw(card_key(PictureName(f"bonus:{value}"), width))
        assert sum(grey(card)) < sum(grey(crossing)) < sum(grey(paper))
        for places in MOUTHS:
            assert step(card, *places) < 30 < 50 < step(crossing, *places)


@pytest.mark.parametrize("width", [44, 60, 96])
def test_bonus_nuggets_differ_from_each_other_and_from_what_else_lies_there(width: int) -> None:
    names = [f"bonus:{value}" for value in BONUS_NUGGETS]
    cards = [draw(card_key(PictureName(name), width)) for name in names]
    plain = (naming.GOAL_BACK, *map(naming.nugget, (1, 2, 3)), naming.GOLD)
    others = [draw(card_key(name, width)) for name in plain]
    assert all(mean_change(one, other) > 3 for one, other in combinations(cards, 2))
    assert all(mean_change(one, other) > 12 for one in cards for other in others)


@pytest.mark.parametrize("size", [16, 20, 31])
def test_what_lies_before_a_seat_is_told_apart_without_colour(size: int) -> None:
    names = [f"in-front:{marker}" for marker in Marker]
    names += [f"{slot}:{tool}" for slot in ("tool", "tool-broken") for tool in Tool]
    pictures = {name: square(name, size) for name in names}
    for one, other in combinations(names, 2):
        if "in-front" in one or "in-front" in other:
            assert mean_change(pictures[one], pictures[other]) > 12, (one, other)


@pytest.mark.parametrize("name", get_args(SpriteName))
def test_a_moving_picture_has_a_clear_ground_and_is_not_cut_off(name: str) -> None:
    picture = square(f"sprite:{name}", 64)
    alpha = pygame.mask.from_surface(picture, 127)
    assert 0.15 < alpha.count() / 64**2 < 0.8
    assert not any(alpha.get_at((0, i)) or alpha.get_at((i, 63)) for i in range(64))


def test_a_coin_worth_more_is_larger() -> None:
    sizes = [pygame.mask.from_surface(square(f"token-gold:{value}", 60)).count() for value in TOKEN_VALUES]
    assert sizes == sorted(set(sizes))
