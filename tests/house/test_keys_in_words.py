"""Keys can be changed, so no sentence names one by itself, and few modules look at a key at all (UX M31)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

_GAME = Path(__file__).parents[2] / "game"
_NAMING = "ui/keys.py"
_FIXED = "terminal/keys.py"
"""Names the one key by which a terminal sends a line: nobody can change it."""
_LOOKING = {
    "ui/keyboard.py",
    "ui/keys.py",
    "ui/bindings.py",
    "ui/widgets/textfield.py",  # the keys of a text being typed
    "scenes/private/pin_pad.py",  # likewise of digits
    "scenes/settings/listening.py",  # Esc gives up whatever it means
    "cli/gallery_learning.py",  # presses keys
    "cli/gallery_replays.py",
    "cli/gallery_scenes.py",  # presses keys
}
"""Modules that may say `pygame.K_…`."""
_KEY = re.compile(r"\b(Esc|Escape|Enter|Return key|Space bar|Tab key|Shift|Ctrl|F\d+)\b|\((?:[A-Z]|\d)\)|\bkey [A-Z]\b")


def _sources() -> Iterator[tuple[str, str]]:
    for path in sorted(_GAME.rglob("*.py")):
        yield path.relative_to(_GAME).as_posix(), path.read_text(encoding="utf-8")


def _sentences(source: str) -> Iterator[str]:
    """The texts that are translated, and so are shown."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "N_", "ngettext"):
            yield from (a.value for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def test_no_sentence_names_a_key_by_itself() -> None:
    found = [
        (name, text)
        for name, source in _sources()
        if name not in (_NAMING, _FIXED)
        for text in _sentences(source)
        if _KEY.search(text) and text != _OF_MODIFIERS
    ]
    assert found == []
    naming = (_GAME / _NAMING).read_text(encoding="utf-8")
    assert any(_KEY.search(text) for text in _sentences(naming)), "the names of keys are where they are looked for"


def test_few_modules_look_at_keys() -> None:
    assert {name for name, source in _sources() if "pygame.K_" in source} == _LOOKING


_OF_MODIFIERS = "Press the new key, with Ctrl or Shift if you like."
