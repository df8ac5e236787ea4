"""Three people at one screen, in a real window: the curtain comes before every change of viewer."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from screen.window.play import assert_public, by_mouse, end_turn, plays, record, verified
from screen.window.program import Line, Window, window

from game.engine.cards import GOLD, Card, Face
from game.engine.cells import GOAL_CELLS, Cell, cell_text, xy
from game.engine.commands import Command, Lay, Pass, give_up
from game.engine.legal import options
from game.engine.maze import Maze
from game.engine.ruleset import EDITIONS
from game.engine.table import AskKeep
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup, Setup

pytestmark = pytest.mark.window
NAMES = ("Ada", "Bea", "Cy")
PEOPLE = ("play", "--edition", "g3", "--seats", ",".join(NAMES))


def reveal(game: Window, seat: int | None = None) -> Line:
    """Pass the curtain by its two presses."""
    line = game.rest("curtain", named="i-am", gone="show")
    assert seat is None or line["seat"] == seat
    assert set(line["rects"]) == {"i-am"}
    game.click("i-am")
    game.rest("curtain", named="show")
    game.click("show")
    return line


def look_at_roles(game: Window) -> None:
    """Everybody looks at their own role, one after another."""
    for seat in range(len(NAMES)):
        reveal(game, seat)
        game.rest("role", named="hide")
        game.click("hide")


def turn(game: Window) -> None:
    """A turn behind the curtain: show the hand, then play."""
    game.rest("table")
    game.click("peek")
    game.rest("table")
    by_mouse(game)


def assert_curtained(lines: list[Line]) -> None:
    """Between the turns of two seats stands a curtain that is drawn for the second."""
    looking: int | None = None
    for line in lines:
        if line["scene"] == "curtain":
            looking = line["seat"]
        elif line["event"] == "commit":
            looking = None
        elif line["scene"] == "table" and line["event"] == "rest":
            assert line["seat"] == looking, "somebody looks who has not passed the curtain"


def new_session(seed: int) -> Session:
    """What `play` deals with that seed; nothing of it is left to chance, because no bot plays."""
    setup = Setup(tuple(SeatSetup(name, HUMAN) for name in NAMES), EDITIONS["g3"])
    return Session.new(setup, None, seed=seed)


def way_to_go(maze: Maze, gold: Cell) -> int:
    """Steps from the nearest open end of the tunnels to the gold."""
    if GOAL_CELLS.index(gold) + 1 in maze.goals_reached():
        return 0
    (x, y), ends = xy(gold), [xy(cell) for cell in maze.spots if maze.linked(cell)]
    return min((abs(x - column) + abs(y - row) for column, row in ends), default=99)


def next_move(session: Session) -> Command:
    """The card that leads nearest to the gold, else a pass: three people who know everything and dig together."""
    table = session.table
    assert table.to_play is not None
    view, gold = session.view(table.to_play), GOAL_CELLS[session.state.goals.index(GOLD)]
    lays = [option for option in options(view) if isinstance(option, Lay)]
    lay = min(lays, key=lambda lay: (way_to_go(table.maze.lay(lay.cell, lay.face), gold), str(lay)), default=None)
    if lay is None or way_to_go(table.maze.lay(lay.cell, lay.face), gold) >= way_to_go(table.maze, gold):
        return give_up(min(view.hand, key=use))
    return lay


def use(card: Card) -> int:
    """How many living sides a card has."""
    return card.living.bit_count() if isinstance(card, Face) else 0


def moves_to_nuggets(seed: int) -> float:
    """How many moves lead to the outcome of the first round; no number does where nobody may pick a nugget then."""
    session, moves = new_session(seed), 0
    while session.table.outcome is None:
        session.play(next_move(session))
        moves += 1
    return moves if isinstance(session.table.question, AskKeep) else math.inf


def carry_out(game: Window, session: Session) -> None:
    """Play the next move of the plan by mouse: peek, take the card, turn it if need be, drop it, end the turn."""
    move, seat = next_move(session), session.table.to_play
    assert seat is not None
    hand = session.view(seat).hand
    game.click("peek")
    game.rest("table")
    match move:
        case Lay(face, cell):
            place = next(i for i, card in enumerate(hand) if isinstance(card, Face) and card in (face, face.turned))
            game.grab(f"hand-{place + 1}")
            game.rest("table", named="pass")
            if hand[place] is not face:
                game.press("r")
                game.rest("table")
            game.drop(f"cell-{cell_text(cell)}")
        case Pass((card,)):
            game.click(f"hand-{hand.index(card) + 1}")
            game.rest("table", named="pass")
            game.click("pass")
        case _:
            raise AssertionError(f"{move} is in no plan")
    game.rest("table", named="end-turn", gone="pass")
    end_turn(game, lambda: game.click("end-turn"))
    session.play(move)


def test_the_curtain_at_the_start_and_in_panic(home: Path, display: str) -> None:
    with window(home, display, *PEOPLE) as game:
        look_at_roles(game)
        first = reveal(game)["seat"]
        game.rest("table")
        game.press("c")
        reveal(game, first)
        game.rest("table")
        game.look_back()
        game.look_away()
        game.rest("curtain", named="i-am")
        game.look_back()
        game.press("Return")
        game.rest("curtain", named="show")
        game.press("Return")
        turn(game)
        second = reveal(game)["seat"]
        assert second == (first + 1) % len(NAMES)
        turn(game)
        game.rest("curtain")
        assert_curtained(game.lines)
        assert_public(game.lines)
        assert game.close() == 0
        assert game.errors == ""


def test_the_two_presses_of_the_curtain_are_a_breath_apart(home: Path, display: str) -> None:
    with window(home, display, *PEOPLE) as game:
        game.rest("curtain")
        game.press("Return", "Return", "1", "Return", "1")
        assert game.rest("curtain", named="show")["scene"] == "curtain"
        assert {line["scene"] for line in game.lines} == {"curtain"}
        game.press("Escape")
        game.rest("curtain", named="i-am", gone="show")


def test_a_round_of_three_people_to_its_end_and_into_the_next(home: Path, display: str) -> None:
    seed = min(range(40), key=moves_to_nuggets)
    session = new_session(seed)
    with window(home, display, *PEOPLE, "--seed", str(seed)) as game:
        look_at_roles(game)
        while session.table.outcome is None:
            reveal(game, session.table.to_play)
            game.rest("table")
            carry_out(game, session)
        assert_curtained(game.lines)
        path = record(game)
        assert len(plays(path)) == moves_to_nuggets(seed)
        assert share_gold(game) > 0
        look_at_roles(game)
        reveal(game)
        game.rest("table")
        assert verified(path)["round"] == 2
        commits = [line for line in game.lines if line["event"] == "commit"]
        assert len(commits) == len(plays(path))
        assert_public(game.lines)
        assert game.close() == 0
        assert game.errors == ""


def share_gold(game: Window) -> int:
    """From the round's end to the next deal; everybody who is asked picks a nugget behind the curtain. How many."""
    game.rest("round-end", named="to-shares")
    game.click("to-shares")
    line, picks = game.rest("round-end"), 0
    while "next-round" not in line["rects"]:
        game.click("pick")
        reveal(game)
        game.rest("nugget-pick")
        game.click("nugget-1")
        game.rest("nugget-pick", named="keep")
        game.click("keep")
        line = game.rest("round-end")
        picks += 1
    game.click("next-round")
    return picks
