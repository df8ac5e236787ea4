"""Table talk (R12.1): what to claim, if anything.

Gold-diggers say what they saw and whom they suspect. Saboteurs lie about goals by character, more when the gold is
near, and throw suspicion on those who are suspected anyway. Nobody speaks of a goal it has not looked at, says the
same thing twice, or claims what public facts disprove.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import assert_never

from ai.lots import Chance
from ai.weighing.situation import Situation
from game.engine.cards import GOLD
from game.engine.commands import Claim, ClaimGoal, ClaimSeat

_TELLS = 0.9
"""How likely what was seen under a goal is told at once."""
_LIES = 0.35
_LIES_NEAR = 0.3
_NEAR = 4.0
"""How likely a saboteur tells the opposite, what is added next to the gold, and from how many cards on."""
_ACCUSES = 0.4
_TRUSTS = 0.12
_FRAMES = 0.35
"""How likely a seat is accused, trusted, or framed in a turn in which there is reason to."""
_SUSPECT = 0.7
_FRAMED = 0.5
_TRUSTED = 0.08
"""How likely a saboteur a seat has to seem to be accused or framed, and at most to be trusted."""


def choose_claim(now: Situation, claims: Sequence[Claim], rng: Chance) -> Claim | None:
    """Draw at most one claim to make before the command, out of those that may be made."""
    if not claims:
        return None
    fresh = [each for each in claims if each not in now.said]
    wanted = [(chance, each) for each in fresh if (chance := _chance(now, each)) > 0]
    for chance, each in sorted(wanted, key=lambda pair: (-pair[0], str(pair[1]))):
        if rng.random() < chance:
            return each
    return None


def _chance(now: Situation, option: Claim) -> float:
    match option:
        case ClaimGoal(goal, what):
            return _goal(now, goal, what)
        case ClaimSeat(seat, what):
            return _seat(now, seat, what)
        case _:
            assert_never(option)


def _goal(now: Situation, goal: int, what: str) -> float:
    """Return the chance to say so of a goal: what was seen under it, or the opposite; a seat keeps to what it said."""
    seen = now.view.goals[goal - 1]
    if seen is None or any(isinstance(said, ClaimGoal) and said.goal == goal for said in now.said):
        return 0.0
    if now.public.gold[goal - 1] in (0.0, 1.0):
        return 0.0
    true = (seen == GOLD) == (what == GOLD)
    if not now.saboteur:
        return min(1.0, _TELLS * math.sqrt(now.persona.talk)) if true else 0.0
    near = max(0.0, _NEAR - now.distance) / _NEAR
    lies = min(1.0, now.persona.lie * (_LIES + _LIES_NEAR * near))
    talks = min(1.0, _TELLS * math.sqrt(now.persona.talk))
    return talks * (1 - lies if true else lies)


def _seat(now: Situation, seat: int, what: str) -> float:
    seems = (now.public if now.saboteur else now.beliefs).saboteur[seat]
    talk = now.persona.talk
    if what == "digger":
        return _TRUSTS * talk if seems < _TRUSTED else 0.0
    if not now.saboteur:
        return _ACCUSES * talk if seems > _SUSPECT else 0.0
    framed = seems > max(_FRAMED, now.suspicion) and seems == max(now.public.saboteur) and now.foe(seat) > 0.5
    if seems > _SUSPECT:
        return min(1.0, _ACCUSES * talk)
    return min(1.0, _FRAMES * talk * (now.persona.frame - 1)) if framed and now.persona.frame > 1 else 0.0
