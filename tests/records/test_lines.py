"""Records: what is read, what is refused, on which line and by which clause (RECORDS section 1)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from scenarios import accepted, deal, header, record, refused

from game.engine.ruleset import EDITIONS, Edition
from game.records.lines import encode, header_of, ruleset
from game.records.verify import report

FIRST = {"seat": 0, "play": "lay NESW 1,0"}


def test_a_header_alone_is_a_record() -> None:
    assert report(accepted(record(header()))) == {
        "ok": True,
        "rounds": [],
        "gold": [],
        "round": 0,
        "to_play": None,
        "options": [],
        "maze": {},
        "goals": [],
        "before": [],
        "hands": [],
        "deck": 0,
        "error": None,
    }


def test_an_empty_file_is_no_record() -> None:
    refused(b"", 1)
    refused(b"\n \r\n", 1)


def test_blank_lines_and_crlf_are_read_over_and_counted() -> None:
    data = record(header(), b"", b"  \t", deal(), FIRST).replace(b"\n", b"\r\n")
    assert len(accepted(data).played) == 2
    refused(data + b"\r\n\r\nnonsense\r\n", 8)


def test_the_last_line_needs_no_line_feed() -> None:
    assert len(accepted(record(header(), deal(), FIRST).rstrip()).played) == 2


def test_of_duplicate_keys_the_last_counts() -> None:
    line = b'{"seat": "x", "seat": [[]], "seat": 0, "play": null, "play": "lay NESW 1,0"}'
    accepted(record(header(), deal(), line))


@pytest.mark.parametrize("seat", ["1.0", "0.0", "true", "false", '"0"', "null", "[0]", "0e0", "{}", "NaN"])
def test_a_seat_is_a_whole_number_and_nothing_else(seat: str) -> None:
    refused(record(header(), deal(), f'{{"seat": {seat}, "play": "lay NESW 1,0"}}'.encode()), 3)


@pytest.mark.parametrize("seat", [-1, 1, 3, 10**25])
def test_r1_6_another_seat_may_not_play(seat: int) -> None:
    refused(record(header(), deal(), {"seat": seat, "play": "lay NESW 1,0"}), 3, "R1.6")


@pytest.mark.parametrize(
    "line",
    [
        {"seat": 0},
        {"play": "lay NESW 1,0"},
        FIRST | {"note": ""},
        FIRST | {"deal": deal()},
        {},
        {"deal": 1},
        {"deal": deal(), "seat": 0},
        {"deal": deal(note=1)},
        {"deal": deal(hands="NESW")},
        {"deal": deal(starter="0")},
        {"deal": deal(starter=0.0)},
        {"deal": deal(nuggets=[1.0] * 28)},
        {"deal": {key: value for key, value in deal().items() if key != "aside"}},
    ],
)
def test_unknown_missing_and_mistyped_keys_are_refused(line: dict[str, Any]) -> None:
    refused(record(header(), line), 2)


@pytest.mark.parametrize(
    "text",
    [
        b"{",
        b"[]",
        b"1",
        b"null",
        b'"deal"',
        b"{'seat': 0}",
        b'{"seat": 0,}',
        b'{"seat": 00, "play": ""}',
        b'{"seat": 0, "play": "lay NESW 1,0"} x',
        b'{"seat": 0, "play": "\\ud800"}',
        b'{"seat": 0, "play": "\\udc00\\ud800"}',
        b'{"seat": 0, "play": "a\x01"}',
        b'{"seat": ' + b"1" * 5000 + b', "play": ""}',
        b'{"seat": ' + b"9" * 900_000 + b', "play": ""}',
        b'{"seat": 1e999, "play": ""}',
        b"[" * 900_000,
        b'{"deal": ' * 90_000 + b"0" + b"}" * 90_000,
        b'{"deal": {"hands": ' + b"[" * 400_000 + b"]" * 400_000 + b"}}",
        b'{"' + b"k" * 900_000 + b'": 1}',
        b'{"line\\nfeed": 1}',
    ],
    ids=range(20),
)
def test_bad_json_gets_one_sentence(text: bytes) -> None:
    refused(record(header(), deal(), text), 3)
    refused(record(text), 1)


def test_a_line_over_1_mb_is_refused_before_it_is_decoded() -> None:
    assert "1 MB" in refused(record(header(), deal(), b'{"seat": 0, "play": "' + b"x" * 1_100_000), 3)
    assert "1 MB" in refused(b"1" * 2_000_000, 1)


@pytest.mark.parametrize(
    "keys",
    [
        {"record": 2},
        {"record": True},
        {"record": "1"},
        {"version": 1},
        {"rules": []},
        {"rules": {"edition": "Rebel"}},
        {"rules": {"edition": "rebel", "colour": 1}},
        {"rules": {"edition": "rebel", "direction": "left"}},
        {"rules": {"edition": "rebel", "link_to_start": 1}},
        {"rules": {"edition": "rebel", "table_talk": None}},
        {"seats": [{"name": "Ada"}] * 3},
        {"seats": [{"name": "Ada", "mind": "human", "age": 9}] * 3},
        {"seats": [{"name": 1, "mind": "human"}] * 3},
        {"seats": [{"name": "Ada", "mind": "Human"}] * 3},
        {"seats": [{"name": "Ada", "mind": ""}] * 3},
        {"seats": [{"name": "Ada", "mind": "human\n"}] * 3},
        {"seats": [{"name": "Ada", "mind": "x" * 41}] * 3},
        {"seed": "1"},
        {"seed": 1.5},
        {"bot_seed": 2**63},
        {"bot_seed": 1.0},
        {"scenario": "yes"},
        {"scenario": 1},
    ],
)
def test_a_bad_header_is_refused(keys: dict[str, Any]) -> None:
    refused(record(header(**keys), deal()), 1)


def test_r1_1_a_game_has_3_to_10_seats() -> None:
    for seats in (0, 1, 2, 11):
        names = [{"name": "A", "mind": "human"}] * seats
        refused(record(header(seats=names)), 1, "R1.1")


@pytest.mark.parametrize("mind", ["human", "sharp/schemer", "schemer", "a-b/c-9", "x" * 40])
def test_any_well_spelled_mind_is_accepted(mind: str) -> None:
    accepted(record(header(seats=[{"name": "A", "mind": mind}] * 3), deal()))


def test_seeds_may_stand_in_the_header() -> None:
    accepted(record(header(seed=-(10**20), bot_seed=2**63 - 1), deal()))


@pytest.mark.parametrize("edition", EDITIONS)
def test_switches_set_by_hand_override_the_edition(edition: Edition) -> None:
    rules = {"edition": edition, "direction": "counter-clockwise", "gold_by": "players", "table_talk": True}
    found = accepted(record(header(rules=rules))).rules
    assert found is not None
    assert (found.direction, found.gold_by, found.table_talk) == ("counter-clockwise", "players", True)
    assert found.next_starter == EDITIONS[edition].next_starter


def test_a_header_says_only_what_differs_from_the_edition() -> None:
    made = header_of((), EDITIONS["g3"], seed=1, bot_seed=2)
    assert json.loads(encode(made))["rules"] == {"edition": "g3"}
    assert ruleset(made.rules) == EDITIONS["g3"]
