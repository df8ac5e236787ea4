"""The reasons beside a replay: they follow its steps and are told only where they may be (UX S9)."""

from __future__ import annotations

import pygame
import pytest
import scenarios
from screen import rounds
from screen.crawl import faults
from screen.driving import Driver

from game.records.replay import Replay, replay
from game.scenes.watch.scene import Watch
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context

EXPANSION = (scenarios.GOLDEN / "rebel-8-seats-saboteur2-bonus.lode").read_bytes()


def _watch(recorded: Replay, context: Context | None = None) -> tuple[Driver, Watch]:
    """A replay whose column is closed."""
    scene = Watch(context or rounds.instant_context(), recorded)
    scene.why.open = False
    return Driver(scene.context, scene), scene


def _column(driver: Driver, scene: Watch) -> str:
    scene.why.finish()
    driver.frame()
    return " ".join(line.text for widget in scene.why._scroll.children for line in widget.texts(scene.viewport))


def test_the_column_follows_the_steps() -> None:
    recorded = replay(EXPANSION)
    driver, scene = _watch(recorded)
    driver.press(pygame.K_w)
    assert "Nobody had to decide" in _column(driver, scene)
    for step in range(1, 12):
        driver.press(pygame.K_RIGHT)
        said, state = _column(driver, scene), recorded.played[step - 1].step.state
        seat = state.table.to_play
        assert seat is not None
        assert recorded.names[seat] in said
        chart = scene.why.chart
        assert chart.course is not None
        assert chart.at == chart.course.turn_of(recorded.played[step].step.state.logged - 1)
    driver.click("why")
    assert "suspicion" not in scene.rects()


def test_what_is_worked_out_between_two_frames_is_looked_for_soon() -> None:
    driver, scene = _watch(replay(EXPANSION))
    driver.press(pygame.K_w, pygame.K_RIGHT)
    scene.why.finish()
    assert scene.wake_in is not None
    assert (scene.why.wake_in is None) is (scene.why._explained and scene.why.chart.enabled)
    driver.frame()
    assert scene.why._explained
    assert scene.why.wake_in is None


@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
def test_goals_lie_beside_the_open_column(size: tuple[int, int], scale: float) -> None:
    driver, scene = _watch(replay(EXPANSION), rounds.instant_context(size, scale))
    driver.press(pygame.K_w)
    view = scene.table_view
    free = view.board.inner.clip(pygame.Rect(0, 0, scene.why._plate.x, size[1]))
    assert all(free.contains(view.goal(goal)) for goal in (1, 2, 3))


@pytest.mark.parametrize("sight", [1, 2])
def test_reasons_of_an_unfinished_round_are_told_only_with_everything_in_view(sight: int) -> None:
    """UX section 3, rule 10."""
    recorded = replay(EXPANSION)
    context = rounds.instant_context()
    pictures = rounds.CodedPictures()
    context.pictures = pictures
    driver, scene = _watch(recorded, context)
    driver.press(*(pygame.K_DOWN,) * sight, pygame.K_w, *(pygame.K_RIGHT,) * 8)
    assert "told when the round is over" in _column(driver, scene)
    assert "suspicion" not in scene.rects()
    assert not any(name.startswith(("role-mark:", "seat-shape:")) for name in pictures.asked)
    over = next(k for k, played in enumerate(recorded.played) if played.step.state.table.outcome is not None)
    driver.press(*(pygame.K_RIGHT,) * (over - 8))
    assert "told when the round is over" not in _column(driver, scene)
    assert "suspicion" in scene.rects()


def test_a_click_into_the_chart_of_a_replay_goes_there() -> None:
    recorded = replay(EXPANSION)
    driver, scene = _watch(recorded)
    driver.press(pygame.K_RIGHT, pygame.K_w)
    _column(driver, scene)
    driver.click("suspicion")
    assert scene.position > 1
    assert scene.why.chart.course is not None
    _column(driver, scene)
    turn = scene.why.chart.at
    assert turn is not None
    place = scene.why.chart.course.turns[turn - 1].place
    states = [played.step.state for played in recorded.played]
    assert states[scene.position - 1].logged <= place < states[scene.position].logged


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), rounds.LAYOUTS)
@pytest.mark.usefixtures("plain_plates")
def test_no_text_of_the_column_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        driver, scene = _watch(replay(EXPANSION), rounds.instant_context(size, scale))
        driver.press(pygame.K_w)
        for _step in range(4):
            driver.press(pygame.K_RIGHT)
            _column(driver, scene)
            assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
