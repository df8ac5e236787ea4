"""Looks show on every face, small and without colour, and only where the face is (UX D4)."""

from __future__ import annotations

import pygame
import pytest

from game.art.people.cast import portrait
from game.art.people.looks import CALM, GLAD, Look
from game.art.people.patches import draw_look, face_area, face_patch
from game.records.setup import HUMAN
from game.tabletop.faces.moods import WORRIED
from game.words.characters import CHARACTERS, DRIFTER, mind_of

SMALL = 40
EYES = (Look(lids="closed"), Look(lids="wide", gaze="right"), Look(gaze="up"), Look(gaze="down"))
SITTERS = [(seat, HUMAN) for seat in range(12)] + [
    (seat, mind_of(character, "steady")) for seat, character in enumerate(CHARACTERS)
]


def _changed(seat: int, mind: str, look: Look) -> int:
    """How many pixels of a small grey face are clearly lighter or darker than on the calm one."""
    pair = (face_patch(seat, mind, SMALL, each) for each in (CALM, look))
    one, other = (pygame.image.tobytes(pygame.transform.grayscale(each), "RGBA")[::4] for each in pair)
    return sum(abs(a - b) > 24 for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("seat", "mind"), SITTERS)
def test_every_look_shows_on_every_face(seat: int, mind: str) -> None:
    looks = (GLAD, WORRIED) if mind == DRIFTER else (*EYES, GLAD, WORRIED, Look(brows="frown", lips="grim"))
    for look in looks:
        assert _changed(seat, mind, look) >= 3, look


@pytest.mark.parametrize("size", [40, 66, 97])
def test_a_look_changes_nothing_but_the_face(size: int) -> None:
    for seat in range(12):
        wanted, shown = portrait(seat, size, "", GLAD), portrait(seat, size)
        draw_look(shown, shown.get_rect(), seat, HUMAN, GLAD)
        assert pygame.image.tobytes(shown, "RGBA") == pygame.image.tobytes(wanted, "RGBA")
        area = face_area(size)
        assert shown.get_rect().contains(area)
        assert area.w * area.h * 4 < size * size * 4 * 0.3, "a patch is small"
