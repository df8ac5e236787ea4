"""Whether the gold looks out of reach, from what lies open to all: no hand, no role and no look is asked about.

So whatever follows from it tells nothing. It is no certainty: now and then the gold is joined after all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.paths.distance import cards_to_goals
from ai.paths.joining import Means, can_join, means_of
from game.engine.cards import Card
from game.engine.events import Collapsed, Event, GoalRevealed, Laid, TurnEvent
from game.engine.maze import Maze
from game.engine.table import Table
from game.engine.views import Log
from game.play.counts import counts

_DEALS = 20
"""How many ways to deal the unseen cards out to the hands are looked at."""
_REACHED = 6
"""In so many of them a tunnel to a goal may exist."""
_TURNS = 4
"""So many turns long nobody has come nearer. With fewer the gold is joined after all more often than once in 150."""
_LEAST_CARDS = 4
"""With fewer cards left in all hands the round is over soon anyway."""
_FEW_CARDS = 6
"""Whoever needs less than a sixth of the cards in the hands is not looked at: a way is nearly always there."""


def out_of_reach(table: Table, log: Log) -> bool:
    """Return whether the deck is empty, nobody came nearer for some turns, and few hands could join the gold.

    `log` is the public log of the round, up to this position.
    """
    if table.deck or table.to_play is None or table.outcome is not None or table.question is not None:
        return False
    needed = min(cards for cards, name in zip(cards_to_goals(table.maze), table.goals, strict=True) if name is None)
    held = sum(len(table.hands[seat]) for seat in table.active)
    if held < _LEAST_CARDS or _FEW_CARDS * needed < held or came_nearer(table, log, _TURNS):
        return False
    return _seldom_joined(table, f"reach:{table.round}:{len(log)}")


def came_nearer(table: Table, log: Log, turns: int) -> bool:
    """Return whether a goal has come nearer, by a card laid or taken out, or was opened, in so many turns past."""
    maze, left = table.maze, turns
    for event in reversed(log):
        if isinstance(event, GoalRevealed):
            return True
        before = _maze_before(maze, event)
        if before is not maze and _nearest(before, table) > _nearest(maze, table):
            return True
        maze, left = before, left - isinstance(event, TurnEvent)
        if not left:
            return False
    return True


def _nearest(maze: Maze, table: Table) -> int:
    return min(cards for cards, name in zip(cards_to_goals(maze), table.goals, strict=True) if name is None)


def _maze_before(maze: Maze, event: Event) -> Maze:
    match event:
        case Laid(_, _, _, cell):
            return maze.take(cell)
        case Collapsed(_, _, cell, face):
            return maze.lay(cell, face)
        case _:
            return maze


def _seldom_joined(table: Table, lots: str) -> bool:
    """Return whether few ways to deal the unseen cards out leave a way to a goal that may be the gold."""
    by = random.Random(lots)
    unseen = [count.card for count in counts(table) for _ in range(count.left)]
    closed = [number for number, name in enumerate(table.goals, 1) if name is None]
    joined = 0
    for deal in range(_DEALS):
        by.shuffle(unseen)
        joined += can_join(table.maze, closed[deal % len(closed)], _dealt(table, unseen))
        if joined > _REACHED:
            return False
    return True


def _dealt(table: Table, cards: Sequence[Card]) -> Means:
    """Return what the hands can do with these cards dealt out to them in turn."""
    hands, dealt = dict[int, Sequence[Card]](), 0
    for seat in table.active:
        hands[seat] = cards[dealt : dealt + len(table.hands[seat])]
        dealt += len(hands[seat])
    return means_of(table, hands)
