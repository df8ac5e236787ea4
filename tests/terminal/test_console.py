"""Lines on terminals of every kind: what their encoding lacks, what is put away, and how they end (UX D8)."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from terminal.typing_games import said, session

from game.system.i18n import use_language
from game.terminal.console import Console, console_of, spelled
from game.terminal.vocabulary import Verb, typed

PLAY = (sys.executable, "-m", "game", "play", "--text", "--seed", "5", "--seats", "Ada,:random,:random")
_NO_WINDOW = """
import sys
from game.cli.main import main
code = main(sys.argv[1:])
assert not [name for name in sys.modules if name.split(".")[0] == "pygame"]
sys.exit(code)
"""


def run(home: Path, typed: str, *words: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[bytes]:
    env = {**os.environ, "FOOLS_LODE_HOME": str(home), "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    call = (sys.executable, "-c", _NO_WINDOW, *PLAY[3:], *words)
    return subprocess.run(call, input=typed.encode(), capture_output=True, env=env, timeout=60, check=False)


def test_a_game_through_pipes_needs_no_window_and_ends_with_the_input(tmp_path: Path) -> None:
    done = run(tmp_path, "hand\npass 1\nmaze boxes\n\xff\n", encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    lines = done.stdout.decode("ascii").splitlines()
    assert lines[-1] == "The game is saved in autosave-0001.lode."
    assert any(line.startswith("Bo ") for line in lines)
    assert "\\x" not in done.stdout.decode("ascii")
    assert "\\u" not in done.stdout.decode("ascii")


def test_continue_goes_on_with_the_game_that_was_left(tmp_path: Path) -> None:
    none = run(tmp_path, "", "--continue")
    assert (none.returncode, none.stdout) == (2, b"")
    assert none.stderr == b"fools-lode: There is no saved game to continue.\n"
    run(tmp_path, "pass 1\n")
    again = run(tmp_path, "log all\n", "--continue")
    assert again.returncode == 0
    assert "Ada passed and gave up" in again.stdout.decode()
    assert len(list((tmp_path / "saves").glob("*.lode"))) == 1


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "iso8859-2", "koi8-r", "utf-8", "nonsense"])
def test_every_text_can_be_written_in_every_encoding(encoding: str) -> None:
    for text in ("“Dig!” − ─┼╴ …", "Zażółć gęślą jaźń", "Їжак", "日本", "🜚"):
        written = spelled(text, encoding)
        assert written
        written.encode("ascii" if encoding == "nonsense" else encoding)
    assert spelled("“ą”", "ascii") == '"a"'
    assert spelled("└─┤", "ascii") == "+-+"


def test_what_was_private_is_out_of_sight_and_can_not_be_repeated() -> None:
    game = session(3, 3)
    heard = said(game, "", "hand", "pass 1", "", "repeat", "")
    assert heard[0][0].startswith("Your role: ")
    away = heard[3].index("")
    assert heard[3][away:].count("") == 60
    assert heard[4] == [line for line in heard[3][away + 60 :] if line]
    assert not re.search(r"Your role|drew", "\n".join(heard[4]))


def test_a_terminal_is_cleared_where_it_can_be() -> None:
    sink = io.StringIO()
    console = Console(io.StringIO(), sink, clears=True)
    console.say("secret")
    console.put_away()
    assert sink.getvalue().endswith("\x1b[2J\x1b[3J\x1b[H")


def test_text_follows_the_language_of_the_player() -> None:
    use_language("pseudo")
    try:
        heard = said(session(3), "seats", typed(Verb.HAND), "maze rows")
    finally:
        use_language("en")
    assert all("~~~~" in line for line in heard[0])
    assert len(heard[1]) == 6
    assert "u up" not in heard[2][0]


def test_a_terminal_that_cannot_be_cleared_is_pushed_empty_however_high_it_is() -> None:
    pty, termios = pytest.importorskip("pty"), pytest.importorskip("termios")
    master, slave = pty.openpty()
    try:
        termios.tcsetwinsize(slave, (97, 80))
        with os.fdopen(slave, "w", encoding="utf-8") as sink:
            console_of(io.StringIO(), sink).put_away()
            written = os.read(master, 4096)
    finally:
        os.close(master)
    assert written.count(b"\n") >= 97
