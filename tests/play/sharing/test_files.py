"""Names that every file system takes, and files that take no other's place."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from game.play.sharing.files import put, telling_name


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (["2026-11-29", "Ana", "Bea"], "fools-lode-2026-11-29-Ana-Bea"),
        (['a/b\\c:d*e?f"g<h>i|j', "..", "con"], "fools-lode-a-b-c-d-e-f-g-h-i-j-con"),
        (["Łucja Żak", "Юлія"], "fools-lode-Łucja-Żak-Юлія"),
        (["💎", " ", "\x00\n"], "fools-lode"),
    ],
)
def test_a_name_has_letters_figures_and_hyphens(parts: list[str], name: str) -> None:
    assert telling_name(parts) == name


def test_a_name_is_the_same_however_its_letters_are_put_together() -> None:
    assert telling_name([unicodedata.normalize("NFD", "Zoë")]) == telling_name(["Zoë"])


def test_a_long_name_is_cut_between_letters() -> None:
    name = telling_name(["Ж" * 200])
    assert len(name.encode()) <= 120
    assert name.endswith("Ж")


def test_no_file_takes_the_place_of_another(tmp_path: Path) -> None:
    first = put(tmp_path / "shared", "game", ".lode", b"one")
    second = put(tmp_path / "shared", "game", ".lode", b"two")
    assert first != second
    assert (first.read_bytes(), second.read_bytes()) == (b"one", b"two")
    assert put(tmp_path / "shared", "game", ".lode", b"two") == second, "the same is there already"
    assert sorted(path.name for path in (tmp_path / "shared").iterdir()) == ["game-2.lode", "game.lode"]
