"""The clock of a replay: whether it plays, how fast, and when the next step is due."""

from __future__ import annotations

from game.system.settings import SPEEDS, Speed, speed_factor

_STEP_SECONDS = 0.9
"""Seconds from one step to the next at normal speed."""
_FASTEST = 0.05


class Playback:
    """Counts down to the next step while it plays."""

    def __init__(self, speed: Speed) -> None:
        self.speed: Speed = speed
        self.playing = False
        self.wait = 0.0
        """Seconds until the next step is due."""

    def rewind(self) -> None:
        """Begin to wait for the next step."""
        factor = speed_factor(self.speed)
        self.wait = _FASTEST if factor is None else _STEP_SECONDS / factor

    def toggle(self) -> None:
        """Play or pause."""
        self.playing = not self.playing
        self.rewind()

    def faster(self) -> None:
        """Take the next speed; the step that is waited for comes no later than before."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)]
        before = self.wait
        self.rewind()
        self.wait = min(self.wait, before)

    def due(self, dt: float) -> bool:
        """Let `dt` seconds pass; True when the next step is to be shown."""
        if self.playing:
            self.wait -= dt
        return self.playing and self.wait <= 0
