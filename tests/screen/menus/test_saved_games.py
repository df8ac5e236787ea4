"""The list of saved games: every game can be reached, with public facts only (RECORDS section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from scenarios import begun, deal, header, play_on, record, saved
from screen.driving import Driver, make_context

from game.engine.ruleset import EDITIONS
from game.play.saved_games import Save, Unusable, look, saved_games
from game.play.session import Session
from game.scenes.menus.saved_games import SavedGames
from game.scenes.menus.title import Title
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.routes import ToTitle
from game.scenes.table.scene import TableScene
from game.ui.scene import Open

SAVE = Save(Path("autosave-0007.lode"), 2, "Ana", ("Ana", "Bo", "Cy"), EDITIONS["g3"], changed=1e9)


def listed(driver: Driver) -> list[str]:
    """The names of what can be pressed, once every save was read."""
    while not driver.scene.at_rest:
        driver.frame()
    return list(driver.scene.rects())


def row(session: Session) -> str:
    """The name of the button of a saved game."""
    return f"save-{saved(session).stem}"


def texts(scene: SavedGames) -> str:
    return "\n".join(line.text for part in scene.parts for line in part.texts(scene.viewport))


def title(folder: Path) -> Driver:
    context = make_context(folder=folder)
    driver = Driver(context, Title(context, None))
    driver.app._apply(Open(ToTitle()))
    driver.frame()
    return driver


def showing(found: Iterator[Save | Unusable]) -> tuple[Driver, SavedGames]:
    context = make_context()
    scene = SavedGames(context, found)
    return Driver(context, scene), scene


def test_the_title_offers_the_list_only_where_something_is_saved(tmp_path: Path) -> None:
    assert "saves" not in title(tmp_path).scene.rects()
    begun(tmp_path)
    assert "saves" in title(tmp_path).scene.rects()


def test_every_game_is_listed_and_the_one_played_last_first(tmp_path: Path) -> None:
    older, newer, over = begun(tmp_path, 5), begun(tmp_path, 3), begun(tmp_path, 1000)
    driver = title(tmp_path)
    driver.click("saves")
    assert listed(driver) == [row(over), row(newer), row(older), "back"]
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "title"


def test_enter_goes_on_with_an_older_game_which_is_the_newest_then(tmp_path: Path) -> None:
    older, newer = begun(tmp_path, 5), begun(tmp_path, 3)
    driver = title(tmp_path)
    driver.click("saves")
    listed(driver)
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.session.state == older.state
    path = next(iter(found.path for found in saved_games(tmp_path)))
    assert Session.load(path).state == older.state
    assert saved(newer).exists()


def test_a_click_shows_a_game_that_is_over(tmp_path: Path) -> None:
    over = begun(tmp_path, 1000)
    driver = title(tmp_path)
    driver.click("saves")
    listed(driver)
    driver.click(row(over))
    assert isinstance(driver.scene, Scoreboard)


def test_a_row_says_who_plays_where_it_stands_and_what_is_damaged() -> None:
    _, scene = showing(iter([replace(SAVE, damaged_from=57)]))
    shown = texts(scene)
    for words in ("Round 2 · Ana", "Ana, Bo, Cy", "2001-09-", "line 57"):
        assert words in shown


@pytest.mark.parametrize("moment", [None, 1e300, float("inf"), float("nan")])
def test_a_moment_that_makes_no_sense_is_left_out(moment: float | None) -> None:
    _, scene = showing(iter([replace(SAVE, changed=moment)]))
    assert "Round 2" in texts(scene)


def test_a_file_that_cannot_be_continued_says_why_and_leads_back() -> None:
    driver, scene = showing(iter([Unusable(Path("autosave-0008.lode"), "It is of another version."), SAVE]))
    assert listed(driver) == ["save-autosave-0008", "save-autosave-0007", "back"]
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "dialog"
    driver.press(pygame.K_RETURN)
    assert driver.at(scene)


def test_each_game_is_read_in_a_frame_of_its_own() -> None:
    read: list[int] = []

    def reading() -> Iterator[Save]:
        for number in range(5):
            read.append(number)
            yield replace(SAVE, path=Path(f"autosave-000{number}.lode"))

    driver, scene = showing(reading())
    before = len(read)
    assert before < 5
    assert scene.wake_in == 0.0
    driver.frame()
    assert len(read) == before + 1
    listed(driver)
    assert len(scene.rects()) == 6


def test_without_saves_the_list_says_so() -> None:
    driver, scene = showing(iter(()))
    assert listed(driver) == ["back"]
    assert "No game is saved." in texts(scene)


def test_names_from_a_file_are_cut_and_cleaned(tmp_path: Path) -> None:
    seats = [{"name": name, "mind": "human"} for name in ("A" * 5000, "B\0b", "\u200b")]
    path = tmp_path / "autosave-0001.lode"
    path.write_bytes(record(header(seats=seats), deal()))
    found = look(path)
    assert isinstance(found, Save)
    _, scene = showing(iter([found]))
    shown = texts(scene)
    assert len(shown) < 500
    assert "\0" not in shown


def test_a_newest_save_that_cannot_be_continued_is_said_once(tmp_path: Path) -> None:
    good, bad = begun(tmp_path, 3), saved(begun(tmp_path))
    bad.write_bytes(b'{"record":2}\n')
    driver = title(tmp_path)
    assert isinstance(driver.scene, Title)
    assert bad.name in driver.scene.toast.sentence
    driver.app._apply(Open(ToTitle()))
    driver.frame()
    assert not driver.context.notices
    assert isinstance(driver.scene, Title)
    assert not driver.scene.toast.sentence
    driver.click("continue")
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.session.state == good.state


def test_many_saves_that_cannot_be_continued_are_one_sentence(tmp_path: Path) -> None:
    begun(tmp_path, 3)
    bad = [saved(begun(tmp_path)) for _ in range(3)]
    for path in bad:
        path.write_bytes(b'{"record":2}\n')
    driver = title(tmp_path)
    assert isinstance(driver.scene, Title)
    assert driver.scene.toast.sentence.startswith("3 ")
    assert bad[-1].name in driver.scene.toast.sentence
    assert len(driver.context.notices) <= 1


def test_a_game_that_has_gone_in_the_meantime_leads_back_to_what_there_is(tmp_path: Path) -> None:
    older, newer = begun(tmp_path, 5), begun(tmp_path, 3)
    driver = title(tmp_path)
    saved(newer).unlink()
    driver.click("continue")
    driver.click("close")
    assert driver.scene.name == "title"
    play_on(older, 1)
    driver.click("continue")
    assert isinstance(driver.scene, TableScene)


@pytest.mark.parametrize("moves", [0, 1000])
def test_what_was_wrong_with_a_game_is_told_wherever_it_opens(tmp_path: Path, moves: int) -> None:
    session = begun(tmp_path, moves)
    while session.table.outcome is None:
        play_on(session, 1)
    saved(session).write_bytes(saved(session).read_bytes() + b"{")
    driver = title(tmp_path)
    driver.click("saves")
    listed(driver)
    driver.press(pygame.K_RETURN)
    driver.frame()
    assert isinstance(driver.scene, RoundEndScene | Scoreboard)
    assert "damaged" in driver.scene.toast.sentence
