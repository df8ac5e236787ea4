"""Faces answer public events alone, each in its own way, and blink by a chance that knows no secret (UX D4)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

import msgspec
import pytest
from screen.rounds import EXPANDED, bot_moves, new_session
from screen.twins import make_twins

from game.art.people.looks import CALM, Look
from game.engine.cards import Action, Tool, face
from game.engine.cells import at
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import (
    SECRETS,
    Broke,
    Claimed,
    Collapsed,
    Drew,
    Event,
    GoalRevealed,
    Laid,
    Looked,
    Repaired,
    Trapped,
    as_seen_by,
)
from game.engine.table import Table
from game.tabletop.faces.living import Faces
from game.tabletop.faces.moods import ASLEEP, WORRIED, Reactions, reactions

SEATS = 5
DEAD_END, FORK = face("N.E"), face("NES")
STEP = 1 / 60


def _looks(event: Event) -> list[Look | None]:
    """What the face of each seat makes of an event; None where it stays as it is."""
    reacts: Reactions = reactions(event, SEATS)
    return [reacts[seat].look if seat in reacts else None for seat in range(SEATS)]


def test_all_eyes_turn_to_who_is_accused_who_looks_back() -> None:
    looks = _looks(Claimed(3, ClaimSeat(2, "saboteur")))
    assert [look and look.gaze for look in looks] == ["down", "down", "down", "up", "up"]
    assert looks[2] is not None
    assert looks[2].lids == "wide"
    seconds = {reaction.seconds for reaction in reactions(Claimed(3, ClaimSeat(2, "saboteur")), SEATS).values()}
    assert seconds == {2.0}


def test_trust_is_met_with_a_smile() -> None:
    looks = _looks(Claimed(3, ClaimSeat(2, "digger")))
    assert [seat for seat, look in enumerate(looks) if look is not None] == [2]
    assert looks[2] is not None
    assert looks[2].lips == "smile"


@pytest.mark.parametrize("event", [Broke(0, 1, Tool.LAMP, 4), Trapped(0, 1, 4)], ids=["broken", "trapped"])
def test_whoever_is_hit_frowns(event: Event) -> None:
    looks = _looks(event)
    assert [look and look.brows for look in looks] == [None, None, None, None, "frown"]


def test_a_repair_pleases_both() -> None:
    looks = _looks(Repaired(1, 9, Action.REPAIR_LAMP, Tool.LAMP, 4))
    assert [look and look.lips for look in looks] == [None, "smile", None, None, "smile"]


def test_a_rockfall_startles_all_but_who_set_it_off() -> None:
    looks = _looks(Collapsed(1, 9, at(1, 0), FORK))
    assert [look and look.lids for look in looks] == ["wide", "own", "wide", "wide", "wide"]


def test_a_dead_end_raises_doubts_and_a_fork_none() -> None:
    assert all(look and look.brows == "frown" for look in _looks(Laid(0, 1, DEAD_END, at(1, 0)))[1:])
    assert _looks(Laid(0, 1, FORK, at(1, 0))) == [None] * SEATS


def test_all_look_to_the_goal_that_somebody_looks_at() -> None:
    assert {look and look.gaze for look in _looks(Looked(0, 1, 2, None))} == {"right"}
    assert {look and look.gaze for look in _looks(Claimed(0, ClaimGoal(2, "gold")))} == {"right"}


def test_gold_and_stone_look_alike() -> None:
    gold = reactions(GoalRevealed(0, 1, "gold", FORK), SEATS)
    assert gold == reactions(GoalRevealed(0, 1, "stone", FORK), SEATS)


def _events() -> Iterator[tuple[Event, Event]]:
    """Events of two whole games as those who know all saw them, and as everybody did."""
    for rules, seed in ((None, 1), (EXPANDED, 2)):
        session = new_session(6, seed=seed, rules=rules)
        for now in bot_moves(session):
            for seat in range(6):
                for event in list(now.log(seat))[-3:]:
                    yield event, as_seen_by(event, None)


def test_a_face_makes_the_same_of_what_its_seat_alone_knows() -> None:
    secret = 0
    for known, public in _events():
        assert reactions(known, 6) == reactions(public, 6)
        secret += known != public
    assert secret > 50, "too few events with a secret"


def test_every_kind_of_event_has_an_answer() -> None:
    kinds = {type(public) for _known, public in _events()}
    assert len(kinds) > 15
    assert kinds <= set(get_args(Event)) == SECRETS.keys()


def _film(faces: Faces, table: Table, seconds: float, thinks: int | None = None) -> list[tuple[Look, ...]]:
    shown = []
    for _frame in range(round(seconds / STEP)):
        faces.update(STEP, table, thinks)
        shown.append(faces.looks)
    return shown


@pytest.mark.parametrize("seed", range(3))
def test_faces_of_twins_are_the_same_at_every_moment(seed: int) -> None:
    twins = make_twins(seed)
    films = []
    for session in (twins.one, twins.other):
        faces, frames = Faces(session.table), []
        for command in twins.script:
            seat = session.table.to_play
            for event in session.play(command).events:
                faces.hear(as_seen_by(event, None))
            frames += _film(faces, session.table, 1.5, seat)
        films.append(frames)
    assert films[0] == films[1]
    assert len(set(films[0])) > 10


def test_blinks_are_short_rare_and_each_at_its_own_time() -> None:
    table = new_session(10).table
    faces = Faces(table)
    shut = [[look.lids == "closed" for look in looks] for looks in _film(faces, table, 60)]
    for face_shut in zip(*shut, strict=True):
        blinks = sum(b and not a for a, b in pairwise(face_shut))
        assert 4 <= blinks <= 11
        assert sum(face_shut) < 12 * blinks
    begins = {next(frame for frame, looks in enumerate(shut) if looks[seat]) for seat in range(10)}
    assert len(begins) >= 8


def test_blinks_tell_nothing_of_the_deal() -> None:
    one, other = (Faces(new_session(5, seed=seed).table) for seed in (1, 2))
    tables = [new_session(5, seed=seed).table for seed in (1, 2)]
    assert _film(one, tables[0], 20) == _film(other, tables[1], 20)


def test_a_face_is_worried_as_long_as_its_tool_is_broken_and_sleeps_once_it_has_retired() -> None:
    table = new_session(3).table
    broken = msgspec.structs.replace(table, in_front=((Tool.PICK,), (), ()), retired=2)
    faces = Faces(table)
    faces.update(STEP, broken, None)
    assert faces.looks == (WORRIED, CALM, ASLEEP)
    faces.update(STEP, table, None)
    assert faces.looks == (CALM, CALM, CALM)


def test_who_thinks_looks_up_under_dots_that_come_one_by_one() -> None:
    table = new_session(3).table
    faces = Faces(table)
    shown = []
    for _frame in range(90):
        faces.update(STEP, table, 1)
        shown.append(faces.thought)
        assert faces.looks[1].gaze == "up"
    assert {thought and thought[0] for thought in shown} == {1}
    assert list(dict.fromkeys(thought and thought[1] for thought in shown)) == [0, 1, 2, 3]
    faces.update(STEP, table, None)
    assert faces.thought is None


def test_a_wait_ends_when_a_face_moves() -> None:
    table, rng = new_session(5).table, random.Random(1)
    faces = Faces(table)
    faces.hear(as_seen_by(Drew(0, 1, None), None))
    for _change in range(40):
        if rng.random() < 0.3:
            faces.hear(Broke(0, 1, Tool.LAMP, rng.randrange(5)))
            faces.update(0, table, None)
        faces.changed = False
        wait = faces.wake_in
        assert wait
        faces.update(wait * 0.99, table, None)
        assert not faces.changed
        faces.update(wait * 0.02, table, None)


def test_with_still_pictures_faces_answer_what_happens_and_do_nothing_else() -> None:
    """UX M26: what moves in the background can be stopped; what tells something still shows."""
    table = new_session(SEATS).table
    faces = Faces(table)
    faces.still = True
    seen = set()
    for frame in range(600):
        faces.update(0.05, table, 2 if frame < 300 else None)
        seen.add((faces.looks, faces.thought and faces.thought[1]))
    assert len({looks for looks, _dots in seen}) == 1
    assert len(seen) == 2, "the sign of who thinks is there or not, and stays as it is"
    assert faces.wake_in is None
    faces.hear(Broke(0, 1, Tool.LAMP, 4))
    faces.update(0.05, table, None)
    assert faces.looks[4].brows == "frown"
    assert faces.wake_in is not None
    faces.update(60.0, table, None)
    assert faces.looks[4].brows != "frown"
    faces.still = False
    assert faces.wake_in is not None
