"""What a seat can hold against another: from its own view and log, with what contradicts what (UX S2)."""

from __future__ import annotations

import random

from engine.playing import Game, games, positions
from engine.positions import do, position, rules, view
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import GOLD, Role
from game.engine.events import Claimed, Collapsed, Inspected, Laid, Looked, Passed, as_seen_by
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.play.facts import Clash, Dossier, Statement, dossiers, known_goals

TALK = rules(table_talk=True)


def known(state: State, reader: int) -> tuple[Dossier, ...]:
    return dossiers(view(state, reader), log_of(state, reader))


def said(dossier: Dossier, claim: str) -> Statement:
    return next(each for each in dossier.says if str(each.event.claim) == claim)


def test_who_looked_is_known_to_all_and_what_was_seen_to_the_looker() -> None:
    state = do(position(by=TALK, hand="map", others="map", goals="gold NE NW"), "map 1")
    assert [look.name for look in known(state, 0)[0].looks if isinstance(look, Looked)] == [GOLD]
    assert [look.name for look in known(state, 1)[0].looks if isinstance(look, Looked)] == [None]
    assert known(state, 1)[2].looks == ()


def test_a_claim_is_marked_where_eyes_or_others_or_its_speaker_say_otherwise() -> None:
    state = position(by=TALK, hand="map map", others="map map", goals="gold NE NW")
    state = do(state, "claim goal 1 gold", "map 1", "map 2", "claim goal 1 stone", "map 3")
    honest = said(known(state, 1)[0], "claim goal 1 gold")
    assert (honest.had_looked, honest.clashes, honest.against) == (False, (Clash.DISPUTED,), (2,))
    lie = said(known(state, 0)[2], "claim goal 1 stone")
    assert lie.clashes == (Clash.SEEN, Clash.DISPUTED), "seat 0 saw the gold there"
    assert said(known(state, 1)[2], "claim goal 1 stone").clashes == (Clash.DISPUTED,), "a stone elsewhere tells little"
    state = do(state, "claim goal 1 stone", "map 2")
    changed = said(known(state, 1)[0], "claim goal 1 stone")
    assert (changed.had_looked, changed.clashes, changed.against) == (True, (Clash.CHANGED,), ())


def test_there_is_one_gold() -> None:
    state = position(by=TALK, hand="map map", others="map map", goals="NE gold NW")
    state = do(state, "claim goal 1 gold", "map 2", "claim goal 3 gold", "map 1")
    assert said(known(state, 2)[0], "claim goal 1 gold").against == (1,)
    assert said(known(state, 0)[1], "claim goal 3 gold").clashes == (Clash.SEEN, Clash.DISPUTED)
    assert known_goals(("NE", None, "NW")) == ("NE", GOLD, "NW")
    assert known_goals((GOLD, None, None)) == (GOLD, "stone", "stone")
    assert known_goals((None, "NE", None)) == (None, "NE", None)


def test_claims_about_a_seat_stand_with_it_and_the_newest_alone() -> None:
    state = position(by=TALK, hand="map map", others="map map")
    state = do(state, "claim seat 1 saboteur", "map 1", "map 1", "claim seat 1 digger", "map 1")
    for reader in (0, 1, 2):
        of = known(state, reader)[1].said_of
        assert [(each.event.seat, each.against) for each in of] == [(0, (2,)), (2, (0,))]
    state = do(state, "claim seat 1 digger", "map 2")
    assert [(each.event.seat, each.clashes) for each in known(state, 1)[1].said_of] == [
        (2, ()),
        (0, (Clash.CHANGED,)),
    ]


def test_an_inspected_role_speaks_until_the_hat_changes_and_suspicion_of_the_reader_is_no_lie() -> None:
    talking = rules(table_talk=True, saboteur2=True)
    state = position(by=talking, hand="inspection NESW", others="swap-hats map", who="bsb")
    state = do(state, "inspection 1", "claim seat 0 saboteur", "map 1", "claim seat 1 digger", "map 1")
    look = known(state, 0)[0].looks[0]
    assert isinstance(look, Inspected)
    assert look.role is Role.SABOTEUR
    assert said(known(state, 0)[2], "claim seat 1 digger").clashes == (Clash.SEEN,)
    assert said(known(state, 2)[2], "claim seat 1 digger").clashes == ()
    assert said(known(state, 0)[1], "claim seat 0 saboteur").clashes == ()
    state = do(state, "pass NESW", "swap-hats 1")
    assert said(known(state, 0)[2], "claim seat 1 digger").clashes == (), "that hat is another's now"


@settings(max_examples=25, deadline=None)
@given(games(), st.integers(0, 2**63))
def test_every_act_is_counted_once_and_no_secret_is_needed(game: Game, seed: int) -> None:
    *_, state = positions(*game, seed)
    log = log_of(state, None)
    for reader in random.Random(seed).sample(range(game[1]), 2):
        found = dossiers(observe(state, reader), log_of(state, reader))
        assert sum(each.laid for each in found) == sum(isinstance(event, Laid) for event in log)
        assert sum(each.passes for each in found) == sum(isinstance(event, Passed) for event in log)
        assert sum(len(each.rockfalls) for each in found) == sum(isinstance(event, Collapsed) for event in log)
        assert sum(len(each.looks) for each in found) == sum(isinstance(event, Looked | Inspected) for event in log)
        assert {each.event for one in found for each in one.says} <= {e for e in log if isinstance(e, Claimed)}
        for one in found:
            if one.seat != reader:
                assert all(look == as_seen_by(look, None) for look in one.looks)
