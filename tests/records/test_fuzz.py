"""Damaged records: whatever is done to a record, it is played as far as it goes and refused in one sentence."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from scenarios import whole_game

from game.records.replay import Replay, replay
from game.records.verify import report

GAME = whole_game("rebel", 4)
LINES = GAME.splitlines(keepends=True)
HEAD = b"".join(LINES[:30])


def looked_at(data: bytes) -> Replay:
    """The replay, after checking what holds for every file."""
    found = replay(data)
    json.dumps(report(found)).encode("ascii")
    if found.fault is not None:
        assert found.fault.line >= 1
        assert found.fault.message
        assert found.fault.message.isprintable()
        prefix = replay(data[: found.end])
        assert prefix.fault is None or not found.played
        assert [played.line for played in prefix.played] == [played.line for played in found.played]
    return found


damage = st.lists(
    st.tuples(st.integers(0, len(HEAD) - 1), st.integers(0, 40), st.binary(max_size=12)), min_size=1, max_size=3
)


@settings(max_examples=300)
@given(damage)
def test_bytes_cut_out_and_put_in(cuts: list[tuple[int, int, bytes]]) -> None:
    data = HEAD
    for start, length, instead in cuts:
        data = data[:start] + instead + data[start + length :]
    looked_at(data)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(["NES", "1,0"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def replaced(value: Any, path: list[int], instead: Any) -> Any:
    """`value` with what lies at the end of a path of choices put aside for something else."""
    if not path or not isinstance(value, dict | list) or not value:
        return instead
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = keys[path[0] % len(keys)]
    copy = value.copy()
    copy[key] = replaced(value[key], path[1:], instead)
    return copy


@settings(max_examples=300)
@given(st.integers(0, 20), st.lists(st.integers(0, 60), max_size=4), json_values)
def test_values_of_other_kinds_in_any_place(number: int, path: list[int], instead: Any) -> None:
    line = replaced(json.loads(LINES[number]), path, instead)
    text = json.dumps(line).encode() + b"\n"
    looked_at(b"".join(LINES[:number]) + text + b"".join(LINES[number + 1 : 25]))


@settings(max_examples=100)
@given(st.integers(0, 20), json_values)
def test_lines_that_are_anything(number: int, value: Any) -> None:
    looked_at(b"".join(LINES[:number]) + json.dumps(value).encode() + b"\n")


WORDS = """
    lay break repair rockfall map pass keep turn reveal claim goal seat steal bonus retire NES NESW SW break:pick pick
    lamp cart with pick+lamp 0 1 2 3 -1 9999 10000 00 1,0 2,0 0,1 -1,0 gold stone upright
"""
words = st.sampled_from(WORDS.split())


@settings(max_examples=300)
@given(st.integers(2, 28), st.lists(words, max_size=5), st.integers(0, 3))
def test_commands_of_any_words(number: int, said: list[str], seat: int) -> None:
    line = json.dumps({"seat": seat, "play": " ".join(said)}).encode() + b"\n"
    found = looked_at(b"".join(LINES[:number]) + line)
    assert len(found.played) in (number - 1, number)
    if found.fault is None and found.state is not None:
        before = report(replay(b"".join(LINES[:number])))
        assert " ".join(said) in before["options"]
        assert seat == before["to_play"]
