"""Rows on what holds of every mind: fairness, determinism, time."""

from __future__ import annotations

from collections.abc import Iterator

from ai.arena.measure.checks import Pace
from ai.arena.table.results import Results
from ai.arena.table.verdicts import TargetRow, TargetVerdict, plain_verdict

WHOLE_PAIRS, WHOLE_SEEDS = 10_000, 1000
"""How many pairs and seeds are aimed at."""
_PACED, _FASTEST = "base-5", 12
"""Where how many rounds a second are aimed at."""


def check_rows(results: Results) -> Iterator[TargetRow]:
    """Yield what holds of every mind, and its pace."""
    checks = results.checks()
    if checks is None:
        return
    fair, same = checks.fairness, checks.determinism
    yield TargetRow(
        topic="fairness",
        where="all minds",
        target="0 of 10,000 pairs",
        found=f"{fair.different} of {fair.pairs} pairs differ",
        rounds=0,
        verdict=_whole(fair.different == 0, fair.pairs >= WHOLE_PAIRS),
    )
    yield TargetRow(
        topic="determinism",
        where="all minds",
        target="equal log hash, 1,000 seeds",
        found=f"{same.logs} log hash over {same.seeds} seeds in {same.processes} processes",
        rounds=same.seeds,
        verdict=_whole(same.logs == 1, same.seeds >= WHOLE_SEEDS),
    )
    for name, pace in checks.pace.items():
        yield from _pace(name, pace)


def _pace(name: str, pace: Pace) -> Iterator[TargetRow]:
    """Yield how fast a box with a number of seats is decided and played."""
    box, _, seats = name.rpartition("-")
    where = f"{seats} seats" + ("" if box == "base" else ", Saboteur 2")
    p50, p95, p99 = (pace.decision_ms[name] for name in ("p50", "p95", "p99"))
    yield TargetRow(
        topic="time of a decision",
        where=where,
        target="p95 ≤ 15 ms, p99 ≤ 50 ms",
        found=f"p50 {p50:.2f}, p95 {p95:.2f}, p99 {p99:.2f} ms",
        rounds=pace.rounds,
        verdict=plain_verdict(p95 <= 15 and p99 <= 50),
    )
    aimed = name == _PACED
    yield TargetRow(
        topic="speed, rounds of sharp bots",
        where=where,
        target=f"≥ {_FASTEST}" if aimed else "",
        found=f"{pace.rounds_a_second:.1f} a second and core",
        rounds=pace.rounds,
        verdict=plain_verdict(pace.rounds_a_second >= _FASTEST) if aimed else TargetVerdict.REPORTED,
    )


def _whole(holds: bool, enough: bool) -> TargetVerdict:
    """Return the verdict on what must hold of every case: open where fewer were tried."""
    return TargetVerdict.MET_OPEN if holds and not enough else plain_verdict(holds)
