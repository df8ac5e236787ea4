"""Plates: the ground of buttons, seats, boards and the log (look book section 6)."""

from __future__ import annotations

import math
import random
from enum import Enum
from typing import Literal, assert_never

import pygame

from game.art.drawing import svg
from game.art.drawing.contrast import in_contrast
from game.art.drawing.palette import INK, PAPER, rgb
from game.art.drawing.raster import Size, blank, grain, noise, opaque
from game.art.drawing.sheet import sheet
from game.art.drawing.strips import lay_fall, lay_rim, lay_stretched, round_corners
from game.art.surfaces.oak import board
from game.art.surfaces.plain import plain_plate

PlateStyle = Literal["wood", "slate", "brass", "parchment", "paper"]
RADIUS = 9
"""Corner radius of seats and buttons, design pixels; boards take 14 to 16."""
_RIM, _TORN = 4, 7
"""How far lines reach in beyond a rounded corner, and how far a torn edge does, units."""


class PlateState(Enum):
    """How a plate looks under the pointer."""

    REST = "rest"
    HOVER = "hover"
    PRESSED = "pressed"
    DISABLED = "disabled"


def _line(plate: pygame.Surface, unit: float, radius: float, edge: str, lip: str, lip_opacity: float) -> None:
    """Lay the ink line around a plate and the light line inside it."""
    width, height = (side / unit for side in plate.get_size())
    body = svg.rect(1, 1, width - 2, height - 2, radius, stroke=edge, width=2)
    inner = svg.rect(2.6, 2.6, width - 5.2, height - 5.2, radius - 1.4, "none", lip, 1.1, lip_opacity)
    lay_rim(plate, body + inner, unit, math.ceil((radius + _RIM) * unit))


def _wood(size: Size, unit: float, radius: float, seed: int) -> pygame.Surface:
    plate = board(size, seed, unit)
    lay_fall(plate, (0, "#FFE2A8", 0.16), (0.5, "#000000", 0), (1, "#000000", 0.35))
    round_corners(plate, radius * unit)
    _line(plate, unit, radius, "#120B06", "#C79A5E", 0.45)
    return plate


def _metal(
    size: Size,
    unit: float,
    radius: float,
    seed: int,
    stops: tuple[svg.GradientStop, ...],
    rim: tuple[str, str, float],
) -> pygame.Surface:
    """Slate or brass: a gradient with fine grain."""
    plate = blank(size)
    lay_fall(plate, *stops)
    grain(plate, 234, seed, max(1.0, unit))
    round_corners(plate, radius * unit)
    _line(plate, unit, radius, *rim)
    return plate


def _ragged(width: float, height: float, rng: random.Random) -> str:
    """Draw a torn outline: points up to three units inside the rectangle."""
    across, down = max(6, round(width / 16)), max(6, round(height / 16))
    points = [(width * i / across, rng.uniform(0, 3)) for i in range(across)]
    points += [(width - rng.uniform(0, 3), height * i / down) for i in range(down)]
    points += [(width - width * i / across, height - rng.uniform(0, 3)) for i in range(across)]
    points += [(rng.uniform(0, 3), height - height * i / down) for i in range(down)]
    return svg.smooth(points)


def _burnt_rim(size: Size, unit: float) -> pygame.Surface:
    """Dark towards the edge, to multiply; blurred, and small, to be stretched."""
    small = (max(8, round(size[0] / unit / 4)), max(8, round(size[1] / unit / 4)))
    rim = opaque(small, (150, 114, 74))
    rim.fill((255, 255, 255), (2, 2, small[0] - 4, small[1] - 4))
    return pygame.transform.gaussian_blur(rim, 2)


def _parchment(size: Size, unit: float, seed: int) -> pygame.Surface:
    width, height = size[0] / unit, size[1] / unit
    plate = blank(size)
    plate.fill(rgb("#D6C498"))
    for step, low in ((30, 226), (8, 242)):
        spots = noise((max(3, round(width / step)), max(3, round(height / step))), low, 255, seed + step)
        lay_stretched(plate, spots, pygame.BLEND_RGB_MULT)
    grain(plate, 242, seed, max(1.0, unit))
    lay_stretched(plate, _burnt_rim(size, unit), pygame.BLEND_RGB_MULT)
    outline = _ragged(width, height, random.Random(seed))
    reach = math.ceil(_TORN * unit)
    lay_rim(plate, svg.path(outline, "#ffffff"), unit, reach, pygame.BLEND_RGBA_MULT, ragged=True)
    lay_rim(plate, svg.path(outline, "none", "#3A2614", 1.4, 0.8), unit, reach, ragged=True)
    return plate


def _at_rest(size: Size, style: PlateStyle, seed: int, unit: float, radius: float) -> pygame.Surface:
    match style:
        case "wood":
            return _wood(size, unit, radius, seed)
        case "slate":
            tones: tuple[svg.GradientStop, ...] = ((0, "#2B2F38"), (1, "#191C22"))
            return _metal(size, unit, radius, seed, tones, (INK, "#D9A437", 0.55))
        case "brass":
            tones = ((0, "#F6D27A"), (0.45, "#D9A437"), (1, "#A87621"))
            return _metal(size, unit, radius, seed, tones, ("#1A0F05", "#FFF0B8", 0.7))
        case "paper":
            tones = ((0, "#FBF3DF"), (0.4, PAPER), (1, "#E2D3AE"))
            return _metal(size, unit, radius, seed, tones, (INK, "#FFFFFF", 0.5))
        case "parchment":
            return _parchment(size, unit, seed)
        case _:
            assert_never(style)


def plate(
    size: Size,
    style: PlateStyle,
    seed: int = 1,
    state: PlateState = PlateState.REST,
    *,
    unit: float = 1.0,
    radius: float = RADIUS,
) -> pygame.Surface:
    """Draw a plate of `size` pixels with alpha; `unit` is pixels per design pixel, `radius` is in design pixels.

    A hovered plate is brighter, a pressed one darker, a disabled one pale; in high contrast its rim tells. The caller
    keeps the picture.
    """
    size = (max(8, size[0]), max(8, size[1]))
    if in_contrast():
        hovered, pressed, disabled = (
            state is each for each in (PlateState.HOVER, PlateState.PRESSED, PlateState.DISABLED)
        )
        main = style == "brass"
        return plain_plate(size, unit, radius, main=main, hovered=hovered, pressed=pressed, disabled=disabled)
    surface = _at_rest(size, style, seed, unit, radius)
    match state:
        case PlateState.REST:
            pass
        case PlateState.HOVER:
            surface.fill((20, 17, 11), special_flags=pygame.BLEND_RGB_ADD)
        case PlateState.PRESSED:
            surface.fill((196, 188, 178), special_flags=pygame.BLEND_RGB_MULT)
        case PlateState.DISABLED:
            surface.fill((205, 205, 205, 230), special_flags=pygame.BLEND_RGBA_MULT)
        case _:
            assert_never(state)
    return surface


def glow(size: Size, colour: str, *, unit: float = 1.0, radius: float = RADIUS) -> tuple[pygame.Surface, int]:
    """Return a soft ring of light to put under a plate of `size`, and its margin in pixels on each side."""
    margin = round(16 * unit)
    inner = pygame.Rect(margin, margin, *size)
    ring = blank((size[0] + 2 * margin, size[1] + 2 * margin))
    spread = round(3 * unit)
    halo = blank(ring.get_size())
    corner = round((radius + 3) * unit)
    pygame.draw.rect(halo, rgb(colour), inner.inflate(2 * spread, 2 * spread), border_radius=corner)
    ring.blit(pygame.transform.gaussian_blur(halo, max(1, round(6 * unit))), (0, 0))
    edge = inner.inflate(4 * unit, 4 * unit)
    line = svg.rect(edge.x, edge.y, edge.w, edge.h, (radius + 2) * unit, "none", colour, 2.4 * unit)
    ring.blit(sheet(line, ring.get_size(), 1), (0, 0))
    return ring, margin
