"""Where a game of What if comes from, in words."""

from __future__ import annotations

from game.system.i18n import _


def origin_words(name: str, number: int) -> str:
    """Return where such a game began: whose seat was taken over, and in which round."""
    return _("What if: {name} taken over in round {round}").format(name=name, round=number)
