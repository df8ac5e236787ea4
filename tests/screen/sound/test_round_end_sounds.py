"""At the end of a round each role card and each piece of gold is heard as it comes, whatever is on it."""

from __future__ import annotations

import pygame
import pytest
from screen import rounds
from screen.driving import Driver, heard, make_context

from game.play.session import Session
from game.scenes.round_end.gold_share import shares
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.sound.cues import Cue


def shown(session: Session) -> tuple[Driver, RoundEndScene]:
    context = make_context()
    scene = RoundEndScene(context, session)
    driver = Driver(context, scene)
    heard(context).take()
    return driver, scene


@pytest.mark.parametrize("side", ["diggers", "saboteurs"])
def test_cards_and_gold_are_heard_one_by_one(side: str) -> None:
    session = rounds.with_people(rounds.find(rounds.won_by(side)), [0])
    driver, scene = shown(session)
    for page in (Page.STORY, Page.GOLD):
        scene.open(page)
        while scene._moving:
            driver.frame()
    cues = heard(driver.context).take()
    gold = sum(share.cards for share in shares(session.log(None), session.table))
    assert cues == [Cue.ROTATE] * scene.board.turning + [Cue.COIN] * gold


def test_a_press_that_completes_it_is_not_followed_by_late_sounds() -> None:
    driver, scene = shown(rounds.with_people(rounds.find(rounds.won_by("diggers")), [0]))
    driver.frame(dt=1.0)
    driver.press(pygame.K_RETURN)
    heard(driver.context).take()
    for _frame in range(60):
        driver.frame()
    assert heard(driver.context).take() == []
    assert not scene._moving
