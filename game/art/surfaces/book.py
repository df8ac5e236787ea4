"""The notebook of a mine surveyor, open on the table: leather, squared paper, and a few lines of a survey."""

from __future__ import annotations

import math
import random

import pygame

from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, WHITE, in_contrast
from game.art.drawing.palette import BRASS, EMBER, INK, PAPER, mix
from game.art.drawing.raster import grain
from game.art.drawing.strips import lay_sheet

COVER, EDGE = 15.0, 13.0
"""Design units from the edge of the cover to the outermost leaf, and to the page at rest on it below."""
_SQUARE = 16.0
_LEATHER = ("#6A452B", "#4A2E1B", "#33200F")
_SURVEY = "#4F6675"
_LEAVES = ("#D9C79C", "#F1E5C6", "#CDBA8C", "#F6ECD2")
_LEAF = 2.4


def draw_book(canvas: pygame.Surface, rect: pygame.Rect, unit: float) -> None:
    """Draw the open book so that it fills `rect`; `unit` is pixels per design unit."""
    if in_contrast():
        _draw_plain(canvas, rect, unit)
        return
    width, height = rect.w / unit, rect.h / unit
    defs = svg.linear_gradient("hide", 0, 0, 0, height, *zip((0, 0.5, 1), _LEATHER, strict=True))
    lay_sheet(canvas, _cover(width, height), unit, defs, area=rect)
    left, right = pages(rect, unit)
    for page, inner in ((left, 1), (right, 0)):
        _draw_page(canvas, page, unit, inner)
    lay_sheet(canvas, _spine(width, height), unit, _fold(width), area=rect)


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


def _cover(width: float, height: float) -> str:
    """Draw leather with a stitched seam, brass at the corners, and the leaves that lie below the open ones."""
    body = svg.rect(1, 1, width - 2, height - 2, 14, "url(#hide)", INK, 2)
    body += svg.rect(2.6, 2.6, width - 5.2, height - 5.2, 12.6, "none", "#A97B52", 1.1, 0.5)
    seam = svg.polygon(((7, 7), (width - 7, 7), (width - 7, height - 7), (7, height - 7)))
    body += svg.path(seam, "none", "#C79A5E", 1.2, 0.75, "5 4")
    for x, y, along, down in ((0, 0, 1, 1), (width, 0, -1, 1), (0, height, 1, -1), (width, height, -1, -1)):
        brass = svg.path("M2 26 L2 13 Q2 2 13 2 L26 2 Z", BRASS[1], INK, 1.6) + svg.circle(9.5, 9.5, 1.8, BRASS[2])
        body += svg.group(brass, f"translate({svg.number(x)},{svg.number(y)}) scale({along},{down})")
    for depth, colour in enumerate(_LEAVES):
        inset = COVER + depth * _LEAF
        foot = EDGE - (len(_LEAVES) - depth) * 0.9
        body += svg.rect(inset, EDGE, width - 2 * inset, height - EDGE - foot, 3, colour, "#8F7A4C", 0.7)
    return body


def _draw_page(canvas: pygame.Surface, page: pygame.Rect, unit: float, inner: int) -> None:
    """Draw one page; `inner` is 1 where the fold is at its right, 0 where it is at its left."""
    width, height = page.w / unit, page.h / unit
    fold, outer = width * inner, width * (1 - inner)
    stops: tuple[svg.GradientStop, ...] = ((0, "#F7EED9"), (0.62, PAPER), (0.9, "#E9DCBB"), (1, "#C9B58A"))
    defs = svg.linear_gradient("leaf", outer, 0, fold, 0, *stops)
    body = svg.rect(0, 0, width, height, 2, "url(#leaf)")
    body += _squares(width, height, fold) + (_rose(width, height) if inner else _section(width, height))
    lay_sheet(canvas, body, unit, defs, area=page)
    grain(canvas.subsurface(page.clip(canvas.get_rect())), 242, 7 + inner, max(1.0, unit))


def _squares(width: float, height: float, fold: float) -> str:
    """Draw squared paper, every fifth line stronger, and the red margin beside the fold."""
    thin = strong = ""
    for step in range(1, math.ceil(max(width, height) / _SQUARE)):
        at = step * _SQUARE
        x = abs(fold - at)
        lines = f"M{svg.number(x)} 0 L{svg.number(x)} {svg.number(height)} " if at < width else ""
        lines += f"M0 {svg.number(at)} L{svg.number(width)} {svg.number(at)} " if at < height else ""
        thin, strong = (thin, strong + lines) if step % 5 == 0 else (thin + lines, strong)
    margin = svg.number(abs(fold - 1.25 * _SQUARE))
    body = svg.path(thin, "none", _SURVEY, 0.6, 0.15) + svg.path(strong, "none", _SURVEY, 0.7, 0.26)
    return body + svg.path(f"M{margin} 0 L{margin} {svg.number(height)}", "none", "#B4472E", 0.9, 0.4)


def _rose(width: float, height: float) -> str:
    """Draw a pale compass rose in the lower corner of the left page."""
    x, y, reach = min(78.0, width / 4), height - 74, 44.0
    body = svg.circle(x, y, reach, "none", _SURVEY, 1) + svg.circle(x, y, reach - 5, "none", _SURVEY, 0.7)
    for point in range(16):
        long = reach - 2 if point % 4 == 0 else reach * 0.66 if point % 2 == 0 else reach * 0.4
        angle, beside = point * math.tau / 16, math.tau / 32
        tip = (x + long * math.sin(angle), y - long * math.cos(angle))
        foot = (x + 9 * math.sin(angle + beside), y - 9 * math.cos(angle + beside))
        body += svg.path(svg.polygon(((x, y), tip, foot)), _SURVEY if point % 4 == 0 else "none", _SURVEY, 0.7)
    return svg.group(body, opacity=0.13)


def _section(width: float, height: float) -> str:
    """Draw a pale section through the hill in the lower corner of the right page: strata, a shaft and two levels."""
    rng, body = random.Random(5), ""
    right, foot = width - 16, height - 14
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


def _fold(width: float) -> str:
    middle = width / 2
    stops: tuple[svg.GradientStop, ...] = (
        (0, INK, 0),
        (0.42, INK, 0.1),
        (0.5, INK, 0.42),
        (0.58, INK, 0.1),
        (1, INK, 0),
    )
    return svg.linear_gradient("fold", middle - 34, 0, middle + 34, 0, *stops)


def _spine(width: float, height: float) -> str:
    """Draw the shadow of the fold and the ribbon that hangs out of it."""
    middle = width / 2
    body = svg.rect(middle - 34, EDGE, 68, height - 2 * EDGE, 0, "url(#fold)")
    ribbon = (
        (middle + 5, EDGE),
        (middle + 13, EDGE),
        (middle + 14, height + 0),
        (middle + 9.5, height - 7),
        (middle + 5, height),
    )
    return body + svg.path(svg.polygon(ribbon), mix(EMBER, "#7A1F12", 0.55), INK, 0.8, 0.92)
