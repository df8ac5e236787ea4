"""The settings file: kept, damaged, unwritable (RECORDS section 4)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

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
    assert settings == Settings(speed_own="4")
    assert sentence is not None
    for name in ("speed bots", "text scale", "window", "commit at once", "last setup"):
        assert name in sentence
    assert "speed own" not in sentence


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
