"""Play the score into a loop that has no ends: what rings on at its end is heard at its start."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np

from assets.sound.make.materials import STONE, struck
from assets.sound.make.room import around
from assets.sound.make.scale import pitch
from assets.sound.make.score import BARS, BEAT, BEATS, SECONDS, STAGES, basses, chord, figures, melody
from assets.sound.make.strings import hummed, plucked
from assets.sound.make.waves import Wave, banded, chance, count, times

TITLE = "title"
QUALITY = 0.1
TARGETS = (-20.0, -20.2, -20.4, -20.6, -20.8)
"""In LUFS for each stage: a little softer as it thins out."""
DRONE = (("D2", 0.8), ("A2", 0.8), ("D3", 0.45))
DRONE_GAINS = (0.014, 0.015, 0.016, 0.018, 0.021)
"""For each stage: what is left of the piece fills its place."""
WET = 0.55
BREATH = 0.16
"""Seconds of a change of the bow, before it and after it."""
STROKE = 0.5
"""How much of the drone sounds on while the bow changes."""
SEAM = 0.08
"""Seconds in which all falls to nothing before the ends of the loop meet, and rises after it."""
LEAD = 0.2
"""Seconds before the first beat: the loop's ends meet where no string has just been plucked."""


def files() -> Iterator[tuple[str, int]]:
    """Yield file and stage of the music; the title plays all that stage 0 has, and bows the tune."""
    yield f"music/{TITLE}.ogg", 0
    for stage in range(STAGES):
        yield f"music/table-{stage}.ogg", stage


def target(stage: int) -> float:
    """Return how loud a stage is to be."""
    return TARGETS[stage]


class Loop:
    """Two ears' loop; what is put near its end goes on at its start."""

    def __init__(self) -> None:
        self.sides = np.zeros((2, count(SECONDS)))

    def put(self, wave: Wave, at: float, gain: float, pan: float) -> None:
        """Mix a sound in at a time, from the left (0) to the right (1)."""
        size = self.sides.shape[1]
        start = count(at + LEAD) % size
        for row, side in enumerate((np.cos(pan * np.pi / 2), np.sin(pan * np.pi / 2))):
            part = gain * side * wave
            head = min(len(part), size - start)
            self.sides[row, start : start + head] += part[:head]
            self.sides[row, : len(part) - head] += part[head:]


@cache
def string(name: str, take: int, t60: float, bright: float) -> Wave:
    """Return one of three takes of a string, as strong as the others, until it is not heard any more."""
    wave = plucked(f"music {name} {take} {bright}", pitch(name), min(4.5, 0.8 * t60), t60, bright)
    return np.asarray(wave * (0.22 / np.sqrt(np.mean(wave[: count(0.4)] ** 2))))


def breath(seconds: float, half: float) -> Wave:
    """Return a loudness that is zero for a moment, so many seconds apart, and whole again after `half` a breath.

    All is where the loop meets itself: any stage can follow any other there. It is just before the first beat.
    """
    past = np.mod(times(SECONDS), seconds)
    near = np.minimum(past, seconds - past)
    return np.sin(np.pi / 2 * np.clip(near / half, 0, 1)) ** 2


@cache
def drone() -> Wave:
    """Return the low strings that are bowed: a new stroke for each chord, and the string turns on below it.

    Every partial turns a whole number of times in the loop, so its last stroke goes over into its first.
    """
    rng = chance("drone")
    turn = 2 * np.pi * times(SECONDS) / SECONDS
    sides = np.zeros((2, len(turn)))
    for name, weight in DRONE:
        for partial in range(1, 11):
            frequency = pitch(name) * partial
            gain = weight / partial**0.8 / (1 + (frequency / 650) ** 2)
            for side in sides:
                turns = round(frequency * SECONDS) + int(rng.integers(-3, 4))
                sway = 1 + 0.4 * np.sin(int(rng.integers(3, 9)) * turn + rng.uniform(0, 2 * np.pi))
                side += gain * rng.choice((-1, 1)) * sway * np.sin(turns * turn)
    return sides * (STROKE + (1 - STROKE) * breath(2 * BEATS * BEAT, BREATH))


def drip(rng: np.random.Generator) -> Wave:
    """Return a drop that falls into a pool: a bubble whose tone rises."""
    t = times(0.16)
    low = rng.uniform(620, 980)
    turns = low * t + low * 2.2 * t**2
    bubble = np.sin(2 * np.pi * turns) * np.minimum(1, t / 0.003) * np.exp(-t / 0.028)
    return banded(bubble, 300, 6_000)


def drops(loop: Loop, stage: int) -> None:
    """Let it drip, and a stone be struck far off, at the same moments in all stages; the last are the emptiest."""
    rng = chance("drops")
    for place in range(9):
        at = (place + rng.uniform(0.15, 0.85)) * SECONDS / 9
        pan = rng.uniform(0.1, 0.9)
        if place % 3 == 2:
            loop.put(struck(rng, STONE, rng.uniform(900, 1_300), 0.5, 2.5), at, 0.06, pan)
        else:
            drop = drip(rng)
            loop.put(drop, at, 0.12, pan)
            loop.put(drop, at + 0.21, 0.032, 1 - pan)
    if stage >= 3:
        loop.put(struck(rng, STONE, 700, 0.6, 3), 0.6 * SECONDS, 0.06, 0.3)


def pads(loop: Loop, stage: int) -> None:
    """Hum the chords: three voices at first, in the end none."""
    for bar in range(0, BARS, 2):
        voices = chord(bar)[1:4][: max(0, 3 - stage)]
        for place, name in enumerate(voices):
            tone = hummed(pitch(name), 2 * BEATS * BEAT + 1.6, 1.7, 2.2)
            loop.put(tone, bar * BEATS * BEAT, 0.042 - 0.005 * place, 0.3 + 0.2 * place)


def tune(loop: Loop, stage: int, bowed: bool) -> None:
    """Pluck the tune, or bow it with a pluck below."""
    rng = chance("tune")
    notes = list(melody())
    for place, note in enumerate(notes):
        late = rng.uniform(0, 0.018)
        force = rng.uniform(0.8, 1.0)
        if note.rank < stage:
            continue
        if bowed:
            following = notes[place + 1].at if place + 1 < len(notes) else SECONDS - 1.0
            tone = hummed(pitch(note.name), min(3.2, following - note.at + 0.35), 0.22, 0.35, 900)
            loop.put(tone, note.at, 0.11 * force, 0.56)
        loop.put(string(note.name, place % 3, 3.4, 0.42), note.at + late, (0.10 if bowed else 0.20) * force, 0.62)


def render(file: str, stage: int) -> Wave:
    """Return the loop of a file, for two ears, at whatever level."""
    loop = Loop()
    rng = chance("hands")
    for place, note in enumerate(figures()):
        late, force = rng.uniform(0, 0.014), rng.uniform(0.6, 1.0)
        if note.rank >= stage:
            loop.put(string(note.name, place % 3, 2.8, 0.28), note.at + late, 0.115 * force, 0.36)
    for note in basses():
        if note.rank >= stage:
            loop.put(string(note.name, 0, 4.6, 0.22), note.at, 0.20, 0.46)
    pads(loop, stage)
    tune(loop, stage, bowed=TITLE in file)
    drops(loop, stage)
    return (around(loop.sides, WET) + DRONE_GAINS[stage] * drone()) * breath(SECONDS, SEAM)
