"""Single turns in a real window: each way to turn a card, a drop that is not allowed, an action, a pass, a look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from screen.window.play import assert_public, end_turn, plays, record
from screen.window.program import Window, window

from game.engine.cards import Action, Face
from game.engine.cells import cell_text
from game.engine.commands import Command, Lay, lay
from game.engine.legal import options
from game.engine.ruleset import EDITIONS
from game.engine.views import View
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup, Setup
from game.system.locks import release_dropped

pytestmark = pytest.mark.window
SEATS = (SeatSetup("Ada", HUMAN), SeatSetup("Bo", "steady"), SeatSetup("Cy", "steady"))


@contextmanager
def first_turn(home: Path, display: str, fits: Callable[[View], bool]) -> Iterator[tuple[Window, View]]:
    """A saved game, continued from the title, with Ada to move and a hand that suits the test; and what she sees."""
    setup = Setup(SEATS, EDITIONS["rebel"], starter=0)
    seed = next(seed for seed in range(999) if fits(Session.new(setup, None, seed=seed, bot_seed=1).view(0)))
    view = Session.new(setup, home, seed=seed, bot_seed=1).view(0)
    release_dropped()  # the game is to find a record that nobody plays
    with window(home, display) as game:
        game.rest("title", named="continue")
        game.click("continue")
        game.rest("table")
        yield game, view
        assert_public(game.lines)
        assert game.close() == 0
        assert game.errors == ""


def commit(game: Window) -> tuple[int, str]:
    """End the turn; what the record says was played."""
    game.rest("table", named="end-turn", gone="pass")
    end_turn(game, lambda: game.click("end-turn"))
    return plays(record(game))[0]


def two_ways(view: View) -> tuple[int, Lay] | None:
    """A card of the hand that fits both ways round into one cell, and its command the other way round."""
    legal: set[Command] = set(options(view))
    for index, card in enumerate(view.hand):
        if isinstance(card, Face) and card.turned is not card:
            for laid in sorted((o for o in legal if isinstance(o, Lay) and o.face is card), key=str):
                other = lay(card.turned, laid.cell)
                if other in legal:
                    return index, other
    return None


def by_right_click(game: Window) -> None:
    game.hands.hold(3)
    game.hands.let_go(3)


def by_wheel(game: Window) -> None:
    game.hands.hold(4)
    game.hands.let_go(4)


@pytest.mark.parametrize("turn", [by_right_click, by_wheel])
def test_a_dragged_card_is_turned_and_dropped(home: Path, display: str, turn: Callable[[Window], None]) -> None:
    with first_turn(home, display, lambda view: two_ways(view) is not None) as (game, view):
        found = two_ways(view)
        assert found is not None
        index, lay = found
        game.grab(f"hand-{index + 1}")
        game.rest("table", named="pass")
        turn(game)
        game.drop(f"cell-{cell_text(lay.cell)}")
        assert commit(game) == (0, str(lay))


def test_a_card_is_turned_where_it_lies(home: Path, display: str) -> None:
    with first_turn(home, display, lambda view: two_ways(view) is not None) as (game, view):
        found = two_ways(view)
        assert found is not None
        index, lay = found
        game.click(f"hand-{index + 1}")
        game.rest("table", named="pass")
        game.click(f"cell-{cell_text(lay.cell)}")
        game.rest("table", named="end-turn", gone="pass")
        game.click("rotate")
        assert commit(game) == (0, str(lay))


def test_an_illegal_drop_changes_nothing(home: Path, display: str) -> None:
    with first_turn(home, display, lambda view: two_ways(view) is not None) as (game, view):
        found = two_ways(view)
        assert found is not None
        card = f"hand-{found[0] + 1}"
        before = game.rects
        for far in ("goal-2", "seat-2", "hand-1"):
            game.grab(card)
            game.rest("table", named="pass")
            game.drop(far)
            game.rest("table", gone="pass")
            assert game.rects == before
        assert plays(record(game)) == []


def test_an_action_card_is_dropped_on_a_seat(home: Path, display: str) -> None:
    with first_turn(home, display, lambda view: Action.BREAK_PICK in view.hand) as (game, view):
        game.grab(f"hand-{view.hand.index(Action.BREAK_PICK) + 1}")
        game.rest("table", named="pass")
        game.drop("seat-3")
        assert commit(game) == (0, "break pick 2")


def test_breaking_the_own_tool_is_asked_about_first(home: Path, display: str) -> None:
    with first_turn(home, display, lambda view: Action.BREAK_PICK in view.hand) as (game, view):
        game.grab(f"hand-{view.hand.index(Action.BREAK_PICK) + 1}")
        game.rest("table", named="pass")
        game.drop("seat-1")
        game.rest("dialog")
        game.press("Escape")
        game.rest("table", gone="pass")
        assert plays(record(game)) == []


def test_a_look_at_a_goal(home: Path, display: str) -> None:
    with first_turn(home, display, lambda view: Action.MAP in view.hand) as (game, view):
        game.grab(f"hand-{view.hand.index(Action.MAP) + 1}")
        game.rest("table", named="pass")
        game.drop("goal-3")
        assert commit(game) == (0, "map 3")
        game.rest("goal-peek")
        game.click("hide")
        game.rest("table")


def test_a_card_is_given_up(home: Path, display: str) -> None:
    with first_turn(home, display, lambda view: len(view.hand) > 2) as (game, view):
        game.click("hand-2")
        game.rest("table", named="pass")
        game.click("pass")
        game.rest("table", named="end-turn", gone="pass")
        game.click("undo")
        game.rest("table", gone="end-turn")
        assert plays(record(game)) == []
        game.click("hand-3")
        game.rest("table", named="pass")
        game.click("pass")
        assert commit(game) == (0, f"pass {view.hand[2]}")
