"""Tools in front of a seat can be read without any colour (UX M23)."""

from __future__ import annotations

import pygame
import pytest

from game.art import naming
from game.art.catalogue import PictureKey, draw
from game.art.drawing.raster import opaque
from game.art.sharp import SharpPictures
from game.engine.cards import InFront, Tool
from game.engine.ruleset import Ruleset
from game.tabletop.layout.table import TableLayout
from game.tabletop.rail.plate import SeatShown, paint_seat
from game.ui.viewport import Viewport

SEATS = 10
State = tuple[Tool, bool]
STATES: list[State] = [(tool, broken) for tool in Tool for broken in (False, True)]


def brightness(picture: pygame.Surface) -> list[float]:
    """How bright every pixel within a slot's ring is, from the mean of all on."""
    side = picture.get_width()
    grey = pygame.image.tobytes(pygame.transform.grayscale(picture.copy()), "RGB")[::3]
    middle, radius = (side - 1) / 2, side * 0.42
    inside = [
        value
        for place, value in enumerate(grey)
        if (place % side - middle) ** 2 + (place // side - middle) ** 2 <= radius**2
    ]
    mean = sum(inside) / len(inside)
    return [value - mean for value in inside]


def likeness(one: list[float], other: list[float]) -> float:
    """How much two pictures of one size have the same light and dark places, whatever their contrast: 1 is equal."""
    product = sum(a * b for a, b in zip(one, other, strict=True))
    scale = sum(a * a for a in one) * sum(b * b for b in other)
    return float(product / scale**0.5)


def template(state: State, size: int) -> list[float]:
    """What a tool looks like on a plain grey ground."""
    tool, broken = state
    ground = opaque((size, size), (70, 70, 70))
    ground.blit(draw(PictureKey(naming.in_front(tool) if broken else naming.tool(tool), size, size)), (0, 0))
    return brightness(ground)


@pytest.mark.parametrize("contrast", [False, True], ids=["lantern light", "high contrast"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_every_tool_of_ten_seats_is_told_apart_in_greyscale(size: tuple[int, int], contrast: bool) -> None:
    layout = TableLayout.of(Viewport(size, contrast=contrast), SEATS, Ruleset())
    slot = layout.slot(0, Tool.PICK).w
    templates = {state: template(state, slot) for state in STATES}
    pictures = SharpPictures(None)
    for in_front in ((), tuple[InFront, ...](Tool)):
        canvas = opaque(size, (40, 34, 28))
        for seat in range(SEATS):
            paint_seat(canvas, (0, 0), layout, pictures, SeatShown(seat, "Ada", in_front, 6, "", to_move=seat == 3))
        for seat in range(SEATS):
            for tool in Tool:
                seen = brightness(canvas.subsurface(layout.slot(seat, tool)))
                best = max(templates, key=lambda state: likeness(seen, templates[state]))
                assert best == (tool, tool in in_front), (seat, tool, best)
