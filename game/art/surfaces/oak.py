"""The oak of the table and of every wooden plate (look book section 2, layer 1).

The streaks are noise with few samples along the plank and many across it, stretched to the plank.
"""

from __future__ import annotations

import random

import pygame

from game.art.drawing.palette import mix, rgb
from game.art.drawing.raster import Size, blank, grain, noise, opaque
from game.art.drawing.strips import lay_stretched

TABLE_TONES: tuple[str, ...] = ("#7D5836", "#6C4A2C", "#8A633E", "#735031")
PLATE_TONES: tuple[str, ...] = ("#4A3320", "#422D1C", "#513823")
_DESIGN_PLANK = 88
_MOST_ROWS = 120
"""Streaks across a plank of the table, however large it is drawn."""
_BOARD_UNIT = 0.8
"""How fine the streaks of a board are beside those of the table: it is looked at from near."""


def _knot(size: Size, unit: float, rng: random.Random) -> pygame.Surface:
    """Nested soft ellipses in half the size, to multiply over a plank of `size`."""
    width, height = size
    small = opaque((max(1, width // 2), max(1, height // 2)), (255, 255, 255))
    centre = (rng.randrange(max(1, width)) // 2, rng.randrange(height // 4, height * 3 // 4 + 1) // 2)
    for ring in range(9, 0, -1):
        across = max(2, round((60 + ring * ring * 9) * unit / 2))
        box = pygame.Rect(0, 0, across, max(2, round((5 + ring * 8) * unit / 2)))
        box.center = centre
        shade = (220, 214, 206) if ring % 2 else (250, 248, 246)
        pygame.draw.ellipse(small, shade, box, max(1, round(unit)))
    return pygame.transform.box_blur(small, 1)


def _plank(wood: pygame.Surface, colour: str, seed: int | str, unit: float) -> None:
    """Draw one plank along its length over all of `wood`, without seams; `unit` is pixels per design pixel."""
    rng = random.Random(seed)
    width, height = wood.get_size()
    rows = max(2, min(height, max(_MOST_ROWS, round(height / unit))))
    wood.fill(rgb(colour))
    along = max(2, round(width / unit))
    for samples, low in (
        ((min(4, along), rows), 196),
        ((min(14, along), max(2, rows // 2)), 205),
        ((max(2, along // 6), rows), 226),
    ):
        streaks = noise(samples, low, 255, rng.randrange(1 << 30))
        lay_stretched(wood, streaks, pygame.BLEND_RGB_MULT)
    lay_stretched(wood, _knot((width, height), unit, rng), pygame.BLEND_RGB_MULT)


def _seam(wood: pygame.Surface, start: tuple[int, int], end: tuple[int, int], unit: float, tone: str) -> None:
    """A dark joint with the light lip of the next plank beside it."""
    dark, lip = rgb(mix(tone, "#0E0804", 0.78)), rgb(mix(tone, "#E0B478", 0.38))
    pygame.draw.line(wood, dark, start, end, max(1, round(2 * unit)))
    step = max(1, round(2 * unit))
    aside = (step, 0) if start[0] == end[0] else (0, step)
    moved = [(x + aside[0], y + aside[1]) for x, y in (start, end)]
    pygame.draw.line(wood, lip, moved[0], moved[1], max(1, round(unit)))


def oak(size: Size, plank_height: int, seed: int, tones: tuple[str, ...] = TABLE_TONES) -> pygame.Surface:
    """Planks from left to right, `plank_height` pixels each, several of uneven length in a row, without alpha."""
    width, height = size
    unit = plank_height / _DESIGN_PLANK
    rng = random.Random(seed)
    wood = opaque(size)
    for row, y in enumerate(range(0, height, plank_height)):
        x = -rng.randrange(0, max(1, round(500 * unit)))
        while x < width:
            length = round(rng.randrange(420, 900) * unit)
            tone = rng.choice(tones)
            plank = opaque((length, plank_height))
            _plank(plank, tone, f"{seed}/{row}/{x}", unit)
            wood.blit(plank, (x, y))
            if x > 0:
                _seam(wood, (x, y), (x, y + plank_height), unit, tone)
            x += length
        if y > 0:
            _seam(wood, (0, y), (width, y), unit, tones[0])
    grain(wood, 232, seed + 1, max(1.0, unit))
    return wood


def board(size: Size, seed: int, unit: float) -> pygame.Surface:
    """Draw one plank of `size` pixels, however high: no seam runs through what is written on it (look book section 8).

    `unit` is pixels per design pixel. The picture has alpha.
    """
    fine = min(size[1] / _DESIGN_PLANK, _BOARD_UNIT * unit)
    wood = blank(size)
    _plank(wood, random.Random(seed).choice(PLATE_TONES), f"{seed}/0/0", fine)
    grain(wood, 232, seed + 1, max(1.0, fine))
    return wood
