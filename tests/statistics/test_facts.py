"""What is counted of a finished game (UX S11)."""

from __future__ import annotations

import json

import pytest
from scenarios import GOLDEN, accepted, short_game, whole_game

from game.engine.cards import Role
from game.engine.ruleset import Ruleset
from game.hindsight.suspicion import course_of
from game.hindsight.swings import SURE
from game.records.replay import replay
from game.records.verify import report
from game.statistics.facts import MIXED, PEOPLE, UNRATED, GameFacts, Party, deal_of, facts_of


def seated(*minds: str) -> bytes:
    """A whole game of four seats with these minds named in its header; Ada's name stands first."""
    head, _newline, rest = whole_game().partition(b"\n")
    header = json.loads(head)
    header["seats"] = [seat | {"mind": mind} for seat, mind in zip(header["seats"], minds, strict=True)]
    return json.dumps(header).encode() + b"\n" + rest


def facts(data: bytes, **given: dict[int, int]) -> GameFacts:
    found = facts_of(accepted(data), **given)
    assert found is not None
    return found


def test_gold_roles_and_winners_are_those_of_the_record() -> None:
    data = whole_game()
    found, told = facts(data), report(replay(data))
    assert [seat.gold for seat in found.seats] == told["gold"]
    assert [[seat.gold for seat in part.seats] for part in found.rounds] == [part["paid"] for part in told["rounds"]]
    assert [[seat.role for seat in part.seats] for part in found.rounds] == [part["roles"] for part in told["rounds"]]
    for part, said in zip(found.rounds, told["rounds"], strict=True):
        assert {seat.party for seat in part.seats if seat.won} == {Party(said["winner"])}
    best = max(told["gold"])
    assert [seat.won for seat in found.seats] == [gold == best for gold in told["gold"]]


@pytest.mark.parametrize(
    ("name", "deal", "numbers"),
    [
        ("rebel-4-seats-fair", "fair", (1, 22)),
        ("italian-8-seats-fair", "fair", (3, 4)),
        ("rebel-5-seats", "printed", (None, 0)),
        ("saboteur2-italian-6-seats", "printed", (None, 0)),
    ],
)
def test_how_many_saboteurs_and_cards_aside_there_were(name: str, deal: str, numbers: tuple[int | None, int]) -> None:
    found = facts((GOLDEN / f"{name}.lode").read_bytes())
    assert (found.deal, (found.saboteurs, found.aside)) == (deal, numbers)


@pytest.mark.parametrize(
    ("rules", "deal"),
    [
        (Ruleset().fair(5), "fair"),
        (Ruleset(saboteurs=1), "other"),
        (Ruleset(aside=3), "other"),
        (Ruleset(saboteur2=True), "printed"),
    ],
)
def test_a_deal_is_printed_fair_or_another(rules: Ruleset, deal: str) -> None:
    assert deal_of(rules, 5) == deal


def test_who_sat_where_and_how_often_they_asked() -> None:
    found = facts(seated("human", "sharp/schemer", "steady", "random"), hints={0: 3})
    assert [(seat.person, seat.level, seat.persona) for seat in found.seats] == [
        (True, None, None),
        (False, "sharp", "schemer"),
        (False, "steady", "plain"),
        (False, None, "random"),
    ]
    assert [seat.hints for seat in found.seats] == [3, 0, 0, 0]


@pytest.mark.parametrize(
    ("minds", "level"),
    [
        (("human", "sharp", "sharp/schemer", "sharp"), "sharp"),
        (("human", "sharp", "steady", "sharp"), MIXED),
        (("human", "random", "random", "random"), UNRATED),
        (("human", "human", "human", "human"), PEOPLE),
    ],
)
def test_the_level_of_the_opponents(minds: tuple[str, ...], level: str) -> None:
    assert facts(seated(*minds)).opponents == level


def test_what_is_no_finished_game_has_no_facts() -> None:
    data = whole_game()
    assert facts_of(replay(b"")) is None
    assert facts_of(replay(data[: data.rindex(b"\n", 0, -1) + 1])) is None, "its last move is missing"
    assert facts_of(replay(data + b"damaged\n")) is None
    assert facts_of(accepted(short_game())) is None, "a set-up position is practice"


def test_the_sides_of_saboteur_2() -> None:
    game = facts((GOLDEN / "saboteur2-italian-6-seats.lode").read_bytes())
    assert game.saboteur2
    seats = [seat for part in game.rounds for seat in part.seats]
    parties = {seat.role: seat.party for seat in seats}
    assert parties[Role.GEOLOGIST] is Party.DIGGERS
    assert parties[Role.PROFITEER] is Party.PROFITEER
    assert {seat.party for seat in seats if seat.found_out} <= {Party.SABOTEURS}


def test_found_out_is_told_by_the_lap_from_which_on_a_stranger_was_sure() -> None:
    """In the golden game of five `sharp` bots; the chart at the end of a round shows the same."""
    record = accepted((GOLDEN / "rebel-5-seats.lode").read_bytes())
    ends = [played.step.state for played in record.played if played.step.state.table.to_play is None]
    for part, end in zip(facts((GOLDEN / "rebel-5-seats.lode").read_bytes()).rounds, ends, strict=True):
        course = course_of(end)
        for seat, told in enumerate(part.seats):
            laps = [sum(turn.begins_lap for turn in course.turns[:row]) for row in range(len(course.suspicion))]
            unsure = [lap for lap, row in zip(laps, course.suspicion, strict=True) if row[seat] < SURE]
            last_sure = course.suspicion[-1][seat] >= SURE
            assert (told.found_out is not None) == (told.role is Role.SABOTEUR and last_sure)
            if told.found_out is not None:
                assert unsure[-1] <= told.found_out <= unsure[-1] + 1
