"""Whether the gold can still be joined with certain cards."""

from __future__ import annotations

import pytest
from engine.playing import positions
from engine.positions import cards, position, rules

from ai.paths.joining import Means, can_join, living, means_of
from game.engine.cards import GOLD
from game.engine.state import State, hand_of

WALLED = """
. . . . . .   .  . ?
. . . . . .   .  . .
@ EW EW EW EW EW E . ?
. . . . . .   .  . .
. . . . . .   .  . ?
"""
"""The tunnel ends in a dead end at 6,0."""


def joins(picture: str, held: str, goal: int = 2, rockfalls: int = 0) -> bool:
    return can_join(position(picture).table.maze, goal, Means(living(cards(held)), rockfalls))


@pytest.mark.parametrize(
    ("picture", "held", "joined"),
    [
        ("@ EW EW EW EW EW EW . ?", "EW", True),
        ("@ EW EW EW EW EW EW . ?", "NS", False),
        ("@ EW EW EW EW EW EW . ?", "E.W", False),
        ("@ EW EW EW EW EW . . ?", "EW", False),
        ("@ EW EW EW EW EW . . ?", "EW NES", False),
        ("@ EW EW EW EW EW . . ?", "EW NEW", True),
        ("@ EW EW EW EW EW EW NESW ?", "NS", True),
    ],
)
def test_a_way_needs_cards_that_lead_on_as_often_as_it_goes(picture: str, held: str, joined: bool) -> None:
    assert joins(picture, held) is joined


def test_what_lies_apart_is_gone_through() -> None:
    apart = position("@ EW EW EW EW . EW EW ?", by=rules(link_to_start=False)).table.maze
    assert can_join(apart, 2, Means(living(cards("EW"))))
    assert not can_join(apart, 2, Means(living(cards("NS"))))


def test_a_rockfall_takes_a_dead_end_out_of_the_way() -> None:
    assert not joins(WALLED, "EW EW EW")
    assert joins(WALLED, "EW EW", rockfalls=1)
    assert not joins(WALLED, "EW", rockfalls=1)


def test_a_rockfall_takes_out_what_is_beside_the_way() -> None:
    beside = "@ EW EW EW EW EW EW . ?\n. . . . . . . NES ."
    assert not joins(beside, "EW")
    assert joins(beside, "EW", rockfalls=1)


def test_a_stone_on_the_way_leads_on() -> None:
    picture = """
    . . . . . . . . ?
    . . . . . . . . .
    @ EW EW EW EW EW EW EW ?
    """
    assert joins(picture, "NS", goal=1)
    assert not joins(picture, "EW", goal=1)


def test_only_whole_tools_and_those_that_can_be_mended_count() -> None:
    broken = position("@ EW EW EW EW EW EW . ?", in_front={1: "pick"}).table
    held = {0: cards("NS"), 1: cards("EW")}
    assert not can_join(broken.maze, 2, means_of(broken, held))
    held = {0: cards("NS repair:pick+cart"), 1: cards("EW")}
    assert can_join(broken.maze, 2, means_of(broken, held))
    assert can_join(broken.maze, 2, means_of(broken, {0: cards("NS")}, cards("EW")))


def true_means(state: State) -> Means:
    hands = {seat: hand_of(state, seat) for seat in state.table.active}
    return means_of(state.table, hands, state.cards[len(state.cards) - state.table.deck :])


@pytest.mark.parametrize("seed", range(12))
def test_whoever_joins_the_gold_could_all_along(seed: int) -> None:
    past = list(positions(rules(), 4, seed))
    if GOLD in past[-1].table.goals:
        gold = past[-1].goals.index(GOLD) + 1
        assert all(can_join(state.table.maze, gold, true_means(state)) for state in past)
