"""The table of targets: verdicts, checks that notice what they look for, rows and charts of what was measured."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace

from ai.arena.call import main
from ai.arena.measure import checks
from ai.arena.measure.checks import Determinism, Fairness, Pace, determinism, digest, fairness, pace
from ai.arena.measure.figures import Interval
from ai.arena.measure.persona_guesses import guess_personas
from ai.arena.play.bout import Round
from ai.arena.play.designs import Guest, Mixed, Sides, bouts
from ai.arena.running import Workers
from ai.arena.show.bots_page import tables, write_page
from ai.arena.table import passes
from ai.arena.table.entries import Box, TableEntry, name_of, personas, table_entries
from ai.arena.table.passes import TableSize, all_rows, measure
from ai.arena.table.results import Checks, Results
from ai.arena.table.strength_rows import above_zero
from ai.arena.table.verdicts import REPORT, TargetRange, TargetVerdict, worst
from ai.baselines.random_mind import choose_at_random
from ai.decision import Decision
from ai.persona import Persona
from game.engine.cards import Role
from game.engine.events import Drew
from game.engine.ruleset import role_cards
from game.engine.views import Log, View

SMALL = TableSize(passes=(0.5, 0.9), pairs=20, seeds=1, pace_rounds=1, boxes=("fair", "base"))
_CHECKED = Checks(
    Fairness(10_000, 0), Determinism(1000, 6, 1), {"base-5": Pace(60, 20.0, {"p50": 1.0, "p95": 2.0, "p99": 3.0})}
)


@pytest.mark.parametrize(
    ("low", "value", "high", "verdict"),
    [
        (0.6, 0.7, 0.8, TargetVerdict.MET),
        (0.4, 0.6, 0.8, TargetVerdict.MET_OPEN),
        (0.2, 0.4, 0.6, TargetVerdict.MISSED_OPEN),
        (0.1, 0.2, 0.3, TargetVerdict.MISSED),
    ],
)
def test_a_verdict_says_whether_the_interval_leaves_a_doubt(
    low: float, value: float, high: float, verdict: TargetVerdict
) -> None:
    assert TargetRange("≥ 0.5", low=0.5).verdict(Interval(value, low, high)) is verdict
    assert TargetRange("≤ 0.5", high=0.5).verdict(Interval(1 - value, 1 - high, 1 - low)) is verdict
    assert verdict.is_open == (low < 0.5 < high)


def test_what_nothing_is_aimed_at_is_reported_and_the_worst_verdict_counts() -> None:
    assert REPORT.verdict(Interval(0.5, 0.4, 0.6)) is TargetVerdict.REPORTED
    assert worst([TargetVerdict.MET, TargetVerdict.REPORTED, TargetVerdict.MET_OPEN]) is TargetVerdict.MET_OPEN
    assert worst([TargetVerdict.MISSED_OPEN, TargetVerdict.MISSED, TargetVerdict.MET]) is TargetVerdict.MISSED
    assert worst([TargetVerdict.REPORTED]) is TargetVerdict.REPORTED


@pytest.mark.parametrize(
    ("low", "value", "verdict"),
    [
        (0.06, 0.07, TargetVerdict.MET),
        (0.01, 0.07, TargetVerdict.MET_OPEN),
        (-0.01, 0.07, TargetVerdict.MISSED_OPEN),
        (-0.01, 0.04, TargetVerdict.MISSED_OPEN),
    ],
)
def test_a_step_between_levels_is_met_only_above_nothing(low: float, value: float, verdict: TargetVerdict) -> None:
    cell = {"seats": 5, "rounds": 100, "entry": "x"}
    aim = TargetRange("≥ +5 points, interval above 0", low=0.05)
    assert above_zero(Interval(value, low, 0.1), aim, "step", "", cell).verdict is verdict


def test_every_plan_of_the_table_has_a_folder_of_its_own_and_seats_that_there_are() -> None:
    entries = list(table_entries(1))
    assert len({entry.name for entry in entries}) == len(entries)
    for entry in entries:
        for seats in entry.plan.seats:
            assert role_cards(entry.plan.rules_for(seats), seats)
    played = sum(len(list(bouts(entry.plan, seats))) for entry in entries for seats in entry.plan.seats)
    assert played < 250_000, "three hours on two cores"


def test_fairness_notices_a_mind_that_reads_what_lies_face_down(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(view: View, log: Log, persona: Persona, rng: random.Random) -> Decision:
        secret = [event.face for event in log if isinstance(event, Drew)]
        return choose_at_random(view, log, persona, random.Random(f"{secret} {rng.random()}"))

    honest = fairness(60, 1, 1)
    assert honest.pairs >= 60
    assert honest.different == 0
    monkeypatch.setattr(checks, "mind_named", lambda _mind: peeking)
    monkeypatch.setattr(checks, "log_of", lambda state, _seat: Log(state.events, state.logged))
    assert fairness(60, 1, 1).different > 5


def test_checks_are_made_at_every_table_of_both_boxes_and_in_fair_fights() -> None:
    tables = [checks.table_of(number) for number in range(40)]
    assert {seats for rules, seats in tables if rules.saboteur2} == set(range(2, 12))
    fair = [(rules, seats) for rules, seats in tables if rules.saboteurs is not None]
    assert {seats for _, seats in fair} == set(range(3, 11))
    assert {seats for rules, seats in tables if rules.saboteurs is None and not rules.saboteur2} == set(range(3, 11))


def test_determinism_compares_processes_that_hash_differently() -> None:
    assert determinism(1, 1, 2, processes=1, hash_seeds=2) == Determinism(1, 2, 1)
    assert digest(1, 1) != digest(2, 1)


def test_pace_counts_rounds_and_decisions() -> None:
    found = pace("random", 3, 2, 1)
    assert found.rounds == 2
    assert found.rounds_a_second > 0
    assert 0 < found.decision_ms["p50"] <= found.decision_ms["p99"]


def a_round(minds: tuple[str, ...], number: int, rng: random.Random, talk: tuple[float, ...]) -> Round:
    acts = tuple(
        {"digger early lay towards": 10, "digger early claim gold True": sum(rng.random() < often for _ in range(10))}
        for often in talk
    )
    roles = (Role.DIGGER,) * len(minds)
    return Round(len(minds), number, 0, minds, roles, "diggers", (), (), 0, (), {}, acts)


def test_characters_are_told_apart_only_where_they_differ() -> None:
    rng = random.Random(1)
    rounds = [a_round(("quiet", "loud"), number, rng, (0.1, 0.6)) for number in range(400)]
    found = guess_personas(rounds)
    assert (found.right, found.players) == (20, 20)
    assert guess_personas(rounds, 3).players == 2 * (200 // 3)
    same = guess_personas([a_round(("one", "other"), number, rng, (0.3, 0.3)) for number in range(400)])
    assert same.right < 16
    assert sum(same.taken["one"].values()) == 10


def few(seed: int) -> Iterator[TableEntry]:
    """A table of three plans."""
    wanted = {name_of(box, design): seats for box, design, seats in _FEW}
    for entry in table_entries(seed):
        if entry.name in wanted:
            yield replace(entry, plan=replace(entry.plan, seats=wanted[entry.name], rounds=6))


_FEW: tuple[tuple[Box, Sides | Mixed | Guest, tuple[int, ...]], ...] = (
    ("base", Sides("greedy", "random"), (5,)),
    ("base", Sides("sharp", "random"), (5,)),
    ("fair", Sides("rookie", "rookie"), (5,)),
    ("fair", Guest("trust-greedy", "rookie"), (3, 4)),
    ("fair", personas(), (7,)),
)


def played(folder: Path) -> dict[Path, bytes]:
    """All rounds and figures below a folder."""
    return {path: path.read_bytes() for path in sorted(folder.rglob("*.json*"))}


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a small table."""
    folder = tmp_path_factory.mktemp("table")
    (folder / "checks.json").write_bytes(msgspec.json.encode(_CHECKED))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passes, "table_entries", few)
        measure(folder, 1, Workers(1), SMALL)
        before = played(folder)
        measure(folder, 1, Workers(1), SMALL)
        assert {path: path.read_bytes() for path in sorted(folder.rglob("*.json*"))} == before, (
            "nothing is played twice, and no figure gets coarser"
        )
    return folder


def test_rows_are_made_of_what_was_measured(measured: Path) -> None:
    found = {row.topic: row for row in all_rows(Results(measured))}
    row = found["sharp gold-diggers against random saboteurs"]
    assert (row.where, row.rounds, row.entries) == ("5 seats", 6, ("base-sharp-against-random",))
    assert found["fairness"].verdict is TargetVerdict.MET
    assert found["speed, rounds of sharp bots"].verdict is TargetVerdict.MET
    assert found["stand-in among rookie, nuggets beside the others"].where == "3 to 8 seats"
    assert found["gold-digger breaks a gold-digger, rookie"].where == "5 seats"
    assert found["talk, rookie: claims a round"].target == "≤ 5"
    assert found["balance, rookie against rookie"].target == "40–65 %"
    assert "greedy gold-diggers against sharp saboteurs" not in found, "that was not measured"


def test_out_of_time_nothing_more_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "checks.json").write_bytes(msgspec.json.encode(_CHECKED))
    monkeypatch.setattr(passes, "table_entries", few)
    measure(tmp_path, 1, Workers(1, until=0.0), SMALL)
    assert [path.name for path in tmp_path.iterdir()] == ["checks.json"]


def test_the_difference_between_two_cells_is_taken_deal_by_deal(measured: Path) -> None:
    results = Results(measured)
    same = results.difference("base", Sides("sharp", "random"), Sides("sharp", "random"), 5)
    assert same == Interval(0.0, 0.0, 0.0)
    sharp, greedy = (results.cell("base", Sides(diggers, "random"), 5) for diggers in ("sharp", "greedy"))
    assert sharp is not None
    assert greedy is not None
    found = results.difference("base", Sides("sharp", "random"), Sides("greedy", "random"), 5)
    assert found is not None
    assert found.value == pytest.approx(sharp["diggers_won"] - greedy["diggers_won"], abs=2e-4)
    assert results.difference("base", Sides("sharp", "sharp"), Sides("sharp", "random"), 5) is None


def test_the_page_keeps_its_prose_and_changes_its_measured_part(measured: Path, tmp_path: Path) -> None:
    results = Results(measured)
    page = tmp_path / "bots.md"
    page.write_text(
        "# Bots\n\nBefore.\n\n<!-- measured: begin -->stale<!-- measured: end -->\n\nAfter.\n", encoding="utf-8"
    )
    write_page(results, tmp_path)
    first = page.read_text(encoding="utf-8")
    assert first.startswith("# Bots\n\nBefore.\n\n<!-- measured: begin -->\n")
    assert first.endswith("<!-- measured: end -->\n\nAfter.\n")
    assert "stale" not in first
    assert tables(results) in first
    write_page(results, tmp_path)
    assert page.read_text(encoding="utf-8") == first
    for drawing in (tmp_path / "pictures-bots").iterdir():
        ElementTree.fromstring(drawing.read_text(encoding="utf-8"))
        assert f"(pictures-bots/{drawing.name})" in first


@pytest.mark.parametrize("words", [[], ["--minutes", "-1"], ["--minutes", "1", "--rounds", "5"]], ids=" ".join)
def test_a_wrong_call_of_the_table_is_refused(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["table", "--out", str(tmp_path), *words])
    out, err = capsys.readouterr()
    assert (ended.value.code, out, err.count("\n")) == (2, "", 1)
