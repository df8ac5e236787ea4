"""Every event has its sound at the key of its storyboard, and no sound tells a secret (UX sections 3 and 7, D2)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from msgspec.structs import replace
from screen.staging import Pictures, Table5, begin, open_to_all, play
from screen.storyboards import ALL as EVENTS

from game.engine import turn
from game.engine.cards import GOLD, Role, face
from game.engine.cells import at
from game.engine.commands import Lay, Map, Rockfall, give_up
from game.engine.events import Drew, Event, GoalRevealed, Inspected, Laid, RoundBegan, as_seen_by
from game.engine.maze import maze_of
from game.sound.cues import Cue
from game.sound.score import SCORE, join_step
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.timeline import Motion, Timeline

AFTER_THE_ROUND = {kind for kind in get_args(Event) if not SCORE[kind]}


def moving_of(event: Event, viewer: int | None = None) -> list[Motion]:
    table = begin().state.table
    return motions([as_seen_by(event, viewer)], table, table, Table5(), Pictures(), viewer, shows=open_to_all)


def heard(moving: list[Motion]) -> list[tuple[Cue, int]]:
    return [(motion.cue, round(motion.start + motion.cue_at)) for motion in moving if motion.cue is not None]


@pytest.mark.parametrize("viewer", [None, 1, 3])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_sounds_as_its_score_says(event: Event, viewer: int | None) -> None:
    wanted = {key.cue for key in SCORE[type(event)]} - {Cue.JOIN}
    cues = {cue for cue, _ in heard(moving_of(event, viewer))} - {Cue.JOIN}
    assert cues == wanted or not getattr(event, "cards", "some")  # an empty hand gives nothing up


def test_every_event_that_moves_is_among_those_tried() -> None:
    assert {type(event) for event in EVENTS} >= set(get_args(Event)) - AFTER_THE_ROUND


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_cue_comes_while_its_motion_is_shown(event: Event) -> None:
    assert all(0 <= motion.cue_at <= motion.duration for motion in moving_of(event))


def test_a_card_sets_when_it_thuds_and_sings_when_light_has_run_through_it() -> None:
    own = heard(play(begin().state, Lay(face("EW"), at(7, 0)), viewer=0)[0])
    assert dict(own)[Cue.LAY] == 200
    assert dict(own)[Cue.JOIN] == pytest.approx(320, abs=20)


def test_a_card_that_nothing_lit_reaches_does_not_sing() -> None:
    assert [cue for cue, _ in heard(moving_of(Laid(1, 6, face("EW"), at(3, 3))))] == [Cue.LAY]


def test_joins_rise_with_the_way_from_the_start() -> None:
    straight = {at(x, 0): face("EW") for x in range(1, 20)}
    steps = [join_step(maze_of(dict(list(straight.items())[:length]), {}), [at(length, 0)]) for length in range(1, 20)]
    assert steps[:16] == list(range(16))
    assert set(steps[16:]) == {15}


def test_a_side_tunnel_near_the_start_sings_low_however_far_the_others_are() -> None:
    cards = {at(x, 0): face("NESW") for x in range(1, 7)} | {at(1, 1): face("NS")}
    assert join_step(maze_of(cards, {}), [at(1, 1)]) == 1


def test_closing_a_gap_sings_of_the_farthest_card_that_it_lights() -> None:
    state = turn.apply(begin().state, Rockfall(at(4, 0))).state
    moving, _, _ = play(state, Lay(face("EW"), at(4, 0)))
    assert [motion.step for motion in moving if motion.cue is Cue.JOIN] == [5]


def test_gold_and_stone_sound_alike() -> None:
    sounds = [heard(moving_of(GoalRevealed(1, 2, name, face(shape)))) for name, shape in ((GOLD, "NESW"), ("NW", "NW"))]
    assert sounds[0] == sounds[1]
    assert [cue for cue, _ in sounds[0]] == [Cue.DRUM, Cue.REVEALED]
    assert sounds[0][1][1] - sounds[0][0][1] == 480


@pytest.mark.parametrize("role", Role)
def test_every_role_that_is_looked_at_sounds_alike(role: Role) -> None:
    assert heard(moving_of(Inspected(1, 7, 3, role))) == heard(moving_of(Inspected(1, 7, 3, Role.BOSS)))


@pytest.mark.parametrize("command", [Map(3), give_up(face("NES")), Rockfall(at(4, 0))], ids=str)
def test_whoever_looks_hears_the_same_as_those_who_sit_by(command: Map) -> None:
    state = begin().state
    viewers = [Counter(cue for cue, _ in heard(play(state, command, viewer)[0])) for viewer in (None, 0, 2)]
    assert viewers[0] == viewers[1] == viewers[2]


@pytest.mark.parametrize(("left", "cue"), [(6, Cue.DECK_LOW), (1, Cue.DECK_OUT), (5, None), (30, None)])
def test_the_deck_is_heard_when_it_runs_low_and_when_it_is_out(left: int, cue: Cue | None) -> None:
    table = begin().state.table
    before = replace(table, deck=left)
    moving = motions([Drew(1, 31, None)], before, table, Table5(), Pictures(), None, shows=open_to_all)
    assert [found for found, _ in heard(moving)] == [Cue.DRAW, *([] if cue is None else [cue])]


def test_a_deal_is_heard_once_however_many_cards_fly() -> None:
    timeline, table = Timeline(), begin().state.table
    timeline.add(
        motions([RoundBegan(1, 0, maze_of({}, {}))], table, table, Table5(), Pictures(), None, shows=open_to_all)
    )
    timeline.update(2000, 1)
    assert [cue for cue, _ in timeline.take_cues()] == [Cue.DEAL]


def test_a_laid_card_sounds_alike_whatever_is_on_it() -> None:
    shapes = [heard(moving_of(Laid(1, 6, face(shape), at(7, 0)))) for shape in ("EW", "NESW", "ESW")]
    assert shapes[0] == shapes[1] == shapes[2]
