"""Sounds of the mine: stone that sets, rock that falls, tools that break, iron bars."""

from __future__ import annotations

from numpy.random import Generator

from assets.sound.make.materials import BOARD, COIN, IRON, STONE, WOOD, struck
from assets.sound.make.scale import pitch, rising
from assets.sound.make.strings import plucked
from assets.sound.make.textures import cloth, crack, creak, dust, gravel, paper, rumble
from assets.sound.make.waves import Wave, add, falling, silence

JOIN_NOTES = rising(16)


def lay(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Set a slab of stone on the table: the stone, the board under it, a little grit."""
    wave = silence(seconds)
    add(wave, struck(rng, BOARD, rng.uniform(118, 134), seconds, 1.3))
    add(wave, struck(rng, STONE, rng.uniform(560, 680), seconds, 1.8), gain=1.0)
    add(wave, struck(rng, STONE, rng.uniform(900, 1_150), 0.2, 1.5), rng.uniform(0.018, 0.03), 0.25)
    add(wave, dust(rng, 0.2, (0, 0), (0.02, 1), (0.2, 0)), 0.01, 0.13)
    return wave


def join(_rng: Generator, seconds: float, variant: int) -> Wave:
    """Pluck the note of a tunnel of this length."""
    note = pitch(JOIN_NOTES[variant - 1])
    wave = silence(seconds)
    add(wave, plucked(f"join {variant}", note, seconds, 1.15 - 0.035 * variant, 0.55, 0.16))
    add(wave, plucked(f"join octave {variant}", 2 * note, seconds, 0.5, 0.3, 0.23), 0.004, 0.16)
    return wave


def refused(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Knock dully on wood that does not give."""
    wave = struck(rng, BOARD, rng.uniform(205, 230), seconds, 1.7, tilt=1.0, grit=0.5)
    add(wave, struck(rng, BOARD, rng.uniform(265, 285), 0.15, 1.7, tilt=1.2, grit=0.3), 0.052, 0.42)
    return wave


def rockfall(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Crack, let the rock come down, and let the dust trickle."""
    wave = silence(seconds)
    add(wave, crack(rng, 0.25, 5, 0.14), gain=0.30)
    add(wave, rumble(rng, seconds, (0, 0.35), (0.2, 1), (0.5, 0.75), (seconds, 0)), gain=0.75)
    add(wave, gravel(rng, seconds - 0.1, 46, 240, 1_700, until=0.95), 0.1, 0.95)
    for at in (0.18, 0.24, 0.33):
        blow = struck(rng, STONE, rng.uniform(150, 260), 0.5, 5, tilt=0.8)
        add(wave, blow, at + rng.uniform(0, 0.03), rng.uniform(0.5, 0.8))
    add(wave, dust(rng, seconds - 0.2, (0, 0), (0.2, 1), (seconds - 0.2, 0)), 0.2, 0.16)
    return wave


def broken(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Snap a handle: it cracks, its two halves ring, splinters follow."""
    wave = silence(seconds)
    add(wave, crack(rng, 0.3, 7, 0.045), gain=1.0)
    add(wave, struck(rng, WOOD, rng.uniform(330, 390), 0.4, 0.7), gain=0.75)
    add(wave, struck(rng, WOOD, rng.uniform(520, 610), 0.4, 0.6), 0.021, 0.55)
    add(wave, crack(rng, 0.2, 4, 0.13), 0.085, 0.14)
    return wave


def repair(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Drive a wedge home with two taps: iron on wood, the second one higher."""
    wave = silence(seconds)
    base = rng.uniform(400, 440)
    for at, rise, gain in ((0.0, 1.0, 0.8), (0.15 + rng.uniform(0, 0.012), 1.13, 1.0)):
        add(wave, struck(rng, WOOD, base * rise, 0.3, 0.8), at, gain)
        add(wave, struck(rng, IRON, 1_500 * rise, 0.3, 0.7, tilt=0.9), at, 0.16 * gain)
    return wave


def trap(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Let a portcullis drop in three steps, strike the ground and shiver."""
    wave = silence(seconds)
    for at, gain in ((0.0, 0.42), (0.115, 0.5), (0.23, 0.6)):
        add(wave, struck(rng, IRON, rng.uniform(410, 470), 0.16, 1.2, tilt=0.3), at, gain)
    add(wave, struck(rng, IRON, rng.uniform(255, 275), seconds, 1.4, tilt=0.15), 0.35, 1.0)
    add(wave, struck(rng, IRON, rng.uniform(352, 372), seconds, 1.3, tilt=0.25), 0.353, 0.6)
    add(wave, struck(rng, BOARD, 92, 0.4, 1.5), 0.35, 0.8)
    add(wave, struck(rng, IRON, rng.uniform(420, 450), 0.3, 1.2), 0.45, 0.22)
    return wave


def free(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Bend two bars until they give, and let them fall."""
    wave = silence(seconds)
    add(wave, struck(rng, IRON, 520, 0.25, 1.2), gain=0.35)
    add(wave, creak(rng, 0.28, 52, 130), 0.01, 0.55)
    for at, gain in ((0.3, 1.0), (0.4, 0.6), (0.455, 0.3)):
        add(wave, struck(rng, IRON, rng.uniform(470, 620), 0.5, 1.0, tilt=0.3), at, gain)
    add(wave, struck(rng, BOARD, 120, 0.3, 1.4), 0.3, 0.5)
    return wave


def coin(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Drop a coin on others: it strikes, and settles."""
    wave = silence(seconds)
    base = rng.uniform(3_050, 3_500)
    for at, higher, gain in ((0.0, 1.0, 1.0), (0.048, 1.22, 0.6), (0.083, 0.91, 0.35), (0.108, 1.31, 0.2)):
        late = at + (rng.uniform(-0.006, 0.006) if at else 0)
        add(wave, struck(rng, COIN, base * higher, seconds, tilt=0.45), late, gain)
    return wave


def bonus(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Strike a nugget out of the rock: a pick on stone, and a bright clear ring."""
    wave = silence(seconds)
    add(wave, struck(rng, STONE, 860, 0.3, 1.2), gain=0.8)
    add(wave, dust(rng, 0.25, (0, 1), (0.25, 0)), 0.01, 0.15)
    for at, note, gain in ((0.07, "D6", 0.5), (0.15, "A6", 0.6)):
        add(wave, struck(rng, COIN, pitch(note), seconds, tilt=0.8), at, gain)
        add(wave, plucked(f"bonus {note}", pitch(note) / 2, 0.8, 0.8, 0.5), at, 0.5)
    return wave


def theft(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Reach across the table, close a fist over a coin and take it along."""
    wave = silence(seconds)
    add(wave, cloth(rng, seconds, (0, 0.35), (0.12, 1), (0.28, 0.3), (0.45, 0.9), (seconds, 0), high=2_400), gain=0.6)
    for at, gain in ((0.27, 0.5), (0.325, 0.28)):
        add(wave, struck(rng, COIN, rng.uniform(3_100, 3_700), 0.14, 2.5, tilt=0.9), at, gain)
    return wave


def hands_off(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Lay a palm on a card, close the lock, crumple what was played."""
    wave = silence(seconds)
    add(wave, struck(rng, BOARD, 130, 0.3, 2.5, grit=2.0), gain=0.8)
    for at, high, gain in ((0.04, 1_150, 0.45), (0.085, 820, 0.8)):
        add(wave, struck(rng, IRON, high, 0.16, 1.0, tilt=0.3) * falling(0.16, 0.11), at, gain)
    add(wave, paper(rng, 0.4, (0, 0.2), (0.06, 1), (0.2, 0.6), (0.4, 0)), 0.27, 0.4)
    return wave
