"""The sandbox (UX S14): any card anywhere, by mouse, keys or gamepad, and what the rules say of it."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from screen.driving import Driver, make_context
from screen.pads.tapping import tap

from game.engine import legal
from game.engine.cards import Action, Face, Tool, face
from game.engine.cells import START_CELL, at
from game.engine.commands import lay
from game.engine.maze import Maze
from game.play.sandbox import NAMES
from game.scenes.lessons.learn import Learn
from game.scenes.sandbox.box import BoxCard, kinds
from game.scenes.sandbox.scene import SandboxScene
from game.scenes.sandbox.verdicts import Ruling, judge
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.system.settings import Settings
from game.tabletop.move.targets import OnCell, OnGoal, OnSeat, Target
from game.ui import focus
from game.ui.pads.inputs import PadInput
from game.ui.scene import Topic
from game.ui.widgets.tooltip import draw_tooltip
from game.words.refusals import refusal_sentence
from game.words.rulebook.entries import entry_of_clause


class Box(Driver):
    """The sandbox on a surface, whose view jumps."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        context = make_context(size, settings=Settings(window=size, reduced_motion=True))
        self.box = SandboxScene(context)
        super().__init__(context, self.box)

    @property
    def maze(self) -> Maze:
        return self.box.deeds.position.maze

    def place(self, x: int, y: int) -> tuple[int, int]:
        """The middle of a cell in the window."""
        return self.box.mine.cell_rect(at(x, y)).center

    def lay(self, name: str, x: int, y: int) -> None:
        """Click a card, then a cell."""
        self.pick(f"box-{name}")
        self.click_at(self.place(x, y))

    def pick(self, name: str) -> None:
        """Bring something in the box into view and click it."""
        widget = next(each for each in self.box.ring.widgets if each.name == name)
        assert widget.scroll is not None
        widget.scroll.reveal(widget)
        self.frame()
        self.click(name)

    def words(self) -> str:
        return self.box.deeds.verdict.words


def test_a_click_and_a_click_lay_a_card_turned_if_it_must_be() -> None:
    driver = Box()
    driver.lay("NESW", 1, 0)
    driver.lay("NEW", 1, 1)
    assert driver.maze.cards[at(1, 1)] in (face("NEW"), face("NEW").turned)
    driver.lay("NE", 1, -1)
    assert driver.maze.cards[at(1, -1)] is face("NE").turned
    assert driver.maze.reached[at(1, -1)]
    assert not driver.box.deeds.holding


def test_a_card_is_dragged_to_its_place_and_back_into_the_box() -> None:
    driver = Box()
    start = driver.box.rects()["box-NESW"].center
    driver.drag([start, (start[0] - 30, start[1]), driver.place(1, 0)])
    assert at(1, 0) in driver.maze.cards
    driver.drag([driver.place(1, 0), driver.place(0, 1)])
    assert at(1, 0) not in driver.maze.cards
    assert driver.maze.cards[at(0, 1)] is face("NESW")
    driver.drag([driver.place(0, 1), driver.box.rects()["box-EW"].center])
    assert len(driver.maze.cards) == 1
    assert not driver.box.deeds.holding


def test_every_cell_says_for_the_held_card_what_the_engine_says() -> None:
    driver = Box()
    for name, x, y in (("NESW", 1, 0), ("NS", 1, 1), ("N.S", 0, 1)):
        driver.lay(name, x, y)
    told = set()
    for card in (face("NES"), face("NS"), face("N.E.S.W")):
        driver.box.take(card, by_keys=False)
        view = driver.box.deeds.position.view(card)
        for x in range(-1, 4):
            for y in range(-2, 4):
                driver.box.deeds.point(OnCell(at(x, y)))
                verdict = driver.box.deeds.verdict
                as_held, turned = (legal.why_not(view, lay(way, at(x, y))) for way in (card, card.turned))
                told.add(verdict.ruling)
                if as_held is None:
                    assert verdict.ruling is Ruling.LEGAL
                elif turned is None:
                    assert verdict.ruling is Ruling.TURNED
                else:
                    assert (verdict.ruling, verdict.words) == (Ruling.AGAINST, refusal_sentence(as_held, NAMES))
        driver.box.deeds.put_away()
    assert told == {Ruling.LEGAL, Ruling.TURNED, Ruling.AGAINST}


def test_against_the_rules_a_second_press_lays_it_and_the_reason_stays_beside_it() -> None:
    driver = Box()
    driver.pick("box-EW")
    driver.click_at(driver.place(3, -1))
    assert at(3, -1) not in driver.maze.cards
    refused, offer = driver.words().split("\n")
    assert refused == "No path card is next to 3 right, 1 up (R3.1)."
    assert offer == "Press again to lay it anyway."
    driver.click_at(driver.place(3, -1))
    assert driver.maze.cards[at(3, -1)] is face("EW")
    driver.move(driver.place(5, 1))
    driver.move(driver.place(3, -1))
    assert driver.words().splitlines()[0] == "It lies here against the rules."
    assert "(R3.1)" in driver.words()
    assert driver.box.topic() == Topic(entry_of_clause("R3.1"), "R3.1")


def test_the_switch_of_the_edition_counts_at_once() -> None:
    """R3.4: beside a dead end a card fits; joined it need not be without the switch."""
    driver = Box()
    driver.lay("N.E.S.W", 1, 0)
    driver.box.take(face("EW"), by_keys=False)
    driver.move(driver.place(2, 0))
    assert "(R3.4)" in driver.words()
    driver.pick("link")
    driver.box.take(face("EW"), by_keys=False)
    driver.move(driver.place(3, 2))
    driver.move(driver.place(2, 0))
    assert driver.box.deeds.verdict.ruling is Ruling.LEGAL


def test_a_broken_tool_of_ones_own_is_played_and_taken_away() -> None:
    """R3.5."""
    driver = Box()
    driver.pick("box-break:pick")
    driver.pick("seat-1")
    assert driver.box.deeds.position.table.tools(0) == (Tool.PICK,)
    driver.box.take(face("NESW"), by_keys=False)
    driver.move(driver.place(1, 0))
    assert "(R3.5)" in driver.words()
    driver.box.deeds.put_away()
    driver.pick("seat-1")
    assert not driver.box.deeds.position.table.tools(0)


def test_a_goal_is_turned_up_and_over_by_a_press() -> None:
    driver = Box()
    driver.click_at(driver.place(8, 0))
    assert driver.maze.cards[at(8, 0)] is face("NESW")
    for _press in range(5):
        driver.click_at(driver.place(8, 0))
    assert at(8, 0) in driver.maze.closed


def test_a_tunnel_that_reaches_a_goal_is_told() -> None:
    driver = Box()
    for x in range(1, 8):
        driver.lay("EW", x, 0)
    assert "goal 2" in driver.words()
    assert "(R5.1)" in driver.words()


def test_by_keys_alone_a_card_is_taken_turned_laid_lifted_and_put_away() -> None:
    driver = Box()
    assert driver.box.ring.focus is not None
    driver.press(pygame.K_RETURN)
    assert driver.box.deeds.holding
    assert driver.box.ring.focus.name == "mine"
    driver.press(pygame.K_n, pygame.K_n)
    assert driver.box.deeds.verdict.ruling in (Ruling.LEGAL, Ruling.TURNED)
    target = driver.box.deeds.target
    assert isinstance(target, OnCell)
    driver.press(pygame.K_RETURN)
    assert target.cell in driver.maze.cards
    driver.press(pygame.K_RETURN)
    assert driver.box.deeds.holding
    assert target.cell not in driver.maze.cards
    driver.press(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_r, pygame.K_RETURN, pygame.K_RETURN)
    assert len(driver.maze.cards) == 2
    driver.press(pygame.K_z)
    driver.press(pygame.K_z)
    assert target.cell in driver.maze.cards
    driver.press(pygame.K_RETURN, pygame.K_d)
    assert not driver.box.deeds.holding
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.scene, Learn)


def test_an_action_card_goes_by_keys_to_the_players() -> None:
    driver = Box()
    driver.box.take(Action.BREAK_LAMP, by_keys=True)
    assert driver.box.ring.focus is not None
    assert driver.box.ring.focus.name == "seat-1"
    driver.press(pygame.K_RETURN)
    assert driver.box.deeds.position.in_front[0] == (Tool.LAMP,)


@pytest.mark.parametrize("saboteur2", [False, True])
def test_the_box_has_every_kind_of_card(saboteur2: bool) -> None:
    driver = Box()
    if saboteur2:
        driver.pick("saboteur2")
    paths, actions = kinds(saboteur2=saboteur2)
    shown = [widget.card for widget in driver.box.ring.widgets if isinstance(widget, BoxCard)]
    assert shown == [*paths, *actions]
    assert len(actions) == (18 if saboteur2 else 11)
    assert len({card for card in paths if isinstance(card, Face)}) == (42 if saboteur2 else 16)


def test_every_action_card_is_judged_everywhere() -> None:
    """What may be played may be played somewhere, or says why nowhere; nothing stops the sandbox."""
    driver = Box()
    driver.pick("saboteur2")
    told = set()
    for card in kinds(saboteur2=True)[1]:
        position, seats = driver.box.deeds.position, [OnSeat(seat) for seat in range(len(NAMES))]
        places: list[Target] = [OnCell(at(1, 0)), OnCell(START_CELL), OnGoal(1), OnCell(at(5, 5)), *seats]
        for target in places:
            said, command = judge(position, card, target)
            assert (said.ruling is Ruling.AGAINST) == (command is None)
            told.add(said.words)
        driver.box.take(card, by_keys=True)
        driver.press(pygame.K_RETURN)
        driver.frame()
    assert len(told) > 20


def test_a_tile_leads_there_and_the_button_back() -> None:
    context = make_context()
    driver = Driver(context, Learn(context))
    driver.click("sandbox")
    assert isinstance(driver.scene, SandboxScene)
    driver.click("back")
    assert isinstance(driver.scene, Learn)


def test_idle_it_costs_nothing() -> None:
    driver = Box()
    for _frame in range(30):
        driver.frame(dt=0.1)
    assert not driver.frame(dt=0.1)
    assert driver.scene.wake_in is None


def test_by_gamepad_alone_a_card_is_taken_turned_and_laid_and_the_mine_is_left() -> None:
    driver = Box()
    names = [widget.name for widget in driver.box.ring.widgets]
    assert driver.box.ring.focus is not None
    tap(driver, PadInput.DPAD_RIGHT, PadInput.SOUTH)
    held = driver.box.deeds.sandbox.held
    assert isinstance(held, Face)
    assert driver.box.ring.focus.name == "mine"
    tap(driver, PadInput.WEST)
    assert driver.box.deeds.sandbox.held is held.turned
    tap(driver, PadInput.LEFT_STICK, PadInput.SOUTH)
    assert len(driver.maze.cards) == 2
    tap(driver, PadInput.RIGHT_SHOULDER)
    assert driver.box.ring.focus.name == names[0]
    tap(driver, PadInput.EAST)
    assert isinstance(driver.scene, Learn)


def test_the_wheel_turns_a_held_card_and_zooms_without_one() -> None:
    driver = Box()
    driver.move(driver.place(2, 1))
    width = driver.box.mine.viewpoint.camera.width
    driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    assert driver.box.mine.viewpoint.camera.width > width
    driver.box.take(face("NE"), by_keys=False)
    driver.frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=1, flipped=False))
    assert driver.box.deeds.sandbox.held is face("NE").turned


def test_the_mine_is_pulled_along_where_it_is_empty() -> None:
    driver = Box()
    before = driver.place(0, 0)
    driver.drag([driver.place(4, 1), driver.place(3, 1), driver.place(3, 1)])
    assert driver.place(0, 0) != before
    assert len(driver.maze.cards) == 1


def test_what_is_said_is_said_in_the_language_of_now() -> None:
    driver = Box()
    driver.lay("NESW", 1, 0)
    assert driver.words() == "It lies there by the rules."
    use_language(PSEUDO_LANGUAGE)
    try:
        driver.box.resize(driver.context.viewport)
        assert "~~~~" in driver.words()
        assert all("~~~~" in button.tooltip for button in driver.box.ring.widgets if button.name in ("undo", "clear"))
    finally:
        use_language(SOURCE_LANGUAGE)


def test_a_tooltip_of_the_box_leaves_free_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[pygame.Rect] = []

    def note(*args: Any) -> pygame.Rect:
        shown.append(draw_tooltip(*args))
        return shown[-1]

    monkeypatch.setattr(focus, "draw_tooltip", note)
    driver = Box()
    driver.move(driver.box.rects()["box-NE"].center)
    driver.frame(dt=0.4)
    driver.frame()
    layout = driver.box.mine.layout
    assert shown
    assert all(not where.colliderect(layout.says) for where in shown)
