"""The names of action cards as a player reads them: in sentences, and on the card's ribbon."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import Action
from game.i18n import N_, _

_NAMES: Mapping[Action, str] = {
    Action.BREAK_PICK: N_("Broken pick"),
    Action.BREAK_LAMP: N_("Broken lamp"),
    Action.BREAK_CART: N_("Broken cart"),
    Action.REPAIR_PICK: N_("Repair pick"),
    Action.REPAIR_LAMP: N_("Repair lamp"),
    Action.REPAIR_CART: N_("Repair cart"),
    Action.REPAIR_PICK_LAMP: N_("Repair pick or lamp"),
    Action.REPAIR_PICK_CART: N_("Repair pick or cart"),
    Action.REPAIR_LAMP_CART: N_("Repair lamp or cart"),
    Action.ROCKFALL: N_("Rockfall"),
    Action.MAP: N_("Map"),
}


_SHORT: Mapping[Action, str] = {
    Action.REPAIR_PICK_LAMP: N_("Pick or lamp"),
    Action.REPAIR_PICK_CART: N_("Pick or cart"),
    Action.REPAIR_LAMP_CART: N_("Lamp or cart"),
}


def card_name(action: Action) -> str:
    """The name for sentences, in the player's language."""
    return _(_NAMES[action])


def ribbon_name(action: Action) -> str:
    """The name on the ribbon: shorter where it would be set too small; there the tick says "repair"."""
    return _(_SHORT.get(action, _NAMES[action]))
