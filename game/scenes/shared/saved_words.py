"""What may be told of a game that is kept: public facts only."""

from __future__ import annotations

import time
from collections.abc import Sequence

from game.engine.ruleset import Ruleset
from game.play.saved_games import Save
from game.system.i18n import _, ngettext
from game.words.rules import edition_words, numbers_words
from game.words.things import comma_words, list_words

_MOST_NAMED = 6
"""Names of a game that stand in a list."""


def where_words(save: Save) -> str:
    """Return where a saved game stands: "Round 2 · Ana", or who won it."""
    if save.over:
        return verdict_words(save.winners, save.rules) if save.winners else _("Finished")
    stage = round_words(save.round)
    return stage if save.to_play is None else _("{stage} · {name}").format(stage=stage, name=save.to_play)


def verdict_words(winners: Sequence[str], rules: Ruleset) -> str:
    """Return who won; a tie is shared, and edition `g3` calls it a draw (R8.3)."""
    names = list_words(winners, _("{rest} and {last}"))
    if len(winners) == 1:
        return _("{name} wins the game").format(name=names)
    if rules.edition == "g3":
        return _("A draw: {names}").format(names=names)
    return _("{names} share the win").format(names=names)


def round_words(number: int) -> str:
    """Return which round a game is in."""
    return _("Round {round}").format(round=number)


def names_words(names: Sequence[str]) -> str:
    """Return who plays, those whose names would make it too long by their number alone."""
    more = len(names) - _MOST_NAMED
    if more <= 0:
        return comma_words(names)
    sentence = ngettext("{names} and {count} more", "{names} and {count} more", more)
    return sentence.format(names=comma_words(names[:_MOST_NAMED]), count=more)


def rules_words(rules: Ruleset, seats: int) -> list[str]:
    """Return by which rules a game of so many seats is played: its edition, and what else there is in it."""
    expansion = [_("with Saboteur 2")] if rules.saboteur2 else []
    return [edition_words(rules.edition), *expansion, *numbers_words(rules, seats)]


def moment_words(seconds: float | None) -> str:
    """Return a day and a time of day as the player's clock has them, nothing where that makes no sense."""
    if seconds is None:
        return ""
    try:
        return time.strftime(_("%Y-%m-%d %H:%M"), time.localtime(seconds))
    except (OverflowError, OSError, ValueError):
        return ""


def damage_words(save: Save) -> str:
    """Return from where on a record is damaged, and what of it can be played; nothing for a whole one."""
    if save.damaged_from is None:
        return ""
    if save.round <= 1:
        sentence = _("damaged from line {line} on; round 1 can be played up to there")
    else:
        sentence = _("damaged from line {line} on; rounds 1 to {round} can be played up to there")
    return sentence.format(line=save.damaged_from, round=save.round)
