"""What is packed for whoever looks into a problem: readable parts in one file, of which everybody may know."""

from __future__ import annotations

import io
import platform
import sys
import zipfile
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.engine.observe import log_of
from game.play.log_text import told
from game.play.sharing.redaction import public_record
from game.records.replay import Replay, replay
from game.records.setup import HUMAN
from game.system.crash_report import CRASH_FILE, where_it_happened
from game.system.disk import read_plain
from game.system.i18n import _
from game.system.resources import version
from game.system.settings import Settings

NAME = "fools-lode-report"
_MOST_CRASH = 65_536
_EPOCH = (1980, 1, 1, 0, 0, 0)
"""The time of every part: the same report is the same file."""
_PRIVATE = ("last_setup",)
"""Settings that name people."""


class Part(NamedTuple):
    """One file of a report: its name and its text."""

    name: str
    text: str


class Report:
    """What is known of a problem: the `record` of the game at hand, if there is one, settings, versions, a crash."""

    def __init__(self, record: bytes, settings: Settings, folder: Path | None, versions: Mapping[str, str]) -> None:
        self._record = record
        self._settings = settings
        self._crash = _crash(folder)
        self._versions = versions
        self._parts = {names: self._made(names=names) for names in (True, False)}

    def parts(self, *, names: bool) -> tuple[Part, ...]:
        """Return what would be packed; without `names` the people at the table are called by their numbers."""
        return self._parts[names]

    def _made(self, *, names: bool) -> tuple[Part, ...]:
        parts = [Part("versions.txt", self._about())]
        if self._record:
            parts += _game(self._record, names=names)
        parts.append(Part("settings.json", _settings(self._settings)))
        if self._crash:
            parts.append(Part(CRASH_FILE, self._crash))
        return tuple(parts)

    def _about(self) -> str:
        known = {
            "Fool's Lode": version(),
            "Python": platform.python_version(),
            **self._versions,
            "System": f"{platform.system()} {platform.release()}",
            "Machine": platform.machine(),
            "Frozen": str(getattr(sys, "frozen", False)),
        }
        return "".join(f"{name}: {value}\n" for name, value in known.items())


def packed(parts: tuple[Part, ...]) -> bytes:
    """Return one file with all parts; the same ones give the same bytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for part in parts:
            entry = zipfile.ZipInfo(part.name, _EPOCH)
            entry.compress_type, entry.create_system, entry.external_attr = zipfile.ZIP_DEFLATED, 3, 0o644 << 16
            archive.writestr(entry, part.text.encode("utf-8", "backslashreplace"))
    return file.getvalue()


def _game(record: bytes, *, names: bool) -> list[Part]:
    """Return record and log of a game, or where the fault is that keeps them from being read."""
    try:
        found = replay(record)
        called = _names(found, names=names)
        over = found.state is not None and found.state.table.gold is not None
        lines = public_record(found, called).decode("utf-8")
        return [Part("game.lode" if over else "game.txt", lines), Part("log.txt", _log(found, called))]
    except Exception as error:  # what is reported may be that very fault
        return [Part("game.txt", where_it_happened(error))]


def _names(found: Replay, *, names: bool) -> tuple[str, ...]:
    """Return the names of the seats, those of people as numbers where they are not to be told."""
    shown = found.names
    if names:
        return shown
    people = [mind == HUMAN for mind in found.minds]
    return tuple(
        _("Person {number}").format(number=seat + 1) if person else name
        for seat, (name, person) in enumerate(zip(shown, people, strict=True))
    )


def _log(found: Replay, names: tuple[str, ...]) -> str:
    """Return the log of every round as everybody saw it."""
    if found.rules is None:
        return ""
    states = [played.step.state for played in found.played]
    ends = [tuple(of_round)[-1] for _number, of_round in groupby(states, lambda state: state.table.round)]
    return told(names, found.rules, [log_of(state, None) for state in ends])


def _settings(settings: Settings) -> str:
    """Return the settings without what names people, in the order of their names."""
    plain = msgspec.to_builtins(settings)
    kept = {name: value for name, value in sorted(plain.items()) if name not in _PRIVATE}
    return msgspec.json.format(msgspec.json.encode(kept), indent=1).decode("utf-8") + "\n"


def _crash(folder: Path | None) -> str:
    """Return the note of the last fault, which tells nothing of the game; nothing where there is none."""
    if folder is None:
        return ""
    try:
        return read_plain(folder / CRASH_FILE, _MOST_CRASH)[:_MOST_CRASH].decode("utf-8", "replace")
    except OSError:
        return ""
