"""Drawings laid over a large surface in parts come out like the whole."""

from __future__ import annotations

import math

import pygame
import pytest

from game.art.drawing import svg
from game.art.drawing.raster import blank, noise, opaque
from game.art.drawing.sheet import sheet
from game.art.drawing.strips import bands, lay_fall, lay_rim, lay_sheet, lay_stretched, round_corners

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


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures differ by no more than rounding."""
    seen, wanted = (pygame.image.tobytes(picture, "RGBA") for picture in (one, other))
    return len(seen) == len(wanted) and max(abs(a - b) for a, b in zip(seen, wanted, strict=True)) <= 1


@pytest.mark.parametrize("size", [(230, 75), (403, 311), (40, 200)])
@pytest.mark.parametrize("unit", [0.8, 1.5, 2.13])
def test_what_shows_at_the_rim_alone_is_like_the_whole(size: tuple[int, int], unit: float) -> None:
    width, height = (side / unit for side in size)
    body = svg.rect(1, 1, width - 2, height - 2, 9, stroke="#804020", width=2)
    part, whole = blank(size), blank(size)
    lay_rim(part, body, unit, math.ceil(13 * unit))
    lay_sheet(whole, body, unit)
    assert alike(part, whole)


def test_a_gradient_is_the_same_in_every_column() -> None:
    stops = ((0, "#FFE2A8", 0.16), (0.5, "#000000", 0), (1, "#000000", 0.35))
    part, whole = blank((230, 175)), blank((230, 175))
    lay_fall(part, *stops)
    lay_sheet(whole, svg.rect(0, 0, 230, 175, 0, "url(#down)"), 1, svg.linear_gradient("down", 0, 0, 0, 175, *stops))
    assert alike(part, whole)


def test_corners_are_cut_round_and_nothing_else() -> None:
    part, whole = blank((230, 75)), blank((230, 75))
    for picture in (part, whole):
        picture.fill((90, 60, 30))
    round_corners(part, 13.5)
    lay_sheet(whole, svg.rect(0, 0, 230, 75, 13.5, "#ffffff"), 1, blend=pygame.BLEND_RGBA_MULT)
    assert alike(part, whole)
