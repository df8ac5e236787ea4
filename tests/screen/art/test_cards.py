"""Cards as pictures: legible, joined as their notation says, the same everywhere."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import get_args

import pygame
import pytest

from game.art.cards.path_card import path_card_svg, tunnels
from game.art.catalogue import LIT, PictureKey, card_key, draw, light_variant
from game.art.drawing.detail import Detail
from game.art.drawing.raster import rasterise
from game.art.drawing.svg import document
from game.art.naming import IconName, PictureName, SpriteName
from game.art.pictograms.sprites import TOKEN_VALUES
from game.art.tunnels.rails import turntable
from game.art.tunnels.tube import EDGE_MIDDLE, HEIGHT, WIDTH, is_bridge
from game.engine.cards import ALL_SIDES, PATH_COUNTS, SIDES, Action, Face, N, Role, face
from game.words.characters import CHARACTERS

EXPANSION = (
    "NS.EW NW.ES NE.SW S# W# NW# NE# NS+blue EW+blue SW+blue NS.E+green EW+green ES+green "
    "NESW* NES* ESW* NSW.E* N.ESW* EW.S* S* W* N.EW.S NS.E.W NS.E N.ES NE.S"
)
UPRIGHT = [face(text) for text in (*PATH_COUNTS, *EXPANSION.split())]
FACES = list(dict.fromkeys([*UPRIGHT, *(one.turned for one in UPRIGHT)]))
CARD_NAMES = (
    *(one.text for one in FACES),
    *(str(action) for action in Action),
    *("start", "gold", "goal-back", "card-back", "role-back"),
    *("stone:NE", "stone:NW", "stone:SW", "stone:ES", "nugget:1", "nugget:2", "nugget:3"),
    *("bonus:1", "bonus:2", "bonus:3"),
    *(f"role:{role}" for role in Role),
)
SQUARE_NAMES = (
    *(f"icon:{name}" for name in get_args(IconName)),
    *(f"token:{seat}" for seat in range(12)),
    *(f"portrait:{seat}" for seat in range(12)),
    *(f"portrait:{seat}/{character}" for seat, character in enumerate(CHARACTERS)),
    *(f"{slot}:{tool}" for slot in ("tool", "tool-broken") for tool in ("pick", "lamp", "cart")),
    *("in-front:trapped", "in-front:theft"),
    *(f"token-gold:{value}" for value in TOKEN_VALUES),
    *(f"sprite:{name}" for name in get_args(SpriteName)),
)


def luminance(colour: pygame.Color | tuple[int, int, int, int]) -> float:
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def mean_luminance(picture: pygame.Surface) -> float:
    return luminance(pygame.transform.average_color(picture))


def is_floor(picture: pygame.Surface, x: float, y: float, above: float = 140) -> bool:
    """Whether there is lit floor at (x, y) units of the card."""
    scale = picture.get_width() / WIDTH
    pixel = (
        min(int(x * scale), picture.get_width() - 1),
        min(int(y * scale), picture.get_height() - 1),
    )
    return luminance(picture.get_at(pixel)) > above


@pytest.mark.parametrize("width", [44, 60, 96])
def test_a_tunnel_meets_the_middle_of_an_edge_exactly_where_the_notation_says(width: int) -> None:
    for one in FACES:
        picture = draw(card_key(PictureName(one.text), width, LIT))
        for side in SIDES:
            x, y = EDGE_MIDDLE[side]
            wanted = bool(one.sides & side)
            assert is_floor(picture, min(x + 0.4, 59.3), min(y + 0.4, 89.3)) is wanted, (one, side, width)


def test_tunnels_of_neighbours_are_equally_wide_where_they_meet() -> None:
    for one in FACES:
        if one.living & N:
            picture = rasterise(document(tunnels(one, Detail.SMALL, ALL_SIDES), WIDTH, HEIGHT), (120, 180))
            bright = [x for x in range(120) if is_floor(picture, x / 2, 0, 100)]
            assert abs(bright[0] - 40) <= 1, one
            assert abs(bright[-1] - 79) <= 1, one
            assert len(bright) == bright[-1] - bright[0] + 1


def floor_mask(one: Face) -> pygame.mask.Mask:
    picture = rasterise(document(tunnels(one, Detail.SMALL, ALL_SIDES), WIDTH, HEIGHT), (120, 180))
    mask = pygame.mask.Mask((120, 180))
    for x in range(120):
        for y in range(180):
            colour = picture.get_at((x, y))
            mask.set_at((x, y), int(colour.a > 128 and luminance(colour) > 100))
    return mask


def edge_pixel(side: int) -> tuple[int, int]:
    x, y = EDGE_MIDDLE[side]
    return min(int(x * 2), 119), min(int(y * 2), 179)


@pytest.mark.parametrize("one", [one for one in FACES if not is_bridge(one)], ids=str)
def test_floor_leads_from_side_to_side_as_the_groups_say(one: Face) -> None:
    mask = floor_mask(one)
    for side in SIDES:
        if one.sides & side:
            reached = mask.connected_component(edge_pixel(side))
            sides = sum(other for other in SIDES if one.sides & other and reached.get_at(edge_pixel(other)))
            assert sides == (one.joined[side] or side)


@pytest.mark.parametrize(("living", "dead"), [("NS", "N.S"), ("EW", "E.W"), ("NESW", "N.E.S.W"), ("NE", "N.E")])
def test_a_dead_side_differs_clearly_from_a_living_one_at_the_smallest_size(living: str, dead: str) -> None:
    first, second = draw(card_key(PictureName(living), 44, LIT)), draw(card_key(PictureName(dead), 44, LIT))
    for side in SIDES:
        if face(living).sides & side:
            x, y = EDGE_MIDDLE[side]
            box = pygame.Rect(0, 0, 18, 18)
            box.center = (int(x * 44 / 60), int(y * 44 / 60))
            box = box.clip(first.get_rect())
            spots = [(px, py) for px in range(box.left, box.right) for py in range(box.top, box.bottom)]
            changes = [abs(luminance(first.get_at(spot)) - luminance(second.get_at(spot))) for spot in spots]
            assert sum(changes) / len(changes) > 20


@pytest.mark.parametrize("width", [44, 60, 96, 144])
@pytest.mark.parametrize("variant", ["", LIT])
def test_gold_and_stones_are_equally_bright(width: int, variant: str) -> None:
    names = ("gold", "stone:NE", "stone:NW", "stone:SW", "stone:ES")
    means = [mean_luminance(draw(card_key(PictureName(name), width, variant))) for name in names]
    middle = sum(means) / len(means)
    assert all(abs(mean - middle) <= 0.05 * middle for mean in means)


def test_a_card_joined_to_the_start_is_brighter() -> None:
    for one in UPRIGHT:
        if one.living:
            lit, unlit = (mean_luminance(draw(card_key(PictureName(one.text), 60, variant))) for variant in (LIT, ""))
            assert lit > unlit * 1.04


def all_keys() -> Iterator[PictureKey]:
    for width in (44, 96):
        yield from (card_key(PictureName(name), width) for name in CARD_NAMES)
        yield from (PictureKey(PictureName(name), width, width) for name in SQUARE_NAMES)


def test_every_picture_has_its_size_and_uses_only_what_the_loader_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    forbidden = re.compile(r"<(text|use|pattern|clipPath|mask|filter|image|style)\b|\b(clip-path|mask|filter)=")
    load = pygame.image.load_sized_svg

    def checked(source: io.BytesIO, size: tuple[int, int]) -> pygame.Surface:
        assert forbidden.search(source.getvalue().decode()) is None
        return load(source, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", checked)
    for key in all_keys():
        assert draw(key).get_size() == (key.width, key.height), key


def test_unknown_names_are_refused() -> None:
    for name in (
        "XY",
        "role:cook",
        "icon:unicorn",
        "",
        "nugget:x",
        "tool:spade",
        "token:12",
        "bonus:4",
        "in-front:pick",
        "token-gold:3",
        "sprite:ghost",
    ):
        with pytest.raises((ValueError, LookupError)):
            draw(PictureKey(PictureName(name), 60, 90))


def test_a_small_card_has_less_in_it_than_a_large_one() -> None:
    small, middle, large = (len(path_card_svg(face("NES"), width, ALL_SIDES)) for width in (42, 44, 96))
    assert small * 2 < middle < large


def test_rails_turntable_and_contour_lines_are_drawn_from_44_pixels() -> None:
    drawn = {width: path_card_svg(face("NES"), width, ALL_SIDES) for width in (42, 44)}
    assert [turntable() in drawn[width] for width in (42, 44)] == [False, True]
    strokes = {width: text.count("<path") for width, text in drawn.items()}
    assert strokes[44] > strokes[42] + 40, "sleepers, rails and rings"


def test_pictures_are_the_same_in_every_process() -> None:
    script = (
        "import hashlib, pygame\n"
        "from game.art.catalogue import draw, card_key, PictureKey\n"
        "keys = [card_key(n, 96) for n in ('NES', 'N.E.S.W', 'NS.E+green', 'map', 'break:cart', 'start', 'gold')]\n"
        "keys += [PictureKey('token:3', 24, 24), PictureKey('icon:gear', 24, 24)]\n"
        "print([hashlib.sha256(pygame.image.tobytes(draw(k), 'RGBA')).hexdigest() for k in keys])"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1]
    assert len(json.loads(outputs[0].replace("'", '"'))) == 9


@pytest.mark.parametrize("text", ["NS.EW", "NW.ES", "NE.SW"])
def test_r10_6_only_the_tunnel_that_is_joined_to_the_start_is_lit(text: str) -> None:
    one = face(text)
    for group in one.groups:
        variant = light_variant(one.living, group)
        picture = draw(card_key(PictureName(text), 96, variant))
        dark, bright = draw(card_key(PictureName(text), 96)), draw(card_key(PictureName(text), 96, LIT))
        for side in SIDES:
            x, y = edge_pixel(side)
            at = (x * 96 // 120, y * 144 // 180)
            at = (min(max(at[0], 4), 91), min(max(at[1], 4), 139))
            shown = bright if side & group else dark
            assert picture.get_at(at) == shown.get_at(at), (variant, side)
            assert bright.get_at(at) != dark.get_at(at)
