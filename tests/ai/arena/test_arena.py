"""The arena: the same rounds however the work is spread, rounds that are gone on with, calls that are refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ai.arena.call import main
from ai.arena.play import build, played_rounds
from ai.arena.play.designs import ArenaPlan, Bout, Mixed, Sides, deal_of
from game.engine.ruleset import EDITIONS, FAIR_FIGHT

SHORT = ["--diggers", "random", "--saboteurs", "steady", "--seats", "3", "--rounds", "5", "--seed", "1"]
REPLACE = ["--replace", "trust-greedy", "--among", "greedy", "--seats", "5", "--rounds", "6", "--seed", "2"]
MIXED = ["--minds", "random,steady", "--seats", "3", "--rounds", "5", "--seed", "1"]


def run(folder: Path, *words: str) -> None:
    assert main([*words, "--out", str(folder)]) == 0


def rounds(folder: Path) -> list[dict[str, Any]]:
    """The rounds of a folder in the order of the plan, without the times."""
    found = [json.loads(line) for line in (folder / "rounds.jsonl").read_bytes().splitlines()]
    return [
        {key: told for key, told in one.items() if key != "us"}
        for one in sorted(found, key=lambda one: (one["seats"], one["deal"], one["turn"]))
    ]


def cells(folder: Path) -> list[dict[str, Any]]:
    """The summary of a folder without the times."""
    found = json.loads((folder / "summary.json").read_bytes())
    return [{key: told for key, told in cell.items() if not key.startswith("decision_ms")} for cell in found]


def test_the_same_seed_gives_the_same_rounds_for_any_number_of_jobs(tmp_path: Path) -> None:
    run(tmp_path / "one", *SHORT)
    run(tmp_path / "two", *SHORT, "--jobs", "2")
    assert rounds(tmp_path / "two") == rounds(tmp_path / "one")
    assert cells(tmp_path / "two") == cells(tmp_path / "one")
    run(tmp_path / "seed", *SHORT[:-1], "2")
    assert rounds(tmp_path / "seed") != rounds(tmp_path / "one")


@pytest.mark.cluster
def test_a_cluster_plays_the_same_rounds(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    run(tmp_path / "one", *SHORT)
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0"
    ) as cluster:
        run(tmp_path / "cluster", *SHORT, "--scheduler", cluster.scheduler_address)
    assert rounds(tmp_path / "cluster") == rounds(tmp_path / "one")
    assert cells(tmp_path / "cluster") == cells(tmp_path / "one")


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate that vouches for itself, and its key."""
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    made: list[str | Path] = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key]
    words = ["openssl", "req", "-x509", *made, "-days", "2", "-subj", "/CN=localhost", "-out", cert]
    subprocess.run(words, check=True, capture_output=True)
    return cert, key


@pytest.mark.cluster
def test_a_cluster_that_speaks_tls_wants_a_certificate(
    tmp_path: Path, certificate: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    cert, key = certificate
    ends = {f"tls_{who}_{what}": str(file) for who in ("scheduler", "worker", "client")
            for what, file in (("cert", cert), ("key", key))}  # fmt: skip
    ours = distributed.Security(require_encryption=True, tls_ca_file=str(cert), **ends)
    words = ["--tls-ca-file", str(cert), "--tls-cert", str(cert), "--tls-key", str(key)]
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=":0", protocol="tls://", security=ours
    ) as cluster:
        address = ["--scheduler", cluster.scheduler_address]
        assert address[1].startswith("tls://")
        run(tmp_path / "cluster", *SHORT, *address, *words)
        assert main([*SHORT, "--out", str(tmp_path / "open"), *address]) == 2
    run(tmp_path / "one", *SHORT)
    assert rounds(tmp_path / "cluster") == rounds(tmp_path / "one")
    assert "no scheduler answers" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--tls-key", "x"], "go together"),
        (["--tls-ca-file", "x", "--tls-cert", "x", "--tls-key", "x"], "go together"),
        (["--scheduler", "tls://127.0.0.1:1", "--tls-ca-file", "x"], "go together"),
    ],
)
def test_tls_needs_all_of_its_files_and_a_scheduler(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], named: str
) -> None:
    assert main([*SHORT, "--out", str(tmp_path), *words]) == 2
    assert named in capsys.readouterr().err


@pytest.mark.cluster
@pytest.mark.parametrize(
    ("address", "named"), [("tcp://127.0.0.1:1", "no address for TLS"), ("tls://127.0.0.1:1", "is no file")]
)
def test_tls_never_goes_in_the_clear(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str, named: str
) -> None:
    words = ["--scheduler", address, "--tls-ca-file", "x", "--tls-cert", "x", "--tls-key", "x"]
    assert main([*SHORT, "--out", str(tmp_path), *words]) == 2
    assert named in capsys.readouterr().err


def test_a_call_goes_on_where_it_stopped(tmp_path: Path) -> None:
    run(tmp_path / "whole", *SHORT)
    run(tmp_path / "torn", *SHORT)
    file = tmp_path / "torn" / "rounds.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:3]) + lines[3][:-20])
    (tmp_path / "torn" / "summary.json").unlink()
    run(tmp_path / "torn", *SHORT)
    assert file.read_bytes().splitlines(keepends=True)[:3] == lines[:3], "with their times: not played again"
    assert rounds(tmp_path / "torn") == rounds(tmp_path / "whole")
    assert cells(tmp_path / "torn") == cells(tmp_path / "whole")


def test_more_cells_may_be_added_to_a_folder_but_no_rounds_of_another_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(tmp_path, *SHORT)
    before = rounds(tmp_path), cells(tmp_path)
    grown = [*SHORT, "--seats", "3,4", "--rounds", "6"]
    run(tmp_path, *grown)
    assert [(cell["seats"], cell["rounds"]) for cell in cells(tmp_path)] == [(3, 6), (4, 6)]
    assert rounds(tmp_path)[:5] == before[0]
    run(tmp_path, *SHORT)
    assert cells(tmp_path) == before[1]
    capsys.readouterr()
    for other in (["--seed", "2"], ["--saboteurs", "random"], ["--saboteur2"], ["--no-table-talk"]):
        assert main([*SHORT, *other, "--out", str(tmp_path)]) == 2
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)
        assert "another call" in err
    assert len(rounds(tmp_path)) == 12


def test_rounds_of_bots_that_have_changed_are_not_mixed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    run(tmp_path, *SHORT)
    monkeypatch.setattr(played_rounds, "fingerprint", lambda: "other")
    capsys.readouterr()
    assert main([*SHORT, "--out", str(tmp_path)]) == 2
    assert "changed" in capsys.readouterr().err


def test_a_line_that_is_no_round_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, *SHORT)
    with (tmp_path / "rounds.jsonl").open("ab") as file:
        file.write(b"{}\n")
    capsys.readouterr()
    assert main([*SHORT, "--out", str(tmp_path)]) == 2
    assert "line 6" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--diggers", "random"],
        ["--diggers", "random", "--among", "random"],
        ["--diggers", "random", "--saboteurs", "random", "--minds", "random"],
        ["--minds", "random,"],
        ["--minds", "human"],
        ["--minds", "nobody"],
        ["--minds", "random", "--seats", "2"],
        ["--minds", "random", "--seats", "5,11"],
        ["--minds", "random", "--seats", "5,,8"],
        ["--minds", "random", "--seats", "1", "--saboteur2"],
        ["--minds", "random", "--rounds", "0"],
        ["--minds", "random", "--edition", "none"],
        ["--minds", "random", "--scheduler", "nowhere"],
        ["--minds", "random", "--out", "/dev/null/none"],
        ["--minds", "random", "--saboteurs", "0"],
        ["--minds", "random", "--saboteurs", "4"],
        ["--minds", "random", "--saboteurs", "-1"],
        ["--minds", "random", "--saboteurs", "1.5"],
        ["--minds", "random", "--saboteurs", "9" * 5000],
        ["--minds", "random", "--saboteurs", "\N{ARABIC-INDIC DIGIT TWO}"],
        ["--minds", "random", "--saboteurs", "2", "--seats", "5,3"],
        ["--minds", "random", "--saboteurs", "2", "--saboteur2"],
        ["--minds", "random", "--aside", "25"],
        ["--minds", "random", "--aside", "-1"],
        ["--minds", "random", "--aside", "x"],
        ["--minds", "random", "--aside", "10", "--saboteur2"],
        ["--minds", "random", "--fair", "--saboteurs", "2"],
        ["--minds", "random", "--fair", "--aside", "0"],
        ["--minds", "random", "--fair", "--saboteur2"],
        ["--minds", "random", "--fair", "--seats", "5,11"],
        ["--diggers", "random", "--saboteurs", "2"],
    ],
    ids=lambda words: " ".join(words)[:60],
)
def test_a_wrong_call_gets_one_line_and_exit_code_2(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(["--seats", "5", "--rounds", "1", "--seed", "1", "--out", str(tmp_path), *words])
    except SystemExit as ended:
        code = int(ended.code or 0)
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)


def dealt(folder: Path) -> dict[int, set[int]]:
    """By the number of seats, how many saboteurs there were."""
    found: dict[int, set[int]] = {}
    for one in rounds(folder):
        found.setdefault(one["seats"], set()).add(one["roles"].count("saboteur"))
    return found


def test_a_fair_fight_is_that_of_each_number_of_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--minds", "random", "--seats", "3,6,9", "--rounds", "4", "--seed", "1"]
    run(tmp_path / "fair", *words, "--fair")
    assert dealt(tmp_path / "fair") == {seats: {FAIR_FIGHT[seats][0]} for seats in (3, 6, 9)}
    plan = ArenaPlan(Mixed(("random",)), (3, 6, 9), 4, 1, EDITIONS["rebel"], fair=True)
    for seats in plan.seats:
        assert plan.rules_for(seats).fair_at(seats)
        assert len(deal_of(plan, Bout(seats, 0, 0)).aside) == FAIR_FIGHT[seats][1]
    capsys.readouterr()
    assert main([*words, "--out", str(tmp_path / "fair")]) == 2
    assert "another call" in capsys.readouterr().err


def test_saboteurs_names_their_mind_their_number_or_both(tmp_path: Path) -> None:
    words = ["--diggers", "random", "--seats", "5,6", "--rounds", "2", "--seed", "1"]
    run(tmp_path / "both", *words, "--saboteurs", "steady", "--saboteurs", "3", "--aside", "9")
    run(tmp_path / "turned", *words, "--saboteurs", "3", "--saboteurs", "steady", "--aside", "9")
    assert rounds(tmp_path / "both") == rounds(tmp_path / "turned")
    assert dealt(tmp_path / "both") == {5: {3}, 6: {3}}
    for one in rounds(tmp_path / "both"):
        assert one["minds"] == ["steady" if role == "saboteur" else "random" for role in one["roles"]]


def test_without_dask_a_scheduler_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*SHORT, "--out", str(tmp_path), "--scheduler", "127.0.0.1:8786"]) == 2
    assert "cluster" in capsys.readouterr().err


def test_each_side_has_its_mind_and_a_deal_is_played_with_its_roles_moved_on(tmp_path: Path) -> None:
    run(tmp_path, *SHORT, "--seats", "5", "--rounds", "6")
    found = rounds(tmp_path)
    assert [(one["deal"], one["turn"]) for one in found] == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    for one in found:
        assert one["minds"] == ["steady" if role == "saboteur" else "random" for role in one["roles"]]
    for first, second in zip(found[::2], found[1::2], strict=True):
        assert second["roles"] == first["roles"][2:] + first["roles"][:2]
    plan = ArenaPlan(Sides("random", "steady"), (5,), 6, 1, EDITIONS["rebel"])
    deal, again = deal_of(plan, Bout(5, 0, 0)), deal_of(plan, Bout(5, 0, 1))
    assert (deal.hands, deal.deck, deal.goals, deal.starter) == (again.hands, again.deck, again.goals, again.starter)


def test_figures_agree_with_the_rounds(tmp_path: Path) -> None:
    run(tmp_path, *SHORT, "--rounds", "12")
    [cell], played = cells(tmp_path), rounds(tmp_path)
    won = [one["winner"] == "diggers" for one in played]
    assert (cell["diggers"], cell["saboteurs"]) == ("random", "steady")
    assert cell["diggers_won"] == pytest.approx(sum(won) / 12, abs=1e-4)
    assert cell["low"] <= cell["diggers_won"] <= cell["high"]
    for number, group in cell["by_saboteurs"].items():
        some = [right for right, one in zip(won, played, strict=True) if one["roles"].count("saboteur") == int(number)]
        assert (group["rounds"], group["diggers_won"]) == (len(some), pytest.approx(sum(some) / len(some), abs=1e-4))
    for mind, found in cell["gold_by_mind"].items():
        gold = [earned for one in played for earned, by in zip(one["gold"], one["minds"], strict=True) if by == mind]
        assert found["earned"] == pytest.approx(sum(gold) / len(gold), abs=1e-4)
    assert [lap["lap"] for lap in cell["observer"]] == [1, 2, 3, 4, 5, 6]
    times = json.loads((tmp_path / "summary.json").read_bytes())[0]["decision_ms"]
    assert 0 < times["p50"] <= times["p95"] <= times["p99"]


def test_one_seat_is_replaced_and_held_against_itself(tmp_path: Path) -> None:
    run(tmp_path, *REPLACE)
    [cell], played = cells(tmp_path), rounds(tmp_path)
    assert [(one["deal"], one["turn"]) for one in played] == [(0, turn) for turn in range(5)] + [
        (1, turn) for turn in range(3)
    ]
    gains, gold = [], []
    for one in played:
        twin = next(other for other in played if other["deal"] == one["deal"] and other["turn"] == 0)
        assert one["roles"] == twin["roles"]
        replaced = [seat for seat, mind in enumerate(one["minds"]) if mind == "trust-greedy"]
        assert len(replaced) == (one["turn"] > 0)
        gains += [(seat in one["won"]) - (seat in twin["won"]) for seat in replaced]
        gold += [(one["gold"][seat], twin["gold"][seat], one["roles"][seat]) for seat in replaced]
    assert (cell["replace"], cell["among"], cell["rounds"]) == ("trust-greedy", "greedy", 6)
    assert cell["difference"] == pytest.approx(sum(gains) / 6, abs=1e-4)
    assert sum(group["rounds"] for group in cell["by_role"].values()) == 6
    assert any(here != there for here, there, _ in gold)
    for found, some in [(cell, gold), *((group, [each for each in gold if each[2] == role])
                                        for role, group in cell["by_role"].items())]:  # fmt: skip
        told, earned = found["gold"], [sum(each[which] for each in some) / len(some) for which in (0, 1)]
        assert [told["earned"], told["among_earned"]] == pytest.approx(earned, abs=1e-4)
        assert told["difference"] == pytest.approx(earned[0] - earned[1], abs=1e-4)
        assert told["low"] <= told["difference"] <= told["high"]


def test_at_a_mixed_table_every_seat_of_a_deal_has_every_mind(tmp_path: Path) -> None:
    run(tmp_path, *MIXED)
    [cell], played = cells(tmp_path), rounds(tmp_path)
    for first, second in zip(played[::2], played[1::2], strict=False):
        assert first["roles"] == second["roles"]
        for here, there in zip(first["minds"], second["minds"], strict=True):
            assert {here, there} == {"random", "steady"}
    assert cell["minds"] == ["random", "steady"]
    assert sum(found["rounds"] for found in cell["by_mind"].values()) == 15
    for mind, found in cell["by_mind"].items():
        gold = [earned for one in played for earned, by in zip(one["gold"], one["minds"], strict=True) if by == mind]
        assert found["gold"]["earned"] == pytest.approx(sum(gold) / len(gold), abs=1e-4)
        assert found["gold"]["low"] <= found["gold"]["earned"] <= found["gold"]["high"]


def test_a_table_for_a_person_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, *REPLACE)
    told = capsys.readouterr().out
    assert "5 seats, one seat of trust-greedy among greedy, 6 rounds" in told
    assert "as saboteur" in told
    assert "gold a round" in told


def test_a_guest_is_held_against_the_others_at_its_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "--guest", "greedy", "--among", "random", "--seats", "3", "--rounds", "6", "--seed", "1", "--fair")
    played, cell = rounds(tmp_path), cells(tmp_path)[0]
    assert [one["deal"] for one in played] == list(range(6)), "no round is played twice"
    seats = [one["minds"].index("greedy") for one in played]
    assert seats == [0, 1, 2, 0, 1, 2]
    earned = [one["gold"][seat] for one, seat in zip(played, seats, strict=True)]
    others = [(sum(one["gold"]) - own) / 2 for one, own in zip(played, earned, strict=True)]
    assert cell["as_guest"]["gold"]["ratio"] == pytest.approx(sum(earned) / sum(others), abs=1e-4)
    won = [seat in one["won"] for one, seat in zip(played, seats, strict=True)]
    assert cell["as_guest"]["won"] == pytest.approx(sum(won) / 6, abs=1e-4)
    assert sum(group["rounds"] for group in cell["as_guest"]["by_role"].values()) == 6
    assert "times the gold of the others" in capsys.readouterr().out


def test_rounds_stay_good_when_only_the_page_of_figures_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    read, seen = Path.read_bytes, list[Path]()

    def watched(path: Path) -> bytes:
        seen.append(path)
        return read(path)

    monkeypatch.setattr(Path, "read_bytes", watched)
    build.fingerprint.__wrapped__()
    folders = {path.parent.relative_to(Path.cwd()).as_posix() for path in seen}
    assert {"ai/weighing", "ai/arena/play", "ai/arena/measure", "game/engine", "game/play/endings"} <= folders
    assert folders.isdisjoint({"ai/arena/show", "ai/arena/table"})
