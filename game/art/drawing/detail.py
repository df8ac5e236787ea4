"""How much of a card is drawn at which width (look book section 4)."""

from __future__ import annotations

from enum import IntEnum

FULL_WIDTH, MIDDLE_WIDTH = 90, 44


class Detail(IntEnum):
    """Levels of detail; a higher one draws all that a lower one draws."""

    SMALL = 0
    MIDDLE = 1
    FULL = 2


def detail_of(width: int) -> Detail:
    """Return the level for a card of `width` pixels."""
    if width >= FULL_WIDTH:
        return Detail.FULL
    return Detail.MIDDLE if width >= MIDDLE_WIDTH else Detail.SMALL
