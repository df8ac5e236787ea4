"""What is typed on a terminal, and Ctrl+C at the worst moment."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from typing import TextIO

import pytest

from game.terminal.typed import Typed, can_wait

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")


@pytest.fixture
def terminal() -> Iterator[tuple[int, TextIO]]:
    """Who types, and what is read."""
    master, slave = pty.openpty()
    woken = signal.set_wakeup_fd(-1)
    with open(slave, encoding="utf-8") as source:
        yield master, source
        os.close(signal.set_wakeup_fd(woken))
    os.close(master)


def test_lines_come_one_by_one(terminal: tuple[int, TextIO]) -> None:
    master, source = terminal
    assert can_wait(source)
    typed = Typed(source)
    os.write(master, b"pass 1\nlay\n")
    assert [typed.readline(), typed.readline()] == ["pass 1\n", "lay\n"]


def test_control_c_that_no_read_was_waiting_for_ends_the_wait(terminal: tuple[int, TextIO]) -> None:
    """It goes to another thread here, so that it interrupts no read, as when it comes just before one."""
    typed = Typed(terminal[1])
    other = threading.Thread(target=lambda: signal.pthread_kill(threading.get_ident(), signal.SIGINT))

    def read() -> str:
        other.start()
        return typed.readline()

    with pytest.raises(KeyboardInterrupt):
        read()
    other.join()


def test_a_signal_that_ends_nothing_is_waited_over(terminal: tuple[int, TextIO]) -> None:
    master, source = terminal
    typed = Typed(source)
    before = signal.signal(signal.SIGUSR1, lambda *_: os.write(master, b"help\n"))
    try:
        signal.raise_signal(signal.SIGUSR1)
        assert typed.readline() == "help\n"
    finally:
        signal.signal(signal.SIGUSR1, before)
