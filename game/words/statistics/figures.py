"""What the page of statistics says: what games are chosen and compared by, figures with how sure they are, notices."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import Role
from game.engine.ruleset import EDITIONS
from game.system.i18n import N_, _, ngettext
from game.words.characters import level_words
from game.words.roles import role_name
from game.words.rules import edition_words
from game.words.things import decimal_words

_SIDES: Mapping[str, str] = {
    "diggers": N_("All who dig for the gold"),
    "saboteurs": N_("All saboteurs"),
    "profiteer": N_("All profiteers"),
}
_OPPONENTS: Mapping[str, str] = {
    "mixed": N_("Bots of several levels"),
    "people": N_("People alone"),
    "unrated": N_("Bots without a level"),
}
_EXPANSIONS: Mapping[str, str] = {
    "none": N_("Base game"),
    "bonus": N_("With bonus nuggets"),
    "saboteur2": N_("With Saboteur 2"),
    "both": N_("With both expansions"),
}

_DEALS: Mapping[str, str] = {
    "printed": N_("Printed deal"),
    "fair": N_("Fair fight"),
    "other": N_("Other numbers"),
}


def side_words(side: str) -> str:
    """Return for whom roles dig, as a row of a comparison."""
    return _(_SIDES[side])


def role_words(role: str) -> str:
    """Return a role as a row of a comparison."""
    return role_name(Role(role))


def seats_words(count: int) -> str:
    """Return a number of seats."""
    return ngettext("{count} seat", "{count} seats", count).format(count=count)


def opponents_words(opponents: str) -> str:
    """Return what the opponents of a game are: one level, or what they are instead."""
    return _(_OPPONENTS[opponents]) if opponents in _OPPONENTS else level_words(opponents)


def kind_words(edition: str) -> str:
    """Return an edition by its name."""
    return next((edition_words(known) for known in EDITIONS if known == edition), edition)


def expansion_words(expansion: str) -> str:
    """Return with which expansions a game was played."""
    return _(_EXPANSIONS[expansion])


def deal_words(deal: str) -> str:
    """Return whether saboteurs and cards aside were as printed, or those of a fair fight, or others."""
    return _(_DEALS[deal])


def percent_words(share: float) -> str:
    """Return a share as a player reads it."""
    return _("{percent}%").format(percent=round(100 * share))


def of_games(hits: int, n: int) -> str:
    """Return how many of the games."""
    return ngettext("{hits} of {n} game", "{hits} of {n} games", n).format(hits=hits, n=n)


def of_rounds(hits: int, n: int) -> str:
    """Return how many of the rounds."""
    return ngettext("{hits} of {n} round", "{hits} of {n} rounds", n).format(hits=hits, n=n)


def in_games(n: int) -> str:
    """Return in how many games something was."""
    return ngettext("in {n} game", "in {n} games", n).format(n=n)


def in_rounds(n: int) -> str:
    """Return in how many rounds something was."""
    return ngettext("in {n} round", "in {n} rounds", n).format(n=n)


def few_games(n: int) -> str:
    """Return that so many games say nothing."""
    if not n:
        return _("No game yet")
    return ngettext("{n} game: too few to tell", "{n} games: too few to tell", n).format(n=n)


def few_rounds(n: int) -> str:
    """Return that so many rounds say nothing."""
    if not n:
        return _("No round yet")
    return ngettext("{n} round: too few to tell", "{n} rounds: too few to tell", n).format(n=n)


def between_words(cases: str, low: str, high: str) -> str:
    """Return what a figure was counted in, and its interval in short."""
    return _("{cases}; 95% sure: {low} to {high}").format(cases=cases, low=low, high=high)


def share_tip(cases: str, share: float, low: float, high: float) -> str:
    """Return a share, from how many cases, and how sure it is, in words."""
    sentence = _("{cases}: that is {share}. In 95 of 100 such cases the true share lies between {low} and {high}.")
    return sentence.format(cases=cases, share=percent_words(share), low=percent_words(low), high=percent_words(high))


def mean_tip(mean: float, cases: str, low: float, high: float) -> str:
    """Return a mean, from how many cases, and how sure it is, in words."""
    sentence = _("{mean} on average, {cases}. In 95 of 100 such cases the true mean lies between {low} and {high}.")
    return sentence.format(mean=decimal_words(mean), cases=cases, low=decimal_words(low), high=decimal_words(high))


def share_of(share: float, n: int) -> str:
    """Return a share and of how many, as short as can be."""
    return _("{share} of {n}").format(share=percent_words(share), n=n)


def hits_of(hits: int, n: int) -> str:
    """Return how many of how many, where a share would say too much."""
    return _("{hits} of {n}").format(hits=hits, n=n)


def gold_tip(gold: str, games: int) -> str:
    """Return how often a game brought so much gold."""
    return ngettext("Gold {gold}: {n} game.", "Gold {gold}: {n} games.", games).format(gold=gold, n=games)


def lap_tip(lap: int, rounds: int) -> str:
    """Return how often a saboteur was found out in a lap."""
    return ngettext("Found out in lap {lap}: {n} round.", "Found out in lap {lap}: {n} rounds.", rounds).format(
        lap=lap, n=rounds
    )


def course_tip(game: int, cases: str) -> str:
    """Return how many games were won of the last ones up to one."""
    return _("Up to game {number}: {cases} won.").format(number=game, cases=cases)


def lap_mean(lap: float) -> str:
    """Return in which lap saboteurs were found out on average."""
    return _("On average that was in lap {lap}.").format(lap=decimal_words(lap))


def at_most(count: int) -> str:
    """Return the longest streak."""
    return ngettext("at most {count} game", "at most {count} games", count).format(count=count)


def mean_of(mean: float, n: int) -> str:
    """Return a mean and in how many rounds, as short as can be."""
    return _("{mean} in {n}").format(mean=decimal_words(mean), n=n)
