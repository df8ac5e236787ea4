"""The notebook of a mine surveyor, open on the table: leather, squared paper, and a few lines of a survey."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pygame

from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, WHITE, in_contrast
from game.art.drawing.palette import BRASS, EMBER, INK, PAPER, mix, rgb
from game.art.drawing.raster import Colour, grain, opaque
from game.art.drawing.sheet import sheet

COVER, EDGE = 15.0, 13.0
"""Design units from the edge of the cover to the outermost leaf, and to the page at rest on it below."""
_SQUARE = 16.0
_LEATHER, _THREAD = "#4E3120", "#A97F4C"
_SURVEY = "#4F6675"
_LEAVES = ("#D9C79C", "#F1E5C6", "#CDBA8C", "#F6ECD2")
_LEAF = 2.4
_SHADES = 128
_TONES = ((0.0, "#F7EED9"), (0.62, PAPER), (0.9, "#E9DCBB"), (1.0, "#C9B58A"))
_THIN: Colour = (236, 238, 240)
_STRONG: Colour = (219, 222, 226)
_RED: Colour = (236, 196, 188)
"""Lines are multiplied over the paper."""


def draw_book(canvas: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw the open book so that it fills `rect`; `unit` is pixels per design unit.

    Only its small pieces are drawn from SVG: as large as a window that takes half a second.
    """
    if in_contrast():
        _draw_plain(canvas, rect, unit)
        return
    _draw_cover(canvas, rect, unit)
    for page, inner in zip(pages(rect, unit), (1, 0), strict=True):
        _draw_page(canvas, page, unit, inner)
    _draw_fold(canvas, rect, unit)


def _draw_plain(canvas: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw nothing but the rims of cover and pages, for high contrast."""
    for part, wide in ((rect, 3), *((page, 1) for page in pages(rect, unit))):
        pygame.draw.rect(canvas, BLACK, part)
        pygame.draw.rect(canvas, WHITE, part, max(1, round(wide * unit)))


def pages(rect: pygame.Rect, unit: float) -> tuple[pygame.Rect, pygame.Rect]:
    """Return where the left and the right page of a book in `rect` are, in whole pixels."""
    across, down = round((COVER + len(_LEAVES) * _LEAF) * unit), round(EDGE * unit)
    inside = rect.inflate(-2 * across, -2 * down)
    half = inside.w // 2
    left = pygame.Rect(inside.x, inside.y, half, inside.h)
    return left, pygame.Rect(left.right, inside.y, inside.right - left.right, inside.h)


def _draw_cover(canvas: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw leather with a stitched seam, brass at the corners, and the leaves that lie below the open ones."""
    radius = round(14 * unit)
    pygame.draw.rect(canvas, rgb(INK), rect, border_radius=radius)
    pygame.draw.rect(canvas, rgb(_LEATHER), rect.inflate(-round(4 * unit), -round(4 * unit)), border_radius=radius)
    grain(canvas.subsurface(rect.clip(canvas.get_rect())), 226, 11, max(1.0, unit))
    _stitch(canvas, rect.inflate(-round(14 * unit), -round(14 * unit)), unit)
    side = round(28 * unit)
    brass = svg.path("M2 26 L2 13 Q2 2 13 2 L26 2 Z", BRASS[1], INK, 1.6) + svg.circle(9.5, 9.5, 1.8, BRASS[2])
    corner = sheet(brass, (side, side), unit)
    for flip_x, flip_y in ((False, False), (True, False), (False, True), (True, True)):
        where = (rect.right - side if flip_x else rect.x, rect.bottom - side if flip_y else rect.y)
        canvas.blit(pygame.transform.flip(corner, flip_x, flip_y), where)
    for depth, colour in enumerate(_LEAVES):
        across, down = COVER + depth * _LEAF, EDGE - (len(_LEAVES) - depth) * 0.9
        leaf = pygame.Rect(rect.x + round(across * unit), rect.y + round(EDGE * unit), 0, 0)
        leaf.size = (rect.w - 2 * round(across * unit), rect.bottom - round(down * unit) - leaf.y)
        pygame.draw.rect(canvas, rgb(colour), leaf, border_radius=round(3 * unit))
        pygame.draw.rect(canvas, rgb("#8F7A4C"), leaf, max(1, round(0.7 * unit)), round(3 * unit))


def _stitch(canvas: pygame.Surface, seam: pygame.Rect, unit: float) -> None:
    step, long, wide = max(2, round(9 * unit)), max(1, round(5 * unit)), max(1, round(1.2 * unit))
    for x in range(seam.x + step, seam.right - step, step):
        for y in (seam.y, seam.bottom - wide):
            canvas.fill(rgb(_THREAD), (x, y, long, wide))
    for y in range(seam.y + step, seam.bottom - step, step):
        for x in (seam.x, seam.right - wide):
            canvas.fill(rgb(_THREAD), (x, y, wide, long))


def _draw_page(canvas: pygame.Surface, page: pygame.Rect, unit: float, inner: int) -> None:
    """Draw one page; `inner` is 1 where the fold is at its right, 0 where it is at its left."""
    shades = opaque((_SHADES, 1))
    for x in range(_SHADES):
        part = x / (_SHADES - 1)
        shades.set_at((x if inner else _SHADES - 1 - x, 0), rgb(_paper(part)))
    canvas.blit(pygame.transform.smoothscale(shades, page.size), page)
    _draw_squares(canvas, page, unit, page.right if inner else page.left)
    drawing, size = (_rose(), 120) if inner else (_section(), 216)
    side = round(size * unit)
    if side < min(page.size):
        corner = pygame.Rect(page.x + round(24 * unit), 0, side, side)
        if not inner:
            corner.right = page.right - round(10 * unit)
        corner.bottom = page.bottom - round(10 * unit)
        canvas.blit(sheet(drawing, corner.size, unit), corner)
    grain(canvas.subsurface(page.clip(canvas.get_rect())), 242, 7 + inner, max(1.0, unit))


def _paper(part: float) -> str:
    """Return the tone of a page, from its outer edge at 0 to the fold at 1."""
    for (start, light), (end, dark) in pairwise(_TONES):
        if part <= end:
            return mix(light, dark, (part - start) / (end - start))
    return _TONES[-1][1]


def _draw_squares(canvas: pygame.Surface, page: pygame.Rect, unit: float, fold: int) -> None:
    """Draw squared paper, every fifth line stronger, and the red margin beside the fold."""
    wide = max(1, round(0.7 * unit))
    for number in range(1, math.ceil(max(page.size) / (_SQUARE * unit))):
        at, tone = round(number * _SQUARE * unit), _STRONG if number % 5 == 0 else _THIN
        if at < page.w:
            x = fold - at if fold == page.right else fold + at
            canvas.fill(tone, (x, page.y, wide, page.h), pygame.BLEND_RGB_MULT)
        if at < page.h:
            canvas.fill(tone, (page.x, page.y + at, page.w, wide), pygame.BLEND_RGB_MULT)
    margin = round(1.25 * _SQUARE * unit)
    x = fold - margin if fold == page.right else fold + margin
    canvas.fill(_RED, (x, page.y, max(1, round(unit)), page.h), pygame.BLEND_RGB_MULT)


def _rose() -> str:
    """Draw a pale compass rose in the lower corner of the left page."""
    x, y, reach = 60.0, 60.0, 44.0
    body = svg.circle(x, y, reach, "none", _SURVEY, 1) + svg.circle(x, y, reach - 5, "none", _SURVEY, 0.7)
    for point in range(16):
        long = reach - 2 if point % 4 == 0 else reach * 0.66 if point % 2 == 0 else reach * 0.4
        angle, beside = point * math.tau / 16, math.tau / 32
        tip = (x + long * math.sin(angle), y - long * math.cos(angle))
        foot = (x + 9 * math.sin(angle + beside), y - 9 * math.cos(angle + beside))
        body += svg.path(svg.polygon(((x, y), tip, foot)), _SURVEY if point % 4 == 0 else "none", _SURVEY, 0.7)
    return svg.group(body, opacity=0.13)


def _section() -> str:
    """Draw a pale section through the hill in the lower corner of the right page: strata, a shaft and two levels."""
    rng, body = random.Random(5), ""
    right, foot = 208.0, 204.0
    for stratum in range(5):
        points = [
            (right - 190 + step * 19, foot - 16 - stratum * 15 + rng.uniform(-5, 5) - step * 2.2) for step in range(11)
        ]
        body += svg.path(svg.smooth(points, closed=False), "none", _SURVEY, 0.9)
    shaft = f"M{svg.number(right - 62)} {svg.number(foot - 112)} l0 96 m8 0 l0 -96 "
    levels = f"M{svg.number(right - 54)} {svg.number(foot - 62)} l44 0 m0 7 l-44 0 M{svg.number(right - 62)} "
    levels += f"{svg.number(foot - 28)} l-70 0 m0 -7 l70 0 "
    frame = f"M{svg.number(right - 72)} {svg.number(foot - 112)} l14 -26 l14 26 m-24 -8 l20 0 m-10 -18 l0 26"
    return svg.group(body + svg.path(shaft + levels + frame, "none", _SURVEY, 1.3), opacity=0.17)


def _draw_fold(canvas: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw the shadow of the fold and the ribbon that hangs out of it."""
    shades = opaque((_SHADES, 1))
    for x in range(_SHADES):
        light = round(255 * (1 - 0.42 * max(0.0, 1 - abs(2 * x / (_SHADES - 1) - 1)) ** 2.4))
        shades.set_at((x, 0), (light, light, light))
    down = round(EDGE * unit)
    shadow = pygame.Rect(0, 0, round(68 * unit), rect.h - 2 * down)
    shadow.center = rect.center
    canvas.blit(pygame.transform.smoothscale(shades, shadow.size), shadow, special_flags=pygame.BLEND_RGB_MULT)
    left, right, top = rect.centerx + round(5 * unit), rect.centerx + round(13 * unit), rect.y + down
    cut = rect.bottom - round(7 * unit)
    ribbon = ((left, top), (right, top), (right, rect.bottom), ((left + right) // 2, cut), (left, rect.bottom))
    pygame.draw.polygon(canvas, rgb(mix(EMBER, "#7A1F12", 0.55)), ribbon)
    pygame.draw.polygon(canvas, rgb(INK), ribbon, max(1, round(0.8 * unit)))
