"""What each character does wherever it can, and that it does not where the last card counts."""

from __future__ import annotations

import random

import pytest
from deciding import situation
from engine.positions import CORRIDOR, do, position
from seating import BASE

from ai.decision import Beliefs
from ai.minds import mind_named
from ai.persona import NO_PERSONA, PERSONAS, PERSONAS_BY_NAME
from ai.weighing.claiming import choose_claim
from ai.weighing.signatures import weigh_signature
from game.engine.legal import acts, claims
from game.engine.observe import log_of, observe
from game.engine.state import State

THIRDS = (1 / 3, 1 / 3, 1 / 3)


def played(state: State, character: str, tries: int = 6) -> set[str]:
    """What a sharp mind of a character does in a position, with one generator or another."""
    seat = state.table.to_play
    assert seat is not None
    mind = mind_named(f"sharp/{character}")
    persona = PERSONAS_BY_NAME[character]
    view, log = observe(state, seat), log_of(state, seat)
    return {str(mind(view, log, persona, random.Random(seed)).command) for seed in range(tries)}


def test_every_character_has_a_signature_of_its_own() -> None:
    signatures = [persona.signature for persona in PERSONAS]
    assert len(set(signatures)) == len(signatures)
    assert NO_PERSONA.signature == "none"
    assert NO_PERSONA.signature not in signatures


def test_the_firebrand_hits_back_once() -> None:
    state = position(by=BASE, who="ddds", seats=4, hand="break:cart break:cart EW NS", others="break:lamp NS NS")
    hit = do(state, "lay EW 1,0", "break lamp 0", "pass NS", "pass NS")
    assert played(hit, "firebrand") == {"break cart 1"}
    again = do(hit, "break cart 1", "pass NS", "pass NS", "pass NS")
    now = situation(again, persona=PERSONAS_BY_NAME["firebrand"])
    assert not any(weigh_signature(now, play) for play in acts(now.view))


def test_the_prospector_looks_first() -> None:
    assert all(text.startswith("map") for text in played(position(by=BASE, hand="map EW EW NESW"), "prospector"))


def test_the_peacemaker_mends_before_anything_and_the_cynic_nobody_else() -> None:
    state = position(by=BASE, hand="repair:lamp EW", in_front={1: "lamp"}, seats=4, who="ddds")
    assert played(state, "peacemaker") == {"repair lamp 1"}
    assert not any(text.startswith("repair") for text in played(state, "cynic"))


@pytest.mark.parametrize("character", ["prospector", "peacemaker", "firebrand"])
def test_next_to_the_gold_there_is_no_signature(character: str) -> None:
    state = position(
        CORRIDOR, by=BASE, hand="map map repair:lamp break:cart EW", others="break:pick", in_front={1: "lamp"}
    )
    state = do(state, "pass map", "break pick 0", "pass break:pick")
    for gold, habits in (((1 / 3,) * 3, True), ((0.0, 1.0, 0.0), False)):
        now = situation(state, persona=PERSONAS_BY_NAME[character])
        now.beliefs = Beliefs((0.1, 0.4, 0.5), gold)
        assert any(weigh_signature(now, play) for play in acts(now.view)) == habits


def test_the_sleeper_says_nothing_before_the_gold_is_near_or_somebody_accuses_it() -> None:
    state = do(position(by=BASE, hand="map NS NS", others="NS NS NS"), "map 2", "pass NS", "pass NS")
    accused = do(
        position(by=BASE, hand="map NS NS", others="NS NS NS"), "map 2", "claim seat 0 saboteur", "pass NS", "pass NS"
    )
    for at, speaks in ((state, False), (accused, True)):
        now = situation(at, persona=PERSONAS_BY_NAME["sleeper"])
        said = [choose_claim(now, claims(now.view), random.Random(seed)) for seed in range(20)]
        assert any(said) == speaks


def test_the_schemer_turns_the_tables_on_every_accuser() -> None:
    state = do(
        position(by=BASE, seats=4, who="ddds", hand="NS NS", others="NS NS"),
        "pass NS",
        "claim seat 0 saboteur",
        "pass NS",
        "pass NS",
        "pass NS",
    )
    now = situation(state, persona=PERSONAS_BY_NAME["schemer"])
    now.beliefs = now.public = Beliefs((0.3, 0.1, 0.2, 0.2), THIRDS)
    said = [str(choose_claim(now, claims(now.view), random.Random(seed))) for seed in range(20)]
    assert said.count("claim seat 1 saboteur") > 10
