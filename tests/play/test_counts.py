"""The cards left by kind: equal to the truth at every step, and worked out from what lies open alone (UX S5)."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
from engine.playing import Game, first_deal, fresh, games, positions
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import Card, Face, Tool
from game.engine.deal import all_cards
from game.engine.observe import observe
from game.engine.ruleset import Ruleset
from game.engine.table import Table
from game.play.counts import Count, counts

SEEDS = st.integers(0, 2**63)


def upright(card: Card) -> str:
    """A card by the smaller of its two spellings, as both are the same card."""
    return min(card.text, card.turned.text) if isinstance(card, Face) else str(card)


def by_name(found: tuple[Count, ...]) -> dict[str, Count]:
    named = {upright(count.card): count for count in found}
    assert len(named) == len(found), "each kind once"
    return named


@settings(max_examples=30, deadline=None)
@given(games(), SEEDS)
def test_what_is_left_lies_in_deck_and_hands_or_face_down(game: Game, seed: int) -> None:
    by, seats = game
    deal = first_deal(by, seats, random.Random(seed))
    totals = Counter(map(upright, all_cards(by)))
    for state in positions(by, seats, seed):
        table = state.table
        unseen = Counter(map(upright, deal.aside))
        hidden = [
            *range(len(state.cards) - table.deck, len(state.cards)),
            *(each for hand in table.hands for each in hand),
        ]
        hidden += [gone.id for gone in table.discards if gone.card is None and gone.id is not None]
        unseen.update(upright(state.cards[each]) for each in hidden)
        for seat in range(seats):
            view = observe(state, seat)
            named = by_name(counts(view.table, view.hand))
            assert {name: count.total for name, count in named.items()} == totals
            assert {name: count.left for name, count in named.items() if count.left} == dict(+unseen)
            mine = Counter(map(upright, view.hand))
            assert {name: count.mine for name, count in named.items() if count.mine} == dict(mine)
        assert sum(count.left for count in counts(table)) == len(hidden) + len(deal.aside)


def test_path_cards_come_first_and_expansions_have_their_own() -> None:
    base, expanded = (counts(_table(rules)) for rules in (Ruleset(), Ruleset(saboteur2=True)))
    assert len(base) < len(expanded)
    for found in (base, expanded):
        kinds = [isinstance(count.card, Face) for count in found]
        assert kinds == sorted(kinds, reverse=True)


def test_a_position_that_shows_more_cards_than_there_are_leaves_none() -> None:
    table = msgspec.structs.replace(_table(Ruleset()), in_front=((Tool.LAMP,) * 2, (Tool.LAMP,) * 2, ()))
    assert by_name(counts(table))["break:lamp"].left == 0


def _table(rules: Ruleset) -> Table:
    return observe(fresh(rules, 3, random.Random(1)), 0).table
