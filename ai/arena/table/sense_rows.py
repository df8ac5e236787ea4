"""Rows on sense, talk and endings: mistakes, claims, turns that nobody needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ai.arena.measure.summary import SummaryCell
from ai.arena.play.designs import Sides
from ai.arena.play.sense import SLIP_KINDS, SlipKind
from ai.arena.table.entries import LEAST, LEVELS, SENSE_TABLES, Box, name_of
from ai.arena.table.results import Results
from ai.arena.table.verdicts import (
    TargetRange,
    TargetRow,
    TargetVerdict,
    interval_of,
    number_text,
    percent_text,
    plain_verdict,
    target_row,
    worst,
)
from game.engine.total import total

_WORDS: Mapping[SlipKind, str] = total(
    SLIP_KINDS,
    {
        "win missed": "a sure win is played",
        "defence missed": "a sure last defence is played",
        "weapon unused": "weapon left unused by a saboteur with nothing to hide",
        "stopped mate broken": "saboteur breaks a stopped mate",
        "saboteur mended": "gold-digger mends a saboteur",
        "break given up": "gold-digger gives up a broken tool in spite of a suspect",
        "accused mended": "gold-digger mends whom it accused",
        "honest broken": "gold-digger breaks a gold-digger",
    },
)
_MOST: Mapping[SlipKind, float] = {
    "weapon unused": 0.05,
    "stopped mate broken": 0.01,
    "break given up": 0.1,
}
"""How often a round at most, at every level and number of seats."""
_SHARES: tuple[SlipKind, ...] = ("win missed", "defence missed")
_NEVER: SlipKind = "accused mended"
_MENDED, _MENDED_SEATS, _MOST_MENDED = "saboteur mended", 8, 0.2
_MOST_TURNS = 4
_HONEST, _MOST_HONEST = "honest broken", 0.6


def sense_rows(results: Results, box: Box) -> Iterator[TargetRow]:
    """Yield each kind of mistake for each level, all numbers of seats in one row; the worst of them is judged."""
    for kind in SLIP_KINDS:
        for level in LEVELS:
            design = Sides(level, level)
            cells = [cell for seats in SENSE_TABLES if (cell := results.cell(box, design, seats)) is not None]
            told = [cell for cell in cells if cell["sense"][kind]["value"] is not None]
            if told:
                yield _row(kind, level, told, name_of(box, design))


def _row(kind: SlipKind, level: str, cells: list[SummaryCell], entry: str) -> TargetRow:
    share = kind in _SHARES
    verdicts = [_verdict(kind, level, cell["seats"], cell["sense"][kind]) for cell in cells]
    return TargetRow(
        topic=f"{_WORDS[kind]}, {level}",
        where=f"{', '.join(str(cell['seats']) for cell in cells)} seats",
        target=_target(kind, level),
        found=", ".join(_figure(cell["sense"][kind], share) for cell in cells),
        rounds=sum(cell["sense"][kind]["chances"] for cell in cells),
        verdict=worst(verdicts),
        entries=(entry,),
    )


def _target(kind: SlipKind, level: str) -> str:
    if kind in _SHARES:
        return "100 %"
    if kind == _NEVER:
        return "0"
    if kind == _MENDED:
        return f"≤ {_MOST_MENDED} a round at {_MENDED_SEATS} seats"
    if kind == _HONEST:
        return f"≤ {_MOST_HONEST} a round" if level == LEAST else ""
    return f"≤ {_MOST[kind]} a round"


def _verdict(kind: SlipKind, level: str, seats: int, found: Mapping[str, Any]) -> TargetVerdict:
    if kind in _SHARES or kind == _NEVER:
        return plain_verdict(found["value"] == 0)
    most = _MOST.get(kind)
    if kind == _MENDED and seats == _MENDED_SEATS:
        most = _MOST_MENDED
    if kind == _HONEST and level == LEAST:
        most = _MOST_HONEST
    return (
        TargetVerdict.REPORTED
        if most is None
        else TargetRange("", high=most).verdict(interval_of(dict(found), "value"))
    )


def _figure(found: Mapping[str, Any], share: bool) -> str:
    if share:
        return f"{100 * (1 - found['value']):.1f} %"
    return f"{found['value']:.3f} ± {(found['high'] - found['low']) / 2:.3f}"


def talk_rows(results: Results, box: Box) -> Iterator[TargetRow]:
    """Yield how much is said at whole tables of one level."""
    for level in LEVELS:
        cell = results.cell(box, Sides(level, level), 5)
        if cell is None:
            continue
        talk = cell["talk"]
        claims = interval_of(talk["claims"], "value")
        yield target_row(
            f"talk, {level}: claims a round", TargetRange("≤ 5", high=5.0), claims, number_text(claims), cell
        )
        for name, topic, target in (
            ("repeats", "repeat one that stands without answering", TargetRange("≤ 20 %", high=0.20)),
            ("early", "somebody speaks in lap 1", TargetRange("≥ 60 %", low=0.60)),
        ):
            if talk[name]["value"] is not None:
                found = interval_of(talk[name], "value")
                yield target_row(f"talk, {level}: {topic}", target, found, percent_text(found), cell)
        yield TargetRow(
            topic=f"talk, {level}: told in the same words as before in the round",
            where="5 seats",
            target="0 claims",
            found=f"{talk['same_words']} claims",
            rounds=cell["rounds"],
            verdict=plain_verdict(talk["same_words"] == 0),
            entries=(cell["entry"],),
        )


def ending_rows(results: Results, box: Box) -> Iterator[TargetRow]:
    """Yield how long rounds go on at full pace once the gold is lost."""
    for level in LEVELS:
        design = Sides(level, level)
        found = [cell for seats in SENSE_TABLES if (cell := results.cell(box, design, seats)) is not None]
        cells = [cell for cell in found if cell["endings"]["median"] is not None]
        if not cells:
            continue
        turns = [cell["endings"]["median"] for cell in cells]
        yield TargetRow(
            topic=f"turns at full pace once the gold is lost, {level}",
            where=f"{', '.join(str(cell['seats']) for cell in cells)} seats",
            target=f"median ≤ {_MOST_TURNS}",
            found=", ".join(f"{turn:g}" for turn in turns),
            rounds=sum(cell["endings"]["went_on"] for cell in cells),
            verdict=plain_verdict(max(turns) <= _MOST_TURNS),
            entries=(name_of(box, design),),
        )
