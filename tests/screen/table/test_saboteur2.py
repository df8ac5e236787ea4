"""Saboteur 2 and the bonus nuggets played at the table, by mouse and by keys, tentatively until the turn is ended."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from screen.tables import Table, dealt

from game.art import naming
from game.engine.cards import SABOTEUR2_DECK, Action, Card, Marker, Role, SeatActionName, Tool, card
from game.engine.cells import at
from game.engine.commands import RETIRE, THEFT, PlaceBonus, SeatAction, discard_two, give_up
from game.engine.deal import Deal
from game.engine.ruleset import Ruleset
from game.engine.table import AskBonus, AskRetire
from game.scenes.private.role_peek import RolePeek
from game.scenes.table.questions import chosen_words
from game.tabletop.move.targets import OnCell, OnPile, OnSeat

TWO = Ruleset(saboteur2=True)
BONUS = Ruleset(saboteur2=True, bonus_nuggets=True)
ROLES = (Role.BLUE, Role.BOSS, Role.GEOLOGIST)
OTHERS = "NS EW NES NEW NS EW"


def deal(hand: str, before: str = "", *, starter: int = 0, theft_before_1: bool = False) -> Deal:
    """Seat 0 holds `hand`; the others hold path cards that everybody can lay."""
    deck: list[Card] = list(SABOTEUR2_DECK)
    names = [hand, OTHERS, OTHERS]
    hands = tuple(tuple(card(name) for name in names[seat].split()) for seat in range(3))
    things = tuple(Tool(name) if name in list(Tool) else Marker(name) for name in before.split())
    return Deal(
        starter=starter,
        roles=ROLES,
        spare=(Role.SABOTEUR, Role.GREEN),
        goals=("NE", "gold", "NW"),
        hands=hands,
        deck=tuple(deck[:30]),
        nuggets=(),
        in_front=(things, (Marker.THEFT,) if theft_before_1 else (), ()),
    )


def table_of(hand: str, before: str = "", *humans: int, rules: Ruleset = TWO, **setting: Any) -> Table:
    table = Table(dealt(deal(hand, before, **setting), *(humans or (0,)), rules=rules))
    table.settle()
    return table


def heading(table: Table) -> str:
    """What stands over a role shown in private."""
    assert isinstance(table.scene, RolePeek)
    return table.scene.heading()


@pytest.mark.parametrize("action", [Action.SWAP_HANDS, Action.INSPECTION, Action.SWAP_HATS, Action.TRAPPED])
def test_a_card_is_played_on_a_seat_by_mouse(action: SeatActionName) -> None:
    table = table_of(f"{action} NS EW NES NEW NESW")
    table.drag_card(0, table.middle(OnSeat(2)))
    assert table.table.move.ready == SeatAction(action, 2)
    assert table.session.table.last_card is None, "nothing counts before the turn is ended"


@pytest.mark.parametrize(("name", "seats"), [("swap-hands", {1, 2}), ("swap-hats", {0, 1, 2}), ("hands-off", {1})])
def test_only_the_seats_that_the_rules_allow_light_up(name: str, seats: set[int]) -> None:
    table = table_of(f"{name} NS EW", theft_before_1=True)
    table.press(pygame.K_1)
    assert table.table.move.aim.targets == {OnSeat(seat) for seat in seats}


def test_a_theft_card_is_laid_before_the_own_seat() -> None:
    table = table_of("theft NS EW")
    table.press(pygame.K_1)
    table.click_at(table.middle(OnSeat(1)))
    assert "own seat" in table.table.notes.refusal
    table.click_at(table.middle(OnSeat(0)))
    assert table.table.move.ready == THEFT


def test_trapping_the_own_seat_is_asked_about_first() -> None:
    table = table_of("trapped NS EW")
    table.drag_card(0, table.middle(OnSeat(0)))
    assert table.scene.name == "dialog"
    table.click("leave-it")
    assert table.table.move.ready is None
    table.drag_card(0, table.middle(OnSeat(0)))
    table.click("go-ahead")
    assert table.table.move.ready == SeatAction(Action.TRAPPED, 0)


def test_up_to_three_cards_are_given_up_by_keys() -> None:
    table = table_of("NS EW NES NEW map free")
    table.press(pygame.K_1, pygame.K_d, pygame.K_3)
    assert table.table.move.ready == give_up(card("NS"), card("NES"))
    table.press(pygame.K_5, pygame.K_6)
    assert table.table.move.ready == give_up(card("NS"), card("NES"), card("map"))
    assert "R10.4" in table.table.notes.refusal
    table.press(pygame.K_3)
    assert table.table.move.ready == give_up(card("NS"), card("map"))
    table.press(pygame.K_RETURN)
    assert len(table.session.table.discards) >= 2


def test_up_to_three_cards_are_given_up_by_mouse_and_kept_again() -> None:
    table = table_of("NS EW NES NEW map free")
    table.drag_card(1, table.middle(OnPile()))
    table.click_at(table.slot(0))
    assert table.table.move.ready == give_up(card("EW"), card("NS"))
    table.click_at(table.slot(1))
    table.click_at(table.slot(0))
    assert table.table.move.ready is None


def test_a_card_that_lies_turned_is_given_up_as_it_was_dealt() -> None:
    table = table_of("NES EW NS")
    table.press(pygame.K_1, pygame.K_r, pygame.K_d)
    assert table.table.move.ready == give_up(card("NES"))
    table.press(pygame.K_z, pygame.K_1)
    table.click_at(table.middle(OnPile()))
    assert table.table.move.ready == give_up(card("NES"))


def test_two_cards_remove_what_lies_before_the_own_seat() -> None:
    table = table_of("NS EW NES NEW map free", "lamp trapped")
    table.press(pygame.K_1, pygame.K_d, pygame.K_2)
    assert table.scene.name == "dialog"
    table.click("choice-2")
    assert table.table.move.ready == discard_two(card("NS"), card("EW"), Marker.TRAPPED)
    table.press(pygame.K_RETURN)
    assert table.session.table.in_front[0] == (Tool.LAMP,)


def test_in_the_base_game_one_card_is_given_up() -> None:
    session = dealt(_base(), 0)
    table = Table(session)
    table.settle()
    table.press(pygame.K_1, pygame.K_d)
    table.press(pygame.K_2)
    assert table.table.move.ready is None
    assert table.table.move.held == 1


def _base() -> Deal:
    from screen.tables import deal as base_deal

    return base_deal("NS EW NES map")


def test_r11_1_the_bonus_nugget_is_placed_by_mouse() -> None:
    table = table_of("NS EW NES", "", rules=BONUS, starter=1)
    assert isinstance(table.table.move.question, AskBonus)
    table.click_at(table.middle(OnCell(at(1, 0))))
    assert table.table.move.ready is None
    assert "R11.1" in table.table.notes.refusal
    table.press(pygame.K_r)
    table.click_at(table.middle(OnCell(at(4, 1))))
    assert table.table.move.ready == PlaceBonus(2, at(4, 1))
    table.press(pygame.K_z)
    assert table.table.move.ready is None
    table.click_at(table.middle(OnCell(at(4, 1))))
    table.click("end-turn")
    assert table.session.table.maze.bonus == at(4, 1)


def test_r11_1_the_bonus_nugget_is_placed_by_keys() -> None:
    table = table_of("NS EW NES", "", rules=BONUS, starter=1)
    table.press(pygame.K_n, pygame.K_n, pygame.K_RETURN)
    assert isinstance(table.table.move.ready, PlaceBonus)
    table.press(pygame.K_RETURN)
    assert table.session.table.maze.bonus is not None


def test_r11_4_its_owner_retires() -> None:
    table = table_of("EW NS NES", "", rules=BONUS, starter=1)
    session = table.session
    session.play(PlaceBonus(3, at(2, 0)))
    while session.table.to_play != 0:
        seat = session.table.to_play
        assert seat is not None
        session.play(give_up(session.view(seat).hand[0]))
    table.table.move.end()
    table.table.sight.look()
    table.settle()
    table.press(pygame.K_1)
    table.click_at(table.middle(OnCell(at(1, 0))))
    table.press(pygame.K_RETURN)
    table.settle()
    assert isinstance(table.table.move.question, AskRetire)
    assert table.scene.name == "dialog"
    table.click("look-first")
    assert table.table.move.ready is None
    table.wait(0.5)
    table.click("end-turn")
    table.click("retire")
    assert table.table.move.ready == RETIRE
    assert "retire with 3 gold" in chosen_words(table.table.move.ready, session)
    table.wait(0.5)
    table.click("end-turn")
    assert session.table.retired == 0


def test_r10_13_an_inspected_role_is_shown_in_private() -> None:
    table = table_of("inspection NS EW")
    table.drag_card(0, table.middle(OnSeat(1)))
    table.press(pygame.K_RETURN)
    table.settle()
    assert table.scene.name == "role-peek"
    assert "Boss" in heading(table)
    table.dismiss()
    assert table.table.view.seen.roles[1] is Role.BOSS


def test_r10_13_a_new_hat_is_shown_to_its_owner_alone() -> None:
    table = table_of("swap-hats NS EW")
    table.drag_card(0, table.middle(OnSeat(0)))
    table.press(pygame.K_RETURN)
    table.settle()
    assert table.scene.name == "role-peek"
    assert "Saboteur" in heading(table)


def test_r10_13_the_corner_shows_a_new_role_only_when_its_owner_has_looked_at_it() -> None:
    table = Table(dealt(deal("swap-hats NS EW"), 0, rules=TWO), speed="1")
    table.settle()
    view = table.table.view
    assert naming.role_shown(view.seen.role[0]) is Role.BLUE
    table.drag_card(0, table.middle(OnSeat(0)))
    table.press(pygame.K_RETURN)
    assert table.session.view(0).role is Role.SABOTEUR, "the position is ahead"
    while table.scene is table.table:
        assert naming.role_shown(view.seen.role[0]) is Role.BLUE
        table.frame(dt=0.05)
    assert table.scene.name == "role-peek"
    table.wait(2.5)
    table.press(pygame.K_RETURN)
    assert naming.role_shown(view.seen.role[0]) is Role.SABOTEUR


def look(table: Table) -> None:
    """Through the curtain, and their own hand face up."""
    table.settle()
    assert table.scene.name == "curtain"
    table.click("i-am")
    table.frame(dt=0.7)
    table.click("show")
    table.frame()


def test_r10_12_with_several_humans_a_swapped_hand_lies_face_down() -> None:
    table = Table(dealt(deal("swap-hands NS EW"), 0, 1, rules=TWO))
    look(table)
    table.settle()
    table.press(pygame.K_p)
    assert table.table.sight.hand_open
    table.drag_card(0, table.middle(OnSeat(1)))
    table.press(pygame.K_RETURN)
    assert not table.table.sight.hand_open
    assert all(shown is None for shown in table.table.view.seen.hand)


def test_a_hand_that_was_swapped_is_not_shown_while_the_cards_still_fly() -> None:
    table = Table(dealt(deal("swap-hands NS EW"), 0, 1, rules=TWO), speed="1")
    table.settle()
    look(table)
    table.settle()
    table.press(pygame.K_p)
    table.drag_card(0, table.middle(OnSeat(1)))
    table.press(pygame.K_RETURN)
    assert table.table.turns.timeline.busy
    table.press(pygame.K_p)
    assert not table.table.sight.hand_open
    assert all(shown is None for shown in table.table.view.seen.hand)


def test_the_keys_show_which_card_goes_next_with_those_that_are_given_up() -> None:
    table = table_of("NS EW NES NEW map free")
    table.press(pygame.K_1, pygame.K_d, pygame.K_RIGHT, pygame.K_RIGHT)
    assert table.table.rack.shown().focused == 2
    table.press(pygame.K_d)
    assert table.table.move.ready == give_up(card("NS"), card("NES"))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_every_card_of_a_large_hand_can_be_pointed_at_and_is_numbered_on_the_rack(size: tuple[int, int]) -> None:
    large = "NS EW NES NEW map free trapped theft swap-hands inspection rockfall hands-off"
    table = Table(dealt(deal(large), 0, rules=TWO), size)
    table.settle()
    for index in range(12):
        assert table.table.rack.index_at(table.slot(index)) == index
    tops = [table.table.view.hand_view.card_rect(index, 12).y for index in range(12)]
    usual = [table.table.view.hand_view.card_rect(index, 6).y for index in range(6)]
    assert max(tops) - min(tops) <= max(usual) - min(usual) + 1


def test_r10_13_with_several_humans_a_new_hat_is_shown_behind_the_curtain() -> None:
    table = Table(dealt(deal("swap-hats NS EW"), 0, 1, rules=TWO))
    look(table)
    table.settle()
    table.press(pygame.K_p)
    table.drag_card(0, table.middle(OnSeat(1)))
    table.press(pygame.K_RETURN)
    assert table.table.view.seen.new_hats == {1}
    look(table)
    assert table.scene.name == "role-peek"
    assert table.table.sight.viewer == 1
    assert table.table.view.seen.new_hats == frozenset()


def test_r10_13_a_resumed_game_remembers_who_has_yet_to_look_at_a_new_hat() -> None:
    session = dealt(deal("swap-hats NS EW"), 0, 1, rules=TWO)
    session.play(SeatAction(Action.SWAP_HATS, 1))
    table = Table(session)
    assert table.table.view.seen.new_hats == {1}
    look(table)
    assert table.scene.name == "role-peek"
    table.dismiss()
    session.play(give_up(session.view(1).hand[0]))
    assert Table(session).table.view.seen.new_hats == frozenset()


def test_r10_13_a_card_drawn_for_a_swapped_hand_is_no_look_at_a_new_hat() -> None:
    whole = deal("swap-hats NS EW")
    hands = (whole.hands[0], (Action.SWAP_HANDS, card("NS")), whole.hands[2])
    session = dealt(replace(whole, hands=hands), 0, 2, rules=TWO)
    session.play(SeatAction(Action.SWAP_HATS, 2))
    session.play(SeatAction(Action.SWAP_HANDS, 2))
    assert Table(session).table.view.seen.new_hats == {2}


def test_a_number_that_no_card_has_changes_no_pass() -> None:
    table = table_of("NS EW NES")
    table.press(pygame.K_1, pygame.K_d, pygame.K_9)
    assert table.table.move.ready == give_up(card("NS"))
    assert not table.table.notes.refusal


def test_buttons_say_what_they_mean_now() -> None:
    table = table_of("NS EW NES", "", rules=BONUS, starter=1)
    rotate, pass_ = (next(b for b in table.table.buttons if b.name == name) for name in ("rotate", "pass"))
    assert "bonus nugget" in rotate.tooltip
    table.press(pygame.K_n, pygame.K_RETURN, pygame.K_RETURN)
    table.settle()
    assert "bonus nugget" not in rotate.tooltip
    table.press(pygame.K_1, pygame.K_d)
    assert not pass_.enabled
    assert "hand" in pass_.why_not
