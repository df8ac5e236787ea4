"""High contrast turned on and off while the game runs: a scene shows it at once, and nothing of it stays (UX M24)."""

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.legible import contrast

from game.art.sharp import SharpPictures
from game.cli.gallery_scenes import SCENES
from game.scenes.watch.scene import Watch
from game.system.settings import Settings
from game.ui.scene import Push


def opened(name: str, high_contrast: bool, pictures: SharpPictures | None = None) -> Driver:
    """A scene of the gallery in an app, with what lies on top of it, at rest."""
    settings = Settings(speed_bots="instant", speed_own="instant", high_contrast=high_contrast)
    context = make_context(settings=settings)
    context.pictures = pictures or context.pictures
    shot = SCENES[name](context)
    driver = Driver(context, shot.scene)
    if shot.over is not None:
        driver.app.stack.apply(Push(shot.over))
    driver.frame(dt=3)
    if isinstance(driver.scene, Watch):
        driver.scene.finish()
    return driver


def after(driver: Driver, on: bool) -> bytes:
    """What is seen once the setting is what it is to be and everything was laid out for it."""
    driver.context.settings.high_contrast = on
    driver.context.relayout = True
    for _frame in range(2):
        driver.frame(dt=0)
    return pygame.image.tobytes(driver.canvas, "RGB")


@pytest.mark.parametrize(
    "name",
    ["title", "setup", "settings-play", "pause", "table", "table-bubbles", "curtain", "round-end-diggers", "watch-why"],
)
def test_a_change_shows_at_once_and_leaves_nothing_behind(name: str) -> None:
    fresh = after(opened(name, high_contrast=True), True)
    driver = opened(name, high_contrast=False)
    usual = after(driver, False)
    assert usual != fresh
    assert after(driver, True) == fresh
    assert after(driver, False) == usual


def test_the_icon_that_saves_the_log_stands_out_in_both_themes() -> None:
    driver = opened("table", high_contrast=False, pictures=SharpPictures(None))
    for high_contrast in (False, True):
        after(driver, high_contrast)
        place = driver.scene.rects()["log-save"].inflate(-8, -8)
        ground = driver.canvas.get_at(place.topleft)
        tones = [driver.canvas.get_at((x, place.centery)) for x in range(place.left, place.right)]
        assert max(contrast((tone.r, tone.g, tone.b), (ground.r, ground.g, ground.b)) for tone in tones) >= 3
