"""A cue is heard in the frame that shows its key; what is completed at once is heard once at most."""

from __future__ import annotations

import pygame
import pytest

from game.sound.cues import Cue
from game.tabletop.motions.timeline import Motion, Timeline


def draw_nothing(_canvas: pygame.Surface, _t: float) -> None:
    return


def motion(start: float, cue: Cue | None, *, at: float = 0.0, beat: int = 0, step: int = 0) -> Motion:
    return Motion("moves", start, 400, draw_nothing, beat=beat, cue=cue, cue_at=at, step=step)


STEPS = [
    motion(0, Cue.LAY, at=200),
    motion(390, Cue.JOIN, step=7),
    motion(790, Cue.DRUM, beat=1),
    motion(1200, Cue.REVEALED, beat=1),
]


def heard(timeline: Timeline) -> list[Cue]:
    return [cue for cue, _step in timeline.take_cues()]


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0])
def test_a_cue_is_heard_in_the_frame_that_reaches_its_key(speed: float) -> None:
    timeline = Timeline()
    timeline.add(STEPS)
    now, when = 0.0, {}
    while timeline.busy:
        timeline.update(10, speed)
        now += 10 * speed
        for cue in heard(timeline):
            assert cue not in when
            when[cue] = now
    keys = {Cue.LAY: 200, Cue.JOIN: 390, Cue.DRUM: 790, Cue.REVEALED: 1200}
    assert when.keys() == keys.keys()
    assert all(key <= when[cue] < key + 10 * speed for cue, key in keys.items())


def test_a_cue_at_the_first_key_is_heard_in_the_frame_that_adds_it() -> None:
    timeline = Timeline()
    timeline.update(16, 1)
    timeline.add([motion(0, Cue.MAP)])
    assert heard(timeline) == [Cue.MAP]
    timeline.update(16, 1)
    assert heard(timeline) == []


def test_a_note_keeps_its_height() -> None:
    timeline = Timeline()
    timeline.add([motion(0, Cue.JOIN, step=9)])
    assert timeline.take_cues() == [(Cue.JOIN, 9)]


def test_a_long_frame_loses_no_cue() -> None:
    timeline = Timeline()
    timeline.add(STEPS)
    timeline.update(5000, 1)
    assert heard(timeline) == [Cue.LAY, Cue.JOIN, Cue.DRUM, Cue.REVEALED]


def test_an_event_completed_at_once_is_heard_once_and_not_again_later() -> None:
    timeline = Timeline()
    timeline.add(STEPS)
    timeline.finish()
    assert heard(timeline) == [Cue.LAY, Cue.DRUM]  # the drum's own key has come: the next event starts
    timeline.update(5000, 1)
    assert heard(timeline) == [Cue.REVEALED]


def test_an_event_that_was_heard_is_not_heard_again_when_it_is_completed() -> None:
    timeline = Timeline()
    timeline.add(STEPS[:2])
    timeline.update(250, 1)
    assert heard(timeline) == [Cue.LAY]
    timeline.finish()
    assert heard(timeline) == []


def test_instant_motions_are_heard_once_in_all() -> None:
    timeline = Timeline()
    timeline.add(STEPS)
    assert heard(timeline) == []
    timeline.update(16, None)
    assert heard(timeline) == [Cue.LAY]
    timeline.add(STEPS)
    timeline.update(16, None)
    assert heard(timeline) == [Cue.LAY]


def test_two_presses_drain_the_queue_and_are_heard_once_in_a_frame() -> None:
    timeline = Timeline()
    timeline.add([*STEPS, motion(1700, Cue.DRAW, beat=2)])
    timeline.finish()
    timeline.finish()
    assert heard(timeline) == [Cue.LAY]
    timeline.update(5000, 1)
    assert heard(timeline) == []
