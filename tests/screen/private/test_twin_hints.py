"""Asking for hints changes nothing that others see or hear, whatever is advised, or whether one asks at all (UX S8).

Two games differ in all secrets; in one of them somebody asks for hints all the time, in the other nobody ever does.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from screen.film import Film, assert_alike, films
from screen.twins import EXPANDED, RULES, make_twins

from game.engine.ruleset import Ruleset
from game.ui.privacy import OPEN_SECONDS

IDLE = pygame.K_F5
"""A key that does nothing."""
GONE: dict[str, Callable[[Film], object]] = {
    "p": lambda film: film.press(pygame.K_p),
    "c": lambda film: film.press(pygame.K_c),
    "focus": lambda film: film.frame(pygame.Event(pygame.WINDOWFOCUSLOST)),
    "quiet": lambda film: film.frame(dt=OPEN_SECONDS + 1),
}


def _ask(film: Film, key: int, times: int) -> None:
    """Ask over an open hand: once, and leave the hint there; or twice, and take back what is ready then."""
    film.press(pygame.K_p)
    for _time in range(times):
        film.press(key)
    if times > 1:
        film.press(pygame.K_z)
    film.frame(dt=0.4)


@pytest.mark.parametrize("rules", [RULES, EXPANDED], ids=["base", "expanded"])
def test_nobody_can_tell_whether_a_hint_was_asked_for(rules: Ruleset) -> None:
    pair = asking, silent = films(make_twins(5, ahead=6, rules=rules, humans=(0, 1, 2)), (1024, 640))
    for times, how in zip((1, 2, 1, 1), GONE, strict=True):
        for film, key in zip(pair, (pygame.K_h, IDLE), strict=True):
            film.let_bots_play()
            film.reveal()
            _ask(film, key, times)
            GONE[how](film)
            if film.top == "curtain":
                film.reveal()
            film.press(pygame.K_HOME)
            film.frame(dt=0.5)
            film.play()
            film.frame(dt=0.5)
    assert asking.session.desk.hints
    assert not silent.session.desk.hints
    both = [(a, b) for a, b in zip(asking.frames, silent.frames, strict=True) if a.shut and b.shut]
    assert len(both) > 20
    ours, theirs = zip(*both, strict=True)
    assert_alike(ours, theirs)
    assert list(asking.session.log(None)) == list(silent.session.log(None))
