"""Golden games: whole records, what `verify` says of them, and their narrated log.

`--update-golden` rewrites the logs and reports that this project made itself; the examples of the contract stay.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from scenarios import GOLDEN

from game.engine.events import Event
from game.engine.ruleset import EDITIONS, Edition
from game.records.replay import Replay, replay_file
from game.records.verify import report
from game.words.log import sentence

LOGS, REPORTS = GOLDEN.parent / "logs", GOLDEN.parent / "reports"
EXAMPLES = ("rebel-5-seats", "rebel-5-seats-midgame", "saboteur2-italian-6-seats")
FAIR = ("g3-3-seats-fair", "rebel-4-seats-fair", "ukrainian-6-seats-fair", "italian-8-seats-fair")
GAMES = (
    "g3-3-seats",
    "rebel-5-seats",
    "ukrainian-6-seats",
    "italian-10-seats",
    "ukrainian-4-seats-bonus",
    "saboteur2-italian-6-seats",
    "g3-3-seats-saboteur2-bonus",
    "rebel-8-seats-saboteur2-bonus",
    *FAIR,
)


def played(name: str) -> Replay:
    found = replay_file(GOLDEN / f"{name}.lode")
    assert found.fault is None
    return found


@pytest.mark.parametrize("name", EXAMPLES)
def test_verify_reports_the_examples_of_the_contract(name: str) -> None:
    found = report(played(name))
    expected: dict[str, Any] = json.loads((GOLDEN / f"{name}.expect.json").read_text("utf-8"))
    if "options_exact" in expected:
        expected["options"] = expected.pop("options_exact")
    for goal, shown in zip(expected.get("goals", ()), found["goals"], strict=False):
        assert goal.items() <= shown.items()
    expected.pop("goals", None)
    assert {key: found[key] for key in expected} == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_every_edition_a_golden_game_is_a_fair_fight_with_cards_aside(edition: Edition) -> None:
    (found,) = (replay for replay in map(played, FAIR) if replay.rules and replay.rules.edition == edition)
    assert found.rules is not None
    assert found.rules.house_numbers() == ("saboteurs", "aside")
    assert {ended["winner"] for ended in report(found)["rounds"]} == {"diggers", "saboteurs"}


def narrated(replay: Replay) -> str:
    """Every event of the record in words, secrets included, under its line number."""
    lines = []
    for step in replay.played:
        events, state = step.step.events, step.step.state
        first = state.logged - len(events)
        told = [
            sentence(event, replay.names, round_number=state.table.round, place=place, log=state.events)
            for place, event in enumerate(events, first)
        ]
        lines += [f"{step.number}: {text}" for text in told if text is not None]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_told_as_before(name: str, update_golden: bool) -> None:
    file = LOGS / f"{name}.log"
    told = narrated(played(name))
    if update_golden:
        file.write_text(told, "utf-8")
    assert told == file.read_text("utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_ends_as_before(name: str, update_golden: bool) -> None:
    file = REPORTS / f"{name}.json"
    found = report(played(name))
    if update_golden:
        file.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    assert found == json.loads(file.read_text("utf-8"))


def test_the_golden_games_leave_no_event_out() -> None:
    told = {type(event) for name in GAMES for line in played(name).played for event in line.step.events}
    assert told == set(get_args(Event))
