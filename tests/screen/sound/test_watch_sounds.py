"""A replay is heard step by step, forwards only; the eyes with which one looks change nothing."""

from __future__ import annotations

import pygame
import scenarios
from screen import rounds
from screen.driving import Driver, heard

from game.records.replay import replay
from game.scenes.watch.scene import Watch
from game.sound.cues import Cue
from game.sound.score import first_cue


def test_each_step_forward_is_heard_once_and_steps_back_are_not() -> None:
    recorded = replay(scenarios.whole_game(seats=4))
    for eyes in (0, 2):
        context = rounds.instant_context()
        driver = Driver(context, Watch(context, recorded))
        driver.press(*[pygame.K_DOWN] * eyes)
        heard(context).take()
        for played in recorded.played[1:20]:
            driver.press(pygame.K_RIGHT)
            wanted = first_cue(played.step.events)
            assert heard(context).take() == ([] if wanted is None else [wanted])
        driver.press(pygame.K_LEFT, pygame.K_END, pygame.K_HOME)
        assert heard(context).take() == []


def test_the_first_act_of_a_step_is_what_is_heard() -> None:
    recorded = replay(scenarios.whole_game(seats=4))
    cues = {first_cue(played.step.events) for played in recorded.played}
    assert {Cue.DEAL, Cue.LAY, Cue.DISCARD} <= cues
    assert not {Cue.DRAW, Cue.JOIN, Cue.REVEALED} & cues
