"""Memory of whole games in one window (UX M30): most that the process ever had, in units of 10^6 bytes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from bench.figures import Figures

_PLAY = Path(__file__).with_name("whole_games.py")
_TESTS, _ROOT = _PLAY.parents[1], _PLAY.parents[2]


@pytest.mark.parametrize(
    ("size", "seats", "most"),
    [((1920, 1080), 5, 200), ((1920, 1080), 12, 200), ((3840, 2160), 5, 260), ((3840, 2160), 12, 260)],
    ids=["1080p-base", "1080p-both-expansions", "4K-base", "4K-both-expansions"],
)
def test_memory_of_whole_games(
    size: tuple[int, int],
    seats: int,
    most: float,
    tmp_path: Path,
    figures: Figures,
    at_length: Callable[[int, int], int],
    request: pytest.FixtureRequest,
) -> None:
    games, acts = at_length(4, 1), at_length(2000, 40)
    words = [str(number) for number in (*size, seats, games, acts)]
    paths = os.pathsep.join(map(str, (_TESTS, _ROOT)))
    environment = os.environ | {"PYTHONPATH": paths, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    run = [sys.executable, str(_PLAY), str(tmp_path), *words]
    told = subprocess.run(run, env=environment, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    found = json.loads(told.stdout.splitlines()[-1])
    assert not found["faults"], "\n".join(found["faults"])
    name = request.node.callspec.id
    figures.note(f"memory, {name}: games that came to their end", found["finished"], "")
    figures.note(f"memory, {name}: after the last game", found["held"][-1], "MB")
    figures.note(f"memory, {name}: most", found["peak"], "MB", most)
