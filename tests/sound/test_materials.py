"""What is struck sounds of what it is made of, and all of it in one small room."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from typing import Any

import pytest

RATE = 44_100


@pytest.fixture
def makers() -> Any:
    """The script's parts by name, where the extra `art` is installed."""
    pytest.importorskip("numpy", reason="the extra `art` is not installed")
    pytest.importorskip("soundfile", reason="the extra `art` is not installed")
    return lambda part: import_module(f"assets.sound.make.{part}")


def decay(wave: Any) -> float:
    """Return the seconds in which a wave falls by 60 dB, by its energy that is still to come, from -5 to -25 dB."""
    import numpy as np

    rest = np.cumsum((wave**2)[::-1])[::-1]
    below = 10 * np.log10(rest / rest[0] + 1e-12)
    return float(3 * (np.argmax(below < -25) - np.argmax(below < -5)) / RATE)


@pytest.mark.art
def test_wood_dies_before_stone_and_stone_before_iron(makers: Any) -> None:
    materials, chance = makers("materials"), makers("waves").chance
    decays = [
        decay(materials.struck(chance("knock"), material, 500.0, 1.5))
        for material in (materials.BOARD, materials.WOOD, materials.STONE, materials.IRON)
    ]
    assert all(1.5 * first < second for first, second in pairwise(decays)), decays


@pytest.mark.art
def test_no_two_knocks_are_equal_but_a_knock_is_always_the_same(makers: Any) -> None:
    struck, wood, chance = makers("materials").struck, makers("materials").WOOD, makers("waves").chance
    one, again, other = (struck(chance(name), wood, 500.0, 0.3) for name in ("one", "one", "other"))
    assert (one == again).all()
    assert abs(one - other).max() > 0.05


@pytest.mark.art
def test_the_room_is_small(makers: Any) -> None:
    assert 0.3 < decay(makers("room").answer(0)) < 0.5
