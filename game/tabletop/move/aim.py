"""What is shown of a move in the making: all that the picture needs, and nothing that it could change."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.cards import Card, Face
from game.engine.cells import Cell
from game.engine.commands import Command, Lay, PlaceBonus
from game.tabletop.move.targets import OnCell, Target


@dataclass(frozen=True, slots=True)
class Aim:
    """The held card, where it may go, where it points, what is laid tentatively, and the cards of the hand it takes.

    `hover` is the target under the pointer or the key cursor; `legal` says whether the held card may go there.
    `drag` is the pointer while a card hangs on it. `asked` are the goals of a question on the board, `places` the
    cells where the bonus nugget may be placed, `placing` where it would be. `turnable` is the cell of the ghost, or of
    the card that is laid tentatively, where that card may lie either way round.
    """

    held: int | None = None
    card: Card | None = None
    as_held: frozenset[Cell] = frozenset()
    after_turning: frozenset[Cell] = frozenset()
    targets: frozenset[Target] = frozenset()
    hover: Target | None = None
    legal: bool = False
    laid: Command | None = None
    laid_card: Card | None = None
    gone: tuple[int, ...] = ()
    drag: tuple[int, int] | None = None
    asked: tuple[int, ...] = ()
    places: frozenset[Cell] = frozenset()
    placing: PlaceBonus | None = None
    turnable: Cell | None = None

    @property
    def action_held(self) -> bool:
        return self.card is not None and not isinstance(self.card, Face)

    @property
    def still(self) -> Aim:
        """Return the same without what follows the pointer."""
        return replace(self, held=None, hover=None, legal=False, drag=None, placing=None, turnable=None)

    @property
    def openly(self) -> Aim:
        """Return the same without what its owner alone may see: the held card, and where it may go (UX section 3)."""
        none: frozenset[Cell] = frozenset()
        return replace(
            self,
            held=None,
            card=None,
            as_held=none,
            after_turning=none,
            targets=frozenset(),
            legal=False,
            drag=None,
            turnable=None,
        )

    @property
    def ghost(self) -> tuple[Face, Cell] | None:
        """Return the path card that would be laid in the hovered cell, turned if it must be."""
        if not isinstance(self.card, Face) or not isinstance(self.hover, OnCell):
            return None
        if self.hover.cell in self.as_held:
            return self.card, self.hover.cell
        if self.hover.cell in self.after_turning:
            return self.card.turned, self.hover.cell
        return None

    @property
    def settled(self) -> Lay | None:
        """Return the path card that is laid tentatively."""
        return self.laid if isinstance(self.laid, Lay) else None
