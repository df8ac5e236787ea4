"""What scenes play their sounds with."""

from __future__ import annotations

from game.sound.cues import Cue


class SoundPlayer:
    """Plays cues. Safe to ask at any time: where nothing can be heard it is silent and content."""

    def play(self, cue: Cue, step: int = 0) -> None:
        """Let a cue be heard now; `step` is how high a note is to be, 0 for the lowest."""
