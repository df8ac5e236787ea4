"""The list of games: every record can be reached and looked after, with public facts only (RECORDS section 4)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace
from scenarios import begun, deal, header, play_on, record, saved
from screen.driving import Driver
from screen.saves.listing import FINISHED, SAVE, UNFINISHED, context_of, listing, put, row, rows, showing, texts, title

from game.play.autosave import wait_for_disk
from game.play.desk import Origin
from game.play.library import Kept, Shelf
from game.play.saved_games import Save, Unusable, look, saved_games
from game.play.session import Session
from game.scenes.menus.title import Title
from game.scenes.round_end.scene import RoundEndScene
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.routes import ToTitle
from game.scenes.saves.scene import Games
from game.scenes.saves.shelves import Section, Shelves
from game.scenes.table.scene import TableScene
from game.scenes.watch.scene import Watch
from game.ui.scene import Open


def test_the_title_offers_the_list_only_where_something_is_kept(tmp_path: Path) -> None:
    assert "saves" not in title(tmp_path).scene.rects()
    put(tmp_path, "games/autosave-0001.lode", FINISHED)
    assert "saves" in title(tmp_path).scene.rects()


def test_what_is_unfinished_comes_first_and_what_was_played_last_on_top(tmp_path: Path) -> None:
    older, newer, over = begun(tmp_path, 5), begun(tmp_path, 3), begun(tmp_path, 1000)
    put(tmp_path, "games/autosave-0009.lode", FINISHED)
    put(tmp_path, "saves/slot-3.lode", UNFINISHED)
    driver = title(tmp_path)
    driver.click("saves")
    assert rows(driver) == [row(newer), row(older)]
    driver.click("tab-finished")
    assert rows(driver) == ["game-autosave-0009", row(over)]
    driver.click("tab-slots")
    assert rows(driver) == ["save-slot-3"]
    driver.press(pygame.K_ESCAPE)
    assert driver.scene.name == "title"
    driver.click("saves")
    assert rows(driver) == ["save-slot-3"], "the section that was open last"


def test_enter_goes_on_with_an_older_game_which_is_the_newest_then(tmp_path: Path) -> None:
    older, newer = begun(tmp_path, 5), begun(tmp_path, 3)
    driver = title(tmp_path)
    driver.click("saves")
    rows(driver)
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.session.state == older.state
    path = next(iter(found.path for found in saved_games(tmp_path)))
    assert Session.load(path).state == older.state
    assert saved(newer).exists()


def test_a_slot_is_gone_on_with_and_stays(tmp_path: Path) -> None:
    slot = put(tmp_path, "saves/slot-2.lode")
    driver, scene = listing(tmp_path)
    driver.click("tab-slots")
    rows(driver)
    assert all(f"Slot {number}" in texts(scene) for number in (1, 2, 3))
    driver.press(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(driver.scene, TableScene)
    assert saved(driver.scene.session).name == "autosave-0001.lode"
    assert slot.read_bytes() == UNFINISHED


@pytest.mark.parametrize("name", ["saves/autosave-0003.lode", "games/autosave-0003.lode"])
def test_a_game_that_is_over_shows_its_score_and_can_be_watched_and_shared(tmp_path: Path, name: str) -> None:
    put(tmp_path, name, FINISHED)
    driver, scene = listing(tmp_path)
    (over,) = rows(driver)
    assert " wins the game · " in texts(scene)
    driver.click(f"watch-{over}")
    driver.frame()
    assert driver.scene.name == "watch"
    driver.press(pygame.K_ESCAPE)
    assert driver.at(scene)
    driver.click(f"share-{over}")
    driver.frame()
    assert driver.scene.name == "share"
    driver.press(pygame.K_ESCAPE)
    driver.click(over)
    assert isinstance(driver.scene, Scoreboard)
    driver.press(pygame.K_ESCAPE)  # completes the count where one runs
    if not driver.at(scene):
        driver.frame(dt=1.0)
        driver.press(pygame.K_ESCAPE)
    assert driver.at(scene)


def test_what_lies_among_finished_games_and_is_not_over_is_never_watched(tmp_path: Path) -> None:
    put(tmp_path, "games/autosave-0003.lode", UNFINISHED)
    context = context_of(tmp_path)
    scene = Games(context, Shelves([Kept(tmp_path / "games" / "autosave-0003.lode", Shelf.ARCHIVE)], Never()))
    driver = Driver(context, scene)
    driver.click("tab-finished")
    driver.click("watch-game-autosave-0003")
    driver.frame()
    assert driver.at(scene)
    assert "watch-game-autosave-0003" not in listing(tmp_path)[1].rects()


def test_a_game_that_takes_the_place_of_one_that_is_over_shows_what_everybody_saw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another window may put one into the slot that was just looked at."""
    slot = put(tmp_path, "saves/slot-1.lode", FINISHED)
    driver, _scene = listing(tmp_path)
    driver.click("tab-slots")
    (over, *_empty) = rows(driver)

    def replaced(path: Path) -> Save | Unusable | None:
        found = look(path)
        slot.write_bytes(UNFINISHED)
        return found

    monkeypatch.setattr("game.scenes.saves.scene.look", replaced)
    driver.click(f"watch-{over}")
    driver.frame()
    watch = driver.scene
    assert isinstance(watch, Watch)
    driver.press(pygame.K_DOWN, pygame.K_w)
    assert watch.table_view.seen.viewer is None
    assert "why" not in watch.rects()


class Never(Executor):
    """A worker that never comes to its end."""

    def submit(self, _fn: Callable[..., Any], /, *_args: Any, **_kwargs: Any) -> Future[Any]:
        return Future()


def test_a_row_says_who_plays_where_it_stands_and_what_is_damaged() -> None:
    _, scene = showing(replace(SAVE, damaged_from=57))
    shown = texts(scene)
    for words in ("Round 2 · Ana", "Ana, Bo, Cy", "2001-09-", "line 57", "rounds 1 to 2"):
        assert words in shown.replace("\n", " ")


@pytest.mark.parametrize("moment", [None, 1e300, float("inf"), float("nan")])
def test_a_moment_that_makes_no_sense_is_left_out(moment: float | None) -> None:
    _, scene = showing(replace(SAVE, changed=moment))
    assert "Round 2" in texts(scene)


def test_a_file_that_cannot_be_continued_says_why_and_leads_back() -> None:
    other = Unusable(Path("saves/autosave-0008.lode"), "It is of another version.")
    driver, scene = showing(other, SAVE)
    assert rows(driver) == ["save-autosave-0008", "save-autosave-0007"]
    driver.press(pygame.K_RETURN)
    assert driver.scene.name == "dialog"
    driver.press(pygame.K_RETURN)
    assert driver.at(scene)


def test_empty_sections_and_searches_say_so(tmp_path: Path) -> None:
    driver, scene = listing(tmp_path)
    assert "No game waits" in texts(scene)
    driver.click("tab-finished")
    assert "No game has been finished" in texts(scene)
    driver.click("tab-slots")
    assert texts(scene).count("Empty") == 3
    assert rows(driver) == []
    driver.click("search")
    driver.type("zz")
    assert "No game here" in texts(scene)


def test_names_from_a_file_are_cut_and_cleaned(tmp_path: Path) -> None:
    seats = [{"name": name, "mind": "human"} for name in ("A" * 5000, "B\0b", "\u200b")]
    put(tmp_path, "saves/autosave-0001.lode", record(header(seats=seats), deal()))
    _, scene = listing(tmp_path)
    shown = texts(scene)
    assert len(shown) < 500
    assert "\0" not in shown


def test_games_are_found_by_the_names_of_their_players(tmp_path: Path) -> None:
    seats = [{"name": name, "mind": "human"} for name in ("Zo\u00eb", "Bo", "Cy")]
    for number in range(1, 60):
        put(tmp_path, f"saves/autosave-{number:04}.lode")
    put(tmp_path, "saves/autosave-0002.lode", record(header(seats=seats), deal()))
    driver, _scene = listing(tmp_path)
    driver.click("search")
    driver.type("ZO\u00cb")
    assert rows(driver) == ["save-autosave-0002"]
    driver.press(pygame.K_ESCAPE)
    assert len(rows(driver)) > 5


def test_a_file_that_goes_while_it_is_listed_is_left_out(tmp_path: Path) -> None:
    paths = [put(tmp_path, f"saves/autosave-{number:04}.lode") for number in range(1, 5)]
    context = context_of(tmp_path)
    scene = Games(context)
    for path in paths[1:]:
        path.unlink()
    assert rows(Driver(context, scene)) == ["save-autosave-0001"]


def test_only_rows_near_the_view_are_made_and_keys_lead_to_the_last_of_a_thousand(tmp_path: Path) -> None:
    for number in range(1, 1001):
        put(tmp_path, f"games/autosave-{number:04}.lode", b"{}")
    driver, scene = listing(tmp_path)
    made = [part.name for part in scene.parts if part.name.startswith("game-")]
    assert made[0] == "game-autosave-1000"
    assert len(made) < 60
    for _times in range(40):
        driver.press(pygame.K_DOWN)
        driver.frame()
    assert scene.ring.focus is not None
    assert scene.ring.focus.name == "game-autosave-0960"
    scroll = scene.ring.scrolls[0]
    scroll.move_to(scroll.reach)
    driver.frame()
    rows(driver)
    assert "game-autosave-0001" in scene.rects()
    assert scene.ring.focus.name == "game-autosave-0960", "the focus stays, though it is out of view"
    driver.press(pygame.K_UP)
    driver.frame()
    assert "game-autosave-0961" in scene.rects()


def test_what_comes_into_view_is_played_again_and_nothing_else(tmp_path: Path) -> None:
    for number in range(1, 101):
        put(tmp_path, f"saves/autosave-{number:04}.lode")
    driver, scene = listing(tmp_path, pygame.K_DOWN)
    known = {kept.path.stem for kept in scene.shelves.listed(Section.TO_PLAY, "") if scene.shelves.found(kept)}
    assert "autosave-0100" in known
    assert len(known) < 15
    scroll = scene.ring.scrolls[0]
    scroll.move_to(scroll.rect.h)
    driver.frame()
    rows(driver)
    below = {kept.path.stem for kept in scene.shelves.listed(Section.TO_PLAY, "") if scene.shelves.found(kept)} - known
    assert "autosave-0001" not in below
    assert len(below) > 3


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
    rows(driver)
    driver.press(pygame.K_RETURN)
    driver.frame()
    assert isinstance(driver.scene, RoundEndScene | Scoreboard)
    assert "damaged" in driver.scene.toast.sentence


def test_a_game_of_what_if_says_where_it_comes_from(tmp_path: Path) -> None:
    session = begun(tmp_path, 3)
    session.desk.come_from(Origin("autosave-0001.lode", "", 40, 2, 0))
    wait_for_disk()
    _driver, scene = listing(tmp_path)
    assert f"{session.names[0]} taken over in round 2" in texts(scene).replace("\n", " ")
