"""What a step of a way costs, by the path cards that may still come."""

from __future__ import annotations

import random
from typing import Any

import pytest
from engine.positions import SABOTEUR2, cards, position, rules
from msgspec.structs import replace

from ai.arena.play.twins import twin
from ai.paths.unseen_cards import CARD, NO_WAY, Stock
from game.engine.cards import SABOTEUR2_DECK, SIDES, E, Face, N, S, W, letters
from game.engine.cells import STEP
from game.engine.observe import observe
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import Discard, Table

EMPTY = ". . . . . . . . ."
ROCK_NORTH_AND_SOUTH = (N | S) << 4
"""What a cell demands between two tunnels that run beside it (R3.2)."""


def shown(state: State, gone: str = "") -> Table:
    """The table of a position, with more cards lying open on the discard pile."""
    table = state.table
    return replace(table, discards=(*table.discards, *(Discard(None, card) for card in cards(gone))))


def stock(gone: str = "", hand: str = "", trust: float = 1.0, **setting: Any) -> Stock:
    """What seat 0 counts with three seats and a full deck."""
    setting = {"others": "map map map map map map", "deck": " ".join(["map"] * 50)} | setting
    state = position(**setting)
    return Stock(shown(state, gone), 0, cards(hand), [trust] * state.table.seats)


def cost(by: Stock, side: int, on: int, spot: int = 0) -> int:
    """What it costs to go on to one side when a cell is entered by another; `NO_WAY` when it cannot be hoped for."""
    step = STEP[on]
    return next((cost for step_on, _, cost in by.exits[spot << 4 | side] if step_on == step), NO_WAY)


def test_every_step_costs_a_card_and_more_when_fitting_ones_are_rare() -> None:
    full = stock()
    for side in SIDES:
        for on in SIDES:
            if on != side:
                assert CARD <= full.least <= cost(full, side, on) < 2 * CARD
    assert cost(full, W, E, ROCK_NORTH_AND_SOUTH) > cost(full, W, E), "only EW fits"


def test_nothing_leads_back_or_through_rock() -> None:
    full = stock()
    assert cost(full, W, W) == NO_WAY
    assert cost(full, W, E, E << 4) == NO_WAY
    assert cost(full, W, N, N << 4) == NO_WAY


def test_cards_seen_cannot_come_again() -> None:
    """R4.3: a card under a rockfall lies open; so do those in the maze."""
    full, gone, laid = stock(), stock("EW EW"), stock(picture="@ EW EW")
    assert cost(full, W, E, ROCK_NORTH_AND_SOUTH) < cost(gone, W, E, ROCK_NORTH_AND_SOUTH)
    assert cost(gone, W, E, ROCK_NORTH_AND_SOUTH) == cost(laid, W, E, ROCK_NORTH_AND_SOUTH)
    assert cost(gone, N, S, (E | W) << 4) == cost(full, N, S, (E | W) << 4), "as many NS as before"
    assert cost(stock("EW EW EW"), W, E, ROCK_NORTH_AND_SOUTH) == NO_WAY


@pytest.mark.parametrize(("lying", "same"), [("NE", "SW"), ("NW", "ES"), ("NES", "NSW"), ("NEW", "ESW")])
def test_a_card_is_the_same_either_way_up(lying: str, same: str) -> None:
    one, other = stock(lying), stock(same)
    for side in SIDES:
        assert one.exits[side] == other.exits[side]


def test_dead_ends_lead_nowhere_and_are_not_missed() -> None:
    dead = "N E N.S E.W N.E N.W N.E.S N.E.W N.E.S.W"
    assert [stock(dead).exits[side] for side in SIDES] == [stock().exits[side] for side in SIDES]


def test_cards_given_up_face_down_may_be_any() -> None:
    """R2.3: where only some cards are unseen, more of them make each rarer."""
    state = position(others="map", deck="map map map")
    table = replace(state.table, discards=tuple(Discard(card, None) for card in range(40)))
    fewer, more = (Stock(each, 0, (), [1.0] * 3) for each in (state.table, table))
    assert cost(fewer, W, E) < cost(more, W, E)


@pytest.mark.parametrize("goal", ["?", "!"])
def test_a_stone_is_no_card_of_the_deck(goal: str) -> None:
    """R1.3, R5.3: it lies in the maze like one once it is revealed."""
    picture = f"@ . . . . . . . .\n{EMPTY}\n. . . . . . . . {goal}"
    last_curve = stock("NE NE NE NE", picture=picture, goals="NW gold NE")
    assert cost(last_curve, W, S, (N | E) << 4) < NO_WAY


def test_cards_put_aside_stay_unseen() -> None:
    """R10.2: the last card of a kind is as likely among the ten put aside as in three other places."""
    gone = [str(each) for each in SABOTEUR2_DECK if isinstance(each, Face)]
    gone.remove("EW+blue")
    assert cost(stock(" ".join(gone), by=SABOTEUR2, others="map", deck="map"), W, E) > 6 * CARD


def test_its_own_hand_counts_and_is_not_expected_from_others() -> None:
    spot = ROCK_NORTH_AND_SOUTH
    assert cost(stock("EW EW", hand="EW"), W, E, spot) < cost(stock("EW EW"), W, E, spot)
    assert cost(stock("EW EW", hand="EW"), W, E, spot) == cost(stock("EW EW EW", hand="EW"), W, E, spot)
    assert cost(stock("EW EW EW", hand="EW"), W, E, spot) < NO_WAY
    assert cost(stock(hand="NE"), W, S) == cost(stock(hand="SW"), W, S)


def test_the_hands_of_suspects_and_of_those_who_may_not_lay_count_less() -> None:
    trusted, doubted, broken = stock(), stock(trust=0.3), stock(in_front={1: "lamp", 2: "pick"})
    for side in SIDES:
        for (_, _, good), (_, _, bad), (_, _, hindered) in zip(
            trusted.exits[side], doubted.exits[side], broken.exits[side], strict=True
        ):
            assert good < bad
            assert good < hindered


def test_with_nobody_to_trust_and_nothing_in_the_hand_no_step_can_be_hoped_for() -> None:
    alone = stock(trust=0.0)
    assert all(not alone.exits[side] for side in SIDES)
    assert alone.least == CARD
    assert cost(stock(trust=0.0, hand="NESW"), W, E) < NO_WAY


@pytest.mark.parametrize("by", [rules(), SABOTEUR2])
def test_what_lies_unseen_does_not_matter(by: Ruleset) -> None:
    state = position("@ EW NES", by=by, hand="EW NE map", others="NESW NS rockfall map", deck="NW NES EW E.W map")
    other = twin(state, 0, random.Random(3))
    assert other.cards != state.cards
    one, same = (Stock(each.table, 0, observe(each, 0).hand, [0.7, 0.7, 0.4]) for each in (state, other))
    assert [one.exits[spot << 4 | side] for spot in range(256) for side in SIDES] == [
        same.exits[spot << 4 | side] for spot in range(256) for side in SIDES
    ]


def test_a_step_never_costs_less_than_the_least() -> None:
    full = stock("NESW NESW NES", hand="EW NW")
    assert all(
        cost >= full.least for spot in range(256) for side in SIDES for _, _, cost in full.exits[spot << 4 | side]
    )


def leading(laid: Face, side: int, on: int) -> bool:
    """Whether a card, one way up or the other, distances from one side to another."""
    return any(way.joined[side] & on for way in (laid, laid.turned))


STEPS_OF = [
    pytest.param(each, side, on, id=f"{each} from {letters(side)} to {letters(on)}")
    for each in dict.fromkeys(SABOTEUR2_DECK)
    for side in (N, W)
    for on in SIDES
    if isinstance(each, Face) and side != on and leading(each, side, on)
]


@pytest.mark.parametrize(("last", "side", "on"), STEPS_OF)
def test_one_fitting_card_is_enough_to_hope(last: Face, side: int, on: int) -> None:
    """R10.5 to R10.8: crossed tunnels, doors, crystals and ladders lead on by the sides that are joined."""
    fitting = [str(each) for each in SABOTEUR2_DECK if isinstance(each, Face) and leading(each, side, on)]
    none = " ".join(fitting)
    fitting.remove(str(last))
    assert cost(stock(none, by=SABOTEUR2), side, on) == NO_WAY
    assert CARD < cost(stock(" ".join(fitting), by=SABOTEUR2), side, on) < NO_WAY


def test_without_saboteur2_its_cards_are_not_expected() -> None:
    gone = "NESW " * 5 + "NEW " * 5 + "EW " * 3
    assert cost(stock(gone), W, E) == NO_WAY
    assert cost(stock(gone, by=SABOTEUR2), W, E) < NO_WAY
