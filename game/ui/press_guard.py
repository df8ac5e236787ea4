"""Lets a second press of the same key or button go unheard that follows too soon: a hand that shakes (UX section 1)."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.ui.pads.presses import PADDOWN

GUARD = 0.5
"""Seconds within which a second press is not heard."""
_NEAR = 44
"""Pixels within which a press of the mouse is at the same place: as large as anything to press."""


class PressGuard:
    """Says which events are heard. It knows what was heard last, whether or not anybody wants it to guard."""

    def __init__(self) -> None:
        self._left: dict[Hashable, float] = {}
        """Seconds for which a press of the same is not heard, by what was pressed."""
        self._unheard: set[int] = set()
        """Mouse buttons that are down without having been heard."""
        self._places: dict[int, tuple[int, int]] = {}
        """Where each mouse button was heard last."""

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = {what: left - dt for what, left in self._left.items() if left > dt}

    def hears(self, event: pygame.Event, *, guards: bool) -> bool:
        """Return whether an event is heard; while it `guards`, a press too soon after a heard one is not."""
        if event.type == pygame.MOUSEBUTTONUP and event.button in self._unheard:
            self._unheard.discard(event.button)
            return False
        what = _pressed(event)
        if what is None:
            return True
        if guards and what in self._left and self._is_near(event):
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._unheard.add(event.button)
            return False
        self._left[what] = GUARD
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._places[event.button] = event.pos
        return True

    def _is_near(self, event: pygame.Event) -> bool:
        """Return whether a press is where the last one was: who clicks a card and then its cell means both."""
        if event.type != pygame.MOUSEBUTTONDOWN:
            return True
        here, last = event.pos, self._places[event.button]
        return all(abs(int(a) - b) <= _NEAR for a, b in zip(here, last, strict=True))


def _pressed(event: pygame.Event) -> Hashable:
    """Return the key or button that is pressed; None for anything else, as what is held and counts again."""
    if event.type == pygame.KEYDOWN:
        return event.type, event.key
    if event.type == pygame.MOUSEBUTTONDOWN:
        return event.type, event.button
    return (event.type, event.input) if event.type == PADDOWN and not event.again else None
