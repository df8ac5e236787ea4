"""Whole games of three rounds in a real window: one human, bots that take no time."""

from __future__ import annotations

from pathlib import Path

import pytest
from screen.window.play import Turn, assert_whole_game, by_dragging, by_keys, by_mouse, play_on
from screen.window.program import window

pytestmark = pytest.mark.window
BOTS = (":steady", ":random")


def seats(count: int) -> str:
    """One human in the second seat, bots around."""
    return ",".join(["Bo:steady", "Ada", *(BOTS[place % 2] for place in range(count - 2))])


@pytest.mark.parametrize(
    ("count", "turn", "keys"),
    [(3, by_dragging, False), (5, by_keys, True), (10, by_mouse, False)],
    ids=["3-by-dragging", "5-by-keys", "10-by-mouse"],
)
def test_a_whole_game_by_one_device(home: Path, display: str, count: int, turn: Turn, keys: bool) -> None:
    with window(home, display, "play", "--seats", seats(count), "--seed", "7") as game:
        play_on(game, turn, game.rest(), keys=keys)
        assert_whole_game(game, 1)


@pytest.mark.parametrize(
    ("count", "turn", "keys"), [(5, by_keys, True), (12, by_mouse, False)], ids=["5-by-keys", "12-by-mouse"]
)
def test_a_whole_game_with_both_expansions(home: Path, display: str, count: int, turn: Turn, keys: bool) -> None:
    expansions = ("--saboteur2", "--bonus-nuggets")
    with window(home, display, "play", "--seats", seats(count), "--seed", "11", *expansions) as game:
        play_on(game, turn, game.rest(), keys=keys)
        assert_whole_game(game, 1)
