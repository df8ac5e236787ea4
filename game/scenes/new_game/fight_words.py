"""What the set-up screen says of the numbers of a base game: Fair fight, the printed deal, or set by hand."""

from __future__ import annotations

from typing import assert_never

from game.engine.ruleset import FAIR_FIGHT, HouseNumber
from game.system.i18n import _, ngettext


def fair_deal_words() -> str:
    """Return what is chosen by Fair fight."""
    return _("Deal: Fair fight")


def printed_deal_words() -> str:
    """Return what is chosen by leaving Fair fight out."""
    return _("Deal: as printed")


def deal_by_hand_words() -> str:
    """Return what is chosen where numbers were set by hand."""
    return _("Deal: set by hand")


def fair_deal_sentence(seats: int) -> str:
    """Return what Fair fight does for so many seats (R1.9)."""
    saboteurs, aside = FAIR_FIGHT[seats]
    known = ngettext("Exactly {count} saboteur", "Exactly {count} saboteurs", saboteurs).format(count=saboteurs)
    away = ngettext("{count} card is put aside unseen", "{count} cards are put aside unseen", aside)
    return _("{saboteurs}, and {aside}: either side wins about as often.").format(
        saboteurs=known, aside=away.format(count=aside) if aside else _("no card is put aside")
    )


def printed_deal_sentence() -> str:
    """Return what the printed deal is like (R1.1)."""
    return _("One role card is left over, so nobody knows how many saboteurs there are.")


def base_game_only_sentence() -> str:
    """Return why there is no fair fight with Saboteur 2 (R1.7, R1.8)."""
    return _("Only in the base game: Saboteur 2 has roles of its own, and puts ten cards aside.")


def number_note(name: HouseNumber, *, fair: bool) -> str:
    """Return the mark of a number that is not as printed: what set it, or what is printed."""
    if fair:
        return _("• Set by Fair fight.")
    match name:
        case "saboteurs":
            return _("• House rule. As printed, nobody knows how many there are.")
        case "aside":
            return _("• House rule. As printed, the whole deck is played.")
        case _:
            assert_never(name)
