"""Whoever has used keys or a gamepad in one test has the mouse in hand in the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.pads.prompts import LAST_USED


@pytest.fixture(autouse=True)
def _mouse_in_hand() -> Iterator[None]:
    yield
    LAST_USED.pad = LAST_USED.keys = False
