"""Where keys and pointer are while a move is made: zone, focus, what is pointed at, what hangs on the pointer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.tabletop.move.targets import Target


class Zone(Enum):
    """Where the keys are, in the order of Tab."""

    HAND = "hand"
    BOARD = "board"
    SEATS = "seats"
    LOG = "log"
    PILES = "piles"
    BUTTONS = "buttons"


@dataclass(frozen=True, slots=True)
class Grip:
    """What the left button went down on: where, and the card of the hand; `again` when that card was held already."""

    at: tuple[int, int]
    card: int | None = None
    again: bool = False


@dataclass(slots=True)
class Cursor:
    """`target` is pointed at, `drag` is the pointer while a card hangs on it, `focus` the card of the hand at the keys.

    `hovered` is the card of the hand under the pointer. `by_keys` tells whether keys moved last.
    """

    zone: Zone = Zone.HAND
    focus: int = 0
    target: Target | None = None
    drag: tuple[int, int] | None = None
    hovered: int | None = None
    by_keys: bool = True
    grip: Grip | None = None
    panning: bool = False

    @property
    def dragging(self) -> bool:
        return self.drag is not None

    def let_go(self) -> None:
        """Point at nothing, with nothing on the pointer."""
        self.target = self.drag = None

    def to_hand(self, index: int | None = None) -> None:
        """Go back to the hand, to card `index` if one is meant, and point at nothing."""
        self.let_go()
        self.zone = Zone.HAND
        self.focus = self.focus if index is None else index
