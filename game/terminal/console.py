"""Lines in and lines out, for eyes, ears and fingers alike: nothing is drawn over, every line stands for itself."""

from __future__ import annotations

import os
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import Protocol, TextIO

from game.system.letters import one_line
from game.terminal.typed import Typed, can_wait

_SIGNS = {
    "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "…": "...", "·": "-",
    "─": "-", "╌": "-", "╴": "-", "╶": "-", "│": "|", "╵": "'", "╷": ",", "ł": "l", "Ł": "L", "ß": "ss",
}  # fmt: skip
"""What stands for a letter or sign that the encoding of the terminal lacks, where no plainer form follows from it."""
_BOXES = "┌┐└┘├┤┬┴┼"
_AWAY = 60
"""Lines at least that take what was private out of sight, where a terminal does not clear itself."""
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Lines(Protocol):
    """What lines can be read from, an empty one at the end."""

    def readline(self) -> str:
        """Return the next line."""


class InputEnded(Exception):
    """Raised when nobody will type any more."""


class Console:
    """A stream of lines and who types on it.

    `clears` says whether private lines can be wiped off; else blank lines push them out of sight, on a screen that is
    `high` lines high. `pause` waits. While `unseen` is entered, what is typed does not show.
    """

    def __init__(
        self,
        source: Lines,
        sink: TextIO,
        *,
        clears: bool = False,
        high: int = 0,
        pause: Callable[[float], object] = time.sleep,
        unseen: Callable[[], AbstractContextManager[object]] = nullcontext,
    ) -> None:
        self._source, self._sink = source, sink
        self._clears = clears
        self._away = max(_AWAY, high)
        self.pause = pause
        self._unseen = unseen
        self._block: list[str] = []
        self._last: list[str] = []

    def say(self, line: str) -> None:
        """Write one line."""
        self._block.append(line)
        self._sink.write(spelled(line, self._sink.encoding) + "\n")

    def ask(self, prompt: str) -> str:
        """Write a line and return what is typed in answer to it. Raises `InputEnded`."""
        self.say(prompt)
        self._sink.flush()
        line = self._source.readline()
        if not line:
            raise InputEnded
        self._last, self._block = self._block, []
        return one_line(line)

    def ask_unseen(self, prompt: str) -> str:
        """Ask for something that a terminal does not show while it is typed. Raises `InputEnded`."""
        with self._unseen():
            return self.ask(prompt)

    def repeat(self) -> None:
        """Write again what was written between the last two answers."""
        for line in self._last[:-1]:
            self.say(line)

    def put_away(self) -> None:
        """Take everything out of sight, and forget it: somebody else will look, listen or feel now."""
        self._block, self._last = [], []
        self._sink.write("\n" * self._away)
        if self._clears:
            self._sink.write(_CLEAR)
        self._sink.flush()


def console_of(source: TextIO, sink: TextIO) -> Console:
    """Return a console on the streams of the program, whatever they lead to."""
    if hasattr(source, "reconfigure"):
        source.reconfigure(errors="replace")
    clears = sink.isatty() and (os.name != "nt" or "WT_SESSION" in os.environ) and os.environ.get("TERM") != "dumb"
    lines: Lines = Typed(source) if can_wait(source) else source
    return Console(lines, sink, clears=clears, high=_height(sink), unseen=partial(_without_echo, source))


def _height(sink: TextIO) -> int:
    """Return how many lines a terminal shows; 0 where that is unknown or there is none."""
    try:
        return os.get_terminal_size(sink.fileno()).lines
    except (OSError, ValueError):
        return 0


@contextmanager
def _without_echo(source: TextIO) -> Iterator[None]:
    """Let a terminal not show what is typed; other streams show nothing anyway."""
    try:
        import termios
    except ImportError:  # on Windows what is typed shows; the lines go away at the hand-over
        yield
        return
    try:
        number = source.fileno()
        before = termios.tcgetattr(number)
    except (OSError, ValueError, termios.error):
        yield
        return
    quiet = [*before]
    quiet[3] = before[3] & ~termios.ECHO
    termios.tcsetattr(number, termios.TCSADRAIN, quiet)
    try:
        yield
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


def spelled(text: str, encoding: str | None) -> str:
    """Return the text with what the encoding lacks in a plainer form: "ą" as "a", "“" as a straight quote."""
    try:
        text.encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return "".join(_plain(letter, encoding or "ascii") for letter in text)
    return text


def _plain(letter: str, encoding: str) -> str:
    base = unicodedata.normalize("NFKD", letter)[:1]
    for form in (letter, _SIGNS.get(letter, ""), "+" if letter in _BOXES else "", base):
        if form and _has(encoding, form):
            return form
    return "?"


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return text.isascii()
    return True
