"""Days of the calendar in words."""

from __future__ import annotations

from datetime import date

from game.words.daily import date_words, day_words


def test_every_month_has_its_name() -> None:
    months = [date(2026, number, 5).strftime("5 %B") for number in range(1, 13)]
    assert [day_words(date(2026, number, 5)) for number in range(1, 13)] == months


def test_a_date_has_its_year() -> None:
    assert date_words(date(2026, 11, 29)) == "29 November 2026"
