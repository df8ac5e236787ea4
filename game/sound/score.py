"""What every event sounds like, and at which key of its storyboard (UX section 7).

Nothing here asks for a face, a role or what a look has shown: what is heard follows from what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, get_args

from game.engine.cards import SIDES, opposite
from game.engine.cells import START_CELL, STEP, Cell
from game.engine.events import (
    BonusPlaced,
    BonusReturned,
    BonusTaken,
    Broke,
    Claimed,
    Collapsed,
    CrystalsPaid,
    DiscardedTwo,
    Drew,
    Event,
    Freed,
    GameEnded,
    GoalRevealed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Laid,
    Looked,
    NuggetsDrawn,
    Paid,
    Passed,
    Repaired,
    Retired,
    RoundBegan,
    RoundEnded,
    Shared,
    Stayed,
    Stole,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.maze import Maze
from game.engine.total import total
from game.sound.cues import JOIN_STEPS, Cue

LOW_DECK = 5
"""With so many cards left the deck is told to run low."""


class Key(NamedTuple):
    """A cue, and when it is heard: `at` ms after the start of the motion of that name, of the first or of `each`."""

    cue: Cue
    motion: str
    at: float = 0.0
    each: bool = False


_AWAY = Key(Cue.DISCARD, "discard", each=True)

SCORE: Mapping[type[Event], tuple[Key, ...]] = total(
    get_args(Event),
    {
        RoundBegan: (Key(Cue.DEAL, "deal"),),
        Laid: (Key(Cue.LAY, "settle", 200), Key(Cue.JOIN, "light", 120)),
        Collapsed: (Key(Cue.ROCKFALL, "rockfall", 180),),
        GoalRevealed: (Key(Cue.DRUM, "reveal"), Key(Cue.REVEALED, "reveal", 480)),
        Broke: (Key(Cue.BREAK, "break", 300),),
        Repaired: (Key(Cue.REPAIR, "repair", 200),),
        Looked: (Key(Cue.MAP, "map"),),
        Drew: (Key(Cue.DRAW, "draw"),),
        Passed: (_AWAY,),
        DiscardedTwo: (_AWAY,),
        Claimed: (Key(Cue.SAID, "ring"),),
        TheftLaid: (Key(Cue.THEFT, "theft"),),
        TheftStopped: (Key(Cue.HANDS_OFF, "hands-off", 200),),
        Trapped: (Key(Cue.TRAP, "trap"),),
        Freed: (Key(Cue.FREE, "free", 200),),
        HandsSwapped: (Key(Cue.SWAP_HANDS, "swap-hands", 150),),
        HatSwapped: (Key(Cue.SWAP_HATS, "swap-hats"),),
        Inspected: (Key(Cue.INSPECTION, "inspection"),),
        BonusPlaced: (Key(Cue.PUT_DOWN, "bonus", 380),),
        BonusTaken: (Key(Cue.BONUS, "bonus-taken"),),
        Retired: (Key(Cue.DISCARD, "discard"),),
        Stayed: (),
        RoundEnded: (Key(Cue.ROUND_OVER, "round-end"),),
        # the scene of the round's end shows these, and lets coins be heard
        NuggetsDrawn: (),
        Kept: (),
        Paid: (),
        Shared: (),
        CrystalsPaid: (),
        BonusReturned: (),
        Stole: (),
        GameEnded: (),
    },
)


def first_cue(events: Iterable[Event]) -> Cue | None:
    """Return the one cue of a step that is shown at once, without its motions; None where it has none."""
    return next((key.cue for event in events for key in SCORE[type(event)]), None)


def deck_cue(left: int) -> Cue | None:
    """Return what is heard when a card was drawn and `left` are left."""
    return {LOW_DECK: Cue.DECK_LOW, 0: Cue.DECK_OUT}.get(left)


def join_step(maze: Maze, fresh: Iterable[Cell]) -> int:
    """Return how high the note of cells that have just been joined to the start is (UX D2).

    It rises with the way that the light goes from the start to the farthest of them.
    """
    ways = _ways(maze)
    farthest = max((ways.get(cell, 0) for cell in fresh), default=0)
    return min(max(0, farthest - 1), JOIN_STEPS - 1)


def _ways(maze: Maze) -> Mapping[Cell, int]:
    """Return how many cards away from the start the light is in every cell that it reaches."""
    ways, edge = {START_CELL: 0}, [START_CELL]
    while edge:
        found = {
            cell + STEP[side]: ways[cell] + 1
            for cell in edge
            for side in SIDES
            if maze.reached.get(cell, 0) & side and maze.reached.get(cell + STEP[side], 0) & opposite(side)
        }
        edge = [cell for cell in found if cell not in ways]
        ways = {**found, **ways}
    return ways
