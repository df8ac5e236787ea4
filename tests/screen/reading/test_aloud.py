"""What the window reads aloud, to a listener for a voice: the focus, the log, what is private (UX section 3)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver, Listened, listened, make_context
from screen.tables import Table, deal, dealt

from game.play.pin import Pin
from game.scenes.menus.title import Title
from game.scenes.private.pin_check import PinCheck
from game.scenes.private.role_round import RoleCard
from game.scenes.settings.scene import SettingsScene
from game.system.i18n import _
from game.ui.privacy import OPEN_SECONDS
from game.ui.scene import Pop, Push
from game.ui.widgets.dialog import message

HAND = "NESW NES map break:lamp repair:pick NE"


def solo() -> tuple[Table, Listened]:
    """One person alone at a table, read aloud."""
    table = Table(dealt(deal(HAND)))
    reader = listened(table.context)
    table.frame()
    table.settle()
    return table, reader


def hot_seat(answer: str) -> tuple[Table, Listened]:
    """Two people at a table; the question is answered, and the first has pressed twice at the curtain."""
    table = Table(dealt(deal(HAND), 0, 1))
    reader = listened(table.context)
    table.wait(1)
    assert table.scene.name == "dialog"
    assert "Headphones on?" in reader.take()
    table.click(answer)
    table.wait(1)
    assert table.scene.name == "curtain"
    assert any("Ada" in phrase for phrase in reader.take())
    table.press(pygame.K_RETURN)
    table.wait(1)
    table.press(pygame.K_RETURN)
    table.wait(0.5)
    assert table.at(table.table)
    return table, reader


def lay_something(table: Table) -> None:
    """Lay the first card at the second of its places, and let the bots play."""
    before = len(table.session.log(None))
    table.press(pygame.K_1, pygame.K_n, pygame.K_RETURN)
    for _frame in range(5):
        table.frame()
        if len(table.session.log(None)) == before:
            table.press(pygame.K_e)
    table.settle()


def test_a_screen_is_introduced_and_then_the_focus_is_read() -> None:
    context = make_context()
    reader = listened(context)
    driver = Driver(context, Title(context, None))
    first = reader.take()
    assert first[0] == "Dig for gold. Mind who digs beside you."
    driver.press(pygame.K_TAB)
    second = reader.take()
    assert len(second) == 1
    assert second[0] not in first
    driver.press(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert reader.take() == [first[-1]]
    driver.frame()
    assert reader.take() == []


def test_switches_say_their_state_and_sliders_what_they_are_called() -> None:
    context = make_context()
    reader = listened(context)
    driver = Driver(context, SettingsScene(context))
    driver.click("tab-accessibility")
    reader.take()
    driver.click("press-guard")
    on = reader.take()
    assert on[-2:] == [_("Ignore a second press within half a second"), "switched on"]
    driver.press(pygame.K_RETURN)
    assert reader.take()[-1] == "switched off"
    driver.click("speech-rate")
    assert reader.take()[-2:] == ["Speed of the voice", f"{context.settings.speech_rate}%"]


def test_what_cannot_be_pressed_says_why() -> None:
    table, reader = solo()
    button = next(button for button in table.table.buttons if not button.enabled and button.why_not)
    assert button.spoken(table.context.viewport)[-1] == button.why_not
    assert button.why_not not in reader.take()


def test_cards_of_the_hand_are_read_with_where_they_lead() -> None:
    table, reader = solo()
    assert "crossing" in " ".join(reader.take())
    table.press(pygame.K_RIGHT)
    fork = reader.take()
    assert fork[0] == "a fork: up, right, down"
    assert len(fork) > 1
    table.press(pygame.K_RIGHT)
    assert any("map" in phrase.lower() for phrase in reader.take())


def test_a_held_card_says_where_it_is_and_whether_it_fits() -> None:
    table, reader = solo()
    reader.take()
    table.press(pygame.K_2)
    assert "Held: a fork: up, right, down" in reader.take()
    table.press(pygame.K_n)
    fits = reader.take()
    assert fits[-1] in ("It fits here as it is held.", "It fits here turned round.")
    for _step in range(3):
        table.press(pygame.K_DOWN)
    assert reader.take()[-1] == "It does not fit here."
    table.press(pygame.K_RETURN)
    assert any("(R3." in phrase for phrase in reader.take())


def test_new_lines_of_the_log_are_read_once_and_old_ones_never() -> None:
    table = Table(dealt(deal(HAND)))
    table.settle()
    lay_something(table)
    reader = listened(table.context)
    table.frame()
    assert not [phrase for phrase in reader.take() if phrase.startswith("Ada laid")]
    lay_something(table)
    table.frame()
    read = reader.take()
    told = [phrase for phrase in read if phrase.startswith("Ada ") and phrase.endswith(".")]
    assert sum("laid" in phrase or "passed" in phrase for phrase in told) == 1
    assert any(phrase.startswith("Ada drew ") for phrase in told)
    assert any(phrase.startswith("Bo ") for phrase in read)


def test_notices_are_read() -> None:
    table, reader = solo()
    reader.take()
    table.context.tell_now("The sound is off.")
    table.frame()
    assert reader.take() == ["The sound is off."]


def test_switched_off_it_falls_silent_at_once() -> None:
    table, reader = solo()
    reader.take()
    table.context.settings.read_aloud = False
    table.press(pygame.K_RIGHT)
    table.press(pygame.K_RIGHT)
    assert reader.take() == []
    assert reader.hushes == 1


def test_a_question_over_the_table_is_read_and_then_the_table_again() -> None:
    table, reader = solo()
    reader.take()
    table.app._apply(Push(message(table.context, "Heading", "A sentence.")))
    table.frame()
    assert reader.take()[:2] == ["Heading", "A sentence."]
    table.app._apply(Pop())
    table.frame()
    assert "crossing" in " ".join(reader.take())


def test_nothing_of_a_hand_is_read_where_no_headphones_are_worn() -> None:
    table, reader = hot_seat("only-public")
    reader.take()
    table.press(pygame.K_p)
    for _card in range(5):
        table.press(pygame.K_RIGHT)
    assert reader.take() == []
    assert reader.owners == []


def test_a_hand_is_read_into_headphones_while_it_lies_open_and_no_longer() -> None:
    table, reader = hot_seat("headphones")
    reader.take()
    for _card in range(3):
        table.press(pygame.K_RIGHT)
    assert not [phrase for phrase in reader.take() if "fork" in phrase or "crossing" in phrase or "map" in phrase]
    table.press(pygame.K_p)
    table.press(pygame.K_1)
    assert any("crossing" in phrase for phrase in reader.take())
    assert reader.owners[-1] == 0
    table.wait(OPEN_SECONDS + 1)
    assert not table.context.privacy.hand_open
    assert reader.owners[-1] is None


def test_the_question_is_asked_once_in_a_game_and_not_of_one_person_alone() -> None:
    table, _reader = hot_seat("headphones")
    assert table.context.headphones == {0: True}
    table.wait(1)
    assert table.at(table.table)
    table.press(pygame.K_c)
    table.wait(1)
    assert table.scene.name == "curtain"
    alone, _reader = solo()
    assert alone.context.headphones == {}
    assert alone.at(alone.table)


@pytest.mark.parametrize("answer", ["only-public", "headphones"])
def test_what_is_to_be_given_up_is_not_read_once_the_hand_is_covered(answer: str) -> None:
    table, reader = hot_seat(answer)
    table.press(pygame.K_p, pygame.K_3)
    table.click("pass")
    assert (reader.take()[-1] == "Pass and give up a map") == (answer == "headphones")
    table.wait(OPEN_SECONDS + 1)
    assert str(table.table.move.laid) == "pass map"
    for _zone in range(7):
        table.press(pygame.K_TAB)
    assert not any("map" in phrase for phrase in reader.take())


def test_everybody_answers_for_themselves() -> None:
    table, reader = hot_seat("headphones")
    table.press(pygame.K_p)
    assert reader.owners[-1] == 0
    lay_something(table)
    assert table.scene.name == "dialog"
    assert "Headphones on?" in reader.take()
    table.click("only-public")
    for _press in range(2):
        table.wait(1)
        table.press(pygame.K_RETURN)
    table.wait(0.5)
    assert table.context.privacy.viewer == 1
    reader.take()
    table.press(pygame.K_p)
    for _card in range(5):
        table.press(pygame.K_RIGHT)
    assert reader.take() == []
    assert reader.owners[-1] is None


@pytest.mark.parametrize(("answer", "read"), [(True, True), (False, False)])
def test_a_role_is_read_to_its_owner_alone(answer: bool, read: bool) -> None:
    session = dealt(deal(HAND), 0, 1)
    context = make_context()
    reader = listened(context)
    context.privacy.begin(session.humans)
    context.remember(session)
    context.headphones[0] = answer
    Driver(context, RoleCard(context, session, 0, Pop))
    assert ("Gold-digger" in reader.take()) == read


def test_no_digit_of_a_pin_is_read() -> None:
    session = dealt(deal(HAND), 0, 1)
    session.desk.set_pin(0, Pin.of("1234"))
    context = make_context()
    reader = listened(context)
    context.headphones[0] = True
    driver = Driver(context, PinCheck(context, session, 0, lambda: None))
    assert any("Type the PIN of Ada" in phrase for phrase in reader.take())
    driver.press(pygame.K_TAB, pygame.K_1, pygame.K_TAB, pygame.K_2)
    assert reader.take() == []
