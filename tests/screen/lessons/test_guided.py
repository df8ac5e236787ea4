"""The guided round: advice from the seat's view alone, explanations once, and a real round (UX M28)."""

from __future__ import annotations

import random

import pygame
from screen.driving import AtOnce
from screen.lessons.follow import Follower, lesson_context

from ai.arena.play.twins import twin
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.play.session import Session
from game.scenes.lessons.foreman import Foreman
from game.scenes.lessons.guided import GuidedScene, guided_session
from game.words.lessons.foreman import Lore, Topic
from game.words.lessons.titles import Lesson


def guided_of(follower: Follower) -> GuidedScene:
    """The guided round that is played."""
    scene = follower.driver.scene
    assert isinstance(scene, GuidedScene)
    return scene


def test_the_round_with_the_foreman_takes_about_three_minutes_and_leads_on() -> None:
    context = lesson_context()
    follower = Follower(context, Lesson.GUIDED)
    follower.play()
    assert not context.settings.finished_a_game, "one round is no game"
    assert 120 <= follower.seconds <= 240
    assert set(follower.driver.scene.rects()) == {"play-solo", "rulebook", "learn"}


def read_all(follower: Follower) -> GuidedScene:
    """Hear the foreman out, up to his first advice."""
    while guided_of(follower).advice is None:
        follower.act()
    return guided_of(follower)


def test_he_can_be_silenced_and_asked_again() -> None:
    follower = Follower(lesson_context(), Lesson.GUIDED)
    scene = read_all(follower)
    advised = scene.panel.said.text
    follower.driver.click("hush")
    follower.driver.frame()
    assert scene.advice is None
    assert not scene.ringed()
    assert scene.panel.said.text != advised
    follower.driver.click("ask")
    follower.driver.frame()
    assert scene.panel.said.text == advised
    follower.driver.click("hush")
    follower.driver.press(pygame.K_h)
    follower.driver.frame()
    assert scene.panel.said.text == advised


def test_another_move_than_his_is_played_and_he_advises_in_the_next_turn() -> None:
    follower = Follower(lesson_context(), Lesson.GUIDED)
    scene = read_all(follower)
    advice = scene.advice
    assert advice is not None
    follower.driver.press(pygame.K_1, pygame.K_d)
    assert scene.move.ready not in (None, advice.command)
    follower.driver.press(pygame.K_e)
    assert scene.session.table.to_play != 0
    while scene.session.table.to_play != 0:
        follower.act()
    assert read_all(follower).advice is not None


def _states(session: Session) -> list[State]:
    """The positions of a round that bots play, in each of which the first seat has just come to move."""
    states: list[State] = []
    bots = session.seated(tuple(seat.__class__(seat.name, "rookie") for seat in session.seats))
    while bots.table.outcome is None and len(states) < 6:
        seat = bots.table.to_play
        assert seat is not None
        if seat == 0:
            states.append(bots.state)
        for command in bots.decide(seat).commands:
            bots.play(command)
    return states


def _heard(states: list[State]) -> list[object]:
    """All that the foreman says and advises, turn by turn."""
    foreman, said = Foreman(AtOnce(), 0, "Ada"), list[object]()
    for state in states:
        foreman.hear(observe(state, 0), log_of(state, 0), ("Ada", "Bo", "Cy"))
        while foreman.saying is not None:
            said.append(foreman.saying)
            foreman.read()
        advice = foreman.advise(observe(state, 0), log_of(state, 0))
        said.append(None if advice is None else (advice.command, advice.sentence(("Ada", "Bo", "Cy"))))
    return said


def test_he_knows_what_the_seat_knows_and_no_more() -> None:
    states, rng = _states(guided_session()), random.Random(7)
    others = [twin(state, 0, rng) for state in states]
    assert all(state != other for state, other in zip(states, others, strict=True))
    assert _heard(states) == _heard(others)


def test_he_explains_each_thing_once() -> None:
    said = [each for each in _heard(_states(guided_session())) if isinstance(each, Lore)]
    topics = [each.topic for each in said if each.topic is not Topic.OPENING]
    assert len(topics) >= 3
    assert len(set(topics)) == len(topics)
