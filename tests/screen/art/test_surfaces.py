"""Surfaces and people: sizes, sameness over processes, equal brightness of roles, light only where asked."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from io import BytesIO
from itertools import pairwise, product
from math import dist
from typing import get_args

import pygame
import pytest

from game.art.cards.ribbon import LEAST_WIDTH
from game.art.cards.role_card import role_card, variants
from game.art.drawing.lettering import gold_lettering
from game.art.drawing.palette import rgb
from game.art.drawing.raster import blank, opaque
from game.art.naming import BackdropName
from game.art.people.cast import SEATS, portrait
from game.art.people.roles import ROLES
from game.art.surfaces.backdrops import backdrop
from game.art.surfaces.light import LightMap, Lights
from game.art.surfaces.mat import mat
from game.art.surfaces.oak import oak
from game.art.surfaces.plates import PlateState, PlateStyle, glow, plate
from game.art.surfaces.vignette import vignette
from game.art.title.clouds import CLOUDS, cloud, cloud_at, in_sky
from game.art.title.motion import eyes, eyes_box, flame, glimmer, hook, lantern, pane, swing
from game.art.title.scene import title_sky
from game.engine.cards import SABOTEUR2_ROLES, Role
from game.words import roles

STYLES: tuple[PlateStyle, ...] = ("wood", "slate", "brass", "parchment", "paper")
WINDOWS = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160), (1024, 1024))
PEOPLE = [(role, variant) for role in Role for variant in range(variants(role))]

FINGERPRINTS = """
import hashlib
import pygame
from game.art.surfaces.backdrops import backdrop
from game.art.people.cast import portrait
from game.art.drawing.palette import rgb
from game.art.surfaces.plates import plate
from game.art.cards.role_card import role_card
from game.engine.cards import Role
pictures = [backdrop(name, 320, 200) for name in ("title", "curtain", "oak", "mat")]
pictures += [portrait(9, 66), plate((120, 80), "parchment", 3), role_card(Role.SABOTEUR, 1, 96)]
for picture in pictures:
    print(hashlib.sha256(pygame.image.tobytes(picture, "RGBA")).hexdigest())
"""


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def luminance(surface: pygame.Surface) -> float:
    """Mean luminance of a surface on black."""
    on_black = opaque(surface.get_size())
    on_black.blit(surface, (0, 0))
    red, green, blue, _alpha = pygame.transform.average_color(on_black)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("name", get_args(BackdropName))
@pytest.mark.parametrize("size", [(512, 320), (640, 360), (860, 360), (400, 400), (333, 201)])
def test_a_backdrop_has_the_size_asked_for(name: BackdropName, size: tuple[int, int]) -> None:
    assert backdrop(name, *size).get_size() == size


def test_pictures_are_the_same_in_every_process() -> None:
    def fingerprints(seed: str) -> str:
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        command = [sys.executable, "-c", FINGERPRINTS]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    first = fingerprints("1")
    assert len(set(first.split())) == 7
    assert fingerprints("2") == first


def test_the_curtain_is_the_same_whoever_looked_before() -> None:
    before = pixels(backdrop("curtain", 320, 200))
    for seat in range(len(SEATS)):
        portrait(seat, 40)
        assert pixels(backdrop("curtain", 320, 200)) == before


def test_surfaces_use_only_what_the_loader_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    load = pygame.image.load_sized_svg

    def record(file: BytesIO, size: tuple[int, int]) -> pygame.Surface:
        drawn.append(file.getvalue().decode())
        return load(file, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", record)
    for name in get_args(BackdropName):
        backdrop(name, 320, 200)
    for style in STYLES:
        plate((90, 40), style)
    for seat in range(len(SEATS)):
        portrait(seat, 40)
    for role, variant in PEOPLE:
        role_card(role, variant, 96)
    flame((1280, 720), 0.3)
    eyes((1280, 720), 0.3)
    assert len(drawn) > 40
    for element in ("<text", "<use", "<pattern", "clip-path", "<mask", "<filter"):
        assert not [text for text in drawn if element in text]


@pytest.mark.parametrize("width", [44, 66, 96, 144, 216])
def test_role_cards_are_equally_bright(width: int) -> None:
    measured = [luminance(role_card(role, variant, width)) for role, variant in PEOPLE]
    mean = sum(measured) / len(measured)
    assert all(abs(one - mean) <= 0.05 * mean for one in measured), measured


def test_role_cards_are_two_by_three_and_all_different() -> None:
    cards = [role_card(role, variant, 90) for role, variant in PEOPLE]
    assert {card.get_size() for card in cards} == {(90, 135)}
    assert len({pixels(card) for card in cards}) == len(cards)


def test_a_role_card_names_its_role_unless_it_is_too_small(monkeypatch: pytest.MonkeyPatch) -> None:
    large, small = role_card(Role.DIGGER, 0, LEAST_WIDTH), role_card(Role.DIGGER, 0, LEAST_WIDTH - 1)
    monkeypatch.setattr(roles, "_", lambda text: "Goldgräberin" if text else text)
    assert pixels(role_card(Role.DIGGER, 0, LEAST_WIDTH)) != pixels(large)
    assert pixels(role_card(Role.DIGGER, 0, LEAST_WIDTH - 1)) == pixels(small)


def test_no_two_seats_look_alike_and_none_wears_the_hood_of_a_saboteur() -> None:
    assert len({person.hat for person in SEATS}) == len(SEATS) == 12
    hoods = {person.hat for person in ROLES[Role.SABOTEUR]}
    assert hoods.isdisjoint(person.hat for person in SEATS)
    assert len({pixels(portrait(seat, 48)) for seat in range(12)}) == 12


def test_no_seat_looks_like_the_person_of_a_role() -> None:
    for role in SABOTEUR2_ROLES:
        for one, other in product(SEATS, ROLES[role]):
            assert one.hat != other.hat or dist(rgb(one.hat_colour), rgb(other.hat_colour)) > 40, (role, one.hat)


def test_a_portrait_is_round() -> None:
    picture = portrait(2, 80)
    assert picture.get_size() == (80, 80)
    assert [picture.get_at(corner).a for corner in ((0, 0), (79, 0), (0, 79), (79, 79))] == [0] * 4
    assert picture.get_at((40, 40)).a == 255


@pytest.mark.parametrize("style", STYLES)
def test_a_plate_answers_to_the_pointer(style: PlateStyle) -> None:
    size = (150, 46)
    rest, hover, pressed, disabled = (plate(size, style, 2, state) for state in PlateState)
    assert {picture.get_size() for picture in (rest, hover, pressed, disabled)} == {size}
    assert luminance(pressed) < luminance(rest) < luminance(hover)
    assert disabled.get_at((75, 23)).a < rest.get_at((75, 23)).a == 255
    assert rest.get_at((0, 0)).a < 128


def test_plates_that_lie_side_by_side_need_not_be_the_same() -> None:
    assert pixels(plate((120, 40), "wood", 1)) != pixels(plate((120, 40), "wood", 2))


@pytest.mark.parametrize(("height", "unit"), [(46, 1.0), (190, 1.0), (400, 1.0), (640, 1.5), (900, 3.0)])
def test_no_seam_runs_through_what_is_written_on_wood(height: int, unit: float) -> None:
    wood = plate((600, height), "wood", 3, unit=unit, radius=16)
    inside = pygame.Rect(0, 0, 600, height).inflate(-20 * unit, -16 * unit)
    rows = pygame.transform.smoothscale(wood.subsurface(inside), (1, inside.h))
    tones = [sum(rows.get_at((0, y))[:3]) for y in range(inside.h)]
    assert all(lower > 0.8 * upper for upper, lower in pairwise(tones))


def test_a_glow_reaches_beyond_its_plate_and_fades() -> None:
    ring_of_light, margin = glow((100, 50), "#F2B33D")
    assert ring_of_light.get_size() == (100 + 2 * margin, 50 + 2 * margin)
    assert ring_of_light.get_at((0, 0)).a == 0
    assert ring_of_light.get_at((margin + 50, margin - 2)).a > 150


def test_the_mat_has_round_corners_and_the_oak_has_none() -> None:
    assert mat((300, 200), 1.0).get_at((0, 0)).a < 200
    table = oak((300, 200), 88, 7)
    assert min(table.get_at(corner)[0] for corner in ((0, 0), (299, 0), (0, 199), (299, 199))) > 10


def test_the_vignette_darkens_the_rim_only() -> None:
    rim = vignette((320, 180))
    assert rim.get_at((160, 90))[:3] == (255, 252, 246)
    assert rim.get_at((0, 0))[0] < 170


def test_gold_lettering_makes_room_for_its_outline() -> None:
    pygame.font.init()
    font = pygame.font.Font(None, 40)
    width, height = font.size("Bea")
    lettering = gold_lettering("Bea", font, 4)
    assert lettering.get_width() == width + 12
    assert lettering.get_height() >= height + 12
    assert lettering.get_bounding_rect().w >= width
    assert gold_lettering("", font, 4).get_bounding_rect().w == 0


def lit_table(size: tuple[int, int]) -> tuple[Lights, pygame.Rect]:
    """A maze of three lit cells in a window of `size`, and a fourth cell."""
    cells = [pygame.Rect(size[0] // 2 + 40 * i, size[1] // 2, 40, 60) for i in range(4)]
    lights = Lights(cells[1], tuple(cells[:3]), (cells[3].move(120, 0),), cells[0], cells[0].move(-150, 90))
    return lights, cells[3]


@pytest.mark.parametrize("size", [(641, 403), (1000, 1400)])
def test_light_changes_only_the_rectangle_it_is_asked_to(size: tuple[int, int]) -> None:
    lights, _cell = lit_table(size)
    light = LightMap(size)
    light.update(lights)
    surface = opaque(size, (120, 110, 100))
    untouched = surface.copy()
    area = pygame.Rect(203, 101, 97, 64)
    light.apply(surface, area)
    assert pixels(surface.subsurface(area)) != pixels(untouched.subsurface(area))
    surface.fill((120, 110, 100), area)
    assert pixels(surface) == pixels(untouched)


@pytest.mark.parametrize("growth", [0.0, 0.4, 1.0])
def test_light_worked_out_in_part_equals_the_whole(growth: float) -> None:
    size = (801, 603)
    lights, cell = lit_table(size)
    light = LightMap(size)
    light.update(lights)
    grown = Lights(lights.maze, lights.lit, lights.goals, lights.start, lights.lantern, growing=(cell,), growth=growth)
    area = light.affected(cell)
    light.update(grown, area)
    part = opaque(size, (120, 110, 100))
    light.apply(part)
    whole = opaque(size, (120, 110, 100))
    fresh = LightMap(size)
    fresh.update(grown)
    fresh.apply(whole)
    assert pixels(part) == pixels(whole)


def test_nothing_is_blurred_that_is_a_part_of_another_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a part is refused by pygame where the picture to be made happens to lie right behind the whole in memory."""
    blurred = []
    blur = pygame.transform.box_blur

    def noted(surface: pygame.Surface, radius: int) -> pygame.Surface:
        blurred.append(surface)
        return blur(surface, radius)

    monkeypatch.setattr(pygame.transform, "box_blur", noted)
    lights, cell = lit_table((801, 603))
    light = LightMap((801, 603))
    light.update(lights)
    light.update(replace(lights, growing=(cell,), growth=0.5), light.affected(cell))
    assert len(blurred) > 2
    assert all(surface.get_parent() is None for surface in blurred)


def test_a_cell_that_joins_the_start_grows_bright() -> None:
    lights, cell = lit_table((800, 600))
    alone = cell.move(0, 180)
    light = LightMap((800, 600))
    brightness = []
    for growth in (0.0, 0.5, 1.0):
        light.update(Lights(lights.maze, lights.lit, growing=(alone,), growth=growth))
        surface = opaque((800, 600), (120, 110, 100))
        light.apply(surface)
        brightness.append(luminance(surface.subsurface(alone)))
    assert brightness[0] < brightness[1] < brightness[2]


@pytest.mark.parametrize("window", WINDOWS)
def test_what_moves_on_the_title_lies_inside_the_window(window: tuple[int, int]) -> None:
    bounds = pygame.Rect((0, 0), window)
    hanging = lantern(window)
    assert bounds.collidepoint(hook(window))
    assert bounds.contains(hanging.get_bounding_rect().move(hanging.get_rect(center=hook(window)).topleft))
    assert hanging.get_bounding_rect().contains(pane(window))
    assert flame(window, 0.2).get_size() == pane(window).size
    assert bounds.contains(eyes_box(window))
    assert eyes(window, 0.2).get_size() == eyes_box(window).size


def test_a_wider_window_shows_more_and_stretches_nothing() -> None:
    assert pane((2560, 1080)).size == pane((1920, 1080)).size == pane((1920, 1400)).size


def test_the_lantern_hangs_from_the_middle_of_its_picture() -> None:
    """So that it turns about its hook: nothing is above, and the ring of the handle is there."""
    picture = lantern((1280, 720))
    ink = picture.get_bounding_rect()
    assert -8 <= ink.top - picture.get_height() // 2 <= 0
    assert abs(ink.centerx - picture.get_width() // 2) <= 2


def test_the_lantern_swings_gently_and_without_a_jump() -> None:
    angles = [swing(number / 60) for number in range(60 * 60)]
    assert 1 < max(angles) < 3
    assert -3 < min(angles) < -1
    assert max(abs(b - a) for a, b in pairwise(angles)) < 0.06
    assert all(0 <= glimmer(number / 60) <= 1 for number in range(3600))


@pytest.mark.parametrize("window", WINDOWS)
def test_clouds_drift_evenly_and_come_back_out_of_sight(window: tuple[int, int]) -> None:
    for number in range(len(CLOUDS)):
        width, drift = cloud(window, number).get_width(), 12 * max(window) / 720
        places = [cloud_at(window, number, seconds)[0] for seconds in range(1, 1200)]
        for before, after in pairwise(places):
            hidden = before >= window[0] - drift and after + width <= 0
            assert hidden or 0 <= after - before <= drift
        assert any(before > after for before, after in pairwise(places)), "it comes round"


def test_clouds_pass_behind_hills_and_trees() -> None:
    window = (640, 360)
    sky = title_sky(window)
    white = blank((200, 40))
    white.fill((255, 255, 255, 255))
    over_hill, over_sky = (340, 140), (330, 10)
    assert in_sky(white, over_hill, sky, window).get_at((100, 20)).a == 0
    assert in_sky(white, over_sky, sky, window).get_at((100, 20)).a == 255
    beyond = in_sky(white, (-120, 10), sky, window)
    assert [beyond.get_at((x, 20)).a for x in (40, 180)] == [0, 255]


def test_the_flame_and_the_eyes_move_round_without_a_jump() -> None:
    window = (1280, 720)
    assert pixels(flame(window, 0.0)) == pixels(flame(window, 1.0)) != pixels(flame(window, 0.5))
    assert pixels(eyes(window, 0.0)) == pixels(eyes(window, 1.0)) != pixels(eyes(window, 0.35))


@pytest.mark.parametrize("size", [(333, 201), (511, 320), (777, 333)])
def test_a_plate_and_a_mat_are_filled_to_their_last_pixel(size: tuple[int, int]) -> None:
    middle = size[1] // 2
    for unit in (0.73, 1.0, 1.37):
        for picture in (plate(size, "wood", unit=unit), plate(size, "brass", unit=unit), mat(size, unit)):
            right = picture.get_at((size[0] - 1, middle))
            assert right.a > 200
            assert max(right[:3]) < 60, "the ink of the rim"
