"""How long a round went on after the gold was lost, and whether its end was offered in time."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ai.paths.joining import can_join, means_of
from game.engine.cards import GOLD
from game.engine.events import TurnEvent
from game.engine.observe import log_of
from game.engine.state import State, hand_of
from game.play.endings.reach import out_of_reach


class Ending(msgspec.Struct, frozen=True):
    """How a round ended.

    `full_pace` are the turns between the moment when in truth no hand and no card of the deck could join the gold, and
    the offer to play the rest quickly, or the end of the round; None where the gold was joined. `offered` says whether
    there was an offer, `quick` how many turns were left then.
    """

    full_pace: int | None
    offered: bool
    quick: int


def ending_of(states: Sequence[State]) -> Ending:
    """Judge a round by its positions, one for each command, the last one with the outcome.

    Positions with cards in the deck may be left out.
    """
    last = _turns(states[-1])
    empty = [state for state in states if not state.table.deck and state.table.outcome is None]
    offer = next((_turns(state) for state in empty if out_of_reach(state.table, log_of(state, None))), None)
    quick = 0 if offer is None else last - offer
    if GOLD in states[-1].table.goals:
        return Ending(None, offer is not None, quick)
    lost = last
    for state in reversed(empty):
        if can_still_join(state):
            break
        lost = _turns(state)
    return Ending(max(0, last - quick - lost), offer is not None, quick)


def can_still_join(state: State) -> bool:
    """Return whether the cards in hands and deck could in truth join the gold, if all seats wanted it."""
    table = state.table
    hands = {seat: hand_of(state, seat) for seat in table.active}
    deck = state.cards[len(state.cards) - table.deck :]
    return can_join(table.maze, state.goals.index(GOLD) + 1, means_of(table, hands, deck))


def _turns(state: State) -> int:
    """Return how many turns the round has had."""
    return sum(isinstance(event, TurnEvent) for event in state.events[: state.logged])
