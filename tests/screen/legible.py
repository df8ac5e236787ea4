"""How well each text stands out from what really lies below it, in whatever is drawn (UX M24)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from functools import cache
from unittest.mock import patch

import pygame

from game.art.drawing.contrast import hue
from game.art.drawing.raster import Colour, opaque
from game.art.surfaces.light import LightMap
from game.ui import text as texts
from game.ui.text import Anchor
from game.ui.theme import BRASS_TEXT, Font

_ACROSS, _DOWN = 24, 5
"""Points of a text at which what lies below it is looked at."""
_WORST = 10
"""Per cent of them that may be worse: a stud, a corner of a plate."""
_LARGE, _LARGE_BOLD = 24, 19
_BOLD = ("bold", "strong", "heading", "title")
_CLEAR = 250
"""Alpha below which a point of a panel is not what lies below its text."""


@dataclass(frozen=True)
class Read:
    """A line of text as it was drawn: how far it stands out from its ground, and whether it needs less.

    It does where it is large, and where it cannot be pressed: the ground of the main button is then dull.
    """

    text: str
    colour: Colour
    ground: Colour
    contrast: float
    large: bool

    @property
    def disabled(self) -> bool:
        return self.colour == hue(BRASS_TEXT) and luminance(self.ground) < _DULL


_DULL = 0.25


@cache
def luminance(colour: Colour) -> float:
    r, g, b = (v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def _met(canvas: pygame.Surface, rect: pygame.Rect, colour: Colour) -> tuple[float, Colour] | None:
    """Nearly the worst of the points below a text, which nothing may hide; None where it is out of sight."""
    seen = rect.clip(canvas.get_clip())
    if not seen.w or not seen.h:
        return None
    points = [
        canvas.get_at((seen.x + seen.w * (2 * i + 1) // (2 * _ACROSS), seen.y + seen.h * (2 * k + 1) // (2 * _DOWN)))
        for i in range(_ACROSS)
        for k in range(_DOWN)
    ]
    solid = [(point.r, point.g, point.b) for point in points if point.a > _CLEAR]
    met = sorted((contrast(colour, ground), ground) for ground in solid)
    return met[len(met) * _WORST // 100] if met else (0.0, colour)


def _dimmed(line: Read, tone: Colour) -> Read:
    r, g, b = ((c * t // 255, o * t // 255) for c, o, t in zip(line.colour, line.ground, tone, strict=True))
    colour, ground = (r[0], g[0], b[0]), (r[1], g[1], b[1])
    return replace(line, colour=colour, ground=ground, contrast=contrast(colour, ground))


@contextmanager
def reading() -> Iterator[list[Read]]:
    """Note every line that is drawn, whoever draws it."""
    found: list[Read] = []
    lines: list[tuple[pygame.Surface, pygame.Rect, Read]] = []
    """With the surface that each is on, and where there."""
    draw, darken = texts.draw_text, LightMap.darken_rim

    def noted(
        canvas: pygame.Surface,
        text: str,
        pos: tuple[int, int],
        font: Font,
        colour: Colour,
        anchor: Anchor = "topleft",
        shadow: Colour | None = None,
    ) -> pygame.Rect:
        where = pygame.Rect((0, 0), (texts.text_width(text, font), font.get_height()))
        setattr(where, anchor, pos)
        ink = (
            texts.text_surface(text, font, hue(colour))
            .get_bounding_rect()
            .move(where.left, where.top - texts.headroom(text, font))
        )
        met = _met(canvas, ink, hue(colour)) if text.strip() else None
        if met is not None:
            large = font.px >= _LARGE or (font.px >= _LARGE_BOLD and font.face in _BOLD)
            lines.append((canvas, where, Read(text, hue(colour), met[1], met[0], large)))
        return draw(canvas, text, pos, font, colour, anchor, shadow)

    def darkened(light: LightMap, panel: pygame.Surface, at: tuple[int, int]) -> None:
        """What lies on a panel is darkened with its ground, after it was drawn."""
        shade = opaque(panel.get_size(), (255, 255, 255))
        darken(light, shade, at)
        for place, (canvas, where, line) in enumerate(lines):
            if canvas is panel:
                tone = shade.get_at(where.clip(shade.get_rect()).center)
                lines[place] = canvas, where, _dimmed(line, (tone.r, tone.g, tone.b))
        darken(light, panel, at)

    ours = [(name, module) for name, module in list(sys.modules.items()) if name.startswith("game.")]
    patches = [patch(f"{name}.draw_text", noted) for name, module in ours if vars(module).get("draw_text") is draw]
    with ExitStack() as replaced:
        for each in patches:
            replaced.enter_context(each)
        replaced.enter_context(patch.object(LightMap, "darken_rim", darkened))
        yield found
        found += [line for _canvas, _where, line in lines]
