"""Days of the calendar in words."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.system.i18n import N_, _

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
