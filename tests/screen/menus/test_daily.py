"""The screen of the daily shaft: what may be done today, what counts, and a line to paste (UX D5)."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pygame
import pytest
from screen import rounds
from screen.driving import AtOnce, Driver, make_context

from game.play.daily.goes import Go, standing
from game.play.daily.shaft import SEAT, shaft_of
from game.play.session import Session
from game.records.setup import HUMAN
from game.scenes.daily.scene import DailyScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.routes import ToDaily, ToTitle
from game.scenes.shared import daily_result
from game.scenes.shared.daily_result import line_of
from game.scenes.table.scene import TableScene
from game.system.settings import LastSeat, LastSetup
from game.ui.context import Context
from game.ui.scene import Open

DAY = date(2026, 11, 29)
NOON = datetime(2026, 11, 29, 12, tzinfo=UTC).timestamp()


def context_of(folder: Path | None) -> Context:
    context = make_context(folder=folder)
    context.worker = lambda _name: AtOnce()
    context.now = lambda: NOON
    return context


def opened(context: Context) -> Driver:
    driver = Driver(context, DailyScene(context, DAY - timedelta(100)))
    driver.app._apply(Open(ToTitle()))
    driver.frame()
    driver.app._apply(Open(ToDaily()))
    driver.frame()
    driver.frame()
    return driver


def go(day: date, *gold: int, number: int = 1) -> Go:
    return Go(Path(f"autosave-{number:04}.lode"), day, gold or None)


def shown(*found: Go) -> Driver:
    context = context_of(None)
    scene = DailyScene(context, DAY)
    driver = Driver(context, scene)
    scene.show(standing(found, DAY))
    scene.rearrange()
    return driver


def texts(driver: Driver) -> str:
    scene = driver.scene
    assert isinstance(scene, DailyScene)
    return "\n".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


def test_the_title_leads_there_and_back(tmp_path: Path) -> None:
    driver = Driver(context_of(tmp_path), DailyScene(context_of(None), DAY))
    driver.app._apply(Open(ToTitle()))
    driver.frame()
    driver.click("daily")
    assert driver.scene.name == "daily"
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "title"


def test_digging_deals_the_shaft_of_the_day_and_going_on_continues_it(tmp_path: Path) -> None:
    context = context_of(tmp_path)
    driver = opened(context)
    driver.press(pygame.K_RETURN)
    table = driver.scene
    assert isinstance(table, TableScene)
    shaft = shaft_of(DAY)
    header = table.session.header
    assert (header.seed, header.bot_seed, table.session.minds) == (shaft.seed, shaft.bot_seed, shaft.minds)
    fresh = Session.new(shaft.setup("Ada"), None, bot_seed=shaft.bot_seed)
    assert table.session.state.roles == fresh.state.roles
    before, rects = table.session.state.cards, opened(context)
    rects.press(pygame.K_RETURN)
    assert isinstance(rects.scene, TableScene)
    assert rects.scene.session.state.cards == before


def test_midnight_changes_nothing_of_a_screen_that_is_open(tmp_path: Path) -> None:
    context = context_of(tmp_path)
    driver = opened(context)
    context.now = lambda: NOON + 86_400
    driver.frame()
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.session.header.seed == shaft_of(DAY).seed


def test_the_day_and_the_weeks_are_told_in_words(tmp_path: Path) -> None:
    scene = DailyScene(make_context(folder=tmp_path), DAY)
    scene.show(standing([], DAY))
    scene.rearrange()
    said = [line.text for part in scene.parts for line in part.texts(scene.viewport)]
    assert "29 November 2026" in said
    assert [day for day in ("26 October", "2 November", "23 November") if day not in said] == []


def test_what_counts_is_said() -> None:
    assert "You have not dug today's shaft yet." in texts(shown())
    assert "You have begun today's shaft." in texts(shown(go(DAY)))
    driver = shown(go(DAY, 4, 6, 3, 2, 1), go(DAY, 9, 0, 0, 0, 0, number=2))
    assert "Silver medal, place 2 of 5, 4 gold" in texts(driver).replace("\n", " ")
    assert "Another go is practice" in texts(driver)


def test_the_person_has_the_name_of_the_last_game() -> None:
    context = context_of(None)
    context.settings.last_setup = LastSetup((LastSeat("Bot", "steady"), LastSeat("Лія", HUMAN)), "rebel", {})
    scene = DailyScene(context, DAY)
    assert "Лія" in texts(Driver(context, scene))


def test_the_result_is_copied_and_tells_nothing_of_the_shaft(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(daily_result, "copy", copy)
    shown(go(DAY, 4, 6, 3, 2, 1)).click("copy")
    shown(go(DAY, 4, 1, 2, 6, 3)).click("copy")  # others have won: the same result of the person
    line = "Fool’s Lode, daily shaft 2026-11-29: Silver medal, place 2 of 5, 4 gold at the end, 1 day in a row"
    assert copied == [line, line]
    assert not any(seat.name in line for seat in shaft_of(DAY).setup("Ana").seats)


def test_a_system_without_a_clipboard_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_result, "copy", lambda _text: False)
    driver = shown(go(DAY, 4, 6, 3, 2, 1))
    driver.click("copy")
    assert driver.context.urgent or "clipboard" in (
        driver.scene.toast.sentence if hasattr(driver.scene, "toast") else ""
    )


def test_the_score_of_a_daily_shaft_tells_its_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_result.DailyResult, "line", "Silver medal, place 2 of 5")
    scene = Scoreboard(rounds.instant_context(), rounds.whole_game())
    scene.resize(scene.viewport)
    assert "Silver medal, place 2 of 5" in [line.text for part in scene.parts for line in part.texts(scene.viewport)]


def test_days_in_a_row_stand_in_the_line() -> None:
    found = standing([go(DAY - timedelta(back), 1, 2, 3, 4, 5) for back in range(4)], DAY)
    assert found.played is not None
    assert found.played.gold is not None
    assert found.played.gold[SEAT] == 1
    assert line_of(found.played, found.streak).endswith("No medal, place 5 of 5, 1 gold at the end, 4 days in a row")
