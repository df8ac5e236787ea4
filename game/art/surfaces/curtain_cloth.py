"""The curtain between two people at one screen: the same picture for everybody (look book section 9).

Two lanterns hang at the sides, so that no part is empty and dark; a board hangs in the middle on its chains.
"""

from __future__ import annotations

import math
import random

import pygame

from game.art.drawing import svg
from game.art.drawing.palette import INK
from game.art.drawing.raster import (
    Size,
    add_light,
    grain,
    multiply,
    opaque,
    radial,
    shadow,
)
from game.art.drawing.sheet import sheet
from game.art.pictograms.tools import lamp, tool_defs

BOARD = (620, 420)
"""Size of the board that the chains hold, design pixels: centred across, its top at `BOARD_TOP`."""

BOARD_TOP = 196
_CHAIN_INSET = 78
_SWAG = 214
_FOLDS = (19, 24, 30, 38, 47, 56)
_CREASE = (34, 17, 12)
_FRINGE = ("#D9A437", "#F0C96A")


def _swag_width(width: float) -> float:
    """Width of one swag: an even number of them fills `width`, so that one knot is in the middle."""
    return width / (max(4, round(width / _SWAG / 2) * 2))


def _unit(size: Size) -> float:
    return min(size[0] / 1280, size[1] / 720)


def _fold(t: float) -> float:
    """Brightness over one fold, `t` from 0 to 1 across it: lit on the left flank, dark in the crease."""
    body = math.pow(max(0.0, math.sin(math.pi * t)), 1.25)
    sheen = 0.72 + 0.28 * math.cos(2 * math.pi * (t - 0.34))
    return (0.16 + 0.84 * body * sheen) * (1 - 0.12 * math.sin(7 * math.pi * t) ** 2)


def _velvet(size: Size) -> pygame.Surface:
    """Folds from a profile across, which wanders a little from row to row."""
    width, rows = max(64, round(size[0] / _unit(size) / 2)), 24
    chance = random.Random(5)
    cloth = opaque((width, rows), _CREASE)
    left = 0
    while left < width:
        fold = chance.choice(_FOLDS)
        tones = [(int(126 * v + 18), int(70 * v + 8), int(47 * v + 7)) for v in (_fold(k / fold) for k in range(fold))]
        for y in range(rows):
            sway = int(6 * math.sin(left * 0.05 + y * 0.13) * (y / rows) ** 1.3)
            for k, tone in enumerate(tones):
                cloth.set_at(((left + k + sway) % width, y), tone)
        left += fold
    velvet = pygame.transform.smoothscale(cloth, size)
    grain(velvet, 222, 4, max(1.0, _unit(size)))
    return velvet


def _seam(unit: float, height: int) -> pygame.Surface:
    """Draw the shade where the two halves meet, to multiply."""
    line = opaque((80, 1))
    for x in range(80):
        shade = int(255 * min(1.0, 0.25 + abs(x - 40) / 30))
        line.set_at((x, 0), (shade, shade, shade))
    return pygame.transform.smoothscale(line, (round(80 * unit), height))


def _ambient(size: Size) -> pygame.Surface:
    """Draw the light over the cloth, to multiply: wide and even, darker towards the foot."""
    small = opaque((64, 36))
    for y in range(36):
        for x in range(64):
            distance = math.hypot((x - 31.5) / 48, (y - 16) / 27)
            strength = max(0.38, 1.1 - 0.68 * distance**1.5)
            small.set_at((x, y), tuple(min(255, int(c * strength)) for c in (255, 240, 218)))
    return pygame.transform.smoothscale(small, size)


def _swag(x: float, width: float) -> str:
    """Draw one hanging part of the valance: cloth, folds, fringe and cord."""
    middle, right = x + width / 2, x + width
    cord = f"M{x - 4:.2f} 60 Q{middle:.2f} 150 {right + 4:.2f} 60"
    body = svg.path(
        f"M{x - 4:.2f} -4 L{right + 4:.2f} -4 L{right + 4:.2f} 60 Q{middle:.2f} 150 {x - 4:.2f} 60 Z",
        "url(#valance)",
        INK,
        3,
    )
    for k in range(1, 5):
        dark = f"M{x + 2:.2f} {60 - k * 13} Q{middle:.2f} {146 - k * 26} {right - 2:.2f} {60 - k * 13}"
        light = f"M{x + 2:.2f} {63 - k * 13} Q{middle:.2f} {150 - k * 26} {right - 2:.2f} {63 - k * 13}"
        body += svg.path(dark, stroke="#1C100A", width=2.4, opacity=0.55)
        body += svg.path(light, stroke="#C08A5C", width=1, opacity=0.34)
    for k in range(31):
        t = k / 30
        px, py = x + width * t, 60 + 180 * t * (1 - t)
        body += svg.path(f"M{px:.2f} {py - 1:.2f} L{px:.2f} {py + 14:.2f}", stroke="#6B4614", width=3.6)
        body += svg.path(f"M{px:.2f} {py - 1:.2f} L{px:.2f} {py + 13:.2f}", stroke=_FRINGE[k % 2], width=2)
    shine = f"M{x - 4:.2f} 58.6 Q{middle:.2f} 148.6 {right + 4:.2f} 58.6"
    return (
        body
        + svg.path(cord, stroke=INK, width=8)
        + svg.path(cord, stroke="#D9A437", width=4.6)
        + svg.path(shine, stroke="#FFF0B8", width=1)
    )


def _tassel(x: float) -> str:
    threads = " ".join(f"M{x - 8 + k * 4:.2f} 84 L{x - 8.6 + k * 4.3:.2f} 110" for k in range(5))
    skirt = f"M{x - 7:.2f} 64 L{x + 7:.2f} 64 L{x + 10:.2f} 112 L{x - 10:.2f} 112 Z"
    return (
        svg.path(skirt, "#C08A2C", INK, 2)
        + svg.path(threads, stroke="#6B4614", width=1.4)
        + svg.circle(x, 62, 10, "#D9A437", INK, 2.4)
        + svg.circle(x - 2.6, 59, 3, "#FFF0B8")
    )


def _chain(x: float, top: float, foot: float) -> str:
    links = ""
    y = top
    while y < foot:
        links += svg.ellipse(x, y, 5, 7.5, "none", INK, 5) + svg.ellipse(x, y, 5, 7.5, "none", "#9A8A66", 2.4)
        y += 13
    return links


def _valance(width: float) -> str:
    """Draw the valance, `width` by 190 units; needs the gradient `valance`."""
    swag = _swag_width(width)
    count = round(width / swag)
    body = "".join(_swag(i * swag, swag) for i in range(count))
    return body + "".join(_tassel(i * swag) for i in range(count + 1))


def _hangings(width: float) -> str:
    """Chains and lanterns, `width` by 480 units; needs the gradients of the tools."""
    middle = width / 2
    board = BOARD[0] / 2 - _CHAIN_INSET
    body = _chain(middle - board, 84, BOARD_TOP + 8) + _chain(middle + board, 84, BOARD_TOP + 8)
    for side in (-1, 1):
        x = middle + side * 2 * _swag_width(width)
        body += _chain(x, 40, 340) + svg.group(lamp(1.5), svg.translate(x, 398, scale=2.58))
    return body


def _drop(target: pygame.Surface, layer: pygame.Surface, unit: float) -> None:
    """Lay `layer` on the top edge of `target` with its shadow below it."""
    third = pygame.transform.smoothscale(layer, (max(1, layer.get_width() // 3), max(1, layer.get_height() // 3)))
    dark, margin = shadow(third, max(1, round(4 * unit)), 205)
    large = pygame.transform.smoothscale(dark, (dark.get_width() * 3, dark.get_height() * 3))
    target.blit(large, (-3 * margin, round(10 * unit) - 3 * margin))
    target.blit(layer, (0, 0))


def curtain(size: Size) -> pygame.Surface:
    """Draw the curtain with valance, chains and lanterns, without alpha; the board is laid over it by the scene."""
    unit = _unit(size)
    width = size[0] / unit
    scene = _velvet(size)
    multiply(scene, _seam(unit, size[1]), (size[0] // 2 - round(40 * unit), 0))
    multiply(scene, _ambient(size))

    def px(value: float) -> int:
        return round(value * unit)

    for side in (-1, 1):
        x, y = size[0] // 2 + side * px(2 * _swag_width(width)), px(400)
        add_light(scene, radial((px(330), px(310)), (70, 42, 12), 1.7), (x - px(330), y - px(310)))
    scene.blit(sheet(_hangings(width), (size[0], px(480)), unit, tool_defs()), (0, 0))
    cloth = svg.linear_gradient("valance", 0, 0, 0, 140, (0, "#4A2A1C"), (1, "#8A5236"))
    _drop(scene, sheet(_valance(width), (size[0], px(190)), unit, cloth), unit)
    return scene
