"""Turn each sound into a file: as loud as it is to be, and below the peak."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from assets.sound.make import cues, music
from assets.sound.make.levels import CEILING, as_loud_as, decibels, loudness
from assets.sound.make.ogg import packed, unpacked
from assets.sound.make.waves import RATE, Wave, peak

PEAK = -1.1
TRIES = 6


class Sound(NamedTuple):
    """A file to be made: its sound at whatever level, how loud it is to be, how well it is packed."""

    file: str
    make: Callable[[], Wave]
    target: float
    quality: float


def sounds() -> Iterator[Sound]:
    """Yield every sound of the game."""
    for file, cue, variant in cues.effects():
        recipe = cues.RECIPES[cue]
        yield Sound(file, partial(cues.effect, file, cue, variant), recipe.target, cues.QUALITY)
    for file, stage in music.files():
        yield Sound(file, partial(music.render, file, stage), music.target(stage), music.QUALITY)


def made(sound: Sound) -> bytes:
    """Return the file of a sound. Packing moves its peaks: it is tried again until they are below the limit."""
    wave = sound.make()
    ceiling = CEILING
    for _ in range(TRIES):
        data = packed(as_loud_as(wave, sound.target, ceiling), sound.file, sound.quality)
        over = decibels(peak(unpacked(data))) - PEAK
        if over <= 0:
            break
        ceiling *= 10 ** (-(over + 0.1) / 20)
    return data


def report(sound: Sound, data: bytes) -> str:
    """Return a line about a file: seconds, bytes, loudness beside its target, peak."""
    wave = unpacked(data)
    off = loudness(wave) - sound.target
    return (
        f"{sound.file:32} {wave.shape[-1] / RATE:6.2f} s {len(data):7} bytes"
        f"  {loudness(wave):6.1f} LUFS ({off:+.1f})  peak {decibels(peak(wave)):5.1f} dB"
    )
