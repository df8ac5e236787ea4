"""Beliefs over the roles of Saboteur 2: what acts say, what is seen, and what a changed hat does to both."""

from __future__ import annotations

from typing import Any

import pytest
from engine.positions import SABOTEUR2, Setting, do, position

from ai.beliefs.reading import read
from ai.beliefs.role_deals import ROLE_ORDER
from ai.beliefs.tracker import FULL_ATTENTION, Attention
from ai.decision import Beliefs
from game.engine.cards import Role
from game.engine.observe import log_of, observe
from game.engine.state import State

WHO = "blue green saboteur geologist"
SPARE = "blue green boss"


def four(picture: str = "@", **setting: Any) -> State:
    usual = Setting(seats=4, who=WHO, spare=SPARE, goals="NE gold NW")
    return position(picture, by=SABOTEUR2, **{**usual, **setting})


def believed(state: State, seat: int, attention: Attention = FULL_ATTENTION) -> tuple[Beliefs, Beliefs]:
    reading = read(observe(state, seat), log_of(state, seat), attention)
    assert len(reading.evidence) == state.logged
    return reading.before, reading.after


def chance(state: State, seat: int, of: int, role: Role) -> float:
    """How likely `seat` thinks that `of` has that role."""
    return believed(state, seat)[1].roles[of][ROLE_ORDER.index(role)]


def seen(state: State, seat: int, of: int, role: Role) -> float:
    """The same for a seat that draws no conclusions from what others do."""
    return believed(state, seat, Attention(power=0))[1].roles[of][ROLE_ORDER.index(role)]


def test_its_own_role_is_certain_and_the_others_share_the_cards_left() -> None:
    before, after = believed(four(), 0)
    assert after.roles[0] == (1, 0, 0, 0, 0, 0)
    assert before.roles[1] == pytest.approx([count / 14 for count in (3, 4, 1, 1, 2, 3)])
    assert after.roles[1] == pytest.approx(before.roles[1])


def test_an_inspection_is_certain_until_that_hat_changes() -> None:
    """R10.13."""
    state = do(four(hand="inspection", hands={1: "swap-hats"}), "inspection 2")
    assert seen(state, 0, 2, Role.SABOTEUR) == 1
    assert seen(state, 1, 2, Role.SABOTEUR) == pytest.approx(3 / 14)
    changed = do(state, "swap-hats 2")
    # of the 13 cards that are neither its own one nor the one put aside, two are saboteurs
    assert seen(changed, 0, 2, Role.SABOTEUR) == pytest.approx(2 / 13)
    assert seen(changed, 2, 2, Role.BLUE) == 1
    # who put its own hat aside remembers it
    assert seen(changed, 2, 0, Role.SABOTEUR) == pytest.approx(2 / 13)
    assert seen(changed, 2, 0, Role.BLUE) == pytest.approx(3 / 13)


def test_what_a_seat_did_does_not_stick_to_its_new_hat() -> None:
    state = do(four("@ EW EW EW EW EW", hand="EW", hands={1: "swap-hats", 2: "rockfall"}), "lay EW 6,0")
    state = do(state, "pass swap-hats", "rockfall 6,0")
    suspected = chance(state, 0, 2, Role.SABOTEUR)
    assert suspected > 3 / 14
    fresh = do(four("@ EW EW EW EW EW", hand="EW", hands={2: "rockfall", 3: "swap-hats"}), "lay EW 6,0", "pass NS")
    fresh = do(fresh, "rockfall 6,0", "swap-hats 2")
    assert chance(fresh, 0, 2, Role.SABOTEUR) < 3 / 14


def test_a_dead_end_before_the_gold_speaks_against_a_seat() -> None:
    state = do(four("@ EW EW EW EW EW", hands={0: "NESW", 1: "N.E.S.W"}), "pass NESW", "lay N.E.S.W 6,0")
    before, after = believed(state, 0)
    assert after.saboteur[1] > before.saboteur[1]
    assert after.saboteur[2] < before.saboteur[2] + 0.01


@pytest.mark.parametrize(("door", "team"), [("EW+blue", Role.BLUE), ("EW+green", Role.GREEN)])
def test_a_door_on_the_way_speaks_for_its_own_team(door: str, team: Role) -> None:
    state = do(four("@ EW EW", hands={0: "NESW", 1: door}), "pass NESW", f"lay {door} 3,0")
    other = Role.GREEN if team is Role.BLUE else Role.BLUE
    assert chance(state, 3, 1, team) > chance(state, 3, 1, other)


def test_a_crystal_speaks_for_a_geologist() -> None:
    plain = do(four("@ EW EW", hands={0: "NESW", 1: "NESW"}), "pass NESW", "lay NESW 3,0")
    crystal = do(four("@ EW EW", hands={0: "NESW", 1: "NESW*"}), "pass NESW", "lay NESW* 3,0")
    assert chance(crystal, 3, 1, Role.GEOLOGIST) > chance(plain, 3, 1, Role.GEOLOGIST)


def test_at_the_end_all_roles_are_known() -> None:
    """R7.8, R10.20: a thief chooses with open roles before it."""
    state = do(four("@ EW EW EW EW EW EW . ?", hand="EW", in_front={2: "theft"}), "lay EW 7,0")
    assert state.table.to_play == 2
    assert [max(zip(row, ROLE_ORDER, strict=True))[1] for row in believed(state, 2)[1].roles] == WHO.split()
    assert all(max(row) == 1 for row in believed(state, 2)[1].roles)


def test_a_position_with_other_role_cards_than_the_box_is_weighed_all_the_same() -> None:
    state = four(who="boss boss boss blue", hand="inspection", hands={1: "NESW"})
    state = do(state, "inspection 1")
    assert chance(state, 0, 1, Role.BOSS) == 1
    assert sum(believed(state, 0)[1].roles[2]) == pytest.approx(1)
