"""Gold lettering for the title and headings (look book section 6)."""

from __future__ import annotations

import math

import pygame

from game.art.drawing.palette import rgb
from game.art.drawing.raster import blank, opaque

_TONES = ("#FFE9A6", "#F0C24B", "#9A5B16")
_OUTLINE = "#1A0F07"
_ENGRAVED = (150, 92, 30, 255)
_ENGRAVED_FROM = 80
"""Height of a line of text in pixels from which its lower half is engraved (a font of about 60)."""


def _gradient(size: tuple[int, int]) -> pygame.Surface:
    strip = opaque((1, 3))
    for y, tone in enumerate(_TONES):
        strip.set_at((0, y), rgb(tone))
    return pygame.transform.smoothscale(strip, size)


def _engraving(size: tuple[int, int]) -> pygame.Surface:
    """Dark lines over the lower half, the lower the thicker."""
    width, height = size
    lines = blank(size)
    lines.fill((255, 255, 255, 255))
    step = max(4, round(height / 32))
    thin = max(1, round(height / 160))
    for row, y in enumerate(range(height // 2, round(height * 0.86), step)):
        pygame.draw.line(lines, _ENGRAVED, (0, y), (width, y), thin if row < 3 else thin * 2)
    return lines


def _face(glyphs: pygame.Surface) -> pygame.Surface:
    size = glyphs.get_size()
    face = glyphs.copy()
    face.blit(_gradient(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if size[1] >= _ENGRAVED_FROM:
        face.blit(_engraving(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


def gold_lettering(text: str, font: pygame.font.Font, outline: int = 3) -> pygame.Surface:
    """Draw one line of text in gold with an ink outline of `outline` pixels, with alpha.

    The picture is larger than the text: `outline + 2` pixels on the left and above.
    """
    written = font.render(text, True, (255, 255, 255))
    glyphs = blank((max(1, written.get_width()), max(font.get_height(), written.get_bounding_rect().bottom)))
    glyphs.blit(written, (0, 0))
    width, height = glyphs.get_size()
    inset = outline + 2
    surface = blank((width + 2 * inset, height + 2 * inset + 2))
    dark = font.render(text, True, rgb(_OUTLINE))
    for step in range(24):
        angle = step * math.pi / 12
        across, down = round(outline * math.cos(angle)), round(outline * math.sin(angle))
        surface.blit(dark, (inset + across, inset + down))
    for drop in range(1, 4):
        surface.blit(dark, (inset, inset + drop + outline // 2))
    light = font.render(text, True, (255, 248, 214))
    light.set_alpha(150)
    surface.blit(light, (inset, inset - 1))
    surface.blit(_face(glyphs), (inset, inset))
    return surface
