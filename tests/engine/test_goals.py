"""Section 5: reaching a goal."""

from __future__ import annotations

from itertools import permutations

import pytest
from engine.positions import ALL_EDITIONS, CORRIDOR, do, found, lay_cells, may, open_to, position, rules, step

from game.engine.cards import letters
from game.engine.cells import GOAL_CELLS, at
from game.engine.events import GoalRevealed, RoundEnded
from game.engine.ruleset import Edition, Ruleset
from game.engine.state import State, Step
from game.engine.table import AskReveal, Cause

BETWEEN = """
.  .  .  .  .  .  .  .  ?
ES EW EW EW EW EW EW EW .
@  .  .  .  .  .  .  .  ?
"""
"""A card at 8,-1 lies between goals 1 and 2."""
STAIRS = """
.  .  .  .  .  .  .  .  ?
.  .  .  .  .  .  .  .  NS
@  EW EW EW EW EW EW .  ?
.  .  .  .  .  .  .  NS .
.  .  .  .  .  .  .  NE ?
"""
"""`ESW` at 7,0 reaches goals 2 and 3; from goal 2 a straight leads on to goal 1."""
LOOP = """
.  .  .  .  .  .  .  .  ?  .
.  .  .  .  .  .  .  .  NES SW
@  EW EW EW EW EW EW .  ?  NS
.  .  .  .  .  .  .  .  .  NS
.  .  .  .  .  .  .  .  ?  NW
"""
"""Behind goal 2 a crossing leads to goal 1 and round to goal 3."""


def revealed(after: Step | State) -> list[int]:
    """Numbers of the goals revealed, in order."""
    return [event.goal for event in found(after, GoalRevealed)]


def stone(state: State, goal: int) -> str:
    """How a revealed goal lies."""
    return str(state.table.maze.cards[GOAL_CELLS[goal - 1]])


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("card", ["EW", "NEW", "ESW", "NESW", "N.EW.S", "NS.EW"])
def test_r5_1_a_tunnel_that_ends_at_a_goal_reveals_it(card: str, edition: Edition) -> None:
    after = step(position(CORRIDOR, by=edition, hand=card, goals="gold NE NW"), f"lay {card} 7,0")
    assert revealed(after) == [2]
    assert after.state.table.goals == (None, "NE", None)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("card", ["E.W", "N.E.S.W", "NW.E", "NSW.E", "E.SW", "NE.W", "NW", "W"])
def test_r5_1_a_dead_end_beside_a_goal_reveals_nothing(card: str, edition: Edition) -> None:
    after = step(position(CORRIDOR, by=edition, hand=card), f"lay {card} 7,0")
    assert revealed(after) == []
    assert after.state.table.goals == (None, None, None)


@pytest.mark.parametrize("edition", ["g3", "ukrainian", "italian"])
def test_r5_1_a_tunnel_that_is_not_joined_to_the_start_reveals_nothing(edition: Edition) -> None:
    state = position("@ . EW EW EW EW EW . ?", by=edition, hand="EW", others="EW")
    apart = step(state, "lay EW 7,0")
    assert revealed(apart) == []
    joined = step(apart.state, "lay EW 1,0")
    assert revealed(joined) == [2]
    assert [event.seat for event in found(joined, GoalRevealed)] == [2 if edition == "italian" else 1]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r5_2_gold_ends_the_round(edition: Edition) -> None:
    after = step(position(CORRIDOR, by=edition, hand="EW"), "lay EW 7,0")
    assert [event.outcome.cause for event in found(after, RoundEnded)] == [Cause.GOLD]
    assert found(after, RoundEnded)[0].outcome.winner == "diggers"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r5_2_a_stone_stays_as_a_path_card_and_play_goes_on(edition: Edition) -> None:
    state = do(position(CORRIDOR, by=edition, hand="EW", goals="gold NW NE", others="NS"), "lay EW 7,0")
    assert state.table.outcome is None
    assert letters(state.table.maze.reached[at(8, 0)]) == "NW"
    assert may(state, "lay NS 8,-1")
    assert ("EW", "8,1") not in lay_cells(state)


GOAL_1_FROM = {
    "W": (".\nES EW EW EW EW EW EW . ?\nNS\n@", "lay EW 7,-2"),
    "N": ("ES EW EW EW EW EW EW EW .\nNS . . . . . . . ?\nNS\n@", "lay SW 8,-3"),
    "E": ("ES EW EW EW EW EW EW EW EW SW\nNS . . . . . . . . NS\nNS . . . . . . . ?\nNS\n@", "lay NW 9,-2"),
    "S": (". . . . . . . . ?\nES EW EW EW EW EW EW EW .\n@", "lay NW 8,-1"),
}


@pytest.mark.parametrize(
    ("side", "dealt", "lies"),
    [
        ("W", "NE", "SW"), ("W", "NW", "NW"), ("N", "NE", "NE"), ("N", "NW", "NW"),
        ("E", "NE", "NE"), ("E", "NW", "ES"), ("S", "NE", "SW"), ("S", "NW", "ES"),
        ("W", "SW", "SW"), ("W", "ES", "NW"), ("N", "SW", "NE"), ("N", "ES", "NW"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r5_3_stone_opens_towards_the_tunnel_that_reached_it(
    side: str, dealt: str, lies: str, edition: Edition
) -> None:
    picture, play = GOAL_1_FROM[side]
    after = step(position(picture, by=edition, hand="EW NE NW", goals=f"{dealt} gold NE"), play)
    assert revealed(after) == [1]
    assert stone(after.state, 1) == lies
    assert str(found(after, GoalRevealed)[0].face) == lies
    assert after.state.table.goals[0] == dealt
    assert letters(after.state.table.maze.reached[GOAL_CELLS[0]]) == lies


@pytest.mark.parametrize(
    ("dealt", "play", "lies"),
    [("NE", "lay NEW 7,-2", "SW"), ("SW", "lay NEW 7,-2", "SW"), ("NW", "lay NEW 7,-2", "NW")],
)
def test_r5_3_of_two_ways_the_one_towards_the_card_just_laid(dealt: str, play: str, lies: str) -> None:
    picture = """
    .  .  .  .  .  .  .  ES SW
    ES EW EW EW EW EW EW .  ?
    NS .  .  .  .  .  .  .  .
    @  .  .  .  .  .  .  .  .
    """
    after = step(position(picture, hand="NEW", goals=f"{dealt} gold NE"), play)
    assert stone(after.state, 1) == lies


@pytest.mark.parametrize(
    ("east", "dealt", "lies"),
    [
        (".", "NE", "NE"),
        (".", "SW", "SW"),
        ("NS", "NE", "SW"),
        ("NS", "SW", "SW"),
        ("E.W", "NE", "NE"),
        ("E.W", "SW", "NE"),
    ],
)
def test_r5_3_then_the_one_that_matches_more_neighbours_then_the_one_dealt(east: str, dealt: str, lies: str) -> None:
    picture = f"""
    .  .  .  .  .  .  ES EW SW .
    ES EW EW EW EW EW .  EW ?  {east}
    NS .  .  .  .  .  .  .  .  .
    @  .  .  .  .  .  .  .  .  .
    """
    after = step(position(picture, hand="NEW", goals=f"{dealt} gold NE"), "lay NEW 6,-2")
    assert revealed(after) == [1]
    assert stone(after.state, 1) == lies


CLASH = """
.  .  .  .  .  .  .  .  NS
ES EW EW EW EW EW EW .  ?
NS .  .  .  .  .  .  .  .
@  .  .  .  .  .  .  .  .
"""


@pytest.mark.parametrize("edition", ["g3", "rebel", "italian"])
def test_r5_3_other_sides_of_a_stone_may_clash(edition: Edition) -> None:
    after = step(position(CLASH, by=edition, hand="EW", goals="NE gold NW"), "lay EW 7,-2")
    assert stone(after.state, 1) == "SW"
    assert after.state.table.question is None


@pytest.mark.parametrize("by", [rules("ukrainian"), *(rules(e, goal_turn="finisher") for e in ("g3", "rebel"))])
def test_r5_4_the_finisher_chooses_when_neither_way_round_fits(by: Ruleset | Edition) -> None:
    asked = step(position(CLASH, by=by, hand="EW", goals="NE gold NW", others="EW"), "lay EW 7,-2")
    assert asked.state.table.to_play == 0
    assert open_to(asked.state) == ["turn 1 turned", "turn 1 upright"]
    turned = do(asked.state, "turn 1 turned")
    assert (stone(turned, 1), letters(turned.table.maze.reached[GOAL_CELLS[0]])) == ("SW", "SW")
    assert revealed(turned) == [1]
    upright = do(asked.state, "turn 1 upright")
    assert (stone(upright, 1), upright.table.maze.reached.get(GOAL_CELLS[0], 0)) == ("NE", 0)
    assert upright.table.to_play == turned.table.to_play == 1


def test_r5_4_upright_is_as_the_deal_says() -> None:
    asked = do(position(CLASH, by="ukrainian", hand="EW", goals="SW gold NW"), "lay EW 7,-2")
    assert stone(do(asked, "turn 1 upright"), 1) == "SW"
    assert stone(do(asked, "turn 1 turned"), 1) == "NE"


@pytest.mark.parametrize("goals", ["NW gold NE", "gold NE NW"])
def test_r5_4_nobody_is_asked_when_a_way_fits_or_the_goal_is_gold(goals: str) -> None:
    after = step(position(CLASH, by="ukrainian", hand="EW", goals=goals, nuggets=()), "lay EW 7,-2")
    assert after.state.table.question is None
    assert revealed(after) == [1]


ALL_AT_ONCE = [rules("g3"), rules("rebel"), rules("italian"), rules("ukrainian", goals_at_once="all")]
ONE_AT_A_TIME = [rules("ukrainian"), rules("g3", goals_at_once="one"), rules("rebel", goals_at_once="one")]


@pytest.mark.parametrize("by", ALL_AT_ONCE)
@pytest.mark.parametrize(("goals", "order"), [("NE gold NW", [1, 2]), ("gold NE NW", [1]), ("NE NW gold", [1, 2])])
def test_r5_5_one_card_reveals_all_goals_it_reaches_up_to_gold(
    goals: str, order: list[int], by: Ruleset | Edition
) -> None:
    after = step(position(BETWEEN, by=by, hand="NES", goals=goals), "lay NSW 8,-1")
    assert revealed(after) == order
    assert (after.state.table.outcome is None) == (goals == "NE NW gold")
    assert [number for number, name in enumerate(after.state.table.goals, 1) if name is not None][: len(order)] == order


@pytest.mark.parametrize("by", ONE_AT_A_TIME)
@pytest.mark.parametrize("choice", [1, 2])
def test_r5_5_the_finisher_chooses_one_and_the_other_stays_closed(choice: int, by: Ruleset | Edition) -> None:
    asked = step(position(BETWEEN, by=by, hand="NES", goals="NE NW gold", others="NS map"), "lay NSW 8,-1")
    assert (asked.state.table.to_play, asked.state.table.question) == (0, AskReveal((1, 2)))
    assert open_to(asked.state) == ["reveal 1", "reveal 2"]
    after = step(asked.state, f"reveal {choice}")
    assert revealed(after) == [choice]
    other = 3 - choice
    assert after.state.table.goals[other - 1] is None
    waited = do(after.state, f"map {other}")
    assert waited.table.goals[other - 1] is None
    later = step(waited, "lay NS 0,1")
    assert revealed(later) == [other]
    assert [event.seat for event in found(later, GoalRevealed)] == [2]


def test_r5_5_a_goal_left_closed_stays_so_when_the_tunnel_is_cut() -> None:
    state = position(BETWEEN, by="ukrainian", hand="NES", goals="NE NW gold", hands={1: "rockfall", 2: "NS"})
    cut = do(state, "lay NSW 8,-1", "reveal 1", "rockfall 8,-1")
    assert revealed(step(cut, "lay NS 0,1")) == []


def test_r5_5_a_single_goal_needs_no_choice() -> None:
    after = step(position(CORRIDOR, by="ukrainian", hand="EW", goals="gold NE NW"), "lay EW 7,0")
    assert (after.state.table.question, revealed(after)) == (None, [2])


@pytest.mark.parametrize("by", ALL_AT_ONCE)
@pytest.mark.parametrize(("goals", "order"), [("NE NW gold", [2, 1, 3]), ("gold NW NE", [2, 1]), ("NW gold NE", [2])])
def test_r5_6_after_each_stone_the_lowest_goal_now_reached_comes_next(
    goals: str, order: list[int], by: Ruleset | Edition
) -> None:
    after = step(position(STAIRS, by=by, hand="NEW", goals=goals), "lay ESW 7,0")
    assert revealed(after) == order
    assert after.state.table.goals[1] is not None
    assert {event.seat for event in found(after, GoalRevealed)} == {0}


@pytest.mark.parametrize("by", ONE_AT_A_TIME)
def test_r5_6_with_one_only_goals_that_the_stone_newly_reached(by: Ruleset | Edition) -> None:
    asked = do(position(STAIRS, by=by, hand="NEW", goals="NE NW gold"), "lay ESW 7,0")
    assert asked.table.question == AskReveal((2, 3))
    after = step(asked, "reveal 2")
    assert revealed(after) == [2, 1]
    assert after.state.table.outcome is None
    assert after.state.table.to_play == 1
    assert found(step(asked, "reveal 3"), RoundEnded)


@pytest.mark.parametrize("by", ONE_AT_A_TIME)
def test_r5_6_the_finisher_chooses_among_several_newly_reached(by: Ruleset | Edition) -> None:
    asked = step(position(LOOP, by=by, hand="EW", goals="NE NW gold"), "lay EW 7,0")
    assert (revealed(asked), asked.state.table.question) == ([2], AskReveal((1, 3)))
    assert revealed(step(asked.state, "reveal 1")) == [1]
    assert found(step(asked.state, "reveal 3"), RoundEnded)


def test_r5_6_a_stone_turned_away_by_choice_leads_nowhere() -> None:
    picture = CLASH.replace("NS .  .  .  .  .  .  .  .", "NS .  .  .  .  .  .  .  NS")
    asked = do(position(picture, by="ukrainian", hand="EW", goals="NE NW gold"), "lay EW 7,-2")
    assert revealed(do(asked, "turn 1 upright")) == [1]
    assert revealed(do(asked, "turn 1 turned")) == [1, 2]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("picture", [BETWEEN, STAIRS, LOOP, CLASH, CORRIDOR])
def test_r5_7_legality_never_depends_on_what_a_goal_hides(picture: str, edition: Edition) -> None:
    hand = "NESW NES NEW NE NW EW NS N.E map rockfall break:pick"
    lists = {
        tuple(open_to(position(picture, by=edition, hand=hand, goals=" ".join(goals))))
        for goals in permutations(("gold", "NE", "NW"))
    }
    assert len(lists) == 1
