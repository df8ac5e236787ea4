"""The gold of a round of Saboteur 2 as an account: who got what for which reason (R10.18 to R10.20, R11.3 to R11.5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from game.engine.cards import WINNER_PAY_LESS, Marker, Role
from game.engine.events import BonusReturned, BonusTaken, CrystalsPaid, Event, Shared, Stole
from game.engine.payout import winner_pay
from game.engine.table import Outcome, Table
from game.system.i18n import _, ngettext
from game.words.roles import role_word
from game.words.things import list_words


class Entry(msgspec.Struct, frozen=True):
    """One line of the account of `seat`: it gains or loses `amount` gold; `words` are the line.

    `other` is the seat whose gold it was or becomes, None for the pile. Entries of one `step` happen together.
    """

    seat: int
    amount: int
    words: str
    step: int
    other: int | None = None

    @property
    def steals(self) -> bool:
        """Whether this is the line of a thief that takes gold from a seat (R10.20)."""
        return self.other is not None and self.amount > 0


def entries(log: Iterable[Event], table: Table, names: Sequence[str]) -> tuple[Entry, ...]:
    """Return every line in the order in which the gold moves; steps count from 0. Empty while the round is played."""
    outcome = table.outcome
    if outcome is None:
        return ()
    found = list[Entry]()
    for event in log:
        step = found[-1].step + 1 if found else 0
        found += _lines(event, table, names, step)
    told = {entry.seat for entry in found if entry.amount or entry.seat in outcome.winners}
    return (*_without_share(table, outcome, told), *found)


def _lines(event: Event, table: Table, names: Sequence[str], step: int) -> Iterator[Entry]:
    match event:
        case BonusTaken(seat=seat, amount=amount):
            words = _("{amount} bonus, safe by retiring") if seat == table.retired else _("{amount} bonus")
            yield Entry(seat, amount, words.format(amount=amount), step)
        case Shared():
            yield Entry(event.seat, event.amount, _shared_words(event), step)
        case CrystalsPaid():
            yield Entry(event.seat, event.amount, _crystal_words(event), step)
        case BonusReturned(seat=seat, amount=amount):
            yield Entry(seat, -amount, _("{amount} bonus given back").format(amount=amount), step)
        case Stole(seat=thief, victim=None):
            yield Entry(thief, 0, _("stole from nobody"), step)
        case Stole(seat=thief, victim=victim) if victim is not None:
            yield Entry(thief, 1, _("1 stolen from {name}").format(name=names[victim]), step, victim)
            yield Entry(victim, -1, _("1 stolen by {name}").format(name=names[thief]), step, thief)
        case _:
            pass


def _shared_words(event: Shared) -> str:
    """Return what a winner gets, and what its role costs it (R10.18)."""
    each = winner_pay(event.winners)
    if not event.less:
        return _("{amount} as a winner").format(amount=each)
    role = role_word(next(role for role, less in WINNER_PAY_LESS.items() if less == event.less))
    text = _("{amount} as a winner, {less} less as {role}")
    if event.less > each:
        text = _("{amount} as a winner, {less} less as {role}, never below 0")
    return text.format(amount=each, less=event.less, role=role)


def _crystal_words(event: CrystalsPaid) -> str:
    crystals = ngettext("{count} crystal", "{count} crystals", event.crystals).format(count=event.crystals)
    if event.geologists < 2:
        return _("{amount} for {crystals}").format(amount=event.amount, crystals=crystals)
    text = _("{amount} for {crystals} shared by {count}")
    return text.format(amount=event.amount, crystals=crystals, count=event.geologists)


def _without_share(table: Table, outcome: Outcome, told: set[int]) -> Iterator[Entry]:
    """Yield why a seat gets no share; all of these stand there from the first step on."""
    for seat, role in enumerate(outcome.roles):
        in_front = table.in_front[seat]
        if seat == table.retired:
            continue
        if Marker.TRAPPED in in_front:
            stopped = Marker.THEFT in in_front
            yield Entry(seat, 0, _("trapped, so no share and no theft") if stopped else _("trapped, so no share"), 0)
        elif seat not in told and role is not Role.GEOLOGIST:
            yield Entry(seat, 0, _("not among the winners"), 0)


def ledger_sentence(table: Table, names: Sequence[str]) -> str:
    """Return by which count the winners are paid, and what became of the bonus nugget."""
    outcome = table.outcome
    if outcome is None:
        return ""
    return " ".join(filter(None, (_winners_sentence(outcome), bonus_sentence(table, names))))


def _winners_sentence(outcome: Outcome) -> str:
    count = len(outcome.winners)
    if not count:
        return _("Nobody counts as a winner, so no share is paid.")
    text = ngettext("The only winner gets {each} gold", "{count} winners get {each} gold each", count)
    sentence = text.format(count=count, each=winner_pay(count))
    roles = {outcome.roles[seat] for seat in outcome.winners}
    less = [
        _("the {role} {amount} less").format(role=role_word(role), amount=amount)
        for role, amount in WINNER_PAY_LESS.items()
        if role in roles
    ]
    if not less:
        return _("{sentence}.").format(sentence=sentence)
    return _("{sentence}, {less}.").format(sentence=sentence, less=list_words(less, _("{rest} and {last}")))


def bonus_sentence(table: Table, names: Sequence[str]) -> str:
    """Return what became of the bonus nugget (R11.4, R11.5); empty where there was none."""
    bonus, outcome = table.bonus, table.outcome
    if bonus is None or outcome is None:
        return ""
    if bonus.owner is None:
        return _("Nobody reached the bonus nugget.")
    if bonus.owner == table.retired:
        text = _("{name} retired: the bonus of {amount} gold is safe.")
    elif bonus.owner in outcome.winners:
        text = _("{name} is among the winners and keeps the bonus of {amount} gold.")
    else:
        text = _("{name} is not among the winners and gives back the bonus of {amount} gold.")
    return text.format(name=names[bonus.owner], amount=bonus.amount)
