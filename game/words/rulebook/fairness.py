"""The entry on a known number of saboteurs, cards put aside, and the preset that sets both."""

from __future__ import annotations

from game.engine.ruleset import ASIDE_ALLOWED, FAIR_FIGHT, saboteurs_allowed
from game.system.i18n import _
from game.words.rulebook.blocks import HOUSE, Heading, Page, numbers, said
from game.words.rulebook.entries import Entry
from game.words.rules import number_words
from game.words.things import comma_words


def fair_fight() -> Page:
    """Return what the two house rules do and which numbers make a fair fight."""
    most = ASIDE_ALLOWED[-1]
    return Page(
        _("A fair fight"),
        (
            said(
                HOUSE,
                "R1.9",
                _("By the printed rules gold-diggers win far more often at some tables, above all with few players."),
                _("A fair fight sets two house rules by the number of players, so that either side may well win."),
            ),
            numbers(HOUSE, "R1.9", (_("Players"), _("Saboteurs"), _("Cards aside")), _by_seats()),
            Heading(number_words("saboteurs")),
            said(
                HOUSE,
                "R1.7",
                _("Exactly so many saboteurs are dealt, and everybody else is a gold-digger."),
                _("No role card is left over, and everybody knows how many saboteurs there are."),
                _("Gold is paid by the number of saboteurs at the table."),
            ),
            numbers(HOUSE, "R1.7", (_("Players"), _("Saboteurs there may be")), _allowed()),
            Heading(number_words("aside")),
            said(
                HOUSE,
                "R1.8",
                _("The deck is shuffled, and before hands are dealt its top cards are put aside, face down."),
                _("Up to {most} cards can be put aside.").format(most=most),
                _("Everybody knows how many they are, and nobody sees them, not even after the round."),
                _("They are no discards."),
            ),
            said(
                HOUSE, "R1.7 R1.8", _("Both are rules for the base game: Saboteur 2 has its own roles and cards aside.")
            ),
        ),
        (Entry.HOUSE_RULES, Entry.ROLES, Entry.SABOTEURS_PAY, Entry.IN_THIS_GAME),
        also=_("balance, balanced, even, handicap, number of saboteurs, put aside, chances"),
    )


def _by_seats() -> list[tuple[str, ...]]:
    return [(str(seats), str(saboteurs), str(aside)) for seats, (saboteurs, aside) in FAIR_FIGHT.items()]


def _allowed() -> list[tuple[str, ...]]:
    return [(str(seats), comma_words(list(map(str, saboteurs_allowed(seats))))) for seats in FAIR_FIGHT]
