"""Which claims answer others, and with what reason: from what everybody has seen."""

from __future__ import annotations

import pytest

from ai.beliefs.answers import AGAINST, FOR, Answer, AnswerKind, PublicTalk, Reason, spoken_of
from game.engine.cards import GOLD, Action, Tool, face
from game.engine.cells import START_CELL
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Broke, Claimed, Collapsed, Event, GoalRevealed, Laid, Passed, Repaired

SEATS = 4
GOLD_AT_2, STONE_AT_2 = ClaimGoal(2, "gold"), ClaimGoal(2, "stone")


def suspect(seat: int) -> ClaimSeat:
    """Say to suspect a seat."""
    return ClaimSeat(seat, "saboteur")


def trust(seat: int) -> ClaimSeat:
    """Say to trust a seat."""
    return ClaimSeat(seat, "digger")


def after(*log: Event) -> PublicTalk:
    """The talk after these events, seat 0 to speak."""
    return PublicTalk.of(SEATS, log)


BROKE = Broke(2, 9, Tool.LAMP, 0)


@pytest.mark.parametrize(
    ("log", "claim", "answer"),
    [
        ((Claimed(1, GOLD_AT_2),), STONE_AT_2, Answer(AnswerKind.CONTRADICTS, 1)),
        ((Claimed(1, suspect(2)),), trust(2), Answer(AnswerKind.DEFENDS, 1)),
        ((Claimed(1, suspect(0)),), suspect(1), Answer(AnswerKind.RETURNS, 1)),
        ((Claimed(1, suspect(2)),), suspect(1), Answer(AnswerKind.TURNS, 1)),
        ((Claimed(1, trust(2)),), suspect(2), Answer(AnswerKind.DOUBTS, 1)),
        ((BROKE, Claimed(1, suspect(2))), suspect(2), Answer(AnswerKind.SECONDS, 1)),
        ((Claimed(1, suspect(2)),), suspect(2), None),
        ((Claimed(1, GOLD_AT_2),), GOLD_AT_2, None),
        ((Claimed(1, trust(2)),), trust(2), None),
        ((Claimed(0, GOLD_AT_2),), STONE_AT_2, None),
        ((Claimed(1, GOLD_AT_2), Claimed(1, STONE_AT_2)), STONE_AT_2, None),
    ],
)
def test_a_claim_answers_what_stands_against_it(log: tuple[Event, ...], claim: Claim, answer: Answer | None) -> None:
    assert after(*log).answer(0, claim) == answer


def test_only_what_was_said_within_a_lap_is_seconded_or_doubted() -> None:
    passes = [Passed(seat % SEATS, (), ()) for seat in range(SEATS + 1)]
    for said in (suspect(2), trust(2)):
        assert after(BROKE, Claimed(1, said), *passes[:SEATS]).answer(0, suspect(2))
        assert after(BROKE, Claimed(1, said), *passes).answer(0, suspect(2)) is None
    assert after(Claimed(1, suspect(0)), *passes).answer(0, suspect(1)), "an accusation of oneself is not forgotten"


def test_to_say_what_another_has_said_and_no_more_is_to_repeat() -> None:
    assert after(Claimed(1, suspect(2))).repeats(0, suspect(2))
    assert not after(BROKE, Claimed(1, suspect(2))).repeats(0, suspect(2))
    assert after(Claimed(1, GOLD_AT_2)).repeats(0, GOLD_AT_2)
    assert not after(Claimed(1, GOLD_AT_2), Claimed(3, STONE_AT_2)).repeats(0, GOLD_AT_2)
    assert not after().repeats(0, GOLD_AT_2)
    assert not after(Claimed(0, GOLD_AT_2)).repeats(0, GOLD_AT_2)


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        ((BROKE,), Reason.BROKE_MINE),
        ((Broke(2, 9, Tool.LAMP, 1),), None),
        ((Laid(2, 9, face("N.S"), START_CELL),), Reason.DEAD_END),
        ((Laid(2, 9, face("NS"), START_CELL),), None),
        ((Collapsed(2, 9, START_CELL, face("EW")),), Reason.ROCKS),
        ((Claimed(2, GOLD_AT_2), GoalRevealed(1, 2, "NE", face("NE"))), Reason.LIED),
        ((Claimed(2, GOLD_AT_2), Claimed(0, STONE_AT_2)), Reason.SAYS_OTHERWISE),
        ((Claimed(2, STONE_AT_2), GoalRevealed(1, 2, "NE", face("NE"))), None),
        ((), None),
    ],
)
def test_there_is_a_reason_to_accuse_in_what_was_done(log: tuple[Event, ...], reason: Reason | None) -> None:
    assert after(*log).reason(0, 2, AGAINST) is reason


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        ((Repaired(2, 9, Action.REPAIR_LAMP, Tool.LAMP, 0),), Reason.MENDED_MINE),
        ((Claimed(2, STONE_AT_2), GoalRevealed(1, 2, "NE", face("NE"))), Reason.TRUE_WORD),
        ((Claimed(2, GOLD_AT_2), GoalRevealed(1, 2, GOLD, face("NESW"))), Reason.TRUE_WORD),
        ((Claimed(2, STONE_AT_2), Claimed(0, STONE_AT_2)), Reason.SAYS_THE_SAME),
        ((BROKE,), None),
    ],
)
def test_there_is_a_reason_to_trust_in_what_was_done(log: tuple[Event, ...], reason: Reason | None) -> None:
    assert after(*log).reason(0, 2, FOR) is reason


def test_what_claims_speak_of_is_worth_noting_and_no_more() -> None:
    log: list[Event] = [BROKE, Passed(3, (), ()), Claimed(1, suspect(2)), Passed(1, (), ())]
    turns = [0, 1, 2, 2]
    noted = [(turn, event) for turn, event in zip(turns, log, strict=True) if spoken_of(event)]
    assert len(noted) == 2
    short, whole = PublicTalk(SEATS, noted, 3), after(*log)
    assert (short.turn, list(short.standing())) == (whole.turn, list(whole.standing()))
    assert short.answer(0, suspect(2)) == whole.answer(0, suspect(2))
