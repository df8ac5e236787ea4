"""The timeline: by the clock, at every speed, and to be skipped at any moment (UX section 2, M16)."""

from __future__ import annotations

import pygame
import pytest

from game.tabletop.motions import easing
from game.tabletop.motions.timeline import Motion, Timeline
from game.tabletop.view.captures import Capture


class Painter:
    """Remembers the progress it was drawn at."""

    def __init__(self) -> None:
        self.seen: list[float] = []

    def __call__(self, _canvas: pygame.Surface, progress: float) -> None:
        self.seen.append(progress)


def motion(name: str, start: float, duration: float, *captures: str, waits: bool = False, beat: int = 0) -> Motion:
    return Motion(name, start, duration, Painter(), captures=frozenset(map(Capture, captures)), waits=waits, beat=beat)


def seen(shown: Motion) -> list[float]:
    assert isinstance(shown.paint, Painter)
    return shown.paint.seen


CANVAS = pygame.Surface((4, 4))
STEPS = [
    motion("fly", 0, 400, "cell:1,0"),
    motion("light", 400, 200, "cell:1,0"),
    motion("flip", 700, 600, "goal:2", waits=True, beat=1),
]


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0, 4.0])
def test_time_passes_by_the_clock_whatever_the_frames(speed: float) -> None:
    for frames in (1, 7, 240):
        timeline = Timeline()
        timeline.add(STEPS)
        for _ in range(frames):
            timeline.update(1299 / speed / frames, speed)
        assert timeline.busy
        assert timeline.hidden == {"goal:2"}
        timeline.update(2 / speed, speed)
        assert not timeline.busy
        assert not timeline.hidden


def test_instant_completes_everything_in_one_update() -> None:
    timeline = Timeline()
    timeline.add(STEPS)
    assert timeline.hidden == {"cell:1,0", "goal:2"}
    timeline.update(0, None)
    assert not timeline.busy
    assert not timeline.hidden


def test_finish_completes_one_event_and_a_second_press_the_rest() -> None:
    timeline = Timeline()
    timeline.add([*STEPS, motion("draw", 1300, 200, "hand:3", beat=2)])
    timeline.update(10, 1)
    timeline.finish()
    assert timeline.hidden == {"goal:2", "hand:3"}
    timeline.update(0, 1)
    assert timeline.changed
    timeline.finish()
    assert not timeline.busy
    assert not timeline.hidden


def test_the_second_press_is_forgotten_at_rest() -> None:
    timeline = Timeline()
    timeline.add(STEPS[:1])
    timeline.finish()
    assert not timeline.busy
    timeline.add(STEPS)
    timeline.finish()
    assert timeline.hidden == {"goal:2"}


def test_a_second_batch_waits_for_the_first() -> None:
    timeline = Timeline()
    timeline.add(STEPS)
    timeline.update(100, 1)
    timeline.add([motion("next", 0, 100, "slot:1:lamp")])
    timeline.update(1199, 1)
    assert timeline.hidden == {"goal:2", "slot:1:lamp"}
    timeline.update(50, 1)
    assert timeline.hidden == {"slot:1:lamp"}
    timeline.finish()
    assert not timeline.busy


def test_only_motions_that_wait_are_drawn_before_they_start() -> None:
    early, late = motion("late", 100, 100), motion("early", 100, 100, waits=True)
    timeline = Timeline()
    timeline.add([early, late])
    timeline.draw(CANVAS)
    assert (seen(early), seen(late)) == ([], [0.0])
    timeline.update(150, 1)
    timeline.draw(CANVAS)
    assert (seen(early), seen(late)) == ([0.5], [0.0, 0.5])


def test_changed_says_when_to_draw() -> None:
    timeline = Timeline()
    timeline.update(16, 1)
    assert not timeline.changed
    timeline.add(STEPS[:1])
    timeline.update(500, 1)
    assert timeline.changed
    timeline.update(16, 1)
    assert not timeline.changed


def test_finishing_leads_to_one_more_picture() -> None:
    timeline = Timeline()
    timeline.add(STEPS[:1])
    timeline.update(16, 1)
    timeline.finish()
    timeline.update(16, 1)
    assert timeline.changed
    timeline.update(16, 1)
    assert not timeline.changed


CURVES = [
    easing.linear,
    easing.in_quad,
    easing.out_quad,
    easing.in_out_quad,
    easing.out_cubic,
    easing.in_out_cubic,
    easing.out_back,
]


@pytest.mark.parametrize("curve", CURVES)
def test_curves_keep_the_first_and_the_last_key_exact(curve: easing.Easing) -> None:
    assert curve(0.0) == pytest.approx(0, abs=1e-12)
    assert curve(1.0) == 1
