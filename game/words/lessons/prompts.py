"""How something is done at the table, told for the device used last: mouse, keys or gamepad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from game.engine.total import total
from game.system.i18n import _


class Device(Enum):
    """What a player presses with."""

    MOUSE = "mouse"
    KEYS = "keys"
    PAD = "pad"


class Ask(Enum):
    """What a player is to do next."""

    TAKE = "take"
    PLACE = "place"
    GIVE_UP = "give-up"
    TURN = "turn"
    TURN_ROUND = "turn-round"
    END = "end"
    TALK = "talk"


_MOUSE: Mapping[Ask, Callable[[], str]] = total(
    Ask,
    {
        Ask.TAKE: lambda: _("Drag the ringed card to the ringed place."),
        Ask.PLACE: lambda: _("Click the ringed place."),
        Ask.GIVE_UP: lambda: _("Drag the ringed card to the discards."),
        Ask.TURN: lambda: _("Click the ringed card, then press “{turn}”."),
        Ask.TURN_ROUND: lambda: _("Turn the card round: press “{turn}”."),
        Ask.END: lambda: _("Press “{end}”. Until then you can take it back."),
        Ask.TALK: lambda: _("Press the ringed button, then choose what to say."),
    },
)
_KEYS: Mapping[Ask, Callable[[], str]] = total(
    Ask,
    {
        Ask.TAKE: lambda: _("Take the ringed card: press {take}."),
        Ask.PLACE: lambda: _("Go to the ringed place with {next} or the arrows, then press {confirm}."),
        Ask.GIVE_UP: lambda: _("Take the ringed card with {take}, then press {give}."),
        Ask.TURN: lambda: _("Take the ringed card with {take}, then press {turn}."),
        Ask.TURN_ROUND: lambda: _("Turn the card the other way round: press {turn}."),
        Ask.END: lambda: _("End your turn: press {end}. Until then you can take it back."),
        Ask.TALK: lambda: _("Press {talk}, then choose what to say."),
    },
)


def prompt(device: Device, ask: Ask, fields: Mapping[str, str]) -> str:
    """Return how to do it; `fields` has the keys, or the names of buttons, that the sentences mention."""
    words = _MOUSE if device is Device.MOUSE else _KEYS
    return words[ask]().format(**fields)
