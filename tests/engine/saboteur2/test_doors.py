"""R10.8, R10.15 to R10.17: who wins, by doors, routes and the finisher."""

from __future__ import annotations

import pytest
from engine.positions import CORRIDOR, IDLE, SABOTEUR2, SABOTEUR2_EDITIONS, do, found, position, rules, step

from game.engine.cards import Role
from game.engine.events import RoundEnded
from game.engine.ruleset import Ruleset
from game.engine.table import Cause, Outcome

OTHERS = "blue green boss profiteer geologist saboteur saboteur"
ROLES = ("blue", "green", "boss", "profiteer", "geologist", "saboteur")
NO_TEAM = ROLES[2:]


def one_way(door: str, second: str = "") -> str:
    """A corridor with a card missing at 7,0 and up to two doors on it."""
    return f"@ EW EW{door} EW EW EW{second} EW . ?"


def two_ways(above: str, below: str, above_too: str = "", below_too: str = "") -> str:
    """Two ways from 1,0 to 7,0, where a card is missing, with up to two doors on each."""
    return f"""
    .  ES  EW EW{above} EW EW{above_too} EW  SW .
    @  NEW EW EW{below} EW EW{below_too} EW  .  ?
    """


def ended(picture: str, finisher: str, lay: str, by: Ruleset = SABOTEUR2) -> Outcome:
    """How a round ends when a seat of that role lays the card that reaches the gold, all roles being at the table."""
    state = position(picture, by=by, seats=8, hand=lay.split()[1], who=f"{finisher} {OTHERS}")
    outcome = do(state, lay).table.outcome
    assert outcome is not None
    assert outcome.cause is Cause.GOLD
    assert (outcome.winner, outcome.finisher) == ("diggers", 0)
    return outcome


def teams(outcome: Outcome) -> set[str]:
    """The teams that win; boss and profiteer always do, geologists and saboteurs never."""
    parties = set(outcome.parties())
    assert list(outcome.parties()) == sorted(parties)
    assert parties - {"blue", "green"} == {"boss", "profiteer"}
    assert set(outcome.winners) == {seat for seat, role in enumerate(outcome.roles) if str(role) in parties}
    return parties & {"blue", "green"}


PASSES = [
    ("no door", one_way(""), "blue green"),
    ("a green door", one_way("+green"), "green"),
    ("a blue door", one_way("+blue"), "blue"),
    ("two doors of one colour", one_way("+blue", "+blue"), "blue"),
    ("doors of both colours", one_way("+green", "+blue"), ""),
    ("the other order", one_way("+blue", "+green"), ""),
]


@pytest.mark.parametrize(("picture", "passing"), [row[1:] for row in PASSES], ids=[row[0] for row in PASSES])
@pytest.mark.parametrize("finisher", ROLES)
@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_16_one_way_to_the_gold(by: Ruleset, finisher: str, picture: str, passing: str) -> None:
    outcome = ended(picture, finisher, "lay EW 7,0", by)
    assert " ".join(sorted(outcome.passes)) == passing
    both = passing == "blue green" and finisher in ("blue", "green")
    assert teams(outcome) == ({finisher} if both else set(passing.split()))


def test_r10_16_a_finisher_whose_team_passes_shuts_the_other_team_out() -> None:
    assert teams(ended(one_way(""), "green", "lay EW 7,0")) == {"green"}
    assert teams(ended(one_way(""), "blue", "lay EW 7,0")) == {"blue"}


def test_r10_16_a_finisher_whose_team_does_not_pass_hands_the_gold_to_the_other_team() -> None:
    assert teams(ended(one_way("+blue"), "green", "lay EW 7,0")) == {"blue"}
    assert teams(ended(one_way("+green"), "blue", "lay EW 7,0")) == {"green"}


@pytest.mark.parametrize("finisher", ROLES)
def test_r10_16_boss_and_profiteer_win_alone_when_neither_team_passes(finisher: str) -> None:
    outcome = ended(one_way("+blue", "+green"), finisher, "lay EW 7,0")
    assert {outcome.roles[seat] for seat in outcome.winners} == {Role.BOSS, Role.PROFITEER}


TWO_WAYS = [
    ("one way without doors", two_ways("", "+blue"), "blue green"),
    ("the other way without doors", two_ways("+green", ""), "blue green"),
    ("a door of each colour side by side", two_ways("+blue", "+green"), "blue green"),
    ("the same door on both ways", two_ways("+green", "+green"), "green"),
    ("one way with both doors", two_ways("+blue", "+blue", "+green"), "blue"),
    ("a free way beside both doors", two_ways("+blue", "", "+green"), "blue green"),
    ("both doors on both ways", two_ways("+blue", "+green", "+green", "+blue"), ""),
    ("both doors and a green one", two_ways("+blue", "+green", "+green"), "green"),
]


@pytest.mark.parametrize(("picture", "passing"), [row[1:] for row in TWO_WAYS], ids=[row[0] for row in TWO_WAYS])
@pytest.mark.parametrize("finisher", ROLES)
def test_r10_16_some_tunnel_without_the_door_is_enough(finisher: str, picture: str, passing: str) -> None:
    outcome = ended(picture, finisher, "lay NEW 7,0")
    assert " ".join(sorted(outcome.passes)) == passing
    wanted = set(passing.split())
    assert teams(outcome) == ({finisher} & wanted or wanted)


@pytest.mark.parametrize(("lay", "passing"), [("EW+blue", "blue"), ("EW+green", "green")])
@pytest.mark.parametrize("finisher", NO_TEAM)
def test_r10_16_a_door_on_the_last_card_counts(finisher: str, lay: str, passing: str) -> None:
    assert teams(ended(CORRIDOR, finisher, f"lay {lay} 7,0")) == {passing}


def test_r10_16_a_door_that_no_way_to_the_gold_goes_through_does_not_count() -> None:
    beside = """
    .  ES  EW+blue EW+green EW EW EW  .  .
    @  NEW EW      EW       EW EW EW  .  ?
    """
    assert ended(beside, "geologist", "lay EW 7,0").passes == ("blue", "green")
    lonely = f"""
    .  .   SW+blue .        .  .  .   .  .
    {CORRIDOR}
    """
    assert ended(lonely, "geologist", "lay EW 7,0").passes == ("blue", "green")


OVER_A_BRIDGE = """
ES EW       SW      .  .  .  .  .  .
@  EW+green {there} EW EW EW EW .  ?
"""


@pytest.mark.parametrize(("there", "passing"), [("NS.EW", {"green"}), ("NESW", {"blue", "green"})])
def test_r10_16_a_way_over_a_bridge_does_not_join_the_way_below(there: str, passing: set[str]) -> None:
    assert teams(ended(OVER_A_BRIDGE.format(there=there), "saboteur", "lay EW 7,0")) == passing


def test_r10_16_a_double_curve_leads_round_a_door_on_its_own_side_only() -> None:
    picture = OVER_A_BRIDGE.format(there="NE.SW")
    assert teams(ended(picture, "saboteur", "lay EW 7,0")) == {"blue", "green"}
    barred = picture.replace("ES EW ", "ES EW+blue ")
    assert teams(ended(barred, "saboteur", "lay EW 7,0")) == {"blue"}


def test_r10_16_a_ladder_leads_round_a_door() -> None:
    behind = "@ EW+green EW+blue ESW EW EW EW . ?\n. . . N# . . . . ."
    assert teams(ended(behind, "boss", "lay EW 7,0")) == {"blue", "green"}
    before = "@ EW ESW EW+green EW+blue EW EW . ?\n. . N# . . . . . ."
    assert teams(ended(before, "boss", "lay EW 7,0")) == set()


THROUGH_A_STONE = """
ES EW EW EW EW EW EW EW{door} !
NS .  .  .  .  .  .  .        .
@  .  .  .  .  .  .  .        ?
"""


@pytest.mark.parametrize(("door", "passing"), [("", {"blue", "green"}), ("+green", {"green"}), ("+blue", {"blue"})])
def test_r10_16_a_way_leads_through_a_revealed_stone(door: str, passing: set[str]) -> None:
    state = position(
        THROUGH_A_STONE.format(door=door),
        by=SABOTEUR2,
        seats=8,
        goals="SW gold NE",
        hand="NS",
        who=f"boss {OTHERS}",
    )
    outcome = do(state, "lay NS 8,-1").table.outcome
    assert outcome is not None
    assert teams(outcome) == passing


def test_r10_16_the_role_at_the_end_is_what_the_finisher_is() -> None:
    state = position(
        CORRIDOR, by=SABOTEUR2, seats=4, hand="swap-hats", others="EW", who="boss blue blue green", spare="green"
    )
    changed = do(state, "swap-hats 1", "lay EW 7,0").table.outcome
    assert changed is not None
    assert (changed.roles[1], changed.winners) == (Role.GREEN, (0, 1, 3))
    kept = do(state, "swap-hats 2", "lay EW 7,0").table.outcome
    assert kept is not None
    assert kept.winners == (0, 1)


@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_15_doors_between_start_and_gold_do_not_keep_the_round_going(by: Ruleset) -> None:
    after = step(position(one_way("+blue", "+green"), by=by, hand="EW"), "lay EW 7,0")
    assert [event.outcome.cause for event in found(after, RoundEnded)] == [Cause.GOLD]


@pytest.mark.parametrize(
    ("who", "parties"),
    [
        ("blue green boss profiteer geologist saboteur", ("profiteer", "saboteurs")),
        ("blue green boss geologist saboteur saboteur", ("saboteurs",)),
        ("blue green boss profiteer geologist geologist", ("profiteer",)),
        ("blue green boss geologist geologist green", ()),
    ],
)
@pytest.mark.parametrize("by", SABOTEUR2_EDITIONS)
def test_r10_17_the_gold_is_missed(by: Ruleset, who: str, parties: tuple[str, ...]) -> None:
    outcome = position(by=by, seats=6, hand=IDLE, others=IDLE, deck="", who=who).table.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.cause) == ("saboteurs", Cause.NONE_PLAYABLE)
    assert (outcome.finisher, outcome.passes) == (None, ())
    assert outcome.parties() == parties
    assert outcome.winners == tuple(k for k, role in enumerate(who.split()) if role in ("profiteer", "saboteur"))


BETWEEN_TWO = """
@  .  .  .  .  .  .  .  ?
NE EW EW EW EW EW EW EW .
.  .  .  .  .  .  .  .  ?
"""


def test_r10_15_gold_that_is_touched_but_not_revealed_is_not_joined() -> None:
    by = rules("ukrainian", saboteur2=True)
    state = position(BETWEEN_TWO, by=by, hand="NSW", others=IDLE, deck="", who="blue boss saboteur")
    missed = do(state, "lay NSW 8,1", "reveal 3").table.outcome
    assert missed is not None
    assert (missed.winner, missed.parties()) == ("saboteurs", ("saboteurs",))
    joined = do(state, "lay NSW 8,1", "reveal 2").table.outcome
    assert joined is not None
    assert (joined.winner, joined.parties()) == ("diggers", ("blue", "boss"))


def test_r10_17_a_door_before_the_gold_is_nothing_when_the_gold_is_missed() -> None:
    state = position(one_way("+blue"), by=SABOTEUR2, hand=IDLE, others=IDLE, deck="", who="blue boss profiteer")
    assert state.table.outcome is not None
    assert state.table.outcome.parties() == ("profiteer",)
