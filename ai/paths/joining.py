"""Whether a tunnel can still be led from the start to a goal with certain cards: yes or no, not how likely.

A way may run over free cells, through cards that lie apart from the tunnel, and with rockfalls through cards that are
taken out. Long detours are left out; where the rest is not worked out to the end, the answer is yes.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from ai.paths.search import STEPS_TO
from game.engine.cards import REPAIRS, Action, Card, Face, goal_face
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell
from game.engine.maze import FITTING, Maze
from game.engine.table import Table

_DETOUR = 4
"""How many cards longer than the shortest way one may be."""
_MOST_LOOKS = 400
"""Steps of one exact search; beyond them a way is taken to exist."""
_Leading = tuple[int, int, tuple[Face, ...]]
"""A way out of a cell: the step, the side by which the next cell is entered, and the faces that lead there."""
_FIXED = frozenset((START_CELL, *GOAL_CELLS))


class Means(NamedTuple):
    """What may still be played: living path cards by face, one way up of each, and how many rockfalls."""

    faces: Mapping[Face, int]
    rockfalls: int = 0

    @property
    def cards(self) -> int:
        """How many path cards there are."""
        return sum(self.faces.values())


def upright(face: Face) -> Face:
    """Return the same card whichever way up it lies."""
    return min(face, face.turned, key=lambda each: each.text)


def living(cards: Iterable[Card]) -> Counter[Face]:
    """Count the path cards among these that lead on, whichever way up."""
    return Counter(upright(card) for card in cards if isinstance(card, Face) and card.living)


def means_of(table: Table, hands: Mapping[int, Sequence[Card]], deck: Sequence[Card] = ()) -> Means:
    """Return what can be played of such hands and such a deck, by seats whose tools are whole or can be mended."""
    everything = [card for hand in (*hands.values(), deck) for card in hand]
    mended = {tool for action, tools in REPAIRS.items() if action in everything for tool in tools}
    able = [hand for seat, hand in hands.items() if mended.issuperset(table.tools(seat))]
    paths = [card for hand in (*able, deck) for card in hand]
    return Means(living(paths), everything.count(Action.ROCKFALL))


class _Place(NamedTuple):
    """An end of the tunnel: the cell that it leads into, by which side, and how many rockfalls that has taken."""

    cell: Cell
    side: int
    rockfalls: int


class _Step(NamedTuple):
    """One card more: which faces can be laid, and where the tunnel ends then; a goal has the side 0."""

    faces: tuple[Face, ...]
    to: _Place


def can_join(maze: Maze, goal: int, means: Means) -> bool:
    """Return whether the cards can lead a tunnel from the start to this face-down goal, by stones on the way too.

    Which way round a stone would lie is left open.
    """
    target = GOAL_CELLS[goal - 1]
    if target not in maze.closed or maze.sides_reached(target) or any(face.ladder for face in means.faces):
        return True  # a ladder may begin a tunnel anywhere (R10.7)
    return _Search(maze, goal - 1, means).finds()


class _Search:
    """One question: a quick walk that takes any card as often as it likes, then an exact one if that finds a way."""

    def __init__(self, maze: Maze, number: int, means: Means) -> None:
        self._maze, self._number, self._means = maze, number, means
        self._target = GOAL_CELLS[number]
        self._goals = [(STEPS_TO[each - 1], abs(each - 1 - number)) for each in maze.closed.values()]
        self._apart = sum(bool(face.living) for cell, face in maze.cards.items() if cell not in maze.reached)
        """Cards that a way may go through for nothing, at most."""
        self._far: dict[Cell, int] = {}
        self._known: dict[tuple[int, int], Sequence[_Leading]] = {}
        self._steps: dict[_Place, tuple[_Step, ...]] = {}
        self._looks = 0

    def finds(self) -> bool:
        """Return whether there is a way."""
        starts, most = self._starts(), self._means.cards
        way = self._quick_way(starts, most)
        if way is None:
            return False
        if self._suffices(way):
            return True
        most = min(most, len(way) + _DETOUR)
        distance = self._distances(starts, most)
        near = sorted((start for start in starts if distance.get(start, most + 1) <= most), key=distance.__getitem__)
        left = Counter(self._means.faces)
        return any(self._lead_on(start, left, most, distance, frozenset()) for start in near)

    def _starts(self) -> list[_Place]:
        reached = self._maze.reached
        return [
            place
            for cell, sides in reached.items()
            for side, step, across in STEPS
            if sides & side and not reached.get(cell + step, 0) & across
            for place in self._entering(cell + step, across, 0)
        ]

    def _least(self, place: _Place) -> int:
        """Return a number of cards that a way from here needs at least; from goal to goal it is one card."""
        if not place.side:
            return 0
        found = self._far.get(place.cell)
        if found is None:
            near = min([steps[place.cell] + hops for steps, hops in self._goals])
            found = self._far[place.cell] = max(1, near - self._apart)
        return found

    def _quick_way(self, starts: Iterable[_Place], most: int) -> list[tuple[Face, ...]] | None:
        """Return the faces for each card of a short way, as if every card was there as often as it is needed."""
        waiting = [(self._least(start), 0, start) for start in starts if self._least(start) <= most]
        came: dict[_Place, tuple[tuple[Face, ...], _Place]] = {}
        seen = {start for _, _, start in waiting}
        heapify(waiting)
        while waiting:
            _, done, place = heappop(waiting)
            if not place.side:
                way = []
                while place in came:
                    faces, place = came[place]
                    way.append(faces)
                return way
            for faces, to in self._onward(place):
                whole = 1 - done + self._least(to)
                if to not in seen and whole <= most:
                    seen.add(to)
                    came[to] = faces, place
                    heappush(waiting, (whole, done - 1, to))
        return None

    def _suffices(self, way: Sequence[tuple[Face, ...]]) -> bool:
        """Return whether there are cards enough for a way, those that have fewest given out first."""
        left = Counter(self._means.faces)
        for faces in sorted(way, key=len):
            best = max(faces, key=left.__getitem__)
            if not left[best]:
                return False
            left[best] -= 1
        return True

    def _distances(self, starts: Iterable[_Place], most: int) -> dict[_Place, int]:
        """Return for each place near enough how many cards the goal is away, as if every card was always there."""
        came: dict[_Place, list[_Place]] = {}
        seen = dict.fromkeys(starts, 0)
        waiting, ends = deque(seen), list[_Place]()
        while waiting:
            place = waiting.popleft()
            cards = seen[place] + 1
            for _, to in self._onward(place):
                if cards + self._least(to) > most:
                    continue
                came.setdefault(to, []).append(place)
                if to not in seen:
                    seen[to] = cards
                    (waiting if to.side else ends).append(to)
        distance = dict.fromkeys(ends, 0)
        back = deque(ends)
        while back:
            to = back.popleft()
            for place in came.get(to, ()):
                if place not in distance:
                    distance[place] = distance[to] + 1
                    back.append(place)
        return distance

    def _lead_on(
        self, place: _Place, left: Counter[Face], most: int, distance: Mapping[_Place, int], gone: frozenset[Cell]
    ) -> bool:
        """Return whether a way goes on from here with what is left of each face."""
        self._looks += 1
        if self._looks > _MOST_LOOKS:
            return True
        for faces, to in sorted(self._onward(place), key=lambda step: distance.get(step.to, most)):
            if distance.get(to, most + 1) > most - 1 or to.cell in gone:
                continue
            for face in faces:
                if left[face]:
                    if not to.side:
                        return True
                    left[face] -= 1
                    found = self._lead_on(to, left, most - 1, distance, gone | {place.cell})
                    left[face] += 1
                    if found:
                        return True
        return False

    def _onward(self, place: _Place) -> tuple[_Step, ...]:
        """Return every step that one card makes from an end of the tunnel."""
        found = self._steps.get(place)
        if found is None:
            found = self._steps[place] = tuple(self._work_out(place))
        return found

    def _work_out(self, place: _Place) -> Iterable[_Step]:
        cell, entered, so_far = place
        for demand, rockfalls in self._demands(cell, entered, so_far):
            for step, across, faces in self._leading(demand, entered):
                for to in self._entering(cell + step, across, rockfalls):
                    yield _Step(faces, to)

    def _demands(self, cell: Cell, entered: int, rockfalls: int) -> Iterable[tuple[int, int]]:
        """Return what may be demanded in a cell: as it is, or with a neighbour taken out that is not the way."""
        demand, cards = self._demand(cell), self._maze.cards
        yield demand, rockfalls
        if rockfalls < self._means.rockfalls:
            for side, step, _ in STEPS:
                if side != entered and cell + step in cards and cell + step not in _FIXED:
                    yield demand & ~(side | side << 4), rockfalls + 1

    def _leading(self, demand: int, entered: int) -> Sequence[_Leading]:
        """Return the ways out of a cell with such a demand, each with the faces that lead there."""
        found = self._known.get((demand, entered))
        if found is None:
            fits = FITTING[demand | entered]
            ways = [(face, way) for face in self._means.faces for way in face.ways if fits >> way.sides & 1]
            leading = [
                (step, across, tuple(dict.fromkeys(face for face, way in ways if way.joined[entered] & on)))
                for on, step, across in STEPS
                if on != entered
            ]
            found = self._known[demand, entered] = [each for each in leading if each[2]]
        return found

    def _demand(self, cell: Cell) -> int:
        """Return what the cards around a cell demand there, also where a card lies that is taken out."""
        spot = self._maze.spots.get(cell)
        if spot is not None:
            return spot & 0xFF
        cards, demand = self._maze.cards, 0
        for side, step, across in STEPS:
            near = cards.get(cell + step)
            if near is not None:
                demand |= side if near.sides & across else side << 4
        return demand

    def _entering(self, cell: Cell, side: int, rockfalls: int) -> list[_Place]:
        """Return where a tunnel ends that leads into a cell: there, or beyond what lies there already."""
        maze = self._maze
        if cell == self._target:
            return [_Place(cell, 0, rockfalls)]
        if cell in maze.closed:
            return [
                place
                for stone in ("NE", "NW")
                for face in goal_face(stone).ways
                for place in self._beyond(cell, face.joined[side], side, rockfalls)
            ]
        if cell == maze.bonus:
            return []
        face = maze.cards.get(cell)
        if face is None:
            return [_Place(cell, side, rockfalls)]
        found = self._beyond(cell, face.joined[side], side, rockfalls)
        if rockfalls < self._means.rockfalls and cell not in _FIXED:
            found.append(_Place(cell, side, rockfalls + 1))
        return found

    def _beyond(self, cell: Cell, joined: int, entered: int, rockfalls: int) -> list[_Place]:
        """Return where a tunnel ends that goes through cards which lie apart, from a cell and its joined sides."""
        found: list[_Place] = []
        through, waiting = {(cell, joined)}, [(cell, joined & ~entered)]
        cards = self._maze.cards
        while waiting:
            here, sides = waiting.pop()
            for side, step, across in STEPS:
                if not sides & side:
                    continue
                near = here + step
                face = cards.get(near)
                if near == self._target:
                    found.append(_Place(near, 0, rockfalls))
                elif face is not None:
                    group = face.joined[across]
                    if group and (near, group) not in through:
                        through.add((near, group))
                        waiting.append((near, group & ~across))
                    if rockfalls < self._means.rockfalls and near not in _FIXED:
                        found.append(_Place(near, across, rockfalls + 1))
                elif near not in self._maze.closed and near != self._maze.bonus:
                    found.append(_Place(near, across, rockfalls))
        return found
