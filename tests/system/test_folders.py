"""Showing a folder: by the program of the system, where there is one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.system import folders

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has a call for that")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What would have been started."""
    calls: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda call, **_how: calls.append(call))
    return calls


def test_a_folder_is_shown_by_the_program_of_the_system(
    started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    assert folders.can_show_folders()
    assert folders.show_folder(tmp_path)
    ((program, folder),) = started
    assert program.startswith("/usr/bin/")
    assert folder == str(tmp_path)


def test_without_such_a_program_nothing_is_started(
    started: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: None)
    assert not folders.can_show_folders()
    assert not folders.show_folder(tmp_path)
    assert started == []


def test_a_program_that_cannot_be_started_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _name: str(tmp_path / "gone"))
    assert not folders.show_folder(tmp_path)
