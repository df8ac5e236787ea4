"""What each seat is remembered for, in a few words after its name: "mended 4 tools"."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from game.engine.total import total
from game.system.i18n import _, ngettext


class Feat(StrEnum):
    """Something to be remembered for; the first ones count before later ones that stand out as much."""

    REACHED_GOLD = "reached gold"
    TRUSTED_SABOTEUR = "trusted saboteur"
    LIED = "lied"
    SAW_THROUGH = "saw through"
    WRONGLY_SUSPECTED = "wrongly suspected"
    HARDLY_SUSPECTED = "hardly suspected"
    LONGEST_LIGHT = "longest light"
    MENDED = "mended"
    BROKE = "broke"
    ROCKFALLS = "rockfalls"
    STOLE = "stole"
    BONUS = "bonus"
    CRYSTALS = "crystals"
    TRAPPED = "trapped"
    FREED = "freed"
    STOPPED_THEFT = "stopped theft"
    INSPECTED = "inspected"
    SWAPPED_HANDS = "swapped hands"
    SWAPPED_HATS = "swapped hats"
    DEAD_ENDS = "dead ends"
    STONES = "stones"
    LOOKED = "looked"
    HINDERED = "hindered"
    PATHS = "paths"
    GAVE_UP = "gave up"


class Award(NamedTuple):
    """A feat, and how often or how much."""

    feat: Feat
    number: int


_Words = Callable[[int], str]

_WORDS: Mapping[Feat, _Words] = total(
    tuple(Feat),
    {
        Feat.REACHED_GOLD: lambda n: ngettext(
            "laid the card that reached the gold", "laid the card that reached the gold {count} times", n
        ),
        Feat.TRUSTED_SABOTEUR: lambda n: ngettext(
            "a saboteur whom {count} seat trusted", "a saboteur whom {count} seats trusted", n
        ),
        Feat.LIED: lambda n: ngettext("lied once", "lied {count} times", n),
        Feat.SAW_THROUGH: lambda n: ngettext("saw through {count} saboteur", "saw through {count} saboteurs", n),
        Feat.WRONGLY_SUSPECTED: lambda n: ngettext(
            "wrongly suspected once", "wrongly suspected {count} times", n
        ),
        Feat.HARDLY_SUSPECTED: lambda _n: _("hardly suspected"),
        Feat.LONGEST_LIGHT: lambda n: ngettext(
            "lit {count} card at once", "lit {count} cards at once", n
        ),
        Feat.MENDED: lambda n: ngettext("mended {count} tool", "mended {count} tools", n),
        Feat.BROKE: lambda n: ngettext("broke {count} tool", "broke {count} tools", n),
        Feat.ROCKFALLS: lambda n: ngettext("brought down {count} rockfall", "brought down {count} rockfalls", n),
        Feat.STOLE: lambda n: ngettext("stole once", "stole {count} times", n),
        Feat.BONUS: lambda n: ngettext("reached a bonus nugget", "reached {count} bonus nuggets", n),
        Feat.CRYSTALS: lambda n: ngettext(
            "was paid for crystals", "was paid for crystals {count} times", n
        ),
        Feat.TRAPPED: lambda n: ngettext("locked {count} seat up", "locked {count} seats up", n),
        Feat.FREED: lambda n: ngettext("set {count} seat free", "set {count} seats free", n),
        Feat.STOPPED_THEFT: lambda n: ngettext("stopped {count} theft", "stopped {count} thefts", n),
        Feat.INSPECTED: lambda n: ngettext("looked under {count} hat", "looked under {count} hats", n),
        Feat.SWAPPED_HANDS: lambda n: ngettext("swapped hands once", "swapped hands {count} times", n),
        Feat.SWAPPED_HATS: lambda n: ngettext("swapped {count} hat", "swapped {count} hats", n),
        Feat.DEAD_ENDS: lambda n: ngettext("laid {count} dead end", "laid {count} dead ends", n),
        Feat.STONES: lambda n: ngettext("found {count} stone", "found {count} stones", n),
        Feat.LOOKED: lambda n: ngettext("looked at {count} goal", "looked at {count} goals", n),
        Feat.HINDERED: lambda n: ngettext("had {count} tool broken", "had {count} tools broken", n),
        Feat.PATHS: lambda n: ngettext("laid {count} path", "laid {count} paths", n),
        Feat.GAVE_UP: lambda n: ngettext("gave up {count} card", "gave up {count} cards", n),
    },
)  # fmt: skip


def award_words(award: Award) -> str:
    """Return what a seat is remembered for."""
    return _WORDS[award.feat](award.number).format(count=award.number)
