"""Picking up, turning, dropping and taking back (UX M2 to M8, section 3a)."""

from __future__ import annotations

import pygame
import pytest
from screen.rounds import bot_moves, new_session
from screen.tables import Table, deal, dealt, keys

from game.engine import legal
from game.engine.cards import Action, Face, Tool, face
from game.engine.cells import GOAL_CELLS, at
from game.engine.commands import Break, Lay, Map, Repair, Rockfall, give_up
from game.engine.ruleset import Edition, Ruleset
from game.tabletop.move.move import Move
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat


@pytest.mark.parametrize("edition", ["rebel", "g3"])
def test_marked_cells_are_the_legal_ones_in_both_grades(edition: Edition) -> None:
    session = new_session(4, edition=edition)
    looked_at = 0
    for moved in bot_moves(session):
        seat = moved.table.to_play
        if seat is None or moved.table.question is not None:
            continue
        view = moved.view(seat)
        move = Move()
        move.begin(view)
        for index, card in enumerate(view.hand):
            if isinstance(card, Face):
                move.pick_up(index)
                here, turned = set(legal.placements(view, card)), set(legal.placements(view, card.turned))
                assert move.aim.as_held == here
                assert move.aim.after_turning == turned - here
                looked_at += bool(here | turned)
        if moved.table.round > 1:
            break
    assert looked_at > 50


def test_cells_light_in_the_frame_of_the_pick_up_and_go_dark_again() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    table.press(pygame.K_1)
    aim = table.table.move.aim
    assert aim.as_held == set(legal.placements(table.session.view(0), face("NES")))
    assert any(name.startswith("cell-") for name in table.table.rects())
    table.press(pygame.K_ESCAPE)
    assert not table.table.move.aim.as_held
    assert not any(name.startswith("cell-") for name in table.table.rects())


def test_turning_swaps_the_grades_by_every_way_to_turn() -> None:
    table = Table(dealt(deal("NE EW map rockfall break:pick repair:pick")))
    table.settle()
    table.press(pygame.K_1)
    held, turned = table.table.move.aim.as_held, table.table.move.aim.after_turning
    assert held != turned
    assert held

    def swapped() -> bool:
        aim = table.table.move.aim
        return aim.card is face("NE").turned and aim.after_turning == held - set(turned)

    def back() -> bool:
        return table.table.move.aim.card is face("NE")

    table.press(pygame.K_r)
    assert swapped()
    table.frame(pygame.Event(pygame.MOUSEWHEEL, y=1, x=0))
    assert back()
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(640, 300), button=3))
    assert swapped()
    table.click("rotate")
    assert back()
    badge = table.table.rack.badge()
    assert badge is not None
    table.click_at(badge.center)
    assert swapped()


def test_a_dragged_card_follows_the_pointer_and_leaves_a_gap() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    start = table.slot(0)
    table.move(start)
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    table.move((500, 300))
    assert table.table.move.aim.drag == (500, 300)
    assert table.table.rack.shown().cards[0].away


def test_an_illegal_drop_glides_back_with_one_sentence_and_changes_nothing() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")), speed="1")
    table.wait(2)
    table.settle()
    before = table.session.state
    table.drag_card(0, table.middle(OnCell(at(4, 1))))
    assert table.table.notes.refusal.endswith("(R3.1).")
    assert "4 right, 1 down" in table.table.notes.refusal
    assert table.table.turns.timeline.busy
    assert table.session.state is before
    table.wait(0.2)
    assert not table.table.turns.timeline.busy
    assert table.table.move.held is None
    table.wait(4)
    assert not table.table.notes.refusal


def test_a_drop_near_a_legal_cell_is_drawn_in() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    target = OnCell(at(0, 1))
    rect = table.table.view.target_rect(target)
    table.drag_card(0, (rect.centerx, rect.bottom + round(rect.h * 0.3)))
    assert table.table.move.ready == Lay(face("NES"), at(0, 1))


def test_a_drop_on_a_dashed_cell_turns_the_card() -> None:
    table = Table(dealt(deal("NE EW map rockfall break:pick repair:pick")))
    table.settle()
    table.press(pygame.K_1)
    cell = min(table.table.move.aim.after_turning)
    table.press(pygame.K_ESCAPE)
    table.drag_card(0, table.middle(OnCell(cell)))
    assert table.table.move.ready == Lay(face("NE").turned, cell)


def test_what_lies_tentatively_is_no_business_of_the_session_until_the_turn_ends() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    before = table.session.state
    cell = OnCell(at(0, 1))
    table.drag_card(0, table.middle(cell))
    assert table.table.move.ready is not None
    assert table.session.state is before
    table.press(pygame.K_z)
    assert table.table.move.ready is None
    table.drag_card(0, table.middle(cell))
    table.press(pygame.K_ESCAPE)
    assert table.table.move.ready is None
    table.drag_card(0, table.middle(cell))
    table.click_at(table.middle(cell))
    assert table.table.move.ready is None
    assert table.table.move.held == 0
    table.click_at(table.middle(cell))
    assert table.session.state is before
    table.press(pygame.K_e)
    assert table.session.state is not before
    assert table.session.table.maze.cards[at(0, 1)] is face("NES")


def test_commit_at_once_skips_the_step() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.context.settings.commit_at_once = True
    table.settle()
    table.drag_card(0, table.middle(OnCell(at(0, 1))))
    assert at(0, 1) in table.session.table.maze.cards


def test_the_end_of_a_turn_is_not_heard_just_after_a_commit() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    table.drag_card(0, table.middle(OnCell(at(0, 1))))
    table.press(pygame.K_e)
    while table.table.move.view is None:
        table.frame(dt=0)
    played = len(table.session.log(None))
    table.frame(*keys(pygame.K_1, pygame.K_d, pygame.K_e), dt=0)
    assert table.table.move.ready is not None
    assert len(table.session.log(None)) == played
    table.wait(0.3)
    table.press(pygame.K_e)
    assert len(table.session.log(None)) > played


def test_cards_of_every_kind_drop_where_they_belong_and_nowhere_else() -> None:
    maze = {at(1, 0): face("NESW")}
    before = ((), (Tool.PICK, Tool.LAMP), ())
    table = Table(dealt(deal("break:cart repair:pick+lamp rockfall map NES EW", maze, before=before)))
    table.settle()
    desk = table.table.move
    table.press(pygame.K_1)
    assert desk.aim.targets == {OnSeat(0), OnSeat(1), OnSeat(2)}
    table.press(pygame.K_2)
    assert desk.aim.targets == {OnSeat(1)}
    table.press(pygame.K_3)
    assert desk.aim.targets == {OnCell(at(1, 0))}
    table.press(pygame.K_4)
    assert desk.aim.targets == {OnGoal(1), OnGoal(2), OnGoal(3)}
    table.press(pygame.K_ESCAPE)
    table.drag_card(0, table.middle(OnSeat(2)))
    ready: list[object] = [desk.ready]
    table.drag_card(2, table.middle(OnCell(at(1, 0))))
    ready.append(desk.ready)
    table.drag_card(3, table.middle(OnGoal(2)))
    ready.append(desk.ready)
    assert ready == [Break(Tool.CART, 2), Rockfall(at(1, 0)), Map(2)]
    table.drag_card(0, table.middle(OnCell(at(1, 0))))
    assert desk.ready is None
    assert "in front of a player" in table.table.notes.refusal


def test_a_double_repair_asks_which_tool_and_a_break_before_oneself_asks_at_all() -> None:
    before = ((), (Tool.PICK, Tool.LAMP), ())
    table = Table(dealt(deal("break:cart repair:pick+lamp rockfall map NES EW", before=before)))
    table.settle()
    table.drag_card(1, table.middle(OnSeat(1)))
    assert table.scene.name == "dialog"
    table.click("choice-2")
    assert table.table.move.ready == Repair(Tool.LAMP, 1, Action.REPAIR_PICK_LAMP)
    table.drag_card(0, table.middle(OnSeat(0)))
    assert table.scene.name == "dialog"
    table.press(pygame.K_RETURN)
    assert table.table.move.ready is None
    table.drag_card(0, table.middle(OnSeat(0)))
    table.click("go-ahead")
    assert table.table.move.ready == Break(Tool.CART, 0)


def test_a_pass_takes_a_selected_card_by_button_key_and_pile() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    table.press(pygame.K_d)
    assert table.table.notes.refusal
    table.press(pygame.K_3, pygame.K_d)
    assert table.table.move.ready == give_up(Action.MAP)
    table.press(pygame.K_z, pygame.K_2)
    table.click("pass")
    assert table.table.move.ready == give_up(face("EW"))
    table.drag_card(0, table.middle(OnPile()))
    assert table.table.move.ready == give_up(face("NES"))


def test_the_choice_of_a_goal_is_made_on_the_board() -> None:
    top, low = at(8, -1), at(7, 0)
    assert {top - (1 << 16), top + (1 << 16)} == {GOAL_CELLS[0], GOAL_CELLS[1]}
    maze = {at(x, 0): face("EW") for x in (1, 2, 3)} | {at(x, 0): face("NESW") for x in (4, 5, 6)}
    maze |= {at(6, -1): face("NES"), low - (1 << 16): face("NEW")}
    rules = Ruleset(edition="ukrainian", link_to_start=False, goals_at_once="one", goal_turn="finisher")
    table = Table(dealt(deal("NS NESW map rockfall break:pick repair:pick", maze), rules=rules))
    table.settle()
    table.press(pygame.K_2)
    table.drag_card(1, table.middle(OnCell(top)))
    if table.table.move.ready is None:
        pytest.skip("the position does not allow it")
    table.press(pygame.K_e)
    table.settle()
    assert table.table.move.asked == (1, 2)
    table.click_at(table.middle(OnGoal(2)))
    assert str(table.table.move.ready) == "reveal 2"
    table.press(pygame.K_n)
    table.press(pygame.K_RETURN)
    assert str(table.table.move.ready) == "reveal 1"
    table.wait(0.4)
    table.press(pygame.K_RETURN)
    assert table.session.table.goals[0] is not None or table.session.table.question is not None


def test_the_next_and_the_previous_card_are_taken_up_one_after_another() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    taken = []
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_PAGEUP):
        table.press(key)
        taken.append(table.table.move.held)
    assert taken == [0, 1, 0, 5]
    table.press(pygame.K_1, pygame.K_RETURN)
    assert table.table.move.laid_index == 0
    table.press(pygame.K_PAGEDOWN)
    assert (table.table.move.held, table.table.move.laid) == (1, None), "what lay there is taken back"


def test_the_next_card_shows_nothing_of_a_covered_hand() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick"), 0, 1))
    table.settle()
    table.press(pygame.K_RETURN)
    table.wait(0.7)
    table.press(pygame.K_RETURN)
    table.settle()
    assert table.at(table.table)
    table.press(pygame.K_PAGEDOWN)
    assert (table.table.move.held, table.table.move.cursor.focus) == (None, 1)
