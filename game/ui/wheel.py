"""What wheels, touchpads and the main button say: how far something moves, and where one sweep ends (UX M6, M10)."""

from __future__ import annotations

import pygame

_PAUSE = 0.25
"""Seconds of game time without a word of the wheel that end a sweep."""
_PULL_FROM = 6
"""Pixels that the pointer goes before a press becomes a pull."""


def notches(event: pygame.Event) -> float:
    """Return by how many notches a wheel event scrolls towards what is above; 0 for a sweep to the side.

    Touchpads and fine wheels give fractions. The sign is that of the system, where people choose which way texts move.
    """
    across, along = _exact(event, "x"), _exact(event, "y")
    return along if abs(along) >= abs(across) else 0.0


def notches_away(event: pygame.Event) -> float:
    """Return by how many notches the wheel itself was turned away from the person, whichever way texts move."""
    return -notches(event) if getattr(event, "flipped", False) else notches(event)


def _exact(event: pygame.Event, axis: str) -> float:
    whole = float(getattr(event, axis, 0))
    return float(getattr(event, f"precise_{axis}", 0.0)) or whole


class Sweep:
    """Tells when a sweep of the wheel has come to one notch; it does so once, until the wheel has rested."""

    def __init__(self) -> None:
        self._way = 0.0
        self._left = 0.0
        self._just_heard = False
        self.spent = False
        """Whether this sweep has done what it does, so that the rest of it means nothing."""

    @property
    def wake_in(self) -> float | None:
        """Seconds until the sweep is over; None when there is none."""
        return self._left if self._left > 0 else None

    def turns(self, event: pygame.Event) -> bool:
        """Add a wheel event; True for the one with which the sweep comes to a notch, up or down."""
        self.goes_on()
        self._way += notches(event)
        if self.spent or abs(self._way) < 1:
            return False
        self.spent = True
        return True

    def goes_on(self) -> None:
        """Hear of a wheel event that belongs to the sweep."""
        self._left, self._just_heard = _PAUSE, True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; those of the frame in which an event is heard have passed before it."""
        if self._just_heard:
            self._just_heard = False
        elif self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self._way, self._left, self.spent = 0.0, 0.0, False


class Scrolled:
    """Turns notches into whole pixels; what is left of a pixel counts the next time."""

    def __init__(self, step: int) -> None:
        self._step = step
        self._rest = 0.0

    def pixels(self, event: pygame.Event) -> int:
        """Return by how many pixels an event scrolls towards what is above."""
        exact = notches(event) * self._step + self._rest
        whole = round(exact)
        self._rest = exact - whole
        return whole


class Pull:
    """What the main button pulls along, for whoever has no wheel: by how much, from a press on (UX M22)."""

    def __init__(self) -> None:
        self._from: tuple[int, int] | None = None
        self.pulling = False

    def begin(self, pos: tuple[int, int]) -> None:
        """Hear of a press on what can be pulled."""
        self._from, self.pulling = pos, False

    @property
    def pressed(self) -> bool:
        """Whether something was pressed that can be pulled."""
        return self._from is not None

    def along(self, pos: tuple[int, int]) -> tuple[int, int]:
        """Return by how much what is pulled moves now that the pointer is here."""
        if self._from is None:
            return 0, 0
        dx, dy = pos[0] - self._from[0], pos[1] - self._from[1]
        if not self.pulling and abs(dx) + abs(dy) <= _PULL_FROM:
            return 0, 0
        self._from, self.pulling = pos, True
        return dx, dy

    def end(self) -> bool:
        """Let go; True when something was pulled, so that it was no press."""
        pulled, self._from, self.pulling = self.pulling, None, False
        return pulled
