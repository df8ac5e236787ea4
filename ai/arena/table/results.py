"""What a folder of the table holds: cells, checks, and differences between cells on the same deals."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from ai.arena.measure.checks import Determinism, Fairness, Pace
from ai.arena.measure.figures import Interval, bootstrap_share
from ai.arena.measure.guests import GuestRound, guest_figures
from ai.arena.measure.persona_guesses import Guesses, guess_personas
from ai.arena.measure.summary import SummaryCell
from ai.arena.play.bout import Round
from ai.arena.play.designs import Design, Guest, Sides
from ai.arena.table.entries import Box, name_of, personas

_Line = TypeVar("_Line", bound=msgspec.Struct)


class Checks(msgspec.Struct, frozen=True):
    """`checks.json`: what holds of every mind. `pace` is by box and number of seats: `base-5`."""

    fairness: Fairness
    determinism: Determinism
    pace: dict[str, Pace]


class _Won(msgspec.Struct, frozen=True):
    """The part of a line of `rounds.jsonl` that differences need."""

    seats: int
    deal: int
    turn: int
    winner: str


class Results:
    """A folder of the table, read when asked. What was not measured is None."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._won = cache(self._read_won)  # the cells of the plan

    def cell(self, box: Box, design: Design, seats: int) -> SummaryCell | None:
        """Return the cell of a plan at so many seats, with the name of its folder as `entry`."""
        name = name_of(box, design)
        for cell in self._cells(name):
            if cell["seats"] == seats:
                found: SummaryCell = cell | {"entry": name}
                return found
        return None

    def _cells(self, name: str) -> list[SummaryCell]:
        path = self.folder / name / "summary.json"
        found: list[SummaryCell] = msgspec.json.decode(path.read_bytes()) if path.exists() else []
        return found

    def difference(self, box: Box, one: Sides, other: Sides, seats: int) -> Interval | None:
        """Return by how much the gold-diggers win more in one cell than in the other, on deals that both played."""
        here, there = self._won(box, one, seats), self._won(box, other, seats)
        deals: defaultdict[int, complex] = defaultdict(complex)
        for place in sorted(here.keys() & there.keys()):
            deals[place[0]] += complex(here[place] - there[place], 1)
        return bootstrap_share(list(deals.values()), f"{box}:{seats}") if deals else None

    def _read_won(self, box: Box, design: Sides, seats: int) -> dict[tuple[int, int], int]:
        rounds = self._lines(box, design, _Won)
        return {(one.deal, one.turn): int(one.winner == "diggers") for one in rounds if one.seats == seats}

    def checks(self) -> Checks | None:
        """Return what holds of every mind."""
        path = self.folder / "checks.json"
        return msgspec.json.decode(path.read_bytes(), type=Checks) if path.exists() else None

    def characters(self, rounds_a_player: int) -> Guesses | None:
        """Return how well the personas are told apart by so many rounds of each."""
        rounds = self._lines("fair", personas(), Round)
        if not rounds:
            return None
        return guess_personas(sorted(rounds, key=lambda one: (one.deal, one.turn)), rounds_a_player)

    def guest(self, box: Box, design: Guest) -> SummaryCell | None:
        """Return how a guest fares at all numbers of seats together."""
        rounds = sorted(self._lines(box, design, GuestRound), key=lambda one: (one.seats, one.deal))
        if not rounds:
            return None
        figures: SummaryCell = guest_figures(rounds, f"guest:{box}:{design.among}")
        return figures | {"entry": name_of(box, design)}

    def _lines(self, box: Box, design: Design, kind: type[_Line]) -> list[_Line]:
        """Return the rounds of a plan, or a part of each."""
        path = self.folder / name_of(box, design) / "rounds.jsonl"
        lines = path.read_bytes().splitlines() if path.exists() else []
        return [msgspec.json.decode(line, type=kind) for line in lines]
