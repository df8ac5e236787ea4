"""The title: what it offers, where the focus is, what moves."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, make_context

from game.art.title.motion import eyes_box, flame_box
from game.play.saved_games import Save
from game.records.setup import HUMAN
from game.scenes.menus.settings import SettingsScene
from game.scenes.menus.title import Title
from game.scenes.new_game.scene import SetupScene

SAVE = Save(Path("x"), 2, "Ana")


@pytest.fixture
def title() -> Driver:
    context = make_context()
    return Driver(context, Title(context, None))


def test_without_a_save_play_solo_has_the_focus(title: Driver) -> None:
    assert list(title.scene.rects()) == ["play-solo", "hot-seat", "settings", "quit"]
    title.press(pygame.K_RETURN)
    assert isinstance(title.scene, SetupScene)


def test_with_a_save_continue_has_the_focus_and_says_where_it_stands() -> None:
    context = make_context()
    scene = Title(context, SAVE)
    driver = Driver(context, scene)
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "continue"
    assert next(iter(driver.scene.rects())) == "continue"
    assert any(line.text == "Round 2 · Ana" for part in scene.parts for line in part.texts(scene.viewport))


@pytest.mark.parametrize(("button", "seats", "humans"), [("play-solo", 5, 1), ("hot-seat", 3, 3)])
def test_a_preset_opens_the_set_up_with_its_seats(title: Driver, button: str, seats: int, humans: int) -> None:
    title.click(button)
    assert isinstance(title.scene, SetupScene)
    draft = title.scene.draft
    assert (len(draft.seats), sum(seat.mind == HUMAN for seat in draft.seats)) == (seats, humans)


def test_settings_open_and_come_back_to_the_same_focus(title: Driver) -> None:
    title.click("settings")
    assert isinstance(title.scene, SettingsScene)
    title.press(pygame.K_ESCAPE)
    assert isinstance(title.scene, Title)
    assert title.scene.ring.focus is not None
    assert title.scene.ring.focus.name == "settings"


def test_quit_ends_the_game_and_esc_does_not(title: Driver) -> None:
    title.press(pygame.K_ESCAPE)
    assert title.app.running
    title.click("quit")
    assert not title.app.running


def test_only_flame_and_eyes_move(title: Driver) -> None:
    title.move((1, 1))
    title.frame(dt=0.0)
    assert not title.frame(dt=0.0)
    wait = title.scene.wake_in
    assert wait is not None
    assert 0.04 < wait < 0.2, "at most 20 pictures a second"
    before = title.canvas.copy()
    assert title.frame(dt=wait + 0.001)
    after = title.canvas.copy()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    for canvas in (before, after):
        canvas.fill((0, 0, 0), flame_box(canvas.get_size()))
        canvas.fill((0, 0, 0), eyes_box(canvas.get_size()))
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def test_a_notice_shows_once_and_goes_by_a_click() -> None:
    context = make_context()
    context.notices.append("Nothing can be saved here.")
    scene = Title(context, None)
    driver = Driver(context, scene)
    assert scene.toast.sentence == "Nothing can be saved here."
    driver.click_at(scene.toast.rect.center)
    assert scene.toast.sentence == ""
    driver.click("settings")
    assert isinstance(driver.scene, SettingsScene)
    assert driver.scene.toast.sentence == ""


def test_a_notice_goes_by_itself() -> None:
    context = make_context()
    context.notices.append("Nothing can be saved here.")
    scene = Title(context, None)
    driver = Driver(context, scene)
    driver.frame(dt=30.0)
    assert scene.toast.sentence == ""
    assert driver.drawn
