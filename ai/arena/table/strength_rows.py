"""Rows on who beats whom: balance, a person's stand-in, sides, levels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from ai.arena.measure.figures import Interval
from ai.arena.measure.summary import SummaryCell
from ai.arena.play.designs import Guest, ReplaceOne, Sides
from ai.arena.table.entries import (
    ATTACK,
    BEST,
    GOLD_TABLES,
    GREEDY,
    GUEST_TABLES,
    LEAST,
    LEVELS,
    MEASURED,
    MIDDLE,
    RANDOM,
    STAND_IN,
    Box,
    name_of,
)
from ai.arena.table.results import Results
from ai.arena.table.verdicts import (
    REPORT,
    TargetRange,
    TargetRow,
    TargetVerdict,
    interval_of,
    number_text,
    percent_text,
    points_text,
    target_row,
)

_EVEN = TargetRange("45–65 %", 0.45, 0.65)
_EVEN_BELOW = TargetRange("40–65 %", 0.40, 0.65)
_PRINTED: Mapping[tuple[int, str], TargetRange] = {
    (5, "2"): TargetRange("≤ 50 %", high=0.50),
    (6, "2"): TargetRange("≤ 82 %", high=0.82),
    (8, "3"): TargetRange("≤ 61 %", high=0.61),
}
"""What is aimed at with the printed deal, by seats and saboteurs."""
_GREEDY: Mapping[int, tuple[str, TargetRange]] = {
    5: ("2", TargetRange("≤ 10 %", high=0.10)),
    8: ("3", TargetRange("≤ 20 %", high=0.20)),
}
_GUEST_WINS: Mapping[str, TargetRange] = {
    BEST: TargetRange("≥ 15 %", low=0.15),
    MIDDLE: TargetRange("≥ 30 %", low=0.30),
    LEAST: TargetRange("≥ 45 %", low=0.45),
}
_GUEST_EARNS: Mapping[str, TargetRange] = {
    BEST: TargetRange("≤ 0.90", high=0.90),
    MIDDLE: TargetRange("0.95–1.15", 0.95, 1.15),
    LEAST: TargetRange("≥ 1.25", low=1.25),
}


def balance_rows(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield how often the gold-diggers win at whole tables of one level."""
    for level in LEVELS:
        cell = results.cell(box, Sides(level, level), seats)
        if cell is None or (level != BEST and seats not in MEASURED[box]):
            continue
        topic, found = f"balance, {level} against {level}", interval_of(cell, "diggers_won")
        fair = _EVEN if level == BEST else _EVEN_BELOW
        yield target_row(topic, fair if box == "fair" else REPORT, found, percent_text(found), cell)
        if box == "base" and level == BEST:
            yield from _by_saboteurs(cell, topic)


def _by_saboteurs(cell: SummaryCell, topic: str) -> Iterator[TargetRow]:
    """Yield the same by the number of saboteurs in play."""
    for count, group in cell["by_saboteurs"].items():
        if count != "0":
            aim, found = _PRINTED.get((cell["seats"], count), REPORT), interval_of(group, "diggers_won")
            yield target_row(topic, aim, found, percent_text(found), cell | group, _in_play(cell["seats"], count))


def _in_play(seats: int, saboteurs: str) -> str:
    return f"{seats} seats, {saboteurs} saboteur{'s' * (saboteurs != '1')}"


def guest_rows(results: Results, box: Box) -> Iterator[TargetRow]:
    """Yield how a person's stand-in fares among each level, over all numbers of seats."""
    for level in LEVELS:
        cell = results.guest(box, Guest(STAND_IN, level))
        if cell is None:
            continue
        where, topic = f"{GUEST_TABLES[0]} to {GUEST_TABLES[-1]} seats", f"stand-in among {level}"
        saboteur = cell["by_role"].get("saboteur")
        if saboteur is not None:
            won, here = interval_of(saboteur, "won"), cell | saboteur
            yield target_row(f"{topic}, wins as saboteur", _GUEST_WINS[level], won, percent_text(won), here, where)
        if cell["gold"]["ratio"] is not None:
            earned = interval_of(cell["gold"], "ratio")
            told = f"{topic}, nuggets beside the others"
            yield target_row(told, _GUEST_EARNS[level], earned, number_text(earned), cell, where)


def side_rows(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield which side of which mind beats which."""
    cell = results.cell(box, Sides(BEST, RANDOM), seats)
    if cell is not None:
        found, topic = interval_of(cell, "diggers_won"), "sharp gold-diggers against random saboteurs"
        yield target_row(topic, TargetRange("≥ 97 %", low=0.97), found, percent_text(found), cell)
    yield from _greedy(results, box, seats)
    trust = Sides(STAND_IN, STAND_IN)
    for topic, one, other, least in (
        ("greedy against sharp, below greedy against random", Sides(GREEDY, RANDOM), Sides(GREEDY, BEST), 0.20),
        ("gold-diggers: sharp above trust-greedy", Sides(BEST, STAND_IN), trust, 0.20),
        ("saboteurs: sharp above trust-greedy", trust, Sides(STAND_IN, BEST), 0.10),
        ("bluff: sharp saboteurs beside always-attack", Sides(BEST, ATTACK), Sides(BEST, BEST), -0.02),
    ):
        gain, cell = results.difference(box, one, other, seats), results.cell(box, other, seats)
        if gain is not None and cell is not None:
            target = TargetRange(f"≥ {100 * least:+.0f} points", low=least)
            row = target_row(topic, target, gain, points_text(gain), cell)
            yield replace(row, entries=(name_of(box, one), name_of(box, other)))


def _greedy(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield how greedy gold-diggers do against as many sharp saboteurs as there are for sure."""
    cell, (count, target) = results.cell(box, Sides(GREEDY, BEST), seats), _GREEDY[seats]
    group = cell["by_saboteurs"].get(count) if cell is not None else None
    if cell is not None and group is not None:
        found, topic = interval_of(group, "diggers_won"), "greedy gold-diggers against sharp saboteurs"
        yield target_row(topic, target, found, percent_text(found), cell | group, _in_play(seats, count))


def level_rows(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield what a seat of the next level gains."""
    for one, among in ((BEST, MIDDLE), (MIDDLE, LEAST)):
        cell = results.cell(box, ReplaceOne(one, among), seats)
        if cell is None:
            continue
        found, topic = interval_of(cell, "difference"), f"one {one} among {among}"
        yield above_zero(found, TargetRange("≥ +5 points, interval above 0", low=0.05), topic, points_text(found), cell)
        for role, group in cell["by_role"].items():
            found = interval_of(group, "difference")
            worse = TargetRange("not worse", low=0.0)
            yield target_row(f"{topic}, as {role}", worse, found, points_text(found), cell | group)


def gold_rows(results: Results) -> Iterator[TargetRow]:
    """Yield what one sharp seat earns with Saboteur 2."""
    for seats, least in zip(GOLD_TABLES, (0.15, 0.08), strict=True):
        cell = results.cell("saboteur2", ReplaceOne(BEST, STAND_IN), seats)
        if cell is None:
            continue
        gained, topic = interval_of(cell["gold"], "difference"), f"one {BEST} among {STAND_IN}, gold a round"
        target = TargetRange(f"≥ +{least}, interval above 0", low=least)
        yield above_zero(gained, target, topic, number_text(gained, "+"), cell)


def above_zero(found: Interval, target: TargetRange, topic: str, told: str, cell: SummaryCell) -> TargetRow:
    """Return the row of a figure that is met only if its whole interval is above nothing; else more rounds may tell."""
    row = target_row(topic, target, found, told, cell)
    return row if found.low > 0 or not row.verdict.met else replace(row, verdict=TargetVerdict.MISSED_OPEN)


def joined_rows(results: Results) -> Iterator[TargetRow]:
    """Yield how often the gold is joined with Saboteur 2, which is no aim."""
    for seats in MEASURED["saboteur2"]:
        cell = results.cell("saboteur2", Sides(BEST, BEST), seats)
        if cell is not None:
            found = interval_of(cell, "diggers_won")
            yield target_row("gold joined, sharp against sharp", REPORT, found, percent_text(found), cell)
