"""The sentences of the end of a round beside its pages."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.table import Outcome
from game.play.session import Session
from game.scenes.round_end.pages import Page
from game.system.i18n import _
from game.words.round_end import cause_words, title_words


class Heard(NamedTuple):
    """Who won, why the round ended, and what stands at the foot of the page that is open."""

    title: str
    cause: str
    foot: str


def heard(session: Session, outcome: Outcome, page: Page | None, last_word: str | None) -> Heard:
    """Return them as they are now; `page` is None until everything is revealed, `last_word` what a bot says then."""
    return Heard(
        title=title_words(outcome, session.table.round),
        cause=cause_words(session.table, outcome, session.names),
        foot=_foot(session, outcome, page, last_word),
    )


def _foot(session: Session, outcome: Outcome, page: Page | None, last_word: str | None) -> str:
    """Return a bot's last word below the story, and what becomes of the gold below that."""
    if page is Page.STORY:
        return last_word or ""
    if page is not Page.GOLD:
        return ""
    if not session.finished:
        return _("Gold won earlier stays face down until the game ends.")
    return _("All gold is counted now.") if outcome.saboteur2 else _("Every nugget is counted now.")
