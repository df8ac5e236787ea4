"""What each seat did last, and where on the table that is marked (UX M18, S1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from game.engine.cells import GOAL_CELLS, Cell
from game.engine.events import (
    Broke,
    Collapsed,
    DiscardedTwo,
    Event,
    Laid,
    Looked,
    Passed,
    Repaired,
    SeatEvent,
    TheftLaid,
    TurnEvent,
)
from game.tabletop.move.targets import OnCell, OnGoal, OnSeat, Target


def last_acts(log: Iterable[Event]) -> Mapping[int, TurnEvent]:
    """Return the newest act of every seat that has acted in this round."""
    return {event.seat: event for event in log if isinstance(event, TurnEvent)}


def act_place(act: TurnEvent) -> Target | None:
    """Return where on the table the act is marked; a pass leaves no mark."""
    if isinstance(act, SeatEvent):
        return OnSeat(act.target)
    match act:
        case Laid() | Collapsed():
            return OnCell(act.cell)
        case Broke() | Repaired():
            return OnSeat(act.target)
        case TheftLaid() | DiscardedTwo():
            return OnSeat(act.seat)
        case Looked():
            return OnGoal(act.goal)
        case Passed():
            return None
        case _:
            assert_never(act)


def act_cell(event: Event) -> Cell | None:
    """Return the cell in which an act shows, if it shows on the board."""
    place = act_place(event) if isinstance(event, TurnEvent) else None
    match place:
        case OnCell(cell):
            return cell
        case OnGoal(goal):
            return GOAL_CELLS[goal - 1]
        case _:
            return None
