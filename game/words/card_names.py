"""The names of action cards: on their ribbons, and as they stand inside a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import BREAKS, REPAIRS, Action
from game.engine.total import total
from game.system.i18n import N_, _

_NAMES: Mapping[Action, str] = total(
    Action,
    {
        Action.BREAK_PICK: N_("Broken pick"),
        Action.BREAK_LAMP: N_("Broken lamp"),
        Action.BREAK_CART: N_("Broken cart"),
        Action.REPAIR_PICK: N_("Repair pick"),
        Action.REPAIR_LAMP: N_("Repair lamp"),
        Action.REPAIR_CART: N_("Repair cart"),
        # shorter, or the letters would be too small; the tick says "repair"
        Action.REPAIR_PICK_LAMP: N_("Pick or lamp"),
        Action.REPAIR_PICK_CART: N_("Pick or cart"),
        Action.REPAIR_LAMP_CART: N_("Lamp or cart"),
        Action.ROCKFALL: N_("Rockfall"),
        Action.MAP: N_("Map"),
        Action.THEFT: N_("Theft"),
        Action.HANDS_OFF: N_("Hands off"),
        Action.SWAP_HANDS: N_("Swap hands"),
        Action.INSPECTION: N_("Inspection"),
        Action.SWAP_HATS: N_("Swap hats"),
        Action.TRAPPED: N_("Trapped"),
        Action.FREE: N_("Free at last"),
    },
)
PHRASES: Mapping[Action, str] = total(
    set(Action) - BREAKS.keys() - REPAIRS.keys(),
    {
        Action.MAP: N_("a map"),
        Action.ROCKFALL: N_("a rockfall"),
        Action.THEFT: N_("a theft card"),
        Action.HANDS_OFF: N_("a hands off card"),
        Action.SWAP_HANDS: N_("a swap hands card"),
        Action.INSPECTION: N_("an inspection card"),
        Action.SWAP_HATS: N_("a swap hats card"),
        Action.TRAPPED: N_("a Trapped card"),
        Action.FREE: N_("a Free at last card"),
    },
)
"""Cards without a tool inside a sentence; those with one are worded by it."""


def ribbon_name(action: Action) -> str:
    """Return what stands on the ribbon."""
    return _(_NAMES[action])
