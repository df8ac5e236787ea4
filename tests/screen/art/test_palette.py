"""Seat colours and shapes: told apart with every kind of colour vision, and without colour (UX section 7)."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.art.drawing.palette import SEAT_COLOURS, SEAT_SHAPES, SEATS_WITH_LIGHT_GLYPH, rgb
from game.art.drawing.raster import rasterise
from game.art.drawing.svg import document
from game.art.pictograms.seat_marks import seat_shape, shape_alone, token
from game.engine.cards import SABOTEUR2_MAX_SEATS

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear light.
VISIONS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
WHITE: Triple = (0.95047, 1.0, 1.08883)


def times(matrix: Matrix, triple: Triple) -> Triple:
    a, b, c = (sum(m * v for m, v in zip(row, triple, strict=True)) for row in matrix)
    return a, b, c


def linear(colour: str) -> Triple:
    r, g, b = (v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in rgb(colour))
    return r, g, b


def lab(light: Triple) -> Triple:
    r, g, b = (min(1.0, max(0.0, v)) for v in light)
    xyz = times(XYZ, (r, g, b))
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in (v / white for v, white in zip(xyz, WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: str, other: str, vision: str) -> float:
    """CIE76."""
    a, b = (lab(times(VISIONS[vision], linear(colour))) for colour in (one, other))
    return float(sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5)


def contrast(one: str, other: str) -> float:
    a, b = sorted(times(XYZ, linear(colour))[1] for colour in (one, other))
    return (b + 0.05) / (a + 0.05)


def hexed(colour: pygame.Color) -> str:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def silhouette(seat: int) -> pygame.mask.Mask:
    return pygame.mask.from_surface(rasterise(document(seat_shape(seat), 24, 24), (48, 48)))


def overlap(one: pygame.mask.Mask, other: pygame.mask.Mask) -> float:
    """What both have in common, of what either has, where they lie best on each other."""
    moves = [(dx, dy) for dx in range(-6, 7, 2) for dy in range(-6, 7, 2)]
    common = max(one.overlap_area(other, move) for move in moves)
    return common / (one.count() + other.count() - common)


def test_there_is_a_colour_and_a_shape_for_every_seat() -> None:
    assert len(SEAT_COLOURS) == len(set(SEAT_COLOURS)) == SABOTEUR2_MAX_SEATS
    assert len(SEAT_SHAPES) == len(set(SEAT_SHAPES)) == SABOTEUR2_MAX_SEATS


@pytest.mark.parametrize("vision", VISIONS)
def test_seat_colours_differ_with_every_kind_of_colour_vision(vision: str) -> None:
    for one, other in combinations(SEAT_COLOURS, 2):
        assert difference(one, other, vision) >= 15, (one, other)
    for new in SEAT_COLOURS[10:]:
        others = [colour for colour in SEAT_COLOURS if colour != new]
        assert min(difference(new, other, vision) for other in others) >= 23, new


def test_the_number_of_a_seat_is_legible_on_its_colour() -> None:
    for seat, colour in enumerate(SEAT_COLOURS):
        glyph = "#ffffff" if seat in SEATS_WITH_LIGHT_GLYPH else "#14100c"
        assert contrast(colour, glyph) >= 4.5, seat + 1


def test_the_shapes_of_the_last_two_seats_are_like_no_other() -> None:
    shapes = [silhouette(seat) for seat in range(SABOTEUR2_MAX_SEATS)]
    for new in (10, 11):
        assert all(overlap(shapes[new], other) < 0.85 for seat, other in enumerate(shapes) if seat != new)


_UNDER_A_TOKEN = {
    "mat": "#14161B",
    "rock": "#3B332C",
    "rock edge": "#8C7B66",
    "lit floor": "#EAD9B0",
    "legal cell": "#56B4E9",
    "green": "#2FBFA6",
    "parchment": "#D6C498",
    "paper": "#F3E9D2",
}


@pytest.mark.parametrize("ground", _UNDER_A_TOKEN)
@pytest.mark.parametrize("size", [17, 25, 50])
def test_a_token_stands_out_wherever_it_lies(ground: str, size: int) -> None:
    """From every side something of it contrasts 3:1 with what is under it (UX M24)."""
    under = _UNDER_A_TOKEN[ground]
    for seat in range(SABOTEUR2_MAX_SEATS):
        canvas = pygame.Surface((2 * size, 2 * size))
        canvas.fill(rgb(under))
        canvas.blit(token(seat, size), (size // 2, size // 2))
        lost = 0
        for angle in range(0, 360, 15):
            way = pygame.Vector2(1, 0).rotate(angle)
            ray = [pygame.Vector2(size, size) + way * reach for reach in range(size)]
            met = [hexed(canvas.get_at((round(x), round(y)))) for x, y in ray]
            lost += max(contrast(colour, under) for colour in met) < 3
        assert lost <= 1, seat  # a ray may pass between two pixels of a thin outline


@pytest.mark.parametrize("size", [22, 25, 38, 50])
def test_the_number_stands_out_on_its_token(size: int) -> None:
    for seat in range(SABOTEUR2_MAX_SEATS):
        picture = token(seat, size)
        glyph = "#ffffff" if seat in SEATS_WITH_LIGHT_GLYPH else "#0c0906"
        strokes = pygame.mask.from_threshold(picture, rgb(glyph), (70, 70, 70, 255))
        box = pygame.Rect(0, 0, size // 2, size // 2)
        box.center = (size // 2, size // 2)
        inside = [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
        bare = shape_alone(seat, size)
        core = [at for at in inside if strokes.get_at(at) and contrast(hexed(bare.get_at(at)), glyph) > 2]
        beside = {(x + dx, y + dy) for x, y in core for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1))} - set(core)
        tones = sorted(contrast(hexed(picture.get_at(spot)), glyph) for spot in beside)
        assert core
        assert tones[len(tones) // 2] >= 4.5, seat
