"""Whole games at the table: by keys alone, by mouse alone, with bots that think, with several people (UX M16, M22)."""

from __future__ import annotations

import random
import threading
from typing import Any

import pygame
import pytest
from screen.driving import AtOnce
from screen.rounds import new_session
from screen.tables import Table, deal, dealt, keys

from game.engine.cards import face
from game.engine.cells import at
from game.engine.commands import Break, Lay, Map, Repair, Rockfall
from game.scenes.private.curtain import BREATH
from game.scenes.table.bots import Thinker
from game.system.settings import Settings, Speed
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat, Target


def play_by_keys(table: Table) -> None:
    index, command = table.plan()
    table.press(pygame.K_1 + index)
    if command is None:
        table.press(pygame.K_d)
    else:
        table.press(pygame.K_RETURN)
        if table.scene.name == "dialog":
            table.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert table.table.move.ready is not None
    table.wait(0.35)
    table.press(pygame.K_RETURN)


def play_by_mouse(table: Table, drags: bool) -> None:
    index, command = table.plan(in_view=True)
    target: Target = OnPile()
    match command:
        case Lay(cell=cell) | Rockfall(cell):
            target = OnCell(cell)
        case Break(seat=seat) | Repair(seat=seat):
            target = OnSeat(seat)
        case Map(goal):
            target = OnGoal(goal)
    if drags:
        table.drag_card(index, table.middle(target))
    else:
        table.click_at(table.slot(index))
        table.click_at(table.middle(target))
    if table.scene.name == "dialog":
        table.click(next(name for name in table.scene.rects() if name.startswith(("go-ahead", "choice-"))))
    assert table.table.move.ready is not None
    table.wait(0.35)
    table.click("end-turn")


def play_round(table: Table, by_mouse: bool) -> int:
    """Play to the end of the round; how many turns the human had."""
    turns = 0
    while True:
        table.settle()
        if table.app.stack.top is not table.table:
            table.dismiss()
            if table.scene.name == "round-end":
                return turns
            continue
        before = len(table.session.log(None))
        if by_mouse:
            play_by_mouse(table, drags=turns % 2 == 0)
        else:
            play_by_keys(table)
        assert len(table.session.log(None)) > before or table.scene is not table.table
        turns += 1
        assert turns < 100


@pytest.mark.parametrize(("seats", "size"), [(3, (1280, 720)), (5, (1024, 640)), (10, (1280, 720))])
@pytest.mark.parametrize("by_mouse", [False, True], ids=["keys", "mouse"])
def test_a_whole_round_is_played_with_one_device(seats: int, size: tuple[int, int], by_mouse: bool) -> None:
    table = Table(new_session(seats, 0), size)
    assert play_round(table, by_mouse) >= 3
    assert table.session.table.outcome is not None


def test_an_idle_table_draws_nothing_until_a_face_moves() -> None:
    table = Table(new_session(4, 0))
    table.settle()
    table.wait(3)
    assert not table.frame()
    assert not table.table.needs_draw
    wait = table.table.wake_in
    assert wait == table.table.turns.faces.wake_in
    assert wait
    assert table.frame(dt=wait), "somebody blinks"
    table.press(pygame.K_RIGHT)
    assert table.drawn


def test_with_still_pictures_an_idle_table_draws_nothing() -> None:
    table = Table(new_session(4, 0), settings=Settings(speed_bots="instant", speed_own="instant", reduced_motion=True))
    table.settle()
    table.wait(3)
    assert not any(table.frame(dt=0.3) for _ in range(60))
    assert table.table.wake_in is None


def test_a_bot_that_thinks_does_not_hold_the_frame_up(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(3, 1)
    allowed, decide = threading.Event(), session.decide

    def slow(seat: int) -> Any:
        allowed.wait(30)
        return decide(seat)

    monkeypatch.setattr(session, "decide", slow)
    table = Table(session)
    for _ in range(50):
        table.frame()
    assert table.table.turns.thinking
    assert not table.table.at_rest
    allowed.set()
    table.settle()
    assert len(session.log(None)) > 1


def test_keys_mashed_while_bots_play_do_no_harm() -> None:
    rng = random.Random(4)
    codes = [*range(pygame.K_1, pygame.K_9), pygame.K_r, pygame.K_e, pygame.K_d, pygame.K_z, pygame.K_n, pygame.K_TAB]
    codes += [
        pygame.K_SPACE,
        pygame.K_LEFT,
        pygame.K_UP,
        pygame.K_l,
        pygame.K_g,
        pygame.K_PLUS,
        pygame.K_HOME,
        pygame.K_p,
    ]
    session = new_session(5, 4)
    human_turns = [seat for seat in range(5) if session.is_human(seat)]
    table = Table(session, speed="1")
    while session.table.to_play not in human_turns:
        table.frame(*keys(*rng.choices(codes, k=3)), pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(400, 300), button=1))
        table.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=(400, 300), button=1), dt=0.05)
    assert all(getattr(event, "seat", 0) != 4 for event in session.log(None))


def test_space_completes_a_motion_in_one_frame_and_a_second_press_all_of_them() -> None:
    table = Table(new_session(3, 0), speed="1")
    assert table.table.turns.timeline.busy
    for _ in range(2):
        table.press(pygame.K_SPACE)
    table.frame()
    assert not table.table.turns.timeline.busy


def test_the_wait_of_a_bot_is_drawn_before_its_decision_and_hangs_on_nothing_but_the_speed() -> None:
    session = new_session(3)
    waits = {}
    speeds: tuple[Speed, ...] = ("1", "4", "instant")
    for speed in speeds:
        thinker = Thinker(session, AtOnce(), random.Random(1))
        thinker.start(session.table.to_play or 0, speed)
        waits[speed] = thinker._wait
        thinker.close()
    assert 0.6 <= waits["1"] <= 1.4
    assert waits["4"] == waits["1"] / 4
    assert waits["instant"] == 0


def reveal(table: Table) -> None:
    """Both steps of the curtain."""
    table.press(pygame.K_RETURN)
    table.wait(BREATH + 0.1)
    table.press(pygame.K_RETURN)
    table.frame()


def test_with_several_people_a_curtain_comes_before_each_and_hands_lie_face_down() -> None:
    session = dealt(deal("NES EW map rockfall break:pick repair:pick"), 0, 1, 2)
    table = Table(session)
    table.frame()
    assert table.scene.name == "curtain"
    assert table.table.sight.viewer is None
    reveal(table)
    assert table.scene is table.table
    assert table.table.sight.viewer == 0
    assert set(table.table.view.seen.hand) == {None}
    table.press(pygame.K_1)
    assert table.table.move.held is None
    table.press(pygame.K_p)
    assert table.table.view.seen.hand == session.view(0).hand
    table.press(pygame.K_1, pygame.K_RETURN)
    table.wait(0.35)
    table.press(pygame.K_e)
    table.frame()
    assert table.scene.name == "curtain"
    assert table.scene.seat == 1
    reveal(table)
    assert table.table.sight.viewer == 1
    assert set(table.table.view.seen.hand) == {None}


def test_what_is_private_is_covered_after_four_quiet_seconds_and_at_once_by_the_curtain() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick"), 0, 1))
    table.frame()
    reveal(table)
    table.press(pygame.K_p)
    table.wait(3.5)
    assert None not in table.table.view.seen.hand
    table.wait(1)
    assert set(table.table.view.seen.hand) == {None}
    table.press(pygame.K_p, pygame.K_c)
    assert table.scene.name == "curtain"
    reveal(table)
    assert set(table.table.view.seen.hand) == {None}
    table.frame(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert table.scene.name == "curtain"


def test_bots_after_a_human_are_shown_in_the_public_view() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick", seats=4), 0, 2), speed="1")
    while table.scene.name != "curtain":
        table.wait(0.2)
    reveal(table)
    table.press(pygame.K_p, pygame.K_1, pygame.K_RETURN)
    table.wait(0.35)
    table.press(pygame.K_e)
    while not table.table.turns.thinking:
        table.frame()
    assert table.table.sight.viewer is None
    assert table.table.view.seen.hand == ()


def test_rects_are_named_for_the_trace() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    names = table.table.rects().keys()
    assert {"hand-1", "hand-6", "seat-1", "seat-3", "goal-1", "goal-3", "menu", "speed", "peek", "fit"} <= names
    assert "end-turn" not in names
    table.press(pygame.K_1)
    assert {"rotate", "pass", "undo", "cell-0,1"} <= table.table.rects().keys()
    table.press(pygame.K_RETURN)
    assert "end-turn" in table.table.rects()
    window = table.context.viewport.rect
    assert all(window.contains(rect) for rect in table.table.rects().values())


def test_the_view_stays_where_the_player_put_it_and_fits_itself_otherwise() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    point = table.table.view.viewpoint
    middle = table.table.view.board.inner.center
    table.move(middle)
    under = point.camera.cell_at(middle)
    fitted = point.camera
    table.frame(pygame.Event(pygame.MOUSEWHEEL, y=3, x=0))
    table.wait(0.3)
    assert point.camera.width > fitted.width
    assert point.camera.cell_at(middle) == under
    moved = point.camera
    table.drag_card(0, table.middle(OnCell(at(0, 1))))
    table.press(pygame.K_e)
    table.settle()
    assert point.camera == moved
    table.press(pygame.K_HOME)
    table.wait(0.3)
    shown = [point.camera.cell_rect(cell) for cell in table.session.table.maze.cards]
    assert all(table.table.view.layout.maze.inflate(8, 8).contains(rect) for rect in shown)


def test_dragging_with_the_middle_button_moves_the_board_at_once_and_commits_nothing() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")))
    table.settle()
    before, point = table.session.state, table.table.view.viewpoint
    origin, middle = point.camera.origin, table.table.view.board.inner.center
    table.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=middle, button=2))
    table.frame(pygame.Event(pygame.MOUSEMOTION, pos=(middle[0] + 40, middle[1] + 9), rel=(40, 9), buttons=(0, 1, 0)))
    assert table.drawn
    assert point.camera.origin == (origin[0] + 40, origin[1] + 9)
    table.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=middle, button=2))
    table.press(pygame.K_LEFT, mod=pygame.KMOD_SHIFT)
    assert point.camera.origin[0] > origin[0] + 40
    assert table.session.state is before


def test_a_card_rises_under_the_pointer_turns_and_comes_to_rest() -> None:
    table = Table(dealt(deal("NE EW map rockfall break:pick repair:pick")), speed="1")
    table.wait(3)
    table.settle()
    table.move(table.slot(0))
    table.frame(dt=0.03)
    assert 0 < table.table.rack.shown().lift(0) < 1
    table.wait(0.1)
    assert table.table.rack.shown().lift(0) == 1
    table.press(pygame.K_r)
    table.frame(dt=0.03)
    assert table.table.rack.spin != 0
    table.wait(0.2)
    assert table.table.rack.spin == 0
    table.wait(1)
    assert not table.frame()


def test_the_log_tells_of_a_goal_only_when_its_card_has_been_turned() -> None:
    maze = {at(x, 0): face("NESW") for x in (1, 2, 3)} | {at(x, 0): face("EW") for x in (4, 5, 6)}
    table = Table(dealt(deal("NESW NS map rockfall break:pick repair:pick", maze)), speed="1")
    table.wait(3)
    table.settle()
    told = table.table.view.seen.lines
    table.drag_card(0, table.middle(OnCell(at(7, 0))))
    table.wait(0.3)
    table.press(pygame.K_e)
    table.frame()
    assert table.session.table.outcome is not None
    assert table.table.view.seen.lines == told
    assert table.table.view.seen.acts == {}
    while table.app.stack.top is table.table:
        told = table.table.view.seen.lines
        table.wait(0.2)
    assert not any("nugget" in line.words for line in told)


def test_who_is_to_move_need_not_wait_for_the_motion_before() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")), speed="1")
    table.settle()
    table.drag_card(0, table.middle(OnCell(at(0, 1))))
    table.press(pygame.K_e)
    while not table.table.turns.viewer_waits:
        table.frame()
    table.press(pygame.K_1)
    assert table.table.move.held == 0
    assert not table.table.turns.timeline.busy


def test_space_pressed_for_a_motion_takes_no_card_up() -> None:
    table = Table(dealt(deal("NES EW map rockfall break:pick repair:pick")), speed="1")
    for _ in range(6):
        table.press(pygame.K_SPACE)
    assert table.table.move.view is not None
    assert table.table.move.held is None
    table.wait(0.4)
    table.press(pygame.K_SPACE)
    assert table.table.move.held == 0
