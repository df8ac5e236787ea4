"""Table talk counted: what answers, and what only repeats."""

from __future__ import annotations

import pytest

from ai.arena.play import talk
from ai.arena.play.talk import Talk, count_talk
from game.engine.commands import Claim
from game.engine.events import Claimed, Event, Passed
from game.records.spelling import parse

SEATS = 3


def log(text: str) -> list[Event]:
    """Claims by seat, `1: goal 2 gold`, and `-` for a turn."""
    events: list[Event] = []
    for line in text.split(","):
        seat, _, said = line.strip().partition(": ")
        if said:
            claim = parse(f"claim {said}")
            assert isinstance(claim, Claim)
            events.append(Claimed(int(seat), claim))
        else:
            events.append(Passed(0, (1,), None))
    return events


@pytest.mark.parametrize(
    ("said", "repeats"),
    [
        ("0: goal 2 gold, 1: goal 1 stone, 2: seat 0 saboteur", 0),
        ("0: goal 2 gold, 1: goal 2 gold", 1),
        ("0: goal 2 gold, 1: goal 2 stone, 2: goal 2 gold", 0),
        ("0: goal 2 gold, 1: goal 1 gold, 2: goal 1 gold", 0),
        ("0: goal 2 stone, 1: goal 2 stone", 1),
        ("0: seat 2 saboteur, -, 1: seat 2 saboteur", 0),
        ("0: seat 2 saboteur, -, -, -, 1: seat 2 saboteur", 1),
        ("0: seat 2 saboteur, -, -, -, 0: seat 2 saboteur", 1),
        ("0: seat 2 saboteur, 1: seat 2 digger, 0: seat 2 saboteur", 0),
        ("1: seat 0 saboteur, -, -, -, 0: seat 1 saboteur", 0),
        ("2: seat 1 saboteur, 1: seat 0 saboteur, -, -, -, 0: seat 1 saboteur", 0),
        ("0: seat 2 digger, 1: seat 2 digger", 1),
        ("0: seat 2 digger, 0: seat 2 saboteur, -, -, -, 1: seat 2 digger", 0),
    ],
)
def test_a_claim_that_stands_is_repeated_unless_that_answers_one(said: str, repeats: int) -> None:
    found = count_talk(log(said), SEATS)
    assert found.repeats == repeats
    assert found.claims == said.count(":")


def test_the_first_lap_is_as_many_turns_as_there_are_seats() -> None:
    assert count_talk(log("-, -, 2: goal 1 stone, -"), SEATS) == Talk(1, 0, early=True)
    assert count_talk(log("-, -, -, 0: goal 1 stone"), SEATS) == Talk(1, 0, early=False)
    assert count_talk(log("-, -"), SEATS) == Talk()


def test_the_same_words_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    events = log("0: goal 2 gold, 1: goal 2 stone, -, 2: goal 2 gold, 0: seat 1 saboteur")
    assert count_talk(events, SEATS).same_words == 0
    monkeypatch.setattr(talk, "claim_words", lambda event, *_: str(event.claim))
    assert count_talk(events, SEATS).same_words == 1
