"""The goes that were played at daily shafts, found in the records alone, and the medals they earned (UX D5).

The first finished go of a day counts; further ones are practice. Unfinished ones earn nothing and can be continued.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, timedelta
from enum import StrEnum
from os import stat
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.play.daily.shaft import SEAT, day_of
from game.play.library import glance, library
from game.play.save_names import is_autosave, number_of
from game.records.files import FileRefused, Unreadable, lines, read_file
from game.records.lines import Header, Refused, decode_header
from game.records.replay import replay
from game.system.disk import read_plain, write_anew

_HEADER_BYTES = 1 << 14
"""More than the header of a daily game has."""
KNOWN = "daily.json"
"""What came of finished goes, by name, size and time of their files. It can be lost: the records know all of it."""
_MOST_KNOWN = 1 << 22
_MOST_LOOKS = 5
"""How often the folder is looked through anew because games were put away meanwhile."""


class Medal(StrEnum):
    """What a place at the table earns; a fourth place and worse earn none."""

    GOLD = "gold"
    SILVER = "silver"
    BRONZE = "bronze"


_BY_PLACE: Mapping[int, Medal] = {1: Medal.GOLD, 2: Medal.SILVER, 3: Medal.BRONZE}


class Go(NamedTuple):
    """One game at the shaft of `day`: its file, and the gold of all seats once it is over."""

    path: Path
    day: date
    gold: tuple[int, ...] | None

    @property
    def place(self) -> int:
        """How many seats have more gold than the person, and one more."""
        assert self.gold is not None, "places are known at the end"
        return place_of(self.gold, SEAT)

    @property
    def medal(self) -> Medal | None:
        """What the person earned, if anything."""
        return _BY_PLACE.get(self.place)


class Standing(NamedTuple):
    """All that is known of daily shafts on one day: what counts for each day, and what can be continued today.

    `counted` is the first finished go of each day. `unfinished` is the go of today that was played last; a slot is no
    such game. `streak` is how many days in a row have a finished go, up to today or, while today's is not played, to
    yesterday.
    """

    today: date
    counted: Mapping[date, Go]
    unfinished: Go | None
    streak: int

    @property
    def played(self) -> Go | None:
        """The go that counts today."""
        return self.counted.get(self.today)

    def medals(self, medal: Medal) -> int:
        """Return how many days earned this medal."""
        return sum(go.medal is medal for go in self.counted.values())


def place_of(gold: Sequence[int], seat: int) -> int:
    """Return the place of a seat: seats with as much gold share the better one."""
    return 1 + sum(other > gold[seat] for other in gold)


def standing(found: Iterable[Go], today: date) -> Standing:
    """Return what the goes add up to; those of days to come wait for their day."""
    goes = sorted((go for go in found if go.day <= today), key=_order)
    counted: dict[date, Go] = {}
    for go in goes:
        if go.gold is not None:
            counted.setdefault(go.day, go)
    unfinished = [go for go in goes if go.gold is None and go.day == today and is_autosave(go.path)]
    return Standing(today, counted, unfinished[-1] if unfinished else None, streak_on(today, counted))


def streak_on(day: date, counted: Iterable[date]) -> int:
    """Return how many days in a row end on `day`, or on the day before while that one has no finished go."""
    done = set(counted)
    last = day if day in done else day - timedelta(1)
    length = 0
    while last - timedelta(length) in done:
        length += 1
    return length


def _order(go: Go) -> tuple[bool, int, str]:
    """Return what orders goes as they were played last: by number, and copies under other names after them."""
    return not is_autosave(go.path), number_of(go.path.name), go.path.name


def goes(folder: Path | None, today: date) -> list[Go]:
    """Return every go at a daily shaft up to tomorrow. Never raises.

    Of other games only the first line is read, and a finished go is played again only once: what came of it is kept.
    """
    if folder is None:
        return []
    known, found = _read_known(folder), list[_Found]()
    for _look in range(_MOST_LOOKS):
        kept = library(folder)
        found = [go for each in kept if (go := _go(each.path, today, known)) is not None]
        if kept == library(folder):
            break  # nothing was put away while it was read
        known = {**known, **_over(found)}
    _keep_known(folder, known, found)
    return [go.go for go in found]


class _Found(NamedTuple):
    """A go, and what tells the state of its file from every other."""

    go: Go
    mark: str


def _go(path: Path, today: date, known: Mapping[str, tuple[int, ...]]) -> _Found | None:
    header = _header(path)
    day = None if header is None else day_of(header, today)
    if day is None:
        return None
    try:
        seen = stat(path)
    except OSError:
        return None
    mark = f"{path.name} {seen.st_size} {seen.st_mtime_ns}"
    if mark in known:
        return _Found(Go(path, day, known[mark]), mark)
    at_a_glance = glance(path)
    if at_a_glance is not None and at_a_glance.round and at_a_glance.surely_unfinished:
        return _Found(Go(path, day, None), mark)
    try:
        state = replay(read_file(path)).state
    except (Unreadable, FileRefused):
        return None
    return None if state is None else _Found(Go(path, day, state.table.gold), mark)


def _header(path: Path) -> Header | None:
    try:
        first = next(lines(read_plain(path, _HEADER_BYTES)), None)
        return None if first is None else decode_header(first.text)
    except (OSError, ValueError, Refused):
        return None


def _read_known(folder: Path) -> dict[str, tuple[int, ...]]:
    try:
        return msgspec.json.decode(read_plain(folder / KNOWN, _MOST_KNOWN), type=dict[str, tuple[int, ...]])
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return {}


def _over(found: Sequence[_Found]) -> dict[str, tuple[int, ...]]:
    return {each.mark: each.go.gold for each in found if each.go.gold is not None}


def _keep_known(folder: Path, known: Mapping[str, tuple[int, ...]], found: Sequence[_Found]) -> None:
    """Keep what came of finished goes; if that cannot be written, they are played again next time."""
    over = _over(found)
    if over != known:
        with suppress(OSError):
            write_anew(folder / KNOWN, msgspec.json.encode(over))
