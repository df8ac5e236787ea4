"""What a card is worth in the hand: what giving it up costs."""

from __future__ import annotations

from collections.abc import Mapping

from ai.weighing.situation import Situation
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
_LAST_CARDS = 3.0
"""How much more path cards are worth to those who dig when no card is left to draw."""
_HARMS = 2.2
"""What a card that harms is worth to a saboteur."""


def card_worth(now: Situation, card: Card) -> float:
    """Return what giving up a card costs; a path card is worth the same either way up."""
    known = now.worths.get(card)
    if known is None:
        known = now.worths[card] = _path(now, card) if isinstance(card, Face) else _action(now, card)
    return known


def _path(now: Situation, card: Face) -> float:
    mazes = card.living.bit_count()
    if now.role is Role.GEOLOGIST and card.crystal:
        return 5.0
    if now.saboteur:
        return 1.6 - 0.6 * mazes
    lively = 0.5 * mazes
    if card.door is not None and now.team is not None:
        lively += 0.7 if card.door == TEAMS[now.role] else -1.0
    if not card.living:
        return -0.5
    table = now.view.table
    return lively * (1 + (_LAST_CARDS - 1) / (1 + table.deck / table.seats))


def _action(now: Situation, card: Action) -> float:
    match card:
        case Action.MAP:
            return -0.5 if now.knows_gold else 1.5
        case Action.ROCKFALL:
            return _HARMS if now.saboteur else 1.6
        case _ if card in _SABOTEUR2_WORTH:
            return _SABOTEUR2_WORTH[card]
        case _ if card in REPAIRS:
            return 0.8 if now.saboteur else 1.4
        case _:
            return _HARMS if now.saboteur else 0.4
