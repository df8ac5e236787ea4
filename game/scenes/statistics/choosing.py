"""What games are chosen and compared by, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.total import total
from game.statistics.figures import CHOSEN_BY, Aspect, Value
from game.system.i18n import N_, _
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.widget import Widget
from game.words.statistics.figures import (
    deal_words,
    expansion_words,
    kind_words,
    opponents_words,
    role_words,
    seats_words,
    side_words,
)

_VALUES: Mapping[Aspect, Callable[[Value], str]] = total(
    Aspect,
    {
        Aspect.PERSON: str,
        Aspect.ROLE: lambda role: role_words(str(role)),
        Aspect.SIDE: lambda side: side_words(str(side)),
        Aspect.SEATS: lambda seats: seats_words(int(seats)),
        Aspect.OPPONENTS: lambda opponents: opponents_words(str(opponents)),
        Aspect.EDITION: lambda edition: kind_words(str(edition)),
        Aspect.EXPANSION: lambda expansion: expansion_words(str(expansion)),
        Aspect.DEAL: lambda deal: deal_words(str(deal)),
    },
)
_ALL: Mapping[Aspect, tuple[str, str]] = total(
    CHOSEN_BY,
    {
        Aspect.PERSON: (N_("Everybody"), N_("Whose games are counted. Bots are never among them.")),
        Aspect.SEATS: (N_("Any number of seats"), N_("Only games with so many seats, or all.")),
        Aspect.OPPONENTS: (N_("Any opponents"), N_("Only games against bots of one level, or all.")),
        Aspect.EDITION: (N_("Any edition"), N_("Only games by the rules of one edition, or all.")),
        Aspect.EXPANSION: (N_("Any expansions"), N_("Only games with certain expansions, or all.")),
    },
)
"""What is said where nothing is chosen, and what choosing does."""
_COMPARED: Mapping[Aspect, str] = total(
    Aspect,
    {
        Aspect.PERSON: N_("Rounds won, by person"),
        Aspect.ROLE: N_("Rounds won, by role"),
        Aspect.SIDE: N_("Rounds won, by side"),
        Aspect.SEATS: N_("Rounds won, by seats"),
        Aspect.OPPONENTS: N_("Rounds won, by opponents"),
        Aspect.EDITION: N_("Rounds won, by edition"),
        Aspect.EXPANSION: N_("Rounds won, by expansion"),
        Aspect.DEAL: N_("Rounds won, by deal"),
    },
)
_GOLD: Mapping[Aspect, str] = total(
    Aspect,
    {
        Aspect.PERSON: N_("Gold in a round, by person"),
        Aspect.ROLE: N_("Gold in a round, by role"),
        Aspect.SIDE: N_("Gold in a round, by side"),
        Aspect.SEATS: N_("Gold in a round, by seats"),
        Aspect.OPPONENTS: N_("Gold in a round, by opponents"),
        Aspect.EDITION: N_("Gold in a round, by edition"),
        Aspect.EXPANSION: N_("Gold in a round, by expansion"),
        Aspect.DEAL: N_("Gold in a round, by deal"),
    },
)


class Filter(Cycler[Value | None]):
    """One of several side by side: left and right lead to the next one, and a press steps on."""

    key = Widget.key


def value_words(aspect: Aspect, value: Value) -> str:
    """Return a value as people read it."""
    return _VALUES[aspect](value)


def all_words(aspect: Aspect) -> str:
    """Return what is said where nothing is chosen."""
    return _(_ALL[aspect][0])


def chooser_tip(aspect: Aspect) -> str:
    """Return what choosing does."""
    return _(_ALL[aspect][1])


def compared_words(aspect: Aspect) -> str:
    """Return the heading of a comparison."""
    return _(_COMPARED[aspect])


def gold_words(aspect: Aspect) -> str:
    """Return the heading of a comparison of gold."""
    return _(_GOLD[aspect])
