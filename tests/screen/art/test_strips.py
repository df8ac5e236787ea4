"""Drawings laid over a large surface in parts come out like the whole."""

from __future__ import annotations

import pygame

from game.art.drawing import svg
from game.art.drawing.raster import noise, opaque
from game.art.drawing.sheet import sheet
from game.art.drawing.strips import bands, lay_sheet, lay_stretched

LARGE = (1700, 1300)


def test_bands_cover_an_area_once() -> None:
    area = pygame.Rect(7, 11, *LARGE)
    parts = list(bands(area, 100_000))
    assert len(parts) > 10
    assert all(part.w * part.h <= 100_000 for part in parts)
    assert sum(part.h for part in parts) == area.h
    assert parts[0].unionall(parts[1:]) == area
    assert not list(bands(pygame.Rect(0, 0, 0, 5)))


def test_what_is_stretched_in_strips_is_like_the_whole() -> None:
    small, at = noise((37, 23), 0, 255, 3), (31, 17)
    canvas = opaque((LARGE[0] + 60, LARGE[1] + 60), (5, 6, 7))
    whole = canvas.copy()
    lay_stretched(canvas, small, pygame.BLEND_RGB_ADD, LARGE, at)
    whole.blit(pygame.transform.smoothscale(small, LARGE), at, special_flags=pygame.BLEND_RGB_ADD)
    assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_sheet_in_bands_lies_where_the_whole_does() -> None:
    area = pygame.Rect((23, 41), LARGE)
    body = svg.rect(20, 30, 500, 400, 40, "#ffffff", "#804020", 12)
    canvas = opaque((LARGE[0] + 60, LARGE[1] + 60), (5, 6, 7))
    whole = canvas.copy()
    lay_sheet(canvas, body, 2.5, area=area)
    whole.blit(sheet(body, LARGE, 2.5), area)
    assert pygame.mask.from_threshold(canvas, (0, 0, 0), (9, 9, 9, 255), whole).count() == whole.get_width() * (
        whole.get_height()
    )
