"""Killed while games are cut, gone on with, put away and kept in slots: nothing committed is lost (UX M15).

`--kills N` kills that often at moments of chance; `tests/play/kills.py` by itself kills at every step.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no forks")
def test_m15_nothing_is_lost_by_a_kill_at_any_step(request: pytest.FixtureRequest) -> None:
    kills = request.config.getoption("--kills")
    how = [str(kills)] if kills else ["--every", "4"]
    paths = os.pathsep.join([str(TESTS.parent), str(TESTS), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("kills.py")), *how],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 50
