"""What the bots make of each action card: one row a card, read by beliefs, weighing and baselines alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, get_args

from game.engine.cards import BREAKS, REPAIRS, Action, SeatActionName
from game.engine.events import (
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    SeatEvent,
    TheftStopped,
    Trapped,
)
from game.engine.total import total


class ActionCard(NamedTuple):
    """One action card.

    `act` is how the kinds of playing it begin, for the public (`ai.beliefs.act_kinds`). In the hand the card is worth
    `to_saboteur` or, to any other role, `to_others`. `harms` tells a plain mind what to keep for harm.
    """

    act: str
    to_saboteur: float
    to_others: float
    harms: bool = False


ACTION_CARDS: Mapping[Action, ActionCard] = total(
    Action,
    {
        **dict.fromkeys(BREAKS, ActionCard("break", 2.2, 0.4, harms=True)),
        **dict.fromkeys(REPAIRS, ActionCard("repair", 0.8, 1.4)),
        Action.ROCKFALL: ActionCard("fall", 2.2, 1.6, harms=True),
        Action.MAP: ActionCard("look", 1.5, 1.5),
        Action.THEFT: ActionCard("theft", 3.0, 3.0),
        Action.HANDS_OFF: ActionCard("stop", 0.6, 0.6),
        Action.SWAP_HANDS: ActionCard("hands", 0.8, 0.8),
        Action.INSPECTION: ActionCard("inspect", 0.8, 0.8),
        Action.SWAP_HATS: ActionCard("hats", 0.6, 0.6),
        Action.TRAPPED: ActionCard("trap", 1.5, 1.5, harms=True),
        Action.FREE: ActionCard("free", 1.3, 1.3),
    },
)
PLAYED: Mapping[type[SeatEvent], SeatActionName] = total(
    get_args(SeatEvent),
    {
        TheftStopped: Action.HANDS_OFF,
        HandsSwapped: Action.SWAP_HANDS,
        Inspected: Action.INSPECTION,
        HatSwapped: Action.SWAP_HATS,
        Trapped: Action.TRAPPED,
        Freed: Action.FREE,
    },
)
"""Which card was played on a seat, by the event that tells of it."""
