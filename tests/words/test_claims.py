"""Table talk in words: varied, always plain, and the same again in a replay (R12.1)."""

from __future__ import annotations

import random

import pytest

from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.words.claims import GOAL_WORDS, SEAT_WORDS, claim_words
from game.words.log import sentence

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


def test_the_log_quotes_the_speaker() -> None:
    event = Claimed(1, ClaimSeat(2, "saboteur"))
    words = claim_words(event, NAMES, 3, 17)
    assert sentence(event, NAMES, round_number=3, place=17) == f"Bo: “{words}”"
