"""What benchmarks measure: figures for one table, held against limits unless every benchmark is run only once."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """One thing that was measured, and the most that it may be."""

    name: str
    value: float
    unit: str
    most: float | None

    @property
    def line(self) -> str:
        """The figure as a line of the table, without its name."""
        if self.most is None:
            return f"{self.value:12.4g} {self.unit}"
        above = "" if self.value <= self.most else "  ABOVE"
        return f"{self.value:12.4g} {self.unit:4} at most {self.most:g}{above}"


class Figures:
    """All figures of a run, in the order in which they were measured."""

    def __init__(self, once: bool) -> None:
        self.once = once
        self.all: list[Figure] = []

    def note(self, name: str, value: float, unit: str, most: float | None = None) -> None:
        """Put a figure into the table; above `most` the benchmark fails, unless every one is run only once."""
        self.all.append(Figure(name, value, unit, most))
        assert self.once or most is None or value <= most, f"{name}: {value:.4g} {unit}, at most {most:g}"

    def table(self) -> list[str]:
        """Return the lines of the table."""
        width = max((len(figure.name) for figure in self.all), default=0)
        return [f"{figure.name:{width}} {figure.line}".rstrip() for figure in self.all]
