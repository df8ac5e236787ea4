"""The one key that text mode names. It cannot be changed: the terminal sends a line by it."""

from __future__ import annotations

from game.system.i18n import _


def press_to_see(name: str) -> str:
    """Return how somebody says that they are there, and alone."""
    return _("{name}, press Enter when only you can see or hear what follows.").format(name=name)


def press_to_hand_on() -> str:
    """Return how a private part is ended."""
    return _("Press Enter when you are done: the lines above go away.")


def press_for_next_round() -> str:
    """Return how the next round is begun."""
    return _("Press Enter for the next round, or type why, log, maze, seats or quit.")


def press_to_leave() -> str:
    """Return how a game that is over is left."""
    return _("Press Enter to leave, or type why, log, maze or seats to look back.")
