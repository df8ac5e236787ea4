"""The numbers of laps below the chart of suspicion."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.system.i18n import _
from game.ui.theme import MUTED, Font
from game.ui.widgets.widget import PlacedText

_STRIDES = (1, 2, 3, 5, 10, 100)
"""Every so-manieth lap is numbered, whichever first leaves enough room."""


def lap_words(laps: Sequence[tuple[int, int]], top: int, face: Font, gap: int, box: pygame.Rect) -> list[PlacedText]:
    """Return the numbers of laps, each at the place where it begins, as many as fit; the first says what it counts."""
    placed: list[PlacedText] = []
    for stride in _STRIDES:
        placed = [PlacedText(_lap_text(lap), face, MUTED, (x, top), box) for lap, x in laps[::stride]]
        ends = [text.rect.right + gap for text in placed]
        if all(end <= after.rect.x for end, after in zip(ends, placed[1:], strict=False)):
            break
    return [text for text in placed if text.rect.right <= box.right]


def _lap_text(lap: int) -> str:
    return _("Lap {lap}").format(lap=lap) if lap == 1 else str(lap)
