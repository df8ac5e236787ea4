"""How an act of a person was taken, in words that claim no more than can be known (UX S9)."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.total import total
from game.hindsight.practice import Grade
from game.hindsight.sentences import Option, distinct_options
from game.hindsight.taken import Taken
from game.system.i18n import N_, _
from game.words.moves import option_words

_GRADES = total(
    Grade,
    {
        Grade.SAME: N_("A sharp bot with the same cards would have done the same."),
        Grade.AS_GOOD: N_("A sharp bot with the same cards would have found nothing clearly better."),
        Grade.A_LITTLE: N_("A sharp bot with the same cards would have preferred something else a little."),
        Grade.WORSE: N_("A sharp bot with the same cards would have preferred something else."),
    },
)


def taken_sentence(taken: Taken, names: Sequence[str]) -> str:
    """Return how the act changed what everybody at the table could think of the one who acted."""
    before, after = (round(100 * chance) for chance in taken.public)
    if after > before:
        text = _("{name}'s act made the table suspect them more: {before}% before, {after}% after.")
    elif after < before:
        text = _("{name}'s act made the table suspect them less: {before}% before, {after}% after.")
    else:
        text = _("{name}'s act changed nothing in what the table thought of them: {after}%.")
    return text.format(name=names[taken.move.seat], before=before, after=after)


def judged_sentence(taken: Taken) -> str:
    """Return how a mind weighs the act, without saying that it was wrong."""
    return _(_GRADES[taken.comparison.grade])


def other_options(taken: Taken, names: Sequence[str]) -> list[Option]:
    """Return the best options beside the one taken, as that mind weighs them."""
    played = option_words(taken.comparison.played.command, taken.move.seat, names)
    return distinct_options(taken.comparison.options, played, taken.move.seat, names)


def change_words(change: tuple[float, float]) -> str:
    """Return a chance before and after an act."""
    before, after = (round(100 * chance) for chance in change)
    return _("{before}% → {after}%").format(before=before, after=after)
