"""All pages of the rulebook, made anew in the player's language whenever they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.ruleset import Ruleset
from game.engine.total import total
from game.system.i18n import _
from game.words.rulebook.blocks import BASE, Page, said
from game.words.rulebook.entries import Entry


def _soon() -> Page:
    return Page(_("Rulebook"), (said(BASE, "", _("This page is still being written.")),))


PAGES: Mapping[Entry, Callable[[], Page]] = total(Entry, dict.fromkeys(Entry, _soon))


InPlay = tuple[Ruleset, int]
"""The rules of the game that is being played, and how many seats it has."""


def all_pages(_game: InPlay | None) -> dict[Entry, Page]:
    """Return every entry in the language of now; one of them is about the game that is being played."""
    return {entry: make() for entry, make in PAGES.items()}
