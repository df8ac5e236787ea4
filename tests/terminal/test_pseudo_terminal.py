"""A whole short game over a pseudo-terminal, as a person with a braille display would play it (UX D8)."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

_PLAY = (sys.executable, "-m", "game", "play", "--text", "--seed", "2")
_PROMPT = re.compile(r"(?:^|\n)(?:\w+:|Press Enter .*|\w+, press .*)\n$")
_PATIENCE = 30.0


class Terminal:
    """The game on a pseudo-terminal."""

    def __init__(self, home: Path, *words: str) -> None:
        self._master, slave = pty.openpty()
        env = {**os.environ, "FOOLS_LODE_HOME": str(home), "TERM": "xterm"}
        self.process = subprocess.Popen((*_PLAY, *words), stdin=slave, stdout=slave, stderr=slave, env=env)
        os.close(slave)

    def read(self) -> str:
        """What is written up to the next line that waits for an answer, or to the end."""
        text, end = "", time.monotonic() + _PATIENCE
        while not _PROMPT.search(text):
            ready, _, _ = select.select([self._master], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"no prompt after {text!r}"
            try:
                read = os.read(self._master, 65536)
            except OSError:  # the other end is closed
                break
            if not read:
                break
            text += read.decode("utf-8").replace("\r\n", "\n")
        return text

    def answer(self, line: str) -> str:
        """Type a line, and return what is written then."""
        os.write(self._master, f"{line}\n".encode())
        return self.read()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(_PATIENCE)
        os.close(self._master)


@pytest.fixture
def solo(tmp_path: Path) -> Iterator[Terminal]:
    terminal = Terminal(tmp_path, "--seats", "Ada,:random,:random")
    yield terminal
    terminal.close()


def test_a_whole_game_over_a_pseudo_terminal(solo: Terminal) -> None:
    heard, left = solo.read(), 400
    while "The game is over." not in heard:
        last = heard.rstrip("\n").rpartition("\n")[2]
        heard += solo.answer("pass 1" if last == "Ada:" else "")
        left -= 1
        assert left, heard[-500:]
    assert heard.count("Round 3 began.") == 1
    assert "\x1b" not in heard
    end = solo.answer("")
    assert end.endswith("The game is saved in autosave-0001.lode.\n")
    assert solo.process.wait(_PATIENCE) == 0


def test_control_c_ends_with_everything_saved(solo: Terminal) -> None:
    solo.read()
    solo.answer("pass 1")
    solo.process.send_signal(signal.SIGINT)
    assert solo.read().endswith("The game is saved in autosave-0001.lode.\n")
    assert solo.process.wait(_PATIENCE) == 130


def test_a_terminal_is_cleared_when_it_is_handed_on(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seats", "Ada,Bo,Cy")
    try:
        assert "Pass the keyboard to Bo." in terminal.read()
        assert "Your role: " in terminal.answer("")
        assert "Bo drew " in terminal.answer("pass 1")
        handed_on = terminal.answer("")
    finally:
        terminal.close()
    away = handed_on.index("\x1b[2J\x1b[3J\x1b[H")
    assert "Bo passed and gave up a card face down." in handed_on[away:]
    assert " drew " not in handed_on
