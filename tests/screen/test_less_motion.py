"""With less motion no scene moves anything: what shows gives way to what follows within 120 ms, in place (UX M26)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from screen import rounds
from screen.driving import AtOnce, Driver, make_context
from screen.staging import at_table
from screen.stillness import alike, between, runs

from game.art.drawing.fade import FADE
from game.engine.cards import face
from game.engine.cells import at
from game.engine.commands import Command, Lay, Map, Rockfall
from game.play.session import Session
from game.scenes.private.goal_peek import GoalPeek
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.table.scene import TableScene
from game.system.settings import Settings, Speed
from game.ui.context import Context
from game.ui.scene import Scene

STEP = 0.02
MOST = round(FADE / STEP) + 1
"""Pictures from one that stands to the next, both included."""


def still_context(speed: Speed = "1") -> Context:
    settings = Settings(window=(1024, 640), reduced_motion=True, speed_bots=speed, speed_own=speed)
    context = make_context((1024, 640), settings=settings)
    context.pictures = rounds.CodedPictures()
    context.worker = lambda _name: AtOnce()
    return context


def sampled(driver: Driver) -> pygame.Surface:
    """Every fourth point of what shows."""
    width, height = driver.canvas.get_size()
    return pygame.transform.scale(driver.canvas, (width // 4, height // 4))


def film(driver: Driver, seconds: float) -> list[pygame.Surface]:
    """What shows from now on."""
    frames = [sampled(driver)]
    for _frame in range(round(seconds / STEP)):
        frames.append(sampled(driver) if driver.frame(dt=STEP) else frames[-1])
    return frames


def paid(session: Session) -> bool:
    """The round is over, and its gold is shared."""
    return session.table.outcome is not None and session.table.to_play is None


def looked() -> Session:
    """Seat 0, a person, has looked at goal 3."""
    session = at_table(0)
    session.play(Map(3))
    return session


SCENES: dict[str, Callable[[Context], Scene]] = {
    "goal peek": lambda context: GoalPeek(context, looked(), 0, 3),
    "round end": lambda context: RoundEndScene(context, rounds.find(rounds.won_by("diggers"))),
    "round end with gold": lambda context: RoundEndScene(
        context, rounds.find(paid, rules=rounds.EXPANDED, bots="random")
    ),
    "podium": lambda context: Scoreboard(context, rounds.whole_game()),
}


@pytest.mark.parametrize("speed", ["0.5", "1"])
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_shows_one_picture_after_another(scene: str, speed: Speed) -> None:
    context = still_context(speed)
    driver = Driver(context, SCENES[scene](context))
    changes = runs(film(driver, 5))
    assert changes
    for run in changes:
        assert len(run) <= MOST
        assert all(between(frame, run[0], run[-1]) for frame in run[1:-1])


def table(*humans: int) -> tuple[Driver, TableScene]:
    session = at_table(*humans)
    context = still_context()
    scene = TableScene(context, session)
    driver = Driver(context, scene)
    while scene.turns.timeline.busy:
        driver.frame()
    return driver, scene


@pytest.mark.parametrize("command", [Lay(face("EW"), at(7, 0)), Rockfall(at(3, 0)), Map(3)], ids=str)
def test_the_table_shows_an_act_without_a_way(command: Command) -> None:
    driver, scene = table(2)
    scene.turns.play(0, command)
    frames, cameras, steps = [sampled(driver)], [scene.view.viewpoint.camera], round(FADE / STEP)
    while scene.turns.timeline.busy:
        driver.frame(dt=STEP)
        frames.append(sampled(driver))
        cameras.append(scene.view.viewpoint.camera)
    assert not alike(frames[0], frames[-1])
    for first in range(steps, len(frames) - steps, steps):
        before, *fade, after = frames[first : first + steps + 1]
        if cameras[first] == cameras[first + steps]:  # else it has jumped
            assert all(between(frame, before, after) for frame in fade), f"after {first * STEP} s"
    assert len(set(cameras[steps:])) <= 2


def test_a_card_of_the_hand_is_lifted_and_turned_at_once() -> None:
    driver, scene = table(0)
    driver.press(pygame.K_2)
    frames = film(driver, 0.3)
    assert scene.move.held == 1
    assert all(alike(frames[1], frame) for frame in frames[2:])
    driver.press(pygame.K_r)
    turned = film(driver, 0.3)
    assert not alike(frames[-1], turned[1])
    assert all(alike(turned[1], frame) for frame in turned[2:])


def test_less_motion_takes_effect_while_the_view_is_on_its_way() -> None:
    driver, scene = table(0)
    scene.context.settings.reduced_motion = False
    driver.press(*[pygame.K_PLUS] * 4)
    driver.press(pygame.K_HOME)
    driver.frame(dt=0.02)
    assert scene.view.viewpoint.gliding
    scene.context.settings.reduced_motion = True
    driver.frame(dt=0.02)
    assert not scene.view.viewpoint.gliding


def test_the_view_jumps_to_where_it_is_bid() -> None:
    driver, scene = table(0)
    before = scene.view.viewpoint.camera
    driver.press(pygame.K_PLUS)
    driver.press(pygame.K_HOME)
    assert scene.view.viewpoint.camera == before
    assert not scene.view.viewpoint.moving
