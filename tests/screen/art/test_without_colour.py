"""Cards that mean different things are told apart by their shapes at the smallest size (UX section 7)."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.art.cards.role_card import variants
from game.art.catalogue import LIT, card_key, draw, words
from game.art.drawing.raster import rasterise
from game.art.drawing.svg import document
from game.art.naming import PictureName
from game.art.people.roles import ROLES
from game.art.pictograms.role_marks import role_mark, role_mark_defs
from game.art.tunnels.tube import HEIGHT, WIDTH
from game.engine.cards import BREAKS, REPAIRS, ROLE_COUNTS, SABOTEUR2_ROLES, Action, Role
from game.words.roles import role_name

SCENES = [action for action in Action if action not in BREAKS and action not in REPAIRS]
DOORS = (("NS+blue", "NS+green"), ("EW+blue", "EW+green"), ("SW+blue", "SW+green"))


def grey(name: str, variant: str = "", width: int = 44, part: pygame.Rect | None = None) -> bytes:
    """The brightness of every pixel of a card, or of a part of it."""
    picture = pygame.transform.grayscale(draw(card_key(PictureName(name), width, variant)))
    return pygame.image.tobytes(picture.subsurface(part or picture.get_rect()), "RGB")[::3]


def mean_change(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def silhouette(role: Role) -> pygame.mask.Mask:
    """What the token of a role covers on a card of 60 x 90 pixels."""
    drawn = rasterise(document(role_mark(role), WIDTH, HEIGHT, role_mark_defs()), (60, 90))
    return pygame.mask.from_surface(drawn, 150)


def test_every_scene_of_an_action_card_differs_from_every_other_card() -> None:
    cards = {action: grey(str(action)) for action in Action}
    for one in SCENES:
        for other in Action:
            assert one is other or mean_change(cards[one], cards[other]) > 28, (one, other)


@pytest.mark.parametrize("width", [44, 96])
def test_cards_that_break_look_unlike_cards_that_repair(width: int) -> None:
    for one in BREAKS:
        for other in REPAIRS:
            assert mean_change(grey(str(one), width=width), grey(str(other), width=width)) > 28, (one, other)


def test_no_two_action_cards_have_the_same_name_on_them() -> None:
    names = [words(card_key(PictureName(str(action)), 96)) for action in Action]
    assert all(names)
    assert len(set(names)) == len(names)


def test_every_role_has_as_many_people_as_cards() -> None:
    for role, count in SABOTEUR2_ROLES.items():
        assert variants(role) >= count, role
    assert variants(Role.SABOTEUR) >= max(saboteurs for saboteurs, _diggers in ROLE_COUNTS.values())
    assert len({role_name(role) for role in Role}) == len(Role)


def test_the_tokens_of_the_roles_have_shapes_of_their_own() -> None:
    masks = {role: silhouette(role) for role in Role}
    for one, other in combinations(Role, 2):
        common = masks[one].overlap_area(masks[other], (0, 0))
        either = masks[one].count() + masks[other].count() - common
        assert common < 0.8 * either, (one, other)


def test_the_crews_wear_different_hats() -> None:
    hats = [{person.hat for person in ROLES[role]} for role in (Role.BLUE, Role.GREEN, Role.SABOTEUR)]
    assert all(one.isdisjoint(other) for one, other in combinations(hats, 2))


@pytest.mark.parametrize("variant", ["", LIT])
@pytest.mark.parametrize(("blue", "green"), DOORS)
def test_the_doors_differ_by_shape(blue: str, green: str, variant: str) -> None:
    door = pygame.Rect(13, 20, 18, 22)
    pairs = list(zip(grey(blue, variant, part=door), grey(green, variant, part=door), strict=True))
    assert sum(abs(a - b) > 30 for a, b in pairs) > len(pairs) / 5, (blue, green)
