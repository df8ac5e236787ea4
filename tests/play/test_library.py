"""What lies in the player's folder, listed by name alone, and what a glance at a record tells (RECORDS section 4)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from scenarios import begun, saved, whole_game

from game.play.autosave import wait_for_disk
from game.play.desk import Desk, Origin, game_of
from game.play.library import Kept, Shelf, glance, library, shelf_of
from game.play.saved_games import newest_unfinished
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES

FINISHED = whole_game()
UNFINISHED = b"".join(FINISHED.splitlines(keepends=True)[:5])
ORIGIN = Origin("autosave-0003.lode", "some game", 40, 2, 1)


def put(folder: Path, name: str, data: bytes = UNFINISHED) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def test_every_record_is_listed_slots_first_and_what_was_played_last_before_the_rest(tmp_path: Path) -> None:
    brought = put(tmp_path, "saves/b\N{LATIN SMALL LETTER O WITH DIAERESIS}rse.lode")
    archived = put(tmp_path, "games/autosave-0002.lode", FINISHED)
    older, newer = put(tmp_path, "saves/autosave-0001.lode"), put(tmp_path, "saves/autosave-0010.lode")
    slot = put(tmp_path, "saves/slot-2.lode")
    put(tmp_path, "saves/slot-2.lode.desk")
    put(tmp_path, "saves/autosave-0010.lode.damaged")
    stray = put(tmp_path, "games/slot-1.lode")
    assert library(tmp_path) == [
        Kept(slot, Shelf.SLOT),
        Kept(newer, Shelf.AUTOSAVE),
        Kept(archived, Shelf.ARCHIVE),
        Kept(older, Shelf.AUTOSAVE),
        Kept(brought, Shelf.OTHER),
        Kept(stray, Shelf.OTHER),
    ]
    assert all(shelf_of(kept.path) is kept.shelf for kept in library(tmp_path))


def test_without_a_folder_or_with_an_empty_one_nothing_is_listed(tmp_path: Path) -> None:
    assert library(None) == library(tmp_path) == library(tmp_path / "nowhere") == []


def test_a_glance_tells_names_rules_rounds_and_when(tmp_path: Path) -> None:
    path = put(tmp_path, "saves/autosave-0001.lode")
    os.utime(path, (5.0, 5.0))
    seen = glance(path)
    assert seen is not None
    assert (seen.names, seen.round, seen.changed, seen.origin) == (DEFAULT_NAMES[:4], 1, 5.0, None)
    assert seen.rules.edition == "rebel"
    assert seen.surely_unfinished
    over = glance(put(tmp_path, "games/autosave-0002.lode", FINISHED))
    assert over is not None
    assert over.round == 3
    assert not over.surely_unfinished


def test_a_glance_tells_where_a_game_of_what_if_comes_from(tmp_path: Path) -> None:
    session = begun(tmp_path, 3)
    session.desk.come_from(ORIGIN)
    wait_for_disk()
    seen = glance(saved(session))
    assert seen is not None
    assert seen.origin == ORIGIN
    assert Session.load(saved(session)).desk.origin == ORIGIN


@pytest.mark.parametrize("data", [b"", b"\n \n", b"rubbish", b'{"record":2}\n', b"\xff\x00", FINISHED[:60], None])
def test_what_has_no_header_or_has_gone_has_no_glance(tmp_path: Path, data: bytes | None) -> None:
    path = tmp_path / "odd.lode"
    if data is not None:
        path.write_bytes(data)
    assert glance(path) is None


def test_links_and_folders_have_no_glance_and_hide_no_other(tmp_path: Path) -> None:
    good = put(tmp_path, "saves/autosave-0001.lode")
    (tmp_path / "saves" / "autosave-0002.lode").symlink_to("nowhere")
    (tmp_path / "saves" / "autosave-0003.lode").mkdir()
    (tmp_path / "saves" / "autosave-0004.lode").symlink_to("/dev/zero")
    assert [kept.path for kept in library(tmp_path) if glance(kept.path)] == [good]
    assert len(library(tmp_path)) == 4


def test_a_slot_is_never_what_continue_offers_and_stays_as_it_was(tmp_path: Path) -> None:
    session = begun(tmp_path, 4)
    record = saved(session).read_bytes()
    slot = put(tmp_path, "saves/slot-1.lode", record + b"{")
    desk = Desk(game_of(record))
    desk.lie_beside(slot)
    desk.count_hint(2)
    wait_for_disk()
    kept = (slot.with_name("slot-1.lode.desk")).read_bytes()
    again = Session.load(slot)
    wait_for_disk()
    assert again.state == session.state
    assert again.desk.hints == {2: 1}
    assert again.warning is not None
    assert "line 7" in again.warning
    assert saved(again).name == "autosave-0002.lode"
    assert saved(again).with_name("autosave-0002.lode.desk").read_bytes() == kept
    assert slot.read_bytes() == record + b"{"
    saved(again).unlink()
    saved(session).unlink()
    assert newest_unfinished(tmp_path) is None


def test_an_unfinished_game_among_those_put_away_goes_on_as_a_copy_and_a_finished_one_where_it_is(
    tmp_path: Path,
) -> None:
    unfinished = put(tmp_path, "games/autosave-0007.lode")
    finished = put(tmp_path, "games/autosave-0008.lode", FINISHED)
    again = Session.load(unfinished)
    assert saved(again) == tmp_path / "saves" / "autosave-0009.lode", "no number comes twice"
    assert unfinished.read_bytes() == saved(again).read_bytes() == UNFINISHED
    assert Session.load(finished).finished
    assert finished.exists()
