"""The maze: path cards on a grid without border, and what is joined to the start (RULES sections 3 and 5).

A `Maze` never changes; `lay` and `take` return a new one. Besides the cards it keeps two things up to date, so
that no question needs a walk over the grid:

- `reached`: for each card, its living sides that are joined to the start;
- `spots`: for each empty cell beside a path card, what the neighbours there demand, packed into one number. Spots
  with equal demands stand together in `alike`, because a face that fits one of them fits all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.engine.cards import ALL_SIDES, START, Door, Face, Link
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell

Groups = list[tuple[int, tuple[Cell, ...]]]
"""Cells grouped by equal demands, each group with one bit for each mask of sides that meets them."""
BESIDE_GOALS = frozenset(cell + step for cell in GOAL_CELLS for _, step, _ in STEPS)
_FORBID = 4
LINKED = 1 << 8
"""Set in a spot whose neighbour has a living side towards it that is joined to the start (R3.4)."""


def _fitting(demand: int) -> int:
    """Return one bit for each mask of sides that meets a demand: tunnel to tunnel, rock to rock (R3.2)."""
    need, forbid = demand & ALL_SIDES, demand >> _FORBID
    return sum(1 << sides for sides in range(ALL_SIDES + 1) if not need & ~sides and not forbid & sides)


FITTING: tuple[int, ...] = tuple(map(_fitting, range(LINKED))) * 2
"""`FITTING[spot] >> face.sides & 1`: the face may be laid there by R3.1 and R3.2."""


class Maze:
    """Path cards as placed. Made by `first_maze` and `maze_of`; treat every field as read-only.

    `cards` holds the start and revealed goals too; `closed` maps the cells of face-down goals to their numbers.
    `bonus` is the cell of the bonus nugget, which is no path card: nothing is laid there or compared (R11.2).
    `open` is for `ways.open_cells` alone, which keeps its answers there: several seats ask between two changes.
    """

    __slots__ = ("alike", "bonus", "cards", "closed", "open", "reached", "spots")

    def __init__(
        self,
        cards: dict[Cell, Face],
        closed: dict[Cell, int],
        reached: dict[Cell, int],
        spots: dict[Cell, int],
        alike: dict[int, tuple[Cell, ...]],
        bonus: Cell | None = None,
    ) -> None:
        self.cards: Mapping[Cell, Face] = cards
        self.closed: Mapping[Cell, int] = closed
        self.reached: Mapping[Cell, int] = reached
        self.spots: Mapping[Cell, int] = spots
        self.alike: Mapping[int, tuple[Cell, ...]] = alike
        self.bonus = bonus
        self.open: dict[Link, Groups] = {}

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Maze)
            and self.cards == other.cards
            and self.closed == other.closed
            and self.bonus == other.bonus
        )

    def __hash__(self) -> int:
        return hash((frozenset(self.cards.items()), frozenset(self.closed)))

    def __repr__(self) -> str:
        return f"Maze({len(self.cards)} cards, {len(self.closed)} closed goals)"

    def fits(self, face: Face, cell: Cell) -> bool:
        """Return whether `face`, this way round, may be laid in `cell` by R3.1 and R3.2."""
        spot = self.spots.get(cell)
        return spot is not None and FITTING[spot] >> face.sides & 1 == 1

    def linked(self, cell: Cell) -> bool:
        """Return whether a card in this empty cell is reached from the start (R3.4).

        A fitting card has a tunnel, living or dead, wherever a living side meets it, so this is a fact of the cell.
        """
        return self.spots.get(cell, 0) >= LINKED

    @property
    def crystals(self) -> int:
        """How many crystals the maze has, joined or not (R10.19)."""
        return sum(face.crystal for face in self.cards.values())

    def lay(self, cell: Cell, face: Face) -> Maze:
        """Return the maze with `face` in `cell`, which is no card's cell. Legality is not looked at here."""
        cards, closed, reached = dict(self.cards), dict(self.closed), dict(self.reached)
        cards[cell] = face
        closed.pop(cell, None)
        rejoined = _join(cards, reached, cell)
        more = _demands_of(face, cell, reached, rejoined)
        spots, alike = dict(self.spots), dict(self.alike)
        for each in _around(cell, rejoined):
            old = spots.get(each)
            if each == cell:
                _move(spots, alike, cell, old, None)
            elif old is not None:
                new = old | more.get(each, 0)
                if new != old:
                    _move(spots, alike, each, old, new)
            elif each not in cards and each not in closed and each != self.bonus:
                _move(spots, alike, each, None, more[each])
        return Maze(cards, closed, reached, spots, alike, self.bonus)

    def take(self, cell: Cell) -> Maze:
        """Return the maze without the card in `cell` (R4.3)."""
        cards = dict(self.cards)
        del cards[cell]
        if not self.reached.get(cell):
            return self._without(cards, dict(self.reached), (), cell)
        reached: dict[Cell, int] = {}
        _join_from_start(cards, reached)
        lost = [other for other, sides in self.reached.items() if reached.get(other) != sides]
        return self._without(cards, reached, lost, cell)

    def with_bonus(self, cell: Cell) -> Maze:
        """Return the maze with the bonus nugget in `cell`, which is empty (R11.1)."""
        spots, alike = dict(self.spots), dict(self.alike)
        if cell in spots:
            _move(spots, alike, cell, spots[cell], None)
        return Maze(dict(self.cards), dict(self.closed), dict(self.reached), spots, alike, cell)

    def leads_to(self, cell: Cell, *, without: Door) -> bool:
        """Return whether a tunnel leads from the start to the card in `cell` by no door of that colour (R10.16)."""
        open_cards = {other: face for other, face in self.cards.items() if face.door != without}
        reached: dict[Cell, int] = {}
        _join_from_start(open_cards, reached)
        return bool(reached.get(cell))

    def goals_reached(self) -> tuple[int, ...]:
        """Return the numbers of the face-down goals at a side of which a joined tunnel ends, lowest first (R5.1)."""
        reached = self.reached
        if reached.keys().isdisjoint(BESIDE_GOALS):
            return ()  # as after nearly every card
        return tuple(goal for cell, goal in self.closed.items() if _touched(reached, cell))

    def sides_reached(self, cell: Cell) -> int:
        """Return the sides of `cell` at which a tunnel joined to the start ends."""
        reached = self.reached
        return sum(side for side, step, across in STEPS if reached.get(cell + step, 0) & across)

    def clashes(self, cell: Cell, face: Face) -> int:
        """Return how many neighbouring path cards would not match `face` in `cell` (R3.2, R5.3)."""
        cards = self.cards
        return sum(
            bool(face.sides & side) != bool(cards[cell + step].sides & across)
            for side, step, across in STEPS
            if cell + step in cards
        )

    def _without(self, cards: dict[Cell, Face], reached: dict[Cell, int], lost: Iterable[Cell], cell: Cell) -> Maze:
        """Return the maze of these cards, from which `cell` was taken and the links of `lost` have changed."""
        spots, alike = dict(self.spots), dict(self.alike)
        for each in _around(cell, lost):
            old = spots.get(each)
            taken = each in cards or each in self.closed or each == self.bonus
            new = None if taken else _demand(cards, reached, each)
            if new != old:
                _move(spots, alike, each, old, new)
        return Maze(cards, dict(self.closed), reached, spots, alike, self.bonus)


def first_maze() -> Maze:
    """Return the maze of R1.3: the start card and three face-down goals."""
    return maze_of({}, {cell: goal for goal, cell in enumerate(GOAL_CELLS, 1)})


def maze_of(laid: Mapping[Cell, Face], closed: Mapping[Cell, int]) -> Maze:
    """Return a maze of these cards as placed, the start card added, worked out from nothing."""
    cards = {START_CELL: START, **laid}
    reached: dict[Cell, int] = {}
    _join_from_start(cards, reached)
    spots: dict[Cell, int] = {}
    alike: dict[int, tuple[Cell, ...]] = {}
    for cell in cards:
        for _, step, _ in STEPS:
            near = cell + step
            if near not in cards and near not in closed and near not in spots:
                _move(spots, alike, near, None, _demand(cards, reached, near))
    return Maze(cards, dict(closed), reached, spots, alike)


def _touched(reached: Mapping[Cell, int], cell: Cell) -> bool:
    return any(reached.get(cell + step, 0) & across for _, step, across in STEPS)


def _around(cell: Cell, rejoined: Iterable[Cell]) -> set[Cell]:
    """Return a cell and all cells beside it and beside those whose links have changed."""
    around = {cell}
    for centre in (cell, *rejoined):
        for _, step, _ in STEPS:
            around.add(centre + step)
    return around


def _demands_of(face: Face, cell: Cell, reached: Mapping[Cell, int], rejoined: Iterable[Cell]) -> dict[Cell, int]:
    """Return what is demanded beside `face` in `cell`, and the links that are new beside `rejoined`.

    Only this is new after a card is laid, so that no cell is worked out again from all its neighbours.
    """
    found: dict[Cell, int] = {}
    sides = face.sides
    for side, step, across in STEPS:
        found[cell + step] = across if sides & side else across << _FORBID
    for other in rejoined:
        joined = reached[other]
        for side, step, _ in STEPS:
            if joined & side:
                found[other + step] = found.get(other + step, 0) | LINKED
    return found


def _demand(cards: Mapping[Cell, Face], reached: Mapping[Cell, int], cell: Cell) -> int | None:
    """Return what the neighbours of an empty cell demand, None where no path card touches it (R3.1)."""
    demand, alone = 0, True
    for side, step, across in STEPS:
        near = cards.get(cell + step)
        if near is not None:
            alone = False
            if not near.sides & across:
                demand |= side << _FORBID
            elif reached.get(cell + step, 0) & across:
                demand |= side | LINKED
            else:
                demand |= side
    return None if alone else demand


def _move(
    spots: dict[Cell, int], alike: dict[int, tuple[Cell, ...]], cell: Cell, old: int | None, new: int | None
) -> None:
    """Note that the demand of `cell` has changed from `old` to `new`."""
    if old is not None:
        cells = alike[old]
        if len(cells) == 1:
            del alike[old]
        else:
            place = cells.index(cell)
            alike[old] = cells[:place] + cells[place + 1 :]
        del spots[cell]
    if new is not None:
        spots[cell] = new
        alike[new] = (*alike.get(new, ()), cell)


def _join(cards: Mapping[Cell, Face], reached: dict[Cell, int], cell: Cell) -> list[Cell]:
    """Join the card in `cell` to reached neighbours and lead on from it. Returns the cells whose links have changed.

    Nothing joins through a dead side, because `joined` is 0 there (R3.6).
    """
    face = cards[cell]
    entered = face.living if face.ladder else 0
    for side, step, across in STEPS:
        if reached.get(cell + step, 0) & across:
            entered |= face.joined[side]
    if not entered:
        return []
    reached[cell] = reached.get(cell, 0) | entered
    changed = [cell]
    waiting = [(cell, entered)]
    while waiting:
        here, sides = waiting.pop()
        for side, step, across in STEPS:
            if sides & side:
                there = here + step
                near = cards.get(there)
                group = near.joined[across] if near is not None else 0
                if group and not reached.get(there, 0) & across:
                    reached[there] = reached.get(there, 0) | group
                    changed.append(there)
                    waiting.append((there, group))
    return changed


def _join_from_start(cards: Mapping[Cell, Face], reached: dict[Cell, int]) -> None:
    """Work out `reached` from nothing: every ladder is joined to the start (R10.7), and so on from there."""
    for cell, face in cards.items():
        if face.ladder:
            _join(cards, reached, cell)
