"""Killed at every step on files of a cut, a rotation and a game gone on with: nothing committed is lost (UX M15)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no forks")
def test_m15_nothing_is_lost_by_a_kill_at_any_step() -> None:
    paths = os.pathsep.join([str(TESTS.parent), str(TESTS), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("kills.py"))],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100
