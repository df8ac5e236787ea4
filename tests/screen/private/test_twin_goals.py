"""A goal that opens tells nobody anything but its face: not the other goals, no hand, no role (UX section 3, M13)."""

from __future__ import annotations

import pygame
import pytest
from screen.film import Film, assert_alike, films
from screen.twins import RULES, make_twins

from game.system.settings import Speed

FRAMES = 1500


def _step(film: Film) -> None:
    """Go on by one frame, or by what whoever sits there has to do."""
    if film.top == "curtain":
        film.reveal()
    elif film.top != "table":
        film.press(pygame.K_ESCAPE)
    elif film.table.turns.own_turn and film.table.move.view is not None:
        film.play()
        film.table.move.end()
    else:
        film.frame(dt=0.05)


@pytest.mark.parametrize("speed", ["1", "4"])
@pytest.mark.parametrize("seed", range(2))
def test_twins_look_and_sound_alike_while_a_goal_opens(seed: int, speed: Speed) -> None:
    one, other = films(make_twins(seed, 1, 4, rules=RULES, opens=True), speed=speed)
    opening = 0
    for _frame in range(FRAMES):
        if not one.ahead:
            break
        for film in (one, other):
            _step(film)
        opening += one.table.sight.held is not None
    assert not one.ahead, "the script is not played out"
    assert opening > 5, "no goal was seen to open"
    assert_alike(one.frames, other.frames)
