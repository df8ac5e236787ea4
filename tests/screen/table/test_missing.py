"""E without a card says what is missing, in every state (UX section 3a)."""

from __future__ import annotations

import pygame
from screen.rounds import EXPANDED, new_session, with_people
from screen.tables import Table, deal, dealt

from game.engine.cards import Tool
from game.engine.cells import at
from game.engine.table import AskBonus
from game.scenes.private.curtain import BREATH
from game.tabletop.move.targets import OnCell

HAND = "map rockfall NES EW NESW NEW"
PATHS = "NES EW NESW NEW NS NW"
LAMP_BROKEN = ((Tool.LAMP,), (), ())


def table_of(hand: str = HAND, before: tuple[tuple[Tool, ...], ...] | None = None) -> Table:
    table = Table(dealt(deal(hand, before=before)))
    table.settle()
    table.wait(0.4)
    return table


def said(table: Table) -> str:
    """What the note says after E."""
    played = len(table.session.log(None))
    table.press(pygame.K_e)
    assert len(table.session.log(None)) == played, "nothing may be played"
    return table.table.notes.refusal


def test_with_nothing_picked_it_says_to_pick_a_card_or_pass() -> None:
    sentence = said(table_of())
    assert "Pick a card and lay it" in sentence
    assert "D" in sentence


def test_where_no_card_can_be_played_it_says_to_pass() -> None:
    assert "None of your cards can be played" in said(table_of(PATHS, LAMP_BROKEN))


def test_a_card_that_can_go_nowhere_is_said_to_be_one() -> None:
    table = table_of(PATHS, LAMP_BROKEN)
    table.press(pygame.K_1)
    assert "can go nowhere now" in said(table)


def test_a_card_over_a_legal_place_is_said_not_to_be_laid() -> None:
    table = table_of()
    table.press(pygame.K_4)
    sentence = said(table)
    assert "not laid yet" in sentence
    assert "Enter" in sentence


def test_a_card_over_an_illegal_place_is_refused_with_the_rule() -> None:
    table = table_of()
    table.press(pygame.K_4)
    table.table.move.point(OnCell(at(4, 4)))
    assert "(R3" in said(table)


def test_an_action_card_without_a_target_is_said_to_be_in_the_hand() -> None:
    table = table_of()
    table.click_at(table.slot(0))
    table.table.move.point(None)
    assert "still in your hand" in said(table)


def test_while_another_seat_moves_it_says_whose_turn_it_is() -> None:
    table = Table(dealt(deal(HAND), 1), speed="1")
    table.wait(0.4)
    table.table.turns.stop_motions()
    assert table.session.names[0] in said(table)


def test_a_covered_hand_is_asked_to_be_shown_and_nothing_is_told_of_it() -> None:
    sentences = set()
    for hand in (HAND, PATHS):
        table = Table(dealt(deal(hand, before=LAMP_BROKEN), 0, 1))
        table.wait(0.1)
        table.press(pygame.K_RETURN)
        table.wait(BREATH + 0.1)
        table.press(pygame.K_RETURN)
        table.settle()
        table.wait(0.4)
        sentences.add(said(table))
    assert len(sentences) == 1
    assert "Show your hand first" in sentences.pop()


def test_what_is_told_of_an_open_hand_goes_when_it_is_covered() -> None:
    table = Table(dealt(deal(HAND), 0, 1))
    table.wait(0.1)
    table.press(pygame.K_RETURN)
    table.wait(BREATH + 0.1)
    table.press(pygame.K_RETURN)
    table.settle()
    table.wait(0.4)
    table.press(pygame.K_p)
    assert "Pick a card" in said(table)
    table.wait(4.5)
    assert table.table.notes.refusal == ""


def test_a_question_is_named() -> None:
    """R11.1: the bonus nugget is placed before anything else."""
    session = new_session(5, 0, 1, 2, 3, 4, rules=EXPANDED)
    seat = session.table.to_play
    assert isinstance(session.table.question, AskBonus)
    assert seat is not None
    table = Table(with_people(session, (seat,)))
    table.settle()
    table.wait(0.4)
    assert "bonus nugget" in said(table)
