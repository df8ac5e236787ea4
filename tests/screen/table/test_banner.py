"""Whose turn it is, and what is being done: light and banner stay with the act that is shown (UX sections 2 and 6)."""

from __future__ import annotations

import pygame
import pytest
from screen.rounds import LAYOUTS, new_session
from screen.tables import Table, deal, dealt
from screen.twins import Follower

from game.engine.cards import Face, face
from game.engine.cells import at
from game.engine.commands import lay
from game.engine.events import TurnEvent
from game.play.session import Session
from game.scenes.private.curtain import BREATH
from game.sound.cues import Cue
from game.sound.player import SoundPlayer
from game.system.settings import Speed

HAND = "map rockfall NES EW NESW NEW"


class Ear(SoundPlayer):
    """Remembers what was heard."""

    def __init__(self) -> None:
        self.heard: list[Cue] = []

    def play(self, cue: Cue, step: int = 0) -> None:
        self.heard += [cue] * (step == 0)


def with_ear(session: Session, speed: Speed = "1") -> tuple[Table, Ear]:
    table, ear = Table(session, speed=speed), Ear()
    table.context.sound = ear
    return table, ear


def bot_lays() -> Session:
    """Seat 0 is a bot that lays a straight, then it is the turn of the person at seat 1."""
    session = dealt(deal(HAND), 1)
    straight = face("EW")
    assert isinstance(straight, Face)
    Follower(session, (lay(straight, at(1, 0)),))
    return session


def until_the_act(table: Table) -> None:
    for _frame in range(200):
        if any(isinstance(event, TurnEvent) for event in table.session.log(None)):
            table.frame(dt=0.02)
            return
        table.frame(dt=0.05)
    raise AssertionError("the bot does nothing")


def test_the_light_stays_with_the_seat_whose_act_is_shown_until_the_table_rests() -> None:
    table, _ear = with_ear(bot_lays())
    until_the_act(table)
    view, bar = table.table.view, table.session.names
    assert table.session.table.to_play != 0, "the position is ahead of the picture"
    assert view.seen.actor == 0
    assert bar[0] in view.seen.turn
    while table.table.turns.timeline.busy:
        assert view.seen.actor == 0
        table.frame(dt=0.05)
    table.settle()
    assert view.seen.actor == table.session.table.to_play
    assert view.seen.turn == "Your turn"


def test_the_banner_says_the_act_then_your_turn_with_one_bell() -> None:
    table, ear = with_ear(bot_lays())
    until_the_act(table)
    assert table.table.turns.banner.words == f"{table.session.names[0]} lays a straight"
    assert Cue.YOUR_TURN not in ear.heard
    table.settle()
    assert table.table.turns.banner.words == "Your turn"
    table.wait(3)
    assert table.table.turns.banner.words == ""
    assert ear.heard.count(Cue.YOUR_TURN) == 1


def test_the_first_turn_of_a_round_calls_nobody() -> None:
    table, ear = with_ear(dealt(deal(HAND)))
    table.settle()
    assert table.table.turns.banner.words == ""
    assert Cue.YOUR_TURN not in ear.heard


def test_with_several_people_the_banner_names_the_seat() -> None:
    session = dealt(deal(HAND), 1, 2)
    Follower(session, (lay(face("EW"), at(1, 0)),))
    table, ear = with_ear(session, "instant")
    for _frame in range(200):
        table.frame(dt=0.05)
        if table.scene.name == "curtain":
            break
    assert ear.heard.count(Cue.YOUR_TURN) == 1, "it calls whoever sits elsewhere to the screen"
    table.press(pygame.K_RETURN)
    table.wait(BREATH + 0.1)
    table.press(pygame.K_RETURN)
    table.settle()
    assert session.names[session.table.to_play or 0] in table.table.turns.banner.words
    assert ear.heard.count(Cue.YOUR_TURN) == 1


def test_a_press_takes_the_banner_away_and_acts() -> None:
    """It costs no input: what is pressed does what it does."""
    table, _ear = with_ear(bot_lays())
    until_the_act(table)
    table.settle()
    table.wait(0.4)
    assert table.table.turns.banner.words
    table.press(pygame.K_RETURN)
    assert table.table.turns.banner.words == ""
    assert table.table.move.held is not None


def test_at_instant_no_act_is_announced() -> None:
    table, _ear = with_ear(bot_lays(), "instant")
    until_the_act(table)
    assert "lays" not in table.table.turns.banner.words


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
@pytest.mark.parametrize("seats", [3, 10])
def test_the_banner_covers_no_card_and_no_button_and_has_one_place(
    size: tuple[int, int], scale: float, seats: int
) -> None:
    table = Table(new_session(seats, 0), size, scale)
    layout, banner = table.table.view.layout, table.table.turns.banner
    places = []
    for words in ("Your turn", "Bo lays a fork", "Wilhelmina Thunder's turn. T shows what happened."):
        banner.say(words, 1)
        where = banner.rect(layout)
        assert layout.viewport.rect.contains(where)
        assert where.collidelist([layout.cloth, *layout.buttons.values()]) < 0
        places.append(where)
    assert len({(where.top, where.h) for where in places}) == 1
    assert all(where.collidepoint(places[0].center) for where in places)


def test_a_notice_is_read_before_the_next_line() -> None:
    table, _ear = with_ear(new_session(4, 0))
    banner = table.table.turns.banner
    banner.say("The deck is empty", None, notice=True)
    banner.say("Your turn", 0)
    assert banner.words == "The deck is empty"
    banner.update(2)
    assert banner.words == "Your turn"
