"""Every scene in windows of every size and depth, and under others while window, text and language change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame
import pytest
from screen.driving import Driver, make_context

from game.cli import gallery_scenes
from game.scenes.private.curtain import BREATH
from game.scenes.settings.scene import SettingsScene
from game.scenes.shared.stage import Stage
from game.scenes.table.scene import TableScene
from game.system.i18n import SOURCE_LANGUAGE, use_language
from game.ui import viewport as viewport_module
from game.ui.context import Context
from game.ui.scene import Pop, Push, Scene
from game.ui.screen import Screen
from game.ui.viewport import MINIMUM_SIZE, Viewport
from game.ui.widgets.dialog import message
from game.ui.widgets.widget import Widget

pytestmark = pytest.mark.usefixtures("plain_plates")


class _Look(NamedTuple):
    """What the layout of every scene depends on."""

    size: tuple[int, int]
    text_scale: int
    language: str


AT_FIRST = _Look((1280, 720), 100, SOURCE_LANGUAGE)
ELSEWHERE = (
    _Look((1280, 720), 130, SOURCE_LANGUAGE),
    _Look((1920, 800), 100, "pseudo"),
    _Look((1024, 900), 200, "pseudo"),
)
ODD = ((1, 1), (30, 30), (400, 300), (1, 2000), (2000, 1))
"""Sizes that nothing fits into."""


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    yield
    use_language(SOURCE_LANGUAGE)


def look_so(driver: Driver, look: _Look) -> None:
    """Bring window, text and language to this, one frame after another, as a person would."""
    settings = driver.context.settings
    if settings.language != look.language:
        settings.language = look.language
        use_language(look.language)
        driver.context.relayout = True
        driver.frame()
    if settings.text_scale != look.text_scale:
        settings.text_scale = look.text_scale
        driver.context.relayout = True
        driver.frame()
    driver.canvas = pygame.Surface(look.size)
    driver.frame()


def tell(driver: Driver) -> None:
    """Show a notice: it lies beside everything that can be pressed, and goes away by a click."""
    driver.context.notices.append("The settings file could not be read, so every setting has its default.")
    driver.frame()
    driver.frame()
    top, window = driver.scene, driver.canvas.get_rect()
    assert isinstance(top, Screen | TableScene)
    place = top.toast.rect
    assert window.contains(place)
    widgets = top.ring.widgets if isinstance(top, Screen) else top.buttons
    pressed = [*top.rects().values(), *(widget.on_screen() for widget in widgets)]
    assert place.collidelist(pressed) == -1
    driver.click_at(place.center)
    assert top.toast.sentence == ""
    assert driver.at(top)


def covers(context: Context) -> Iterator[Scene]:
    """One scene that hides everything below it, and one that lets it show."""
    yield SettingsScene(context)
    yield message(context, "A question", "It lies over everything.")


def shrink(driver: Driver) -> None:
    """Bring the window, of 16 bits a pixel, to every odd size with the pointer in it, and back."""
    for size in ODD:
        driver.canvas = pygame.Surface(size, 0, 16)
        assert driver.frame()
        driver.move((size[0] // 2, size[1] // 2))
        assert min(driver.context.viewport.size) >= min(MINIMUM_SIZE)
        driver.canvas = pygame.Surface(AT_FIRST.size)
        assert driver.frame()


def lift(driver: Driver) -> None:
    """Pass the curtain that has come over what is for one seat's eyes."""
    assert driver.scene.hides
    driver.press(pygame.K_RETURN)
    driver.frame(dt=BREATH + 0.1)
    driver.press(pygame.K_RETURN)


@pytest.mark.parametrize("name", gallery_scenes.SCENES)
def test_a_scene_outlives_every_size_and_every_cover(name: str) -> None:
    context = make_context(AT_FIRST.size)
    shot = gallery_scenes.SCENES[name](context)
    driver = Driver(context, shot.scene)
    if shot.over is not None:
        driver.app.stack.apply(Push(shot.over))
    driver.frame(dt=shot.seconds)
    top = driver.scene
    shrink(driver)
    assert driver.at(top)
    tell(driver)
    for cover in covers(context):
        driver.app.stack.apply(Push(cover))
        driver.frame()
        for elsewhere in ELSEWHERE:
            look_so(driver, elsewhere)
            tell(driver)
            look_so(driver, AT_FIRST)
        assert driver.at(cover)
        driver.app.stack.apply(Pop())
        if not driver.at(top):
            lift(driver)
        assert driver.at(top)
        for scene in driver.app.stack.visible():
            scene.draw(driver.canvas)
    driver.app.close()


class _Plain(Stage):
    """A stage that counts how often its ground is painted."""

    painted = 0

    def arrange(self, _viewport: Viewport) -> list[Widget]:
        return []

    def plates(self) -> tuple[pygame.Rect, ...]:
        return ()

    def paint(self, canvas: pygame.Surface) -> None:
        self.painted += 1
        canvas.fill((1, 2, 3))


@pytest.mark.parametrize(("most", "painted"), [(10_000_000, 1), (0, 2)])
def test_in_a_large_window_a_covered_stage_keeps_no_ground(
    most: int, painted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(viewport_module, "_LARGE", most)
    context = make_context()
    stage = _Plain(context)
    driver = Driver(context, stage)
    before = pygame.image.tobytes(driver.canvas, "RGB")
    driver.app.stack.apply(Push(SettingsScene(context)))
    driver.frame()
    driver.app.stack.apply(Pop())
    driver.app.context.relayout = False
    driver.frame()
    driver.frame()
    assert stage.painted == painted
    assert pygame.image.tobytes(driver.canvas, "RGB") == before
    driver.app.close()
