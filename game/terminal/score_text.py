"""How the game ended, in lines: the gold of every seat, round by round, and what each is remembered for (R8.3)."""

from __future__ import annotations

from collections.abc import Iterator

from game.play.session import Session
from game.system.i18n import _
from game.words.awards import award_words
from game.words.things import comma_words, gain_words


def score_lines(session: Session) -> Iterator[str]:
    """Yield a line for every seat, the richest first."""
    gold, results = session.table.gold or (), session.results
    awards = session.awards()
    for seat in sorted(range(len(gold)), key=lambda seat: -gold[seat]):
        rounds = comma_words([gain_words(result.paid[seat]) for result in results])
        text = _("{name}: {gold} gold; round by round {rounds}.")
        yield text.format(name=session.names[seat], gold=gold[seat], rounds=rounds)
        award = awards[seat]
        if award is not None:
            yield _("{name} {award}.").format(name=session.names[seat], award=award_words(award))
