"""R10.3, R10.18, R10.19 and R10.21: what winners and geologists get."""

from __future__ import annotations

import random

import msgspec
import pytest
from engine.positions import (
    CORRIDOR,
    IDLE,
    SABOTEUR2,
    SABOTEUR2_EDITIONS,
    do,
    found,
    known_events,
    position,
    roles,
    step,
    view,
)

from game.engine.deal import shuffle
from game.engine.events import CrystalsPaid, GameEnded, Shared
from game.engine.ruleset import Ruleset
from game.engine.state import State, Step
from game.engine.table import AskSteal
from game.engine.turn import next_round, next_starter

BLUE_DOOR = "@ EW EW+blue EW EW EW EW . ?"
BOTH_DOORS = "@ EW EW+blue EW EW+green EW EW . ?"
PAY = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1}
LAST = "lay EW 7,0"


def dug(who: str, picture: str = CORRIDOR, in_front: dict[int, str] | None = None, by: Ruleset = SABOTEUR2) -> Step:
    """Seat 0 joins the gold."""
    state = position(picture, by=by, seats=len(who.split()), hand="EW", who=who, in_front=in_front)
    return step(state, LAST)


def missed(who: str, picture: str = "@", in_front: dict[int, str] | None = None, by: Ruleset = SABOTEUR2) -> State:
    """A round that is over without gold."""
    seats = len(who.split())
    return position(picture, by=by, seats=seats, hand=IDLE, others=IDLE, deck="", who=who, in_front=in_front)


def few(count: int, role: str, *others: str) -> str:
    """So many seats of one role, and these others."""
    return " ".join([role] * count + list(others))


@pytest.mark.parametrize("winners", range(1, 12))
@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_18_each_winner_gets_by_their_number(by: Ruleset, winners: int) -> None:
    paid = (PAY[winners],) * winners
    assert dug(few(winners, "blue", "saboteur"), by=by).state.paid == (*paid, 0)
    assert missed(few(winners, "saboteur", "green"), by=by).paid == (*paid, 0)


@pytest.mark.parametrize(
    ("diggers", "boss", "profiteer"), [(0, 3, 2), (1, 2, 1), (2, 1, 0), (3, 0, 0), (4, 0, 0), (8, 0, 0)]
)
def test_r10_18_the_boss_gets_one_less_and_the_profiteer_two(diggers: int, boss: int, profiteer: int) -> None:
    state = dug(few(diggers, "green", "boss", "profiteer"), BLUE_DOOR if diggers == 0 else CORRIDOR).state
    assert state.paid == (*(PAY[diggers + 2],) * diggers, boss, profiteer)


@pytest.mark.parametrize(("diggers", "amount"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0), (7, 0)])
def test_r10_18_the_boss_without_a_profiteer(diggers: int, amount: int) -> None:
    assert dug(few(diggers, "blue", "boss", "geologist")).state.paid[diggers] == amount


@pytest.mark.parametrize(("others", "amount"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0), (7, 0)])
def test_r10_18_the_profiteer_without_a_boss(others: int, amount: int) -> None:
    assert dug(few(others, "blue", "profiteer", "geologist")).state.paid[others] == amount
    assert missed(few(others, "saboteur", "profiteer", "blue")).paid[others] == amount


def test_r10_18_boss_and_profiteer_share_alone_when_no_team_passes() -> None:
    assert dug("saboteur boss blue profiteer green", BOTH_DOORS).state.paid == (0, 3, 0, 2, 0)


def test_r10_18_the_boss_gets_nothing_when_the_gold_is_missed() -> None:
    assert missed("boss blue saboteur profiteer").paid == (0, 0, 4, 2)
    assert missed("boss blue green geologist").paid == (0, 0, 0, 0)


def test_r10_18_seats_of_the_team_that_lost_get_nothing() -> None:
    assert dug("blue green green boss saboteur").state.paid == (4, 0, 0, 3, 0)
    assert dug("green blue blue boss saboteur", BLUE_DOOR).state.paid == (0, 3, 3, 2, 0)


@pytest.mark.parametrize("lying", ["trapped", "lamp trapped", "lamp theft trapped"])
def test_r10_18_trapped_seats_get_nothing_and_are_not_counted(lying: str) -> None:
    after = dug("blue blue blue boss saboteur", in_front={1: lying}).state
    assert after.paid == (3, 0, 3, 2, 0)
    assert after.table.outcome is not None
    assert after.table.outcome.winners == (0, 2, 3)
    assert missed("blue saboteur saboteur profiteer", in_front={1: lying, 3: "trapped"}).paid == (0, 0, 5, 0)


def test_r10_18_a_team_of_which_all_are_trapped_has_no_winner() -> None:
    after = dug("saboteur blue blue boss", BLUE_DOOR, in_front={1: "trapped", 2: "trapped"}).state
    assert after.paid == (0, 0, 0, 4)
    assert after.table.outcome is not None
    assert after.table.outcome.parties() == ("boss",)
    lost = missed("blue saboteur", in_front={1: "trapped"})
    assert lost.paid == (0, 0)
    assert lost.table.outcome is not None
    assert (lost.table.outcome.winner, lost.table.outcome.parties()) == ("saboteurs", ())


def test_r10_18_a_trapped_saboteur_leaves_the_profiteer_alone() -> None:
    assert missed("blue saboteur profiteer", in_front={1: "trapped"}).paid == (0, 0, 3)


@pytest.mark.parametrize("lying", ["pick", "pick lamp cart"])
def test_r10_18_broken_tools_cost_a_winner_nothing(lying: str) -> None:
    assert dug("blue blue saboteur", in_front={1: lying}).state.paid == (4, 4, 0)


def test_r10_18_the_shares_are_told_clockwise_from_the_starter() -> None:
    state = position(CORRIDOR, by=SABOTEUR2, seats=5, starter=3, hand="EW", who="boss geologist profiteer blue blue")
    after = step(state, LAST)
    assert found(after, Shared) == [Shared(3, 2, 4, 0), Shared(4, 2, 4, 0), Shared(0, 1, 4, 1), Shared(2, 0, 4, 2)]
    assert known_events(after.state, 1, Shared) == known_events(after.state, None, Shared) == found(after, Shared)


ONE = "@ EW EW EW EW EW EW . ?\n. . NES* . . . . . ."
LOOSE = "@ EW ESW* EW EW EW EW . ?\n. . . . . . . . .\n. S* . ESW* . W* . . ."
CRYSTALS = [(CORRIDOR, 0), (ONE, 1), (LOOSE, 4)]


@pytest.mark.parametrize(("picture", "crystals"), CRYSTALS)
def test_r10_19_a_geologist_gets_one_for_each_crystal_whoever_wins(picture: str, crystals: int) -> None:
    assert dug("blue geologist saboteur", picture).state.paid == (5, crystals, 0)
    assert missed("blue geologist saboteur", picture).paid == (0, crystals, 5)
    assert missed("blue geologist green", picture).paid == (0, crystals, 0)


@pytest.mark.parametrize(("picture", "crystals"), CRYSTALS)
def test_r10_19_two_geologists_share_rounding_down(picture: str, crystals: int) -> None:
    after = dug("geologist boss geologist", picture)
    assert after.state.paid == (crystals // 2, 4, crystals // 2)
    assert found(after, CrystalsPaid) == [CrystalsPaid(seat, crystals // 2, crystals, 2) for seat in (0, 2)]


def test_r10_19_three_crystals_leave_one_over() -> None:
    picture = f"{CORRIDOR}\n. NE* . NS* . EW* . . ."
    assert missed("geologist geologist saboteur", picture).paid == (1, 1, 5)


def test_r10_19_a_trapped_geologist_gets_nothing_and_does_not_share() -> None:
    after = dug("boss geologist geologist", LOOSE, in_front={2: "trapped"})
    assert after.state.paid == (4, 4, 0)
    assert found(after, CrystalsPaid) == [CrystalsPaid(1, 4, 4, 1)]
    alone = dug("boss geologist geologist", LOOSE, in_front={1: "trapped", 2: "trapped"})
    assert (alone.state.paid, found(alone, CrystalsPaid)) == ((4, 0, 0), [])


def test_r10_19_the_geologist_who_reached_the_gold_gets_crystals_alone() -> None:
    assert dug("geologist blue green", ONE).state.paid == (1, 4, 4)


def test_r10_19_the_crystal_on_the_last_card_counts() -> None:
    state = position(ONE, by=SABOTEUR2, hand="ESW*", who="geologist blue saboteur")
    assert do(state, "lay ESW* 7,0").paid == (2, 5, 0)


def test_r10_19_crystals_that_are_not_in_the_maze_do_not_count() -> None:
    state = position(LOOSE, by=SABOTEUR2, hand="rockfall NES*", others="EW S*", deck="", who="blue geologist saboteur")
    assert do(state, "rockfall 5,2", LAST).paid == (5, 3, 0)


def test_r10_19_a_hat_changed_into_a_geologist_is_one() -> None:
    state = position(ONE, by=SABOTEUR2, hand="swap-hats", others="EW", who="blue geologist boss", spare="geologist")
    assert do(state, "swap-hats 0", LAST).paid == (0, 0, 4)
    state = position(ONE, by=SABOTEUR2, hand="swap-hats", others="EW", who="blue geologist boss", spare="green")
    assert do(state, "swap-hats 1", LAST).paid == (0, 4, 3)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_21_the_example_of_the_rulebook(by: Ruleset) -> None:
    who = "boss blue green green profiteer saboteur saboteur"
    after = dug(who, BLUE_DOOR, in_front={5: "theft trapped", 6: "theft"}, by=by).state
    assert after.paid == (2, 3, 0, 0, 1, 0, 0)
    assert (after.table.to_play, after.table.question) == (6, AskSteal((0, 1, 4)))
    for victim in (0, 1, 4):
        paid = list(after.paid)
        paid[victim] -= 1
        paid[6] = 1
        done = do(after, f"steal {victim}")
        assert (done.paid, done.table.to_play) == (tuple(paid), None)


def test_r10_3_gold_adds_up_over_three_rounds_and_is_shown_at_the_end() -> None:
    state = dug("blue boss saboteur").state
    sums = [[view(state, seat).won for seat in range(3)]]
    for number, who in enumerate(("blue profiteer saboteur", "saboteur saboteur boss"), 2):
        assert (state.table.to_play, state.table.gold) == (None, None)
        deal = shuffle(3, random.Random(number), rules=SABOTEUR2, starter=next_starter(state.table), nuggets=())
        over = msgspec.structs.replace(deal, roles=roles(who), hands=((),) * 3, deck=())
        state = next_round(state, over).state
        sums.append([view(state, seat).won for seat in range(3)])
    assert sums == [[4, 3, 0], [4, 5, 4], [8, 9, 4]]
    assert state.table.gold == (8, 9, 4)
    assert found(state, GameEnded) == [GameEnded((8, 9, 4))]


def test_r7_7_gold_won_in_earlier_rounds_is_not_told_to_others() -> None:
    rich, poor = (do(position(CORRIDOR, by=SABOTEUR2, hand="EW", gold=(won, 0, 2)), LAST) for won in (9, 0))
    assert [view(rich, seat).won for seat in range(3)] == [13, 4, 2]
    assert view(rich, 0) != view(poor, 0)
    assert [view(rich, seat) for seat in (1, 2)] == [view(poor, seat) for seat in (1, 2)]
