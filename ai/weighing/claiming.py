"""Table talk (R12.1): what to claim, if anything.

Gold-diggers say what they saw and whom they suspect or trust; they contradict what they have seen to be otherwise,
defend whom they trust, and second an accusation where they have a reason of their own. Saboteurs lie about goals by
character, more when the gold is near; where an honest seat has spoken they contradict it, turn on whoever accuses them,
stand by mates under fire, and throw suspicion on those who are suspected anyway. Nobody speaks of a goal it has not
looked at, says the same thing twice, or claims what public facts disprove; nobody only repeats what another has said,
but for a goal of which it tells when it is accused.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import assert_never

from ai.beliefs.answers import Answer, AnswerKind
from ai.lots import Chance
from ai.weighing.situation import Situation
from game.engine.cards import GOLD
from game.engine.commands import Claim, ClaimGoal, ClaimSeat

_TELLS = 0.9
"""How likely what was seen under a goal is told at once."""
_LIES = 0.35
_LIES_NEAR = 0.3
_LIES_BACK = 0.15
_NEAR = 4.0
"""How likely a saboteur tells the opposite, what is added next to the gold and where the truth has been told already,
and from how many cards on the gold is near."""
_ACCUSES = 0.25
_TRUSTS = 0.02
_FRAMES = 0.35
"""How likely a seat is accused, trusted, or framed in a turn in which there is reason to."""
_SUSPECT = 0.7
_FRAMED = 0.5
_TRUSTED = 0.08
"""How likely a saboteur a seat has to seem to be accused or framed, and at most to be trusted."""
_EARLY = 0.25
_IMPRESSION = 0.15
"""How likely a first impression is told in the first lap while nobody has spoken, and what log-odds make one."""
_ANSWERS = 0.6
_SECONDS = 0.35
"""How likely an accuser is answered or a claim doubted, and an accusation seconded, where there is reason to."""
_RETURNS, _TURNS, _DEFENDED = 0.4, 0.55, 0.15
"""How likely a saboteur an accuser has to seem to be accused in its turn, by the seat it accused and by a third one;
how likely one at most a seat that is defended."""
_MATE = 0.3
_LOST = 0.8
"""How likely a foe a mate may be at most, and from which suspicion on nobody stands by it."""
_ENOUGH = 2
"""Nobody joins so many seats that say the same of a seat, and one word for a seat is enough."""
_NO_NEWS = 0.85
"""Nobody opens with an accusation of a seat that everybody suspects so much."""
_WEARY = 0.35
_OWN = 0.25
"""What each claim of the last lap leaves of the wish to speak of a seat, and each that a seat has made of others."""
_DOUBT = 0.1
_STALE = 0.1
"""How far the public has to be from what is said of a goal to make it news, and how readily it is said if not."""


def choose_claim(now: Situation, claims: Sequence[Claim], rng: Chance) -> Claim | None:
    """Draw at most one claim to make before the command, out of those that may be made."""
    if not claims or _holds_its_tongue(now):
        return None
    fresh = [each for each in claims if each not in now.said]
    wanted = [(chance, each) for each in fresh if (chance := _chance(now, each)) > 0]
    for chance, each in sorted(wanted, key=lambda pair: (-pair[0], str(pair[1]))):
        if rng.random() < chance:
            return each
    return _comment(now, fresh) if now.persona.signature == "comments" else None


def _holds_its_tongue(now: Situation) -> bool:
    """Return whether a seat that hardly speaks has no reason to: the gold is far, and nobody accuses it."""
    return now.persona.signature == "silent" and now.distance > _NEAR and not _accused(now)


def _comment(now: Situation, fresh: Sequence[Claim]) -> Claim | None:
    """Return what a seat says that has something to say in every lap: its strongest impression that is news."""
    seat, talk = now.view.seat, now.talk
    if talk.turn == 0 or any(said.seat == seat and talk.just(said) for said in talk.standing()):
        return None
    best: tuple[float, Claim] | None = None
    for each in fresh:
        if isinstance(each, ClaimSeat) and not any(talk.of_others(seat, each)):
            strength = now.reading.impressions[each.seat] * (1 if each.what == "saboteur" else -1)
            if strength > (best[0] if best else _IMPRESSION):
                best = strength, each
    return best[1] if best else None


def _accused(now: Situation) -> bool:
    return any(now.talk.of_others(now.view.seat, ClaimSeat(now.view.seat, "saboteur")))


def _chance(now: Situation, option: Claim) -> float:
    match option:
        case ClaimGoal(goal, what):
            return _goal(now, option, true=(now.view.goals[goal - 1] == GOLD) == (what == GOLD))
        case ClaimSeat(seat, "digger"):
            return _vouch(now, option, seat) * _patience(now)
        case ClaimSeat(seat):
            return _accuse(now, option, seat)
        case _:
            assert_never(option)


def _patience(now: Situation) -> float:
    """Return what much talk leaves of the wish to speak of seats, too."""
    if now.persona.signature == "comments":
        return 1.0
    own = sum(isinstance(said, ClaimSeat) for said in now.said)
    return float(_WEARY ** sum(map(now.talk.just, now.talk.standing())) * _OWN**own)


def _goal(now: Situation, option: ClaimGoal, *, true: bool) -> float:
    """Return the chance to say so of a goal: what was seen under it, or the opposite; a seat keeps to what it said."""
    unseen = now.view.goals[option.goal - 1] is None
    if unseen or now.public.gold[option.goal - 1] in (0.0, 1.0):
        return 0.0
    if any(isinstance(said, ClaimGoal) and said.goal == option.goal for said in now.said):
        return 0.0
    if any(now.talk.of_others(now.view.seat, option)) and not _accused(now):
        return 0.0
    talks = 1.0 if _accused(now) else min(1.0, _TELLS * math.sqrt(now.persona.talk))
    if abs(now.public.gold[option.goal - 1] - (option.what == "gold")) < _DOUBT:
        talks *= _STALE
    if not now.saboteur:
        return talks if true else 0.0
    talks *= min(1.0, _LOST + 0.3 - now.suspicion)
    near = max(0.0, _NEAR - now.distance) / _NEAR
    back = _LIES_BACK if now.talk.answer(now.view.seat, option) else 0.0
    lies = min(1.0, now.persona.lie * (_LIES + _LIES_NEAR * near + back))
    return talks * (1 - lies if true else lies)


def _vouch(now: Situation, option: ClaimSeat, seat: int) -> float:
    """Return the chance to say that a seat can be trusted."""
    if now.persona.signature == "bitter":
        return 0.0
    seems = (now.public if now.saboteur else now.beliefs).saboteur[seat]
    talk, trust = now.persona.talk, now.persona.trust
    if any(now.talk.of_others(now.view.seat, option)):
        return 0.0
    if now.talk.answer(now.view.seat, option):
        if now.saboteur and now.foe(seat) < _MATE:
            return min(1.0, _ANSWERS * now.persona.lie) if seems < _LOST else 0.0
        return min(1.0, _ANSWERS * math.sqrt(talk)) if seems < _DEFENDED * trust else 0.0
    return _first_word(now, seat, -1) or (min(1.0, _TRUSTS * talk * trust**2) if seems < _TRUSTED * trust else 0.0)


def _accuse(now: Situation, option: ClaimSeat, seat: int) -> float:
    """Return the chance to say that a seat is suspect."""
    if sum(1 for _ in now.talk.of_others(now.view.seat, option)) >= _ENOUGH:
        return 0.0
    answer = now.talk.answer(now.view.seat, option)
    if answer is not None:
        if answer.kind is AnswerKind.RETURNS and now.persona.signature == "turns the tables":
            return float(not now.saboteur or now.foe(seat) >= _MATE)
        return min(1.0, _answer(now, answer, seat) * math.sqrt(now.persona.talk)) * _patience(now)
    if now.talk.repeats(now.view.seat, option):
        return 0.0
    talk = now.persona.talk
    seems = (now.public if now.saboteur else now.beliefs).saboteur[seat]
    if seems > _SUSPECT:
        return (
            min(1.0, _ACCUSES * talk / now.persona.trust) * _patience(now)
            if now.public.saboteur[seat] < _NO_NEWS
            else 0.0
        )
    if now.saboteur and _framed(now, seat) and now.persona.frame > 1:
        return min(1.0, _FRAMES * talk * (now.persona.frame - 1)) * _patience(now)
    return _first_word(now, seat, 1)


def _answer(now: Situation, answer: Answer, seat: int) -> float:
    """Return the chance to accuse a seat in answer to something."""
    seems = (now.public if now.saboteur else now.beliefs).saboteur[seat]
    mate = now.saboteur and now.foe(seat) < _MATE
    match answer.kind:
        case AnswerKind.RETURNS:
            open_yet = 1 - now.suspicion
            return _ANSWERS * open_yet if not mate and (now.saboteur or seems > _RETURNS) else 0.0
        case AnswerKind.TURNS:
            if now.saboteur:
                return _FRAMES * now.persona.frame if _framed(now, seat) else 0.0
            return _SECONDS if seems > _TURNS else 0.0
        case AnswerKind.DOUBTS:
            return _ANSWERS if seems > _SUSPECT else 0.0
        case AnswerKind.SECONDS:
            if now.saboteur and _framed(now, seat):
                return _FRAMES * now.persona.frame
            return _SECONDS if seems > _SUSPECT and now.public.saboteur[seat] < _NO_NEWS else 0.0
        case AnswerKind.CONTRADICTS | AnswerKind.DEFENDS:
            return 0.0
        case _:
            assert_never(answer.kind)


def _framed(now: Situation, seat: int) -> bool:
    """Return whether a saboteur gains by throwing suspicion on a seat: a gold-digger whom the others suspect most."""
    seems = now.public.saboteur[seat]
    return seems > max(_FRAMED, now.suspicion) and seems == max(now.public.saboteur) and now.foe(seat) > 0.5


def _first_word(now: Situation, seat: int, sign: int) -> float:
    """Return the chance to tell a first impression of a seat: whom to trust (-1) or to suspect (1) so far.

    It is the public's, so whoever tells it gives nothing away.
    """
    talk = now.talk
    if next(talk.standing(), None) is not None or talk.turn >= now.view.table.seats:
        return 0.0
    suspicion = [sign * each for each in now.reading.impressions]
    suspicion[now.view.seat] = -math.inf
    if suspicion[seat] < _IMPRESSION or suspicion[seat] < max(suspicion):
        return 0.0
    return min(1.0, _EARLY * math.sqrt(now.persona.talk))
