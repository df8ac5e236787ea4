"""The notes of the game: D minor without its sixth, so that every note of a tunnel fits the music below it."""

from __future__ import annotations

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
ORDER = ("A", "C", "D", "E", "F", "G")


def pitch(note: str) -> float:
    """Return the frequency of a note such as `A4`, which is 440 Hz."""
    return float(440.0 * 2 ** ((STEPS[note[0]] + 12 * (int(note[1:]) - 4)) / 12))


def rising(count: int) -> tuple[str, ...]:
    """Return so many notes up from the A below middle C: octaves are counted from C."""
    return tuple(
        f"{name}{3 + step // len(ORDER) + (name != 'A')}"
        for step in range(count)
        for name in [ORDER[step % len(ORDER)]]
    )
