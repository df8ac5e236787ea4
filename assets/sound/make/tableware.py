"""Sounds of table, hands and buttons: cards, paper, cloth."""

from __future__ import annotations

from numpy.random import Generator

from assets.sound.make.materials import BOARD, COIN, WOOD, struck
from assets.sound.make.textures import card, cloth, paper
from assets.sound.make.waves import Wave, add, noise, shape, silence


def map_(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Unroll a map."""
    return paper(rng, seconds, (0, 0.6), (0.03, 0.5), (0.18, 1), (0.3, 0.55), (0.38, 0.8), (seconds, 0))


def slide(rng: Generator, seconds: float, long: float) -> Wave:
    """Let a card slide over another."""
    wave = silence(seconds)
    rub = noise(rng, long, 800, 4_200) * shape(long, (0, 0.35), (0.4 * long, 1), (long, 0))
    add(wave, rub, gain=0.3)
    return wave


def discard(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Lay a card on the pile: it slides and drops."""
    wave = slide(rng, seconds, 0.09)
    add(wave, card(rng, 0.15, 0.07, 350, 3_800), 0.075, 0.9)
    add(wave, struck(rng, BOARD, rng.uniform(165, 190), 0.15, 2.0), 0.078, 0.55)
    return wave


def draw(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Take a card from the deck: it slides and springs free."""
    wave = slide(rng, seconds, rng.uniform(0.085, 0.1))
    add(wave, card(rng, 0.1, 0.035, 1_100, 5_500), rng.uniform(0.078, 0.088), 0.5)
    return wave


def deal(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Flick a card to a place."""
    wave = card(rng, seconds, 0.055, 700, 5_000)
    add(wave, card(rng, 0.1, 0.05, 300, 2_600), rng.uniform(0.045, 0.055), 0.5)
    return wave


def pick_up(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Lift a card with a fingertip."""
    wave = card(rng, seconds, 0.03, 900, 4_500)
    add(wave, slide(rng, 0.09, 0.06), 0.012, 0.5)
    return wave


def put_down(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Put a card down on the cloth."""
    wave = card(rng, seconds, 0.05, 250, 2_400)
    add(wave, struck(rng, BOARD, rng.uniform(180, 215), 0.15, 1.8, grit=0.4), gain=0.8)
    return wave


def rotate(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Turn a card round: two small clicks of a ratchet."""
    wave = silence(seconds)
    base = rng.uniform(820, 900)
    for at, rise, gain in ((0.0, 1.0, 0.7), (rng.uniform(0.05, 0.056), 1.12, 1.0)):
        add(wave, struck(rng, WOOD, base * rise, 0.1, 0.6), at, gain)
    return wave


def button(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Press a peg into a board."""
    wave = struck(rng, WOOD, rng.uniform(560, 600), seconds, 1.0, grit=0.5)
    add(wave, struck(rng, BOARD, 240, 0.1, 1.2, grit=0.2), gain=0.4)
    return wave


def rings(rng: Generator, wave: Wave, first: float, last: float) -> None:
    """Let some rings of a curtain tick along their rail."""
    for place in range(5):
        at = first + (last - first) * (place + rng.uniform(-0.3, 0.3)) / 4
        tick = struck(rng, COIN, rng.uniform(1_900, 2_500), 0.1, 4, tilt=1.0)
        add(wave, tick, max(0, float(at)), 0.06 * rng.uniform(0.5, 1))


def curtain_close(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Draw a heavy curtain until it hangs."""
    wave = cloth(rng, seconds, (0, 0.3), (0.07, 0.8), (0.3, 1), (0.42, 0.5), (seconds, 0))
    rings(rng, wave, 0.03, 0.36)
    add(wave, cloth(rng, 0.16, (0, 0), (0.02, 1), (0.16, 0), low=70, high=500), 0.4, 0.7)
    return wave


def curtain_open(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Draw the curtain aside: quicker at first, and lighter."""
    wave = cloth(rng, seconds, (0, 0.5), (0.05, 1), (0.2, 0.7), (seconds, 0), low=180, high=1_900)
    rings(rng, wave, 0.02, 0.3)
    return wave


def swap_hands(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Close two fans of cards, pass them across, lay them down."""
    wave = silence(seconds)
    for start, pace in ((0.0, 0.019), (0.07, 0.022)):
        for place in range(7):
            flick = card(rng, 0.06, 0.022, 1_000, 5_500)
            add(wave, flick, start + place * pace * (1 - 0.04 * place), rng.uniform(0.3, 0.6))
    add(wave, cloth(rng, 0.42, (0, 0), (0.2, 1), (0.42, 0), low=300, high=2_200), 0.12, 0.35)
    for at in (0.53, 0.57):
        add(wave, card(rng, 0.12, 0.06, 350, 3_400), at, 0.8)
    return wave


def swap_hats(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Swing two hats round each other and let them land on felt."""
    wave = silence(seconds)
    swing = (0, 0.4), (0.1, 0.9), (0.28, 0.35), (0.48, 1), (0.68, 0.1), (seconds, 0)
    add(wave, cloth(rng, seconds, *swing, low=220, high=1_700), gain=0.6)
    for at in (0.66, 0.70):
        add(wave, struck(rng, BOARD, rng.uniform(115, 140), 0.2, 4.5, tilt=1.5, grit=0.8), at, 0.8)
    return wave


def inspection(rng: Generator, seconds: float, _variant: int) -> Wave:
    """Put a lens to the eye: a breath of cloth, two touches of glass."""
    wave = cloth(rng, seconds, (0, 0.4), (0.08, 0.7), (0.3, 1), (seconds, 0), low=350, high=2_600)
    wave *= 0.35
    for at, high, gain in ((0.05, 1_568.0, 0.5), (0.27, 2_093.0, 0.6)):
        add(wave, struck(rng, COIN, high, 0.35, 5, tilt=1.6, grit=0.3), at, gain)
    return wave
