"""An open notebook tells nobody else anything: not while it is written in, not however it closes (UX S2, M13).

What it counts and knows differs between the twins; where things lie on it, what it sounds like, and every frame that
others may see must not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest
from screen.film import Film, assert_alike, films
from screen.twins import EXPANDED, RULES, make_twins

from game.engine.ruleset import Ruleset
from game.play.notebook import Mark
from game.ui.privacy import OPEN_SECONDS


def _type(film: Film, text: str) -> None:
    for letter in text:
        film.frame(
            pygame.Event(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter),
            pygame.Event(pygame.TEXTINPUT, text=letter),
        )


def _click(film: Film, name: str) -> None:
    pos = film.driver.scene.rects()[name].center
    film.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    film.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def _rest(film: Film, name: str) -> None:
    """Rest the pointer on something until its tooltip is due."""
    film.frame(
        pygame.Event(pygame.MOUSEMOTION, pos=film.driver.scene.rects()[name].center, rel=(3, 3), buttons=(0, 0, 0))
    )
    film.frame(dt=0.4)


def _quiet(film: Film) -> None:
    for _second in range(round(OPEN_SECONDS) + 1):
        film.frame(dt=1.0)


CLOSED: dict[str, Callable[[Film], None]] = {
    "j": lambda film: film.press(pygame.K_j),
    "esc": lambda film: film.press(pygame.K_ESCAPE),
    "p": lambda film: film.press(pygame.K_p),
    "c": lambda film: film.press(pygame.K_c),
    "focus": lambda film: film.frame(pygame.Event(pygame.WINDOWFOCUSLOST)),
    "quiet": _quiet,
    "button": lambda film: _click(film, "close"),
}


WAYS = tuple(CLOSED)


def _write(film: Film, how: str) -> None:
    """Open the notebook over a closed hand, write in it, turn its pages, close it that way, and go on."""
    film.press(pygame.K_j)
    assert film.top == "notebook"
    film.press(pygame.K_RIGHT)
    film.press(pygame.K_DOWN)
    film.press(pygame.K_LEFT)
    film.press(pygame.K_RETURN)
    _type(film, "pc")
    film.press(pygame.K_RETURN)
    film.resize((1180, 700) if how == "j" else (1024, 640))
    _click(film, "tab-cards")
    _rest(film, "count-NESW")
    CLOSED[how](film)
    assert film.top in ("table", "curtain")
    film.frame(dt=0.5)


@pytest.mark.parametrize(("rules", "ways"), [(RULES, WAYS[::2]), (EXPANDED, WAYS[1::2])], ids=["base", "expanded"])
def test_twins_with_open_notebooks_look_and_sound_alike_to_all_others(rules: Ruleset, ways: Sequence[str]) -> None:
    one, other = pair = films(make_twins(3, ahead=6, rules=rules, humans=(0, 1, 2)), (1024, 640))
    for film in pair:
        film.let_bots_play()
        film.reveal()
        film.press(pygame.K_HOME)
        for how in ways:
            _write(film, how)
            if film.top == "curtain":
                film.reveal()
            _rest(film, "seat-2")
    assert _noted(one) == _noted(other)
    assert sum(mark != Mark() for mark in _noted(one)) > 1, "something was written"
    assert [frame.rects for frame in one.frames] == [frame.rects for frame in other.frames], "the trace tells it"
    assert [frame.cues for frame in one.frames] == [frame.cues for frame in other.frames]
    assert any(a.pixels != b.pixels for a, b in zip(one.frames, other.frames, strict=True)), "they differ in private"
    both = [(a, b) for a, b in zip(one.frames, other.frames, strict=True) if a.shut and b.shut]
    assert len(both) > 3 * len(ways)
    ours, theirs = zip(*both, strict=True)
    assert_alike(ours, theirs)


def _noted(film: Film) -> list[Mark]:
    seat = film.viewer
    assert seat is not None
    table = film.session.table
    return [film.session.desk.notebook(seat).mark(table.round, about) for about in range(table.seats)]
