"""High contrast as pictures and colours have it: two forms of each, never mixed up (UX M24)."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pygame
import pytest
from screen.art.test_palette import VISIONS, difference
from screen.legible import contrast, luminance

from game.art import naming
from game.art.catalogue import PictureKey, card_key, draw
from game.art.drawing.contrast import BLACK, CYAN, DIM, GREY, ORANGE, WHITE, YELLOW, hue, two_forms, use_contrast
from game.art.drawing.palette import SEAT_COLOURS, hexed, rgb
from game.art.drawing.raster import Colour
from game.art.naming import PictureName
from game.art.sharp import SharpPictures
from game.art.surfaces.plates import PlateState, plate
from game.engine.cards import Action, Role, Tool, face
from game.scenes.why.chart_layers import HARDLY_DIM
from game.ui.theme import GOLD, PARCHMENT_INK


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_a_colour_has_two_forms() -> None:
    usual = hue(GOLD), hue(PARCHMENT_INK)
    use_contrast(True)
    assert (hue(GOLD), hue(PARCHMENT_INK)) == ((255, 212, 0), (255, 255, 255))
    use_contrast(False)
    assert (hue(GOLD), hue(PARCHMENT_INK)) == usual == (GOLD, PARCHMENT_INK)


def test_a_colour_with_two_uses_is_refused() -> None:
    assert two_forms(PARCHMENT_INK, WHITE) == PARCHMENT_INK
    with pytest.raises(ValueError, match="shown as"):
        two_forms(PARCHMENT_INK, BLACK)


@pytest.mark.parametrize("name", [naming.backdrop("mat"), naming.icon("gear"), naming.GOAL_BACK])
def test_the_store_keeps_the_two_looks_of_a_picture_apart(name: str, tmp_path: Path) -> None:
    """In memory and on the disk, which a new store reads."""
    key = PictureKey(PictureName(name), 90, 135)
    for _start in range(2):
        store = SharpPictures(tmp_path)
        usual = pixels(store.get(key))
        use_contrast(True)
        contrast = pixels(store.get(key))
        assert contrast != usual
        use_contrast(False)
        assert pixels(store.get(key)) == usual
        store.close()


def test_the_states_of_a_plate_differ_in_shape_and_not_in_colour_alone() -> None:
    """As light and dark, without any hue between them, no two states are alike."""
    use_contrast(True)
    for style in ("wood", "brass"):
        seen = [pixels(pygame.transform.grayscale(plate((200, 48), style, 1, state))) for state in PlateState]
        assert len(set(seen)) == len(PlateState)


def test_what_is_written_and_drawn_on_black_has_its_contrast() -> None:
    """Letters 7:1, what only shows that something cannot be pressed, or lines, 3:1; white on a marked row, too."""
    for letters in (WHITE, YELLOW, CYAN, ORANGE, GREY):
        assert contrast(letters, BLACK) >= 7
    for letters in (WHITE, YELLOW, CYAN, ORANGE):
        assert contrast(letters, DIM) >= 7
    assert contrast(BLACK, YELLOW) >= 7


@pytest.mark.parametrize("vision", VISIONS)
def test_the_colours_of_high_contrast_differ_with_every_kind_of_colour_vision(vision: str) -> None:
    for one, other in combinations((BLACK, WHITE, YELLOW, CYAN, ORANGE), 2):
        assert difference(hexed(one), hexed(other), vision) >= 15, (one, other)


def test_seats_stand_out_from_black() -> None:
    """Their colours, also of those whose line in the chart is not meant (UX M24)."""
    for colour in SEAT_COLOURS:
        red, green, blue = (round(channel * HARDLY_DIM / 255) for channel in rgb(colour))
        assert contrast((red, green, blue), BLACK) >= 3


@pytest.mark.parametrize("name", [*Action, *map(naming.role, Role)])
def test_the_name_on_a_card_stands_out_from_its_ribbon(name: PictureName) -> None:
    """The letters, which are the lightest there, from what lies at the ends of the ribbon."""
    card = draw(replace(card_key(name, 144), contrast=True))
    middle = round(card.get_height() * (79 / 90))
    line = [tone(card, (x, y)) for x in range(36, 108) for y in range(middle - 4, middle + 5)]
    ends = [tone(card, (x, y)) for x in (*range(18, 22), *range(122, 126)) for y in range(middle - 4, middle + 5)]
    ground = sorted(ends, key=luminance)[len(ends) // 4]
    assert contrast(max(line, key=luminance), ground) >= 7


def tone(picture: pygame.Surface, at: tuple[int, int]) -> Colour:
    """The colour of a pixel."""
    pixel = picture.get_at(at)
    return pixel.r, pixel.g, pixel.b


@pytest.mark.parametrize("lit", ["", "lit"])
def test_a_tunnel_stands_out_from_its_rock_and_a_card_from_the_mat(lit: str) -> None:
    card = draw(PictureKey(naming.path(face("NESW")), 96, 144, lit, contrast=True))
    rocks = [tone(card, (x, y)) for x in range(4, 28) for y in range(8, 44)]
    floors = [tone(card, (x, y)) for x in range(42, 54) for y in range(8, 44)]
    floor, rock = (sorted(tones, key=luminance)[len(tones) // 2] for tones in (floors, rocks))
    assert contrast(tone(card, (20, 0)), BLACK) >= 7
    assert contrast(floor, rock) >= 4.5
    assert contrast(floor, max(rocks, key=luminance)) >= 2


@pytest.mark.parametrize("tool", Tool)
def test_a_broken_tool_differs_from_a_whole_one_by_more_than_its_hue(tool: Tool) -> None:
    whole, broken = (
        draw(PictureKey(name, 26, 26, contrast=True)) for name in (naming.tool(tool), naming.in_front(tool))
    )
    assert pixels(pygame.transform.grayscale(whole)) != pixels(pygame.transform.grayscale(broken))
