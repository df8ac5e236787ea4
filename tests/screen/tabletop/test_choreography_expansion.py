"""Every event of Saboteur 2 and the bonus nuggets has its motion, and none draws what its viewer may not see."""

from __future__ import annotations

import pygame
import pytest
from screen.staging import Table5, show
from screen.storyboards import EXPANDED as EVENTS
from screen.storyboards import SWAP, moving_of

from game.engine.cells import at
from game.engine.events import (
    BonusPlaced,
    BonusTaken,
    Event,
    Freed,
    HandsSwapped,
    HatSwapped,
    Passed,
    Retired,
    TheftStopped,
    Trapped,
)
from game.tabletop.motions.timeline import Motion, Timeline

LENGTHS = {
    HandsSwapped: 700,
    HatSwapped: 900,
    Trapped: 600,
    TheftStopped: 500,
    Freed: 500,
    BonusPlaced: 420,
}


@pytest.mark.parametrize("viewer", [None, 1, 3])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_moves_something_and_draws_at_every_moment(event: Event, viewer: int | None) -> None:
    moving, _ = moving_of(event, viewer)
    assert moving
    assert all(motion.duration > 0 and motion.start >= 0 for motion in moving)
    assert max(motion.end for motion in moving) <= 950
    assert pygame.image.tobytes(show(moving), "RGB").strip(b"\0")


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_nothing_stays_hidden_and_nothing_flashes(event: Event) -> None:
    timeline, light = Timeline(), []
    timeline.add(moving_of(event)[0])
    while timeline.busy:
        timeline.update(33, 1)
        canvas = pygame.Surface((1280, 720))
        timeline.draw(canvas)
        light.append(sum(pygame.transform.average_color(canvas)[:3]) / 3)
    assert not timeline.hidden
    assert max(light) - min(light) < 255 * 0.1


@pytest.mark.parametrize("kind", LENGTHS, ids=lambda kind: kind.__name__)
def test_durations_are_those_of_the_storyboards(kind: type[Event]) -> None:
    event = next(event for event in EVENTS if type(event) is kind)
    assert max(motion.duration for motion in moving_of(event)[0]) == LENGTHS[kind]


@pytest.mark.parametrize("viewer", [None, 0, 3])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_no_face_is_asked_for_that_the_viewer_may_not_see(event: Event, viewer: int | None) -> None:
    moving, pictures = moving_of(event, viewer)
    show(moving)
    secret = {"NES", "NS", "rockfall", "map", "role:boss"}
    assert not secret & set(pictures.asked)


def test_who_discards_two_sees_them_turn_face_down_first() -> None:
    moving, pictures = moving_of(EVENTS[0], viewer=1)
    turns = [motion for motion in moving if motion.name == "turn"]
    flights = [motion for motion in moving if motion.name == "discard"]
    assert [flight.start for flight in flights] == [turn.end for turn in turns]
    show(turns, [0.1])
    assert "NES" in pictures.asked


def test_what_two_cards_remove_stays_in_sight_until_it_goes() -> None:
    moving, _ = moving_of(EVENTS[0])
    removed = next(motion for motion in moving if motion.name == "removed")
    assert removed.captures == {"slot:1:lamp"}
    assert removed.waits
    assert removed.start >= max(motion.end for motion in moving if motion.name == "discard")


@pytest.mark.parametrize(("viewer", "hidden"), [(1, {"hand:18"}), (3, {"hand:8", "hand:9"}), (0, set())])
def test_a_swapped_hand_is_not_seen_before_it_arrives(viewer: int, hidden: set[str]) -> None:
    swap = next(motion for motion in moving_of(SWAP, viewer)[0] if motion.name == "swap-hands")
    assert swap.captures == hidden


def test_each_of_three_cards_given_up_is_seen() -> None:
    moving, _ = moving_of(Passed(1, (8, 9, 10), None))
    assert len([motion for motion in moving if motion.name == "discard"]) == 3


def test_a_hand_that_is_swapped_leaves_the_rack_and_comes_to_it() -> None:
    moving, _ = moving_of(SWAP, viewer=1, own=(18,))
    swap = next(motion for motion in moving if motion.name == "swap-hands")
    assert _lit(swap, Table5((18,)).hand(18))
    seen = next(motion for motion in moving_of(SWAP, viewer=0, own=(18,))[0] if motion.name == "swap-hands")
    assert not _lit(seen, Table5((18,)).hand(18))


def test_the_bonus_nugget_lies_there_until_it_is_taken() -> None:
    moving, _ = moving_of(BonusTaken(1, 3, at(4, 1), 3, ()))
    lifted = next(motion for motion in moving if motion.name == "bonus")
    assert lifted.waits
    assert _lit(lifted, Table5().cell(at(4, 1)), 0.0)
    assert not _lit(lifted, Table5().cell(at(4, 1)), 1.0)


@pytest.mark.parametrize(("viewer", "where"), [(1, Table5((8, 9)).hand(8)), (0, Table5().seat(1))])
def test_the_hand_of_a_seat_that_retires_goes_card_by_card(viewer: int, where: pygame.Rect) -> None:
    moving, pictures = moving_of(Retired(1, (8, 9)), viewer, own=(8, 9))
    flights = [motion for motion in moving if motion.name == "discard"]
    assert len(flights) == 2
    assert _lit(flights[0], where, 0.0)
    assert set(pictures.asked) <= {"card-back"}


def _lit(motion: Motion, rect: pygame.Rect | None, part: float = 0.15) -> bool:
    """Whether a motion draws anything in that place at that part of its time."""
    assert rect is not None
    canvas = show([motion], [part])
    return sum(pygame.transform.average_color(canvas, rect)[:3]) > 0
