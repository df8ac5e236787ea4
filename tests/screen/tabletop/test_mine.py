"""What lies in the maze keeps its looks in the light: crystals, a bonus nugget that is taken, oak around the mat."""

from __future__ import annotations

import colorsys

import msgspec
import pygame
import pytest
from screen.rounds import CodedPictures, new_session

from game.art import naming
from game.art.catalogue import TAKEN, card_key, draw
from game.art.sharp import SharpPictures
from game.art.store import PictureStore
from game.art.tunnels.fixtures import crystal_corner
from game.art.tunnels.tube import HEIGHT, WIDTH
from game.engine.cards import BONUS_NUGGETS, face
from game.engine.cells import Cell, at
from game.engine.table import Bonus, Table
from game.tabletop.board.board import Board
from game.tabletop.layout.table import TableLayout
from game.tabletop.view.viewpoint import Viewpoint
from game.ui.viewport import Viewport

CRYSTAL = face("NESW*")


def baked(table: Table, pictures: PictureStore) -> tuple[pygame.Surface, Viewpoint]:
    layout = TableLayout.of(Viewport((1280, 720)), 3, table.rules)
    board, viewpoint = Board(pictures, layout), Viewpoint(layout, table)
    board.show(table, viewpoint.camera)
    return board.surface, viewpoint


def with_crystal(cell: Cell) -> Table:
    table = new_session(3).table
    return msgspec.structs.replace(table, maze=table.maze.lay(cell, CRYSTAL))


@pytest.mark.parametrize("cell", [at(1, 0), at(4, 1)], ids=["lit", "unlit"])
def test_crystals_stay_blue_above_the_warm_light(cell: Cell) -> None:
    surface, viewpoint = baked(with_crystal(cell), SharpPictures(None))
    card, (x, y) = viewpoint.camera.cell_rect(cell), crystal_corner(CRYSTAL)
    middle = pygame.Rect(0, 0, card.w // 10, card.h // 10)
    middle.center = (card.x + round(x * card.w / WIDTH), card.y + round((y - 3) * card.h / HEIGHT))
    red, green, blue, _alpha = pygame.transform.average_color(surface, middle)
    hue, saturation, value = colorsys.rgb_to_hsv(red / 255, green / 255, blue / 255)
    assert 180 <= hue * 360 <= 215
    assert saturation > 0.2
    assert value > 0.4


@pytest.mark.parametrize("width", [44, 58])
@pytest.mark.parametrize("value", BONUS_NUGGETS)
def test_a_taken_bonus_differs_by_its_shape(value: int, width: int) -> None:
    """Without colour, and each against its own mean brightness: nuggets against empty settings."""
    full, empty = (
        pygame.transform.grayscale(draw(card_key(naming.bonus(value), width, state))) for state in ("", TAKEN)
    )
    middle = pygame.Rect(width // 5, width // 2, width * 3 // 5, width * 3 // 4 // 2 * 2)
    shades = [pygame.image.tobytes(each.subsurface(middle), "RGB")[::3] for each in (full, empty)]
    means = [sum(each) / len(each) for each in shades]
    apart = [abs((a - means[0]) - (b - means[1])) for a, b in zip(*shades, strict=True)]
    assert sum(difference > 40 for difference in apart) > len(apart) * 0.12


def test_the_board_shows_that_a_bonus_is_taken() -> None:
    looks = []
    for owner in (None, 1):
        table = new_session(3).table
        place = at(4, 0)
        bonus = Bonus(2, place, owner, 3 if owner is not None else 0)
        table = msgspec.structs.replace(table, maze=table.maze.with_bonus(place), bonus=bonus)
        surface, viewpoint = baked(table, CodedPictures())
        looks.append(surface.get_at(viewpoint.camera.cell_rect(place).center)[:3])
    assert looks[0] != looks[1]


def test_oak_lies_on_every_side_of_the_mat() -> None:
    surface, _viewpoint = baked(new_session(3).table, CodedPictures())
    width, height = surface.get_size()
    left, right = surface.get_at((4, height // 3)), surface.get_at((width - 5, height // 3))
    assert all(abs(a - b) <= 12 for a, b in zip(left[:3], right[:3], strict=True))
