"""Achievements are earned by what their sentence says: each has a game that earns it, and some that just miss it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest
import scenarios

from game.engine.cards import GOLD, Action, Role, Tool, face
from game.engine.cells import at
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Event,
    Freed,
    GoalRevealed,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    RoundBegan,
    TheftStopped,
)
from game.engine.maze import first_maze
from game.engine.table import Cause, Outcome, Side
from game.engine.total import total
from game.hindsight.suspicion import Course
from game.records.replay import replay
from game.records.setup import HUMAN
from game.statistics.achievements.criteria import (
    CRITERIA,
    WITH_THE_END,
    Earned,
    earned_at_end,
    earned_in_game,
    earned_in_round,
)
from game.statistics.achievements.seen import SeenGame, SeenRound
from game.words.achievements import Achievement, achievement_name, criterion_sentence

DIGGER, SABOTEUR = Role.DIGGER, Role.SABOTEUR
ROLES = (DIGGER, DIGGER, SABOTEUR, DIGGER)
BEGIN = RoundBegan(1, 0, first_maze())
ME = 0
PERSON = (HUMAN, "steady", "steady", "steady")
A = Achievement


def course(*mine: float) -> Course:
    return Course((), tuple((seen, 0.9, 0.9, 0.9) for seen in mine))


SUSPECTED = course(0.9)


def round_(
    *log: Event,
    roles: tuple[Role, ...] = ROLES,
    winners: tuple[int, ...] = (ME,),
    finisher: int | None = None,
    held: int = 3,
    suspicion: Course | None = None,
    paid: tuple[int, ...] = (0, 0, 0, 0),
) -> SeenRound:
    cause = Cause.HANDS_EMPTY if finisher is None else Cause.GOLD
    side: Side = "saboteurs" if finisher is None else "diggers"
    outcome = Outcome(side, cause, roles, (), ("NE", GOLD, "NW"), finisher, winners)

    def known() -> Course:
        assert suspicion is not None, "nothing else asks for it"
        return suspicion

    return SeenRound((BEGIN, *log), outcome, (held,) * 4, known, paid)


def mine(*log: Event, winners: tuple[int, ...] = (ME,), suspicion: Course = SUSPECTED) -> SeenRound:
    """A round that I win as its only saboteur."""
    return round_(*log, roles=(SABOTEUR, DIGGER, DIGGER, DIGGER), winners=winners, suspicion=suspicion)


def game(
    *rounds: SeenRound, minds: tuple[str, ...] = PERSON, gold: tuple[int, ...] | None = None
) -> SeenGame:  # fmt: skip
    return SeenGame(minds, rounds, gold)


def lay(seat: int, x: int, y: int = 0) -> Event:
    return Laid(seat, 5, face("EW"), at(x, y))


def breaks(tool: Tool, target: int, seat: int = ME) -> Event:
    return Broke(seat, 1, tool, target)


def mends(target: int, times: int) -> list[Event]:
    return [Repaired(ME, 1, Action.REPAIR_PICK, Tool.PICK, target)] * times


def says_role(seat: int, target: int, what: str) -> Event:
    return Claimed(seat, ClaimSeat(target, "saboteur" if what == "saboteur" else "digger"))


def says_goal(seat: int, goal: int, what: str) -> Event:
    return Claimed(seat, ClaimGoal(goal, "gold" if what == "gold" else "stone"))


def stone(goal: int, seat: int = ME) -> Event:
    return GoalRevealed(seat, goal, "NE", face("NE"))


def falls(times: int) -> list[Event]:
    return [Collapsed(ME, 1, at(2, 0), face("EW"))] * times


def looks(seat: int, goal: int) -> Event:
    return Looked(seat, 1, goal, None)


GAVE_UP = Passed(ME, (7,), None)
NONE_LEFT = Passed(ME, (), None)
OWN_TURNS = [lay(ME, x) for x in range(1, 6)]
OTHER = round_(winners=(1, 2))
POOR = round_(paid=(0, 1, 1, 1))


class Case(NamedTuple):
    """A game that earns something, and games that just miss it."""

    earns: SeenGame
    misses: Sequence[SeenGame]


CASES: Mapping[Achievement, Case] = total(
    tuple(Achievement),
    {
        A.STRIKE: Case(
            game(round_(finisher=ME)),
            [game(round_(finisher=1)), game(round_(finisher=ME, winners=(1, 2))), game(round_())],
        ),
        A.LAST_CARD: Case(
            game(round_(finisher=ME, held=0)),
            [game(round_(finisher=ME, held=1)), game(round_(finisher=1, held=0))],
        ),
        A.BRIGHT_LIGHT: Case(
            game(round_(*(lay(1, x) for x in (2, 3, 4, 5)), lay(ME, 1))),
            [
                game(round_(*(lay(1, x) for x in (2, 3, 4)), lay(ME, 1))),
                game(round_(*(lay(ME, x) for x in (2, 3, 4, 5)), lay(1, 1))),
            ],
        ),
        A.NOTHING_WASTED: Case(
            game(round_(*OWN_TURNS, NONE_LEFT, Passed(1, (3,), None))),
            [
                game(round_(*OWN_TURNS[:4], Passed(1, (3,), None))),
                game(round_(*OWN_TURNS, GAVE_UP)),
                game(round_(*OWN_TURNS, DiscardedTwo(ME, (3, 4), None, Tool.PICK))),
                game(round_(*OWN_TURNS, winners=(1,))),
            ],
        ),
        A.STUBBORN: Case(
            game(round_(*(breaks(tool, ME, seat=1) for tool in Tool))),
            [
                game(round_(breaks(Tool.PICK, ME, seat=1), breaks(Tool.LAMP, ME, seat=1), breaks(Tool.CART, ME))),
                game(round_(*(breaks(tool, ME, seat=1) for tool in Tool), winners=(1,))),
            ],
        ),
        A.BOTH_STONES: Case(
            game(round_(stone(1), stone(3))),
            [
                game(round_(stone(1), stone(3, seat=1))),
                game(round_(stone(1), stone(3), winners=(1,))),
                game(round_(stone(1), GoalRevealed(ME, 2, GOLD, face("NESW")))),
            ],
        ),
        A.HONEST_WORD: Case(
            game(round_(looks(ME, 2), says_goal(ME, 2, "gold"))),
            [
                game(round_(says_goal(ME, 2, "gold"), looks(ME, 2))),  # a guess
                game(round_(looks(ME, 1), says_goal(ME, 2, "gold"))),
                game(round_(looks(ME, 2), says_goal(ME, 2, "stone"))),
                game(round_(looks(1, 2), says_goal(ME, 2, "gold"))),
                game(round_(looks(ME, 2), says_goal(ME, 2, "gold"), winners=(1,))),
                game(mine(looks(ME, 2), says_goal(ME, 2, "gold"))),
            ],
        ),
        A.SHARP_EYES: Case(
            game(round_(says_role(ME, 1, "saboteur"), says_role(ME, 2, "saboteur"), says_role(ME, 1, "digger"))),
            [
                game(round_(says_role(ME, 2, "saboteur"), says_role(ME, 1, "saboteur"))),
                game(round_(says_role(ME, 2, "saboteur"), says_role(ME, 2, "digger"))),
                game(round_(says_role(1, 2, "saboteur"))),
                game(round_(says_role(ME, 2, "saboteur"), roles=(DIGGER, DIGGER, SABOTEUR, SABOTEUR))),
                game(round_(says_role(ME, 2, "saboteur"), roles=(SABOTEUR, DIGGER, SABOTEUR, DIGGER))),
                game(round_(roles=(DIGGER,) * 4)),
            ],
        ),
        A.LIE_EXPOSED: Case(
            game(round_(looks(1, 1), says_goal(1, 1, "gold"), stone(1))),
            [
                game(round_(says_goal(1, 1, "gold"), looks(1, 1), stone(1))),  # a guess is no lie
                game(round_(looks(1, 1), says_goal(1, 1, "stone"), stone(1))),
                game(round_(looks(1, 1), says_goal(1, 1, "gold"), stone(1, seat=2))),
                game(round_(looks(1, 1), says_goal(1, 1, "gold"), stone(3))),
                game(round_(looks(ME, 1), says_goal(ME, 1, "gold"), stone(1))),
                game(round_(stone(1), looks(1, 1), says_goal(1, 1, "gold"))),
            ],
        ),
        A.TOOLSMITH: Case(
            game(round_(*mends(1, 3)), OTHER, round_(*mends(2, 2))),
            [game(round_(*mends(1, 4), *mends(ME, 2)))],
        ),
        A.LONE_WOLF: Case(
            game(mine()),
            [game(mine(winners=(1,))), game(round_(roles=(SABOTEUR, SABOTEUR, DIGGER, DIGGER))), game(round_())],
        ),
        A.ABOVE_SUSPICION: Case(
            game(mine(suspicion=course(0.2, 0.5, 0.1))),
            [
                game(mine(suspicion=course(0.2, 0.51, 0.1))),
                game(mine(suspicion=course(0.2), winners=(1,))),
                game(round_(roles=(SABOTEUR, SABOTEUR, DIGGER, DIGGER), suspicion=course(0.2))),
            ],
        ),
        A.NEVER_FOUND_OUT: Case(
            game(round_(roles=(SABOTEUR, SABOTEUR, DIGGER, DIGGER), suspicion=course(0.74))),
            [
                game(mine(suspicion=course(0.1, 0.75, 0.1))),
                game(mine(suspicion=course(0.1), winners=(1,))),
                game(round_(suspicion=course(0.1))),
            ],
        ),
        A.STRAIGHT_FACE: Case(
            game(mine(looks(ME, 1), says_goal(ME, 1, "gold"))),
            [
                game(mine(says_goal(ME, 1, "gold"))),
                game(mine(looks(ME, 1), says_goal(ME, 1, "stone"))),
                game(mine(looks(ME, 1), says_goal(ME, 1, "gold"), winners=(1,))),
                game(round_(looks(ME, 1), says_goal(ME, 1, "gold"))),
            ],
        ),
        A.TRUSTED: Case(
            game(mine(says_role(1, ME, "digger"), says_role(2, ME, "digger"))),
            [
                game(mine(says_role(1, ME, "digger"))),
                game(mine(says_role(1, ME, "digger"), says_role(2, ME, "digger"), says_role(3, ME, "saboteur"))),
                game(mine(says_role(1, ME, "digger"), says_role(2, ME, "digger"), winners=(1,))),
                game(round_(says_role(1, ME, "digger"), says_role(2, ME, "digger"))),
            ],
        ),
        A.ALL_THREE_TOOLS: Case(
            game(round_(*(breaks(tool, target) for target, tool in enumerate(Tool, 1)))),
            [
                game(round_(breaks(Tool.PICK, 1), breaks(Tool.LAMP, 1), breaks(Tool.PICK, 2))),
                game(round_(breaks(Tool.PICK, 1), breaks(Tool.LAMP, 1), breaks(Tool.CART, ME))),
                game(round_(breaks(Tool.PICK, 1), breaks(Tool.LAMP, 1)), round_(breaks(Tool.CART, 1))),
            ],
        ),
        A.CAVE_IN: Case(
            game(mine(*falls(2))),
            [game(mine(*falls(1))), game(mine(*falls(2), winners=(1,))), game(round_(*falls(2)))],
        ),
        A.TWO_FACES: Case(
            game(mine(), OTHER, round_()),
            [game(mine(), OTHER, mine()), game(round_(), mine(winners=(1,)))],
        ),
        A.CLEAN_SWEEP: Case(
            game(round_(), mine(), round_()),
            [game(round_(), mine()), game(round_(), OTHER, round_())],
        ),
        A.RICHEST: Case(
            game(POOR, POOR, POOR, gold=(5, 4, 0, 0)),
            [game(POOR, POOR, POOR, gold=(5, 5, 0, 0)), game(POOR, POOR, POOR), game(POOR, gold=(4, 5, 0, 0))],
        ),
        A.COMEBACK: Case(
            game(POOR, POOR, round_(paid=(3, 1, 0, 0)), gold=(3, 3, 2, 2)),
            [
                game(POOR, round_(paid=(1, 1, 1, 0)), POOR, gold=(3, 2, 2, 2)),  # as poor as one of the others
                game(POOR, POOR, POOR, gold=(2, 3, 2, 2)),
                game(POOR, POOR, POOR),
            ],
        ),
        A.AMONG_SHARKS: Case(
            game(POOR, minds=(HUMAN, "sharp", "sharp/cynic", "sharp/schemer"), gold=(4, 4, 0, 0)),
            [
                game(POOR, minds=(HUMAN, "sharp", "sharp/cynic", "steady/schemer"), gold=(4, 0, 0, 0)),
                game(POOR, minds=(HUMAN, "sharp", "sharp/cynic", "sharp/schemer"), gold=(3, 4, 0, 0)),
                game(POOR, minds=(HUMAN, "sharp", "sharp", "a/mind/nobody/knows"), gold=(4, 0, 0, 0)),
            ],
        ),
        A.AROUND_THE_TABLE: Case(
            game(POOR, minds=(HUMAN, HUMAN, HUMAN, "steady"), gold=(4, 4, 0, 0)),
            [
                game(POOR, minds=(HUMAN, HUMAN, "steady", "steady"), gold=(4, 0, 0, 0)),
                game(POOR, minds=(HUMAN,) * 4, gold=(3, 4, 0, 0)),
            ],
        ),
        A.JAILBREAK: Case(
            game(round_(Freed(ME, 1, 2))),
            [game(round_(Freed(ME, 1, ME))), game(round_(Freed(1, 1, 2)))],
        ),
        A.THIEF_STOPPED: Case(
            game(round_(TheftStopped(ME, 1, 2))),
            [game(round_(TheftStopped(1, 1, 2))), game(round_(TheftStopped(ME, 1, ME)))],
        ),
        A.TRUE_HAT: Case(
            game(round_(Inspected(ME, 1, 2, None), says_role(ME, 2, "saboteur"))),
            [
                game(round_(Inspected(ME, 1, 2, None), says_role(ME, 2, "digger"))),
                game(round_(says_role(ME, 2, "saboteur"), Inspected(ME, 1, 2, None))),
                game(round_(Inspected(1, 1, 2, None), says_role(ME, 2, "saboteur"))),
                game(round_(Inspected(ME, 1, 2, None), says_role(ME, 2, "saboteur"), HatSwapped(1, 1, 2, None))),
            ],
        ),
        A.CRYSTALS: Case(
            game(round_(CrystalsPaid(ME, 3, 6, 2)), gold=(3, 0, 0, 0)),
            [
                game(round_(CrystalsPaid(ME, 2, 4, 2)), gold=(2, 0, 0, 0)),
                game(round_(CrystalsPaid(1, 3, 3, 1)), gold=(0, 3, 0, 0)),
                game(round_(CrystalsPaid(ME, 3, 3, 1))),  # before the end nobody is told (R7.7)
            ],
        ),
    },
)


@pytest.mark.parametrize("achievement", Achievement)
def test_a_game_earns_what_is_asked_for(achievement: Achievement) -> None:
    assert CRITERIA[achievement](CASES[achievement].earns, ME)


@pytest.mark.parametrize(
    ("achievement", "number"), [(each, number) for each, case in CASES.items() for number in range(len(case.misses))]
)
def test_what_just_misses_earns_nothing(achievement: Achievement, number: int) -> None:
    assert not CRITERIA[achievement](CASES[achievement].misses[number], ME)


@pytest.mark.parametrize("achievement", Achievement)
def test_a_bot_achieves_nothing(achievement: Achievement) -> None:
    earns = CASES[achievement].earns
    found = earned_in_game(earns._replace(minds=("steady", *earns.minds[1:])))
    assert all(earned.seat != ME for earned in found)


def test_every_achievement_has_a_name_and_a_sentence_of_its_own() -> None:
    names = {achievement_name(each) for each in Achievement}
    sentences = {criterion_sentence(each) for each in Achievement}
    assert len(names) == len(sentences) == len(Achievement)
    assert all(sentence.endswith(".") for sentence in sentences)


def test_what_is_earned_twice_in_a_game_is_told_once() -> None:
    strike = round_(finisher=ME)
    found = [earned for earned in earned_in_game(game(strike, OTHER, strike)) if earned.achievement is A.STRIKE]
    assert found == [Earned(ME, A.STRIKE, 1)]


def test_nothing_about_gold_is_told_at_the_end_of_a_round() -> None:
    rich = game(POOR, POOR, round_(paid=(3, 1, 0, 0)), gold=(3, 3, 2, 2))
    assert not {earned.achievement for earned in earned_in_round(rich)} & WITH_THE_END
    assert earned_at_end(rich._replace(gold=None)) == []
    assert {A.COMEBACK} == {earned.achievement for earned in earned_at_end(rich)}


@pytest.mark.parametrize("achievement", sorted(set(Achievement) - WITH_THE_END))
def test_what_is_told_at_the_end_of_a_round_does_not_hang_on_what_was_paid(achievement: Achievement) -> None:
    earns = CASES[achievement].earns
    other = tuple(round_._replace(paid=(9, 0, 3, 1)) for round_ in earns.rounds)
    assert CRITERIA[achievement](earns._replace(rounds=other, gold=(9, 0, 0, 0)), ME)


def test_the_course_of_suspicion_is_worked_out_only_for_saboteurs_that_win() -> None:
    assert earned_in_round(game(round_(finisher=ME)))  # `known` would complain
    with pytest.raises(AssertionError, match="nothing else asks for it"):
        earned_in_round(game(round_(roles=(SABOTEUR, DIGGER, DIGGER, DIGGER))))


def test_a_record_gives_the_same_every_time() -> None:
    data = scenarios.whole_game(seats=4).replace(b'"mind":"random"', b'"mind":"human"')

    def earned() -> list[Earned]:
        found = replay(data)
        ends = [played.step.state for played in found.played if played.step.state.table.to_play is None]
        return earned_in_game(SeenGame(found.minds, tuple(map(SeenRound.of, ends)), ends[-1].table.gold))

    assert earned() == earned() != []
