"""What of a game may be shown to everybody: public positions alone, and the record once the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from game.engine.events import Event, as_seen_by
from game.engine.table import Table
from game.records.files import Unreadable
from game.records.lines import encode
from game.records.replay import Played, Replay, replay, replay_file
from game.system.i18n import _


class PublicStep(NamedTuple):
    """One line of a round as everybody saw it: the position after it, and what happened, from `place` in the log on."""

    table: Table
    events: tuple[Event, ...]
    place: int


class SharedGame(NamedTuple):
    """A game as far as it may be shared. `at` is the position that was looked at, `day` that of its file, if known."""

    names: tuple[str, ...]
    at: Table
    rounds: tuple[tuple[PublicStep, ...], ...]
    day: date | None
    record: bytes | None
    """The whole record; None while the game is not over, since it holds every secret (R7.7)."""

    @property
    def over(self) -> bool:
        """Whether the whole game is known to everybody."""
        return self.record is not None

    def steps(self, number: int) -> tuple[PublicStep, ...]:
        """Return the lines of a round, by its number."""
        return next(steps for steps in self.rounds if steps[0].table.round == number)

    def ends(self) -> tuple[Table, ...]:
        """Return the last position of every round so far."""
        return tuple(steps[-1].table for steps in self.rounds)


class NothingToShare(Exception):
    """Raised for a game of which nothing can be shared; one sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def opened(game: Replay | bytes | Path, step: int | None = None, file: Path | None = None) -> SharedGame:
    """Return what may be shared of a record: one played again, its text, or its file; the first two lie in `file`.

    Raises `NothingToShare`.
    """
    match game:
        case Replay():
            found = game
        case bytes():
            found = replay(game)
        case _:
            found, file = _replay_of(game), game
    if not found.played:
        raise NothingToShare(_("No round was dealt.") if found.fault is None else found.fault.message)
    return shared_game(found, step, day_of(file))


def _replay_of(path: Path) -> Replay:
    try:
        return replay_file(path)
    except Unreadable as unreadable:
        raise NothingToShare(unreadable.message) from None


def shared_game(replay: Replay, step: int | None = None, day: date | None = None) -> SharedGame:
    """Return what may be shared of a record with a deal; `step` is the line that is looked at, by default the last."""
    first, last = replay.played[0].step.state.table, replay.played[-1].step.state.table
    over = last.gold is not None and first.round == 1
    return SharedGame(
        names=replay.names,
        at=replay.played[-1 if step is None else step].step.state.table,
        rounds=tuple(_rounds(replay.played)),
        day=day,
        record=_record(replay) if over else None,
    )


def day_of(path: Path | None) -> date | None:
    """Return the day on which a file was written last, as the player's clock has it; None where that is not known."""
    try:
        return None if path is None else datetime.fromtimestamp(path.stat().st_mtime).date()
    except (OSError, OverflowError, ValueError):
        return None


def _record(replay: Replay) -> bytes:
    """Return the valid part of a record, line by line as this program writes it."""
    assert replay.header is not None, "a game that is over has one"
    return b"".join(map(encode, (replay.header, *(played.line for played in replay.played))))


def _rounds(played: tuple[Played, ...]) -> Iterator[tuple[PublicStep, ...]]:
    """Yield the lines of each round up to its reveal: what is picked then is nobody else's business (R7.7)."""
    steps: list[PublicStep] = []
    for line in played:
        state = line.step.state
        if steps and state.table.round != steps[-1].table.round:
            yield tuple(steps)
            steps = []
        if not steps or steps[-1].table.outcome is None:
            events = tuple(as_seen_by(event, None) for event in line.step.events)
            steps.append(PublicStep(state.table, events, state.logged - len(events)))
    if steps:
        yield tuple(steps)
