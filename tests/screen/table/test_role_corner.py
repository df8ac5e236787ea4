"""One person's own role stays open in the corner with its goal; with several it is covered (UX section 3)."""

from __future__ import annotations

import pygame
import pytest
from screen.rounds import LAYOUTS, new_session
from screen.tables import Table, deal, dealt

from game.art import naming
from game.engine.cards import Role
from game.system.i18n import SOURCE_LANGUAGE, languages, use_language
from game.tabletop.tips.things import OnRole
from game.tabletop.view.hand import role_lines, role_words
from game.ui.text import text_width, wrap
from game.ui.theme import font
from game.words.effects import role_effect
from game.words.roles import role_goal, role_name

HAND = "map rockfall NES EW NESW NEW"


def own_role(table: Table) -> Role | None:
    return naming.role_shown(table.table.view.seen.role[0])


def test_with_one_person_the_role_lies_open_all_the_time() -> None:
    table = Table(dealt(deal(HAND)))
    table.settle()
    assert own_role(table) is Role.DIGGER
    table.wait(10)
    assert own_role(table) is Role.DIGGER
    table.frame(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert own_role(table) is Role.DIGGER


def test_its_owner_hides_it_with_p_until_they_press_p_again() -> None:
    table = Table(dealt(deal(HAND)))
    table.settle()
    table.press(pygame.K_p)
    table.wait(10)
    assert own_role(table) is None
    table.press(pygame.K_p)
    assert own_role(table) is Role.DIGGER


def test_with_several_people_it_is_covered_as_ever() -> None:
    table = Table(dealt(deal(HAND), 0, 1))
    table.wait(0.2)
    table.press(pygame.K_RETURN)
    table.wait(0.7)
    table.press(pygame.K_RETURN)
    table.settle()
    assert own_role(table) is None
    table.press(pygame.K_p, pygame.K_p)
    assert own_role(table) is Role.DIGGER
    table.wait(4.5)
    assert own_role(table) is None


@pytest.mark.parametrize("role", list(Role))
def test_every_role_says_in_one_sentence_what_to_do(role: Role) -> None:
    assert role_words(naming.role(role)) == (role_name(role), role_goal(role))
    assert role_goal(role).count(".") == 1


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_the_goal_has_room_in_the_corner(size: tuple[int, int], scale: float) -> None:
    """M24: below or beside the card, and never over the button."""
    table = Table(new_session(5, 0), size, scale)
    layout = table.table.view.layout
    box, smallest = layout.role_words, font("body", 12)
    assert not box.colliderect(layout.buttons["peek"])
    assert not box.colliderect(layout.role_card)
    for role in Role:
        lines = wrap(role_goal(role), smallest, box.w)
        assert max(text_width(line, smallest) for line in lines) <= box.w
        assert len(lines) * smallest.get_height() <= box.h + 4


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_no_role_breaks_off_in_the_middle_of_its_sentence(size: tuple[int, int], language: str) -> None:
    layout = Table(new_session(5, 0), size).table.view.layout
    use_language(language)
    try:
        for role in Role:
            words = role_name(role), role_goal(role)
            assert " ".join(role_lines(layout, *words)[1]) in words
    finally:
        use_language(SOURCE_LANGUAGE)


def test_the_tooltip_says_role_and_how_it_wins() -> None:
    table = Table(dealt(deal(HAND)))
    table.settle()
    table.table.notes.point(OnRole())
    tip = table.table.notes.tip
    assert tip is not None
    assert tip[0].splitlines() == [role_name(Role.DIGGER), role_effect(Role.DIGGER).cited()]
