"""The frames in which scenes open at 1920×1080, in a game of 12 seats with both expansions: without a picture in the
data folder, and with those that the first run has left there. Run by `pytest tests/bench`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from bench.figures import Figures
from bench.opening import Opened, play_game

OPENS, LATE = 100.0, 33.0
"""Milliseconds."""
_HELD = ("round end", "Why")
"""What opens in time for certain."""
_LOOKED = 2.0
_TESTS = Path(__file__).parents[1]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Those of a program that was installed, its modules compiled beforehand."""
    path = os.pathsep.join([str(_TESTS), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    compiled = {"PYTHONPYCACHEPREFIX": str(tmp_path / "compiled"), "PYTHONDONTWRITEBYTECODE": "", "PYTHONPATH": path}
    words = [sys.executable, "-m", "compileall", "-q", "game", "ai"]
    subprocess.run(words, env=os.environ | compiled, cwd=_TESTS.parent, check=True)
    return os.environ | compiled


def openings(folder: Path, seconds: float, environment: dict[str, str]) -> list[Opened]:
    """What a fresh process tells of the scenes that it opens."""
    words = [sys.executable, "-m", "bench.opening", str(folder), str(seconds)]
    told = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return [msgspec.json.decode(line, type=Opened) for line in told.stdout.splitlines() if line.startswith("[")]


def test_scenes_open(tmp_path: Path, figures: Figures, environment: dict[str, str]) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    play_game(folder)
    for pictures in ("cold",) if figures.once else ("cold", "warm"):
        for opened in openings(folder, 0.0 if figures.once else _LOOKED, environment):
            most = OPENS if opened.scene in _HELD and pictures == "warm" else None
            figures.note(f"{opened.scene} opens, {pictures}", opened.first, "ms", most)
            figures.note(f"{opened.scene}, {pictures}: slowest frame", opened.slowest, "ms")
