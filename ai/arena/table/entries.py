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

Box = Literal["base", "saboteur2"]
BOXES: tuple[Box, ...] = get_args(Box)
MEASURED: Mapping[Box, tuple[int, ...]] = total(BOXES, {"base": (5, 8), "saboteur2": (5, 8, 12)})
"""The numbers of seats that every row is measured at."""
EVERY_TABLE = tuple(range(3, 11))
"""The numbers of seats at which balance is measured."""
BEST, MIDDLE, LEAST = "sharp", "steady", "rookie"
STYLES: tuple[str, ...] = (
    "random",
    "greedy",
    "always-attack",
    "never-strike",
    "trust-greedy",
    CHEAT,
    LEAST,
    MIDDLE,
    BEST,
    *(f"{BEST}/{persona.name}" for persona in PERSONAS),
)
"""Styles of saboteur that the observer must cope with; it was not fitted on the cheat and the rookie."""
PERSONA_SEATS = len(PERSONAS)
_PAIRS: tuple[tuple[str, str], ...] = (
    (BEST, "random"),
    ("greedy", BEST),
    ("greedy", "random"),
    (BEST, "trust-greedy"),
    ("trust-greedy", "trust-greedy"),
    ("trust-greedy", BEST),
    (BEST, BEST),
    (BEST, "always-attack"),
    (BEST, "sharp/schemer"),
)
_ROUNDS: Mapping[Box, int] = total(BOXES, {"base": 2000, "saboteur2": 1000})
_REPLACED: Mapping[Box, int] = total(BOXES, {"base": 4000, "saboteur2": 1200})
_MIXED_ROUNDS = 1600
_OTHER_TABLES, _OTHER_ROUNDS = "-other-tables", 400


class TableEntry(msgspec.Struct, frozen=True):
    """A plan and the name of its folder."""

    box: Box
    name: str
    plan: ArenaPlan


def table_entries(seed: int) -> Iterator[TableEntry]:
    """Yield every plan of the table, the most telling first."""
    for pair in _PAIRS:
        yield _entry("base", Sides(*pair), EVERY_TABLE if pair == (BEST, BEST) else MEASURED["base"], seed)
    for one, among in ((BEST, MIDDLE), (MIDDLE, LEAST)):
        yield _entry("base", ReplaceOne(one, among), MEASURED["base"], seed)
    yield _entry("base", personas(), (PERSONA_SEATS,), seed)
    yield _entry("base", pool(), MEASURED["base"], seed)
    for style in STYLES:
        if (BEST, style) not in _PAIRS:
            yield _entry("base", Sides(BEST, style), MEASURED["base"], seed)
    for design in reported():
        if design != Sides(BEST, BEST):
            entry = _entry("base", design, tuple(seats for seats in EVERY_TABLE if seats not in MEASURED["base"]), seed)
            plan = msgspec.structs.replace(entry.plan, rounds=_OTHER_ROUNDS)
            yield msgspec.structs.replace(entry, name=entry.name + _OTHER_TABLES, plan=plan)
    for pair in _PAIRS:
        yield _entry("saboteur2", Sides(*pair), MEASURED["saboteur2"], seed)
    for one, among in ((BEST, MIDDLE), (MIDDLE, LEAST)):
        yield _entry("saboteur2", ReplaceOne(one, among), MEASURED["saboteur2"], seed)


def reported() -> tuple[Sides | ReplaceOne, ...]:
    """Return what is reported for every number of seats."""
    return (*(Sides(*pair) for pair in _PAIRS), ReplaceOne(BEST, MIDDLE), ReplaceOne(MIDDLE, LEAST))


def personas() -> Mixed:
    """Return the design with all characters at one table."""
    return Mixed(tuple(f"{BEST}/{persona.name}" for persona in PERSONAS))


def pool() -> Mixed:
    """Return the design with all styles at one table, without the cheat."""
    return Mixed(tuple(style for style in STYLES if style != CHEAT))


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
    """Return the rules by which the rows of a box are measured."""
    return BASE_RULES if box == "base" else msgspec.structs.replace(BASE_RULES, saboteur2=True)


def folders(box: Box, design: Design) -> tuple[str, str]:
    """Return the folders of a plan: for the numbers of seats that its rows are measured at, and for the others."""
    name = name_of(box, design)
    return name, name + _OTHER_TABLES


def _entry(box: Box, design: Design, seats: tuple[int, ...], seed: int) -> TableEntry:
    match design:
        case Sides():
            rounds = _ROUNDS[box]
        case ReplaceOne():
            rounds = _REPLACED[box]
        case Guest() | Mixed():
            rounds = _MIXED_ROUNDS
        case _:
            assert_never(design)
    return TableEntry(box, name_of(box, design), ArenaPlan(design, seats, rounds, seed, box_rules(box)))
