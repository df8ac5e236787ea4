"""What one seat's cards may do in its turn: targets, the commands on them, and why not (UX section 3a)."""

from __future__ import annotations

from functools import cached_property

from game.engine import legal
from game.engine.cards import Card, Face
from game.engine.cells import Cell
from game.engine.commands import Command, Lay
from game.engine.refusal import Refusal
from game.engine.views import View
from game.tabletop.move.nearest import lay_order, target_order
from game.tabletop.move.targets import OnCell, Target, kind_sentence, laid_on, plays, uses


class Reach:
    """Answers for one view, whose options are worked out once. Cards are given as they are turned now."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._cells: dict[Face, frozenset[Cell]] = {}

    @cached_property
    def options(self) -> frozenset[Command]:
        return frozenset(legal.options(self._view))

    def cells(self, face: Face) -> frozenset[Cell]:
        """Return the cells where `face` may be laid as it is."""
        if face not in self._cells:
            lays = (option for option in self.options if isinstance(option, Lay) and option.face is face)
            self._cells[face] = frozenset(option.cell for option in lays)
        return self._cells[face]

    def other_cells(self, face: Face) -> frozenset[Cell]:
        """Return the cells where `face` may be laid only the other way round."""
        return self.cells(face.turned) - self.cells(face)

    def targets(self, card: Card) -> list[Target]:
        """Return where `card` may go, passes left out, in the order in which keys step through them."""
        if isinstance(card, Face):
            maze = self._view.table.maze
            return [OnCell(cell) for cell in lay_order(maze, card, self.cells(card), self.other_cells(card))]
        places = (laid_on(command, self._view.seat) for command in self.options if uses(command, card))
        return target_order(self._view, card, (place for place in places if place is not None))

    def commands(self, index: int, card: Card, target: Target) -> list[Command]:
        """Return the legal commands of `card`, which is card `index` of the hand, on `target`.

        None, one, or one for each tool that a card for two tools could repair.
        """
        return [command for command in plays(self._view, index, card, target) if command in self.options]

    def why_not(self, index: int, card: Card, target: Target) -> Refusal | str | None:
        """Return why `card` cannot go to `target`: a refusal of the rules, or a sentence about its kind."""
        tries = plays(self._view, index, card, target)
        if not tries:
            return kind_sentence(card)
        refusals = [legal.why_not(self._view, command) for command in tries]
        return None if None in refusals else refusals[0]
