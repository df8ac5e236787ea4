"""Rows on what a stranger at the table finds out, what claims tell, and how personas differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ai.arena.measure.figures import Interval, bootstrap_share
from ai.arena.measure.summary import SummaryCell
from ai.arena.play.designs import Mixed, ReplaceOne, Sides
from ai.arena.table.entries import (
    ATTACK,
    BEST,
    MEASURED,
    ONE_PERSONA_SEATS,
    PERSONA_NAMES,
    PERSONA_SEATS,
    SCHEMER,
    STYLES,
    Box,
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
    points_text,
    target_row,
)

_ATTACK_AUC: Mapping[int, TargetRange] = {
    5: TargetRange("AUC ≥ 0.99 at lap 2", low=0.99),
    8: TargetRange("AUC ≥ 0.97 at lap 2", low=0.97),
}
_FEWEST = 50
"""How many rounds must have lasted to the end of a lap for its log-loss to count."""


def observer_rows(results: Results, box: Box, seats: int) -> Iterator[TargetRow]:
    """Yield what a stranger at the table finds out."""
    attack = results.cell(box, Sides(BEST, ATTACK), seats)
    if attack is not None:
        yield from _known(attack, "observer against always-attack", _ATTACK_AUC[seats], 2)
    sharp = results.cell(box, Sides(BEST, BEST), seats)
    if sharp is not None:
        yield from _known(sharp, "observer against sharp", TargetRange("AUC ≥ 0.85 at lap 4", low=0.85), 4)
        surprise = TargetRange("log-loss ≤ 0.45 at lap 4", high=0.45)
        yield from _known(sharp, "observer against sharp", surprise, 4, "log_loss")
    yield from _every_style(results, box, seats)
    if sharp is not None:
        yield from _known(sharp, "bluff: observer against sharp", TargetRange("AUC ≤ 0.80 at lap 2", high=0.80), 2)
    schemer = results.cell(box, Sides(BEST, SCHEMER), seats)
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
    """Yield the worst of all styles that hinder: no lap may be worse than not looking; and what a mixed table shows."""
    topic = "observer, worst of all styles that hinder"
    cells = {style: cell for style in STYLES if (cell := results.cell(box, Sides(BEST, style), seats)) is not None}
    yield from _surprised(cells, topic)
    mixed = results.cell(box, pool(), seats)
    if mixed is not None:
        topic = "observer, all styles at one table"
        yield from _surprised({"": mixed}, topic)
        if mixed["calibration"]["low"] is not None:
            found = interval_of(mixed["calibration"], "error")
            target = TargetRange("calibration error ≤ 0.05", high=0.05)
            yield target_row(topic, target, found, number_text(found), mixed)


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


def claim_rows(results: Results, box: Box) -> Iterator[TargetRow]:
    """Yield how much those know more who hear claims."""
    cells: list[tuple[Sides | Mixed, int]] = [(Sides(BEST, BEST), seats) for seats in MEASURED[box]]
    for design, seats in (*cells, (personas(), PERSONA_SEATS)):
        cell = results.cell(box, design, seats)
        if cell is not None and cell["claims"]["gain"] is not None:
            found = interval_of(cell["claims"], "gain")
            who = "personas" if isinstance(design, Mixed) else BEST
            topic = f"claims heard, where the gold is ({who})"
            yield target_row(topic, TargetRange("≥ 0.03 nats", low=0.03), found, number_text(found), cell)


def persona_rows(results: Results) -> Iterator[TargetRow]:
    """Yield how soon the personas are told apart, and what each costs."""
    cell = results.cell("fair", personas(), PERSONA_SEATS)
    for count, least in ((3, 0.65), (9, 0.85)):
        found = results.characters(count)
        if cell is None or found is None or not found.players:
            continue
        missed = found.players - found.right
        right = bootstrap_share([complex(1, 1)] * found.right + [complex(0, 1)] * missed, f"personas:{count}")
        told = f"{percent_text(right)} of {found.players} players"
        target = TargetRange(f"≥ {100 * least:.0f} % from {count} rounds", low=least)
        yield target_row("personas told apart", target, right, told, cell)
    for name in PERSONA_NAMES:
        one = results.cell("fair", ReplaceOne(name, BEST), ONE_PERSONA_SEATS)
        if one is not None:
            gained = interval_of(one, "difference")
            target = TargetRange("≥ -5 points", low=-0.05)
            yield target_row(f"one {name} among {BEST}", target, gained, points_text(gained), one)
