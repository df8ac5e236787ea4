"""By what each achievement is earned: pure functions over what everybody may know, and a table of them all.

What hangs on gold waits for the end of the game (R7.7); everything else is known when the roles of a round lie open.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from ai.minds import UnknownMind, name_parts
from game.engine.cards import GOLD, Role, Tool
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    Broke,
    Claimed,
    CrystalsPaid,
    DiscardedTwo,
    Freed,
    GoalRevealed,
    HatSwapped,
    Inspected,
    Looked,
    Passed,
    Repaired,
    TheftStopped,
)
from game.engine.table import Cause
from game.engine.total import total
from game.engine.turn import ROUNDS
from game.hindsight.swings import SURE
from game.play.feats import opinions
from game.statistics.achievements.seen import SeenGame, SeenRound
from game.words.achievements import Achievement
from game.words.awards import Feat

_LIT, _TURNS, _HINDERED, _TRUSTED, _MENDED, _ROCKFALLS, _SHARKS, _PEOPLE, _CRYSTALS = 5, 5, 3, 2, 5, 2, 3, 2, 3
_HALF = 0.5

Criterion = Callable[[SeenGame, int], bool]
"""Whether a seat has earned it in a game so far. Once earned, it stays earned to the end of the game."""
_InRound = Callable[[SeenRound, int], bool]


class Earned(NamedTuple):
    """Who has achieved what, and in which round; 0: with the end of the game."""

    seat: int
    achievement: Achievement
    round: int


def _once(in_round: _InRound) -> Criterion:
    """Ask for something that is done within one round, whichever."""
    return lambda game, seat: any(in_round(round_, seat) for round_ in game.rounds)


def _strike(round_: SeenRound, seat: int) -> bool:
    outcome = round_.outcome
    return outcome.cause is Cause.GOLD and outcome.finisher == seat and round_.won(seat)


def _last_card(round_: SeenRound, seat: int) -> bool:
    return _strike(round_, seat) and round_.held[seat] == 0


def _nothing_wasted(round_: SeenRound, seat: int) -> bool:
    turns = list(round_.turns(seat))
    gave_up = any(isinstance(event, Passed | DiscardedTwo) and event.cards for event in turns)
    return round_.won(seat) and len(turns) >= _TURNS and not gave_up


def _both_stones(round_: SeenRound, seat: int) -> bool:
    stones = {
        event.goal
        for event in round_.log
        if isinstance(event, GoalRevealed) and event.seat == seat and event.name != GOLD
    }
    return len(stones) >= 2 and round_.won(seat)


def _honest_word(round_: SeenRound, seat: int) -> bool:
    gold = round_.outcome.goals.index(GOLD) + 1
    looked = False
    for event in round_.log:
        match event:
            case Looked(looker, _, goal) if looker == seat:
                looked |= goal == gold
            case Claimed(speaker, ClaimGoal(goal, "gold")) if speaker == seat and goal == gold and looked:
                return round_.won(seat) and not round_.saboteur(seat)
            case _:
                pass
    return False


def _sharp_eyes(round_: SeenRound, seat: int) -> bool:
    saboteurs = {other for other in range(len(round_.outcome.roles)) if round_.saboteur(other)}
    named = {said.target for said in opinions(round_.past) if said.speaker == seat and said.saboteur}
    return bool(saboteurs) and seat not in saboteurs and named == saboteurs


def _lie_exposed(round_: SeenRound, seat: int) -> bool:
    goals = round_.outcome.goals
    looked: set[tuple[int, int]] = set()
    lied_about: set[int] = set()
    for event in round_.log:
        match event:
            case Looked(looker, _, goal):
                looked.add((looker, goal))
            case Claimed(speaker, ClaimGoal(goal, what)) if (speaker, goal) in looked and speaker != seat:
                if (what == GOLD) != (goals[goal - 1] == GOLD):
                    lied_about.add(goal)
            case GoalRevealed(opener, goal) if opener == seat and goal in lied_about:
                return True
            case _:
                pass
    return False


def _lone_wolf(round_: SeenRound, seat: int) -> bool:
    return round_.saboteur(seat) and round_.outcome.roles.count(Role.SABOTEUR) == 1 and round_.won(seat)


def _above_suspicion(round_: SeenRound, seat: int) -> bool:
    return _lone_wolf(round_, seat) and round_.highest_suspicion(seat) <= _HALF


def _won_as_saboteur(round_: SeenRound, seat: int) -> bool:
    return round_.saboteur(seat) and round_.won(seat)


def _never_found_out(round_: SeenRound, seat: int) -> bool:
    return _won_as_saboteur(round_, seat) and round_.highest_suspicion(seat) < SURE


def _all_three_tools(round_: SeenRound, seat: int) -> bool:
    broken = {
        event.tool
        for event in round_.log
        if isinstance(event, Broke) and event.seat == seat and event.target != seat
    }  # fmt: skip
    return broken == set(Tool)


def _jailbreak(round_: SeenRound, seat: int) -> bool:
    return any(isinstance(event, Freed) and event.seat == seat and event.target != seat for event in round_.log)


def _thief_stopped(round_: SeenRound, seat: int) -> bool:
    return any(isinstance(event, TheftStopped) and event.seat == seat and event.target != seat for event in round_.log)


def _true_hat(round_: SeenRound, seat: int) -> bool:
    known: set[int] = set()
    right: set[int] = set()
    for event in round_.log:
        match event:
            case Inspected(looker, _, target) if looker == seat:
                known.add(target)
            case HatSwapped(_, _, target):
                known.discard(target)
                right.discard(target)
            case Claimed(speaker, ClaimSeat(target, what)) if speaker == seat and target in known:
                if (what == "saboteur") == round_.saboteur(target):
                    right.add(target)
            case _:
                pass
    return bool(right)


def _toolsmith(game: SeenGame, seat: int) -> bool:
    mended = sum(
        isinstance(event, Repaired) and event.seat == seat and event.target != seat
        for round_ in game.rounds
        for event in round_.log
    )
    return mended >= _MENDED


def _two_faces(game: SeenGame, seat: int) -> bool:
    return {round_.saboteur(seat) for round_ in game.rounds if round_.won(seat)} == {True, False}


def _clean_sweep(game: SeenGame, seat: int) -> bool:
    return len(game.rounds) == ROUNDS and all(round_.won(seat) for round_ in game.rounds)


def _richest(game: SeenGame, seat: int) -> bool:
    return game.gold is not None and game.won(seat) and game.gold.count(game.gold[seat]) == 1


def _comeback(game: SeenGame, seat: int) -> bool:
    if not game.won(seat):
        return False
    then = [sum(paid) for paid in zip(*(round_.paid for round_ in game.rounds[:-1]), strict=True)]
    return all(gold > then[seat] for other, gold in enumerate(then) if other != seat)


def _among_sharks(game: SeenGame, seat: int) -> bool:
    return game.won(seat) and sum(map(_is_sharp, game.minds)) >= _SHARKS


def _is_sharp(mind: str) -> bool:
    try:
        return name_parts(mind)[0] == "sharp"
    except UnknownMind:
        return False


def _around_the_table(game: SeenGame, seat: int) -> bool:
    return game.won(seat) and len(game.people) > _PEOPLE


def _crystals(game: SeenGame, seat: int) -> bool:
    return game.gold is not None and any(
        isinstance(event, CrystalsPaid) and event.seat == seat and event.amount >= _CRYSTALS
        for round_ in game.rounds
        for event in round_.log
    )


CRITERIA: Mapping[Achievement, Criterion] = total(
    tuple(Achievement),
    {
        Achievement.STRIKE: _once(_strike),
        Achievement.LAST_CARD: _once(_last_card),
        Achievement.BRIGHT_LIGHT: _once(lambda round_, seat: round_.times(Feat.LONGEST_LIGHT, seat) >= _LIT),
        Achievement.NOTHING_WASTED: _once(_nothing_wasted),
        Achievement.STUBBORN: _once(
            lambda round_, seat: round_.won(seat) and round_.times(Feat.HINDERED, seat) >= _HINDERED
        ),
        Achievement.BOTH_STONES: _once(_both_stones),
        Achievement.HONEST_WORD: _once(_honest_word),
        Achievement.SHARP_EYES: _once(_sharp_eyes),
        Achievement.LIE_EXPOSED: _once(_lie_exposed),
        Achievement.TOOLSMITH: _toolsmith,
        Achievement.LONE_WOLF: _once(_lone_wolf),
        Achievement.ABOVE_SUSPICION: _once(_above_suspicion),
        Achievement.NEVER_FOUND_OUT: _once(_never_found_out),
        Achievement.STRAIGHT_FACE: _once(
            lambda round_, seat: _won_as_saboteur(round_, seat) and round_.times(Feat.LIED, seat) > 0
        ),
        Achievement.TRUSTED: _once(
            lambda round_, seat: round_.won(seat) and round_.times(Feat.TRUSTED_SABOTEUR, seat) >= _TRUSTED
        ),
        Achievement.ALL_THREE_TOOLS: _once(_all_three_tools),
        Achievement.CAVE_IN: _once(
            lambda round_, seat: _won_as_saboteur(round_, seat) and round_.times(Feat.ROCKFALLS, seat) >= _ROCKFALLS
        ),
        Achievement.TWO_FACES: _two_faces,
        Achievement.CLEAN_SWEEP: _clean_sweep,
        Achievement.RICHEST: _richest,
        Achievement.COMEBACK: _comeback,
        Achievement.AMONG_SHARKS: _among_sharks,
        Achievement.AROUND_THE_TABLE: _around_the_table,
        Achievement.JAILBREAK: _once(_jailbreak),
        Achievement.THIEF_STOPPED: _once(_thief_stopped),
        Achievement.TRUE_HAT: _once(_true_hat),
        Achievement.CRYSTALS: _crystals,
    },
)
"""How each achievement is earned."""
WITH_THE_END = frozenset(
    {
        Achievement.RICHEST,
        Achievement.COMEBACK,
        Achievement.AMONG_SHARKS,
        Achievement.AROUND_THE_TABLE,
        Achievement.CRYSTALS,
    }
)
"""What hangs on gold, and so is told when the game is over."""


def earned_in_round(game: SeenGame) -> list[Earned]:
    """Return what people have earned in the last round of a game so far, and not before in this game."""
    asked = [each for each in Achievement if each not in WITH_THE_END]
    open_, before = game._replace(gold=None), game._replace(rounds=game.rounds[:-1], gold=None)
    return [
        Earned(seat, each, len(game.rounds))
        for seat in game.people
        for each in asked
        if CRITERIA[each](open_, seat) and not CRITERIA[each](before, seat)
    ]


def earned_at_end(game: SeenGame) -> list[Earned]:
    """Return what people have earned with the end of a game; nothing before it is over."""
    if game.gold is None:
        return []
    asked = [each for each in Achievement if each in WITH_THE_END]
    return [Earned(seat, each, 0) for seat in game.people for each in asked if CRITERIA[each](game, seat)]


def earned_in_game(game: SeenGame) -> list[Earned]:
    """Return all that people have earned in a finished game, round by round; the same every time."""
    rounds: Sequence[SeenRound] = game.rounds
    so_far = (game._replace(rounds=tuple(rounds[:number])) for number in range(1, len(rounds) + 1))
    return [*(found for part in so_far for found in earned_in_round(part)), *earned_at_end(game)]
