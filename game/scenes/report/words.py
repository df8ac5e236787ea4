"""What the parts of a report are."""

from __future__ import annotations

from collections.abc import Mapping

from game.system.crash_report import CRASH_FILE
from game.system.i18n import N_, _

_WORDS: Mapping[str, str] = {
    "versions.txt": N_("Versions of the game and the system"),
    "game.lode": N_("The whole record of the game"),
    "game.txt": N_("What everybody knows of the game"),
    "log.txt": N_("The public log"),
    "settings.json": N_("The settings"),
    CRASH_FILE: N_("Where the last fault happened"),
}


def part_words(name: str) -> str:
    """Return what a part is, by the name of its file."""
    return _(_WORDS[name])
