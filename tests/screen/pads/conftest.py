"""Whoever has used a gamepad in one test uses none in the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.ui.pads.prompts import LAST_USED


@pytest.fixture(autouse=True)
def _no_pad_used() -> Iterator[None]:
    yield
    LAST_USED.pad = False
