"""The key of the rules opens what is in focus, and a refusal leads to its clause (UX M29)."""

from __future__ import annotations

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.tables import Table, deal, dealt

from game.engine.cards import Marker, Tool, face
from game.engine.cells import at
from game.engine.commands import ClaimGoal
from game.engine.refusal import CLAUSES, Reason, refuse
from game.engine.ruleset import Ruleset
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.scene import SetupScene
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.table.topics import topic_of
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat
from game.tabletop.tips.things import (
    BarPart,
    OnBar,
    OnClaims,
    OnCount,
    OnDeck,
    OnHand,
    OnPart,
    OnRole,
    OnSign,
    OnSlot,
    Thing,
)
from game.words.refusals import refusal_sentence
from game.words.rulebook.entries import Entry, clause_in

HAND = "NS map break:lamp repair:lamp rockfall N.E"


def table(*humans: int) -> Table:
    session = dealt(
        deal(HAND, maze={at(1, 0): face("EW"), at(0, 1): face("N")}, before=((Tool.LAMP,), (), ())), *humans
    )
    made = Table(session)
    made.settle()
    return made


def opened(driver: Driver) -> Entry:
    assert isinstance(driver.scene, RulebookScene)
    return driver.scene.entry


THINGS: tuple[tuple[Thing, Entry], ...] = (
    (OnHand(0), Entry.PATH_CARDS),
    (OnHand(1), Entry.MAP),
    (OnHand(2), Entry.BROKEN_TOOLS),
    (OnHand(3), Entry.REPAIR),
    (OnHand(4), Entry.ROCKFALL),
    (OnHand(5), Entry.DEAD_ENDS),
    (OnHand(9), Entry.TURN),
    (OnRole(), Entry.ROLES),
    (OnDeck(), Entry.TURN),
    (OnPile(), Entry.TURN),
    (OnSign("saboteurs"), Entry.FAIR_FIGHT),
    (OnSign("aside"), Entry.FAIR_FIGHT),
    (OnPart("", 0, 0, 1, 1), Entry.LOOKING_HERE),
    (OnSlot(1, Tool.CART), Entry.BROKEN_TOOLS),
    (OnSlot(1, Marker.THEFT), Entry.THEFT),
    (OnCount(1), Entry.TURN),
    (OnClaims(ClaimGoal(2, "gold"), 1), Entry.TABLE_TALK),
    (OnBar(BarPart.ROUND), Entry.THREE_ROUNDS),
    (OnGoal(2), Entry.GOALS),
    (OnSeat(0), Entry.BROKEN_TOOLS),
    (OnCell(at(0, 0)), Entry.SET_UP),
    (OnCell(at(1, 0)), Entry.PATH_CARDS),
    (OnCell(at(0, 1)), Entry.DEAD_ENDS),
    (OnCell(at(4, 0)), Entry.MATCHING),
)


def test_every_thing_on_the_table_has_its_entry() -> None:
    view = table().table.view
    assert [(thing, topic_of(view, thing).entry) for thing, _entry in THINGS] == list(THINGS)


def test_with_saboteur_2_what_is_in_front_of_a_seat_and_the_role_have_theirs() -> None:
    before = ((Marker.TRAPPED,), (Marker.THEFT,), (Marker.THEFT, Tool.PICK))
    made = Table(dealt(deal(HAND, before=before), rules=Ruleset(saboteur2=True)))
    things = (OnSeat(0), OnSeat(1), OnSeat(2), OnRole())
    found = [topic_of(made.table.view, thing).entry for thing in things]
    assert found == [Entry.TRAPPED, Entry.THEFT, Entry.BROKEN_TOOLS, Entry.SABOTEUR2_ROLES]


def test_the_key_opens_the_card_in_focus_then_the_one_that_is_held_then_a_button() -> None:
    made = table()
    made.press(pygame.K_F1)
    assert opened(made) is Entry.PATH_CARDS
    made.press(pygame.K_F1, pygame.K_2, pygame.K_F1)
    assert opened(made) is Entry.MAP
    made.press(pygame.K_ESCAPE)
    assert made.table.move.held == 1, "what was held is still held"
    made.press(pygame.K_ESCAPE)
    made.move(made.table.rects()["menu"].center)
    made.press(pygame.K_F1)
    assert opened(made) is Entry.LOOKING_HERE


def refused(made: Table) -> pygame.Rect:
    """Where the sentence lies that tells why a path card cannot be laid with a broken tool."""
    made.press(pygame.K_1)
    made.click_at(made.middle(OnCell(at(2, 0))))
    assert made.table.notes.clause == "R3.5"
    made.frame()
    link = made.table.notes.link
    assert link is not None
    return link


def test_a_refusal_is_pressed_to_come_to_its_rule() -> None:
    made = table()
    link = refused(made)
    assert link.h >= 24
    assert made.table.rects()["rule"] == link
    made.click_at(link.center)
    assert opened(made) is Entry.BROKEN_TOOLS
    focus = made.scene.ring.focus if isinstance(made.scene, RulebookScene) else None
    assert focus is not None
    assert focus.name.startswith("block-")


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_i])
def test_a_refusal_leads_to_its_rule_by_keys(key: int) -> None:
    made = table()
    refused(made)
    made.press(key)
    assert opened(made) is Entry.BROKEN_TOOLS


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_names_the_clause_that_it_links_to(reason: Reason) -> None:
    assert clause_in(refusal_sentence(refuse(reason), ())) == CLAUSES[reason]


def test_no_clause_is_found_where_none_is_named() -> None:
    assert clause_in("Ana laid a crossing.") == ""
    assert clause_in("So it is (R6).") == ""


def test_rows_of_a_new_game_have_their_entries() -> None:
    context = make_context()
    driver = Driver(context, setup := SetupScene(context, Draft.solo()))
    for name, entry in (
        ("rule-link_to_start", Entry.LINK_TO_START),
        ("rule-saboteur2", Entry.SABOTEUR2),
        ("edition", Entry.EDITIONS),
    ):
        setup.ring.set_focus(next(widget for widget in setup.ring.widgets if widget.name == name))
        driver.press(pygame.K_F1)
        assert opened(driver) is entry
        driver.press(pygame.K_F1)


# Several people at one screen


def shared() -> Table:
    made = table(0, 1)
    made.press(pygame.K_RETURN)
    made.wait(0.7)
    made.press(pygame.K_RETURN)
    made.settle()
    return made


def test_over_a_shut_hand_the_book_tells_nothing_of_it_and_stays() -> None:
    made = shared()
    made.press(pygame.K_F1)
    assert opened(made) is Entry.TURN
    assert made.scene.owner is None
    made.wait(9)
    assert made.scene.name == "rulebook"


def test_over_an_open_hand_the_book_is_as_private_as_the_hand() -> None:
    made = shared()
    made.press(pygame.K_p, pygame.K_F1)
    assert opened(made) is Entry.PATH_CARDS
    assert made.scene.owner == 0
    assert set(made.scene.rects()) <= {"back", "search"}
    made.wait(5)
    assert made.scene.name == "table", "it goes with the hand when nobody presses anything"
    assert not made.context.privacy.hand_open


def test_the_curtain_takes_a_private_book_away() -> None:
    made = shared()
    made.press(pygame.K_p, pygame.K_F1, pygame.K_c)
    assert made.scene.name == "curtain"
    assert not any(scene.name == "rulebook" for scene in made.app.stack.visible())


def test_a_private_refusal_is_in_no_trace() -> None:
    made = shared()
    made.press(pygame.K_p)
    refused(made)
    assert "rule" not in made.table.rects()
    made.press(pygame.K_F1)
    assert made.scene.owner == 0
