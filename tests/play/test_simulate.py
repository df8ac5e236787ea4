"""`simulate`: the same games for the same seed, cut to the rounds asked for, counted right (RECORDS section 3)."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace
from scenarios import setup

from ai.minds import mind_named, persona_of
from game.engine.cards import NUGGETS, Role
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.legal import options
from game.engine.ruleset import EDITIONS, Edition
from game.engine.table import Cause
from game.play.session import Session
from game.play.simulate import Plan, simulate
from game.play.tally import Tally
from game.records.replay import Replay, replay_file
from game.records.verify import rounds


def plan(folder: Path | None = None, **changes: object) -> Plan:
    return replace(Plan(7, 4, ("random", "steady"), EDITIONS["rebel"], 5, folder), **changes)


def run(wanted: Plan, jobs: int = 1) -> Tally:
    return simulate(wanted, jobs, lambda _finished: None)


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def valid(path: Path) -> Replay:
    found = replay_file(path)
    assert found.fault is None
    return found


def test_the_same_seed_gives_the_same_games_for_any_number_of_jobs(tmp_path: Path) -> None:
    reports, files = [], []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        random.seed(jobs)
        told = run(plan(folder), jobs).report(4)
        reports.append({key: told[key] for key in told if key not in ("seconds", "decision_ms")})
        files.append(records(folder))
    assert reports[0] == reports[1]
    assert files[0] == files[1]
    assert run(plan(seed=6)).gold != run(plan()).gold


def test_the_last_game_is_cut_so_that_exactly_n_rounds_are_played(tmp_path: Path) -> None:
    finished: list[int] = []
    tally = simulate(plan(tmp_path), 1, finished.append)
    assert tally.rounds == sum(finished) == 7
    assert list(records(tmp_path)) == ["00001.lode", "00002.lode", "00003.lode"]
    assert [len(rounds(valid(path))) for path in sorted(tmp_path.iterdir())] == [3, 3, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_figures_agree_with_the_records(tmp_path: Path, edition: Edition) -> None:
    tally = run(plan(tmp_path, rules=EDITIONS[edition]))
    found = tally.report(4)
    played = [valid(path) for path in sorted(tmp_path.iterdir())]
    ended = [(game.seats, told) for game in played for told in rounds(game)]
    assert found["moves"] == sum(path.read_bytes().count(b'"play"') for path in tmp_path.iterdir())
    assert found["diggers_won"] == sum(told["winner"] == "diggers" for _, told in ended)
    assert sum(number for _, number in found["by_saboteurs"].values()) == 7
    for mind in ("random", "steady"):
        paid = [
            (told["paid"][seat], (told["roles"][seat] == "digger") == (told["winner"] == "diggers"))
            for seats, told in ended
            for seat in range(4)
            if seats[seat].mind == mind
        ]
        sums = {"rounds": len(paid), "gold": sum(gold for gold, _ in paid), "won": sum(won for _, won in paid)}
        assert found["by_mind"][mind] == sums
        times = found["decision_ms"][mind]
        assert 0 < times["p50"] <= times["p95"] <= times["p99"]


@pytest.mark.parametrize("seats", [2, 5, 12])
def test_figures_of_saboteur_2_agree_with_the_records(tmp_path: Path, seats: int) -> None:
    rules = replace(EDITIONS["g3"], saboteur2=True, bonus_nuggets=True)
    found = run(plan(tmp_path, rules=rules, seats=seats, minds=("random",))).report(seats)
    steps = [line.step for path in sorted(tmp_path.iterdir()) for line in valid(path).played]
    ended = [step.state for step in steps if step.state.table.to_play is None]
    outcomes = [state.table.outcome for state in ended if state.table.outcome is not None]
    assert found["rounds"] == len(outcomes) == len(ended) == 7
    assert found["diggers_won"] == sum(outcome.cause is Cause.GOLD for outcome in outcomes)
    saboteurs = Counter(str(outcome.roles.count(Role.SABOTEUR)) for outcome in outcomes)
    assert {count: number for count, (_, number) in found["by_saboteurs"].items()} == saboteurs
    assert found["by_mind"]["random"] == {
        "rounds": 7 * seats,
        "gold": sum(sum(state.paid) for state in ended),
        "won": sum(len(outcome.winners) for outcome in outcomes),
    }


def test_saboteur_2_is_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    rules = replace(EDITIONS["italian"], saboteur2=True, bonus_nuggets=True)
    files = []
    for jobs in (1, 2):
        folder = tmp_path / str(jobs)
        folder.mkdir()
        run(plan(folder, rules=rules, seats=6, minds=("random",)), jobs)
        files.append(records(folder))
    assert files[0] == files[1]


def test_minds_move_one_seat_from_game_to_game(tmp_path: Path) -> None:
    run(plan(tmp_path, seats=3))
    sitting = [[seat.mind for seat in valid(path).seats] for path in sorted(tmp_path.iterdir())]
    assert sitting == [
        ["random", "steady", "random"],
        ["steady", "random", "steady"],
        ["random", "steady", "random"],
    ]


def test_a_recorded_decision_can_be_repeated_from_its_header(tmp_path: Path) -> None:
    run(plan(tmp_path, rounds=3))
    path = tmp_path / "00001.lode"
    text = path.read_bytes()
    for cut in (40, 41, 42, 43):
        lines = text.splitlines(keepends=True)
        path.write_bytes(b"".join(lines[:cut]))
        session = Session.load(path)
        seat = session.table.to_play
        assert seat is not None
        assert f'"play":"{session.decide(seat).command}"'.encode() in lines[cut]


def test_the_bots_seed_is_not_the_seed_of_the_deal(tmp_path: Path) -> None:
    run(plan(tmp_path))
    seeds = [
        (header.seed, header.bot_seed) for path in tmp_path.iterdir() if (header := valid(path).header) is not None
    ]
    assert len({seed for pair in seeds for seed in pair}) == 6


@pytest.mark.parametrize("edition", EDITIONS)
def test_gold_is_conserved(tmp_path: Path, edition: Edition) -> None:
    run(plan(tmp_path, seats=10, minds=("random",), rounds=3, rules=EDITIONS[edition]))
    state = valid(tmp_path / "00001.lode").state
    assert state is not None
    assert sum(state.earlier) + sum(state.paid) + sum(state.nuggets) == sum(NUGGETS)


def test_claims_are_no_moves(tmp_path: Path) -> None:
    talk = replace(EDITIONS["rebel"], table_talk=True)
    tally = run(plan(tmp_path, rules=talk))
    text = b"".join(records(tmp_path).values())
    assert tally.moves == text.count(b'"play"') - text.count(b'"play":"claim')


def test_random_is_uniform_among_the_options_and_never_claims() -> None:
    start = setup(3)
    talk = replace(start, rules=replace(start.rules, table_talk=True), seed=3)
    session = Session.new(talk, None, bot_seed=1)
    seat = session.table.to_play
    assert seat is not None
    view, log, mind = session.view(seat), session.log(seat), mind_named("random")
    rng = random.Random(1)
    drawn = Counter(mind(view, log, persona_of("random"), rng).command for _ in range(4000))
    open_to_it = [option for option in options(view) if not isinstance(option, ClaimGoal | ClaimSeat)]
    assert set(drawn) == set(open_to_it)
    expected = 4000 / len(open_to_it)
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 3 * len(open_to_it)
