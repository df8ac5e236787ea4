"""The mind `sharp` with Saboteur 2: every role plays for what it wants, every card is put to its use."""

from __future__ import annotations

import random
from collections.abc import Set
from typing import Any

import pytest
from deciding import chosen, decide, whole_round
from engine.positions import CORRIDOR, SABOTEUR2, do, position, rules, view

from ai.arena.play.twins import twin
from ai.beliefs.role_deals import ROLE_ORDER
from game.engine.cards import Action, Marker, Role
from game.engine.commands import Break, Command, DiscardTwo, Map, SeatAction
from game.engine.observe import observe
from game.engine.state import State
from game.engine.turn import apply
from game.engine.views import View

BOTH = rules(saboteur2=True, bonus_nuggets=True)
HALF_WAY = "@ EW EW EW . . . . ?"
DEAD_ENDS = " ".join(["S#"] * 6)
ALL_ROLES = "blue green boss profiteer geologist saboteur"


def six(role: str, hand: str, picture: str = HALF_WAY, **setting: Any) -> State:
    """Six seats, each with another role, the first with this one; seat 0 is to play."""
    others = [name for name in ALL_ROLES.split() if name != role]
    setting = {"others": "NS EW map", "spare": "green saboteur blue"} | setting
    return position(picture, by=SABOTEUR2, seats=6, hand=hand, who=" ".join([role, *others]), **setting)


def plays(role: str, hand: str, picture: str = HALF_WAY, **setting: Any) -> Set[str]:
    """The kinds of command that a seat of this role decides on: their first words."""
    return {text.split()[0] for text in chosen(six(role, hand, picture, **setting))}


@pytest.mark.parametrize("role", ["blue", "green"])
@pytest.mark.parametrize("picture", [HALF_WAY, CORRIDOR])
def test_a_team_lays_its_own_door_and_not_the_other_one(role: str, picture: str) -> None:
    cell = "4,0" if picture == HALF_WAY else "7,0"
    assert chosen(six(role, "EW+blue EW+green", picture)) == {f"lay EW+{role} {cell}"}


def test_the_boss_takes_either_door() -> None:
    assert chosen(six("boss", "EW+blue EW+green E.W"), 20) == {"lay EW+blue 4,0", "lay EW+green 4,0"}


@pytest.mark.parametrize(("way", "finishes"), [("EW", False), ("EW+blue", True)])
def test_the_boss_reaches_the_gold_for_one_team_and_not_for_both(way: str, finishes: bool) -> None:
    state = six("boss", "map EW NS", f"@ {way} EW EW EW EW EW . ?", deck=DEAD_ENDS + " EW" * 40)
    state = do(state, "map 2", *["map 1"] * 5)
    assert chosen(state).isdisjoint({"lay EW 7,0"}) is not finishes


def test_a_geologist_brings_crystals_into_the_maze_and_does_not_end_the_round() -> None:
    state = six("geologist", "map EW NESW*", CORRIDOR, goals="NE gold NW", deck=DEAD_ENDS)
    state = do(state, "map 2", *["map 1"] * 5)
    assert all(text.startswith("lay NESW* ") and not text.endswith(" 7,0") for text in chosen(state))


def test_a_geologist_digs_with_the_others_while_the_gold_is_far() -> None:
    assert chosen(six("geologist", "EW NS")) == {"lay EW 4,0"}


@pytest.mark.parametrize("role", ["blue", "boss", "profiteer", "geologist", "saboteur"])
def test_a_thief_does_not_keep_its_theft_when_the_round_may_end_before_its_next_turn(role: str) -> None:
    near = "@ EW EW EW EW EW . . ?"
    assert plays(role, "theft EW NESW break:pick", near, deck=" ".join(["EW"] * 30)) == {"theft"}


def test_a_geologist_lets_no_rock_fall_on_crystals() -> None:
    picture = "@ EW N.EW.S NESW* . . . . ?"
    assert chosen(six("geologist", "rockfall", picture)).isdisjoint({"rockfall 3,0"})


def test_a_saboteur_closes_the_tunnel_when_the_gold_is_near() -> None:
    assert chosen(six("saboteur", "E.W EW map", CORRIDOR)) == {"lay E.W 7,0"}


@pytest.mark.parametrize("role", ["profiteer", "blue", "geologist"])
def test_a_thief_steals_unless_it_is_trapped(role: str) -> None:
    assert plays(role, "theft NE") == {"theft"}
    assert "theft" not in plays(role, "theft NE EW", in_front={0: "trapped"})


def test_a_trapped_seat_frees_itself_with_two_cards_if_need_be() -> None:
    assert plays("blue", "free EW map", in_front={0: "trapped"}) == {"free"}
    assert plays("blue", "NS.E EW NE", in_front={0: "trapped"}) == {"discard"}


def test_a_saboteur_spends_two_cards_on_a_trap_and_none_on_a_broken_tool() -> None:
    hand = "E.W N.S S#"
    assert plays("saboteur", hand, in_front={0: "trapped"}) == {"discard"}
    assert "discard" not in plays("saboteur", hand, in_front={0: "pick"})


def test_what_hinders_least_costs_the_poorest_cards() -> None:
    state = six("blue", "NS.E W# NESW theft", in_front={0: "trapped theft"})
    assert chosen(state) == {"discard NS.E W# to remove trapped"}


def test_a_seat_seen_as_a_saboteur_is_held() -> None:
    for hand, expected in (("inspection trapped S#", "trapped 5"), ("inspection break:pick S#", "break pick 5")):
        state = do(six("blue", hand, CORRIDOR, deck=DEAD_ENDS), "inspection 5", *["map 1"] * 5)
        assert chosen(state) == {expected}


@pytest.mark.parametrize(("seat", "freed"), [(1, True), (5, False)])
def test_a_mate_is_freed_and_a_foe_is_not(seat: int, freed: bool) -> None:
    state = six("blue", "inspection free S#", HALF_WAY, others="map", in_front={seat: "trapped"}, deck=DEAD_ENDS)
    state = do(state, f"inspection {seat}", *["map 1"] * 5)
    assert (f"free {seat}" in chosen(state)) is freed


def test_a_bad_lot_of_cards_is_given_up_at_once() -> None:
    assert any(len(text.split()) == 4 for text in chosen(six("blue", "N.S N.E.S.W E.W W#"), 20))


def test_a_poor_hand_is_swapped_for_a_full_one() -> None:
    assert plays("blue", "swap-hands N.S", others="NS EW map NE ES NESW") == {"swap-hands"}


def test_a_digger_gives_no_good_hand_away() -> None:
    assert plays("blue", "swap-hands NESW EW map", others="NS EW map") == {"lay"}


def test_a_role_that_will_not_win_is_changed() -> None:
    hopeless, open_still = (
        [str(decide(six("saboteur", "swap-hats N.S", CORRIDOR, deck=deck), seed).command) for seed in range(20)]
        for deck in (" ".join(["EW"] * 60), "EW")
    )
    assert hopeless.count("swap-hats 0") > 15
    assert open_still.count("swap-hats 0") == 0


def certain(seen: View) -> tuple[float, ...]:
    """The chances of each role for one who knows the role of a seat."""
    return tuple(float(role is seen.role) for role in ROLE_ORDER)


def test_its_own_role_and_an_inspected_one_are_certain_until_the_hat_changes() -> None:
    state = six("blue", "inspection NS", hands={1: "swap-hats", 2: "NS", 3: "NS", 4: "NS", 5: "NS"})
    state = do(state, "inspection 5", "swap-hats 4", *["pass NS"] * 4)
    known = decide(state).reasons
    assert known is not None
    assert known.after.roles[0] == certain(view(state))
    assert known.after.roles[5] == certain(view(state, 5))
    state = do(six("blue", "inspection NS", hands={1: "swap-hats"}), "inspection 5", "swap-hats 5", *["map 1"] * 4)
    stale = decide(state).reasons
    assert stale is not None
    # the saboteur card seen lies aside and cannot be drawn again
    assert (
        0
        < stale.after.roles[5][ROLE_ORDER.index(Role.SABOTEUR)]
        < known.before.roles[5][ROLE_ORDER.index(Role.SABOTEUR)]
    )


def after_laying(card: str) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What the boss thinks of the roles of seat 1, before anything has happened and after it has laid a card."""
    state = do(six("boss", "NE", hands={1: f"{card} NS map"}), "pass NE", f"lay {card} 4,0", *["map 1"] * 4)
    reasons = decide(state).reasons
    assert reasons is not None
    return reasons.before.roles[1], reasons.after.roles[1]


@pytest.mark.parametrize(("card", "team", "other"), [("EW+green", "green", "blue"), ("EW+blue", "blue", "green")])
def test_a_door_speaks_for_its_team_and_against_the_other(card: str, team: str, other: str) -> None:
    own, rival = ROLE_ORDER.index(Role(team)), ROLE_ORDER.index(Role(other))
    before, after = after_laying(card)
    _, plain = after_laying("EW")
    assert after[own] > before[own] + 0.1
    assert after[rival] < plain[rival] - 0.05


def test_a_dead_end_speaks_for_saboteurs() -> None:
    state = six("boss", "NS NE", hands={1: "NS E.W map", **dict.fromkeys(range(2, 6), "NS map map")})
    state = do(state, "pass NS", "pass NS", *["map 1"] * 4, "pass NE", "lay E.W 4,0", *["map 1"] * 4)
    reasons = decide(state).reasons
    assert reasons is not None
    saboteur = ROLE_ORDER.index(Role.SABOTEUR)
    assert reasons.after.roles[1][saboteur] > reasons.before.roles[1][saboteur] + 0.1


def test_in_the_first_lap_a_dead_end_counts_less_and_speaks_for_saboteurs_beside_either_team() -> None:
    blue, green, saboteur = (ROLE_ORDER.index(role) for role in (Role.BLUE, Role.GREEN, Role.SABOTEUR))
    before, after = after_laying("E.W")
    assert after[saboteur] > before[saboteur] + 0.05
    for team in (blue, green):
        assert after[saboteur] / after[team] > 3 * before[saboteur] / before[team]


def never(state: State, command: Command) -> str | None:
    """What a mind never does, if a command is one of these."""
    seat = state.table.to_play
    assert seat is not None
    seen = observe(state, seat)
    match command:
        case Break(_, target) | SeatAction(Action.TRAPPED | Action.HANDS_OFF, target) if target == seat:
            return f"{command} by that seat"
        case Map(goal) if seen.goals[goal - 1] is not None:
            return f"{command} of a known goal"
        case SeatAction(Action.INSPECTION, target) if seen.roles[target] is not None:
            return f"{command} of a known role"
        case DiscardTwo(_, Marker.THEFT):
            return f"{command}, its own"
        case _:
            return None


@pytest.mark.parametrize("seats", [2, 3, 5, 8, 12])
def test_whole_rounds(seats: int) -> None:
    rng = random.Random(seats)
    for number, (state, decision) in enumerate(whole_round(seats, 7, BOTH)):
        assert never(state, decision.command) is None
        assert number < 3 * len(state.cards)
        seat = state.table.to_play
        if seat is not None and number % 5 == seats % 5:
            assert decide(twin(state, seat, rng), (7, state.logged)) == decision


@pytest.mark.parametrize("seats", [2, 5, 8, 12])
def test_gold_is_joined_in_some_rounds_and_not_in_others(seats: int) -> None:
    joined = set()
    for seed in range(40):
        *_, (state, decision) = whole_round(seats, seed, BOTH)
        outcome = apply(state, decision.command).state.table.outcome
        assert outcome is not None
        joined.add(outcome.winner)
        if len(joined) == 2:
            return
    raise AssertionError(f"only the {joined} win")
