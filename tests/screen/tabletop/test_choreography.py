"""Motions of every event: complete, secret-keeping, equally long for gold and stone (UX sections 2, 3 and 7)."""

from __future__ import annotations

import random

import pygame
import pytest
from pygame import Rect
from screen.staging import DECK, HAND, OTHER_HAND, Pictures, Table5, begin, open_to_all, play, show
from screen.storyboards import EVENTS, OUTCOME, moving_of

from game.engine import turn
from game.engine.cards import DECK as DECK_OF_ALL
from game.engine.cards import GOLD, Action, face
from game.engine.cells import at
from game.engine.commands import Command, Lay, Map, Rockfall, give_up
from game.engine.events import (
    Drew,
    Event,
    GoalRevealed,
    Paid,
    RoundEnded,
)
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.illegal import goes_back
from game.tabletop.motions.stage import MotionStage
from game.tabletop.motions.timeline import Motion, Timeline


@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_every_event_moves_something_and_draws_at_every_moment(event: Event, viewer: int | None) -> None:
    moving, _ = moving_of(event, viewer)
    assert moving
    assert all(motion.duration > 0 and motion.start >= 0 for motion in moving)
    assert pygame.image.tobytes(show(moving), "RGB").strip(b"\0")


@pytest.mark.parametrize("speed", [0.5, 1.0, 2.0, 4.0])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_at_every_speed_nothing_stays_hidden(event: Event, speed: float) -> None:
    timeline = Timeline()
    timeline.add(moving_of(event)[0])
    for _ in range(round(4000 / speed / 16)):
        timeline.update(16, speed)
    assert not timeline.busy
    assert not timeline.hidden


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_no_motion_flashes(event: Event) -> None:
    timeline, light = Timeline(), []
    timeline.add(moving_of(event)[0])
    while timeline.busy:
        timeline.update(33, 1)
        canvas = pygame.Surface((1280, 720))
        timeline.draw(canvas)
        light.append(sum(pygame.transform.average_color(canvas)[:3]) / 3)
    assert max(light) - min(light) < 255 * 0.1


def test_a_step_is_finished_event_by_event() -> None:
    moving, _, _ = play(begin().state, Lay(face("EW"), at(7, 0)))
    timeline = Timeline()
    timeline.add(moving)
    assert timeline.hidden >= {"cell:7,0", "goal:2"}
    timeline.finish()
    assert timeline.hidden == {"cell:8,0", "goal:2"}
    timeline.finish()
    assert not timeline.busy


def test_durations_are_those_of_the_table() -> None:
    lay, _ = moving_of(EVENTS[1])
    own, _ = moving_of(EVENTS[1], viewer=1)
    deals, _ = moving_of(EVENTS[0])
    drawn, _ = moving_of(Drew(1, 31, None))
    assert [(motion.name, motion.duration) for motion in lay[:1]] == [("fly", 420)]
    for act in EVENTS[1:6]:
        assert max(motion.end for motion in moving_of(act)[0]) <= 900
    assert max(motion.end for motion in own) <= 320
    assert max(motion.end for motion in deals) <= 600
    assert max(motion.end for motion in drawn) == 200


def test_gold_and_stone_take_the_same_time_and_show_nothing_before_the_edge() -> None:
    gold, gold_pictures = moving_of(GoalRevealed(1, 2, GOLD, face("NESW")))
    stone, stone_pictures = moving_of(GoalRevealed(1, 2, "NW", face("NW")))
    assert [facts(motion) for motion in gold] == [facts(motion) for motion in stone]
    for moving, pictures in ((gold, gold_pictures), (stone, stone_pictures)):
        show(moving, [0, 0.1, 0.24, 0.35])
        assert set(pictures.asked) == {"goal-back"}


def facts(motion: Motion) -> tuple[object, ...]:
    """All of a motion that does not draw."""
    sound = motion.cue, motion.step, motion.cue_at
    return motion.name, motion.start, motion.duration, motion.captures, motion.waits, motion.beat, sound


COMMANDS: list[Command] = [
    Lay(face("EW"), at(7, 0)),
    Lay(face("EW"), at(1, 1)),
    Rockfall(at(3, 0)),
    Map(3),
    give_up(Action.MAP),
]


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_hidden_cards_change_nothing_that_others_see(command: Command) -> None:
    """Non-interference: other hands, deck, unseen goals and the looked-at goal differ."""
    if command == COMMANDS[1]:
        command = give_up(face("EW"))
    one = begin().state
    two = begin((OTHER_HAND, HAND, OTHER_HAND, HAND, OTHER_HAND), ("NW", "gold", "NE"), DECK[::-1]).state
    for viewer in (None, 2):
        shown = [play(state, command, viewer) for state in (one, two)]
        assert [facts(m) for m in shown[0][0]] == [facts(m) for m in shown[1][0]]
        for moving, _, _ in shown:
            show(moving)
        assert shown[0][1].asked == shown[1][1].asked


def test_others_see_backs_of_what_is_passed_and_drawn() -> None:
    moving, pictures, _ = play(begin().state, give_up(face("NES")))
    show(moving)
    assert set(pictures.asked) == {"card-back"}


def test_an_own_discard_turns_face_down_before_it_leaves_the_hand() -> None:
    moving, pictures, _ = play(begin().state, give_up(face("NES")), viewer=0)
    turning, leaving = moving[:2]
    assert (turning.name, leaving.name, leaving.start) == ("turn", "discard", turning.end)
    show([turning])
    assert "NES" in pictures.asked
    pictures.asked.clear()
    show([leaving])
    assert set(pictures.asked) == {"card-back"}


def test_an_own_draw_hides_its_place_until_it_lands_and_shows_its_face() -> None:
    moving, pictures, places = play(begin().state, give_up(face("NES")), viewer=0)
    drawn = moving[-1]
    assert drawn.captures == {f"hand:{places.own[-1]}"}
    show([drawn], [1])
    assert pictures.asked == [str(begin().state.cards[places.own[-1]])]


def test_a_deal_makes_ready_every_card_of_the_deck_whoever_holds_it() -> None:
    _, pictures = moving_of(EVENTS[0])
    assert {str(one) for one in DECK_OF_ALL} <= set(pictures.warmed)


def test_a_rockfall_takes_the_light_from_what_it_cuts_off() -> None:
    moving, pictures, _ = play(begin().state, Rockfall(at(4, 0)))
    dark = {name for motion in moving if motion.name == "darken" for name in motion.captures}
    assert dark == {"cell:5,0", "cell:6,0"}
    assert all(motion.waits for motion in moving if motion.name in ("darken", "rockfall"))
    show(moving)
    assert "rockfall" in pictures.asked


def test_light_runs_on_through_what_a_card_joins() -> None:
    state = turn.apply(begin().state, Rockfall(at(4, 0))).state
    moving, _, _ = play(state, Lay(face("EW"), at(4, 0)))
    lights = [(motion.start, motion.captures) for motion in moving if motion.name == "light"]
    assert [next(iter(captures)) for _, captures in sorted(lights, key=lambda light: light[0])] == [
        "cell:4,0",
        "cell:5,0",
        "cell:6,0",
    ]


def test_motions_follow_the_view_of_the_board() -> None:
    moving, _, places = play(begin().state, Lay(face("EW"), at(7, 0)), viewer=0)
    places.shift = 200
    canvas = show([motion for motion in moving if motion.name == "settle"], [1])
    assert canvas.get_at(places.cell(at(7, 0)).center)[:3] != (0, 0, 0)
    assert canvas.get_at(places.cell(at(4, 0)).center)[:3] == (0, 0, 0)


def test_the_same_step_is_drawn_alike_every_time() -> None:
    random.seed(1)
    pictures = []
    for _ in range(2):
        moving, _, _ = play(begin().state, Rockfall(at(4, 0)))
        pictures.append(pygame.image.tobytes(show(moving), "RGB"))
        random.random()
    assert pictures[0] == pictures[1]


def test_what_follows_the_end_of_a_round_is_left_to_its_scene() -> None:
    table = begin().state.table
    moving = motions(
        [RoundEnded(OUTCOME), Paid(1, 3, 1, None)], table, table, Table5(), Pictures(), None, shows=open_to_all
    )
    assert {motion.name for motion in moving} == {"round-end"}


def test_an_illegal_drop_is_back_within_200_ms() -> None:
    home, places = Rect(260, 570, 96, 144), Table5([0])
    moving = goes_back(
        MotionStage(places, Pictures(), open_to_all, 0),
        face("NES"),
        0,
        Rect(700, 300, 96, 144),
        home,
        places.cell(at(7, 0)),
    )
    assert max(motion.end for motion in moving) <= 200
    assert frozenset().union(*(motion.captures for motion in moving)) == {"hand:0"}
    assert show(moving, [1]).get_at(home.center)[:3] != (0, 0, 0)
