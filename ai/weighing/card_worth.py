"""What a card is worth in the hand: what giving it up costs."""

from __future__ import annotations

from ai.action_cards import ACTION_CARDS
from ai.weighing.situation import Situation
from game.engine.cards import BREAKS, TEAMS, Action, Card, Face, Role

MEAN_CARD = 1.1
"""What an unseen card is worth."""
_LAST_CARDS = 3.0
"""How much more path cards are worth to those who dig when no card is left to draw."""
_HOARDED = 2.2
"""What a beginner makes of any action card: it may be needed some day."""
_THIN = 1.2
"""What each side with a tunnel is worth to a beginner, who keeps the open cards and digs a thin tunnel."""
_WEAPON = 12.0
"""What a broken tool is worth while there is somebody to stop with it."""
_USELESS_MAP = -0.5
"""What a map is worth when it is known already where the gold is."""


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
    lively = (_THIN if now.level.naive else 0.5) * mazes
    if card.door is not None and now.team is not None:
        lively += 0.7 if card.door == TEAMS[now.role] else -1.0
    if not card.living:
        return -0.5
    table = now.view.table
    return lively * (1 + (_LAST_CARDS - 1) / (1 + table.deck / table.seats))


def _action(now: Situation, card: Action) -> float:
    if card is Action.MAP and now.knows_gold:
        return _USELESS_MAP
    row = ACTION_CARDS[card]
    if card in BREAKS and now.suspects:
        return _WEAPON
    worth = row.to_saboteur if now.saboteur else row.to_others
    return max(worth, _HOARDED) if now.level.naive else worth
