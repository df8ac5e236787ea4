"""What if, in the window: the question, the table that opens, and where that game says it comes from (UX S7)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
import scenarios
from screen import rounds
from screen.crawl import faults
from screen.driving import AtOnce, Driver, make_context

from game.flow import settle
from game.play.desk import desk_of
from game.play.session import Session
from game.records.replay import replay
from game.scenes.menus.pause import Pause
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.routes import ToPause
from game.scenes.table.scene import TableScene
from game.scenes.watch.scene import Watch
from game.scenes.watch.what_if import WhatIf
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.ui.context import Context
from game.ui.scene import Open, Push

pytestmark = pytest.mark.usefixtures("plain_plates")


def _context(folder: Path | None) -> Context:
    context = make_context(folder=folder, settings=rounds.instant_context().settings)
    context.worker = lambda _name: AtOnce()
    return context


def _watch(context: Context) -> tuple[Driver, Watch]:
    scene = Watch(context, replay(scenarios.whole_game()), Path("autosave-0004.lode"))
    return Driver(context, scene), scene


def test_a_seat_is_taken_over_and_the_table_opens_for_it(tmp_path: Path) -> None:
    context = _context(tmp_path)
    driver, scene = _watch(context)
    driver.press(*[pygame.K_RIGHT] * 7)
    table = scene._states[7].table
    assert table.to_play is not None
    driver.click("what-if")
    dialog = driver.scene
    assert isinstance(dialog, WhatIf)
    assert dialog._seat == table.to_play
    driver.click("take-over")
    assert isinstance(driver.scene, TableScene)
    session = context.game
    assert session is not None
    assert (session.humans, session.table) == ((table.to_play,), table)
    assert session.path is not None
    assert Session.load(session.path).record == session.record
    origin = session.desk.origin
    assert origin is not None
    assert (origin.file, origin.seat, origin.round) == ("autosave-0004.lode", table.to_play, 1)
    assert desk_of(session.path).name.startswith("autosave-0001")


def test_another_seat_can_be_chosen_and_nothing_happens_when_it_is_left() -> None:
    context = _context(None)
    driver, scene = _watch(context)
    driver.click("what-if")
    dialog = driver.scene
    assert isinstance(dialog, WhatIf)
    seat = dialog._seat
    driver.click("seat")
    assert dialog._seat == (seat + 1) % 4
    driver.press(pygame.K_ESCAPE)
    assert driver.at(scene)
    assert context.game is None
    driver.click("what-if")
    driver.click("seat")
    driver.click("take-over")
    assert context.game is not None
    assert context.game.humans == ((seat + 1) % 4,)


def test_between_rounds_the_end_of_the_round_opens_and_at_the_end_nothing_can_be_taken_over() -> None:
    context = _context(None)
    driver, scene = _watch(context)
    scene.go(scene.scrubbing.marks.rounds[1].first - 1)
    driver.frame()
    driver.click("what-if")
    driver.click("take-over")
    assert isinstance(driver.scene, RoundEndScene)
    driver, scene = _watch(context)
    driver.press(pygame.K_END)
    assert "what-if" not in scene.rects()


def test_the_menu_tells_where_such_a_game_comes_from() -> None:
    context = _context(None)
    driver, _scene = _watch(context)
    driver.press(*[pygame.K_RIGHT] * 3)
    driver.click("what-if")
    driver.click("take-over")
    session = context.game
    assert session is not None
    pushed = settle(context, Open(ToPause(session)))
    assert isinstance(pushed, Push)
    assert isinstance(pushed.scene, Pause)
    pushed.scene.resize(context.viewport)
    said = [line.text for part in pushed.scene.parts for line in part.texts(context.viewport)]
    name = session.names[session.humans[0]]
    assert f"What if: {name} taken over in round 1" in " ".join(said)


@pytest.mark.parametrize("language", [SOURCE_LANGUAGE, PSEUDO_LANGUAGE])
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 720), 1.3)])
def test_no_text_is_clipped_or_overlaps(size: tuple[int, int], scale: float, language: str) -> None:
    use_language(language)
    try:
        context = rounds.instant_context(size, scale)
        scene = WhatIf(context, ("Ada", "Bo"), 1, 12, lambda _seat: None)
        Driver(context, scene)
        assert faults(scene) == []
    finally:
        use_language(SOURCE_LANGUAGE)
