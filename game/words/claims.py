"""Table talk in words: many ways to say each claim, of which the meaning is always plain (R12.1)."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import assert_never

from ai.beliefs.answers import AGAINST, FOR, PublicTalk
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed, Event
from game.system.i18n import N_, _
from game.words.voices.answers import ANSWERING, CONTRADICTING, REASONS

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


def claim_words(event: Claimed, names: Sequence[str], round_number: int, place: int, log: Sequence[Event] = ()) -> str:
    """Return what the speaker says, without its name.

    The same words every time for the claim that is event `place` of the log of round `round_number`: a replay says
    them again, and no generator of the game is touched. They fit what the claim answers in that log, give a reason
    where everybody has seen one, and no two claims of a round have the same words while there are any left.
    """
    talk, used = PublicTalk(len(names)), Counter[str]()
    for at, earlier in enumerate(log[:place]):
        if isinstance(earlier, Claimed):
            _chosen(earlier, talk, names, used, _choice(earlier, round_number, at))
        talk.hear(earlier)
    return _chosen(event, talk, names, used, _choice(event, round_number, place))


def _choice(event: Claimed, round_number: int, place: int) -> int:
    return zlib.crc32(f"{round_number}:{place}:{event.seat}".encode())


def _chosen(event: Claimed, talk: PublicTalk, names: Sequence[str], used: Counter[str], choice: int) -> str:
    """Return the words of a claim that may yet be made, and count what they are made of as used."""
    seat, claim = event.seat, event.claim
    answer = talk.answer(seat, claim)
    filled = {"other": names[answer.to]} if answer else {}
    match claim:
        case ClaimGoal(goal, what):
            filled["goal"] = str(goal)
            return _fill(_least_used(CONTRADICTING[what] if answer else GOAL_WORDS[what], used, choice), filled)
        case ClaimSeat(target, what):
            filled["name"] = names[target]
            ways = ANSWERING[answer.kind] if answer else SEAT_WORDS[what]
            words = _fill(_least_used(ways, used, choice), filled)
            reason = talk.reason(seat, target, AGAINST if what == "saboteur" else FOR)
            fresh = [each for each in REASONS[reason] if not used[each]] if reason else []
            if not fresh:
                return words
            text = _("{claim} {reason}")
            return text.format(claim=words, reason=_fill(_least_used(fresh, used, choice), filled))
        case _:
            assert_never(claim)


def _least_used(ways: Sequence[str], used: Counter[str], choice: int) -> str:
    """Return one of the ways that were taken least often so far, and count it as taken."""
    least = min(used[way] for way in ways)
    left = [way for way in ways if used[way] == least]
    way = left[choice % len(left)]
    used[way] += 1
    return way


def _fill(way: str, filled: Mapping[str, str]) -> str:
    return _(way).format(**filled)


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
