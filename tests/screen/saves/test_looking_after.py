"""Games are looked after in their list: deleted, and of damaged ones what is good is kept (RECORDS section 4)."""

from __future__ import annotations

from pathlib import Path

import pygame
from scenarios import begun, saved
from screen.saves.listing import FINISHED, UNFINISHED, listing, put, row, rows, texts, title

from game.scenes.routes import ToTitle
from game.scenes.table.scene import TableScene
from game.ui.scene import Open


def test_deleting_asks_removes_what_lies_beside_and_goes_on_to_the_next_row(tmp_path: Path) -> None:
    for number in range(1, 5):
        path = put(tmp_path, f"saves/autosave-{number:04}.lode")
        path.with_name(f"{path.name}.desk").write_bytes(b"x")
    driver, scene = listing(tmp_path)
    driver.press(pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RETURN)
    assert driver.at(scene), "the first answer does no harm"
    assert len(rows(driver)) == 4
    driver.press(pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
    assert rows(driver) == [f"save-autosave-000{number}" for number in (4, 2, 1)]
    assert not list((tmp_path / "saves").glob("autosave-0003*"))
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "save-autosave-0002"
    for _times in range(3):
        driver.click(f"delete-{rows(driver)[-1]}")
        driver.click("delete")
    assert rows(driver) == []
    assert "No game waits" in texts(scene)
    assert scene.ring.focus is not None


def test_the_signs_of_the_first_row_are_reached_by_keys_too(tmp_path: Path) -> None:
    put(tmp_path, "games/autosave-0001.lode", FINISHED)
    driver, scene = listing(tmp_path)
    reached = []
    for _times in range(3):
        driver.press(pygame.K_RIGHT)
        assert scene.ring.focus is not None
        reached.append(scene.ring.focus.name)
    assert reached == [f"{deed}-game-autosave-0001" for deed in ("watch", "share", "delete")]


def test_a_game_that_is_open_elsewhere_is_not_deleted(tmp_path: Path) -> None:
    played = begun(tmp_path, 3)
    driver, scene = listing(tmp_path)
    driver.click(f"delete-{row(played)}")
    driver.click("delete")
    driver.frame()
    assert driver.at(scene)
    assert "another window" in scene.toast.sentence
    assert rows(driver) == [row(played)]
    assert saved(played).exists()


def test_a_game_just_left_can_be_deleted(tmp_path: Path) -> None:
    put(tmp_path, "saves/autosave-0001.lode")
    driver = title(tmp_path)
    driver.click("continue")
    assert isinstance(driver.scene, TableScene)
    driver.app._apply(Open(ToTitle()))
    driver.frame()
    driver.click("saves")
    (left,) = rows(driver)
    driver.click(f"delete-{left}")
    driver.click("delete")
    assert rows(driver) == []


def test_what_is_good_of_a_damaged_record_is_kept_on_request(tmp_path: Path) -> None:
    path = put(tmp_path, "saves/autosave-0001.lode", UNFINISHED + b'{"seat":')
    driver, scene = listing(tmp_path)
    assert "line 6" in texts(scene)
    driver.click("mend-save-autosave-0001")
    driver.click("mend")
    rows(driver)
    assert path.read_bytes() == UNFINISHED
    assert path.with_name(f"{path.name}.damaged").read_bytes() == UNFINISHED + b'{"seat":'
    assert "line 6" not in texts(scene)
    assert "mend-save-autosave-0001" not in scene.rects()
