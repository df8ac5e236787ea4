"""What a hand can do: every way to lay, play, pass and discard (RULES sections 2 to 4, R10.4 to R10.14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from itertools import chain, combinations
from typing import assert_never, get_args

from game.engine.cards import (
    BREAKS,
    REPAIRS,
    SABOTEUR2_MAX_SEATS,
    Action,
    Card,
    Face,
    Link,
    Marker,
    SeatActionName,
    Tool,
)
from game.engine.cells import GOAL_CELLS, START_CELL, STEPS, Cell, at
from game.engine.commands import (
    LAYS,
    MAPS,
    MOST_PASSED,
    ROCKFALLS,
    THEFT,
    Break,
    DiscardTwo,
    Lay,
    Pass,
    Play,
    Repair,
    SeatAction,
    by_name,
)
from game.engine.maze import BESIDE_GOALS, FITTING, LINKED, Groups, Maze
from game.engine.refusal import Reason
from game.engine.table import Table
from game.engine.total import total

Ways = Callable[[Table, int], list[Play]]
"""All ways in which a seat may play one action card."""
FIXED_CELLS = frozenset((START_CELL, *GOAL_CELLS))
"""Cells that no rockfall clears (R4.3)."""


def link_of(table: Table, face: Face) -> Link:
    """Return what link a card must have."""
    return face.link or ("needed" if table.rules.link_to_start else "none")


def open_cells(maze: Maze, link: Link) -> Groups:
    """Return the cells where a card with that link may be laid if it fits (R3.1, R3.2, R3.4, R10.6, R10.7)."""
    known = maze.open.get(link)
    if known is None:
        known = maze.open[link] = _open_cells(maze, link)
    return known


def _open_cells(maze: Maze, link: Link) -> Groups:
    if link != "ladder":
        lowest = LINKED if link == "needed" else 0
        return [(FITTING[spot], cells) for spot, cells in maze.alike.items() if spot >= lowest]
    groups = [
        (FITTING[spot], tuple([cell for cell in cells if may_hold_ladder(maze, cell)]))
        for spot, cells in maze.alike.items()
    ]
    return [(fitting, cells) for fitting, cells in groups if cells]


def may_hold_ladder(maze: Maze, cell: Cell) -> bool:
    """Return whether the cell is beside no goal and not beside the bonus nugget (R10.7)."""
    return cell not in BESIDE_GOALS and not beside_bonus(maze, cell)


def beside_bonus(maze: Maze, cell: Cell) -> bool:
    """Return whether the cell shares a side with the bonus nugget."""
    return maze.bonus is not None and any(cell + step == maze.bonus for _, step, _ in STEPS)


def bonus_cells(maze: Maze) -> tuple[Cell, ...]:
    """Return the cells where the bonus nugget may be placed (R11.1)."""
    barred = {START_CELL, *maze.closed}
    return tuple(
        cell
        for y in range(-2, 3)
        for x in range(1, 8)
        for cell in (at(x, y),)
        if cell not in maze.cards and not any(cell + step in barred for _, step, _ in STEPS)
    )


def lays(table: Table, hand: tuple[Card, ...], seat: int) -> list[Lay]:
    """Return every way to lay a path card of the hand (R3.1 to R3.5, R10.6, R10.7)."""
    if not table.may_lay(seat):
        return []
    maze = table.maze
    faces = {face: None for card in hand if isinstance(card, Face) for face in card.ways}
    least: Link = "needed" if table.rules.link_to_start else "none"
    tries = [(open_cells(maze, face.link or least), 1 << face.sides, LAYS[face]) for face in faces]
    return [
        at_cell[cell]
        for groups, sides, at_cell in tries
        for fitting, cells in groups
        if fitting & sides
        for cell in cells
    ]


def actions(table: Table, seat: int, action: Action) -> list[Play]:
    """Return every way for `seat` to play an action card (RULES section 4, R10.10 to R10.14)."""
    return _WAYS[action](table, seat)


def _breaks(tool: Tool) -> Ways:
    each = [Break(tool, seat) for seat in range(SABOTEUR2_MAX_SEATS)]
    return lambda table, _seat: [each[other] for other in table.active if tool not in table.in_front[other]]


def _repairs(action: Action, tools: tuple[Tool, ...]) -> Ways:
    return lambda table, _seat: [
        Repair(tool, other, action)
        for other in table.active
        if table.in_front[other]
        for tool in tools
        if tool in table.in_front[other]
    ]


def _on_seats(action: SeatActionName) -> Ways:
    return lambda table, seat: [SeatAction(action, target) for target in targets(table, seat, action)]


_WAYS: Mapping[Action, Ways] = total(
    Action,
    {
        **{action: _breaks(tool) for action, tool in BREAKS.items()},
        **{action: _repairs(action, tools) for action, tools in REPAIRS.items()},
        **{action: _on_seats(action) for action in get_args(SeatActionName)},
        Action.ROCKFALL: lambda table, _: [ROCKFALLS[cell] for cell in table.maze.cards if cell not in FIXED_CELLS],
        Action.MAP: lambda table, _: [MAPS[goal] for goal in table.maze.closed.values()],
        Action.THEFT: lambda table, seat: [THEFT] if Marker.THEFT not in table.in_front[seat] else [],
    },
)


NO_TARGETS: Mapping[SeatActionName, tuple[str, Reason]] = total(
    get_args(SeatActionName),
    {
        Action.HANDS_OFF: ("R10.11", Reason.NO_THEFT),
        Action.SWAP_HANDS: ("R10.12", Reason.OWN_SEAT),
        Action.INSPECTION: ("R10.13", Reason.OWN_SEAT),
        Action.SWAP_HATS: ("R10.13", Reason.NO_HAT_LEFT),
        Action.TRAPPED: ("R10.14", Reason.TRAPPED_ALREADY),
        Action.FREE: ("R10.14", Reason.NOT_TRAPPED),
    },
)
"""The clause of each card that is played on a seat, and why a seat may be none of its `targets`."""


def targets(table: Table, seat: int, action: SeatActionName) -> tuple[int, ...]:
    """Return the seats on which `seat` may play this card (R10.11 to R10.14, R11.4)."""
    in_front, active = table.in_front, table.active
    match action:
        case Action.HANDS_OFF:
            return tuple(other for other in active if Marker.THEFT in in_front[other])
        case Action.SWAP_HANDS | Action.INSPECTION:
            return tuple(other for other in active if other != seat)
        case Action.SWAP_HATS:
            return active if table.hats else ()
        case Action.TRAPPED:
            return tuple(other for other in active if Marker.TRAPPED not in in_front[other])
        case Action.FREE:
            return tuple(other for other in active if Marker.TRAPPED in in_front[other])
        case _:
            assert_never(action)


def is_playable(table: Table, seat: int, action: Action) -> bool:
    """Return whether `seat` has any way to play an action card."""
    if action is Action.ROCKFALL:
        return len(table.maze.cards) > 1 + len(GOAL_CELLS) - len(table.maze.closed)
    if action is Action.MAP:
        return bool(table.maze.closed)
    in_front = table.in_front if table.retired is None else [table.in_front[other] for other in table.active]
    if action in BREAKS:
        return any(BREAKS[action] not in things for things in in_front)
    if action in REPAIRS:
        return any(tool in things for things in in_front if things for tool in REPAIRS[action])
    return bool(actions(table, seat, action))


def longer_passes(hand: tuple[Card, ...]) -> list[Pass]:
    """Return every pass with two or three cards (R10.4)."""
    cards = _few_of_each(hand, MOST_PASSED)
    some: Iterable[tuple[Card, ...]] = chain(combinations(cards, 2), combinations(cards, MOST_PASSED))
    return list(map(Pass, some if len(set(cards)) == len(cards) else dict.fromkeys(some)))


def discards(table: Table, hand: tuple[Card, ...], seat: int) -> list[DiscardTwo]:
    """Return every way to discard two cards and remove one in front of `seat` (R10.4)."""
    in_front = table.in_front[seat]
    if not in_front:
        return []
    pairs = dict.fromkeys(combinations(_few_of_each(hand, 2), 2))
    return [DiscardTwo(pair, what) for what in in_front for pair in pairs]


def _few_of_each(hand: Iterable[Card], most: int) -> tuple[Card, ...]:
    """Return the cards by name, of equal ones no more than could be named at once."""
    cards = by_name(hand)
    if len(set(cards)) + most > len(cards):
        return cards
    counts = Counter(cards)
    return tuple(card for card, count in counts.items() for _ in range(min(count, most)))
