"""Deals and commands of a record: what is refused by which clause, scenarios, and the way back into a file."""

from __future__ import annotations

import json
from typing import Any

import pytest
from scenarios import accepted, deal, header, plays, position, record, refused, whole_game

from game.engine.ruleset import EDITIONS, Edition
from game.records.lines import encode, ruleset
from game.records.replay import Played, replay
from game.records.verify import report

FIRST = {"seat": 0, "play": "lay NESW 1,0"}


def facts(played: Played) -> tuple[object, ...]:
    """All that a line led to; of the log, which later moves share, only what had happened."""
    state = played.step.state
    return played.line, played.step.events, state, state.events[: state.logged]


def test_nobody_plays_before_the_first_deal() -> None:
    refused(record(header(), FIRST), 2)


def test_no_round_is_dealt_while_another_is_played() -> None:
    refused(record(header(), deal(), deal()), 3)


def swapped(line: dict[str, Any], first: str, second: str) -> dict[str, Any]:
    text = json.dumps(line)
    return dict(json.loads(text.replace(f'"{first}"', f'"{second}"', 1)))


@pytest.mark.parametrize(
    ("dealt", "clause"),
    [
        (deal(starter=3), "R1.5"),
        (deal(starter=-1), "R1.5"),
        (deal(starter=10**20), "R1.5"),
        (deal(roles=["digger"] * 3), "R1.1"),
        (deal(roles=["digger"] * 2), "R1.1"),
        (deal(roles=["boss", "digger", "digger"]), None),
        (deal(spare=[]), "R1.1"),
        (deal(goals=["NE", "NE", "gold"]), "R1.3"),
        (deal(goals=["gold", "NE", "NW", "NW"]), "R1.3"),
        (swapped(deal(), "NES", "NESW"), "R1.2"),
        (swapped(deal(), "NES", "NSW"), "R1.2"),
        (swapped(deal(), "NES", "NESW*"), "R1.2"),
        (swapped(deal(), "NES", "SEN"), None),
        (swapped(deal(), "NES", "theft"), None),
        (deal(aside=["NES"]), None),
        (deal(nuggets=[]), "R1.4"),
        (deal(nuggets=[4] * 28), "R1.4"),
        ({key: value for key, value in deal().items() if key != "nuggets"}, "R1.4"),
        (deal(maze={}), None),
        (deal(revealed=[]), None),
        (deal(before=[[], [], []]), None),
        (deal(gold=[0, 0, 0]), None),
    ],
)
def test_a_deal_is_exactly_the_cards_of_the_game(dealt: dict[str, Any], clause: str | None) -> None:
    refused(record(header(), dealt), 2, clause)


def test_section_1_a_scenario_may_be_any_position() -> None:
    dealt = position(
        maze={"1,0": "NESW", "2,0": "EW", "-1,0": "E.W"},
        revealed=[1],
        before=[["lamp", "pick"], [], ["cart"]],
        gold=[5, 0, 2],
    )
    found = report(accepted(record(header(scenario=True), dealt)))
    assert found["maze"] == {"0,0": "NESW#", "1,0": "NESW", "2,0": "EW", "-1,0": "E.W", "8,-2": "NE"}
    assert [goal["revealed"] for goal in found["goals"]] == [True, False, False]
    assert found["before"] == [["lamp", "pick"], [], ["cart"]]
    assert found["gold"] == [5, 0, 2]
    assert found["options"] == ["pass NESW"]


@pytest.mark.parametrize(
    "keys",
    [
        {"maze": {"0,0": "NESW"}},
        {"maze": {"8,0": "NESW"}},
        {"maze": {"1, 0": "NESW"}},
        {"maze": {"01,0": "NESW"}},
        {"maze": {"1,0": "map"}},
        {"maze": {"10000,0": "NS"}},
        {"maze": [["1,0", "NESW"]]},
        {"revealed": [4]},
        {"revealed": [1, 1]},
        {"revealed": [True]},
        {"before": [["lamp", "lamp"], [], []]},
        {"before": [["theft"], [], []]},
        {"before": [[]]},
        {"gold": [1, 2]},
        {"gold": [-1, 0, 0]},
        {"gold": [10**30, 0, 0]},
        {"nuggets": [5]},
        {"nuggets": [3] * 300_000},
        {"deck": ["NES"] * 100_000},
        {"hands": [["NES"] * 100_000, [], []]},
        {"maze": {f"{x},{y}": "NESW" for x in range(1, 100) for y in range(3, 100)}},
        {"hands": [["NESW"], ["NESW"]]},
        {"aside": ["NESW"]},
    ],
)
def test_a_scenario_that_cannot_be_is_refused(keys: dict[str, Any]) -> None:
    fault = replay(record(header(scenario=True), position(**keys))).fault
    assert fault is not None
    assert fault.line == 2


def test_r8_2_another_starter_is_refused_and_r8_1_a_fourth_round_too() -> None:
    lines = whole_game("rebel").splitlines(keepends=True)
    deals = [number for number, line in enumerate(lines) if line.startswith(b'{"deal"')]
    dealt = json.loads(lines[deals[1]])
    dealt["deal"]["starter"] = (dealt["deal"]["starter"] + 1) % 4
    refused(b"".join(lines[: deals[1]]) + record(dealt), deals[1] + 1, "R8.2")
    refused(b"".join(lines) + lines[deals[2]], len(lines) + 1, "R8.1")
    refused(b"".join(lines) + record(FIRST), len(lines) + 1, "R8.1")


def test_nuggets_of_a_later_round_may_be_left_out() -> None:
    lines = whole_game("rebel").splitlines(keepends=True)
    second = [number for number, line in enumerate(lines) if line.startswith(b'{"deal"')][1]
    dealt = json.loads(lines[second])
    del dealt["deal"]["nuggets"]
    found = accepted(b"".join(lines[:second]) + record(dealt))
    assert found.state is not None
    assert found.state.nuggets == found.played[-2].step.state.nuggets


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ("lay NESW 5,5", "R3.1"),
        ("lay NESW 0,0", "R3.1"),
        ("lay NESW 8,0", "R3.1"),
        ("lay N 0,1", "R2.1"),
        ("break pick 1", "R2.1"),
        ("pass", "R2.2"),
        ("pass NESW NESW", "R2.1"),
        ("theft", "R2.1"),
        ("steal nobody", "R2.1"),
        ("keep 1", "R2.1"),
        ("reveal 1", "R2.1"),
        ("claim goal 1 gold", "R12.1"),
        ("lay NESW 1,00", None),
        ("lay NESW +1,0", None),
        ("lay NESW 1,0 ", None),
        ("lay  NESW 1,0", None),
        ("lay SEN 1,0", None),
        ("LAY NESW 1,0", None),
        ("break spoon 1", None),
        ("map 4", None),
        ("", None),
        ("lay NESW \N{ARABIC-INDIC DIGIT ONE},0", None),
        ("x" * 900_000, None),
    ],
)
def test_a_command_is_refused_with_its_clause(said: str, clause: str | None) -> None:
    refused(record(header(), deal(), {"seat": 0, "play": said}), 3, clause)


def test_a_strange_name_is_quoted_safely() -> None:
    names = [{"name": name, "mind": "human"} for name in ("{0}\n\x1b[31m" + "x" * 100_000, "{seat}", "")]
    message = refused(record(header(seats=names), deal(), {"seat": 2, "play": "lay NESW 1,0"}), 3, "R1.6")
    assert "{0}" in message


def test_a_refused_command_leaves_the_longest_valid_prefix() -> None:
    data = record(header(), deal(), FIRST)
    broken = report(replay(data + record(FIRST, *plays((1, "lay NESW 2,0")))))
    whole = report(replay(data))
    assert broken.pop("error")["line"] == 4
    assert broken.pop("ok") is False
    assert whole.pop("error") is None
    assert whole.pop("ok") is True
    assert broken == whole


@pytest.mark.parametrize("edition", EDITIONS)
def test_record_game_record_is_the_identity_at_every_step(edition: Edition) -> None:
    data = whole_game(edition)
    whole = accepted(data)
    assert whole.header is not None
    assert whole.rules == ruleset(whole.header.rules) == EDITIONS[edition]
    lines = data.splitlines(keepends=True)
    assert [encode(whole.header), *[encode(played.line) for played in whole.played]] == lines
    for count in range(1, len(lines) + 1, 7):
        part = accepted(b"".join(lines[:count]))
        assert list(map(facts, part.played)) == list(map(facts, whole.played[: count - 1]))
        assert part.end == sum(map(len, lines[:count]))


def test_a_deal_is_written_as_it_was_read() -> None:
    keys = {"maze": {"1,0": "SW"}, "revealed": [3], "before": [["cart"], [], []], "gold": [1, 2, 3]}
    data = record(header(scenario=True), position(**keys))
    line = accepted(data).played[0].line
    assert json.loads(encode(line)) == json.loads(data.splitlines()[1])
