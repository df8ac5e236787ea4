"""R11.4 and R11.5: what becomes of the bonus nugget, and of its owner, when the round ends."""

from __future__ import annotations

import random
from typing import Any

import pytest
from engine.positions import (
    ALL_EDITIONS,
    IDLE,
    Setting,
    clause,
    do,
    found,
    known_events,
    open_to,
    position,
    rules,
    view,
)

from game.engine.cards import Role
from game.engine.deal import shuffle
from game.engine.events import BonusReturned, CrystalsPaid, NuggetsDrawn, Paid, RoundEnded, Shared
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State
from game.engine.table import AskKeep, AskSteal
from game.engine.turn import next_round, next_starter

BASE = rules(bonus_nuggets=True)
TWO = rules(bonus_nuggets=True, saboteur2=True)
BASES = [rules(edition, bonus_nuggets=True) for edition in ALL_EDITIONS]
TWOS = [rules(edition, bonus_nuggets=True, saboteur2=True) for edition in ALL_EDITIONS]
SHAFT = "@ EW EW EW EW EW ESW* . ?"
"""NS at 6,1 joins the bonus nugget at 6,2, and EW at 7,0 the gold."""
TAKE, LAST = "lay NS 6,1", "lay EW 7,0"
PILE = (1, 2, 3, 1, 1, 2, 1, 1, 1, 1)


def took(by: Ruleset, who: str, retire: bool = False, value: int = 2, **setting: Any) -> State:
    """Seat 0 took the bonus nugget and stayed or retired; all others can lay the last card."""
    many = len(who.split()) if " " in who else len(who)
    usual = Setting(hand="NS EW EW EW", others="EW EW", deck="", seats=many, who=who)
    setting = {**usual, **setting}
    setting["nuggets"] = () if by.saboteur2 else setting.get("nuggets", PILE)
    state = position(SHAFT, by=by, **setting)
    return do(state, f"bonus {value} 6,2", TAKE, "retire" if retire else "stay")


def missed(by: Ruleset, who: str, retire: bool = False, **setting: Any) -> State:
    """The same, and then the round ends without gold; thieves are not asked yet."""
    state = took(by, who, retire, **({"hand": f"NS {IDLE}", "others": IDLE} | setting))
    while state.table.outcome is None:
        state = do(state, "stay" if open_to(state) == ["retire", "stay"] else open_to(state, "pass")[0])
    assert state.table.outcome.winner == "saboteurs"
    return state


def dug(by: Ruleset, who: str, retire: bool = False, **setting: Any) -> State:
    """The same, and then the next seat joins the gold; thieves are not asked yet."""
    state = do(took(by, who, retire, **setting), LAST)
    while isinstance(state.table.question, AskKeep):
        state = do(state, open_to(state)[-1])
    return state


def paid_without(state: State, amount: int) -> tuple[int, ...]:
    """What each seat gained, the bonus of seat 0 left out."""
    return state.paid[0] - amount, *state.paid[1:]


@pytest.mark.parametrize("by", BASES)
def test_r11_5_base_a_gold_digger_keeps_it_when_the_gold_is_joined(by: Ruleset) -> None:
    state = dug(by, "ddds")
    assert not found(state, BonusReturned)
    assert state.table.outcome is not None
    assert state.table.outcome.winners == (0, 1, 2)
    # the bonus took 1 and 2, so that the picking began with what lay below
    drawn = 4 if by.gold_by == "players" else 3
    assert found(state, NuggetsDrawn)[0].count == drawn
    assert sum(state.paid) - 3 == sum(PILE[2 : 2 + drawn])
    assert state.paid[0] > 3


@pytest.mark.parametrize("by", BASES)
def test_r11_5_base_a_saboteur_gives_it_back_when_the_gold_is_joined(by: Ruleset) -> None:
    state = dug(by, "sddd")
    assert found(state, BonusReturned) == [BonusReturned(0, 3)]
    assert (state.paid[0], state.table.took[0], view(state, 0).won) == (0, 0, 0)
    assert state.nuggets[-2:] == (1, 2)
    assert sum(state.nuggets) + sum(state.paid) == sum(PILE)
    assert state.table.nuggets == len(state.nuggets)


@pytest.mark.parametrize("by", BASES)
def test_r11_5_base_a_gold_digger_gives_it_back_when_the_gold_is_missed(by: Ruleset) -> None:
    state = missed(by, "ddds")
    assert found(state, BonusReturned) == [BonusReturned(0, 3)]
    assert (state.paid[:3], state.paid[3]) == ((0, 0, 0), 4)
    assert state.nuggets[-2:] == (1, 2)


@pytest.mark.parametrize("by", BASES)
def test_r11_5_base_a_saboteur_keeps_it_when_the_gold_is_missed(by: Ruleset) -> None:
    state = missed(by, "sdds")
    assert not found(state, BonusReturned)
    assert state.paid == (3 + 3, 0, 0, 3)
    assert state.table.outcome is not None
    assert state.table.outcome.winners == (0, 3)


def test_r11_5_base_a_broken_tool_that_costs_the_share_does_not_cost_the_bonus() -> None:
    by = rules("g3", bonus_nuggets=True, broken_tools_cost_gold=True)
    state = took(by, "ddds", hands={1: f"break:lamp {LAST.split()[1]}"})
    state = do(state, "break lamp 0", LAST)
    while state.table.to_play is not None:
        state = do(state, open_to(state)[0])
    assert not found(state, BonusReturned)
    assert (state.paid[0], state.table.took[0]) == (3, 2)


def test_r11_5_nugget_cards_go_back_under_the_pile_after_the_payments_in_their_order() -> None:
    state = missed(BASE, "ddds", value=3, nuggets=(3, 1, 2, 1, 1))
    # the saboteur is paid from what was left: 2 of 4
    assert state.paid == (0, 0, 0, 2)
    assert state.nuggets == (3, 1, 2)
    assert state.table.nuggets == 3
    order = [type(event) for event in state.events[-3:]]
    assert order == [RoundEnded, Paid, BonusReturned]


def test_r11_5_it_goes_back_after_the_picking() -> None:
    state = do(took(rules("g3", bonus_nuggets=True), "sddd", nuggets=(3, 3, 1, 2, 1, 1)), LAST)
    assert isinstance(state.table.question, AskKeep)
    assert not found(state, BonusReturned)
    assert view(state, 0).won == 6
    picked = do(state, "keep 2")
    assert found(picked, BonusReturned) == [BonusReturned(0, 6)]
    assert picked.nuggets == (3, 3)


@pytest.mark.parametrize("by", TWOS)
@pytest.mark.parametrize("who", ["blue blue boss saboteur", "boss blue green green", "profiteer blue green green"])
def test_r11_5_expansion_a_winner_keeps_it(by: Ruleset, who: str) -> None:
    state = dug(by, who)
    assert not found(state, BonusReturned)
    shares = {event.seat: event.amount for event in found(state, Shared)}
    assert paid_without(state, 2) == tuple(shares.get(seat, 0) for seat in range(4))


@pytest.mark.parametrize("by", TWOS)
@pytest.mark.parametrize("who", ["green blue boss saboteur", "boss blue green profiteer"])
def test_r11_5_expansion_who_lost_gives_it_back(by: Ruleset, who: str) -> None:
    state = missed(by, who)
    assert found(state, BonusReturned) == [BonusReturned(0, 2)]
    assert (state.paid[0], view(state, 0).won, state.nuggets) == (0, 0, ())


@pytest.mark.parametrize("who", ["green blue boss saboteur", "saboteur blue green green"])
def test_r11_5_expansion_who_lost_though_the_gold_was_joined_gives_it_back(who: str) -> None:
    state = dug(TWO, who)
    assert found(state, BonusReturned) == [BonusReturned(0, 2)]
    assert state.paid[0] == 0


def test_r11_5_expansion_a_winner_with_a_share_of_0_keeps_it() -> None:
    state = dug(TWO, "profiteer blue blue boss")
    assert [event for event in found(state, Shared) if event.seat == 0] == [Shared(0, 0, 4, 2)]
    assert (state.paid[0], found(state, BonusReturned)) == (2, [])


@pytest.mark.parametrize("gold", [True, False])
def test_r11_5_expansion_a_geologist_never_keeps_it(gold: bool) -> None:
    state = (dug if gold else missed)(TWO, "geologist blue saboteur")
    assert found(state, CrystalsPaid) == [CrystalsPaid(0, 1, 1, 1)]
    assert found(state, BonusReturned) == [BonusReturned(0, 2)]
    assert state.paid[0] == 1


def test_r11_5_expansion_a_trapped_seat_does_not_keep_it() -> None:
    state = took(TWO, "blue blue saboteur", hands={1: "trapped"})
    state = do(state, "trapped 0", LAST)
    assert found(state, BonusReturned) == [BonusReturned(0, 2)]
    assert state.paid == (0, 5, 0)


def test_r11_5_the_role_at_the_end_decides() -> None:
    state = took(TWO, "saboteur boss blue", hands={1: "swap-hats"}, spare="blue")
    assert found(do(state, "swap-hats 0", LAST), BonusReturned) == []
    state = took(TWO, "blue boss blue", hands={1: "swap-hats"}, spare="saboteur")
    assert found(do(state, "swap-hats 0", LAST), BonusReturned) == [BonusReturned(0, 2)]


def test_r11_5_it_goes_back_before_thefts() -> None:
    state = dug(TWO, "green blue saboteur", in_front={2: "theft"})
    assert [type(event) for event in state.events[-3:]] == [RoundEnded, Shared, BonusReturned]
    assert state.table.question == AskSteal((1,))
    kept = dug(TWO, "blue blue saboteur", in_front={2: "theft"})
    assert kept.table.question == AskSteal((0, 1))


@pytest.mark.parametrize("by", [BASE, TWO])
def test_r11_5_everybody_sees_it_go_back(by: Ruleset) -> None:
    state = missed(by, "ddds" if by is BASE else "bbbs")
    assert [known_events(state, seat, BonusReturned) for seat in (None, 0, 3)] == [found(state, BonusReturned)] * 3


@pytest.mark.parametrize("by", [BASE, TWO])
def test_r11_5_a_bonus_that_nobody_reached_costs_and_gives_nothing(by: Ruleset) -> None:
    who = "ddds" if by is BASE else "bbbs"
    state = position(SHAFT, by=by, seats=4, who=who, hand="EW", nuggets=() if by is TWO else (1,) * 9)
    state = do(state, "bonus 3 6,2", LAST)
    assert not found(state, BonusReturned)
    assert sum(state.paid) == (9 if by is TWO else 3)


@pytest.mark.parametrize("by", [*BASES, *TWOS])
def test_r11_4_who_retired_keeps_it_whoever_wins(by: Ruleset) -> None:
    loser, winner = ("sddd", "ddds") if not by.saboteur2 else ("sbbb", "bbbs")
    amount = 2 if by.saboteur2 else 3
    for state in (dug(by, loser, True), dug(by, winner, True), missed(by, loser, True), missed(by, winner, True)):
        assert not found(state, BonusReturned)
        # and gets no other share
        assert (state.paid[0], view(state, 0).won) == (amount, amount)
        assert state.table.outcome is not None
        assert 0 not in state.table.outcome.winners


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r11_4_it_is_no_gold_digger_but_a_player_in_r7_2(edition: Edition) -> None:
    by = rules(edition, bonus_nuggets=True)
    drawn = found(dug(by, "ddds", True), NuggetsDrawn)
    assert [event.count for event in drawn] == [4 if by.gold_by == "players" else 2]


def test_r11_4_the_picking_passes_it_over() -> None:
    state = do(took(rules("g3", bonus_nuggets=True), "dsdd", True, nuggets=(1, 1, 3, 2, 1, 2, 1)), LAST)
    # a saboteur finished: the first pick is the first gold-digger on his right who takes part
    picks = []
    while state.table.to_play is not None:
        picks.append(state.table.to_play)
        state = do(state, open_to(state)[-1])
    assert picks == [3, 2, 3]
    assert state.paid == (2, 0, 3, 5)


def test_r11_4_alone_among_gold_diggers_it_leaves_the_nuggets_to_nobody() -> None:
    state = dug(rules("g3", bonus_nuggets=True), "dsss", True)
    assert not found(state, NuggetsDrawn)
    assert state.paid == (3, 0, 0, 0)


@pytest.mark.parametrize(("who", "pay"), [("ssdd", 4), ("sssd", 3)])
def test_r11_4_it_is_no_saboteur(who: str, pay: int) -> None:
    state = missed(BASE, who, True)
    assert state.paid == (3, *(pay if role == "s" else 0 for role in who[1:]))
    assert {event.seat for event in found(state, Paid)} == {seat for seat in (1, 2, 3) if who[seat] == "s"}


def test_r11_4_it_does_not_count_among_the_winners() -> None:
    assert dug(TWO, "blue blue blue saboteur", True).paid == (2, 4, 4, 0)
    assert missed(TWO, "saboteur saboteur blue", True).paid == (2, 5, 0)
    alone = missed(TWO, "saboteur blue profiteer", True)
    assert alone.paid == (2, 0, 3)
    assert alone.table.outcome is not None
    assert alone.table.outcome.parties() == ("profiteer",)


def test_r11_4_it_does_not_share_crystals() -> None:
    assert dug(TWO, "geologist boss geologist", True).paid == (2, 4, 1)
    assert missed(TWO, "geologist boss saboteur", True).paid == (2, 0, 5)


def test_r11_4_nobody_can_steal_from_it_and_its_theft_is_void() -> None:
    state = dug(TWO, "blue blue saboteur", True, in_front={0: "theft", 2: "theft"})
    assert (state.table.to_play, state.table.question) == (2, AskSteal((1,)))
    assert clause(state, "steal 0") == "R10.20"
    assert do(state, "steal 1").table.to_play is None
    poor = missed(TWO, "saboteur blue geologist", True, in_front={1: "theft"})
    assert poor.table.question == AskSteal((2,))


def test_r11_4_the_last_theft_is_another_when_its_owner_has_retired() -> None:
    state = position(
        SHAFT, by=TWO, seats=4, hand="theft NS", others="EW EW EW", in_front={1: "theft", 3: "theft"}, deck=""
    )
    state = do(state, "bonus 2 6,2", "theft", *["pass EW"] * 3, TAKE, "retire", LAST)
    assert state.table.thefts == (1, 3, 0)
    assert state.table.to_play == 3


def test_r11_4_all_roles_are_shown_when_the_round_ends() -> None:
    state = dug(TWO, "boss blue saboteur", True)
    assert state.table.outcome is not None
    assert state.table.outcome.roles == (Role.BOSS, Role.BLUE, Role.SABOTEUR)


def test_r11_4_in_the_next_round_it_plays_again() -> None:
    state = dug(TWO, "blue blue saboteur", True)
    deal = shuffle(3, random.Random(4), rules=TWO, starter=next_starter(state.table), nuggets=())
    second = do(next_round(state, deal).state, "bonus 1 3,0")
    assert (second.table.retired, second.table.active, second.table.bonus_left) == (None, (0, 1, 2), (3,))
    assert view(second, 0).won == 2
    assert len(view(second, 0).hand) == 6
