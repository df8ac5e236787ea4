"""How loud what is heard is: the volumes of the settings, mute, and what happens when the window goes (UX M27)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from game.engine.total import total
from game.sound.cues import Cue
from game.system.settings import Settings

_DUCKED = 0.25
"""How much is left of the sound while the window is not before its player."""


class Bus(StrEnum):
    """What has a volume of its own, below the one for all."""

    MUSIC = "music"
    EFFECTS = "effects"
    INTERFACE = "interface"


_OF_THE_INTERFACE = frozenset(
    {
        Cue.BUTTON,
        Cue.PICK_UP,
        Cue.PUT_DOWN,
        Cue.ROTATE,
        Cue.REFUSED,
        Cue.CURTAIN_CLOSE,
        Cue.CURTAIN_OPEN,
        Cue.YOUR_TURN,
    }
)
"""What answers a hand or calls a person; all else happens on the table."""


def bus_of(cue: Cue) -> Bus:
    """Return the volume that a cue goes by."""
    return Bus.INTERFACE if cue in _OF_THE_INTERFACE else Bus.EFFECTS


def gain(settings: Settings, bus: Bus, *, away: bool = False) -> float:
    """Return how loud a bus is, 0 to 1. `away`: the window is not before its player.

    Volumes are squared: half of a slider then sounds about half as loud.
    """
    volumes: Mapping[Bus, int] = total(
        Bus,
        {
            Bus.MUSIC: settings.volume_music,
            Bus.EFFECTS: settings.volume_effects,
            Bus.INTERFACE: settings.volume_interface,
        },
    )
    if settings.muted or (away and settings.sound_away == "mute"):
        return 0.0
    share = _DUCKED if away and settings.sound_away == "duck" else 1.0
    return share * (settings.volume_master / 100 * volumes[bus] / 100) ** 2
