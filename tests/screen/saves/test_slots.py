"""A running game is put into a slot from its menu: what is there is shown and asked about first (UX M15, M32)."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest
from scenarios import begun, play_on, saved
from screen.driving import AtOnce, Driver, make_context

from game.play.library import glance
from game.play.save_names import lock, slot_path
from game.play.session import Session
from game.play.slots import keep_in_slot
from game.scenes.routes import ToPause
from game.scenes.saves.slot_choice import SlotChoice
from game.scenes.table.scene import TableScene
from game.ui.scene import Open


def opened(session: Session, folder: Path) -> Driver:
    """The slots over the menu of a running game."""
    context = make_context(folder=folder)
    context.worker = lambda _name: AtOnce()
    driver = Driver(context, TableScene(context, session))
    driver.app._apply(Open(ToPause(session)))
    driver.frame()
    driver.click("slots")
    return driver


def shown(driver: Driver) -> str:
    assert isinstance(driver.scene, SlotChoice)
    return " ".join(line.text for part in driver.scene.parts for line in part.texts(driver.scene.viewport))


def test_m15_a_game_is_kept_in_a_slot_and_replaced_only_when_that_was_answered(tmp_path: Path) -> None:
    session = begun(tmp_path, 4)
    session.desk.count_hint(1)
    driver = opened(session, tmp_path)
    assert shown(driver).count("Empty") == 3
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    driver.frame()
    assert isinstance(driver.scene, SlotChoice)
    assert "slot 2" in driver.scene.toast.sentence
    assert session.names[0] in shown(driver)
    path = slot_path(tmp_path / "saves", 2)
    assert path.read_bytes() == saved(session).read_bytes()
    assert Session.load(path).desk.hints == {1: 1}
    first = path.read_bytes()
    play_on(session, 3)
    driver.click("slot-2")
    assert driver.scene.name == "dialog"
    driver.press(pygame.K_RETURN)
    assert path.read_bytes() == first, "the first answer does no harm"
    driver.click("slot-2")
    driver.click("replace")
    driver.frame()
    assert path.read_bytes() == saved(session).read_bytes() != first
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "pause"


def test_a_game_that_is_kept_nowhere_offers_no_slots() -> None:
    context = make_context()
    session = begun(None, 3)
    driver = Driver(context, TableScene(context, session))
    driver.app._apply(Open(ToPause(session)))
    driver.frame()
    assert "slots" not in driver.scene.rects()


@pytest.mark.parametrize("trouble", ["full", "a file in place of the folder", "in use"])
def test_trouble_is_said_and_what_was_in_the_slot_stays(
    tmp_path: Path, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(tmp_path, 4)
    keep_in_slot(tmp_path, 1, session.record, session.desk.sheet)
    path = slot_path(tmp_path / "saves", 1)
    kept = path.read_bytes()
    play_on(session, 2)
    driver = opened(session, tmp_path)
    driver.click("slot-1")
    if trouble == "full":
        monkeypatch.setattr(os, "replace", lambda *_paths: (_ for _ in ()).throw(OSError(28, "full")))
    elif trouble == "in use":
        monkeypatch.setattr("game.play.slots.lock", lambda _path: None)
    else:
        path.unlink()
        path.mkdir()
    driver.click("replace")
    driver.frame()
    assert isinstance(driver.scene, SlotChoice)
    assert "could not be saved in slot 1" in driver.scene.toast.sentence
    assert path.is_dir() or path.read_bytes() == kept
    assert [name for name in os.listdir(tmp_path / "saves") if ".tmp" in name] == []


def test_another_game_takes_a_slot_with_its_own_desk(tmp_path: Path) -> None:
    one, other = begun(tmp_path, 4), Session.new(begun(None).setup, tmp_path, seed=7)
    one.desk.count_hint(0)
    keep_in_slot(tmp_path, 3, one.record, one.desk.sheet)
    path = slot_path(tmp_path / "saves", 3)
    keep_in_slot(tmp_path, 3, other.record, other.desk.sheet)
    assert Session.load(path).desk.hints == {}
    assert Session.load(path).warning is None
    assert not path.with_name("slot-3.lode.desk").exists()
    assert glance(path) is not None
    held = lock(path)
    assert held is not None, "nothing stays locked"
    held.release()
