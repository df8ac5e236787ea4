"""The plans that the table of docs/bots.md is measured on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, assert_never, get_args

import msgspec

from ai.arena.measure.checks import BASE_RULES
from ai.arena.play.bout import CHEAT
from ai.arena.play.designs import ArenaPlan, Design, Guest, Mixed, ReplaceOne, Sides
from ai.persona import PERSONAS
from game.engine.ruleset import Ruleset
from game.engine.total import total

Box = Literal["fair", "base", "saboteur2"]
"""Fair fights (R1.9), the printed deal, and Saboteur 2."""
BOXES: tuple[Box, ...] = get_args(Box)
BASE_BOXES: tuple[Box, ...] = ("fair", "base")
"""The boxes without Saboteur 2: nearly every row is measured in both."""
MEASURED: Mapping[Box, tuple[int, ...]] = total(BOXES, {"fair": (5, 8), "base": (5, 8), "saboteur2": (5, 8, 12)})
"""The numbers of seats that most rows are measured at."""
EVERY_TABLE = tuple(range(3, 11))
"""The numbers of seats at which balance is measured."""
SENSE_TABLES = (4, 5, 8)
"""The numbers of seats at which mistakes are counted."""
GUEST_TABLES = tuple(range(3, 9))
"""The numbers of seats at which a person's stand-in plays."""
GOLD_TABLES = (5, 12)
"""The numbers of seats of Saboteur 2 at which gold is aimed at."""
BEST, MIDDLE, LEAST = "sharp", "steady", "rookie"
LEVELS = (BEST, MIDDLE, LEAST)
STAND_IN = "trust-greedy"
"""Plays like a person who counts who did what."""
SCHEMER = f"{BEST}/schemer"
ATTACK, RANDOM, GREEDY, HARMLESS = "always-attack", "random", "greedy", "never-strike"
PERSONA_NAMES = tuple(f"{BEST}/{persona.name}" for persona in PERSONAS)
STYLES: tuple[str, ...] = (RANDOM, ATTACK, STAND_IN, CHEAT, LEAST, MIDDLE, BEST, *PERSONA_NAMES)
"""Styles of saboteur that hinder, with which the observer must cope; it was not fitted on the cheat and the rookie."""
PERSONA_SEATS = len(PERSONAS)
ONE_PERSONA_SEATS = 5
_POOL = (RANDOM, GREEDY, ATTACK, HARMLESS, STAND_IN, LEAST, MIDDLE, BEST, *PERSONA_NAMES)
_ROUNDS, _FEWER = 2000, 1000
"""Of two sides: a thousand deals, and half as many where a cell is one of many, or only reported."""
_REPLACED, _PERSONA_REPLACED, _GUESTS, _MIXED = 4000, 1200, 1000, 1600
_GOLD_REPORTED = 300


class TableEntry(msgspec.Struct, frozen=True):
    """A plan and the name of its folder."""

    box: Box
    name: str
    plan: ArenaPlan


def table_entries(seed: int) -> Iterator[TableEntry]:
    """Yield every plan of the table, the most telling first."""
    for box, design, seats, rounds in _wanted():
        yield TableEntry(box, name_of(box, design), _plan(box, design, seats, rounds, seed))


_Wanted = tuple[Box, Design, tuple[int, ...], int]


def _wanted() -> Iterator[_Wanted]:
    yield "fair", Sides(BEST, BEST), EVERY_TABLE, _ROUNDS
    for level in LEVELS:
        yield "fair", Guest(STAND_IN, level), GUEST_TABLES, _GUESTS
    yield from _sense("fair", _ROUNDS)
    yield from _steps("fair", _REPLACED)
    yield from _greedy("base")
    yield "base", Sides(BEST, BEST), EVERY_TABLE, _ROUNDS
    yield from _observed("base")
    yield "fair", personas(), (PERSONA_SEATS,), _MIXED
    for name in PERSONA_NAMES:
        yield "fair", ReplaceOne(name, BEST), (ONE_PERSONA_SEATS,), _PERSONA_REPLACED
    yield "saboteur2", ReplaceOne(BEST, STAND_IN), GOLD_TABLES, _REPLACED
    yield from _strength("base")
    yield from _steps("base", _REPLACED // 2)
    yield from _sense("base", _FEWER)
    for box in BASE_BOXES:
        yield box, pool(), MEASURED[box], _MIXED
    for box in BASE_BOXES:
        yield from _other_styles(box)
    yield from _observed("fair")
    yield from _greedy("fair")
    yield from _strength("fair")
    yield "saboteur2", Sides(BEST, BEST), MEASURED["saboteur2"], _GOLD_REPORTED


def _sense(box: Box, rounds: int) -> Iterator[_Wanted]:
    """Yield one-level tables of the lower levels; those of the best are the balance."""
    for level in (MIDDLE, LEAST):
        yield box, Sides(level, level), SENSE_TABLES, rounds


def _steps(box: Box, rounds: int) -> Iterator[_Wanted]:
    for one, among in ((BEST, MIDDLE), (MIDDLE, LEAST)):
        yield box, ReplaceOne(one, among), MEASURED[box], rounds


def _greedy(box: Box) -> Iterator[_Wanted]:
    for saboteurs in (BEST, RANDOM):
        yield box, Sides(GREEDY, saboteurs), MEASURED[box], _ROUNDS


def _observed(box: Box) -> Iterator[_Wanted]:
    """Yield the styles that rows of their own are about."""
    for style in (ATTACK, SCHEMER):
        yield box, Sides(BEST, style), MEASURED[box], _ROUNDS


def _strength(box: Box) -> Iterator[_Wanted]:
    for pair in ((BEST, RANDOM), (BEST, STAND_IN), (STAND_IN, STAND_IN), (STAND_IN, BEST)):
        yield box, Sides(*pair), MEASURED[box], _ROUNDS


def _other_styles(box: Box) -> Iterator[_Wanted]:
    for style in STYLES:
        if style not in (BEST, ATTACK, SCHEMER, RANDOM, STAND_IN):
            yield box, Sides(BEST, style), MEASURED[box], _FEWER
    if box == CHARTED:
        yield box, Sides(BEST, HARMLESS), MEASURED[box][:1], _FEWER


CHARTED: Box = "base"
"""The box whose observer is drawn."""


def personas() -> Mixed:
    """Return the design with all characters at one table."""
    return Mixed(PERSONA_NAMES)


def pool() -> Mixed:
    """Return the design with all styles at one table, without the cheat."""
    return Mixed(_POOL)


def name_of(box: Box, design: Design) -> str:
    """Return the name of a plan's folder."""
    match design:
        case Sides(diggers, saboteurs):
            name = f"{diggers}-against-{saboteurs}"
        case ReplaceOne(one, among):
            name = f"{one}-among-{among}"
        case Guest(guest, among):
            name = f"{guest}-as-guest-among-{among}"
        case Mixed():
            name = "personas" if design == personas() else "all-styles"
        case _:
            assert_never(design)
    return f"{box}-{name.replace('/', '-')}"


def box_rules(box: Box) -> Ruleset:
    """Return the rules by which the rows of a box are measured; those of a fair fight follow the number of seats."""
    return msgspec.structs.replace(BASE_RULES, saboteur2=True) if box == "saboteur2" else BASE_RULES


def _plan(box: Box, design: Design, seats: tuple[int, ...], rounds: int, seed: int) -> ArenaPlan:
    return ArenaPlan(design, seats, rounds, seed, box_rules(box), fair=box == "fair")
