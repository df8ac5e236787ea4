"""What stands on a shared picture, and how its file is called."""

from __future__ import annotations

from game.engine.table import Table
from game.play.sharing.files import telling_name
from game.play.sharing.game import SharedGame
from game.system.i18n import _
from game.words.log import winner_sentence
from game.words.things import comma_words

_MOST_NAMED = 6
"""Names in the name of a file: more would make it too long."""


def file_name(game: SharedGame, table: Table | None = None) -> str:
    """Return a name that tells the day and who played, for a board the round too; figures and names, no words."""
    day = [] if game.day is None else [game.day.isoformat()]
    which = [] if table is None else [f"{table.round}"]
    return telling_name([*day, *game.names[:_MOST_NAMED], *which])


def heading(table: Table) -> str:
    """Return what stands above a board."""
    return _("Fool's Lode · Round {round}").format(round=table.round)


def note(game: SharedGame) -> str:
    """Return who played, and on which day."""
    names = comma_words(game.names)
    return names if game.day is None else _("{names} · {day}").format(names=names, day=game.day.isoformat())


def line(game: SharedGame, table: Table) -> str:
    """Return how things stand on a board."""
    if table.outcome is not None:
        return winner_sentence(table.outcome)
    return "" if table.to_play is None else _("{name} to move").format(name=game.names[table.to_play])
