"""Reporting a problem: what is inside is shown first, and one file is written when that is asked for."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pygame
import pytest
import scenarios
from screen.driving import AtOnce, Driver, make_context
from screen.twins import make_twins

from game.play.session import Session
from game.scenes.menus.pause import Pause
from game.scenes.menus.title import Title
from game.scenes.report.scene import ReportScene
from game.scenes.routes import ToPause, ToReport, ToTitle
from game.scenes.settings.scene import SettingsScene
from game.scenes.settings.tabs import Tab
from game.ui.context import Context
from game.ui.scene import Open
from game.ui.widgets import clipboard

RECORD = (scenarios.GOLDEN / "g3-3-seats.lode").read_bytes()


def _context(folder: Path | None) -> Context:
    context = make_context(folder=folder)
    context.worker = lambda _name: AtOnce()
    return context


def _open(folder: Path | None, record: bytes = RECORD) -> Driver:
    driver = Driver(_context(folder), Title(make_context(), None))
    driver.app._apply(Open(ToReport(record)))
    driver.frame()
    driver.frame()
    assert isinstance(driver.scene, ReportScene)
    return driver


def _words(driver: Driver) -> str:
    scene = driver.scene
    assert isinstance(scene, ReportScene)
    return " ".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


def test_nothing_is_written_before_that_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[str] = []

    def copy(text: str) -> bool:
        held.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    driver = _open(tmp_path)
    assert not (tmp_path / "reports").exists()
    driver.click("write")
    (path,) = (tmp_path / "reports").iterdir()
    with ZipFile(path) as archive:
        assert set(archive.namelist()) == {"versions.txt", "game.lode", "log.txt", "settings.json"}
    assert path.name in _words(driver)
    assert held == [str(path)]
    driver.click("write")
    assert len(list((tmp_path / "reports").iterdir())) == 1, "the same report is there already"


def test_every_part_can_be_read_first(tmp_path: Path) -> None:
    driver = _open(tmp_path)
    assert "pygame-ce" in _words(driver)
    driver.click("part-3")
    assert "Round 1 began." in _words(driver)
    driver.click("part-4")
    assert "text_scale" in _words(driver)


def test_names_go_from_what_is_shown_and_from_what_is_written(tmp_path: Path) -> None:
    session = make_twins(0)[0]
    driver = _open(tmp_path, session.record)
    driver.click("part-3")
    assert session.names[0] in _words(driver)
    driver.click("names")
    assert session.names[0] not in _words(driver)
    driver.click("write")
    (path,) = (tmp_path / "reports").iterdir()
    with ZipFile(path) as archive:
        assert not any(session.names[0].encode() in archive.read(name) for name in archive.namelist())


def test_without_a_folder_it_can_be_read_and_not_written() -> None:
    driver = _open(None)
    assert "write" not in driver.scene.rects()
    assert "part-2" in driver.scene.rects()


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    (tmp_path / "reports").write_bytes(b"a file where the folder should be")
    driver = _open(tmp_path)
    driver.click("write")
    assert "Nothing was written" in _words(driver)


def _reached(driver: Driver) -> bool:
    driver.frame()
    driver.frame()
    return isinstance(driver.scene, ReportScene)


def test_the_menu_over_a_game_leads_there(tmp_path: Path) -> None:
    session: Session = make_twins(0)[0]
    driver = Driver(_context(tmp_path), Title(make_context(), None))
    driver.app._apply(Open(ToPause(session)))
    driver.frame()
    assert isinstance(driver.scene, Pause)
    driver.click("report")
    assert _reached(driver)
    assert "game.txt" in _words(driver)


def test_the_settings_lead_there(tmp_path: Path) -> None:
    context = _context(tmp_path)
    driver = Driver(context, SettingsScene(context, Tab.DATA))
    driver.click("report")
    assert _reached(driver)
    assert "game.txt" not in _words(driver), "no game is played"


def test_when_the_lamp_goes_out_the_game_at_hand_is_reported(tmp_path: Path) -> None:
    driver = Driver(_context(tmp_path), Title(make_context(), None))
    driver.context.game = make_twins(0)[0]
    driver.app._recover(ZeroDivisionError("of the game"), ToTitle())
    driver.frame()
    assert driver.scene.name == "dialog"
    driver.press(pygame.K_RIGHT, pygame.K_RETURN)
    assert _reached(driver)
    words = _words(driver)
    assert "game.txt" in words
    assert "crash.txt" in words
