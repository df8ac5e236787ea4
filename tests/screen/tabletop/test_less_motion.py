"""With less motion the table shows first and last keys and the fade between them, and nothing moves (UX M26)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame
import pytest
from screen.staging import Pictures, Table5, open_to_all
from screen.stillness import alike
from screen.storyboards import ALL, moving_of

from game.art.drawing.fade import FADE
from game.engine.cards import Tool, face
from game.engine.cells import at
from game.engine.events import Broke, Event, Laid
from game.tabletop.motions.illegal import goes_back
from game.tabletop.motions.stage import MotionStage
from game.tabletop.motions.timeline import Motion, Timeline

STEPS = 6
"""Frames in a fade."""
STEP = FADE * 1000 / STEPS
UNIT = 0.25
SIZE = (320, 180)


def film(moving: Sequence[Motion], speed: float = 1.0) -> list[pygame.Surface]:
    """Every frame of motions over a grey table until all are over, each thing lying there when its last one is."""
    last = {capture: motion for motion in sorted(moving, key=lambda motion: motion.end) for capture in motion.captures}
    timeline = Timeline()
    timeline.still = True
    timeline.add(moving)
    frames = []
    while timeline.busy:
        canvas = pygame.Surface(SIZE)
        canvas.fill((60, 55, 50))
        for capture in last.keys() - timeline.hidden:
            last[capture].draw(canvas, last[capture].holds[-1].shows)
        timeline.draw(canvas)
        frames.append(canvas)
        timeline.update(STEP / min(1.0, speed), speed)
    return frames


def mixed(before: pygame.Surface, after: pygame.Surface, part: float) -> pygame.Surface:
    made, over = before.copy(), after.copy()
    over.set_alpha(round(255 * part))
    made.blit(over, (0, 0))
    return made


def assert_fades(frames: Sequence[pygame.Surface], steps: int) -> None:
    """Fail unless the frames between every two that are `steps` apart are what is between these two."""
    for begin in range(0, len(frames) - steps, steps):
        before, after = frames[begin], frames[begin + steps]
        for step in range(1, steps):
            assert alike(frames[begin + step], mixed(before, after, step / steps)), f"frame {begin + step}"


def small(event: Event, viewer: int | None = None) -> list[Motion]:
    return moving_of(event, viewer, places=Table5(unit=UNIT))[0]


@pytest.mark.parametrize("event", ALL, ids=lambda event: type(event).__name__)
def test_every_frame_is_a_key_or_a_fade_between_two(event: Event) -> None:
    moving = small(event)
    frames, length = film(moving), max(motion.end for motion in moving)
    assert length <= len(frames) * STEP < length + STEP
    assert any(not alike(frames[0], frame) for frame in frames), "something is shown"
    assert_fades(frames, STEPS)


def test_a_card_that_may_not_go_there_is_back_without_a_way() -> None:
    pictures, places = Pictures(), Table5((4,), UNIT)
    home, start, refused = places.hand(4), places.cell(0), places.cell(3)
    assert home is not None
    stage = MotionStage(places, pictures, open_to_all, 0)
    frames = film(goes_back(stage, face("EW"), 4, start, home, refused))
    whole = home.unionall([start, refused]).inflate(20, 20)
    for place, frame in enumerate(frames[:STEPS]):
        expected = mixed(frames[0], frames[STEPS], place / STEPS)
        assert alike(frame.subsurface(whole.clip(frame.get_rect())), expected.subsurface(whole.clip(frame.get_rect())))


def standing(frames: Sequence[pygame.Surface]) -> float:
    """For how many milliseconds nothing changes."""
    return sum(alike(a, b) for a, b in pairwise(frames)) * STEP


@pytest.mark.parametrize("event", ALL, ids=lambda event: type(event).__name__)
def test_there_is_time_to_see_what_an_act_of_another_seat_does(event: Event) -> None:
    # what goes to the discards lies there at rest too, and changes nothing when its motion is over
    moving = [motion for motion in small(event) if motion.name != "used"]
    if max(motion.end for motion in moving) >= 700:
        assert standing(film(moving)) >= 240


def test_where_time_runs_slowly_a_fade_takes_no_longer() -> None:
    frames = film(small(Broke(1, 7, Tool.PICK, 3)), 0.5)
    assert len(frames) * STEP * 2 == pytest.approx(1800, abs=2 * STEP)
    assert_fades(frames, STEPS // 2)


def test_less_motion_begins_and_ends_while_something_moves() -> None:
    timeline = Timeline()
    timeline.add(small(Laid(1, 6, face("EW"), at(7, 0))))
    pictures = []
    for still in (False, True, True, False):
        timeline.still = still
        timeline.update(50, 1)
        canvas = pygame.Surface(SIZE)
        timeline.draw(canvas)
        pictures.append(canvas)
    timeline.update(150, 1)
    timeline.still = True
    canvas = pygame.Surface(SIZE)
    timeline.draw(canvas)
    assert not alike(pictures[0], pictures[1])
    assert not alike(pictures[2], pictures[3])
    over = small(Laid(1, 6, face("EW"), at(7, 0)))[1]
    held = pygame.Surface(SIZE)
    over.draw(held, 0.5)
    assert alike(canvas, held), "the card stands over its cell"
