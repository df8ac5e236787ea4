"""The maze without a picture: every card, its openings and what joins the start can be told from the lines (UX D8)."""

from __future__ import annotations

from msgspec.structs import replace
from terminal.typing_games import session

from game.engine.cards import face
from game.engine.cells import at
from game.engine.maze import maze_of
from game.engine.table import Table
from game.terminal.maze_text import maze_lines
from game.terminal.vocabulary import Part
from game.words.openings import card_in_full

LAID = {
    at(1, 0): face("ESW"),
    at(2, 0): face("E.W"),
    at(1, 1): face("NS.EW"),
    at(4, -1): face("NE*"),
    at(1, 2): face("NE"),
}


def table() -> Table:
    closed = {at(8, -2): 1, at(8, 0): 2, at(8, 2): 3}
    return replace(session(3).table, maze=maze_of(LAID, closed))


def lines(style: Part) -> list[str]:
    return list(maze_lines(table(), (None, "gold", None), style))


def test_as_sentences_every_card_stands_in_its_place() -> None:
    assert lines(Part.SENTENCES) == [
        "1 right: a fork, right, down, left; joined to the start.",
        "1 right, 1 down: a bridge, up, down; apart from it right, left; joined to the start: up, down.",
        "1 right, 2 down: a bend, up, right; joined to the start.",
        "2 right: a dead end, right, left.",
        "4 right, 1 up: a bend with a crystal, up, right; not joined to the start.",
        "Goal 1, 8 right, 2 up: face down.",
        "Goal 2, 8 right: face down. You have seen it: gold.",
        "Goal 3, 8 right, 2 down: face down.",
    ]


def test_as_the_ends_of_the_tunnels_the_nearest_to_a_goal_comes_first() -> None:
    told = lines(Part.JOINED)
    assert told[0] == "Free cells that a tunnel from the start leads to:"
    assert told[1] == "2 right, 2 down: a tunnel comes from left; steps to goal 3: 6."
    assert len(told) == 5
    assert not [line for line in told if line.startswith("3 right")], "a dead end leads nowhere"


def test_as_rows_each_cell_is_named_by_its_sides() -> None:
    legend, signs, head, *rows = lines(Part.ROWS)
    assert legend == "Each cell names the sides to which its tunnels lead: u up, r right, d down, l left."
    assert signs.startswith("x: the tunnels end inside.")
    assert head.split() == ["l1", "0", *(f"r{x}" for x in range(1, 9))]
    cells = {row.split()[0]: row for row in rows}
    assert list(cells) == ["u2", "u1", "0", "d1", "d2"]
    assert cells["0"].split() == ["0", ".", "S", "rdl", "xrl", "2"]
    assert cells["d1"].split() == ["d1", ".", "ud+rl"]
    assert cells["u1"].split() == ["u1", ".", "ur"]
    widths = {len(row[: row.index("S")]) for row in rows if "S" in row}
    assert widths == {head.index(" 0 ") + 1}


def test_in_box_characters_neighbours_touch() -> None:
    told = "\n".join(lines(Part.BOXES))
    assert "S─┬──x─" in told.replace(" ", "")
    assert "│" not in told or "┼" in told
    assert "└─" in told


def test_two_cards_of_a_kind_are_told_apart() -> None:
    assert card_in_full(face("NES")) == "a fork: up, right, down"
    assert card_in_full(face("NSW")) == "a fork: up, down, left"
    assert card_in_full(face("N.EW.S")) == "a straight: right, left; ends inside: up, down"
    assert card_in_full(face("NS#")) == "a ladder: up, down"
