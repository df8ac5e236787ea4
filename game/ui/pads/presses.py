"""What a gamepad tells the scenes: one kind of event, whatever the device is."""

from __future__ import annotations

import pygame

from game.ui.pads.inputs import PadInput

PADDOWN: int = pygame.event.custom_type()
"""An input of a gamepad is pressed, or counts once more because it is held.

`input` is a `PadInput`; `amount` says how many steps it is worth, which is less than one where a stick is pushed
and is told of in every frame; `again` whether it was held already.
"""


def pressed(what: PadInput, amount: float = 1.0, *, again: bool = False) -> pygame.Event:
    """Return the event of a press."""
    return pygame.Event(PADDOWN, input=what, amount=amount, again=again)


def amount_of(event: pygame.Event) -> float:
    """Return how many steps a press is worth: a key is always worth one."""
    return float(event.amount) if event.type == PADDOWN else 1.0
