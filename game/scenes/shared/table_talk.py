"""Whose remarks are heard in a game, for the table and for the end of a round."""

from __future__ import annotations

from game.play.session import Session
from game.system.i18n import _
from game.ui.context import Context
from game.words.characters import character_of
from game.words.voices.remarks import TableTalk


def table_talk(context: Context, session: Session, seed: object) -> TableTalk:
    """Return the remarks of a round of this game, in which nothing is said that was said before."""
    context.remember(session)
    bots = [None if session.is_human(seat) else character_of(mind) for seat, mind in enumerate(session.minds)]
    return TableTalk(session.names, bots, context.said, seed)


def last_word(context: Context, session: Session) -> str | None:
    """Return what a bot says once roles and goals lie open, with its name; nothing where the rules let nobody talk."""
    outcome = session.table.outcome
    if outcome is None or not session.rules.table_talk:
        return None
    remark = table_talk(context, session, session.table.round).conclude(session.log(None), outcome)
    if remark is None:
        return None
    return _("{name}: “{words}”").format(name=session.names[remark.seat], words=remark.words)
