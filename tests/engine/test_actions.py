"""Section 4: action cards."""

from __future__ import annotations

import pytest
from engine.positions import (
    ALL_EDITIONS,
    CORRIDOR,
    do,
    found,
    known_events,
    may,
    open_to,
    position,
    refused,
    step,
    view,
)

from game.engine.cards import Action, Tool, face
from game.engine.cells import at
from game.engine.events import Broke, Collapsed, GoalRevealed, Looked, Repaired
from game.engine.refusal import Reason
from game.engine.ruleset import Edition

TOOLS = ("pick", "lamp", "cart")
DOUBLES = (("pick", "lamp"), ("pick", "cart"), ("lamp", "cart"))


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("tool", TOOLS)
def test_r4_1_a_broken_tool_is_laid_before_any_seat_also_oneself(tool: str, edition: Edition) -> None:
    state = position(by=edition, hand=f"break:{tool}")
    assert open_to(state, "break") == [f"break {tool} {seat}" for seat in range(3)]
    for seat in range(3):
        after = step(state, f"break {tool} {seat}")
        assert after.state.table.in_front == tuple((Tool(tool),) * (other == seat) for other in range(3))
        assert [(event.seat, event.tool, event.target) for event in found(after, Broke)] == [(0, tool, seat)]


def test_r4_1_at_most_one_of_each_kind_lies_before_a_seat() -> None:
    state = position(hand="break:pick break:lamp", in_front={1: "pick", 2: "lamp cart"})
    assert open_to(state, "break") == ["break lamp 0", "break lamp 1", "break pick 0", "break pick 2"]
    refusal = refused(state, "break pick 1")
    assert (refusal.reason, refusal.clause, refusal.seat) == (Reason.ALREADY_BROKEN, "R4.1", 1)
    assert do(state, "break pick 2").table.in_front[2] == (Tool.LAMP, Tool.CART, Tool.PICK)


@pytest.mark.parametrize("play", ["break pick 3", "break pick -1", "repair lamp 3", "repair lamp -1"])
def test_r4_1_the_seat_must_be_at_the_table(play: str) -> None:
    state = position(hand="break:pick repair:lamp", in_front={2: "lamp"})
    assert refused(state, play).reason is Reason.NO_SUCH_SEAT


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("tool", TOOLS)
def test_r4_2_a_repair_removes_a_matching_tool_before_any_seat_also_oneself(tool: str, edition: Edition) -> None:
    state = position(by=edition, hand=f"repair:{tool}", in_front=dict.fromkeys(range(3), "cart pick lamp"))
    assert open_to(state, "repair") == [f"repair {tool} {seat}" for seat in range(3)]
    for seat in range(3):
        after = step(state, f"repair {tool} {seat}")
        left = tuple(t for t in (Tool.CART, Tool.PICK, Tool.LAMP) if t != tool)
        assert after.state.table.in_front[seat] == left
        assert all(len(after.state.table.in_front[other]) == 3 for other in range(3) if other != seat)
        assert [(event.tool, event.target) for event in found(after, Repaired)] == [(tool, seat)]
        gone = {discard.card for discard in after.state.table.discards}
        assert gone == {Action(f"break:{tool}"), Action(f"repair:{tool}")}


@pytest.mark.parametrize("pair", DOUBLES)
@pytest.mark.parametrize("which", [0, 1])
def test_r4_2_a_card_with_two_tools_mends_the_one_named(pair: tuple[str, str], which: int) -> None:
    named, other = pair[which], pair[1 - which]
    state = position(hand=f"repair:{'+'.join(pair)}", in_front={0: " ".join(pair), 2: named})
    card = "+".join(pair)
    assert open_to(state, "repair") == sorted(
        [f"repair {pair[0]} 0 with {card}", f"repair {pair[1]} 0 with {card}", f"repair {named} 2 with {card}"]
    )
    mended = do(state, f"repair {named} 0 with {card}").table
    assert mended.in_front == ((Tool(other),), (), (Tool(named),))
    assert {d.card for d in mended.discards} == {Action(f"break:{named}"), Action(f"repair:{card}")}


def test_r4_2_the_card_named_is_the_card_played() -> None:
    state = position(hand="repair:pick repair:pick+lamp", in_front={1: "pick"}, deck="")
    assert open_to(state, "repair") == ["repair pick 1", "repair pick 1 with pick+lamp"]
    assert view(do(state, "repair pick 1"), 0).hand == (Action.REPAIR_PICK_LAMP,)
    assert view(do(state, "repair pick 1 with pick+lamp"), 0).hand == (Action.REPAIR_PICK,)
    only_double = position(hand="repair:pick+lamp", in_front={1: "pick"})
    assert refused(only_double, "repair pick 1").reason is Reason.NOT_IN_HAND


def test_r4_2_without_a_matching_broken_tool_it_cannot_be_played() -> None:
    state = position(hand="repair:pick repair:pick+lamp", in_front={1: "cart"})
    assert open_to(state, "repair") == []
    for play in ("repair pick 1", "repair lamp 1 with pick+lamp", "repair pick 0"):
        refusal = refused(state, play)
        assert (refusal.reason, refusal.clause) == (Reason.NOT_BROKEN, "R4.2")


def test_r4_2_a_card_mends_no_tool_that_it_does_not_show() -> None:
    state = position(hand="repair:pick repair:pick+lamp", in_front={1: "cart"})
    refusal = refused(state, "repair cart 1 with pick+lamp")
    assert (refusal.reason, refusal.clause) == (Reason.WRONG_REPAIR_CARD, "R4.2")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r4_3_a_rockfall_takes_any_path_card_but_start_and_goals(edition: Edition) -> None:
    picture = "N.E.S.W . . . . . . . .\n@ EW NE . . . . . !"
    state = position(picture, by=edition, hand="rockfall", goals="gold NE NW")
    assert open_to(state, "rockfall") == ["rockfall 0,-1", "rockfall 1,0", "rockfall 2,0"]
    after = step(state, "rockfall 2,0")
    assert at(2, 0) not in after.state.table.maze.cards
    assert [(event.seat, event.cell, event.face) for event in found(after, Collapsed)] == [(0, at(2, 0), face("NE"))]
    assert len(after.state.table.discards) == 2


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("0,0", Reason.START_OR_GOAL),
        ("8,-2", Reason.START_OR_GOAL),
        ("8,0", Reason.START_OR_GOAL),
        ("8,2", Reason.START_OR_GOAL),
        ("2,0", Reason.NOTHING_TO_FALL),
        ("7,0", Reason.NOTHING_TO_FALL),
    ],
)
def test_r4_3_start_goals_and_empty_cells_are_no_target(cell: str, reason: Reason) -> None:
    state = position("@ EW . . . . . . !", hand="rockfall", goals="gold NE NW")
    refusal = refused(state, f"rockfall {cell}")
    assert (refusal.reason, refusal.clause) == (reason, "R4.3")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_r4_3_the_gap_may_be_filled_again(edition: Edition) -> None:
    state = do(position("@ N.E.S.W EW", by=edition, hand="rockfall", others="EW"), "rockfall 1,0")
    joined = do(state, "lay EW 1,0")
    assert at(2, 0) in joined.table.maze.reached


def test_r4_3_a_seat_with_broken_tools_may_use_action_cards() -> None:
    state = position("@ EW", hand="rockfall map break:pick repair:lamp", in_front={0: "pick lamp cart"})
    for play in ("rockfall 1,0", "map 2", "break pick 1", "repair lamp 0"):
        assert may(state, play)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("goal", "name"), [(1, "NE"), (2, "gold"), (3, "NW")])
def test_r4_4_a_map_shows_one_goal_to_one_seat(goal: int, name: str, edition: Edition) -> None:
    after = step(position(by=edition, hand="map"), f"map {goal}")
    knows = tuple(name if number == goal else None for number in (1, 2, 3))
    assert view(after.state, 0).goals == knows
    assert after.state.table.goals == (None, None, None)
    assert [event.name for event in known_events(after.state, 0, Looked)] == [name]
    for other in (1, 2):
        assert view(after.state, other).goals == (None, None, None)
        seen = known_events(after.state, other, Looked)
        assert [(event.seat, event.goal, event.name) for event in seen] == [(0, goal, None)]
    assert not found(after, GoalRevealed)


def test_r4_4_what_was_seen_stays_known_to_that_seat() -> None:
    state = do(position(hand="map map", others="map map"), "map 1", "map 1", "map 2")
    assert [view(state, seat).goals for seat in range(3)] == [
        ("NE", None, None),
        ("NE", None, None),
        (None, "gold", None),
    ]
    assert view(do(state, "map 2"), 0).goals == ("NE", "gold", None)


def test_r4_4_a_revealed_goal_is_no_target() -> None:
    state = position("@ . . . . . . . !", hand="map", goals="gold NE NW")
    assert open_to(state, "map") == ["map 1", "map 3"]
    refusal = refused(state, "map 2")
    assert (refusal.reason, refusal.clause) == (Reason.GOAL_REVEALED, "R4.4")


def test_r4_4_a_looked_at_goal_may_be_looked_at_again() -> None:
    assert may(do(position(hand="map map", others="map"), "map 1", "map 1", "map 1"), "map 1")


def test_r4_only_laying_reveals_a_goal() -> None:
    state = position("@ EW EW EW EW EW EW EW ?", hand="map rockfall break:pick", others="map NS")
    for play in ("map 1", "rockfall 3,0", "break pick 1", "pass map"):
        assert not found(step(state, play), GoalRevealed)


def test_a_command_leaves_the_older_state_and_its_log_as_they_were() -> None:
    state = position(CORRIDOR, hand="map EW", others="map NS")
    one, other = step(state, "map 1").state, step(state, "map 3").state
    assert [event.goal for event in found(one, Looked)] == [1]
    assert [event.goal for event in found(other, Looked)] == [3]
    later = [do(one, "map 2"), do(other, "map 2"), do(one, "pass NS")]
    assert [[event.goal for event in found(each, Looked)] for each in later] == [[1, 2], [3, 2], [1]]
