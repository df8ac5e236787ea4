"""Log lines of the gold that is paid out, with Saboteur 2 and the bonus nuggets too (RULES sections 7, 10 and 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.engine.events import BonusReturned, BonusTaken, CrystalsPaid, GameEnded, NuggetsDrawn, Paid, Shared
from game.system.i18n import _, ngettext
from game.words.things import list_words

Payment = NuggetsDrawn | Paid | BonusTaken | BonusReturned | Shared | CrystalsPaid
"""The events that bring gold to a seat or take it away, other than by an act of its own."""


def payment_sentence(event: Payment, name: str) -> str:
    """Return the log line of a payment to the seat called `name`; it tells a secret only if the event carries it."""
    match event:
        case NuggetsDrawn():
            text = ngettext(
                "{count} nugget card is laid out. {name} picks first.",
                "{count} nugget cards are laid out. {name} picks first.",
                event.count,
            )
            return text.format(name=name, count=event.count)
        case Paid():
            return _paid_sentence(event, name)
        case BonusTaken():
            text = _("{name} reached the bonus nugget and took {amount} gold.")
            return text.format(name=name, amount=event.amount)
        case BonusReturned():
            text = _("{name} is not among the winners and gives the bonus back: {amount} gold.")
            return text.format(name=name, amount=event.amount)
        case Shared() | CrystalsPaid():
            return _share_sentence(event, name)
        case _:
            assert_never(event)


def _paid_sentence(event: Paid, name: str) -> str:
    if not event.count:
        return _("{name} is paid nothing: no nugget card fits.").format(name=name)
    text = ngettext(
        "{name} is paid {amount} gold with {count} nugget card.",
        "{name} is paid {amount} gold with {count} nugget cards.",
        event.count,
    ).format(name=name, amount=event.amount, count=event.count)
    if event.values is None or event.count < 2:
        return text
    return _("{sentence} ({values})").format(sentence=text, values=" + ".join(map(str, event.values)))


def _share_sentence(event: Shared | CrystalsPaid, name: str) -> str:
    match event:
        case Shared(less=0):
            return _("{name} is among the winners and receives {amount} gold.").format(name=name, amount=event.amount)
        case Shared():
            text = _("{name} is among the winners and receives {amount} gold ({less} less for the role).")
            return text.format(name=name, amount=event.amount, less=event.less)
        case CrystalsPaid(geologists=1):
            text = ngettext(
                "{name} receives {amount} gold for {crystals} crystal.",
                "{name} receives {amount} gold for {crystals} crystals.",
                event.crystals,
            )
        case CrystalsPaid():
            text = ngettext(
                "{name} receives {amount} gold for {crystals} crystal (shared by {count}).",
                "{name} receives {amount} gold for {crystals} crystals (shared by {count}).",
                event.crystals,
            )
        case _:
            assert_never(event)
    return text.format(name=name, amount=event.amount, crystals=event.crystals, count=event.geologists)


def final_sentence(event: GameEnded, names: Sequence[str]) -> str:
    """Return who wins the game, and with how much gold (R8.3)."""
    most = max(event.gold)
    best = [name for name, sum_ in zip(names, event.gold, strict=True) if sum_ == most]
    if len(best) == 1:
        return _("The game is over. {name} wins with {amount} gold.").format(name=best[0], amount=most)
    shared = list_words(best, _("{rest} and {last}"))
    return _("The game is over. {names} share the win with {amount} gold each.").format(names=shared, amount=most)
