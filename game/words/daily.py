"""What is said of days and of the daily shaft: what today holds, what counts, the line of a result to paste elsewhere.

The line tells nothing about the shaft: two people with the same result have the same line, whatever happened in it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from game.system.i18n import N_, _, ngettext

_MEDALS: Mapping[str, str] = {
    "gold": N_("Gold medal"),
    "silver": N_("Silver medal"),
    "bronze": N_("Bronze medal"),
}
_MONTHS: Sequence[str] = (
    N_("{day} January"),
    N_("{day} February"),
    N_("{day} March"),
    N_("{day} April"),
    N_("{day} May"),
    N_("{day} June"),
    N_("{day} July"),
    N_("{day} August"),
    N_("{day} September"),
    N_("{day} October"),
    N_("{day} November"),
    N_("{day} December"),
)


def day_words(day: date) -> str:
    """Return a day of the year: "5 March"."""
    return _(_MONTHS[day.month - 1]).format(day=day.day)


def date_words(day: date) -> str:
    """Return a day with its year: "5 March 2026"."""
    return _("{day_and_month} {year}").format(day_and_month=day_words(day), year=day.year)


def medal_words(medal: str | None) -> str:
    """Return what a medal is called; None is no medal."""
    return _("No medal") if medal is None else _(_MEDALS[medal])


def place_words(place: int, seats: int) -> str:
    """Return which place somebody has."""
    return _("place {place} of {seats}").format(place=place, seats=seats)


def gold_words(gold: int) -> str:
    """Return how much gold somebody has at the end."""
    return ngettext("{count} gold at the end", "{count} gold at the end", gold).format(count=gold)


def streak_words(days: int) -> str:
    """Return for how many days in a row the shaft was dug."""
    return ngettext("{count} day in a row", "{count} days in a row", days).format(count=days)


def result_line(day: date, medal: str | None, place: int, seats: int, gold: int, streak: int) -> str:
    """Return the line of a result, to paste elsewhere."""
    line = _("Fool’s Lode, daily shaft {date}: {medal}, {place}, {gold}, {streak}")
    return line.format(
        date=day.isoformat(),  # as it is written everywhere in the world
        medal=medal_words(medal),
        place=place_words(place, seats),
        gold=gold_words(gold),
        streak=streak_words(streak),
    )


def state_sentence(*, played: bool, begun: bool) -> str:
    """Return what may be done with today's shaft."""
    if played:
        return _("You have dug today's shaft. Another go is practice and does not count.")
    if begun:
        return _("You have begun today's shaft. The first go that you finish counts.")
    return _("You have not dug today's shaft yet. The first go that you finish counts.")


def practice_sentence() -> str:
    """Return what is told after a go that does not count."""
    return _("This was practice: your first go at today's shaft counts, and the line to copy tells of that one.")


def about_sentence() -> str:
    """Return what the daily shaft is."""
    return _(
        "One game a day, the same for everybody: the same three deals and the same four bots. "
        "Days begin at midnight UTC."
    )


def medals_sentence() -> str:
    """Return for what there are medals."""
    return _(
        "Medals go by place at the end of the game: most gold at the table earns the gold medal, the second place "
        "silver, the third bronze. Players with as much gold share the better place."
    )
