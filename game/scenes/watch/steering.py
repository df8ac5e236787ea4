"""What the keys and gamepads of a replay mean (UX section 5)."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.scenes.watch.scrubbing import Scrubbing
from game.scenes.watch.view import WatchView
from game.tabletop.view.viewpoint import PAN_STEP
from game.ui.bindings import HAND_CONTROLS, Control
from game.ui.pads.presses import PADDOWN, amount_of
from game.ui.scene import Change
from game.ui.viewport import Viewport

_PANS = {
    Control.PAN_LEFT: (PAN_STEP, 0),
    Control.PAN_RIGHT: (-PAN_STEP, 0),
    Control.PAN_UP: (0, PAN_STEP),
    Control.PAN_DOWN: (0, -PAN_STEP),
}


class Steered(Protocol):
    """What does as the keys say."""

    viewport: Viewport
    table_view: WatchView
    scrubbing: Scrubbing

    @property
    def position(self) -> int:
        """The step shown, from 0."""

    @property
    def last(self) -> int:
        """The last step."""

    def go(self, where: int) -> Change:
        """Show that step."""

    def look_on(self, by: int) -> Change:
        """Look with the next eyes."""

    def toggle_why(self) -> Change:
        """Show or hide the reasons."""

    def toggle_log(self) -> Change:
        """Show or hide the log."""


def steer(watch: Steered, control: Control, event: pygame.Event) -> bool:
    """Do what a control asks of a replay; False when it asks nothing."""
    viewpoint, amount = watch.table_view.viewpoint, amount_of(event)
    match control:
        case Control.LEFT:
            watch.go(watch.position - 1)
        case Control.RIGHT:
            watch.go(watch.position + 1)
        case Control.FIT:
            watch.go(0)
        case Control.LAST:
            watch.go(watch.last)
        case Control.NEXT_CARD | Control.PREVIOUS_CARD if event.type != PADDOWN:  # a pad goes from thing to thing
            watch.scrubbing.jump(1 if control is Control.NEXT_CARD else -1)
        case _ if control in HAND_CONTROLS:
            watch.scrubbing.to_round(HAND_CONTROLS.index(control))
        case Control.UP | Control.DOWN:
            watch.look_on(-1 if control is Control.UP else 1)
        case Control.LOG:
            watch.toggle_log()
        case Control.WHY:
            watch.toggle_why()
        case Control.ZOOM_IN | Control.ZOOM_OUT:
            viewpoint.zoom(amount if control is Control.ZOOM_IN else -amount, watch.table_view.board.inner.center)
        case _ if control in _PANS:
            viewpoint.pan(*(round(step * amount * watch.viewport.unit) for step in _PANS[control]))
        case _:
            return False
    return True
