"""What a card is worth in the hand: what giving it up costs."""

from __future__ import annotations

from collections.abc import Mapping

from ai.situation import Situation
from game.engine.cards import REPAIRS, TEAMS, Action, Card, Face, Role

MEAN_CARD = 1.1
"""What an unseen card is worth."""
_SABOTEUR2_WORTH: Mapping[Action, float] = {
    Action.THEFT: 3.0,
    Action.HANDS_OFF: 0.6,
    Action.SWAP_HANDS: 0.8,
    Action.INSPECTION: 0.8,
    Action.SWAP_HATS: 0.6,
    Action.TRAPPED: 1.5,
    Action.FREE: 1.3,
}


def worth(now: Situation, card: Card) -> float:
    """What giving up a card costs."""
    known = now.worths.get(card)
    if known is None:
        known = now.worths[card] = _path(now, card) if isinstance(card, Face) else _action(now, card)
    return known


def _path(now: Situation, card: Face) -> float:
    lively = 0.5 * card.living.bit_count()
    if now.role is Role.GEOLOGIST and card.crystal:
        return 5.0
    if now.saboteur:
        return lively if now.blending else 2.0 - lively
    if card.door is not None and now.team is not None:
        lively += 0.7 if card.door == TEAMS[now.role] else -1.0
    return lively if card.living else -0.5


def _action(now: Situation, card: Action) -> float:
    match card:
        case Action.MAP:
            return -0.5 if now.knows_gold else 1.5
        case Action.ROCKFALL:
            return 2.0
        case _ if card in _SABOTEUR2_WORTH:
            return _SABOTEUR2_WORTH[card]
        case _:
            return 1.5 if card in REPAIRS or now.saboteur else 1.0
