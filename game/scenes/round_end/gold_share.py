"""What a round's gold share tells the table: who got how many cards, and the sentence for it (RULES section 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from game.engine.cards import Role
from game.engine.events import Event, Kept, NuggetsDrawn, Paid
from game.engine.gold import SABOTEUR_PAY
from game.engine.table import Outcome, Table
from game.scenes.round_end.gold_ledger import bonus_sentence
from game.system.i18n import _, ngettext


class Share(msgspec.Struct, frozen=True):
    """What one seat took: how many `cards`, and for saboteurs their `amount` (R7.4), are open to all.

    `values` are known to the seat alone (R7.7): as many as `cards` where the log that was read holds them, else none.
    """

    seat: int
    cards: int
    amount: int | None
    values: tuple[int, ...]


def shares(log: Iterable[Event], table: Table) -> tuple[Share, ...]:
    """Return one share for every seat among the winners, in the order of the seats, also those that took nothing.

    A bonus nugget is no part of it (R11.3).
    """
    outcome = table.outcome
    if outcome is None:
        return ()
    found = {seat: Share(seat, 0, None, ()) for seat in sorted(outcome.winners)}
    for event in log:
        match event:
            case Kept(seat, value):
                old = found[seat]
                values = old.values if value is None else (*old.values, value)
                found[seat] = Share(seat, old.cards + 1, None, values)
            case Paid(seat, amount, count, values):
                found[seat] = Share(seat, count, amount, values or ())
            case _:
                pass
    return tuple(found.values())


def _draw(log: Iterable[Event]) -> NuggetsDrawn | None:
    """Return the draw of the gold-diggers' nugget cards (R7.2), if there was one."""
    return next((event for event in log if isinstance(event, NuggetsDrawn)), None)


def share_sentence(table: Table, log: Sequence[Event], names: Sequence[str]) -> str:
    """Return by which count the winners share the gold, and what became of the bonus nugget."""
    outcome = table.outcome
    if outcome is None:
        return ""
    return " ".join(filter(None, (_count_sentence(table, outcome, log, names), bonus_sentence(table, names))))


def _count_sentence(table: Table, outcome: Outcome, log: Sequence[Event], names: Sequence[str]) -> str:
    if outcome.winner == "saboteurs":
        return _saboteurs_sentence(outcome, shares(log, table))
    draw = _draw(log)
    if draw is None:
        return _("No gold-digger takes part, so nobody is paid.")
    return f"{_drawn_sentence(table, outcome, draw.count)} {_first_pick_sentence(outcome, draw.seat, names)}"


def _drawn_sentence(table: Table, outcome: Outcome, count: int) -> str:
    diggers = sum(outcome.roles[seat] is Role.DIGGER for seat in table.active)
    by_players = table.rules.gold_by == "players"
    full = min(9, table.seats) if by_players else diggers
    if count < full:
        return ngettext("The last nugget card is shared.", "The last {count} nugget cards are shared.", count).format(
            count=count
        )
    if not by_players:
        return ngettext(
            "{count} nugget card is shared, one for each gold-digger.",
            "{count} nugget cards are shared, one for each gold-digger.",
            count,
        ).format(count=count)
    if count < table.seats:
        return _("Nine nugget cards are shared: with ten players one fewer.")
    return ngettext(
        "{count} nugget card is shared, one for each player.",
        "{count} nugget cards are shared, one for each player.",
        count,
    ).format(count=count)


def _first_pick_sentence(outcome: Outcome, first: int, names: Sequence[str]) -> str:
    finisher = outcome.finisher
    if finisher is not None and outcome.roles[finisher] is Role.SABOTEUR:
        return _("{saboteur} finished the tunnel as a saboteur, so {name} picks first.").format(
            saboteur=names[finisher], name=names[first]
        )
    if finisher == first:
        return _("{name} finished the tunnel and picks first.").format(name=names[first])
    return _("{name} picks first.").format(name=names[first])


def _saboteurs_sentence(outcome: Outcome, paid: Sequence[Share]) -> str:
    count = len(paid)
    if not count and Role.SABOTEUR in outcome.roles:
        return _("No saboteur takes part, so nobody is paid.")
    if not count:
        return _("Nobody was a saboteur, so nobody is paid.")
    each = SABOTEUR_PAY[count]
    if count == 1:
        sentence = _("The only saboteur is paid {each}.").format(each=each)
    else:
        sentence = _("Each of {count} saboteurs is paid {each}.").format(count=count, each=each)
    if any(share.amount is not None and share.amount < each for share in paid):
        sentence += " " + _("The pile could not pay every share in full.")
    return sentence


def sum_line(table: Table, paid: Sequence[Share]) -> tuple[str, str]:
    """Return the last line of the share: the sum and what it comes to, both empty when nobody took anything."""
    outcome = table.outcome
    if outcome is None or not any(share.cards for share in paid):
        return "", ""
    if outcome.winner == "saboteurs":
        amounts = [share.amount or 0 for share in paid]
        total = sum(amounts)
        return " + ".join(map(str, amounts)), _("{sum} gold").format(sum=total)
    counts = [share.cards for share in paid]
    total = sum(counts)
    cards = ngettext("{count} card", "{count} cards", total).format(count=total)
    return " + ".join(map(str, counts)), cards
