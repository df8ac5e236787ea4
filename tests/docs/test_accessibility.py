"""The README promises no feature that no test holds, neither of accessibility nor of looking back."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TAGGED = "Accessibility"
TAGS = frozenset(
    {
        "Multiple Volume Controls",
        "Mono Sound",
        "Difficulty Levels",
        "Save Anytime",
        "Basic Input Remapping",
        "Full Input Remapping",
        "Playable without Button Holds",
        "Playable without Rapid Button Presses",
        "Playable with Keyboard Only",
        "Playable with Mouse Only",
        "Playable with Buttons Only",
        "Playable without Motion Controls",
        "Playable without Touch Controls",
        "Playable without Quick Time Events",
        "Clear Text",
        "Large Text",
        "Large & Clear Subtitles",
        "Color Alternatives",
        "Camera Comfort",
    }
)
"""Those of the usual tags that can be met by a game that needs no speech, touch or motion."""


def rows(heading: str) -> list[list[str]]:
    """The cells of every row of the README's table under a heading."""
    text = (ROOT / "README.md").read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@cache
def functions_in(path: Path) -> frozenset[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("row", [*rows(TAGGED), *rows("Keeping and looking back")], ids=lambda row: row[0])
def test_every_feature_is_held_by_tests_that_exist(row: list[str]) -> None:
    _tag, _what, held = row
    named = re.findall(r"`([\w/]+\.py)::(test_\w+)`", held)
    assert named
    for file, test in named:
        assert test in functions_in(ROOT / "tests" / file), f"{file} has no {test}"


def test_features_are_told_by_their_usual_tags() -> None:
    told = [row[0] for row in rows(TAGGED)]
    assert len(set(told)) == len(told)
    assert {tag for tag in told if not tag.startswith("*")} <= TAGS
