"""Clouds that drift across the sky of the title, engraved as the hills are (look book section 9).

Units are design pixels of a 1280 by 720 scene.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.art.drawing import svg
from game.art.drawing.raster import Size, blank
from game.art.drawing.sheet import sheet
from game.art.title.scene import TitleStage

_TONE = "#AAB4BD"
_STROKES = 5
_ROOM = 12
"""Around a cloud in its picture."""
_HEIGHT = 46


class Cloud(NamedTuple):
    """Where a cloud is when the title opens, how wide it is, and how many units it drifts in a second."""

    x: float
    y: float
    width: float
    pace: float


CLOUDS: tuple[Cloud, ...] = (
    Cloud(1020, 150, 190, 4.6),
    Cloud(1150, 182, 150, 5.4),
    Cloud(700, 62, 130, 3.0),
    Cloud(420, 216, 170, 6.2),
    Cloud(930, 250, 240, 7.0),
    Cloud(180, 128, 150, 4.2),
    Cloud(-120, 180, 200, 5.2),
    Cloud(560, 300, 210, 7.6),
)
"""Those nearer to the horizon are nearer to the viewer, and so faster."""


def cloud(window: Size, number: int) -> pygame.Surface:
    """Draw a cloud by its number for a window of that size, with alpha."""
    width, unit = CLOUDS[number].width, TitleStage(window).unit
    body = ""
    for k in range(_STROKES):
        left, right = width * 0.08 * k, width * (1 - 0.11 * k)
        middle, y = (left + right) / 2 - width * 0.05, 12 + k * 5.0
        stroke = f"M{left:.1f} {y} Q{middle:.1f} {y - 10} {right:.1f} {y}"
        body += svg.path(f"{stroke} Q{middle:.1f} {y + 5} {left:.1f} {y} Z", _TONE, opacity=0.05)
        body += svg.path(stroke, stroke=_TONE, width=1.6 - 0.2 * k, opacity=0.26)
    size = (round((width + 2 * _ROOM) * unit), round(_HEIGHT * unit))
    return sheet(body, size, unit, left=-_ROOM)


def cloud_at(window: Size, number: int, seconds: float) -> tuple[int, int]:
    """Return the upper left corner of a cloud's picture after so many seconds, in pixels.

    One that has left the window on the right comes back on the left.
    """
    stage, one = TitleStage(window), CLOUDS[number]
    widest = max(each.width for each in CLOUDS) + 2 * _ROOM
    start, span = -stage.left - widest, stage.width + widest + _ROOM
    x = start + (one.x - start + one.pace * seconds) % span
    return stage.at(x - _ROOM, one.y - _HEIGHT / 2)


def in_sky(picture: pygame.Surface, corner: tuple[int, int], sky: pygame.Surface, window: Size) -> pygame.Surface:
    """Return a cloud's picture at `corner` of the window with what stands before it cut out.

    `sky` is the picture of where clouds show, of any size, for the whole window.
    """
    across, down = sky.get_width() / window[0], sky.get_height() / window[1]
    part = pygame.Rect(corner, picture.get_size())
    shown = part.clip(pygame.Rect((0, 0), window))
    cut = blank(part.size)
    if shown.w > 0 and shown.h > 0:
        small = pygame.Rect(
            int(shown.x * across), int(shown.y * down), max(1, int(shown.w * across)), max(1, int(shown.h * down))
        ).clip(sky.get_rect())
        cut.blit(picture, (0, 0))
        mask = blank(part.size)
        scaled = pygame.transform.smoothscale(sky.subsurface(small), shown.size)
        mask.blit(scaled, (shown.x - part.x, shown.y - part.y), special_flags=pygame.BLEND_RGBA_ADD)
        cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut
