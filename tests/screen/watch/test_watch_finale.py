"""A goal opens in a replay as it did at the table, and tells nothing before its face shows (UX section 7)."""

from __future__ import annotations

import pygame
import scenarios
from screen import rounds
from screen.driving import Driver

from game.engine.events import GoalRevealed, RoundEnded
from game.records.replay import replay
from game.scenes.watch.scene import Watch
from game.sound.cues import Cue
from game.sound.player import SoundPlayer


class Heard(SoundPlayer):
    """Remembers what it was asked to play."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []

    def play(self, cue: Cue, step: int = 0) -> None:
        self.cues.append(cue)
        assert step == 0, "no note"


def _at_a_goal(*, ends: bool) -> tuple[Driver, Watch, Heard]:
    """A replay one step before a goal opens, which `ends` the round or not, as everybody saw it."""
    recorded = replay((scenarios.GOLDEN / "rebel-5-seats.lode").read_bytes())
    kinds = [{type(event) for event in played.step.events} for played in recorded.played]
    place = next(place for place, each in enumerate(kinds) if GoalRevealed in each and (RoundEnded in each) == ends)
    context, heard = rounds.instant_context(), Heard()
    context.settings.speed_bots = "1"
    context.sound = heard
    scene = Watch(context, recorded)
    driver = Driver(context, scene)
    scene.go(place - 1)
    scene.look("public")
    driver.frame()
    return driver, scene, heard


def _finale_runs(driver: Driver, scene: Watch, seconds: float) -> None:
    for _frame in range(round(seconds * 60)):
        if scene.at_rest:
            return
        driver.frame()


def test_the_next_step_opens_the_goal_with_drum_and_swell_and_comes_to_rest() -> None:
    driver, scene, heard = _at_a_goal(ends=False)
    at = scene.position
    driver.press(pygame.K_RIGHT)
    assert not scene.at_rest
    _finale_runs(driver, scene, 6)
    assert scene.at_rest
    assert scene.position == at + 1
    assert heard.cues == [Cue.LAY, Cue.DRUM, Cue.REVEALED]
    assert scene.table_view.seen.table == scene._states[at + 1].table


def test_winners_hands_and_log_wait_for_the_face() -> None:
    driver, scene, _ = _at_a_goal(ends=True)
    before = scene._states[scene.position]
    lines = scene.table_view.seen.lines
    driver.press(pygame.K_RIGHT)
    seen = scene.table_view.seen
    assert seen.lines == lines
    assert seen.table.outcome is None
    assert seen.table.deck == before.table.deck
    _finale_runs(driver, scene, 8)
    assert scene.table_view.seen.table.outcome is not None
    assert scene.table_view.seen.lines != lines


def test_a_press_or_another_step_completes_it_at_once() -> None:
    for key, further in ((pygame.K_SPACE, 1), (pygame.K_ESCAPE, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 0)):
        driver, scene, _ = _at_a_goal(ends=False)
        at = scene.position
        driver.press(pygame.K_RIGHT)
        driver.frame(dt=0.9)
        driver.press(key)
        driver.frame(dt=0.5)
        assert scene.at_rest
        assert scene.position == at + further
        assert scene.table_view.seen.table == scene._states[at + further].table
        assert driver.scene is scene


def test_instant_and_jumps_open_it_without_a_finale() -> None:
    driver, scene, heard = _at_a_goal(ends=False)
    scene.go(scene.position + 2)
    driver.frame()
    assert scene.at_rest
    scene.go(scene.position - 2)
    scene._clock.speed = "instant"
    driver.press(pygame.K_RIGHT)
    driver.frame()
    assert scene.at_rest
    assert heard.cues == [Cue.LAY]
