"""Make all sounds, or say whether those that are there are the same ones."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from assets.sound.make.making import made, report, sounds
from assets.sound.make.ogg import unpacked

FOLDER = Path(__file__).parents[1]
NEAR = 0.01
"""How far, as a part of its own effective value, a file made on another machine may differ from ours."""


def compared(data: bytes, there: Path) -> str:
    """Return how a file made anew compares with the one that is there: `same`, `near` or `other`."""
    if not there.exists():
        return "other"
    old = there.read_bytes()
    if old == data:
        return "same"
    new_wave, old_wave = unpacked(data), unpacked(old)
    if new_wave.shape != old_wave.shape:
        return "other"
    off = np.sqrt(np.mean((new_wave - old_wave) ** 2) / np.mean(old_wave**2))
    return "near" if off <= NEAR else "other"


def main(arguments: list[str]) -> int:
    """Make or check; return 1 if a file that is there is another one."""
    parser = argparse.ArgumentParser(prog="python -m assets.sound.make", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; compare with the files that are there")
    parser.add_argument("parts", nargs="*", help="only files whose name contains one of these")
    options = parser.parse_args(arguments)
    others = 0
    for sound in sounds():
        if options.parts and not any(part in sound.file for part in options.parts):
            continue
        data = made(sound)
        there = FOLDER / sound.file
        verdict = ""
        if options.check:
            verdict = compared(data, there)
            others += verdict == "other"
        else:
            there.parent.mkdir(exist_ok=True)
            there.write_bytes(data)
        print(report(sound, data), verdict)
    return int(others > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
