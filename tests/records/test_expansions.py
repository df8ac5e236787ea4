"""Records of Saboteur 2 and the bonus nuggets: headers, deals, scenarios and commands (RECORDS section 1)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from scenarios import Json, accepted, deal, header, plays, position, record, refused

from game.engine.cards import SABOTEUR2_DECK, SABOTEUR2_ROLES
from game.engine.ruleset import EDITIONS, Edition
from game.records.lines import encode, header_of, ruleset
from game.records.replay import replay
from game.records.setup import DEFAULT_NAMES
from game.records.verify import report

TWO = {"edition": "rebel", "saboteur2": True}
CARDS = list(map(str, SABOTEUR2_DECK))
CORRIDOR = {f"{x},0": "EW" for x in range(1, 7)}
ROLES = [str(role) for role, count in SABOTEUR2_ROLES.items() for _ in range(count)]


def head(seats: int = 3, **keys: Any) -> Json:
    """A header of Saboteur 2."""
    names = [{"name": f"Seat {k}", "mind": "human"} for k in range(seats)]
    return header(3, **({"rules": TWO, "seats": names} | keys))


def whole(seats: int = 3, /, **keys: Any) -> Json:
    """A valid first deal of Saboteur 2, not shuffled, some keys replaced or added."""
    dealt = 10 + 6 * seats
    return {
        "starter": 0,
        "roles": ROLES[:seats],
        "spare": ROLES[seats:],
        "goals": ["NE", "gold", "NW"],
        "hands": [CARDS[at : at + 6] for at in range(10, dealt, 6)],
        "deck": CARDS[dealt:],
        "aside": CARDS[:10],
        "nuggets": [],
    } | keys


def set_up(**keys: Any) -> Json:
    """The deal of a position of three seats of Saboteur 2."""
    roles = {"roles": ["blue", "boss", "saboteur"], "spare": ["green"], "nuggets": []}
    return position(**(roles | keys))


def told(*lines: Json, **keys: Any) -> Json:
    """What `verify` says of a position of Saboteur 2 and these lines."""
    return report(accepted(record(head(scenario=True, **keys), *lines)))


def report_of_fault(data: bytes) -> Json:
    """The fault that `verify` tells."""
    found: Json = report(replay(data))["error"]
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("key", ["saboteur2", "bonus_nuggets"])
def test_a_header_names_the_expansions(edition: Edition, key: str) -> None:
    rules = {"edition": edition, key: True}
    found = accepted(record(header(rules=rules))).rules
    assert found is not None
    assert getattr(found, key)
    made = header_of((), found, seed=1, bot_seed=2)
    assert json.loads(encode(made))["rules"] == rules
    assert ruleset(made.rules) == found


@pytest.mark.parametrize("value", [1, 0, "true", None, []])
@pytest.mark.parametrize("key", ["saboteur2", "bonus_nuggets"])
def test_an_expansion_is_true_or_false(key: str, value: object) -> None:
    refused(record(header(rules={"edition": "g3", key: value})), 1)


def test_r10_1_a_game_of_saboteur_2_has_2_to_12_seats() -> None:
    for seats in (2, 12):
        accepted(record(head(seats), whole(seats)))
    for seats in (0, 1, 13):
        refused(record(head(seats)), 1, "R10.1")
    assert len(DEFAULT_NAMES) >= 12


def test_r10_3a_switches_without_effect_may_stand_in_a_record() -> None:
    switches = {
        "gold_by": "players",
        "round_end": "hands_empty",
        "saboteur_pay": "drawn",
        "broken_tools_cost_gold": True,
    }
    found = accepted(record(head(rules=TWO | switches), whole())).rules
    assert found is not None
    assert sorted(found.house_rules()) == sorted(switches)


@pytest.mark.parametrize(
    ("keys", "clause"),
    [
        ({"roles": ROLES[:2]}, "R10.1"),
        ({"roles": ["digger", "blue", "blue"]}, "R10.1"),
        ({"roles": ["chief", "blue", "blue"]}, None),
        ({"spare": ROLES[4:]}, "R10.1"),
        ({"nuggets": [1]}, "R10.1"),
        ({"aside": CARDS[:9]}, "R10.2"),
        ({"aside": []}, "R10.2"),
        ({"deck": CARDS[29:]}, "R10.2"),
        ({"hands": [CARDS[10:15], CARDS[16:22], CARDS[22:28]]}, "R10.2"),
        ({"before": [[], [], []]}, None),
    ],
)
def test_a_deal_of_saboteur_2_is_exactly_its_cards(keys: Json, clause: str | None) -> None:
    refused(record(head(), whole(**keys)), 2, clause)


@pytest.mark.parametrize("key", ["nuggets", "aside", "spare"])
def test_keys_that_are_empty_are_required_all_the_same(key: str) -> None:
    dealt = whole()
    del dealt[key]
    fault = report_of_fault(record(head(), dealt))
    assert fault["line"] == 2


def test_a_deal_of_one_game_is_refused_in_the_other() -> None:
    assert report_of_fault(record(head(), deal()))["line"] == 2
    assert report_of_fault(record(header(), whole()))["line"] == 2


def test_a_scenario_may_lay_every_card_of_saboteur_2() -> None:
    before = [["theft", "lamp", "trapped"], [], ["pick", "theft"]]
    maze = {"1,0": "NS.EW", "2,0": "W#", "-1,0": "NS.E+green", "5,5": "S*"}
    found = told(set_up(before=before, maze=maze, aside=["map"], gold=[1, 0, 2]))
    assert found["before"] == before
    assert {cell: face for cell, face in found["maze"].items() if cell != "0,0"} == maze
    assert found["options"] == ["pass NESW"]


@pytest.mark.parametrize(
    "keys",
    [
        {"before": [["trapped", "trapped"], [], []]},
        {"before": [["door"], [], []]},
        {"nuggets": [1]},
        {"roles": ["digger", "boss", "saboteur"]},
        {"maze": {"1,0": "NS#E"}},
        {"maze": {"1,0": "N.S#"}},
        {"maze": {"1,0": "EW+red"}},
        {"hands": [["NS+blue+green"], [], []]},
    ],
)
def test_a_scenario_of_saboteur_2_that_cannot_be_is_refused(keys: Json) -> None:
    assert report_of_fault(record(head(scenario=True), set_up(**keys)))["line"] == 2


def test_a_theft_before_a_higher_seat_counts_as_played_later() -> None:
    dealt = set_up(hands=[["EW"], [], []], before=[["theft"], ["theft"], []], gold=[1, 1, 1], maze=CORRIDOR)
    found = told(dealt, *plays((0, "lay EW 7,0")))
    assert found["to_play"] == 1
    assert found["options"] == ["steal 0", "steal 2", "steal nobody"]


@pytest.mark.parametrize("said", ["pass NS map theft", "pass theft map NS", "pass map theft NS"])
def test_a_record_may_name_cards_given_up_in_any_order(said: str) -> None:
    dealt = set_up(hands=[["map", "NS", "theft", "EW"], ["NS"], ["NS"]], deck=["NE"] * 4)
    assert "pass NS map theft" in told(dealt)["options"]
    found = told(dealt, *plays((0, said)))
    assert found["hands"][0] == ["EW", "NE", "NE", "NE"]


@pytest.mark.parametrize("said", ["discard NS map to remove lamp", "discard map NS to remove lamp"])
def test_a_record_may_name_discards_in_any_order(said: str) -> None:
    dealt = set_up(hands=[["map", "NS", "EW"], ["NS"], ["NS"]], before=[["lamp"], [], []], deck=["NE"] * 4)
    assert "discard NS map to remove lamp" in told(dealt)["options"]
    found = told(dealt, *plays((0, said)))
    assert (found["before"], found["hands"][0]) == ([[], [], []], ["EW", "NE"])


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        ("pass", "R2.2"),
        ("pass NS NS", "R2.1"),
        ("pass NS EW NE NW", None),
        ("discard NS to remove lamp", None),
        ("discard NS EW to remove door", None),
        ("discard NS EW to remove theft", "R10.4"),
        ("theft 0", None),
        ("trapped", None),
        ("trapped 3", "R10.14"),
        ("inspection 0", "R10.13"),
        ("swap-hands -1", "R10.12"),
        ("steal 1", "R2.1"),
        ("steal everybody", None),
        ("bonus 1 3,0", "R2.1"),
        ("bonus 1", None),
        ("retire now", None),
        ("stay", "R2.1"),
    ],
)
def test_what_a_command_of_saboteur_2_is_refused_for(said: str, clause: str | None) -> None:
    dealt = set_up(hands=[["NS", "EW", "trapped", "inspection", "swap-hands"], ["NS"], ["NS"]])
    refused(record(head(scenario=True), dealt, *plays((0, said))), 3, clause)


@pytest.mark.parametrize("two", [False, True])
def test_the_bonus_is_placed_by_the_seat_that_is_asked(two: bool) -> None:
    rules = {"edition": "italian", "saboteur2": two, "bonus_nuggets": True}
    first = (head(rules=rules), whole()) if two else (header(rules=rules), deal())
    found = report(accepted(record(*first)))
    assert found["to_play"] == 2
    assert len(found["options"]) == 93
    found = report(accepted(record(*first, *plays((2, "bonus 3 4,-1")))))
    assert found["to_play"] == 0
    assert "4,-1" not in found["maze"]
    refused(record(*first, *plays((0, "bonus 3 4,-1"))), 3, "R1.6")
    refused(record(*first, *plays((2, "bonus 3 1,0"))), 3, "R11.1")
