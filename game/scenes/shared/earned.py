"""What people have earned in a round or with a game that is over: worked out beside the frames where it takes a while.

A game of What if earns nothing, and neither do bots.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from game.art.naming import IconName
from game.art.pictograms.honour_icons import HONOUR_ICONS
from game.play.session import Session
from game.scenes.shared.asked import Asked
from game.statistics.achievements.criteria import Earned, earned_at_end, earned_in_round
from game.statistics.achievements.seen import SeenGame, SeenRound
from game.ui.context import Context
from game.words.achievements import achievement_name, earned_sentence, earned_sentences


class Honoured(NamedTuple):
    """A seat that has earned something: what it is called, its icon, what had to be done, and all that shortly."""

    seat: int
    title: str
    icon: IconName
    about: str
    shortly: str


class EarnedInRound:
    """What people have earned in the round whose roles lie open: public facts alone, nothing about gold. Close it."""

    def __init__(self, context: Context, session: Session) -> None:
        self._names = session.names
        game = seen_game(session)
        self._asked: Asked[list[Earned]] | None = None
        if game is not None:
            self._asked = Asked(context, "achievements", partial(earned_in_round, game))

    @property
    def waits(self) -> bool:
        """Whether it is not known yet."""
        return self._asked is not None and self._asked.waits

    @property
    def honoured(self) -> list[Honoured]:
        """Who has earned what, as soon as that is known."""
        found = None if self._asked is None else self._asked.answer
        return [honoured(earned, self._names[earned.seat]) for earned in found or ()]

    def finish(self) -> None:
        """Wait for it: for tests and still pictures."""
        if self._asked is not None:
            self._asked.finish()

    def close(self) -> None:
        """Let go of the worker."""
        if self._asked is not None:
            self._asked.close()


def earned_with_game(session: Session) -> list[Honoured]:
    """Return who has earned what with the end of the game; nothing before it is over (R7.7)."""
    game = seen_game(session)
    found = [] if game is None else earned_at_end(game)
    return [honoured(earned, session.names[earned.seat]) for earned in found]


def seen_game(session: Session) -> SeenGame | None:
    """Return a game as far as its roles lie open; None where nobody can earn anything in it."""
    if not session.humans or session.desk.origin is not None:
        return None
    return SeenGame(session.minds, tuple(map(SeenRound.of, session.revealed)), session.table.gold)


def honoured(earned: Earned, name: str) -> Honoured:
    """Return what is told of something earned by a person of this name."""
    what = earned.achievement
    about = earned_sentences(name, what)
    return Honoured(earned.seat, achievement_name(what), HONOUR_ICONS[what], about, earned_sentence(name, what))
