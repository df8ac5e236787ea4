"""The menu over a running game: where it leads."""

from __future__ import annotations

import pygame
from screen.driving import Driver, make_context

from game.scenes.menus.pause import Pause
from game.scenes.menus.title import Title
from game.ui.scene import Change, Push


def _paused(*, several_humans: bool = True) -> tuple[Driver, list[str]]:
    context = make_context()
    said: list[str] = []

    def again() -> Change:
        said.append("again")
        return None

    driver = Driver(context, Title(context, None))
    pause = Pause(context, curtain=several_humans, again=again)
    driver.app.stack.apply(Push(pause))
    driver.frame()
    return driver, said


def test_pause_resumes_by_enter_and_by_esc() -> None:
    for key in (pygame.K_RETURN, pygame.K_ESCAPE):
        driver, _ = _paused()
        assert driver.scene.name == "pause"
        driver.press(key)
        assert driver.scene.name == "title"


def test_pause_offers_the_curtain_only_to_several_humans() -> None:
    driver, _ = _paused()
    assert "curtain" in driver.scene.rects()
    driver, _ = _paused(several_humans=False)
    assert list(driver.scene.rects()) == ["resume", "rules", "settings", "again", "to-title", "quit"]


def test_pause_leads_everywhere() -> None:
    driver, said = _paused()
    driver.click("again")
    driver.click("deal-anew")
    assert said == ["again"]
    driver.press(pygame.K_ESCAPE)
    driver.click("settings")
    assert driver.scene.name == "settings"
    driver.click("back")
    assert driver.scene.name == "pause"
    driver.click("to-title")
    assert driver.scene.name == "title"
    driver, _ = _paused()
    driver.click("quit")
    assert not driver.app.running


def test_what_lies_below_the_pause_still_shows() -> None:
    driver, _ = _paused()
    with_title = driver.canvas.copy()
    driver.press(pygame.K_ESCAPE)
    driver.canvas.fill((0, 0, 0))
    driver.app.stack.apply(Push(Pause(driver.context)))
    driver.frame()
    corner = pygame.Rect(84, 40, 330, 80)
    assert pygame.image.tobytes(with_title.subsurface(corner), "RGB") == pygame.image.tobytes(
        driver.canvas.subsurface(corner), "RGB"
    )
