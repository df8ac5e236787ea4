"""No text is clipped and nothing overlaps, at any size of window and text (UX M24, M25)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest
from screen.crawl import faults
from screen.driving import Driver, make_context

from game.cli.gallery_saves import list_of_games
from game.engine.cards import MAX_SEATS
from game.play.saved_games import Save
from game.scenes.menus.pause import Pause
from game.scenes.menus.title import Title
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.scenes.saves.shelves import Section
from game.scenes.settings.first_card import FirstCard
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context
from game.ui.scene import Pop
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.dialog import Choice, Dialog

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.8, 1.0, 1.3, 1.6, 2.0)
SENTENCE = "A lamp fell over, and what was on the table is safe. " * 6


def _title_with_save(context: Context) -> Screen:
    save = Save(Path("x"), 2, "Anastasia Maximi")
    return Title(context, save)


def _full_setup(context: Context) -> Screen:
    draft = Draft.solo()
    while len(draft.seats) < MAX_SEATS:
        draft.add_seat()
    draft.rename(3, "Wwwwwwwwwwwwwwww")
    draft.rename(4, draft.seats[5].name)
    draft.set_switch("round_end", "hands_empty")
    draft.set_switch("link_to_start", False)
    return SetupScene(context, draft)


def _dialog(context: Context) -> Screen:
    choices = [Choice("keep", "Keep", Pop), Choice("drop", "Drop it for good", Pop)]
    return Dialog(context, "The lamp went out", SENTENCE, choices)


def _searched(context: Context) -> SettingsScene:
    scene = SettingsScene(context)
    scene.search_for("s")
    return scene


SCREENS: dict[str, Callable[[Context], Screen]] = {
    "title": lambda context: Title(context, None),
    "title with a save": _title_with_save,
    "title at the first start": lambda context: Title(context, None, card=FirstCard(context)),
    "setup of three": lambda context: SetupScene(context, Draft.hot_seat()),
    "setup of ten": _full_setup,
    "games": lambda context: list_of_games(context, Section.TO_PLAY),
    **{f"settings, {tab}": partial(SettingsScene, tab=tab) for tab in Tab},
    "settings, searched": _searched,
    "pause": lambda context: Pause(context, curtain=True, again=lambda: None),
    "dialog": _dialog,
}


@pytest.fixture(params=[SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language(SOURCE_LANGUAGE)


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.usefixtures("language")
@pytest.mark.usefixtures("plain_plates")
def test_no_text_is_clipped_or_lies_over_another(name: str, size: tuple[int, int]) -> None:
    for scale in SCALES:
        context = make_context(size, scale)
        screen = SCREENS[name](context)
        screen.resize(Viewport(size, scale))
        assert faults(screen) == [], f"text at {scale:.0%}"


def test_a_resize_keeps_the_focus() -> None:
    context = make_context()
    screen = SettingsScene(context, Tab.DISPLAY)
    screen.resize(context.viewport)
    wanted = next(widget for widget in screen.ring.widgets if widget.name == "full-screen")
    screen.ring.set_focus(wanted)
    screen.resize(Viewport((1920, 1080), 1.5))
    assert screen.ring.focus is not None
    assert screen.ring.focus.name == "full-screen"


@pytest.mark.parametrize("size", [(640, 360), (240, 160), (160, 1000)], ids=str)
@pytest.mark.parametrize("name", SCREENS)
def test_a_window_that_was_made_far_too_small_is_still_drawn(name: str, size: tuple[int, int]) -> None:
    context = make_context(size, 2.0)
    driver = Driver(context, SCREENS[name](context))
    driver.press(pygame.K_TAB, pygame.K_TAB)
    assert driver.drawn
