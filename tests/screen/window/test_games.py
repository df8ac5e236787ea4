"""Whole games of three rounds in a real window: one human, bots that take no time."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from screen.window.play import (
    Device,
    Turn,
    assert_whole_game,
    by_dragging,
    by_keys,
    by_mouse,
    by_pad,
    play_on,
    record,
    verified,
)
from screen.window.program import window, write_settings

from game.engine.ruleset import EDITIONS, Ruleset
from game.play.session import Session
from game.records.setup import HUMAN, SeatSetup, Setup

pytestmark = pytest.mark.window
BOTS = (":steady", ":random")


def seats(count: int) -> str:
    """One human in the second seat, bots around."""
    return ",".join(["Bo:steady", "Ada", *(BOTS[place % 2] for place in range(count - 2))])


def begin(home: Path, table: str, *, seed: int, bot_seed: int, rules: Ruleset = EDITIONS["rebel"]) -> None:
    """Leave a game to be continued in which bots do the same every time, so that a round has as many turns."""
    sitting = [name.partition(":") for name in table.split(",")]
    people = tuple(SeatSetup(name or f"Bot {place}", mind or HUMAN) for place, (name, _, mind) in enumerate(sitting))
    saves = home / "saves"
    saves.mkdir()
    begun = Session.new(Setup(people, rules, starter=0), None, seed=seed, bot_seed=bot_seed)
    (saves / "autosave-0001.lode").write_bytes(begun.record)


@pytest.mark.parametrize(
    ("count", "turn", "device"),
    [(3, by_dragging, "mouse"), (5, by_keys, "keys"), (10, by_mouse, "mouse"), (7, by_pad, "pad")],
    ids=["3-by-dragging", "5-by-keys", "10-by-mouse", "7-by-gamepad"],
)
def test_a_whole_game_by_one_device(home: Path, display: str, count: int, turn: Turn, device: Device) -> None:
    with window(home, display, "play", "--seats", seats(count), "--seed", "7", pad=device == "pad") as game:
        play_on(game, turn, game.rest(), device=device)
        assert_whole_game(game, 1)


@pytest.mark.parametrize(
    ("count", "turn", "device"),
    [(5, by_keys, "keys"), (12, by_mouse, "mouse"), (4, by_pad, "pad")],
    ids=["5-by-keys", "12-by-mouse", "4-by-gamepad"],
)
def test_a_whole_game_with_both_expansions(home: Path, display: str, count: int, turn: Turn, device: Device) -> None:
    rules = replace(EDITIONS["rebel"], saboteur2=True, bonus_nuggets=True)
    begin(home, seats(count), seed=11, bot_seed=1, rules=rules)
    with window(home, display, "play", "--continue", pad=device == "pad") as game:
        play_on(game, turn, game.rest(), device=device)
        assert_whole_game(game, 1)


def test_a_round_by_chosen_keys_alone(home: Path, display: str) -> None:
    letters = "qazwsxdc"
    hands = {f"hand-{number}": [letter] for number, letter in enumerate(letters, 1)}
    others = {"confirm": ["f5", "0"], "pass": ["1"], "end-turn": ["enter"], "undo": [], "curtain": [], "talk": []}
    write_settings(home, keys=hands | others)
    begin(home, seats(10), seed=3, bot_seed=1)
    with window(home, display, "play", "--continue") as game:
        game.chosen_keys = {"Return": "F5", "d": "1", "e": "Return"} | {
            str(number): letter for number, letter in enumerate(letters, 1)
        }
        play_on(game, by_keys, game.rest(), device="keys", until="round-end")
        assert verified(record(game))["ok"] is True
        assert len([line for line in game.lines if line["event"] == "commit"]) >= 4
        assert game.close() == 0
        assert game.errors == ""
