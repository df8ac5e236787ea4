"""The three levels: the better one errs less and takes more from the log; the best one minds how it looks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from deciding import situation
from engine.positions import IDLE, SABOTEUR2, do, position, rules
from seating import BASE, EXPANDED, decide, whole_round

from ai.level import ROOKIE, SHARP, STEADY, Level
from ai.minds import mind_named, persona_of
from ai.terms import Term
from ai.weighing.choosing import NEAR_TIE, weigh
from game.engine.cards import Tool
from game.engine.commands import Break, ClaimSeat, Map
from game.engine.events import Broke, Claimed, Event, Looked, Passed, RoundBegan, TurnEvent
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.engine.views import Log

BEST_LAST = ("rookie", "steady", "sharp")
ROOKIES = ("rookie", "rookie/cynic", "rookie/schemer", "rookie/firebrand", "rookie/chatterbox")


def positions() -> Iterator[State]:
    """Positions of the base game and of everything, a few of each round."""
    for by in (BASE, EXPANDED):
        for seed in range(3):
            turns = whole_round(["greedy"] * 5, seed, by)
            yield from (state for _, state, _ in islice(turns, 3, None, 7))


def test_the_better_level_misses_its_best_option_less_often() -> None:
    missed = dict.fromkeys(BEST_LAST, 0)
    for state in positions():
        for level in BEST_LAST:
            for seed in range(6):
                reasons = decide(level, state, seed).reasons
                assert reasons is not None
                chosen, *others = (each.score for each in reasons.best)
                missed[level] += any(score > chosen + NEAR_TIE for score in others)
    rookie, steady, sharp = missed.values()
    assert rookie > 1.5 * steady
    assert steady > 2 * sharp


def _kept(event: TurnEvent, seat: int) -> bool:
    return isinstance(event, Broke | Looked) and seat in (
        event.seat,
        event.target if isinstance(event, Broke) else None,
    )


def forgetful(state: State) -> Log:
    """The log of the seat to play without what others did, its own tools broken by them and accusations excepted.

    Of all turns it knows that they were, of its own also whose tools it broke and where it looked.
    """
    seat = state.table.to_play
    assert seat is not None
    kept: list[Event] = [
        Passed(event.seat, (), None) if isinstance(event, TurnEvent) and not _kept(event, seat) else event
        for event in log_of(state, None)
        if isinstance(event, RoundBegan | TurnEvent)
        or (isinstance(event, Claimed) and isinstance(event.claim, ClaimSeat))
    ]
    return Log(kept, len(kept))


def test_a_rookie_decides_by_what_lies_there_and_not_by_what_was_done() -> None:
    for seed in range(3):
        for mind, state, decision in whole_round(ROOKIES, seed, rules()):
            seat = state.table.to_play
            if seat is None or state.table.outcome is not None:
                continue
            rng = random.Random(f"{(seed, state.logged)}")
            again = mind_named(mind)(observe(state, seat), forgetful(state), persona_of(mind), rng)
            assert again.command == decision.command
            assert again.reasons is not None
            assert decision.reasons is not None
            assert again.reasons.best == decision.reasons.best
            assert again.reasons.after == decision.reasons.after


def harmed() -> State:
    """Before the eyes of seat 0, which can lay nothing, seat 1 has let two rocks fall on the way to the gold."""
    picture = "@ EW EW EW EW EW . . ?"
    hands = {1: "rockfall rockfall", 2: "EW NS", 3: "NS NS"}
    state = position(picture, seats=4, hand="EW break:lamp NS", hands=hands, deck=f"{IDLE} " * 8)
    state = do(state, "lay EW 6,0", "rockfall 5,0", "lay EW 5,0", "pass NS")
    return do(state, "pass NS", "rockfall 4,0", "pass NS", "pass NS")


def test_the_better_level_suspects_more_whom_it_saw_do_harm() -> None:
    rookie, steady, sharp = (situation(harmed(), level) for level in (ROOKIE, STEADY, SHARP))
    assert rookie.beliefs.saboteur[1] == rookie.beliefs.saboteur[2]
    assert steady.beliefs.saboteur[1] > rookie.beliefs.saboteur[1] + 0.1
    assert sharp.beliefs.saboteur[1] > steady.beliefs.saboteur[1]


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_who_did_harm_is_stopped(level: str) -> None:
    state = harmed()
    stop, view = Break(Tool.LAMP, 1), observe(state, 0)
    seen, unseen = (
        sum(mind_named(level)(view, log, persona_of(level), random.Random(seed)).command == stop for seed in range(40))
        for log in (log_of(state, 0), forgetful(state))
    )
    assert seen > 20
    assert unseen < 10


def test_a_beginner_believes_the_last_accuser_and_whoever_vouches_after_that() -> None:
    begun = do(position(by=BASE, seats=4, hand="break:lamp NS", others="map NS"), "pass NS")
    accused = do(begun, "claim seat 2 saboteur", "pass NS", "pass NS", "pass NS")
    cleared = do(begun, "claim seat 2 saboteur", "pass NS", "pass NS", "claim seat 2 digger", "pass NS")
    before, after, again = (situation(state, ROOKIE).beliefs.saboteur[2] for state in (begun, accused, cleared))
    assert again < before < 0.6 < after


def test_a_beginner_that_is_a_saboteur_is_not_talked_into_anything() -> None:
    begun = position(by=BASE, seats=4, who="sddd", hand="break:lamp NS", others="map NS")
    accused = do(begun, "pass NS", "claim seat 2 saboteur", "pass NS", "pass NS", "pass NS")
    assert situation(accused, ROOKIE).beliefs.saboteur == situation(begun, ROOKIE).beliefs.saboteur


def test_a_beginner_forgets_what_it_looked_at_and_has_a_hunch_instead() -> None:
    looked = do(
        position(seats=3, hand="map NS NS NS", others="NS NS NS", goals="NE gold NW"), "map 2", *["pass NS"] * 2
    )
    later = do(looked, *["pass NS"] * 6)
    for level, known in ((ROOKIE, False), (STEADY, True), (SHARP, True)):
        assert max(situation(looked, level).beliefs.gold) == 1
        assert (max(situation(later, level).beliefs.gold) == 1) is known
    hunch = situation(position(seats=3, hand="NS"), ROOKIE).beliefs.gold
    assert max(hunch) > 0.5


def test_a_beginner_hoards_repairs() -> None:
    """It keeps them for its own tools, and a double card for another day."""
    other = position("@ EW EW", seats=4, hand="repair:lamp NS", in_front={1: "lamp"}, others="EW NS")
    own = position("@ EW EW", seats=4, hand="repair:lamp+cart NS", in_front={0: "lamp"}, others="EW NS")
    mend = {str(each.command): each.score for each in weigh(ROOKIE, observe(other, 0), log_of(other, 0))}
    assert mend["repair lamp 1"] < 0
    double = {level: score_of(level, own, "repair lamp 0 with lamp+cart") for level in (ROOKIE, STEADY, SHARP)}
    assert double[ROOKIE] < min(double[STEADY], double[SHARP]) - 1


def score_of(level: Level, state: State, command: str) -> float:
    """What a level makes of a command of seat 0."""
    return next(
        each.score for each in weigh(level, observe(state, 0), log_of(state, 0)) if str(each.command) == command
    )


def test_a_rookie_hears_no_claims_and_the_others_do() -> None:
    quiet = position(by=BASE, seats=4, hand="map NS", others="map NS")
    quiet = do(quiet, "pass NS", "map 2")
    told = do(quiet, "pass NS", "pass NS", "pass map", "claim goal 2 gold", "pass NS", "pass map", "pass map")
    silent = do(quiet, "pass NS", "pass NS", "pass map", "pass NS", "pass map", "pass map")
    for level, hears in ((ROOKIE, False), (STEADY, True), (SHARP, True)):
        with_claim, without = (situation(state, level).beliefs.gold[1] for state in (told, silent))
        assert (with_claim > without + 0.02) is hears


@pytest.mark.parametrize("who", ["ddds", "sddd"])
def test_only_the_sharp_weigh_exposure(who: str) -> None:
    state = position("@ EW EW", seats=4, who=who, hand="EW NESW N.E.S.W map break:lamp")
    names: tuple[Term, ...] = ("given away", "cover") if who.startswith("s") else ("looks",)
    shares = []
    for level in BEST_LAST:
        reasons = decide(level, state).reasons
        assert reasons is not None
        shares.append(max(abs(dict(each.terms).get(name, 0.0)) for each in reasons.best for name in names))
    rookie, steady, sharp = shares
    assert rookie == steady == 0 < sharp


@pytest.mark.parametrize("level", BEST_LAST)
@pytest.mark.parametrize("who", ["dds", "sdd"])
def test_no_level_looks_again_where_it_has_looked(level: str, who: str) -> None:
    """Not even where every other look would tell as little, because the gold was seen."""
    state = do(position(hand="map map", others="NS NS NS", who=who, deck=""), "map 2", "pass NS", "pass NS")
    assert Map(2) not in {decide(level, state, seed).command for seed in range(200)}


@pytest.mark.parametrize("level", BEST_LAST)
def test_no_level_breaks_or_traps_its_own_or_looks_at_a_known_role(level: str) -> None:
    who = "blue green saboteur geologist"
    hand = "break:lamp trapped inspection NS"
    state = position("@ EW EW", by=SABOTEUR2, seats=4, who=who, hand=hand, others="NS EW NS", deck="inspection")
    state = do(state, "inspection 2", *["pass NS"] * 3)
    found = {str(decide(level, state, seed).command) for seed in range(200)}
    assert found.isdisjoint({"break lamp 0", "trapped 0", "inspection 2"})
