"""What a seat could see that it has to play: a win that is sure, a last defence, a weapon that nothing speaks against.

All of it follows from the seat's own view, and from how likely it holds the others to be saboteurs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from ai.paths.distance import FAR, cards_to_goals, expected_cards
from game.engine.cards import ALL_SIDES, DECK, GOLD, Face, Role, face, letters
from game.engine.cells import GOAL_CELLS, STEPS, Cell
from game.engine.commands import Answer, Break, Lay, Play, Rockfall
from game.engine.legal import acts
from game.engine.maze import LINKED, Maze
from game.engine.views import View

MATE = 0.6
"""So likely a saboteur, a seat is believed to be a mate."""
_ROCK = 4
"""How far up in a spot stand the sides that a neighbour forbids."""
_HARMS = 0.5
"""By how many cards a dead end or a rockfall has to move the gold away to be a weapon."""


def known_gold(view: View) -> int | None:
    """Return the goal that hides the gold for certain: one that was seen, or the only one left; else None."""
    if GOLD in view.goals:
        return view.goals.index(GOLD) + 1
    unknown = [goal for goal, name in enumerate(view.goals, 1) if name is None]
    return unknown[0] if len(unknown) == 1 else None


def sure_wins(view: View) -> list[Lay]:
    """Return the path cards with which a gold-digger joins the gold for certain."""
    goal, maze = known_gold(view), view.table.maze
    if goal is None or view.role is Role.SABOTEUR or view.table.question is not None or not _near(maze, goal):
        return []
    return [act for act in acts(view) if isinstance(act, Lay) and goal in maze.lay(act.cell, act.face).goals_reached()]


def last_defences(view: View, suspicion: Sequence[float] | None) -> list[Play | Answer]:
    """Return the acts after which no foe can join the gold in its next turn, where one could before.

    That is seen by a saboteur who knows where the gold is: some path card that it has not seen would join it, and some
    seat that is no mate and not stopped may hold one. `suspicion` are its beliefs; without any nobody is a mate.
    """
    goal, table = known_gold(view), view.table
    if goal is None or view.role is not Role.SABOTEUR or table.question is not None or not _near(table.maze, goal):
        return []
    threats = [seat for seat in _foes(view, suspicion) if table.may_lay(seat)]
    unseen = _unseen(view)
    if not threats or not _can_be_joined(table.maze, goal, unseen):
        return []
    return [act for act in acts(view) if _defends(act, table.maze, goal, unseen, threats)]


def weapons(view: View, suspicion: Sequence[float] | None, roles: Sequence[Role]) -> Iterator[Play | Answer]:
    """Yield what a saboteur could harm with while the gold can still be joined.

    A broken tool for a true gold-digger who is not stopped and is held for one, or a rockfall or dead end that moves
    the gold away by what the seat knows of it.
    """
    maze = view.table.maze
    gold = _gold_chances(view)
    if not _reachable(view, gold):
        return
    foes = [seat for seat in _foes(view, suspicion, 0.5) if roles[seat] is not Role.SABOTEUR]
    away = expected_cards(maze, gold) + _HARMS
    for act in acts(view):
        match act:
            case Break(_, seat):
                if seat in foes and view.table.may_lay(seat):
                    yield act
            case Rockfall() | Lay(face=Face(living=0)):
                if expected_cards(_after(maze, act), gold) > away:
                    yield act
            case _:
                pass


def moves_away(view: View, lay: Lay) -> bool:
    """Return whether a path card moves the gold away, by what the seat knows of it."""
    gold, maze = _gold_chances(view), view.table.maze
    return expected_cards(maze.lay(lay.cell, lay.face), gold) > expected_cards(maze, gold)


def _after(maze: Maze, act: Lay | Rockfall) -> Maze:
    return maze.lay(act.cell, act.face) if isinstance(act, Lay) else maze.take(act.cell)


def _gold_chances(view: View) -> tuple[float, ...]:
    goal = known_gold(view)
    unknown = view.goals.count(None)
    return tuple(
        float(place == goal) if goal is not None else (name is None) / unknown
        for place, name in enumerate(view.goals, 1)
    )


def _reachable(view: View, gold: Sequence[float]) -> bool:
    """Return whether as many cards are left to the others as the gold needs at least."""
    table = view.table
    left = table.deck + sum(len(hand) for seat, hand in enumerate(table.hands) if seat != view.seat)
    needed = [cost for cost, chance in zip(cards_to_goals(table.maze), gold, strict=True) if chance]
    return min(needed, default=FAR) <= min(left, FAR - 1)


def _foes(view: View, suspicion: Sequence[float] | None, mate: float = MATE) -> list[int]:
    """Return the other seats that hold cards and are not believed to be mates."""
    return [
        seat
        for seat, hand in enumerate(view.table.hands)
        if seat != view.seat and hand and (suspicion is None or suspicion[seat] < mate)
    ]


def _near(maze: Maze, goal: int) -> bool:
    """Return whether one card might join a goal: never False when one can."""
    cell = GOAL_CELLS[goal - 1]
    beside = [(maze.cards.get(cell + step), across) for _, step, across in STEPS]
    return cards_to_goals(maze)[goal - 1] <= 1 or any(there and there.living & across for there, across in beside)


def _can_be_joined(maze: Maze, goal: int, unseen: Sequence[Face]) -> bool:
    """Return whether one of these cards, laid somewhere, joins a goal."""
    return any(
        maze.fits(laid, cell) and goal in maze.lay(cell, laid).goals_reached()
        for cell in _last_cells(maze, goal)
        for laid in unseen
    )


def _last_cells(maze: Maze, goal: int) -> Iterator[Cell]:
    """Yield the cells in which a card that leads every way it may would join a goal."""
    for cell, spot in maze.spots.items():
        open_sides = ALL_SIDES & ~(spot >> _ROCK)
        if spot >= LINKED and open_sides and goal in maze.lay(cell, face(letters(open_sides))).goals_reached():
            yield cell


def _unseen(view: View) -> list[Face]:
    """Return the living path cards that the seat has not seen laid or thrown away or in its hand, every way round."""
    table = view.table
    laid = [card for cell, card in table.maze.cards.items() if cell not in GOAL_CELLS]
    seen = [*view.hand, *(thrown.card for thrown in table.discards), *laid]
    kinds = Counter(min(card, card.turned, key=str) for card in seen if isinstance(card, Face))
    left = Counter(min(card, card.turned, key=str) for card in DECK if isinstance(card, Face) and card.living) - kinds
    return [way for card in left for way in card.ways]


def _defends(act: Play | Answer, maze: Maze, goal: int, unseen: Sequence[Face], threats: Sequence[int]) -> bool:
    match act:
        case Break(_, seat):
            return threats == [seat]
        case Lay() | Rockfall():
            return not _can_be_joined(_after(maze, act), goal, unseen)
        case _:
            return False
