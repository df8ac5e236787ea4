"""The glossary says each word once, and where it says that something stands, it stands."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINES = [line for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines() if line[:2] == "- "]
CARRIERS = sorted({name for line in LINES for name in re.findall(r"`((?:game|ai)(?:\.\w+)+)`", line)})


def test_each_word_stands_once() -> None:
    words = Counter(word for line in LINES for term in re.findall(r"\*\*(.+?)\*\*", line) for word in term.split(", "))
    assert not [word for word, times in words.items() if times > 1]


@pytest.mark.parametrize("name", CARRIERS)
def test_what_carries_a_word_is_there(name: str) -> None:
    parts = name.split(".")
    for end in range(len(parts), 1, -1):
        place = ROOT / "/".join(parts[:end])
        if place.is_dir():
            assert end == len(parts), f"{name}: {place.name} is a folder"
            return
        if place.with_suffix(".py").exists():
            wanted, source = parts[end:], place.with_suffix(".py").read_text(encoding="utf-8")
            assert all(re.search(rf"^(?:class|def) {part}\b|^{part}\b\s*[:=]", source, re.M) for part in wanted)
            return
    pytest.fail(f"{name}: no such module")
