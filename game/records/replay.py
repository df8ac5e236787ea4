"""Records played again: the longest valid prefix, and why the next line was refused (RECORDS sections 1 and 3)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from game.engine.commands import Command
from game.engine.deal import Deal, fault, first_nuggets
from game.engine.refusal import IllegalCommand, Reason, refuse
from game.engine.ruleset import Ruleset
from game.engine.state import State, Step
from game.engine.turn import ROUNDS, apply, next_round, next_starter, start
from game.records.deals import fault_sentence, read_deal
from game.records.files import LONGEST_LINE, FileRefused, lines, read_file
from game.records.lines import (
    DealLine,
    Header,
    PlayLine,
    RecordFault,
    Refused,
    decode_header,
    decode_line,
    quote,
    ruleset,
    seats_of,
)
from game.records.moves import Said
from game.records.names import shown_names
from game.records.setup import SeatSetup
from game.records.spelling import parse
from game.system.i18n import _
from game.words.refusals import refusal_sentence


class Played(NamedTuple):
    """One line that was carried out, its number in the file, and what it led to."""

    number: int
    line: DealLine | PlayLine
    step: Step


class Replay(NamedTuple):
    """A record as far as it is valid.

    `header` is None when not even that could be read. `played` are the lines after it, in order. `end` is the
    offset of the byte after the last valid line. `fault` says why the line after it was refused; None when the
    whole record is valid.
    """

    header: Header | None
    played: tuple[Played, ...]
    end: int
    fault: RecordFault | None

    @property
    def state(self) -> State | None:
        """The last position; None before a valid deal."""
        return self.played[-1].step.state if self.played else None

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """Names and minds; none without a header."""
        return () if self.header is None else seats_of(self.header)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats as they are shown."""
        return shown_names(tuple(seat.name for seat in self.seats))

    @property
    def minds(self) -> tuple[str, ...]:
        """`human` or the name of a mind, for each seat."""
        return tuple(seat.mind for seat in self.seats)

    @property
    def rules(self) -> Ruleset | None:
        """The rules of the header."""
        return None if self.header is None else ruleset(self.header.rules)

    @property
    def plays(self) -> int:
        """How many `play` lines the last round has so far."""
        return len(self.said())

    def said(self, step: int = -1) -> list[Said]:
        """Return the `play` lines of the round that the line played as number `step` is in, by default the last."""
        deals = [place for place, played in enumerate(self.played) if isinstance(played.line, DealLine)]
        step %= max(1, len(self.played))
        first = max((place for place in deals if place <= step), default=0)
        end = min((place for place in deals if place > step), default=len(self.played))
        return [
            Said(before.step.state, parse(played.line.play), played.step.state)
            for before, played in pairwise(self.played[first:end])
            if isinstance(played.line, PlayLine)
        ]


def replay_file(path: Path) -> Replay:
    """Play a file again. Raises `Unreadable` when it cannot be opened or is no UTF-8 text."""
    try:
        return replay(read_file(path))
    except FileRefused as refused:
        return Replay(None, (), 0, refused.fault)


def replay(data: bytes) -> Replay:
    """Play a record again, line by line, until one is refused."""
    header: Header | None = None
    played: list[Played] = []
    end = 0
    for number, text, after in lines(data):
        try:
            if len(text) > LONGEST_LINE:
                raise Refused(_("This line has more than 1 MB."))
            if header is None:
                header = decode_header(text)
            else:
                line = decode_line(text)
                played.append(Played(number, line, _carry_out(header, played, line)))
        except Refused as refused:
            fault_ = RecordFault(number, refused.clause, refused.message)
            return Replay(header, tuple(played), end, fault_)
        end = after
    missing = None if header is not None else RecordFault(1, None, _("The record is empty."))
    return Replay(header, tuple(played), end, missing)


def _carry_out(header: Header, played: list[Played], line: DealLine | PlayLine) -> Step:
    state = played[-1].step.state if played else None
    if isinstance(line, DealLine):
        return _deal(header, state, line)
    if state is None:
        raise Refused(_("Nobody can play before the first deal."))
    return _play(header, state, line)


def _deal(header: Header, state: State | None, line: DealLine) -> Step:
    if state is not None and state.table.to_play is not None:
        raise Refused(_("The round is not over, so no other can be dealt."))
    if state is not None and state.table.round == ROUNDS:
        raise Refused(_("The game is over after three rounds (R8.1)."), "R8.1")
    left = None if state is None else state.nuggets
    deal = read_deal(line.deal, scenario=header.scenario, left=left)
    _look_over(header, state, deal)
    return start(ruleset(header.rules), deal) if state is None else next_round(state, deal)


def _look_over(header: Header, state: State | None, deal: Deal) -> None:
    rules = ruleset(header.rules)
    found = fault(
        deal,
        len(header.seats),
        rules=rules,
        nuggets=first_nuggets(rules) if state is None else state.nuggets,
        starter=None if state is None else next_starter(state.table),
        scenario=header.scenario,
    )
    if found is not None:
        raise Refused(fault_sentence(found.fault, found.clause), found.clause)


def _play(header: Header, state: State, line: PlayLine) -> Step:
    try:
        command = _command(line.play)
        _look_at_seat(state, line.seat)
        return apply(state, command)
    except IllegalCommand as illegal:
        names = [quote(seat.name) for seat in header.seats]
        sentence = refusal_sentence(illegal.refusal, names)
        raise Refused(sentence, illegal.refusal.clause) from None


def _look_at_seat(state: State, seat: int) -> None:
    to_play = state.table.to_play
    if to_play is None:
        raise IllegalCommand(refuse(Reason.NOT_IN_PLAY))
    if seat != to_play:
        raise IllegalCommand(refuse(Reason.WRONG_SEAT, seat=to_play))


def _command(text: str) -> Command:
    """Return the command that a line spells. Raises `Refused`, or `IllegalCommand` for one that is never legal."""
    try:
        return parse(text)
    except ValueError:
        if text == "pass":
            raise IllegalCommand(refuse(Reason.FORCED_PASS)) from None
        raise Refused(_("{text} is not a command.").format(text=quote(repr(text)))) from None
