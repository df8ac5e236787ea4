"""Calls whose streams are closed, full or gone: what ends how stands in RECORDS section 3 all the same."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from scenarios import GOLDEN

from game.cli.main import main
from game.system import streams
from game.system.errors import complain

RECORD = str(GOLDEN / "rebel-5-seats.lode")
CLOSED, FULL = "-", "/dev/full"
NO_SPACE = "fools-lode: No space left on device\n"
UNREADABLE = "fools-lode: nonexistent cannot be read: No such file or directory.\n"
UNKNOWN = "fools-lode: argument CALL: invalid choice"


class Call(NamedTuple):
    """A call: what it prints or complains of begins so, and its exit code is that one when all streams are open."""

    words: tuple[str, ...]
    out: str = ""
    err: str = ""
    code: int = 0


GAME, ARENA, FIT = ("game",), ("ai.arena",), ("ai.beliefs.fit",)
CALLS = {
    "valid": Call((*GAME, "verify", RECORD), RECORD),
    "valid, as JSON": Call((*GAME, "verify", RECORD, "--json"), '{"ok": true'),
    "refused": Call((*GAME, "verify", __file__), f"{__file__}, line 1: ", code=1),
    "nonexistent": Call((*GAME, "verify", "nonexistent"), err=UNREADABLE, code=2),
    "unknown call": Call((*GAME, "dance"), err=UNKNOWN, code=2),
    "nothing to watch": Call((*GAME, "watch", "nonexistent"), err=UNREADABLE, code=2),
    "help": Call((*GAME, "--help"), "usage: fools-lode"),
    "help of a call": Call((*GAME, "verify", "--help"), "usage: fools-lode verify"),
    "version": Call((*GAME, "--version"), "fools-lode "),
    "simulated": Call((*GAME, "simulate", "--rounds", "1", "--seats", "3", "--minds", "random"), "1 rounds of 3"),
    "arena": Call((*ARENA, "--help"), "usage: ai.arena"),
    "wrong arena": Call((*ARENA, "--seats", "x"), err="fools-lode: argument --seats", code=2),
    "fit": Call((*FIT, "--help"), "usage: ai.beliefs.fit"),
    "wrong fit": Call((*FIT, "--rounds", "0"), err="fools-lode: argument --rounds", code=2),
}


class Done(NamedTuple):
    """How a call ended, and what arrived on the streams that were open."""

    code: int
    out: str
    err: str


def ended(words: tuple[str, ...], **leads: str) -> Done:
    """What comes of a call in a process of its own, when the streams named are closed or lead somewhere."""
    marks = {"stdin": "0<", "stdout": "1>", "stderr": "2>"}
    ends = " ".join(f"{marks[name]}{'&-' if to == CLOSED else to}" for name, to in leads.items())
    shell = ["/bin/sh", "-c", f'exec "$0" "$@" {ends}', sys.executable, "-m"]
    done = subprocess.run([*shell, *words], capture_output=True, text=True, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


def fits(text: str, wanted: str) -> bool:
    """Whether a stream holds what is wanted of it, and nothing if nothing is."""
    return text.startswith(wanted) if wanted else text == ""


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
@pytest.mark.parametrize("gone", [("stdin",), ("stdout",), ("stderr",), ("stdin", "stdout", "stderr")], ids="+".join)
def test_a_closed_stream_changes_no_exit_code_and_no_other_stream(call: Call, gone: tuple[str, ...]) -> None:
    done = ended(call.words, **dict.fromkeys(gone, CLOSED))
    assert done.code == call.code
    assert fits(done.out, "" if "stdout" in gone else call.out)
    assert fits(done.err, "" if "stderr" in gone else call.err)


full = pytest.mark.skipif(not Path(FULL).exists(), reason="this system has no full device")


@full
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_result_that_does_not_fit_gets_one_line_and_exit_code_2(call: Call) -> None:
    done = ended(call.words, stdout=FULL)
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert done.err.startswith(call.err or NO_SPACE)


@full
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_complaint_that_does_not_fit_changes_nothing_else(call: Call) -> None:
    done = ended(call.words, stderr=FULL)
    assert done.code == call.code
    assert fits(done.out, call.out)


@full
@pytest.mark.parametrize("words", [CALLS["valid"].words, CALLS["nonexistent"].words, CALLS["help"].words], ids=" ".join)
def test_nothing_can_be_told_at_all(words: tuple[str, ...]) -> None:
    assert ended(words, stdout=FULL, stderr=FULL) == (2, "", "")


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_a_reader_who_has_gone_is_no_traceback(call: Call) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as stdout:
        words = [sys.executable, "-m", *call.words]
        done = subprocess.run(words, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False)
    assert fits(done.stderr, call.err)
    assert done.returncode == 2


def test_processes_of_a_call_without_streams_have_them_closed_too() -> None:
    words = ("game", "simulate", "--rounds", "12", "--seats", "3", "--minds", "random", "--jobs", "2")
    assert ended(words, stdout=CLOSED, stderr=CLOSED) == (0, "", "")


def test_no_file_gets_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    words = ("game", "simulate", "--rounds", "3", "--seats", "3", "--minds", "random", "--records", str(kept))
    assert ended(words, stdin=CLOSED, stdout=CLOSED, stderr=CLOSED) == (0, "", "")
    assert main(["verify", str(kept / "00001.lode")]) == 0


@pytest.mark.parametrize("code", [0, 1, 2])
def test_a_program_without_a_console_ends_as_any_other(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: int
) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    (tmp_path / "x").write_bytes(b"hello\n")
    assert main(["verify", [RECORD, str(tmp_path / "x"), "nonexistent"][code]]) == code
    for name in ("stdin", "stdout", "stderr"):
        getattr(sys, name).close()


def test_a_stream_without_a_number_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        """A stream that somebody put in the place of standard error."""

        def write(self, text: str) -> int:
            raise OSError(5, text)

        def flush(self) -> None:
            return

        def fileno(self) -> int:
            raise ValueError("no number")

    monkeypatch.setattr(sys, "stderr", Broken())
    streams.prepare_streams()
    complain("nobody hears this")
