"""Why a command is refused, as values: a reason, its clause and the place. Sentences are made elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from game.engine.cards import Tool
from game.engine.cells import Cell


class Reason(StrEnum):
    """Every way a command can be wrong."""

    NOT_IN_PLAY = "not_in_play"  # between rounds, or after the last
    WRONG_SEAT = "wrong_seat"
    ANSWER_FIRST = "answer_first"  # the game waits for an answer
    NOT_ASKED = "not_asked"
    NOT_IN_HAND = "not_in_hand"
    BROKEN_TOOL = "broken_tool"
    CELL_TAKEN = "cell_taken"
    NO_NEIGHBOUR = "no_neighbour"
    TUNNEL_MEETS_ROCK = "tunnel_meets_rock"  # our tunnel, their rock
    ROCK_MEETS_TUNNEL = "rock_meets_tunnel"
    NOT_LINKED = "not_linked"
    NO_SUCH_SEAT = "no_such_seat"
    ALREADY_BROKEN = "already_broken"
    NOT_BROKEN = "not_broken"
    WRONG_REPAIR_CARD = "wrong_repair_card"
    NOTHING_TO_FALL = "nothing_to_fall"  # no path card there
    START_OR_GOAL = "start_or_goal"  # rockfall on start or goal
    GOAL_REVEALED = "goal_revealed"
    NO_SUCH_NUGGET = "no_such_nugget"
    NO_SUCH_GOAL = "no_such_goal"
    NO_TABLE_TALK = "no_table_talk"
    CLAIMED_ALREADY = "claimed_already"
    CLAIM_ABOUT_SELF = "claim_about_self"
    FORCED_PASS = "forced_pass"
    WRONG_PASS = "wrong_pass"  # more cards than a pass gives up
    TRAPPED = "trapped"  # lays no path card
    TUNNEL_NOT_LINKED = "tunnel_not_linked"  # neither tunnel of a bridge or double curve
    LADDER_BESIDE_GOAL = "ladder_beside_goal"
    LADDER_BESIDE_BONUS = "ladder_beside_bonus"
    BONUS_LIES_THERE = "bonus_lies_there"
    NOTHING_TO_REMOVE = "nothing_to_remove"  # discard two
    OWN_SEAT = "own_seat"
    THEFT_LIES_ALREADY = "theft_lies_already"
    NO_THEFT = "no_theft"
    TRAPPED_ALREADY = "trapped_already"
    NOT_TRAPPED = "not_trapped"
    NO_HAT_LEFT = "no_hat_left"
    RETIRED_SEAT = "retired_seat"
    NO_VICTIM = "no_victim"
    NO_SUCH_BONUS = "no_such_bonus"
    NO_PLACE_FOR_BONUS = "no_place_for_bonus"


CLAUSES: Mapping[Reason, str] = {
    Reason.NOT_IN_PLAY: "R8.1",
    Reason.WRONG_SEAT: "R1.6",
    Reason.ANSWER_FIRST: "R2.4",
    Reason.NOT_ASKED: "R2.1",
    Reason.NOT_IN_HAND: "R2.1",
    Reason.BROKEN_TOOL: "R3.5",
    Reason.CELL_TAKEN: "R3.1",
    Reason.NO_NEIGHBOUR: "R3.1",
    Reason.TUNNEL_MEETS_ROCK: "R3.2",
    Reason.ROCK_MEETS_TUNNEL: "R3.2",
    Reason.NOT_LINKED: "R3.4",
    Reason.NO_SUCH_SEAT: "R4.1",
    Reason.ALREADY_BROKEN: "R4.1",
    Reason.NOT_BROKEN: "R4.2",
    Reason.WRONG_REPAIR_CARD: "R4.2",
    Reason.NOTHING_TO_FALL: "R4.3",
    Reason.START_OR_GOAL: "R4.3",
    Reason.GOAL_REVEALED: "R4.4",
    Reason.NO_SUCH_NUGGET: "R7.2",
    Reason.NO_SUCH_GOAL: "R5.5",
    Reason.NO_TABLE_TALK: "R12.1",
    Reason.CLAIMED_ALREADY: "R12.1",
    Reason.CLAIM_ABOUT_SELF: "R12.1",
    Reason.FORCED_PASS: "R2.2",
    Reason.WRONG_PASS: "R2.1",
    Reason.TRAPPED: "R10.14",
    Reason.TUNNEL_NOT_LINKED: "R10.6",
    Reason.LADDER_BESIDE_GOAL: "R10.7",
    Reason.LADDER_BESIDE_BONUS: "R11.2",
    Reason.BONUS_LIES_THERE: "R11.2",
    Reason.NOTHING_TO_REMOVE: "R10.4",
    Reason.OWN_SEAT: "R10.12",
    Reason.THEFT_LIES_ALREADY: "R10.5",
    Reason.NO_THEFT: "R10.11",
    Reason.TRAPPED_ALREADY: "R10.5",
    Reason.NOT_TRAPPED: "R10.14",
    Reason.NO_HAT_LEFT: "R10.13",
    Reason.RETIRED_SEAT: "R11.4",
    Reason.NO_VICTIM: "R10.20",
    Reason.NO_SUCH_BONUS: "R11.1",
    Reason.NO_PLACE_FOR_BONUS: "R11.1",
}


class Refusal(msgspec.Struct, frozen=True):
    """A reason with its clause and, where it has one, its place: a cell and side, a seat, a tool or a goal."""

    reason: Reason
    clause: str
    cell: Cell | None = None
    side: int | None = None
    seat: int | None = None
    tool: Tool | None = None
    goal: int | None = None


def refuse(
    reason: Reason,
    *,
    clause: str | None = None,
    cell: Cell | None = None,
    side: int | None = None,
    seat: int | None = None,
    tool: Tool | None = None,
    goal: int | None = None,
) -> Refusal:
    """Return a refusal with the clause of its reason, unless the place names a closer one."""
    return Refusal(reason, clause or CLAUSES[reason], cell, side, seat, tool, goal)


class IllegalCommand(Exception):
    """Raised by `apply`; the state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.reason}")
        self.refusal = refusal
