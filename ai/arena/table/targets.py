"""The rows of the table in docs/bots.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ai.arena.measure.checks import Pace
from ai.arena.measure.figures import Interval, bootstrap_share
from ai.arena.measure.summary import SummaryCell
from ai.arena.play.designs import Mixed, ReplaceOne, Sides
from ai.arena.table.entries import (
    BEST,
    EVERY_TABLE,
    LEAST,
    MEASURED,
    MIDDLE,
    PERSONA_SEATS,
    STYLES,
    Box,
    name_of,
    personas,
    pool,
)
from ai.arena.table.results import Results
from ai.arena.table.verdicts import (
    TargetRange,
    TargetRow,
    interval_of,
    number_text,
    percent_text,
    plain_verdict,
    points_text,
    target_row,
)

_ATTACK, _TRUST, _SCHEMER = "always-attack", "trust-greedy", "sharp/schemer"
_FEWEST = 50
"""How many rounds must have lasted to the end of a lap for its log-loss to count."""


def rows(results: Results, box: Box) -> Iterator[TargetRow]:
    """Yield all rows of one box, without those that nothing was measured for."""
    for seats in MEASURED[box]:
        yield from _strength(results, box, seats)
    for seats in MEASURED[box]:
        yield from _levels(results, box, seats)
    for seats in EVERY_TABLE if box == "base" else MEASURED[box]:
        yield from _balance(results, box, seats)
    for seats in MEASURED[box]:
        yield from _observer(results, box, seats)
    if box == "base":
        yield from _claims(results)
        yield from _personas(results)
        yield from _checks(results)


def _strength(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield who beats whom."""
    for topic, design, target in (
        ("sharp gold-diggers against random saboteurs", Sides(BEST, "random"), TargetRange("≥ 97 %", low=0.97)),
        ("greedy gold-diggers against sharp saboteurs", Sides("greedy", BEST), TargetRange("≤ 15 %", high=0.15)),
    ):
        cell = results.cell(box, design, seats)
        if cell is not None:
            found = interval_of(cell, "diggers_won")
            yield target_row(topic, target, found, percent_text(found), cell)
    trust = Sides(_TRUST, _TRUST)
    for topic, one, other, least in (
        ("the same, below greedy against random", Sides("greedy", "random"), Sides("greedy", BEST), 0.20),
        ("gold-diggers: sharp above trust-greedy", Sides(BEST, _TRUST), trust, 0.20),
        ("saboteurs: sharp above trust-greedy", trust, Sides(_TRUST, BEST), 0.10),
        ("bluff: sharp saboteurs beside always-attack", Sides(BEST, _ATTACK), Sides(BEST, BEST), -0.02),
    ):
        gain, cell = results.difference(box, one, other, seats), results.cell(box, other, seats)
        if gain is not None and cell is not None:
            target = TargetRange(f"≥ {100 * least:+.0f} points", low=least)
            row = target_row(topic, target, gain, points_text(gain), cell)
            yield replace(row, entries=(name_of(box, one), name_of(box, other)))


def _levels(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield what a seat of the next level gains."""
    for one, among in ((BEST, MIDDLE), (MIDDLE, LEAST)):
        cell = results.cell(box, ReplaceOne(one, among), seats)
        if cell is None:
            continue
        found, topic = interval_of(cell, "difference"), f"one {one} among {among}"
        yield target_row(topic, TargetRange("≥ +5 points", low=0.05), found, points_text(found), cell)
        for role, group in cell["by_role"].items():
            found = interval_of(group, "difference")
            worse = TargetRange("not worse", low=0.0)
            yield target_row(f"{topic}, as {role}", worse, found, points_text(found), cell | group)


def _balance(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield the balance of sharp against sharp, as a whole and by the number of saboteurs."""
    cell = results.cell(box, Sides(BEST, BEST), seats)
    if cell is None:
        return
    found = interval_of(cell, "diggers_won")
    even = TargetRange("45–65 %", 0.45, 0.65)
    yield target_row("balance, sharp against sharp", even, found, percent_text(found), cell)
    for count, group in cell["by_saboteurs"].items():
        if count != "0":
            found, topic = interval_of(group, "diggers_won"), f"balance with saboteurs: {count}"
            yield target_row(topic, TargetRange("35–75 %", 0.35, 0.75), found, percent_text(found), cell | group)


def _observer(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield what a stranger at the table finds out."""
    attack = results.cell(box, Sides(BEST, _ATTACK), seats)
    if attack is not None:
        yield from _known(attack, "observer against always-attack", TargetRange("AUC ≥ 0.99 at lap 2", low=0.99), 2)
    sharp = results.cell(box, Sides(BEST, BEST), seats)
    if sharp is not None:
        yield from _known(sharp, "observer against sharp", TargetRange("AUC ≥ 0.85 at lap 4", low=0.85), 4)
        surprise = TargetRange("log-loss ≤ 0.45 at lap 4", high=0.45)
        yield from _known(sharp, "observer against sharp", surprise, 4, "log_loss")
    yield from _every_style(results, box, seats)
    if sharp is not None:
        yield from _known(sharp, "bluff: observer against sharp", TargetRange("AUC ≤ 0.80 at lap 2", high=0.80), 2)
    schemer = results.cell(box, Sides(BEST, _SCHEMER), seats)
    if schemer is not None:
        yield from _framed(schemer, "framing by a schemer", TargetRange("≥ 25 % at lap 4", low=0.25))
    if attack is not None:
        yield from _framed(attack, "framing by always-attack", TargetRange("≤ 8 % at lap 4", high=0.08))


def _known(cell: SummaryCell, topic: str, target: TargetRange, lap: int, figure: str = "auc") -> Iterator[TargetRow]:
    """Yield a figure of the observer at the end of a lap."""
    for found in cell["observer"]:
        if found["lap"] == lap and found[f"{figure}_bounds"] is not None:
            value = Interval(found[figure], *found[f"{figure}_bounds"])
            yield target_row(topic, target, value, number_text(value), cell | {"rounds": found["rounds"]})


def _framed(cell: SummaryCell, topic: str, target: TargetRange) -> Iterator[TargetRow]:
    framed = cell["framed"]
    if framed["rounds"]:
        found = interval_of(framed, "share")
        yield target_row(topic, target, found, percent_text(found), cell | {"rounds": framed["rounds"]})


def _every_style(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield the worst of all styles: no lap may be worse than not looking, no chance far from what comes true."""
    topic = "observer, worst of all styles"
    cells = {style: cell for style in STYLES if (cell := results.cell(box, Sides(BEST, style), seats)) is not None}
    yield from _surprised(cells, topic)
    cells = {style: cell for style, cell in cells.items() if cell["calibration"]["low"] is not None}
    if cells:
        worst = max(cells, key=lambda one: cells[one]["calibration"]["error"])
        yield from _calibrated(cells[worst], topic, f", {worst}")
    mixed = results.cell(box, pool(), seats)
    if mixed is not None:
        yield from _surprised({"": mixed}, "observer, all styles at one table")
        yield from _calibrated(mixed, "observer, all styles at one table")


def _surprised(cells: Mapping[str, SummaryCell], topic: str) -> Iterator[TargetRow]:
    """Yield the lap in which looking helped least, of those that enough rounds lasted for."""
    laps = [
        (style, lap)
        for style, cell in cells.items()
        for lap in cell["observer"]
        if lap["log_loss_bounds"] and lap["rounds"] >= _FEWEST
    ]
    if laps:
        style, lap = max(laps, key=lambda one: one[1]["log_loss"] - one[1]["prior"])
        over = Interval(*(value - lap["prior"] for value in (lap["log_loss"], *lap["log_loss_bounds"])))
        told = ", ".join(filter(None, (number_text(over, "+"), f"{style} at lap {lap['lap']}".strip())))
        cell = cells[style] | {"rounds": lap["rounds"]}
        yield target_row(topic, TargetRange("log-loss ≤ prior + 0.02", high=0.02), over, told, cell)


def _calibrated(cell: SummaryCell, topic: str, note: str = "") -> Iterator[TargetRow]:
    if cell["calibration"]["low"] is not None:
        found = interval_of(cell["calibration"], "error")
        target = TargetRange("calibration error ≤ 0.05", high=0.05)
        yield target_row(topic, target, found, f"{number_text(found)}{note}", cell)


def _claims(results: Results) -> Iterator[TargetRow]:
    cells: list[tuple[Sides | Mixed, int]] = [(Sides(BEST, BEST), seats) for seats in MEASURED["base"]]
    for design, seats in (*cells, (personas(), PERSONA_SEATS)):
        cell = results.cell("base", design, seats)
        if cell is not None and cell["claims"]["gain"] is not None:
            found = interval_of(cell["claims"], "gain")
            who = "personas" if isinstance(design, Mixed) else BEST
            topic = f"claims heard, where the gold is ({who})"
            yield target_row(topic, TargetRange("≥ 0.03 nats", low=0.03), found, number_text(found), cell)


def _personas(results: Results) -> Iterator[TargetRow]:
    cell, found = results.cell("base", personas(), PERSONA_SEATS), results.characters()
    if cell is not None and found is not None and found.players:
        right = bootstrap_share(
            [complex(1, 1)] * found.right + [complex(0, 1)] * (found.players - found.right), "personas"
        )
        told = f"{percent_text(right)} of {found.players} players"
        target = TargetRange("≥ 80 % from 20 rounds", low=0.80)
        yield target_row("personas told apart", target, right, told, cell)


def _checks(results: Results) -> Iterator[TargetRow]:
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
        verdict=plain_verdict(fair.different == 0 and fair.pairs >= 10_000),
    )
    yield TargetRow(
        topic="determinism",
        where="all minds",
        target="equal log hash",
        found=f"{same.logs} log hash over {same.seeds} seeds in {same.processes} processes",
        rounds=same.seeds,
        verdict=plain_verdict(same.logs == 1),
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
    yield TargetRow(
        topic="speed, rounds of sharp bots",
        where=where,
        target="≥ 15 at 5 seats",
        found=f"{pace.rounds_a_second:.1f} a second and core",
        rounds=pace.rounds,
        verdict=plain_verdict(pace.rounds_a_second >= 15),
    )
