"""Laws of conservation: cards, role cards, bonus nuggets and gold, whatever is played."""

from __future__ import annotations

import random
from collections import Counter

from engine.playing import Game, first_deal, games, positions
from engine.positions import found, view
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import BONUS_NUGGETS, CARD_IN_FRONT, NUGGETS, Card, Face
from game.engine.cells import GOAL_CELLS, START_CELL
from game.engine.deal import all_cards
from game.engine.events import (
    BonusReturned,
    BonusTaken,
    CrystalsPaid,
    DiscardedTwo,
    Kept,
    Paid,
    Passed,
    Retired,
    Shared,
    Stole,
)
from game.engine.ruleset import role_cards
from game.engine.state import State

SEEDS = st.integers(0, 2**63)


def upright(card: Card) -> str:
    """A card by the smaller of its two spellings, as both are the same card."""
    return min(card.text, card.turned.text) if isinstance(card, Face) else str(card)


def given_up(state: State) -> list[int]:
    """Ids of all cards that went face down to the discards (R2.3, R11.4)."""
    events = found(state, Passed) + found(state, DiscardedTwo) + found(state, Retired)
    return [card for event in events for card in event.cards]


def cards_in(state: State) -> Counter[str]:
    """Every card of a round, wherever it lies, those put aside left out."""
    table, counted = state.table, Counter[str]()
    for seat, hand in enumerate(table.hands):
        counted.update(upright(state.cards[each]) for each in hand)
        assert view(state, seat).hand == tuple(state.cards[each] for each in hand)
    counted.update(upright(card) for card in state.cards[len(state.cards) - table.deck :])
    fixed = {START_CELL, *GOAL_CELLS}
    counted.update(upright(laid) for cell, laid in table.maze.cards.items() if cell not in fixed)
    counted.update(str(CARD_IN_FRONT[thing]) for things in table.in_front for thing in things)
    counted.update(upright(discard.card) for discard in table.discards if discard.card is not None)
    counted.update(upright(state.cards[card]) for card in given_up(state))
    return counted


@settings(max_examples=80, deadline=None)
@given(games(), SEEDS)
def test_cards_are_conserved_at_every_step(game: Game, seed: int) -> None:
    deal = first_deal(*game, random.Random(seed))
    whole = Counter(map(upright, all_cards(game[0])))
    whole.subtract(map(upright, deal.aside))
    assert whole.total() == len(all_cards(game[0])) - game[0].put_aside
    for state in positions(*game, seed):
        assert cards_in(state) == +whole
        ids = [each for hand in state.table.hands for each in hand]
        assert len(ids) == len(set(ids))
        assert all(each < len(state.cards) - state.table.deck for each in ids)
        face_down = [discard.id for discard in state.table.discards if discard.card is None]
        assert face_down == sorted(given_up(state), key=face_down.index)


@settings(max_examples=60, deadline=None)
@given(games(), SEEDS)
def test_role_cards_and_bonus_nuggets_are_conserved_at_every_step(game: Game, seed: int) -> None:
    by, seats = game
    left = set(BONUS_NUGGETS)
    for state in positions(*game, seed, rounds=3):
        table = state.table
        assert Counter(state.roles + state.spare + state.put_aside) == role_cards(by, seats)
        assert table.hats == len(state.spare)
        assert (table.bonus is None) or (table.maze.bonus == table.bonus.cell not in table.maze.cards)
        lying = () if table.bonus is None else (table.bonus.value,)
        assert set(table.bonus_left) <= left
        left = {*table.bonus_left, *lying}
        assert len(left) == (4 - table.round if by.bonus_nuggets else 3)


def gained(state: State) -> list[int]:
    """What each seat gained in this round, added up from the events."""
    sums = [0] * state.table.seats
    for kept in found(state, Kept):
        sums[kept.seat] += kept.value or 0
    for event in state.events[: state.logged]:
        if isinstance(event, Paid | Shared | CrystalsPaid | BonusTaken):
            sums[event.seat] += event.amount
    for returned in found(state, BonusReturned):
        sums[returned.seat] -= returned.amount
    for stole in found(state, Stole):
        if stole.victim is not None:
            sums[stole.seat] += 1
            sums[stole.victim] -= 1
    return sums


@settings(max_examples=60, deadline=None)
@given(games(), SEEDS)
def test_gold_is_conserved_at_every_step(game: Game, seed: int) -> None:
    by, seats = game
    for state in positions(*game, seed, rounds=3):
        won = [view(state, seat).won for seat in range(seats)]
        assert won == [sum(pair) for pair in zip(state.earlier, gained(state), strict=True)]
        assert min(won) >= 0
        assert state.table.gold in (None, tuple(won))
        assert state.table.nuggets == len(state.nuggets) + len(state.pool)
        if by.saboteur2:
            assert (state.table.nuggets, state.table.took) == (0, (0,) * seats)
        else:
            assert sum(won) + sum(state.nuggets) + sum(state.pool) == sum(NUGGETS)
