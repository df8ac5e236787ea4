"""A press that stays where it is: it asks what the thing under it is, as resting the pointer does (UX M21)."""

from __future__ import annotations

LONG_PRESS = 0.5
"""Seconds until a press counts as long."""
_NEAR = 6
"""Pixels by which a finger may slip meanwhile."""


class LongPress:
    """Counts the seconds of one press."""

    def __init__(self) -> None:
        self._at: tuple[int, int] | None = None
        self._lasted = 0.0
        self._fresh = False

    def begin(self, pos: tuple[int, int]) -> None:
        """Note that the button went down at `pos`."""
        self._at, self._lasted, self._fresh = pos, 0.0, True

    def move(self, pos: tuple[int, int]) -> None:
        """Note where the pointer is: a press that moves away is a drag."""
        if self._at is not None and abs(pos[0] - self._at[0]) + abs(pos[1] - self._at[1]) > _NEAR:
            self.end()

    def end(self) -> None:
        """Note that the button is up, or the window gone."""
        self._at = None

    def update(self, dt: float) -> tuple[int, int] | None:
        """Let `dt` seconds pass; return where the press is in the frame in which it becomes a long one."""
        if self._at is None:
            return None
        if self._fresh:
            self._fresh = False  # the seconds of this frame have passed before the press
            return None
        self._lasted += dt
        if self._lasted < LONG_PRESS:
            return None
        at, self._at = self._at, None
        return at

    @property
    def wake_in(self) -> float | None:
        """Seconds until the press is a long one; None when nothing is pressed."""
        return None if self._at is None else 0.0 if self._fresh else max(0.0, LONG_PRESS - self._lasted)
