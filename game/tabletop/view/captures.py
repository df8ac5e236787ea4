"""What motions hide from the picture at rest until they are over: values that only this module makes."""

from __future__ import annotations

from typing import NewType

from game.engine.cards import InFront
from game.engine.cells import Cell, cell_text

Capture = NewType("Capture", str)
Captures = frozenset[Capture]

DISCARDS: Captures = frozenset((Capture("discard"),))
"""The pile of discards."""


def cell(place: Cell) -> Capture:
    """Return the capture of the card in a cell."""
    return Capture(f"cell:{cell_text(place)}")


def goal(number: int) -> Capture:
    """Return the capture of a face-down goal, 1 to 3."""
    return Capture(f"goal:{number}")


def is_goal(capture: Capture) -> bool:
    """Return whether that hides a goal that is about to open."""
    return capture.startswith("goal:")


def hand(card_id: int) -> Capture:
    """Return the capture of a card in the viewer's hand."""
    return Capture(f"hand:{card_id}")


def slot(seat: int, thing: InFront) -> Capture:
    """Return the capture of what is in front of a seat: a broken tool, or a marker."""
    return Capture(f"slot:{seat}:{thing}")


def only(one: Capture) -> Captures:
    """Return the captures of a motion that hides one thing."""
    return frozenset((one,))
