"""The storyboards of UX section 7: every event that moves something, and the motions of it on a stage."""

from __future__ import annotations

from screen.staging import Pictures, Table5, begin, open_to_all

from game.engine.cards import GOLD, Action, Marker, Role, Tool, face
from game.engine.cells import at
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    BonusPlaced,
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    DiscardedTwo,
    Drew,
    Event,
    Freed,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Laid,
    Looked,
    Passed,
    Repaired,
    Retired,
    RoundBegan,
    RoundEnded,
    Stayed,
    TheftLaid,
    TheftStopped,
    Trapped,
    as_seen_by,
)
from game.engine.maze import maze_of
from game.engine.table import Cause, Outcome
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.timeline import Motion

OUTCOME = Outcome("saboteurs", Cause.NONE_PLAYABLE, (Role.DIGGER,) * 5, (Role.SABOTEUR,), ("NE", GOLD, "NW"), None, ())
EVENTS: list[Event] = [
    RoundBegan(1, 0, maze_of({}, {})),
    Laid(1, 6, face("EW"), at(7, 0)),
    Broke(1, 7, Tool.PICK, 3),
    Repaired(1, 7, Action.REPAIR_PICK_LAMP, Tool.LAMP, 1),
    Collapsed(1, 8, at(3, 0), face("EW")),
    Looked(1, 9, 2, None),
    Passed(1, (10,), None),
    Passed(1, (), ()),
    Drew(1, 31, None),
    Claimed(1, ClaimGoal(2, "gold")),
    Claimed(1, ClaimSeat(2, "saboteur")),
    GoalRevealed(1, 2, GOLD, face("NESW")),
    GoalRevealed(1, 2, "NW", face("NW")),
    RoundEnded(OUTCOME),
]
SWAP = HandsSwapped(1, 7, 3, (8, 9), (18,), (face("NS"), Action.MAP), (Action.FREE,))
EXPANDED: list[Event] = [
    DiscardedTwo(1, (8, 9), (face("NES"), Action.ROCKFALL), Tool.LAMP),
    DiscardedTwo(1, (8, 9), (face("NES"), Action.ROCKFALL), Marker.TRAPPED),
    TheftLaid(1, 7),
    TheftStopped(1, 7, 3),
    SWAP,
    Inspected(1, 7, 3, Role.BOSS),
    HatSwapped(1, 7, 3, Role.BOSS),
    Trapped(1, 7, 3),
    Freed(1, 7, 3),
    BonusPlaced(1, 3, at(4, 1)),
    BonusTaken(1, 3, at(4, 1), 5, (3, 1, 1)),
    Retired(1, (8, 9)),
    Stayed(1),
]

ALL = [*EVENTS, *EXPANDED]


def moving_of(
    event: Event,
    viewer: int | None = None,
    own: tuple[int, ...] = (),
    places: Table5 | None = None,
    pictures: Pictures | None = None,
) -> tuple[list[Motion], Pictures]:
    """The motions of an event as `viewer` sees it, who holds the cards `own`."""
    table, pictures = begin().state.table, pictures or Pictures()
    seen = as_seen_by(event, viewer)
    return motions([seen], table, table, places or Table5(own), pictures, viewer, shows=open_to_all), pictures
