"""What is being said at the table: bubbles that stay as long as it takes to read them, and hold nobody up.

The clock runs as fast as the speed that the player has set asks for, but words are read no faster than twice.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.art.drawing.fade import FADE
from game.art.store import PictureStore
from game.tabletop.layout.table import TableLayout
from game.tabletop.motions.easing import out_back, span
from game.tabletop.view.bubble import Bubble, Spoken, bubble_rect, make_bubble

_GROWS, _FADES = 0.16, 0.2
"""Seconds in which a bubble comes up and goes."""
_LEAST, _A_LETTER = 1.0, 0.05
"""Seconds that a bubble stays: to notice it, and for each letter to read."""
_FASTEST = 2.0
_MOST = 3
"""Bubbles at a time: the oldest makes room."""


def reading_seconds(words: str) -> float:
    """Return how long a person takes to notice and read these words, at speed 1."""
    return _LEAST + _A_LETTER * len(words)


class _Saying:
    """One bubble on its way from `length` seconds to none."""

    def __init__(self, spoken: Spoken, length: float) -> None:
        self.spoken = spoken
        self.length = length
        self.passed = 0.0
        self.bubble: tuple[TableLayout, Rect, Bubble] | None = None

    def leaves_in(self, fades: float) -> float:
        """Return the seconds until it begins to go, which takes `fades`."""
        return self.length - fades - self.passed

    def moves(self, fades: float) -> bool:
        return self.passed < _GROWS or self.leaves_in(fades) < 0


class Speech:
    """The bubbles of the table. `changed` turns True when the picture differs; who draws it sets it back."""

    def __init__(self, pictures: PictureStore) -> None:
        self._pictures = pictures
        self._sayings: list[_Saying] = []
        self.changed = False
        self.still = False
        """Whether bubbles only fade, in place of growing (UX M26)."""

    @property
    def _fades(self) -> float:
        return FADE if self.still else _FADES

    @property
    def words(self) -> tuple[str, ...]:
        """What is being said, the oldest first."""
        return tuple(saying.spoken.words for saying in self._sayings)

    @property
    def speakers(self) -> tuple[int, ...]:
        """Who is saying it."""
        return tuple(saying.spoken.seat for saying in self._sayings)

    def say(self, spoken: Spoken, speed: float | None) -> None:
        """Show a bubble at that speed; none when it is `None`, which is instant. A seat says one thing at a time."""
        seat = spoken.seat
        kept = [saying for saying in self._sayings if saying.spoken.seat != seat]
        if speed is not None:
            length = reading_seconds(spoken.words) / min(speed, _FASTEST)
            kept = [*kept, _Saying(spoken, length)][-_MOST:]
        self.changed |= bool(kept or self._sayings)
        self._sayings = kept

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        for saying in self._sayings:
            self.changed |= saying.moves(self._fades)
            saying.passed += dt
            self.changed |= saying.moves(self._fades)
        self._sayings = [saying for saying in self._sayings if saying.passed < saying.length]

    def hush(self) -> None:
        """Let the bubbles go: somebody has read enough."""
        self.changed |= bool(self._sayings)
        self._sayings.clear()

    @property
    def wake_in(self) -> float | None:
        """Seconds until something of it moves; None when nothing is said."""
        waits = [0.0 if each.moves(self._fades) else each.leaves_in(self._fades) for each in self._sayings]
        return min(waits, default=None)

    def draw(
        self, canvas: pygame.Surface, layout: TableLayout, avoid: Sequence[Rect], spare: Sequence[Rect] = ()
    ) -> None:
        """Draw every bubble beside its speaker, clear of `avoid` and of each other, and of `spare` where it can be.

        One that is being read stays where it is, unless it is in the way.
        """
        taken, placed = list(avoid), []
        for saying in self._sayings:
            was = saying.bubble
            if was is None or was[0] is not layout or was[1].collidelist(taken) >= 0:
                rect = bubble_rect(saying.spoken, layout, taken, spare)
                was = saying.bubble = (layout, rect, make_bubble(saying.spoken, layout, rect, self._pictures))
            taken.append(was[1].inflate(0, 2 * layout.px(4)))
            placed.append((saying, was[2]))
        for saying, bubble in reversed(placed):  # a tail that has far to go passes under the words of others
            grown = 1.0 if self.still else out_back(span(saying.passed, 0, _GROWS))
            comes = span(saying.passed, 0, FADE) if self.still else 1.0
            leaves = span(saying.passed, saying.length - self._fades, saying.length)
            _draw(canvas, bubble, grown, comes * (1 - leaves))


def _draw(canvas: pygame.Surface, bubble: Bubble, grown: float, alpha: float) -> None:
    """Draw the bubble as large as `grown` says, around its tip."""
    picture, (x, y), tip = bubble
    if grown != 1:
        size = (max(1, round(picture.get_width() * grown)), max(1, round(picture.get_height() * grown)))
        picture = pygame.transform.smoothscale(picture, size)
        x, y = tip[0] + round((x - tip[0]) * grown), tip[1] + round((y - tip[1]) * grown)
    picture.set_alpha(round(255 * alpha))
    canvas.blit(picture, (x, y))
    picture.set_alpha(255)
