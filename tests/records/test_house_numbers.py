"""The house rules that are whole numbers in a record: what stands there, and what is refused where (R1.7 to R1.9)."""

from __future__ import annotations

import json
from typing import Any

import pytest
from scenarios import GOLDEN, Json, accepted, deal, header, plays, position, record, refused

from game.engine.ruleset import EDITIONS, Edition, Ruleset
from game.records.lines import encode, header_of, ruleset
from game.records.replay import replay
from game.records.verify import report

FAIR = Ruleset(saboteurs=2, aside=12)
"""Two saboteurs and twelve cards aside."""


def by(**rules: object) -> Json:
    """A header of six seats with these rules beside its edition."""
    return header(6, rules={"edition": "rebel", **rules})


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_says_only_the_numbers_that_are_set(edition: Edition) -> None:
    printed = EDITIONS[edition]
    for rules, written in (
        (printed, {}),
        (Ruleset(edition=edition, saboteurs=2), {"saboteurs": 2}),
        (printed.fair(4), {"saboteurs": 1, "aside": 22}),
        (printed.fair(5), {"saboteurs": 2}),
    ):
        line = json.loads(encode(header_of((), rules, seed=1, bot_seed=1)))["rules"]
        assert {key: value for key, value in line.items() if key in ("saboteurs", "aside")} == written
        assert "fair" not in json.dumps(line)


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_read_back_are_those_written(edition: Edition) -> None:
    for seats in range(3, 11):
        rules = EDITIONS[edition].fair(seats)
        made = header_of((), rules, seed=1, bot_seed=1)
        assert ruleset(made.rules) == rules


def test_numbers_may_be_written_as_they_are_left_out() -> None:
    found = accepted(record(header(5, rules={"edition": "rebel", "aside": 0}), deal(5)))
    assert found.rules == EDITIONS["rebel"]
    accepted(record(header(5, rules={"saboteur2": True, "aside": 0})))


@pytest.mark.parametrize(
    ("rules", "clause", "said"),
    [
        ({"saboteurs": 0}, "R1.7", "1 to 4 saboteurs"),
        ({"saboteurs": 5}, "R1.7", "1 to 4 saboteurs"),
        ({"saboteurs": -1}, "R1.7", "1 to 4 saboteurs"),
        ({"saboteurs": 10**30}, "R1.7", "1 to 4 saboteurs"),
        ({"saboteurs": -(10**30)}, "R1.7", "1 to 4 saboteurs"),
        ({"aside": 25}, "R1.8", "0 to 24 cards"),
        ({"aside": -1}, "R1.8", "0 to 24 cards"),
        ({"aside": 10**30}, "R1.8", "0 to 24 cards"),
        ({"saboteurs": 2, "aside": 25}, "R1.8", "0 to 24 cards"),
        ({"saboteurs": 9, "aside": 25}, "R1.7", "1 to 4 saboteurs"),
        ({"saboteurs": 2, "saboteur2": True}, "R1.7", "Saboteur 2"),
        ({"aside": 1, "saboteur2": True}, "R1.8", "Saboteur 2"),
        ({"aside": 10, "saboteur2": True}, "R1.8", "Saboteur 2"),
        ({"saboteurs": 2, "aside": 12, "saboteur2": True}, "R1.7", "Saboteur 2"),
    ],
)
def test_a_number_out_of_bounds_or_with_saboteur_2_is_refused_in_the_header(
    rules: dict[str, Any], clause: str, said: str
) -> None:
    assert said in refused(record(by(**rules), deal(6)), 1, clause)
    assert said in refused(record(by(**rules)), 1, clause)
    refused(record(by(**rules) | {"scenario": True}), 1, clause)


@pytest.mark.parametrize(
    ("seats", "fewest", "most"), [(3, 1, 1), (4, 1, 2), (5, 1, 3), (8, 1, 4), (9, 2, 4), (10, 3, 4)]
)
def test_r1_7_the_bounds_go_by_the_number_of_seats(seats: int, fewest: int, most: int) -> None:
    for number in range(7):
        data = record(header(seats, rules={"saboteurs": number}))
        if fewest <= number <= most:
            accepted(data)
        else:
            refused(data, 1, "R1.7")


def test_of_too_few_seats_and_a_number_out_of_bounds_the_seats_are_said() -> None:
    refused(record(header(3, rules={"saboteurs": 9}) | {"seats": header(3)["seats"][:2]}), 1, "R1.1")


@pytest.mark.parametrize("key", ["saboteurs", "aside"])
@pytest.mark.parametrize(
    "value", ["true", "false", "2.0", "2.5", "2e0", '"2"', "null", "[2]", "{}", "NaN", "-0.0", "02"]
)
def test_a_number_is_a_whole_number_and_nothing_else(key: str, value: str) -> None:
    line = json.dumps(header(6)).replace('"edition": "rebel"', f'"edition": "rebel", "{key}": {value}')
    refused(line.encode() + b"\n", 1)


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"spare": ["digger"]}, "R1.7"),
        ({"spare": ["saboteur"]}, "R1.7"),
        ({"roles": ["digger"] * 6}, "R1.7"),
        ({"roles": ["saboteur"] * 3 + ["digger"] * 3}, "R1.7"),
        ({"roles": ["saboteur"] * 2 + ["digger"] * 3}, "R1.1"),
        ({"aside": []}, "R1.8"),
        ({"aside": ["NESW"] * 11}, "R1.8"),
        ({"aside": ["NESW"] * 13}, "R1.8"),
        ({"aside": ["NESW"] * 12}, "R1.2"),
        ({"aside": ["NE*"] * 12}, "R1.2"),
        ({"aside": ["theft"] * 12}, None),
        ({"aside": ["nothing"] * 12}, None),
        ({"deck": []}, "R1.2"),
        ({"hands": [[]] * 6}, "R1.2"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused_at_its_line(changes: dict[str, Any], clause: str | None) -> None:
    head = by(saboteurs=2, aside=12)
    accepted(record(head, deal(6, by=FAIR)))
    refused(record(head, deal(6, by=FAIR, **changes)), 2, clause)


@pytest.mark.parametrize("key", ["spare", "aside"])
def test_spare_and_aside_are_required_with_these_rules_too(key: str) -> None:
    dealt = {name: value for name, value in deal(6, by=FAIR).items() if name != key}
    refused(record(by(saboteurs=2, aside=12), dealt), 2)


def test_a_printed_deal_does_not_fit_the_rules_and_theirs_does_not_fit_the_printed_ones() -> None:
    refused(record(by(saboteurs=2), deal(6)), 2, "R1.7")
    refused(record(by(aside=12), deal(6)), 2, "R1.8")
    refused(record(by(), deal(6, by=Ruleset(saboteurs=2))), 2, "R1.1")
    refused(record(by(), deal(6, by=Ruleset(aside=12))), 2)


def test_a_deal_of_a_later_round_is_held_to_the_rules_as_well() -> None:
    lines = (GOLDEN / "rebel-4-seats-fair.lode").read_bytes().splitlines(keepends=True)
    second = [number for number, line in enumerate(lines) if line.startswith(b'{"deal"')][1]
    told = json.loads(lines[second])["deal"]
    for changes, clause in (({"aside": told["aside"][1:]}, "R1.8"), ({"spare": ["digger"]}, "R1.7")):
        refused(b"".join(lines[:second]) + record(told | changes), second + 1, clause)


def test_a_set_up_position_has_as_many_cards_aside_as_the_rule_says_and_no_role_card_left_over() -> None:
    head = header(rules={"edition": "rebel", "saboteurs": 1, "aside": 2}, scenario=True)
    fits = position(spare=[], aside=["NESW", "map"])
    found = accepted(record(head, fits, *plays((0, "pass NESW"))))
    assert found.state is not None
    assert (found.state.table.deck, found.state.table.hats) == (0, 0)
    for changes, clause in (
        ({"aside": []}, "R1.8"),
        ({"aside": ["NESW"]}, "R1.8"),
        ({"aside": ["NESW"] * 3}, "R1.8"),
        ({"aside": ["NESW", "theft"]}, "R10.2"),
        ({"aside": ["NESW", "NE*"]}, "R10.2"),
        ({"spare": ["digger"]}, "R1.7"),
    ):
        refused(record(head, fits | changes), 2, clause)


def test_what_lies_aside_changes_nothing_that_is_told_of_a_game() -> None:
    data = (GOLDEN / "rebel-4-seats-fair.lode").read_bytes()
    other = []
    for line in data.splitlines():
        told = json.loads(line)
        if "deal" in told:
            told["deal"]["aside"].reverse()
        other.append(told)
    turned = b"".join(json.dumps(line).encode() + b"\n" for line in other)
    assert turned.count(b"aside") == data.count(b"aside")
    assert report(replay(turned)) == report(replay(data))
    assert not {"aside", "put_aside"} & report(replay(data)).keys()
