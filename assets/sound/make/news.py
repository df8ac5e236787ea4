"""Sounds of what is told to all: drum, bell, claims, the deck, the ends of rounds and games."""

from __future__ import annotations

from numpy.random import Generator

from assets.sound.make.materials import BELL, BOARD, SKIN, STONE, WOOD, struck
from assets.sound.make.scale import pitch
from assets.sound.make.strings import plucked, swell
from assets.sound.make.textures import cloth, dust
from assets.sound.make.waves import Wave, add, shape, silence


def drum(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Roll a deep drum shortly and strike it: the same for whatever the goal is."""
    wave = silence(seconds)
    for place in range(4):
        add(wave, struck(rng, SKIN, 98, 0.3, 0.9, fall=0.10, tilt=0.3), 0.058 * place, 0.16 + 0.07 * place)
    add(wave, struck(rng, SKIN, 84, seconds, 0.7, fall=0.22, tilt=0.3), 0.235, 1.0)
    add(wave, struck(rng, BOARD, 210, 0.2, 1.0), 0.235, 0.35)
    return wave


def revealed(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Let bare fifths well up and die away, neither glad nor sad."""
    wave = swell((pitch("D3"), pitch("A3"), pitch("D4")), seconds, 0.42)
    for place, note in enumerate(("D3", "A3", "D4", "A4")):
        string = plucked(f"revealed {note}", pitch(note), seconds, 1.5, 0.45)
        add(wave, string * shape(seconds, (0, 1), (0.6 * seconds, 0.6), (seconds, 0)), 0.035 * place, 0.55)
    add(wave, dust(rng, 0.7, (0, 0.2), (0.2, 1), (0.7, 0)), 0.1, 0.05)
    return wave


def your_turn(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Touch a small bell softly."""
    return struck(rng, BELL, pitch("D5"), seconds, 1.6, tilt=0.7)


def said(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Knock on hollow wood, as a throat would: the same for every claim."""
    wave = struck(rng, WOOD, rng.uniform(292, 296), seconds, 2.4, tilt=1.7, grit=0.4)
    add(wave, struck(rng, WOOD, rng.uniform(436, 442), 0.2, 2.0, tilt=1.8, grit=0.2), 0.07, 0.7)
    return wave


def deck_low(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Let a flame flutter, and two notes fall."""
    wave = silence(seconds)
    flicker = (0, 0.8), (0.05, 0.3), (0.1, 1), (0.16, 0.3), (0.22, 0.8), (0.3, 0.2), (0.6, 0)
    add(wave, cloth(rng, 0.6, *flicker, low=200, high=1_200), gain=0.22)
    for at, note in ((0.0, "A4"), (0.2, "E4")):
        add(wave, plucked(f"low {note}", pitch(note), seconds, 0.9, 0.35), at, 0.7)
    return wave


def deck_out(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Blow a candle out, over a last low string."""
    wave = silence(seconds)
    add(wave, cloth(rng, 0.5, (0, 0.7), (0.04, 1), (0.2, 0.4), (0.5, 0), low=300, high=3_000), gain=0.4)
    for at, note in ((0.0, "E4"), (0.16, "D4"), (0.34, "A3"), (0.36, "D3")):
        add(wave, plucked(f"out {note}", pitch(note), seconds, 1.3, 0.35), at, 0.6)
    return wave


def round_over(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Strum open strings over one stroke of the drum: whoever has won."""
    wave = silence(seconds)
    add(wave, struck(rng, SKIN, 84, 0.9, 0.8, fall=0.2, tilt=0.4), gain=0.55)
    for place, note in enumerate(("D3", "A3", "D4", "E4", "A4", "D5")):
        add(wave, plucked(f"over {note}", pitch(note), seconds, 1.7, 0.5), 0.03 * place, 0.5)
    return wave


def ceremony(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Play a little rise of strings to a bell, with drum and stones, for the podium."""
    wave = silence(seconds)
    for at, notes in ((0.0, "D3 D4"), (0.2, "A3 F4"), (0.4, "C4 G4"), (0.6, "D3 A3 D4 F4 A4")):
        for place, note in enumerate(notes.split()):
            add(wave, plucked(f"feast {note} {at}", pitch(note), seconds, 1.6, 0.6), at + 0.018 * place, 0.5)
    for at, gain in ((0.0, 0.4), (0.4, 0.3), (0.6, 0.6)):
        add(wave, struck(rng, SKIN, 88, 0.8, 0.8, fall=0.15, tilt=0.4), at, gain)
    for at in (0.2, 0.5):
        add(wave, struck(rng, STONE, 980, 0.2, 1.4), at, 0.10)
    add(wave, struck(rng, BELL, pitch("D5"), seconds, 0.9), 0.62, 0.22)
    return wave
