"""What benchmarks measure: figures for one table, held against limits, and those in units against the page's own.

With `--once` every benchmark is run only once and briefly, and nothing is held.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from pathlib import Path

import msgspec
from bench.units.yardstick import per_unit

UNIT = " a unit"
"""How what is in units ends."""
MOST_FALL = 0.15
MOST_FALL_ELSEWHERE = 0.4
"""On another kind of machine than that of the page: kinds differ by 20 % in what a unit does not measure."""
_ROUNDS, _UNITS = 2, 2
"""The best of so many rounds of so many units counts."""
_MORE = 3
"""So many times as many before a figure has fallen: other programs on the machine take up to 13 % for some seconds."""


class Figure(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="figure"):
    """One thing that was measured: the most that it may be, by which benchmark, when, and on which machine.

    `machine` is how many units a second it does, and `kind` what kind of machine that is. What is `held` may not fall.
    """

    name: str
    value: float
    unit: str
    most: float | None = None
    held: bool = False
    source: str = ""
    machine: float = 0.0
    kind: str = ""
    day: str = ""

    @property
    def line(self) -> str:
        """The figure as a line of the table, without its name."""
        if self.most is None:
            return f"{self.value:12.4g} {self.unit}"
        above = "" if self.value <= self.most else "  ABOVE"
        return f"{self.value:12.4g} {self.unit:4} at most {self.most:g}{above}"


class Point(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="point"):
    """One point of a line in a plot: what was found at one number of seats, cards, rounds or pixels."""

    plot: str
    line: str
    at: float
    value: float
    source: str = ""
    machine: float = 0.0
    day: str = ""


@dataclass
class Figures:
    """All figures of a run, in the order in which they were measured; `stored` are those of the page, by name."""

    once: bool
    stored: Mapping[str, Figure] = field(default_factory=dict)
    all: list[Figure] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    source: str = ""
    machine: float = 0.0

    def note(self, name: str, value: float, unit: str, most: float | None = None) -> None:
        """Put a figure into the table; above `most` the benchmark fails, unless every one is run only once."""
        self._keep(Figure(name=name, value=value, unit=unit, most=most))
        assert self.once or most is None or value <= most, f"{name}: {value:.4g} {unit}, at most {most:g}"

    def per_unit(self, name: str, what: str, work: Callable[[], float], held: bool = True) -> None:
        """Measure how many of `what` are done in the time of one unit; `work` does some and returns how many.

        What is `held` may not fall far below what the page has; before it fails it is measured once more.
        """
        stored = self.stored.get(name) if held and not self.once else None
        kind = kind_of_machine()
        value = self._best(work)
        if stored is not None and value < stored.value * (1 - MOST_FALL):
            value = max(value, self._best(work, _MORE))
        self._keep(Figure(name=name, value=value, unit=f"{what}{UNIT}", held=held, kind=kind if held else ""))
        if stored is not None:
            fall, most = 1 - value / stored.value, MOST_FALL if stored.kind == kind else MOST_FALL_ELSEWHERE
            found = f"{name}: {stored.value:.4g} {what}{UNIT} stored, {value:.4g} measured"
            assert fall <= most, f"{found}: {fall:.0%} fewer, at most {most:.0%} are allowed"

    def _best(self, work: Callable[[], float], times: int = 1) -> float:
        rounds, units = (1, 1) if self.once else (_ROUNDS * times, _UNITS)
        return max(per_unit(work, units) for _ in range(rounds))

    def point(self, plot: str, line: str, at: float, value: float) -> None:
        """Put a point into a plot of the page."""
        self.points.append(
            Point(plot=plot, line=line, at=at, value=value, source=self.source, machine=self.machine, day=_today())
        )

    def _keep(self, figure: Figure) -> None:
        source, machine = self.source, self.machine
        self.all.append(msgspec.structs.replace(figure, source=source, machine=machine, day=_today()))

    def table(self) -> list[str]:
        """Return the lines of the table."""
        width = max((len(figure.name) for figure in self.all), default=0)
        return [f"{figure.name:{width}} {figure.line}".rstrip() for figure in self.all]


@cache
def kind_of_machine() -> str:
    """Return processor and version of Python, which a figure in units hangs on."""
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    told = Path("/proc/cpuinfo")
    rows = [line.partition(":") for line in told.read_text("utf-8").splitlines()] if told.exists() else []
    facts = {name.strip(): value.strip() for name, _, value in rows}
    processor = [facts.get(name, "") for name in ("vendor_id", "cpu family", "model", "stepping")]
    return f"{' '.join(filter(None, processor)) or platform.machine()}, {python}"


def _today() -> str:
    return date.today().isoformat()
