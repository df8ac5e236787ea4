"""Which saves there are, which is continued: by the numbers in their names alone (RECORDS section 4)."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import pytest
from scenarios import begun, saved, whole_game

from game.play.resume import CannotPlay
from game.play.rotation import rotate
from game.play.saved_games import Save, Unusable, newest_unfinished, saved_games
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES

FINISHED = whole_game()
UNFINISHED = b"".join(FINISHED.splitlines(keepends=True)[:5])


def put(folder: Path, number: int, data: bytes = UNFINISHED) -> Path:
    path = folder / "saves" / f"autosave-{number:04}.lode"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    return path


def names(folder: Path) -> set[str]:
    return set(os.listdir(folder / "saves"))


def offered(folder: Path) -> Path | None:
    save = newest_unfinished(folder)
    return None if save is None else save.path


def test_continue_offers_the_newest_that_is_not_over_whatever_clocks_say(tmp_path: Path) -> None:
    assert newest_unfinished(None) is None
    assert newest_unfinished(tmp_path) is None
    older, session, done = begun(tmp_path, 20), begun(tmp_path, 10), begun(tmp_path, 1000)
    for age, path in enumerate(map(saved, (older, done, session))):
        os.utime(path, (4e9 - age * 1e9, 4e9 - age * 1e9))
    to_play = session.table.to_play
    assert to_play is not None
    save = newest_unfinished(tmp_path)
    assert save == Save(saved(session), 1, DEFAULT_NAMES[to_play], session.names, session.rules, changed=2e9)


def test_a_game_that_is_gone_on_with_is_the_newest_again(tmp_path: Path) -> None:
    first, second = put(tmp_path, 1), put(tmp_path, 2, UNFINISHED + b"{")
    damaged = Session.load(second)
    assert saved(damaged) == second, "it was the newest already"
    again = Session.load(first)
    assert offered(tmp_path) == saved(again) != second
    back = Session.load(second)
    assert offered(tmp_path) == saved(back)
    kept = {f"{saved(back).name}", f"{saved(back).name}.damaged", saved(again).name}
    assert names(tmp_path) == kept, "what was put aside goes with its record"


def test_a_copy_that_another_program_named_is_listed_and_gets_a_number(tmp_path: Path) -> None:
    numbered = put(tmp_path, 1)
    conflict = put(tmp_path, 2).rename(tmp_path / "saves" / "autosave-0001 (conflicted copy).lode")
    assert [found.path for found in saved_games(tmp_path)] == [numbered, conflict]
    assert offered(tmp_path) == numbered
    session = begun(tmp_path)
    assert conflict.exists(), "it is nobody's to remove"
    loaded = Session.load(conflict)
    assert saved(loaded).name == "autosave-0003.lode"
    assert offered(tmp_path) == saved(loaded)
    assert names(tmp_path) == {numbered.name, saved(session).name, saved(loaded).name}


def test_a_game_that_is_over_is_shown_and_stays_where_it_was(tmp_path: Path) -> None:
    done, newer = put(tmp_path, 1, FINISHED), put(tmp_path, 2)
    assert Session.load(done).finished
    assert names(tmp_path) == {done.name, newer.name}


@pytest.mark.parametrize("number", [9999, 2**31 - 2, 2**31 - 1, 10**16 - 1])
def test_numbers_grow_beyond_all_digits_that_anybody_writes(tmp_path: Path, number: int) -> None:
    put(tmp_path, number)
    session = begun(tmp_path)
    assert saved(session).name == f"autosave-{number + 1}.lode"
    assert offered(tmp_path) == saved(session)


def odd_files(saves: Path) -> None:
    """Put everything that cannot be read among the saves, each with a number above the good one."""
    (saves / "autosave-0011.lode").symlink_to("nowhere")
    (saves / "autosave-0012.lode").symlink_to("autosave-0012.lode")
    (saves / "autosave-0013.lode").mkdir()
    (saves / "autosave-0014.lode").write_bytes(b"\xff\x00")
    (saves / "autosave-0015.lode").symlink_to("/dev/zero")
    (saves / "autosave-0016.lode").write_bytes(b"")
    os.truncate(saves / "autosave-0016.lode", 64_000_001)
    (saves / "holiday.jpg").write_bytes(b"")
    with suppress(AttributeError):
        os.mkfifo(saves / "autosave-0017.lode")


def test_one_file_that_cannot_be_looked_at_hides_no_other(tmp_path: Path) -> None:
    good = put(tmp_path, 7)
    odd_files(tmp_path / "saves")
    before = names(tmp_path)
    passed_over: list[Unusable] = []
    save = newest_unfinished(tmp_path, passed_over.append)
    assert save is not None
    assert save.path == good
    assert [found.path.name[:13] for found in passed_over][-6:] == [f"autosave-00{n}" for n in (16, 15, 14, 13, 12, 11)]
    for found in passed_over:
        assert found.path.name in found.sentence
        with pytest.raises(CannotPlay):
            Session.load(found.path)
    session = begun(tmp_path)
    assert saved(session).name == "autosave-0018.lode"
    assert names(tmp_path) == before | {saved(session).name}, "nothing that is not understood is removed"


def test_a_file_that_goes_between_listing_and_looking_is_nothing_to_speak_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = put(tmp_path, 7)
    monkeypatch.setattr(os, "listdir", lambda _folder: [good.name, "autosave-0008.lode"])
    assert [found.path for found in saved_games(tmp_path)] == [good]


def test_a_folder_that_cannot_be_listed_has_no_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, 7)

    def denied(_folder: Path) -> list[str]:
        raise PermissionError

    monkeypatch.setattr(os, "listdir", denied)
    assert newest_unfinished(tmp_path) is None
    rotate(tmp_path / "saves")


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b'{"record":2}\n' + UNFINISHED, "record"),
        (b"rubbish\n" + UNFINISHED, "JSON"),
        (UNFINISHED.replace(b'"random"', b'"genius/schemer"'), "genius/schemer"),
    ],
)
def test_a_newest_save_that_cannot_be_continued_is_said_and_the_next_offered(
    tmp_path: Path, data: bytes, word: str
) -> None:
    good, bad = put(tmp_path, 1), put(tmp_path, 2, data)
    put(tmp_path, 3, b"")
    passed_over: list[Unusable] = []
    save = newest_unfinished(tmp_path, passed_over.append)
    assert save is not None
    assert save.path == good
    (told,) = passed_over
    assert told.path == bad
    assert bad.name in told.sentence
    assert word in told.sentence
    begun(tmp_path)
    assert bad.read_bytes() == data, "another version of the game may read it"


def test_a_damaged_save_can_be_continued(tmp_path: Path) -> None:
    path = put(tmp_path, 1, UNFINISHED + b"{")
    save = newest_unfinished(tmp_path)
    assert save is not None
    assert (save.path, save.damaged_from) == (path, 6)


def test_a_copy_put_aside_goes_along_with_its_record_though_an_older_one_was_removed(tmp_path: Path) -> None:
    older, _newer = put(tmp_path, 1), put(tmp_path, 2)
    (tmp_path / "saves" / "autosave-0001.lode.damaged-2").write_bytes(b"x")
    again = Session.load(older)
    begun(tmp_path)
    assert (tmp_path / "saves" / f"{saved(again).name}.damaged-2").read_bytes() == b"x"
