"""Table talk in words: many ways to say each claim, of which the meaning is always plain (R12.1)."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from typing import assert_never

from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.system.i18n import N_, _

GOAL_WORDS: Mapping[str, tuple[str, ...]] = {
    "gold": (
        N_("Goal {goal} is the gold."),
        N_("Gold at goal {goal}. Dig there!"),
        N_("Believe me: goal {goal} is gold."),
        N_("I bet my lamp that goal {goal} is gold."),
        N_("All hands to goal {goal}. There is the gold."),
        N_("The gold is at goal {goal}, and that is that."),
        N_("Gold! Goal {goal}, nowhere else."),
    ),
    "stone": (
        N_("Goal {goal} is stone."),
        N_("Nothing but stone at goal {goal}."),
        N_("Forget goal {goal}. It is stone."),
        N_("Save the cards: goal {goal} is stone."),
        N_("Stone at goal {goal}. Dig elsewhere."),
        N_("Goal {goal}? A lump of stone."),
        N_("I would not dig there: goal {goal} is stone."),
    ),
}
"""The ways to say what a goal is; each names the goal and the word gold or stone."""

SEAT_WORDS: Mapping[str, tuple[str, ...]] = {
    "saboteur": (
        N_("I suspect {name}."),
        N_("{name} is a saboteur, I say."),
        N_("Watch {name}. I smell a saboteur."),
        N_("The way {name} plays, that is a saboteur."),
        N_("Who wrecks this mine? I suspect {name}."),
        N_("My suspicion falls on {name}."),
        N_("No gold for {name}: that is a saboteur."),
    ),
    "digger": (
        N_("I trust {name}."),
        N_("{name} is honest. I trust that."),
        N_("I would trust {name} with my lamp."),
        N_("Leave {name} in peace: an honest digger."),
        N_("{name} digs for the gold. I trust that."),
        N_("{name} is no saboteur, I say."),
        N_("Say what they like, I trust {name}."),
    ),
}
"""The ways to say whom one suspects or trusts; each has the name in it."""


def claim_words(event: Claimed, names: Sequence[str], round_number: int, place: int) -> str:
    """Return what the speaker says, without its name.

    The same words every time for the claim that is event `place` of the log of round `round_number`: a replay says
    them again, and no generator of the game is touched.
    """
    choice = zlib.crc32(f"{round_number}:{place}:{event.seat}".encode())
    match event.claim:
        case ClaimGoal(goal, what):
            ways = GOAL_WORDS[what]
            return _(ways[choice % len(ways)]).format(goal=goal)
        case ClaimSeat(seat, what):
            ways = SEAT_WORDS[what]
            return _(ways[choice % len(ways)]).format(name=names[seat])
        case _:
            assert_never(event.claim)


def claim_sense(claim: Claim, names: Sequence[str]) -> str:
    """Return the plain sense of a claim, as it stands inside a sentence: "goal 2 is gold", "Bo is suspect"."""
    match claim:
        case ClaimGoal(goal, "gold"):
            return _("goal {goal} is gold").format(goal=goal)
        case ClaimGoal(goal):
            return _("goal {goal} is stone").format(goal=goal)
        case ClaimSeat(seat, "saboteur"):
            return _("{name} is suspect").format(name=names[seat])
        case ClaimSeat(seat):
            return _("{name} can be trusted").format(name=names[seat])
        case _:
            assert_never(claim)
