"""What is looked at in secret must not light faces in a dark room differently (UX section 3, 5 %)."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pygame
from screen import rounds
from screen.art.test_surfaces import luminance

from game.art import naming
from game.art.catalogue import card_key, draw
from game.art.drawing.contrast import use_contrast
from game.art.sharp import SharpPictures
from game.engine.cards import GOLD, STONES
from game.play.session import Session
from game.scenes.private.goal_peek import GoalPeek
from game.scenes.private.role_round import RoleCard
from game.ui.context import Context
from game.ui.scene import Pop, Scene


def _mean_luminance(scene: Scene, context: Context) -> float:
    canvas = pygame.Surface(context.viewport.size)
    scene.draw(canvas)
    red, green, blue, _alpha = pygame.transform.average_color(canvas)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_every_role_lights_the_room_alike() -> None:
    session = rounds.new_session(5, *range(5), seed=2)
    means = []
    for seat in range(5):
        context = rounds.instant_context()
        context.pictures = SharpPictures(None)
        scene = RoleCard(context, session, seat, Pop)
        scene.resize(context.viewport)
        means.append(_mean_luminance(scene, context))
    assert {str(role) for role in session.state.roles} == {"digger", "saboteur"}
    assert max(means) <= min(means) * 1.05


def test_every_role_of_saboteur_2_lights_the_room_alike_on_a_sign_of_one_size() -> None:
    session = rounds.new_session(12, *range(12), seed=3, rules=rounds.EXPANDED)
    assert len(set(session.state.roles)) == 6
    for scale in (1.0, 2.0):
        means, signs = [], set()
        for seat in range(12):
            context = rounds.instant_context(text_scale=scale)
            context.pictures = SharpPictures(None)
            scene = RoleCard(context, session, seat, Pop)
            scene.resize(context.viewport)
            means.append(_mean_luminance(scene, context))
            signs.add((*map(tuple, scene.plates()), tuple(scene._hide.rect)))
        assert max(means) <= min(means) * 1.05
        assert len(signs) == 1


def test_gold_and_stone_light_the_room_alike() -> None:
    session = rounds.find(_somebody_knows_a_goal)
    seat, goal = _known(session)
    means = []
    for name in (GOLD, "NE", "NW"):
        goals = tuple(name if number == goal else "NE" for number in (1, 2, 3))
        state = msgspec.structs.replace(session.state, goals=goals)
        sitting = Session(session.seats, session.rules, (state, 0), (1, 1), None, None)
        context = rounds.instant_context()
        context.pictures = SharpPictures(None)
        scene = GoalPeek(context, rounds.with_people(sitting, range(5)), seat, goal)
        scene.resize(context.viewport)
        scene.update(3)
        means.append(_mean_luminance(scene, context))
    assert max(means) <= min(means) * 1.05


def _known(session: Session) -> tuple[int, int]:
    """A seat that has looked, and the number of the goal that it knows."""
    for seat in range(5):
        for number, name in enumerate(session.view(seat).goals, 1):
            if name is not None:
                return seat, number
    return -1, -1


def _somebody_knows_a_goal(session: Session) -> bool:
    return session.table.outcome is None and _known(session) != (-1, -1) and not any(session.table.goals)


def test_in_high_contrast_every_role_and_goal_lights_the_room_alike() -> None:
    """Within 5 % of the middle: on black, the words alone are already a part of the light."""
    use_contrast(True)
    session = rounds.new_session(12, *range(12), seed=3, rules=rounds.EXPANDED)
    means = []
    for seat in range(12):
        context = rounds.instant_context()
        context.pictures = SharpPictures(None)
        scene = RoleCard(context, session, seat, Pop)
        scene.resize(context.viewport)
        means.append(_mean_luminance(scene, context))
    middle = (max(means) + min(means)) / 2
    assert all(abs(mean - middle) <= 0.05 * middle for mean in means), means
    cards = [draw(replace(card_key(name, 144), contrast=True)) for name in (naming.GOLD, *map(naming.goal, STONES))]
    lights = [luminance(card) for card in cards]
    assert max(lights) <= min(lights) * 1.05
