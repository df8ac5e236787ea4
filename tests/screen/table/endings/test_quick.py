"""The offer to play the rest of a round quickly: when it comes, what it does, and how it is called off."""

from __future__ import annotations

import pygame
import pytest
from engine.positions import begin
from screen.rounds import new_session
from screen.tables import Table

from game.engine.cards import face
from game.engine.cells import at
from game.engine.commands import Pass, lay
from game.engine.events import Passed
from game.engine.ruleset import Ruleset
from game.play.session import Session

pytestmark = pytest.mark.usefixtures("plain_plates")

IDLE = "repair:pick repair:pick repair:lamp repair:lamp"


def lost(*humans: int, hand: str = IDLE, rules: Ruleset | None = None, passed: int = 4) -> Session:
    """A round in which nobody can do anything but pass: after four turns the gold seems out of reach."""
    rules = rules or Ruleset(round_end="hands_empty")
    seats = new_session(4, *(humans or (0,)), rules=rules).seats
    state = begin("@", by=rules, seats=4, hand=hand, others=IDLE, deck="", hands={0: hand}).state
    session = Session(seats, rules, (state, 0), (1, 2), None, None)
    for _ in range(passed):
        table = session.table
        assert table.to_play is not None
        session.play(Pass((session.view(table.to_play).hand[-1],)))
    return session


def table_of(session: Session) -> Table:
    table = Table(session, speed="1")
    table.settle()
    return table


def passes(session: Session, seat: int) -> int:
    return sum(isinstance(event, Passed) and event.seat == seat for event in session.log(None))


def test_the_offer_has_a_button_and_is_said_aloud() -> None:
    table = table_of(lost())
    assert "quick" in table.table.rects()
    assert table.table.turns.banner.words == "The gold seems out of reach."
    assert any("The gold seems out of reach." in line.phrases for line in table.table.take_lines())


def test_no_offer_before_that_and_its_key_says_so() -> None:
    table = table_of(lost(passed=0))
    assert "quick" not in table.table.rects()
    table.press(pygame.K_q)
    assert "once the gold seems out of reach" in table.table.notes.refusal


@pytest.mark.parametrize("by_key", [True, False])
def test_accepted_it_is_played_to_the_end_of_the_round(by_key: bool) -> None:
    session = lost()
    table = table_of(session)
    if by_key:
        table.press(pygame.K_q)
    else:
        table.click("quick")
    seconds = 0.0
    while session.table.outcome is None:
        table.frame(dt=0.05)
        seconds += 0.05
        assert seconds < 30
    assert passes(session, 0) == 4, "the person passed"


def test_called_off_the_person_is_asked_again() -> None:
    session = lost()
    table = table_of(session)
    table.press(pygame.K_q)
    table.wait(0.3)
    assert table.table.quick.on
    table.press(pygame.K_q)
    assert not table.table.quick.on
    had = passes(session, 0)
    table.settle()
    assert table.table.at_rest
    table.wait(3.0)
    assert passes(session, 0) <= had + 1
    assert session.table.to_play == 0
    assert session.table.outcome is None


def test_it_ends_when_somebody_comes_nearer() -> None:
    session = lost(hand="EW repair:pick repair:lamp repair:lamp")
    table = table_of(session)
    table.press(pygame.K_q)
    table.press(pygame.K_q)
    table.settle()
    table.table.turns.play(0, lay(face("EW"), at(1, 0)))
    table.wait(2.0)
    assert not table.table.quick.offered
    assert "quick" not in table.table.rects()


def test_several_people_take_their_turns_as_ever() -> None:
    session = lost(0, 1)
    table = Table(session, speed="1")
    for _ in range(5):
        table.wait(0.5)
    assert table.table.quick.offered
    table.table.quick.press()
    assert table.table.quick.on
    assert not table.table.quick.plays_for(0)
    before = session.table
    table.wait(2.0)
    assert session.table is before, "nobody plays for a person who shares the screen"


def test_with_saboteur_2_the_person_plays_as_ever() -> None:
    table = table_of(lost())
    table.table.quick.on = True
    assert table.table.quick.plays_for(0)
    two = table_of(lost(rules=Ruleset(saboteur2=True), passed=0))
    two.table.quick.on = True
    assert not two.table.quick.plays_for(0)
