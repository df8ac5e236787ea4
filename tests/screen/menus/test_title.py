"""The title: what it offers, where the focus is, what moves."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.rounds import LAYOUTS

from game.art.title.motion import eyes_box, hook, lantern
from game.cli.gallery_games import whole_game, with_humans
from game.flow import settle
from game.play.saved_games import Save
from game.records.setup import HUMAN
from game.scenes.lessons.learn import Learn
from game.scenes.menus.title import Title
from game.scenes.new_game.scene import SetupScene
from game.scenes.routes import ToScoreboard
from game.scenes.settings.scene import SettingsScene
from game.system.settings import Settings, load_settings
from game.ui.scene import Open

SAVE = Save(Path("x"), 2, "Ana")


@pytest.fixture
def title() -> Driver:
    context = make_context()
    return Driver(context, Title(context, None))


def test_until_a_game_is_finished_learning_leads(title: Driver) -> None:
    assert list(title.scene.rects()) == ["learn", "play-solo", "hot-seat", "daily", "settings", "quit"]
    title.press(pygame.K_RETURN)
    assert isinstance(title.scene, Learn)
    title.press(pygame.K_ESCAPE)
    assert isinstance(title.scene, Title)


def test_after_a_game_play_solo_has_the_focus_and_lessons_stay_there() -> None:
    context = make_context(settings=Settings(finished_a_game=True))
    title = Driver(context, Title(context, None))
    assert list(title.scene.rects()) == ["play-solo", "hot-seat", "daily", "statistics", "learn", "settings", "quit"]
    title.press(pygame.K_RETURN)
    assert isinstance(title.scene, SetupScene)


def test_with_a_save_continue_has_the_focus_and_says_where_it_stands() -> None:
    context = make_context(settings=Settings(finished_a_game=True))
    scene = Title(context, SAVE)
    driver = Driver(context, scene)
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "continue"
    assert next(iter(driver.scene.rects())) == "continue"
    assert any(line.text == "Round 2 · Ana" for part in scene.parts for line in part.texts(scene.viewport))


def test_down_from_a_whole_button_leads_to_the_first_of_the_pair_below() -> None:
    context = make_context((1280, 720), settings=Settings(finished_a_game=True))
    scene = Title(context, SAVE, saves=True)
    Driver(context, scene).press(*[pygame.K_DOWN] * 3)
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "daily"


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_the_menu_ends_below_a_whole_button_and_above_the_small_print(size: tuple[int, int], scale: float) -> None:
    context = make_context(size, scale)
    scene = Title(context, SAVE, saves=True)
    Driver(context, scene)
    view = scene._scroll.rect
    assert view.bottom < scene._small_print.rect.top
    shown = [button.rect for button in scene._buttons if button.rect.colliderect(view)]
    assert shown
    assert all(view.contains(rect) for rect in shown)


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


def test_only_sky_lantern_and_eyes_move(title: Driver) -> None:
    title.move((1, 1))
    title.frame(dt=0.0)
    assert not title.frame(dt=0.0)
    wait = title.scene.wake_in
    assert wait is not None
    assert sum(title.frame(dt=1 / 60) for _ in range(60)) <= 20, "pictures a second"
    wait = title.scene.wake_in
    assert wait is not None
    before = title.canvas.copy()
    assert title.frame(dt=wait + 0.001)
    after = title.canvas.copy()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
    reach = 2 * (lantern((1280, 720)).get_height() // 2 + 90)
    swung = pygame.Rect(0, 0, reach, reach)
    swung.center = hook((1280, 720))
    for canvas in (before, after):
        for still in (swung, eyes_box(canvas.get_size()), pygame.Rect(0, 0, 1280, 330)):
            canvas.fill((0, 0, 0), still)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(after, "RGB")


def test_the_title_moves_by_the_clock_and_not_by_its_frames() -> None:
    pictures = []
    for step in (0.02, 0.05, 0.5):
        driver = Driver(make_context(), Title(make_context(), None))
        for _ in range(round(4 / step)):
            driver.frame(dt=step)
        driver.frame(dt=0.01)
        pictures.append(pygame.image.tobytes(driver.canvas, "RGB"))
    assert len(set(pictures)) == 1


def test_with_still_pictures_nothing_moves_and_nothing_is_drawn() -> None:
    """UX M26: moving backgrounds can be stopped."""
    context = make_context(settings=Settings(reduced_motion=True))
    driver = Driver(context, Title(context, None))
    driver.move((1, 1))
    driver.frame(dt=1.0)
    before = pygame.image.tobytes(driver.canvas, "RGB")
    assert not any(driver.frame(dt=0.3) for _ in range(30))
    assert driver.scene.wake_in is None
    context.settings.reduced_motion = False
    driver.frame(dt=1.0)
    assert driver.drawn
    assert pygame.image.tobytes(driver.canvas, "RGB") != before


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


def test_a_game_played_to_its_end_by_a_person_is_noted_once_and_one_by_bots_is_not(tmp_path: Path) -> None:
    context = make_context(folder=tmp_path)
    finished = whole_game()
    settle(context, Open(ToScoreboard(finished)))
    assert not context.settings.finished_a_game
    settle(context, Open(ToScoreboard(with_humans(finished, 1))))
    assert load_settings(tmp_path)[0].finished_a_game
