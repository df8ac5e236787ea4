"""Sounds are made by their script: made once more, they are the files that are there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOUNDS = sorted(path.relative_to(ROOT / "assets" / "sound").as_posix() for path in ROOT.glob("assets/sound/*/*.ogg"))


@pytest.fixture(autouse=True)
def _makers() -> None:
    """The extra `art` is installed."""
    pytest.importorskip("numpy", reason="the extra `art` is not installed")
    pytest.importorskip("soundfile", reason="the extra `art` is not installed")


@pytest.mark.art
def test_made_again_they_are_the_same_and_as_loud_as_they_are_to_be() -> None:
    call = [sys.executable, "-m", "assets.sound.make", "--check"]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = [line.split() for line in done.stdout.splitlines()]
    assert done.returncode == 0, done.stdout + done.stderr
    assert sorted(line[0] for line in lines) == SOUNDS
    assert {line[-1] for line in lines} <= {"same", "near"}
    off = {line[0]: float(line[line.index("LUFS") + 1].strip("()")) for line in lines}
    assert {file: value for file, value in off.items() if abs(value) > 1} == {}


@pytest.mark.art
def test_loudness_and_pages_are_measured_as_their_standards_say() -> None:
    import numpy as np

    from assets.sound.make.levels import loudness
    from assets.sound.make.ogg import packed, unpacked, with_serial

    tone = np.sin(2 * np.pi * 997 * np.arange(44_100) / 44_100)
    assert loudness(tone) == pytest.approx(-3.01, abs=0.05)
    assert loudness(np.stack([tone, tone])) == pytest.approx(0, abs=0.05)
    data = (ROOT / "assets" / "sound" / "lay" / "lay-1.ogg").read_bytes()
    assert with_serial(data, int.from_bytes(data[14:18], "little")) == data
    assert packed(tone / 2, "a", 0.3) == packed(tone / 2, "a", 0.3) != packed(tone / 2, "b", 0.3)
    assert np.max(np.abs(unpacked(packed(tone / 2, "a", 0.9)) - tone / 2)) < 0.05
