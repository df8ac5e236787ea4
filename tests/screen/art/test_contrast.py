"""High contrast as pictures and colours have it: two forms of each, never mixed up (UX M24)."""

from pathlib import Path

import pygame
import pytest

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import BLACK, WHITE, hue, two_forms, use_contrast
from game.art.naming import PictureName
from game.art.sharp import SharpPictures
from game.art.surfaces.plates import PlateState, plate
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
