"""Which path cards may still come, as one seat can count them, and what a step costs therefore."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from game.engine.cards import ALL_SIDES, DECK, SABOTEUR2_DECK, SIDES, Card, Face
from game.engine.cells import GOAL_CELLS, STEPS
from game.engine.table import Table

CARD = 8
"""What a step costs for which a card is surely at hand."""
NO_WAY = 14 * CARD
"""The cost given to a goal that cannot be reached, or only by a longer way."""
_HANDS = 0.7
"""How many of the cards in the hands of others count as if they could be laid for the way."""
_OWN = 0.5
"""How likely a card of its own hand is laid there in time."""
_RARE = 0.06
"""A step for which cards are rarer than this cannot be hoped for."""

Exit = tuple[int, int, int]
"""The step to the next cell, the side by which that is entered, and what it costs."""


def _upright(face: Face) -> Face:
    """Return the same card whichever way up it lies."""
    return min(face, face.turned, key=lambda each: each.text)


_Leading = tuple[int, int, tuple[int, ...]]
"""An exit with the kinds of cards that lead there, instead of what it costs."""


class _Kinds:
    """The living path cards of a box, one kind for each face."""

    def __init__(self, deck: Iterable[Card]) -> None:
        self.counts = Counter(_upright(card) for card in deck if isinstance(card, Face) and card.living)
        self.place = {face: place for place, face in enumerate(self.counts)}
        self.kind = {laid: place for face, place in self.place.items() for laid in (face, face.turned)}
        self._leading: dict[int, tuple[_Leading, ...]] = {}

    def leading(self, crossing: int) -> tuple[_Leading, ...]:
        """Return the ways out of a cell of such a demand that is entered by a side, with the kinds that lead there."""
        found = self._leading.get(crossing)
        if found is None:
            demand, side = crossing >> 4, crossing & ALL_SIDES
            rock = demand >> 4
            found = self._leading[crossing] = tuple(
                (step, across, kinds)
                for on, step, across in STEPS
                if on != side and not rock & on and (kinds := self._fitting(demand, side, on))
            )
        return found

    def _fitting(self, demand: int, side: int, on: int) -> tuple[int, ...]:
        """Return the places of the kinds that meet the demand of a cell and lead from one side to another."""
        need, forbid = demand & ALL_SIDES | side, demand >> 4
        return tuple(
            place
            for face, place in self.place.items()
            if any(
                need & laid.sides == need and not forbid & laid.sides and laid.joined[side] & on
                for laid in (face, face.turned)
            )
        )


_BASE, _SABOTEUR2 = _Kinds(DECK), _Kinds(SABOTEUR2_DECK)


class _Exits(dict[int, tuple[Exit, ...]]):
    """By `spot << 4 | side` where a way leads on that enters a cell with such a demand by `side`, when first asked."""

    def __init__(self, kinds: _Kinds, price: Callable[[tuple[int, ...]], int]) -> None:
        super().__init__()
        self._kinds, self._price = kinds, price

    def __missing__(self, crossing: int) -> tuple[Exit, ...]:
        price = self._price
        found = self[crossing] = tuple(
            [
                (step, across, cost)
                # whether the cell is linked does not matter
                for step, across, kinds in self._kinds.leading(crossing & 0xFFF)
                if (cost := price(kinds)) < NO_WAY
            ]
        )
        return found


class Stock:
    """The path cards that one seat has not seen laid or given up openly, and those it holds.

    `trust[seat]` is how far the cards of a seat may be counted on, `digs` whether its own may. Who does not `count`
    takes any card to be at hand.
    """

    most = NO_WAY

    def __init__(
        self,
        table: Table,
        seat: int,
        hand: Sequence[Card],
        trust: Sequence[float],
        *,
        digs: bool = True,
        counts: bool = True,
    ) -> None:
        self._kinds = _SABOTEUR2 if table.rules.saboteur2 else _BASE
        seen = [face for cell, face in table.maze.cards.items() if face.living and cell not in GOAL_CELLS]
        seen += [thrown.card for thrown in table.discards if isinstance(thrown.card, Face) and thrown.card.living]
        own = [card for card in hand if isinstance(card, Face) and card.living]
        kind_of = self._kinds.kind
        left, mine = list(self._kinds.counts.values()), [0] * len(self._kinds.counts)
        for face in (*seen, *own):
            kind = kind_of.get(face)
            if kind is not None:
                left[kind] = max(0, left[kind] - 1)
        for face in own if digs else ():
            kind = kind_of.get(face)
            if kind is not None:
                mine[kind] += 1
        unseen = table.deck + sum(thrown.card is None for thrown in table.discards)
        unseen += table.rules.put_aside
        hands = 0.0
        for other, cards in enumerate(table.hands):
            if other != seat:
                unseen += len(cards)
                hands += len(cards) * trust[other] * (1.0 if table.may_lay(other) else 0.5)
        self._left, self._mine, self._unseen, self._hands = left, mine, max(1, unseen), _HANDS * hands
        self._prices: dict[tuple[int, ...], int] = {}
        self.exits = _Exits(self._kinds, self._cost if counts else _any_card)
        free = [cost for side in SIDES for _, _, cost in self.exits[side]]
        self.least = min(free, default=CARD)
        """What a step costs at least."""

    def _cost(self, kinds: tuple[int, ...]) -> int:
        found = self._prices.get(kinds)
        if found is None:
            found = self._prices[kinds] = self._price(kinds)
        return found

    def _price(self, kinds: Sequence[int]) -> int:
        """Return what a step costs for which any card of these kinds will do."""
        share = min(0.99, sum([self._left[kind] for kind in kinds]) / self._unseen)
        mine = sum([self._mine[kind] for kind in kinds])
        at_hand = 1 - (1 - share) ** self._hands * (1 - _OWN) ** min(2, mine)
        return round(CARD / at_hand) if at_hand > _RARE else NO_WAY


def _any_card(kinds: Sequence[int]) -> int:
    """Return what a step costs to somebody who takes any card to be at hand that there is in the box."""
    return CARD if kinds else NO_WAY
