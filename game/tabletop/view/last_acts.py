"""What each seat did last, and where on the table that is marked (UX M18, S1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from game.engine.events import (
    Broke,
    Collapsed,
    DiscardedTwo,
    Event,
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    TheftLaid,
    TheftStopped,
    Trapped,
    TurnEvent,
)
from game.tabletop.move.targets import OnCell, OnGoal, OnSeat, Target


def last_acts(log: Iterable[Event]) -> Mapping[int, TurnEvent]:
    """The newest act of every seat that has acted in this round."""
    return {event.seat: event for event in log if isinstance(event, TurnEvent)}


def act_place(act: TurnEvent) -> Target | None:
    """Where on the table the act is marked; a pass leaves no mark."""
    match act:
        case Laid() | Collapsed():
            return OnCell(act.cell)
        case Broke() | Repaired() | TheftStopped() | HandsSwapped() | Inspected() | HatSwapped() | Trapped() | Freed():
            return OnSeat(act.target)
        case TheftLaid() | DiscardedTwo():
            return OnSeat(act.seat)
        case Looked():
            return OnGoal(act.goal)
        case Passed():
            return None
        case _:
            assert_never(act)
