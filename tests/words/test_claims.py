"""Table talk in words: varied, always plain, and the same again in a replay (R12.1)."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from ai.beliefs.answers import AnswerKind, Reason
from game.engine.cards import Tool
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Broke, Claimed, Event, Passed
from game.words.claims import GOAL_WORDS, SEAT_WORDS, claim_words
from game.words.log import sentence
from game.words.voices.answers import ANSWERING, CONTRADICTING, REASONS

NAMES = ("Ada", "Bo", "Cy", "Di")
CLAIMS: list[Claim] = [ClaimGoal(2, "gold"), ClaimGoal(3, "stone"), ClaimSeat(2, "saboteur"), ClaimSeat(3, "digger")]


@pytest.mark.parametrize("claim", CLAIMS, ids=str)
def test_a_claim_is_said_in_several_ways(claim: Claim) -> None:
    said = {claim_words(Claimed(1, claim), NAMES, 1, place) for place in range(60)}
    assert len(said) >= 5
    assert len({claim_words(Claimed(seat, claim), NAMES, 1, 9) for seat in range(12)}) > 2


@pytest.mark.parametrize("claim", CLAIMS, ids=str)
def test_the_same_claim_has_the_same_words_again_and_no_generator_is_touched(claim: Claim) -> None:
    before = random.getstate()
    said = [claim_words(Claimed(1, claim), NAMES, 2, place) for place in range(20)]
    assert said == [claim_words(Claimed(1, claim), NAMES, 2, place) for place in range(20)]
    assert random.getstate() == before


def test_every_way_names_its_goal_and_what_it_is() -> None:
    for ways in GOAL_WORDS.values():
        assert len(set(ways)) == len(ways)
        assert all("{goal}" in way for way in ways)
    assert all("gold" in way.lower() and "stone" not in way.lower() for way in GOAL_WORDS["gold"])
    assert all("stone" in way.lower() and "gold" not in way.lower() for way in GOAL_WORDS["stone"])


def test_every_way_names_its_seat_and_suspicion_or_trust() -> None:
    signs = {"saboteur": ("suspect", "suspicion", "a saboteur"), "digger": ("trust", "honest", "no saboteur")}
    for what, ways in SEAT_WORDS.items():
        others = signs["digger" if what == "saboteur" else "saboteur"]
        assert len(set(ways)) == len(ways)
        assert all("{name}" in way for way in ways)
        assert all(any(sign in way.lower() for sign in signs[what]) for way in ways)
        assert not any(sign in way.lower() for way in ways for sign in others)


def test_every_answer_names_whom_it_is_about_and_suspicion_or_trust() -> None:
    for kind, ways in ANSWERING.items():
        signs = ("trust",) if kind is AnswerKind.DEFENDS else ("suspect", "a saboteur")
        assert all("{name}" in way and any(sign in way.lower() for sign in signs) for way in ways), kind
    for what, ways in CONTRADICTING.items():
        other = "stone" if what == "gold" else "gold"
        assert all("{goal}" in way and "{other}" in way for way in ways)
        assert all(what in way.lower() and other not in way.lower() for way in ways)


BROKE = Broke(2, 9, Tool.LAMP, 1)


def spoken(*log: Event) -> list[str]:
    """What is said by the claims of a log, in its order."""
    return [claim_words(event, NAMES, 1, place, log) for place, event in enumerate(log) if isinstance(event, Claimed)]


def from_ways(text: str, ways: Iterable[str], **names: object) -> bool:
    """Whether a text begins with one of these ways, filled in."""
    return any(text.startswith(way.format(**names)) for way in ways)


@pytest.mark.parametrize(
    ("first", "then", "ways"),
    [
        (ClaimGoal(2, "gold"), ClaimGoal(2, "stone"), CONTRADICTING["stone"]),
        (ClaimSeat(2, "saboteur"), ClaimSeat(2, "digger"), ANSWERING[AnswerKind.DEFENDS]),
        (ClaimSeat(1, "saboteur"), ClaimSeat(0, "saboteur"), ANSWERING[AnswerKind.RETURNS]),
        (ClaimSeat(2, "saboteur"), ClaimSeat(0, "saboteur"), ANSWERING[AnswerKind.TURNS]),
        (ClaimSeat(2, "digger"), ClaimSeat(2, "saboteur"), ANSWERING[AnswerKind.DOUBTS]),
    ],
)
def test_an_answer_says_whom_it_answers(first: Claim, then: Claim, ways: tuple[str, ...]) -> None:
    said = spoken(Claimed(0, first), Claimed(1, then))[1]
    about = NAMES[then.seat] if isinstance(then, ClaimSeat) else ""
    goal = then.goal if isinstance(then, ClaimGoal) else 0
    assert from_ways(said, ways, other="Ada", name=about, goal=goal), said


def test_a_second_voice_gives_the_reason_that_everybody_saw() -> None:
    suspect = ClaimSeat(2, "saboteur")
    said = spoken(BROKE, Claimed(0, suspect), Claimed(1, suspect))
    assert from_ways(said[1], ANSWERING[AnswerKind.SECONDS], other="Ada", name="Cy")
    assert any(said[1].endswith(reason.format(name="Cy")) for reason in REASONS[Reason.BROKE_MINE])
    assert from_ways(said[0], SEAT_WORDS["saboteur"], name="Cy"), "the tool was Bo's, not Ada's"
    assert not any(reason.format(name="Cy") in said[0] for ways in REASONS.values() for reason in ways)


def test_no_words_come_twice_in_a_round() -> None:
    everything: list[Event] = [BROKE, Broke(2, 9, Tool.LAMP, 3), Broke(2, 9, Tool.PICK, 0)]
    for claim in CLAIMS:
        everything += [Claimed(seat, claim) for seat in range(4)]
    everything += [Claimed(seat, ClaimGoal(2, "stone")) for seat in (0, 1)]
    for turn in range(20):
        said = spoken(*everything[:3], *[Passed(0, (), None)] * turn, *everything[3:])
        assert len(set(said)) == len(said)


def test_words_hold_whatever_comes_later() -> None:
    log: list[Event] = [Claimed(0, ClaimSeat(2, "saboteur")), BROKE, Claimed(1, ClaimSeat(2, "saboteur"))]
    assert spoken(*log)[0] == spoken(*log[:1])[0]


def test_the_log_quotes_the_speaker() -> None:
    event = Claimed(1, ClaimSeat(2, "saboteur"))
    words = claim_words(event, NAMES, 3, 17)
    assert sentence(event, NAMES, round_number=3, place=17) == f"Bo: “{words}”"
