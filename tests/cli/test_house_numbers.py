"""`--saboteurs`, `--aside` and `--fair` on the command line (R1.7 to R1.9, RECORDS section 3)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cli.test_cli import SHORT, wrong

from game.cli.main import main, parser
from game.cli.window import setup_of
from game.engine.ruleset import EDITIONS, FAIR_FIGHT, Edition, Ruleset
from game.records.replay import replay_file

PLAY = ["play", "--seats", "Ada,Bo,Cy,Di"]
WRONG = [
    (["--saboteurs", "0"], "1 to 2 saboteurs"),
    (["--saboteurs", "3"], "1 to 2 saboteurs"),
    (["--saboteurs", "-1"], "-1"),
    (["--saboteurs=-1"], "-1"),
    (["--saboteurs", "x"], "whole number"),
    (["--saboteurs", "1.0"], "whole number"),
    (["--saboteurs", ""], "whole number"),
    (["--saboteurs", "\N{ARABIC-INDIC DIGIT ONE}"], "whole number"),
    (["--saboteurs", "9" * 18], "1 to 2 saboteurs"),
    (["--saboteurs", "9" * 5000], "whole number"),
    (["--saboteurs"], "--saboteurs"),
    (["--saboteurs", "1", "--saboteur2"], "Saboteur 2"),
    (["--aside", "25"], "0 to 24"),
    (["--aside", "-1"], "-1"),
    (["--aside", "x"], "whole number"),
    (["--aside", "9" * 18], "0 to 24"),
    (["--aside", "9" * 5000], "whole number"),
    (["--aside"], "--aside"),
    (["--aside", "10", "--saboteur2"], "Saboteur 2"),
    (["--fair", "--saboteurs", "1"], "--fair"),
    (["--fair", "--aside", "21"], "--fair"),
    (["--fair", "--aside", "0"], "--fair"),
    (["--fair", "--saboteur2"], "Saboteur 2"),
    (["--fair=yes"], "--fair"),
]


@pytest.mark.parametrize("start", [[*SHORT, "--seats", "4"], PLAY, [*PLAY, "--text"]], ids=["simulate", "play", "text"])
@pytest.mark.parametrize(("words", "named"), WRONG, ids=[" ".join(words)[:40] for words, _named in WRONG])
def test_a_wrong_number_gets_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], start: list[str], words: list[str], named: str
) -> None:
    assert named in wrong(capsys, *start, *words)


@pytest.mark.parametrize("seats", ["2", "11"])
def test_of_wrong_seats_and_a_fair_fight_the_seats_are_said(capsys: pytest.CaptureFixture[str], seats: str) -> None:
    assert "3 to 10" in wrong(capsys, *SHORT, "--seats", seats, "--fair")
    assert "3 to 10" in wrong(capsys, "play", "--seats", ",".join("abcdefghijkl"[: int(seats)]), "--fair")


def set_up(*words: str) -> Ruleset:
    return setup_of(parser().parse_args(["play", *words])).rules


@pytest.mark.parametrize("edition", EDITIONS)
def test_play_has_the_fair_fight_of_its_seats_in_every_edition(edition: Edition) -> None:
    for seats, numbers in FAIR_FIGHT.items():
        rules = set_up("--seats", ",".join("abcdefghij"[:seats]), "--edition", edition, "--fair")
        assert (rules.edition, rules.saboteurs, rules.aside) == (edition, *numbers)
        assert rules.fair_at(seats)


def test_play_has_the_numbers_that_are_named_and_else_the_printed_deal() -> None:
    assert (set_up().saboteurs, set_up().aside) == (None, 0)
    assert set_up("--fair").fair_at(5)
    found = set_up("--saboteurs", "3", "--aside", "24")
    assert (found.saboteurs, found.aside) == (3, 24)
    assert set_up("--aside", "0") == set_up()


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*SHORT, *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    del found["seconds"], found["decision_ms"]
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_simulate_plays_the_fair_fight_of_its_seats(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, edition: Edition
) -> None:
    words = ["--seats", "6", "--edition", edition, "--fair", "--records"]
    found = simulated(capsys, *words, str(tmp_path / "fair"))
    saboteurs, aside = map(str, FAIR_FIGHT[6])
    assert list(found["by_saboteurs"]) == [saboteurs]
    assert found["by_saboteurs"][saboteurs][1] == found["rounds"] == 4
    for path in sorted((tmp_path / "fair").iterdir()):
        replay = replay_file(path)
        assert replay.fault is None
        assert replay.rules == EDITIONS[edition].fair(6)
    named = ["--seats", "6", "--edition", edition, "--saboteurs", saboteurs, "--aside", aside, "--records"]
    jobs = "2" if edition == "italian" else "1"
    assert simulated(capsys, *named, str(tmp_path / "named"), "--jobs", jobs) == found
    for path in sorted((tmp_path / "fair").iterdir()):
        assert (tmp_path / "named" / path.name).read_bytes() == path.read_bytes()
        assert main(["verify", str(path)]) == 0
        capsys.readouterr()


def test_simulate_deals_as_many_saboteurs_as_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert list(simulated(capsys, "--seats", "5", "--saboteurs", "3")["by_saboteurs"]) == ["3"]
    assert simulated(capsys, "--aside", "0") == simulated(capsys)
    assert simulated(capsys, "--aside", "24")["moves"] < simulated(capsys)["moves"]
    assert main([*SHORT, "--seats", "7", "--fair"]) == 0
    assert f"with saboteurs {FAIR_FIGHT[7][0]}: " in capsys.readouterr().out
