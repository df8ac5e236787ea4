"""Presses of a gamepad as the window hears them."""

from __future__ import annotations

from screen.driving import Driver

from game.ui.pads.inputs import PadInput
from game.ui.pads.presses import pressed


def tap(driver: Driver, *inputs: PadInput) -> None:
    """Press inputs one after another, one in a frame."""
    for what in inputs:
        driver.frame(pressed(what))
