"""The page of all achievements: none hidden, each with what has to be done, earned ones with who and when (UX D6)."""

from __future__ import annotations

from pathlib import Path

import pygame
from finished_games import game
from msgspec.structs import replace
from screen.driving import AtOnce, Driver, make_context

from game.scenes.achievements.scene import AchievementsScene
from game.scenes.daily.scene import DailyScene
from game.scenes.routes import ToAchievements, ToDaily, ToStatistics, ToTitle
from game.statistics.achievements.criteria import Earned
from game.statistics.store import FILE, Store
from game.ui.scene import Open
from game.words.achievements import Achievement, achievement_name, criterion_sentence


def opened(folder: Path | None) -> Driver:
    context = make_context(folder=folder)
    context.worker = lambda _name: AtOnce()
    driver = Driver(context, AchievementsScene(context))
    driver.app._apply(Open(ToTitle()))
    driver.app._apply(Open(ToAchievements()))
    driver.frame()
    driver.frame()
    return driver


def told(driver: Driver) -> list[str]:
    """What stands on the page, text by text, whole."""
    scene = driver.scene
    assert isinstance(scene, AchievementsScene)
    return [" ".join(line.text for line in part.texts(scene.viewport)) for part in scene.parts]


def with_one(folder: Path) -> None:
    made = game(1, ended=1_795_000_000.0)
    facts = replace(made.facts, earned=(Earned(0, Achievement.CAVE_IN, 2),))
    Store(folder).add(made._replace(facts=facts))


def test_everything_stands_there_with_what_has_to_be_done() -> None:
    page = " ".join(told(opened(None)))
    for achievement in Achievement:
        assert achievement_name(achievement) in page
        assert criterion_sentence(achievement) in page
    assert page.count("Not earned yet") == len(Achievement)


def test_what_is_earned_comes_first_with_who_and_when(tmp_path: Path) -> None:
    with_one(tmp_path)
    page = told(opened(tmp_path))
    assert f"1 of {len(Achievement)} earned" in page[1]
    assert page[2].startswith("Cave-in")
    assert "Earned by Ada on 18 November 2026" in page[2]


def test_statistics_that_cannot_be_read_are_told_of_and_the_page_shows(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    driver = opened(tmp_path)
    scene = driver.scene
    assert isinstance(scene, AchievementsScene)
    assert scene.toast.sentence
    assert "Not earned yet" in " ".join(told(driver))


def test_the_statistics_lead_there_and_back(tmp_path: Path) -> None:
    driver = opened(tmp_path)
    driver.app._apply(Open(ToTitle()))
    driver.app._apply(Open(ToStatistics()))
    driver.frame()
    driver.click("achievements")
    assert isinstance(driver.scene, AchievementsScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "statistics"


def test_the_daily_shaft_leads_there_and_keys_reach_the_last_one() -> None:
    context = make_context()
    context.worker = lambda _name: AtOnce()
    driver = Driver(context, AchievementsScene(context))
    driver.app._apply(Open(ToTitle()))
    driver.app._apply(Open(ToDaily()))
    driver.frame()
    driver.click("achievements")
    last = f"honour-{list(Achievement)[-1]}"
    assert last not in driver.scene.rects()
    driver.press(pygame.K_UP)
    for _ in range(20):
        driver.press(pygame.K_DOWN)
        if last in driver.scene.rects():
            break
    assert last in driver.scene.rects()
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, DailyScene)
