"""Words for the practice mode, which two screens switch on (UX S9)."""

from __future__ import annotations

from game.system.i18n import _


def practice_words() -> str:
    """Return what the switch is called."""
    return _("Practice: compare your moves with the advice")


def practice_note() -> str:
    """Return what it does."""
    return _("For one person alone. After your move “Why not this?” tells what the advice would have been, and why.")
