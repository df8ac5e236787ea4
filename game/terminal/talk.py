"""What is told as the game goes on: one event a line, as one seat or everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.events import HandsSwapped, HatSwapped, Inspected, Looked, RoundEnded
from game.engine.views import Log
from game.play.session import Session
from game.system.i18n import _
from game.words.log import sentence
from game.words.roles import role_phrase
from game.words.round_end import cause_words, title_words

_SEEN = (Looked, Inspected, HatSwapped, HandsSwapped)
"""Events of which somebody saw more than all."""


def told(session: Session, viewer: int | None, since: int) -> Iterator[str]:
    """Yield the lines of the round from event `since` on, as `viewer` sees them, and what the end of it shows."""
    log = session.log(viewer)
    for place in range(since, len(log)):
        if isinstance(log[place], RoundEnded):
            yield from round_end_lines(session)
        else:
            yield from filter(None, (_line(session, log, place),))


def told_at_once(session: Session, viewer: int, since: int) -> Iterator[str]:
    """Yield the lines from event `since` on for who set them off; the end of a round is told to all together."""
    log = session.log(viewer)
    for place in range(since, len(log)):
        if isinstance(log[place], RoundEnded):
            return
        yield from filter(None, (_line(session, log, place),))


def _line(session: Session, log: Log, place: int) -> str:
    """Return the line of an event, empty for one that needs none."""
    return sentence(log[place], session.names, round_number=session.table.round, place=place, log=log) or ""


def seen_alone(session: Session, viewer: int, since: int) -> Iterator[str]:
    """Yield what `viewer` saw in private from event `since` on, cards of the hand left out."""
    log, public = session.log(viewer), session.log(None)
    for place in range(since, len(log)):
        if isinstance(log[place], _SEEN) and log[place] != public[place]:
            yield _line(session, log, place)


def round_end_lines(session: Session) -> Iterator[str]:
    """Yield who won the round and why it ended and where the gold was, then all roles (R7.8)."""
    table, names = session.table, session.names
    outcome = table.outcome
    assert outcome is not None, "the round has ended"
    yield _("{title}.").format(title=title_words(outcome, table.round))
    yield cause_words(table, outcome, names)
    for seat, role in enumerate(outcome.roles):
        yield _("{name} was {role}.").format(name=names[seat], role=role_phrase(role))
