"""Which cards are still unseen, worked out from what lies open to all (UX S5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from game.engine.cards import CARD_IN_FRONT, Card, Face
from game.engine.cells import GOAL_CELLS, START_CELL
from game.engine.deal import all_cards
from game.engine.table import Table


class Count(NamedTuple):
    """One kind of card: how many there are, how many lay face up before all, and how many are in one's own hand."""

    card: Card
    total: int
    seen: int
    mine: int

    @property
    def left(self) -> int:
        """How many nobody has shown yet: in the deck, in hands, face down among the discards, or put aside."""
        return max(0, self.total - self.seen)  # a set-up position may show more cards than there are


def counts(table: Table, hand: Iterable[Card] = ()) -> tuple[Count, ...]:
    """Return every kind of card of the game, path cards first; `hand` are the cards that one seat holds itself."""
    kinds = _kinds(all_cards(table.rules))
    totals = Counter(kinds[card] for card in all_cards(table.rules))
    seen, mine = (Counter(kinds[card] for card in cards if card in kinds) for cards in (shown(table), hand))
    found = [Count(card, total, seen[card], mine[card]) for card, total in totals.items()]
    return tuple(sorted(found, key=lambda count: not isinstance(count.card, Face)))


def shown(table: Table) -> Iterator[Card]:
    """Yield the cards that lie face up: in the maze, in front of seats and among the discards.

    What was given up face down (R2.3) is not among them; what a rockfall took is.
    """
    yield from (face for cell, face in table.maze.cards.items() if cell != START_CELL and cell not in GOAL_CELLS)
    yield from (CARD_IN_FRONT[thing] for things in table.in_front for thing in things)
    yield from (discard.card for discard in table.discards if discard.card is not None)


@cache  # one deck for each set of rules
def _kinds(cards: tuple[Card, ...]) -> Mapping[Card, Card]:
    """Return for each card, either way up, the one of its kind that the deck is listed with."""
    kinds: dict[Card, Card] = {}
    for card in cards:
        kinds.setdefault(card, card)
        if isinstance(card, Face):
            kinds.setdefault(card.turned, card)
    return kinds
