"""How large the rooms of the house are: files in a folder, floors of the layers."""

from __future__ import annotations

import subprocess
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("game", "ai", "tests", "docs", "assets")
MOST_FILES, MOST_FLOORS = 24, 14


def kept() -> list[Path]:
    """Return the files of the house: those that git keeps; outside a checkout, all but what Python leaves behind."""
    listed = subprocess.run(["git", "ls-files", "-z", *ROOMS], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode == 0 and listed.stdout:
        return [Path(name) for name in listed.stdout.split("\0") if name and (ROOT / name).exists()]
    found = (path.relative_to(ROOT) for room in ROOMS for path in (ROOT / room).rglob("*") if path.is_file())
    return [path for path in found if "__pycache__" not in path.parts]


def test_no_folder_holds_more_than_can_be_taken_in_at_a_glance() -> None:
    files = kept()
    assert {path.parts[0] for path in files} == set(ROOMS)
    sizes = Counter(path.parent.as_posix() for path in files)
    full = {folder: size for folder, size in sizes.items() if size > MOST_FILES}
    assert not full, f"more than {MOST_FILES} files: {full}"


def test_the_layers_are_few_enough_to_be_known_by_heart() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    floors = [len(contract["layers"]) for contract in contracts if contract["type"] == "layers"]
    assert floors
    assert max(floors) <= MOST_FLOORS
