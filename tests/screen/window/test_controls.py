"""Keys chosen in a real window: heard as the system gives them, and kept at once (UX M31)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from screen.window.program import window

pytestmark = pytest.mark.window


def test_keys_are_chosen_by_pressing_them(home: Path, display: str) -> None:
    def kept() -> Any:
        return json.loads((home / "settings.json").read_text(encoding="utf-8"))["keys"]

    with window(home, display) as game:
        game.rest("title")
        game.click("settings")
        game.rest("settings")
        game.click("tab-controls")
        game.rest("settings", named="control-confirm")
        game.click("search")
        game.rest("settings")
        game.hands.write("rotate")
        game.rest("settings", named="control-rotate", gone="confirm")  # found by the first two letters, too: it moves
        game.click("control-rotate")
        game.rest("control")
        game.click("key-1")
        game.rest("listening")
        game.press("shift+F7")
        game.rest("control")
        assert kept() == {"rotate": ["shift+f7"]}
        game.click("key-more")
        game.rest("listening")
        game.press("m")
        game.rest("dialog")
        game.click("take")
        game.rest("control")
        assert kept() == {"rotate": ["shift+f7", "m"], "mute": []}
        game.click("key-more")
        game.rest("listening")
        game.look_away()
        game.rest("control")
        assert game.close() == 0
        assert game.errors == ""
