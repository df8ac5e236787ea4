"""The settings file: kept, damaged, unwritable (RECORDS section 4)."""

from __future__ import annotations

import json
import os
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from game.system import settings as settings_file
from game.system.data_folder import HOME_VARIABLE, data_folder
from game.system.settings import FILE_NAME, LastSeat, LastSetup, Settings, load_settings, save_settings, speed_factor


def _write(folder: Path, stored: Any) -> None:
    (folder / FILE_NAME).write_text(json.dumps(stored), encoding="utf-8")


def test_settings_come_back_as_they_were_kept(tmp_path: Path) -> None:
    setup = LastSetup((LastSeat("Ada", "human"), LastSeat("Bo", "steady")), "g3", {"link_to_start": True}, 1)
    kept = Settings("instant", "0.5", 130, True, (1920, 1080), True, "en", setup)
    assert save_settings(kept, tmp_path)
    assert load_settings(tmp_path) == (kept, None)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_last_set_up_of_an_older_version_is_read(tmp_path: Path) -> None:
    seats = [{"name": "Ada", "mind": "human"}]
    _write(tmp_path, {"last_setup": {"seats": seats, "edition": "g3", "switches": {}, "starter": None}})
    settings, sentence = load_settings(tmp_path)
    assert sentence is None
    assert settings.last_setup == LastSetup((LastSeat("Ada", "human"),), "g3")


def test_without_a_file_every_setting_has_its_default(tmp_path: Path) -> None:
    assert load_settings(tmp_path) == (Settings(), None)
    assert load_settings(None) == (Settings(), None)


@pytest.mark.parametrize("text", [b"", b"{", b"[1]", b"\xff\xfe", b"null", b"[" * 90_000, b'{"text_scale": 1e999}'])
def test_a_file_that_makes_no_sense_is_reported(tmp_path: Path, text: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(text)
    settings, sentence = load_settings(tmp_path)
    assert settings == Settings()
    assert sentence
    assert (tmp_path / f"{FILE_NAME}.damaged").read_bytes() == text, "nothing is lost"


def test_a_bad_value_gives_way_alone_and_is_named(tmp_path: Path) -> None:
    _write(
        tmp_path,
        {
            "speed_bots": "9",
            "speed_own": "4",
            "text_scale": 5000,
            "window": [-3, 10],
            "commit_at_once": 1,
            "last_setup": {"seats": "nobody"},
            "language": "en",
        },
    )
    settings, sentence = load_settings(tmp_path)
    assert settings == Settings(speed_own="4", language="en")
    assert sentence is not None
    for name in ("speed bots", "text scale", "window", "commit at once", "last setup"):
        assert name in sentence
    assert "speed own" not in sentence


@pytest.mark.parametrize("field", ["keys", "pads"])
def test_a_bad_entry_among_chosen_inputs_loses_itself_alone(tmp_path: Path, field: str) -> None:
    _write(tmp_path, {field: {"rotate": "r", "log": ["f5", 5, None], "peek": ["f6"], "talk": [3], "undo": []}})
    settings, sentence = load_settings(tmp_path)
    usable = {"log": ("f5",), "peek": ("f6",), "undo": ()}
    assert getattr(settings, field) == usable
    assert sentence is not None
    assert all(f"{field} {control}" in sentence for control in ("rotate", "log", "talk"))
    assert not any(f"{field} {control}" in sentence for control in ("peek", "undo"))
    assert save_settings(settings, tmp_path)
    assert load_settings(tmp_path) == (settings, None), "what was bad in the file is gone"


@pytest.mark.parametrize("bad", [["x"], 3, None, "rotate"])
def test_chosen_inputs_that_are_no_table_give_way_alone(tmp_path: Path, bad: Any) -> None:
    _write(tmp_path, {"keys": bad, "pads": {"log": ["north"]}, "confirm": 7, "monitor": "left", "text_scale": 150})
    settings, sentence = load_settings(tmp_path)
    assert settings == Settings(pads={"log": ("north",)}, text_scale=150)
    assert sentence is not None
    assert all(name in sentence for name in ("keys", "confirm", "monitor"))


def test_unknown_keys_are_passed_over(tmp_path: Path) -> None:
    _write(tmp_path, {"text_scale": 150, "colour_of_the_moon": "green"})
    assert load_settings(tmp_path) == (Settings(text_scale=150), None)


def test_a_folder_that_cannot_be_written_keeps_nothing_and_harms_nothing(tmp_path: Path) -> None:
    assert not save_settings(Settings(), tmp_path / "missing")
    (tmp_path / FILE_NAME).mkdir()
    assert not save_settings(Settings(), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    assert load_settings(tmp_path)[0] == Settings()


def test_the_data_folder_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "deep" / "home"))
    folder = data_folder()
    assert folder == (tmp_path / "deep" / "home", None)
    assert list((tmp_path / "deep" / "home").iterdir()) == []


def test_a_data_folder_in_the_way_of_a_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "file"))
    folder = data_folder()
    assert folder.path is None
    assert folder.complaint is not None
    assert str(tmp_path / "file") in folder.complaint


def test_instant_has_no_factor() -> None:
    assert speed_factor("instant") is None
    assert speed_factor("0.5") == 0.5


def test_two_windows_keep_what_each_has_changed(tmp_path: Path) -> None:
    save_settings(Settings(), tmp_path)
    first, second = (load_settings(tmp_path)[0] for _ in range(2))
    before = copy(first)
    first.text_scale, second.speed_own = 150, "4"
    assert save_settings(first, tmp_path, before)
    assert save_settings(second, tmp_path, before)
    assert load_settings(tmp_path) == (Settings(text_scale=150, speed_own="4"), None)


def test_nothing_is_written_where_nothing_has_changed(tmp_path: Path) -> None:
    kept = Settings(text_scale=150)
    assert save_settings(kept, tmp_path)
    found = (tmp_path / FILE_NAME).stat()
    assert save_settings(kept, tmp_path, copy(kept))
    assert os.path.samestat((tmp_path / FILE_NAME).stat(), found)


def test_a_key_of_another_version_stays_and_a_damaged_value_goes(tmp_path: Path) -> None:
    _write(tmp_path, {"text_scale": "huge", "colour_of_the_moon": "green", "speed_own": "4"})
    settings, _sentence = load_settings(tmp_path)
    assert save_settings(settings, tmp_path, copy(settings))
    assert load_settings(tmp_path) == (Settings(speed_own="4"), None)
    assert json.loads((tmp_path / FILE_NAME).read_bytes())["colour_of_the_moon"] == "green"


def test_every_damaged_file_is_kept(tmp_path: Path) -> None:
    for text in (b"{1", b"{2", b"{1"):
        (tmp_path / FILE_NAME).write_bytes(text)
        load_settings(tmp_path)
    copies = [tmp_path / f"{FILE_NAME}.damaged{more}" for more in ("", "-2")]
    assert [copy.read_bytes() for copy in copies] == [b"{1", b"{2"]
    assert len(list(tmp_path.iterdir())) == 3


def test_settings_that_are_a_link_stay_one(tmp_path: Path) -> None:
    target, link = tmp_path / "synced.json", tmp_path / FILE_NAME
    link.symlink_to(target)
    assert load_settings(tmp_path) == (Settings(), None)
    assert save_settings(Settings(text_scale=150), tmp_path)
    assert link.is_symlink()
    assert json.loads(target.read_bytes())["text_scale"] == 150


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_settings_that_are_a_pipe_do_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE_NAME)
    settings, sentence = load_settings(tmp_path)
    assert settings == Settings()
    assert sentence
    assert not save_settings(settings, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_folder_that_may_not_be_looked_into_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(_path: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "stat", denied)
    assert load_settings(tmp_path)[1]


def test_what_a_killed_program_was_writing_goes(tmp_path: Path) -> None:
    (tmp_path / f"{FILE_NAME}.77.tmp").write_bytes(b"{")
    assert save_settings(Settings(), tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_settings_that_may_not_be_read_are_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / FILE_NAME
    path.write_text('{"text_scale": 130}')

    def forbidden(_path: Path, _most: int) -> bytes:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patched:
        patched.setattr(settings_file, "read_plain", forbidden)
        settings, said = load_settings(tmp_path)
        assert said is not None
        assert not save_settings(settings, tmp_path)
    assert load_settings(tmp_path)[0].text_scale == 130
