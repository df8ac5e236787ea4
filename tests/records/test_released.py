"""Records of every version that was released open as they did then: whole, and broken off after any line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.engine.legal import options
from game.play.session import Session
from game.records.replay import replay, replay_file
from game.records.verify import report
from game.system.resources import version

RELEASED = Path(__file__).parent / "released"
RECORDS = sorted(RELEASED.glob("*/*.lode"))


def named(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def test_there_are_records_of_every_released_version() -> None:
    changes = (RELEASED.parents[2] / "CHANGELOG.md").read_text("utf-8")
    released = {line.removeprefix("## ") for line in changes.splitlines() if line.startswith("## ")} - {"Unreleased"}
    assert {path.parent.name for path in RECORDS} == released
    assert version() in released


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_it_means_what_it_meant(path: Path) -> None:
    expected = json.loads(path.with_suffix(".verify.json").read_text("utf-8"))
    assert report(replay_file(path)) == expected


@pytest.mark.parametrize("path", RECORDS, ids=named)
def test_it_opens_however_much_of_it_there_is(path: Path, tmp_path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for some in {2, 3, len(lines) // 2, len(lines) - 1}:
        assert replay(b"".join(lines[:some])).fault is None
    half = tmp_path / "saves" / "autosave-0001.lode"
    half.parent.mkdir()
    half.write_bytes(b"".join(lines[: len(lines) // 2]))
    session = Session.load(half)
    assert session.warning is None
    seat = session.table.to_play
    if seat is not None:
        session.play(options(session.view(seat))[0])
