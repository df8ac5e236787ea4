"""Table talk of the levels: what gold-diggers and saboteurs say, and what nobody ever says."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
from deciding import situation, whole_round
from engine.positions import CORRIDOR, Setting, do, position, rules
from seating import BASE, EXPANDED
from seating import whole_round as seated_round

from ai.decision import Beliefs
from ai.level import LEVELS_BY_NAME as LEVELS
from ai.minds import PLAYABLE
from ai.persona import NO_PERSONA, Persona
from ai.persona import PERSONAS_BY_NAME as PERSONAS
from ai.weighing.claiming import choose_claim
from ai.weighing.situation import Situation
from game.engine.cards import GOLD, Role
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Claimed
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.ruleset import Ruleset
from game.engine.state import State

TALKERS = tuple(mind for mind in PLAYABLE if "/" in mind)
TRIES = 400
TWO_TUNNELS = """
. ES EW EW EW EW EW . ?
. NS . . . . . . .
@ NSW . . . . . . .
. NS . . . . . . .
. NE EW EW EW EW EW . ?
"""


def back(state: State, *plays: str) -> State:
    """Seat 0 does these things, the two others pass after the last, and seat 0 is to play again."""
    return do(state, *plays, "pass NS", "pass NS")


def looked(goal: int, who: str = "dds", picture: str = "@", **setting: Any) -> State:
    """Seat 0 has looked at a goal; the second is the gold."""
    usual = Setting(by=BASE, hand="map map EW", others="NS NS NS", who=who)
    return back(position(picture, **{**usual, **setting}), f"map {goal}")


def said(now: Situation, about: type[Claim] | None = None) -> Counter[str]:
    """What a seat says with one generator or another, of claims of one kind, or of both."""
    claims = [option for option in options(now.view) if isinstance(option, about or ClaimGoal | ClaimSeat)]
    found = (choose_claim(now, claims, random.Random(f"{seed}")) for seed in range(TRIES))
    return Counter(str(each) for each in found if each is not None)


def of_goals(now: Situation) -> Counter[str]:
    """What a seat says of goals when it does not speak of seats."""
    return said(now, ClaimGoal)


@pytest.mark.parametrize("persona", PERSONAS.values(), ids=PERSONAS)
@pytest.mark.parametrize(("goal", "what"), [(1, "stone"), (2, "gold")])
def test_a_gold_digger_says_what_it_saw_and_nothing_else(persona: Persona, goal: int, what: str) -> None:
    for level in LEVELS.values():
        counted = of_goals(situation(looked(goal), level, persona))
        if persona.signature == "silent":
            assert not counted, "the gold is far, and nobody has accused it"
            continue
        assert counted.keys() == {f"claim goal {goal} {what}"}
        assert counted[f"claim goal {goal} {what}"] > TRIES / 4


@pytest.mark.parametrize("who", ["dds", "sdd"])
def test_nobody_speaks_of_a_goal_that_it_has_not_looked_at(who: str) -> None:
    assert not of_goals(situation(position(by=BASE, who=who)))
    assert all(text.startswith("claim goal 3 ") for text in of_goals(situation(looked(3, who))))


@pytest.mark.parametrize("who", ["dds", "sdd"])
def test_nothing_is_said_of_a_goal_twice(who: str) -> None:
    for what in ("stone", "gold"):
        spoken = back(looked(1, who, others="NS NS NS NS NS"), f"claim goal 1 {what}", "map 2")
        assert {text.split()[2] for text in of_goals(situation(spoken))} == {"2"}


@pytest.mark.parametrize("who", ["dds", "sdd"])
def test_nothing_is_said_of_a_goal_of_which_everybody_knows(who: str) -> None:
    """Two stones lie open, so the third is the gold."""
    state = looked(2, who, TWO_TUNNELS, hand="map EW EW", others="NS EW NS")
    assert of_goals(situation(state))
    state = do(state, "lay EW 7,-2", "lay EW 7,2", "pass NS")
    assert state.table.goals == ("NE", None, "NW")
    assert not of_goals(situation(state))


def lies(persona: Persona, goal: int = 1, picture: str = "@") -> float:
    """The share of lies in what a saboteur says of a goal that it has seen."""
    counted = of_goals(situation(looked(goal, "sdd", picture), persona=persona))
    false = counted.get(f"claim goal {goal} {'gold' if goal != 2 else 'stone'}", 0)
    return false / counted.total()


@pytest.mark.parametrize("goal", [1, 2])
def test_saboteurs_lie_by_character(goal: int) -> None:
    gentle, plain, bold = (lies(each, goal) for each in (PERSONAS["peacemaker"], NO_PERSONA, PERSONAS["schemer"]))
    assert 0 < gentle < plain - 0.1
    assert plain < bold - 0.1 < 1


def test_saboteurs_lie_more_when_the_gold_is_near() -> None:
    assert lies(NO_PERSONA, picture=CORRIDOR) > lies(NO_PERSONA) + 0.1


def spoken(persona: Persona, who: str) -> int:
    """How often anything is said about a goal just seen."""
    return of_goals(situation(looked(1, who), persona=persona)).total()


@pytest.mark.parametrize("who", ["dds", "sdd"])
def test_some_talk_more_than_others(who: str) -> None:
    assert spoken(PERSONAS["sleeper"], who) < spoken(NO_PERSONA, who) - TRIES / 20
    assert spoken(NO_PERSONA, who) <= spoken(PERSONAS["chatterbox"], who)


def believing(
    who: str, own: tuple[float, ...], public: tuple[float, ...] = (0.25,) * 4, persona: Persona = NO_PERSONA
) -> Situation:
    """A seat that believes such things of four seats, `public` being what the others believe."""
    now = situation(position(seats=4, by=BASE, who=who), persona=persona)
    thirds = (1 / 3, 1 / 3, 1 / 3)
    now.beliefs, now.public = Beliefs(own, thirds), Beliefs(public, thirds)
    return now


def test_a_gold_digger_accuses_whom_it_suspects_and_trusts_whom_it_trusts() -> None:
    counted = said(believing("ddds", (0.0, 0.02, 0.3, 0.9)))
    assert counted.keys() == {"claim seat 1 digger", "claim seat 3 saboteur"}
    assert not said(believing("ddds", (0.0, 0.2, 0.5, 0.6)))


def test_the_peaceful_and_the_loud_accuse_as_they_talk() -> None:
    quiet, plain, loud = (
        said(believing("ddds", (0.0, 0.3, 0.3, 0.9), persona=each))["claim seat 3 saboteur"]
        for each in (PERSONAS["peacemaker"], NO_PERSONA, PERSONAS["chatterbox"])
    )
    assert 0 < quiet < plain < loud


def test_a_saboteur_throws_suspicion_on_an_honest_seat_and_not_on_a_mate() -> None:
    """It takes whom the others suspect most, and knows no more of mates than its beliefs say."""
    public = (0.2, 0.1, 0.6, 0.3)
    schemer = PERSONAS["schemer"]
    assert said(believing("sdds", (1.0, 0.1, 0.1, 0.8), public, schemer)).keys() == {"claim seat 2 saboteur"}
    assert not said(believing("sdsd", (1.0, 0.1, 0.8, 0.1), public, schemer))


def test_a_saboteur_goes_with_everybody_against_a_mate_that_is_lost() -> None:
    public = (0.2, 0.1, 0.8, 0.3)
    assert said(believing("sdsd", (1.0, 0.1, 0.9, 0.1), public)).keys() == {"claim seat 2 saboteur"}


def test_a_schemer_frames_more_and_a_peacemaker_less() -> None:
    public = (0.2, 0.1, 0.6, 0.3)
    gentle, plain, bold = (
        said(believing("sdds", (1.0, 0.1, 0.1, 0.1), public, each))["claim seat 2 saboteur"]
        for each in (PERSONAS["peacemaker"], NO_PERSONA, PERSONAS["schemer"])
    )
    assert gentle <= plain < bold - TRIES / 20


@pytest.mark.parametrize("who", ["ddds", "sddd"])
def test_no_accusation_and_no_word_of_trust_is_repeated(who: str) -> None:
    state = position(seats=4, by=BASE, who=who, hand="map map", others="NS NS")
    state = do(state, "claim seat 2 saboteur", "map 1", *["pass NS"] * 3)
    now = situation(state)
    thirds = (1 / 3, 1 / 3, 1 / 3)
    now.beliefs = now.public = Beliefs((0.1, 0.4, 0.9, 0.4), thirds)
    assert "claim seat 2 saboteur" not in said(now)


def answering(
    who: str,
    said_before: str,
    beliefs: tuple[float, ...],
    public: tuple[float, ...] | None = None,
    persona: Persona = NO_PERSONA,
) -> Situation:
    """Seat 0, to which seat 1 has said something and broken its lamp before, and which believes such things."""
    state = position(seats=4, by=BASE, who=who, hand="NS NS", others="break:lamp NS NS")
    now = situation(do(state, "pass NS", said_before, "break lamp 0", "pass NS", "pass NS"), persona=persona)
    thirds = (1 / 3, 1 / 3, 1 / 3)
    now.beliefs, now.public = Beliefs(beliefs, thirds), Beliefs(public or beliefs, thirds)
    return now


def test_an_accusation_is_not_repeated_without_a_reason() -> None:
    suspects = (0.0, 0.1, 0.8, 0.1)
    assert "claim seat 2 saboteur" in said(answering("ddsd", "claim seat 3 digger", suspects))
    assert "claim seat 2 saboteur" not in said(answering("ddsd", "claim seat 2 saboteur", suspects))


def test_whom_one_trusts_is_defended() -> None:
    trusting = (0.0, 0.3, 0.1, 0.3)
    assert said(answering("ddsd", "claim seat 2 saboteur", trusting))["claim seat 2 digger"] > TRIES / 8
    assert "claim seat 2 digger" not in said(answering("ddsd", "claim seat 3 saboteur", trusting))


@pytest.mark.parametrize("who", ["dsdd", "sddd"])
def test_an_accuser_is_accused_in_its_turn(who: str) -> None:
    own = float(who[0] == "s")
    assert said(answering(who, "claim seat 0 saboteur", (own, 0.5, 0.3, 0.3), (0.3, 0.3, 0.3, 0.3)))[
        "claim seat 1 saboteur"
    ]


def test_a_saboteur_stands_by_a_mate_under_fire_until_it_is_lost() -> None:
    mates, under_fire, lost = (1.0, 0.1, 0.9, 0.1), (0.3, 0.2, 0.6, 0.2), (0.3, 0.2, 0.9, 0.2)
    assert said(answering("sdsd", "claim seat 2 saboteur", mates, under_fire))["claim seat 2 digger"] > TRIES / 8
    assert "claim seat 2 digger" not in said(answering("sdsd", "claim seat 2 saboteur", mates, lost))


def told(who: str, claim: str, persona: Persona = NO_PERSONA) -> Counter[str]:
    """What seat 0 says of goal 2, the gold, that it and seat 1 have looked at, once seat 1 has spoken."""
    state = position(by=BASE, hand="map NS NS", others="map NS", who=who)
    return of_goals(situation(do(state, "map 2", claim, "map 2", "pass NS"), persona=persona))


def test_a_gold_digger_contradicts_a_lie_and_does_not_repeat_the_truth() -> None:
    assert told("dsd", "claim goal 2 stone")["claim goal 2 gold"] > TRIES / 2
    assert not told("ddd", "claim goal 2 gold")


def test_a_saboteur_lies_instead_of_repeating() -> None:
    assert told("sdd", "claim goal 2 gold").keys() == {"claim goal 2 stone"}


def test_somebody_may_say_a_first_word_in_the_first_lap() -> None:
    state = do(position(seats=4, by=BASE, who="ddds", hand="EW", others="NS break:pick"), "lay EW 1,0", "break pick 0")
    assert said(situation(state))


def test_nothing_is_said_where_nobody_may_talk() -> None:
    for by in (rules(), rules(saboteur2=True, bonus_nuggets=True)):
        for seed in range(2):
            assert all(decision.claim is None for _, decision in whole_round(5, seed, by))
    assert choose_claim(situation(looked(2)), [], random.Random(1)) is None


Saying = tuple[str, State, int, Claim]
"""Whose mind, before what, at which seat, what."""


def sayings(by: Ruleset, sizes: tuple[int, ...]) -> Iterator[Saying]:
    """All claims of some rounds, every character at every level having sat down."""
    waiting = cycle(TALKERS)
    for seed, size in enumerate(sizes):
        for mind, state, decision in seated_round(tuple(islice(waiting, size)), seed, by):
            seat = state.table.to_play
            assert seat is not None
            if decision.claim is not None:
                yield mind, state, seat, decision.claim


@pytest.mark.parametrize(("by", "sizes"), [(BASE, (5, 8, 10, 3) * 2), (EXPANDED, (4, 7, 2, 5))])
def test_what_is_said_in_whole_rounds(by: Ruleset, sizes: tuple[int, ...]) -> None:
    goals = seats = 0
    for mind, state, seat, what in sayings(by, sizes):
        view = observe(state, seat)
        assert what in options(view), mind
        earlier = [event.claim for event in log_of(state, seat) if isinstance(event, Claimed) and event.seat == seat]
        assert what not in earlier, mind
        match what:
            case ClaimGoal(goal, name):
                goals += 1
                seen = view.goals[goal - 1]
                assert seen is not None, f"{mind} speaks of a goal that it has not looked at"
                assert not any(isinstance(each, ClaimGoal) and each.goal == goal for each in earlier), mind
                assert state.table.goals.count(None) > 1, f"{mind} says what everybody knows"
                true = (seen == GOLD) == (name == GOLD)
                assert true or view.role is Role.SABOTEUR, f"{mind} lies as a {view.role}"
            case ClaimSeat():
                seats += 1
    assert goals
    assert seats


def test_both_sides_talk_and_saboteurs_say_both_true_and_false() -> None:
    kinds = Counter[tuple[bool, str]]()
    for _, state, seat, what in sayings(BASE, (5, 8, 10) * 5):
        saboteur = state.roles[seat] is Role.SABOTEUR
        match what:
            case ClaimGoal(goal, name):
                kinds[saboteur, "truth" if (state.goals[goal - 1] == GOLD) == (name == GOLD) else "lie"] += 1
            case ClaimSeat(_, name):
                kinds[saboteur, name] += 1
    assert {(True, "truth"), (True, "lie"), (True, "saboteur")} <= kinds.keys()
    assert {(False, "truth"), (False, "saboteur"), (False, "digger")} <= kinds.keys()
