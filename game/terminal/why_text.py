"""Why the bots did what they did, in lines, once the round is revealed (UX S9)."""

from __future__ import annotations

from collections.abc import Iterator

from game.hindsight.explain import NoWhy, explain
from game.hindsight.sentences import claim_verdict, no_why_sentence, why_sentence
from game.play.session import Session
from game.system.i18n import _


def why_lines(session: Session, about: int | None) -> Iterator[str]:
    """Yield the reasons of every move of a bot in the round just played, or of one seat alone; each as it is found."""
    if session.table.outcome is None:
        yield _("Reasons are told when the round is over and all roles lie open.")
        return
    past, names, minds = session.past, session.names, session.minds
    if about is not None and session.is_human(about):
        yield no_why_sentence(NoWhy.PERSON, names[about], minds[about])
        return
    for move in past.moves:
        if session.is_human(move.seat) or about not in (None, move.seat):
            continue
        why = explain(past, move)
        if isinstance(why, NoWhy):
            yield no_why_sentence(why, names[move.seat], minds[move.seat])
            return
        yield why_sentence(why, names)
        verdict = claim_verdict(move, why, names)
        if verdict is not None:
            yield verdict.words
