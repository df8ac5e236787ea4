"""Hints for what is asked away from the table: a nugget to keep, whom to steal from (UX S8)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from screen.driving import AtOnce, Driver, make_context
from screen.rounds import with_people

from game.cli import gallery_games as games
from game.engine.commands import Command, Keep
from game.engine.table import AskSteal
from game.hindsight.advice import advise
from game.play.session import Session
from game.scenes.round_end.nugget_pick import NuggetPick
from game.scenes.round_end.theft_choice import TheftChoice
from game.ui.context import Context
from game.ui.scene import Pop, Scene
from game.ui.screen import Screen

Opening = Callable[[Context, Session, int, list[Command]], Scene]


def _picked(context: Context, session: Session, seat: int, said: list[Command]) -> Scene:
    def keep(value: int) -> Pop:
        said.append(Keep(value))
        return Pop()

    return NuggetPick(context, session, seat, keep)


def _stolen(context: Context, session: Session, seat: int, said: list[Command]) -> Scene:
    def answer(command: Command) -> Pop:
        said.append(command)
        return Pop()

    return TheftChoice(context, session, seat, answer)


@pytest.mark.parametrize(
    ("found", "opening"),
    [
        (lambda: games.find(games.picking), _picked),
        (lambda: games.find(games.asked(AskSteal), 8, games.EXPANDED), _stolen),
    ],
    ids=["nugget", "theft"],
)
def test_one_press_tells_a_second_makes_the_answer_ready_and_enter_gives_it(
    found: Callable[[], Session], opening: Opening
) -> None:
    asked = found()
    seat = asked.table.to_play
    assert seat is not None
    session, said = with_people(asked, [seat]), list[Command]()
    context = make_context()
    context.worker = lambda _name: AtOnce()
    driver = Driver(context, opening(context, session, seat, said))
    driver.frame()
    advice = advise(session.view(seat), session.log(seat))
    driver.press(pygame.K_h)
    driver.frame()
    scene = driver.scene
    assert isinstance(scene, Screen)
    words = " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))
    assert advice.sentence(session.names) in words
    driver.click("hint")
    assert not said, "nothing is answered by a hint"
    driver.click("keep" if isinstance(advice.command, Keep) else "steal")
    assert said == [advice.command]
    assert session.desk.hints == {seat: 1}


def test_with_several_people_there_is_none() -> None:
    asked = games.find(games.picking)
    seat = asked.table.to_play
    assert seat is not None
    session = with_people(asked, [seat, (seat + 1) % 4])
    context = make_context()
    driver = Driver(context, _picked(context, session, seat, []))
    driver.frame()
    driver.press(pygame.K_h)
    assert "hint" not in driver.scene.rects()
    assert not session.desk.hints
