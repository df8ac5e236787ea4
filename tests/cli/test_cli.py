"""The command line: what it prints where, and its exit codes (RECORDS section 3)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from scenarios import GOLDEN, deal, header, record

from game.cli.main import main
from game.cli.window import seats_of
from game.engine.ruleset import EDITIONS
from game.play.session import Session

GAME = str(GOLDEN / "rebel-5-seats.lode")
SHORT = ["simulate", "--rounds", "4", "--seats", "3", "--minds", "random", "--seed", "1"]


def wrong(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line on stderr with which a call is refused."""
    try:
        code = main(words)
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.startswith("fools-lode: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["--dance"],
        ["verify"],
        ["verify", "a", "b"],
        ["verify", "--jso", "a"],
        ["verify", "line\nfeed"],
        ["verify", str(GOLDEN)],
        ["watch", "none.lode"],
        ["simulate"],
        [*SHORT, "--rounds", "0"],
        [*SHORT, "--rounds", "-3"],
        [*SHORT, "--rounds", "1.5"],
        [*SHORT, "--rounds", "9" * 5000],
        [*SHORT, "--rounds", "\N{ARABIC-INDIC DIGIT FOUR}"],
        [*SHORT, "--seats", "2"],
        [*SHORT, "--seats", "11"],
        [*SHORT, "--seats", "Ada"],
        [*SHORT, "--minds", ""],
        [*SHORT, "--minds", "random,human"],
        [*SHORT, "--minds", "sharp/dreamer"],
        [*SHORT, "--minds", "random/schemer"],
        [*SHORT, "--minds", "oracle"],
        [*SHORT, "--edition", "Rebel"],
        [*SHORT, "--jobs", "0"],
        [*SHORT, "--seed", "x"],
        [*SHORT, "--seats", "1", "--saboteur2"],
        [*SHORT, "--seats", "13", "--saboteur2"],
        [*SHORT, "--seats", "2", "--bonus-nuggets"],
        [*SHORT, "--records", GAME],
        ["play", "--seats", "Ada,Bo"],
        ["play", "--seats", ",".join("abcdefghijk")],
        ["play", "--seats", "Ada,Ada,Bo"],
        ["play", "--seats", "Ada,Аdа,Bo"],
        ["play", "--seats", "Ada,\u200b\u2060,Bo"],
        ["play", "--seats", "Ada,B\x07o,Cy"],
        ["play", "--seats", "Ada,ᎠᎡ,Cy"],
        ["play", "--seats", "Ada,Bo:,Cy"],
        ["play", "--seats", "Ada,Bo,:dreamer"],
        ["play", "--seats", "Ada,Bo,:rookie/"],
        ["play", "--seats", "Ada,Bo,:genius/cynic"],
        ["play", "--seats", "Ada,Bo,:greedy"],
        [*SHORT, "--minds", "random,oracle"],
        ["play", "--seats", f"Ada,Bo,{'x' * 17}"],
        ["play", "--seats", "Ada", "--saboteur2"],
        ["play", "--seats", ",".join("abcdefghijklm"), "--saboteur2"],
        ["play", "--edition", "none"],
        ["gallery"],
        ["gallery", "x", "--size", "10x10"],
        ["gallery", "x", "--size", "big"],
        ["gallery", "x", "--scale", "79"],
        ["gallery", "x", "--language", "tlh"],
    ],
    ids=" ".join,
)
def test_a_wrong_call_gets_one_line_and_exit_code_2(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    wrong(capsys, *words)


def test_verify_of_a_file_that_is_no_utf_8(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff")
    assert "UTF-8" in wrong(capsys, "verify", str(tmp_path / "x"), "--json")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
@pytest.mark.parametrize("call", ["verify", "watch"])
def test_a_pipe_or_a_device_is_refused_at_once(capsys: pytest.CaptureFixture[str], tmp_path: Path, call: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in (str(tmp_path / "pipe"), "/dev/zero", str(tmp_path)):
        assert "not a plain file" in wrong(capsys, call, name)


def test_watch_of_a_record_without_a_deal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(record(header()))
    wrong(capsys, "watch", str(tmp_path / "x"))


def test_verify_says_yes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", GAME]) == 0
    out, err = capsys.readouterr()
    assert "valid" in out
    assert out.count("\n") == 1
    assert err == ""


def test_verify_prints_line_clause_and_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.lode"
    path.write_bytes(record(header(), b"", deal(), {"seat": 0, "play": "lay NESW 0,0"}))
    assert main(["verify", str(path)]) == 1
    assert "line 4, R3.1: " in capsys.readouterr().out
    assert main(["verify", str(path), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert list(found) == [
        "ok", "rounds", "gold", "round", "to_play", "options", "maze", "goals", "before", "hands", "deck", "error",
    ]  # fmt: skip
    assert (found["ok"], found["to_play"], found["deck"]) == (False, 0, 49)
    assert found["error"]["line"] == 4
    assert found["error"]["clause"] == "R3.1"
    assert found["options"] == sorted(set(found["options"]))


def test_verify_refuses_a_file_that_is_no_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"hello\n")
    assert main(["verify", str(tmp_path / "x"), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["error"]["line"], found["error"]["clause"], found["round"]) == (1, None, 0)


def test_simulate_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--json"]) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert err == ""
    assert list(found) == [
        "rounds", "seats", "moves", "seconds", "diggers_won", "by_saboteurs", "by_mind", "decision_ms",
    ]  # fmt: skip
    assert (found["rounds"], found["seats"]) == (4, 3)
    assert main(SHORT) == 0
    assert capsys.readouterr().out.startswith("4 rounds of 3 seats")


@pytest.mark.parametrize("seats", ["2", "12"])
def test_simulate_plays_saboteur_2_and_the_bonus_nuggets(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seats: str
) -> None:
    words = [*SHORT, "--seats", seats, "--saboteur2", "--bonus-nuggets", "--records", str(tmp_path)]
    assert main([*words, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == int(seats)
    written = sorted(map(str, tmp_path.iterdir()))
    assert [main(["verify", path]) for path in written] == [0, 0]
    rules = json.loads(Path(written[0]).read_text("utf-8").splitlines()[0])["rules"]
    assert rules == {"edition": "rebel", "saboteur2": True, "bonus_nuggets": True}


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("fools-lode 0.")
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "simulate" in capsys.readouterr().out


def test_seats_are_named_or_given_a_name() -> None:
    seats = seats_of("Ada, Bo:steady,:random,,Di:human,Cy", EDITIONS["rebel"])
    assert [seat.name for seat in seats] == ["Ada", "Bo", "Ed", "Flo", "Di", "Cy"]
    assert [seat.mind for seat in seats] == ["human", "steady", "random", "human", "human", "human"]


def test_names_are_kept_on_one_line_without_what_cannot_be_seen() -> None:
    seats = seats_of("Ana\u00a0\u00a0Maria,\u202eBo\u200b,Jose\u0301,مريم:steady,:steady", EDITIONS["rebel"])
    assert [seat.name for seat in seats] == ["Ana Maria", "Bo", "José", "مريم", "Ada"]


def test_seats_and_rounds_are_played_by_characters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = seats_of("Ada,Bo:steady,:schemer,:rookie/cynic", EDITIONS["rebel"])
    assert [seat.mind for seat in seats] == ["human", "steady", "schemer", "rookie/cynic"]
    kept = tmp_path / "kept"
    assert main([*SHORT, "--minds", "steady,steady/cynic,schemer", "--records", str(kept)]) == 0
    assert "steady/cynic: won " in capsys.readouterr().out
    record = kept / "00001.lode"
    assert main(["verify", str(record)]) == 0
    session = Session.load(record)
    assert set(session.minds) == {"steady", "steady/cynic", "schemer"}


def test_verify_and_simulate_know_nothing_of_windows() -> None:
    code = (
        "import sys\nfrom game.cli.main import main\n"
        f"main(['verify', {GAME!r}]); main({SHORT!r})\n"
        "sys.exit(any(name.split('.')[0] == 'pygame' for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False).returncode == 0


def test_smoke_plays_a_whole_game() -> None:
    done = subprocess.run([sys.executable, "-m", "game", "--smoke"], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"gold ")
