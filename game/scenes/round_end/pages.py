"""The pages of the end of a round: its story first, then the claims, the gold and the chart of suspicion."""

from __future__ import annotations

from enum import StrEnum

from game.engine.total import total
from game.system.i18n import N_, _


class Page(StrEnum):
    """A page, by what it shows."""

    STORY = "story"
    CLAIMS = "claims"
    GOLD = "shares"
    CHART = "chart"


_WORDS = total(
    Page,
    {
        Page.STORY: N_("The story"),
        Page.CLAIMS: N_("The claims"),
        Page.GOLD: N_("The gold"),
        Page.CHART: N_("The suspicion"),
    },
)


def page_words(page: Page) -> str:
    """Return what the tab of a page says."""
    return _(_WORDS[page])
