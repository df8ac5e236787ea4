"""The rows of the table in AI.md section 5: what was aimed at, what was found, and whether it is there."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import msgspec

from ai.arena.designs import Mixed, Replace, Sides
from ai.arena.entries import BEST, EVERY_TABLE, LEAST, MEASURED, MIDDLE, PERSONA_SEATS, STYLES, Box, personas
from ai.arena.figures import Interval, share
from ai.arena.results import Results
from ai.arena.summary import Cell

_ATTACK, _TRUST, _SCHEMER = "always-attack", "trust-greedy", "sharp/schemer"


class Verdict(StrEnum):
    """Whether a target is met, and whether the interval leaves a doubt."""

    MET = "met"
    MET_OPEN = "met, interval open"
    MISSED_OPEN = "missed, interval open"
    MISSED = "missed"


class Row(msgspec.Struct, frozen=True):
    """One line: the topic, where it was measured, the target, what was found with its interval, on how many rounds."""

    topic: str
    where: str
    target: str
    found: str
    rounds: int
    verdict: Verdict


class Target(msgspec.Struct, frozen=True):
    """What a figure should be: at least `low` and at most `high`."""

    low: float = float("-inf")
    high: float = float("inf")

    def verdict(self, found: Interval) -> Verdict:
        """Met by the figure or not, and open when the interval says both."""
        if self.low <= found.value <= self.high:
            return Verdict.MET if self.low <= found.low and found.high <= self.high else Verdict.MET_OPEN
        return Verdict.MISSED if found.high < self.low or found.low > self.high else Verdict.MISSED_OPEN


def rows(results: Results, box: Box) -> Iterator[Row]:
    """All rows of one box, without those that nothing was measured for."""
    for seats in MEASURED[box]:
        yield from _strength(results, box, seats)
        yield from _levels(results, box, seats)
    yield from _balance(results, box)
    for seats in MEASURED[box]:
        yield from _observer(results, box, seats)
    if box == "base":
        yield from _claims(results)
        yield from _personas(results)
        yield from _checks(results)


def _strength(results: Results, box: Box, seats: int) -> Iterator[Row]:
    """Who beats whom."""
    cells = {
        "sharp gold-diggers against random saboteurs": (Sides(BEST, "random"), Target(low=0.97), "≥ 97 %"),
        "greedy gold-diggers against sharp saboteurs": (Sides("greedy", BEST), Target(high=0.15), "≤ 15 %"),
    }
    for topic, (design, target, text) in cells.items():
        cell = results.cell(box, design, seats)
        if cell is not None:
            found = _interval(cell, "diggers_won")
            yield Row(topic, _at(seats), text, _percent(found), cell["rounds"], target.verdict(found))
    trust = Sides(_TRUST, _TRUST)
    differences = {
        "the same below greedy against random": (Sides("greedy", "random"), Sides("greedy", BEST), 0.20),
        "gold-diggers: sharp above trust-greedy": (Sides(BEST, _TRUST), trust, 0.20),
        "saboteurs: sharp above trust-greedy": (trust, Sides(_TRUST, BEST), 0.10),
        "bluff: sharp saboteurs beside always-attack": (Sides(BEST, _ATTACK), Sides(BEST, BEST), -0.02),
    }
    for topic, (one, other, least) in differences.items():
        gain, cell = results.difference(box, one, other, seats), results.cell(box, other, seats)
        if gain is not None and cell is not None:
            verdict = Target(low=least).verdict(gain)
            yield Row(topic, _at(seats), f"≥ {100 * least:+.0f} points", _points(gain), cell["rounds"], verdict)


def _levels(results: Results, box: Box, seats: int) -> Iterator[Row]:
    """One seat replaced by the next level."""
    for one, among in ((BEST, MIDDLE), (MIDDLE, LEAST)):
        cell = results.cell(box, Replace(one, among), seats)
        if cell is None:
            continue
        found, topic = _interval(cell, "difference"), f"one {one} among {among}"
        yield Row(topic, _at(seats), "≥ +5 points", _points(found), cell["rounds"], Target(low=0.05).verdict(found))
        for role, group in cell["by_role"].items():
            found = _interval(group, "difference")
            verdict = Target(low=0.0).verdict(found)
            yield Row(f"{topic}, as {role}", _at(seats), "not worse", _points(found), group["rounds"], verdict)


def _balance(results: Results, box: Box) -> Iterator[Row]:
    """Sharp against sharp, as a whole and by the number of saboteurs."""
    for seats in EVERY_TABLE if box == "base" else MEASURED[box]:
        cell = results.cell(box, Sides(BEST, BEST), seats)
        if cell is None:
            continue
        found = _interval(cell, "diggers_won")
        verdict = Target(0.45, 0.65).verdict(found)
        yield Row("balance, sharp against sharp", _at(seats), "45–65 %", _percent(found), cell["rounds"], verdict)
        for number, group in cell["by_saboteurs"].items():
            if number != "0":
                found, topic = _interval(group, "diggers_won"), f"balance with {number} saboteurs"
                verdict = Target(0.35, 0.75).verdict(found)
                yield Row(topic, _at(seats), "35–75 %", _percent(found), group["rounds"], verdict)


def _observer(results: Results, box: Box, seats: int) -> Iterator[Row]:
    """What a stranger at the table finds out."""
    attack = results.cell(box, Sides(BEST, _ATTACK), seats)
    if attack is not None:
        yield from _known(attack, "observer against always-attack", 2, Target(low=0.99), "AUC ≥ 0.99 at lap 2")
        yield from _framed(attack, "framed by always-attack", Target(high=0.08), "≤ 8 %")
    sharp = results.cell(box, Sides(BEST, BEST), seats)
    if sharp is not None:
        yield from _known(sharp, "observer against sharp", 4, Target(low=0.85), "AUC ≥ 0.85 at lap 4")
        yield from _known(sharp, "observer against sharp", 4, Target(high=0.45), "log-loss ≤ 0.45 at lap 4", "log_loss")
        yield from _known(sharp, "bluff: observer against sharp", 2, Target(high=0.80), "AUC ≤ 0.80 at lap 2")
    schemer = results.cell(box, Sides(BEST, _SCHEMER), seats)
    if schemer is not None:
        yield from _framed(schemer, "framed by a schemer", Target(low=0.25), "≥ 25 %")
    yield from _every_style(results, box, seats)


def _known(cell: Cell, topic: str, lap: int, target: Target, text: str, figure: str = "auc") -> Iterator[Row]:
    for found in cell["observer"]:
        if found["lap"] == lap and found[figure] is not None:
            interval = Interval(found[figure], *found[f"{figure}_bounds"])
            told = f"{interval.value:.3f} [{interval.low:.3f}, {interval.high:.3f}]"
            yield Row(topic, _at(cell["seats"]), text, told, found["rounds"], target.verdict(interval))


def _framed(cell: Cell, topic: str, target: Target, text: str) -> Iterator[Row]:
    framed = cell["framed"]
    if framed["rounds"]:
        found = _interval(framed, "share")
        yield Row(topic, _at(cell["seats"]), text, _percent(found), framed["rounds"], target.verdict(found))


def _every_style(results: Results, box: Box, seats: int) -> Iterator[Row]:
    """The worst of all styles: no lap may be worse than not looking, no chance far from what comes true."""
    cells = {style: cell for style in STYLES if (cell := results.cell(box, Sides(BEST, style), seats)) is not None}
    excess = [
        (Interval(lap["log_loss"], *lap["log_loss_bounds"]), lap["prior"], style, lap)
        for style, cell in cells.items()
        for lap in cell["observer"]
        if lap["log_loss"] is not None
    ]
    if not excess:
        return
    loss, prior, style, lap = max(excess, key=lambda one: one[0].value - one[1])
    over = Interval(loss.value - prior, loss.low - prior, loss.high - prior)
    told = f"{over.value:+.3f} [{over.low:+.3f}, {over.high:+.3f}], {style} at lap {lap['lap']}"
    verdict = Target(high=0.02).verdict(over)
    yield Row("observer, worst of all styles", _at(seats), "log-loss ≤ prior + 0.02", told, lap["rounds"], verdict)
    worst = max(cells, key=lambda style: cells[style]["calibration"]["error"] or 0.0)
    found = _interval(cells[worst]["calibration"], "error")
    told = f"{found.value:.3f} [{found.low:.3f}, {found.high:.3f}], {worst}"
    verdict = Target(high=0.05).verdict(found)
    rounds = cells[worst]["rounds"]
    yield Row("observer, worst of all styles", _at(seats), "calibration error ≤ 0.05", told, rounds, verdict)


def _claims(results: Results) -> Iterator[Row]:
    cells: list[tuple[Sides | Mixed, int]] = [(Sides(BEST, BEST), seats) for seats in MEASURED["base"]]
    for design, seats in (*cells, (personas(), PERSONA_SEATS)):
        cell = results.cell("base", design, seats)
        if cell is not None and cell["claims"]["gain"] is not None:
            found = _interval(cell["claims"], "gain")
            told = f"{found.value:.3f} [{found.low:.3f}, {found.high:.3f}]"
            where = f"{_at(seats)}, {'personas' if isinstance(design, Mixed) else 'sharp'}"
            verdict = Target(low=0.03).verdict(found)
            yield Row("claims heard, where the gold is", where, "≥ 0.03 nats", told, cell["rounds"], verdict)


def _personas(results: Results) -> Iterator[Row]:
    found = results.characters()
    if found is not None and found.players:
        right = share([complex(1, 1)] * found.right + [complex(0, 1)] * (found.players - found.right), "personas")
        told = f"{_percent(right)} of {found.players} players"
        verdict = Target(low=0.80).verdict(right)
        yield Row("personas told apart", _at(PERSONA_SEATS), "≥ 80 % from 20 rounds", told, 20 * found.players, verdict)


def _checks(results: Results) -> Iterator[Row]:
    checks = results.checks()
    if checks is None:
        return
    fair, same = checks.fairness, checks.determinism
    told = f"{fair.different} of {fair.pairs} pairs differ"
    yield Row("fairness", "all minds", "0 of 10,000", told, 0, _exactly(fair.different == 0 and fair.pairs >= 10_000))
    told = f"{same.logs} log hash over {same.seeds} seeds in {same.processes} processes"
    yield Row("determinism", "all minds", "equal log hash", told, same.seeds, _exactly(same.logs == 1))
    for name, pace in checks.pace.items():
        box, _, seats = name.partition("-")
        where = f"{seats} seats" + ("" if box == "base" else ", Saboteur 2")
        p50, p95, p99 = pace.decision_ms["p50"], pace.decision_ms["p95"], pace.decision_ms["p99"]
        told = f"p50 {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f} ms"
        yield Row("time", where, "p95 ≤ 15 ms, p99 ≤ 50 ms", told, pace.rounds, _exactly(p95 <= 15 and p99 <= 50))
        told = f"{pace.rounds_a_second:.1f} rounds a second and core"
        if name == "base-5":
            yield Row("speed", where, "≥ 15", told, pace.rounds, _exactly(pace.rounds_a_second >= 15))


def _exactly(met: bool) -> Verdict:
    return Verdict.MET if met else Verdict.MISSED


def _at(seats: int) -> str:
    return f"{seats} seats"


def _interval(cell: dict[str, Any], name: str) -> Interval:
    return Interval(cell[name], cell["low"], cell["high"])


def _percent(found: Interval) -> str:
    return f"{100 * found.value:.1f} % [{100 * found.low:.1f}, {100 * found.high:.1f}]"


def _points(found: Interval) -> str:
    return f"{100 * found.value:+.1f} [{100 * found.low:+.1f}, {100 * found.high:+.1f}]"
