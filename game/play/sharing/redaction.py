"""A record without what not everybody knows: of a game that goes on, for whoever looks into a problem (R7.7, R7.8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from game.engine.commands import Command, DiscardTwo, Keep, Pass
from game.engine.state import State
from game.records.lines import DealLine, DealText, Header, PlayLine, encode
from game.records.replay import Played, Replay
from game.records.spelling import parse

HIDDEN = "?"
"""What stands in the place of a card, a value, a deal."""


def public_record(found: Replay, names: Sequence[str]) -> bytes:
    """Return the lines of a record, its seats called `names`.

    Of a game that is over that is all of it. Else the seeds are left out, which later deals follow from, and the gold
    of every seat; of a round that is not revealed, the deal and the cards that nobody saw; and what was put aside.
    """
    if found.header is None:
        return b""
    header = _header(found.header, names)
    if found.state is not None and found.state.table.gold is not None:
        return encode(header) + b"".join(encode(played.line) for played in found.played)
    lines = [encode(replace(header, seed=UNSET, bot_seed=UNSET))]
    for _number, played in groupby(found.played, lambda each: each.step.state.table.round):
        lines += map(_written, _round(tuple(played)))
    return b"".join(lines)


def _header(header: Header, names: Sequence[str]) -> Header:
    seats = tuple(replace(seat, name=name) for seat, name in zip(header.seats, names, strict=True))
    return replace(header, seats=seats)


def _written(line: DealLine | PlayLine | dict[str, Any]) -> bytes:
    return msgspec.json.encode(line) + b"\n"


def _round(played: Sequence[Played]) -> Iterator[DealLine | PlayLine | dict[str, Any]]:
    """Yield the lines of one round as everybody may know them."""
    revealed = _over(played[-1].step.state)
    before: State | None = None
    for each in played:
        state = each.step.state
        if isinstance(each.line, DealLine):
            hidden = {"deal": HIDDEN, "starter": each.line.deal.starter}
            yield DealLine(deal=_known_deal(each.line.deal, played[-1].step.state)) if revealed else hidden
        elif revealed and before is not None and not _over(before):
            yield each.line
        else:
            yield PlayLine(seat=each.line.seat, play=public_spelling(parse(each.line.play)))
        before = state


def _known_deal(deal: DealText, end: State) -> DealText:
    """Return the deal of a revealed round as far as everybody may know it.

    What was put aside stays secret then too (R1.8), and with it the cards that nobody drew, which it follows from.
    """
    known = replace(deal, nuggets=UNSET, gold=UNSET)
    if not end.table.rules.aside:
        return known
    drawn = len(deal.deck) - end.table.deck
    deck = deal.deck[:drawn] + (HIDDEN,) * end.table.deck
    return replace(known, aside=(HIDDEN,) * len(deal.aside), deck=deck)


def _over(state: State) -> bool:
    return state.table.outcome is not None


def public_spelling(command: Command) -> str:
    """Return a command as everybody saw it: without cards given up face down, and without what was picked."""
    match command:
        case Pass(cards):
            return " ".join(("pass", *(HIDDEN for _card in cards)))
        case DiscardTwo(cards, what):
            return " ".join(("discard", *(HIDDEN for _card in cards), "to remove", str(what)))
        case Keep():
            return f"keep {HIDDEN}"
        case _:
            return str(command)
