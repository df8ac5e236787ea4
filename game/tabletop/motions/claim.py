"""Table talk: a ring around what the claim is about (R12.1). The words stand in a bubble, which is no motion."""

from __future__ import annotations

from typing import assert_never

from pygame import Rect

from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.tabletop.motions.ring import ring
from game.tabletop.motions.stage import MotionStage
from game.tabletop.motions.timeline import Motion


def claimed(stage: MotionStage, event: Claimed) -> list[Motion]:
    """Return the ring that shows the goal or the seat."""
    return [ring(stage, _about(stage, event.claim))]


def _about(stage: MotionStage, claim: Claim) -> Rect:
    match claim:
        case ClaimGoal(goal):
            return stage.places.goal(goal)
        case ClaimSeat(seat):
            return stage.places.seat(seat)
        case _:
            assert_never(claim)
