"""No frame that others see hangs on a secret, whatever is pressed (UX section 3, M13).

Two games are alike in public and differ in hands, roles, goals, deck and notes. A generator makes input up and both
get the same; every frame with nothing open, and no card of somebody's own choice on the table, must be the same
picture. The number of scripts is 500, or what `--twin-scripts` says; `--twin-seed` gives others.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pygame
import pytest
from screen.film import Film, assert_alike, films
from screen.scripts import SIZES, draw_curtain, next_act
from screen.twins import EXPANDED, make_twins

from game.engine.ruleset import Ruleset
from game.play.notebook import Mark
from game.system.settings import Speed

SPEEDS: tuple[Speed, ...] = ("1", "4", "instant")
RULES = (Ruleset(), Ruleset(table_talk=True), EXPANDED)
PINS = (("", ""), ("", ""), ("4091", "7263"))
LONG, SHARES = 14, 20
"""Acts in a script, and tests that the scripts are dealt to."""
_AT_ONCE = {"curtain", "gone", "wait"}
"""After these nothing private lies open."""
_FOR_ALL = {"pause", "settings", "curtain", "share", "report"}
"""On these nothing private lies open."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "share" in metafunc.fixturenames:
        scripts = metafunc.config.getoption("--twin-scripts")
        first = metafunc.config.getoption("--twin-seed") * SHARES
        metafunc.parametrize("share", [(first + n, scripts // SHARES) for n in range(SHARES)], ids=str)


def _pairs(rng: random.Random) -> Iterator[tuple[Film, Film]]:
    """Films of the same two games, until their script is nearly played out or they part; then of others."""
    while True:
        seats = rng.randint(3, 7)
        humans = sorted(rng.sample(range(seats), rng.randint(2, min(4, seats))))
        by = rng.choice(RULES)
        rules = by if by.saboteur2 or rng.random() < 0.5 else by.fair(seats)
        twins = make_twins(rng.randrange(10**6), ahead=10, rules=rules, seats=seats, humans=humans)
        one, other = films(twins, SIZES[0], rng.choice(SPEEDS), rng.choice(PINS))
        _note(one, 1)
        _note(other, -1)
        wears = rng.random() < 0.5
        for film in (one, other):
            film.context.headphones = dict.fromkeys(humans, wears)
        while len(one.ahead) > 3 and not _parted(one, other):
            yield one, other


def _parted(one: Film, other: Film) -> bool:
    """Whether one of them is off the script, or an open hand has led to a menu in one game alone."""
    menu = one.shut != other.shut and "pause" in (one.top, other.top)
    return menu or one.strayed or other.strayed or one.session.table != other.session.table


def _note(film: Film, sign: int) -> None:
    """Let everybody have noted something of everybody else, of each the opposite in the other game."""
    table = film.session.table
    for seat in film.session.humans:
        for about in {*range(table.seats)} - {seat}:
            mark = Mark(sign * (1 + about % 3), "digs" if sign < 0 else "this one sabotages, see its dead ends")
            film.session.desk.note(seat, table.round, about, mark)


def _compared(one: Film, other: Film) -> int:
    """Compare the frames of one act that everybody may see in both games, and let go of them. Return how many.

    Without headphones everybody hears what is read, over an open hand, too.
    """
    pairs = list(zip(one.frames, other.frames, strict=False))
    for a, b in () if any(one.context.headphones.values()) else pairs:
        alike = (a.shut and b.shut) or a.deed == b.deed
        assert a.read == b.read or a.top != b.top or not alike, f"{a.top} reads something private to all"
    both = [(a, b) for a, b in pairs if a.shut and b.shut and a.deed == b.deed]
    if both:
        ours, theirs = zip(*both, strict=True)
        assert_alike(ours, theirs)
    for film in (one, other):
        film.frames = film.frames[-1:]
    return len(both)


def test_twins_look_alike_whatever_is_pressed(
    share: tuple[int, int], record_property: Callable[[str, object], None]
) -> None:
    number, scripts = share
    rng = random.Random(number)
    pairs, compared, acts = _pairs(rng), 0, 0
    for _script in range(scripts):
        one, other = next(pairs)
        for _act in range(LONG):
            kind, act = next_act(rng, one)
            if one.top != other.top:
                kind, act = "curtain", _panic
            elif one.top == "table" and one.shut and one.frames[-1].deed != other.frames[-1].deed:
                kind, act = "undo", _undo
            written = kind == "curtain" and one.driver.scene.typing  # there C is a letter
            for film in (one, other):
                act(film)
            for film in (one, other):
                at_once = kind in _AT_ONCE and not written and film.top != "role-peek"
                assert film.shut or not (at_once or film.top in _FOR_ALL)
            acts += 1
            if _parted(one, other):
                open_hand = not all(frame.shut for frame in (*one.frames, *other.frames))
                assert open_hand or (one.strayed and other.strayed), "nothing else parts twins"
                break
            compared += _compared(one, other)
    record_property("frames compared", compared)
    assert compared > acts // 2, "too few frames that everybody may see"


def _undo(film: Film) -> None:
    """Take back what lies on the table in one game alone, which is heard in it alone, and show the whole board."""
    film.press(pygame.K_z)
    film.frames[-1] = film.frames[-1]._replace(cues=())
    film.press(pygame.K_HOME)
    for _frame in range(4):
        film.frame(dt=0.2)


def _panic(film: Film) -> None:
    """Draw the curtain: a card of one hand has asked something that the other game does not ask."""
    assert not film.shut or film.top == "table"
    draw_curtain(film)
