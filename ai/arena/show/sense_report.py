"""The counts of sense, talk and endings for a person to read, with places where to look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ai.arena.measure.sensed import ended, sensed, talked
from ai.arena.play.bout import Round
from ai.arena.play.sense import SLIP_KINDS
from ai.arena.show.pages import markdown_table


def sense_text(level: str, rounds: Mapping[int, Sequence[Round]], examples: int = 0) -> str:
    """Write a line for each figure and a column for each number of seats, then some mistakes of each kind."""
    found = {seats: sensed(of_one, f"sense:{seats}") for seats, of_one in rounds.items()}
    heads = (level, *(f"{seats} seats, {len(of_one)} rounds" for seats, of_one in rounds.items()))
    lines = [(kind, *(_figure(found[seats][kind]) for seats in rounds)) for kind in SLIP_KINDS]
    talk = {seats: talked(of_one, f"talk:{seats}") for seats, of_one in rounds.items()}
    lines += [
        (f"talk: {kind}", *(_plain(talk[seats][kind]) for seats in rounds)) for kind in ("claims", "repeats", "early")
    ]
    lines.append(("turns once the gold is lost", *(_ending(ended(of_one)) for of_one in rounds.values())))
    return "\n".join((markdown_table(heads, lines), *_examples(rounds, examples)))


def _figure(cell: Mapping[str, float | None]) -> str:
    return "no chance" if cell["value"] is None else f"{_plain(cell)} of {cell['chances']:,}"


def _plain(cell: Mapping[str, float | None]) -> str:
    return "" if cell["value"] is None else f"{cell['value']:.3f} [{cell['low']:.3f}, {cell['high']:.3f}]"


def _ending(found: Mapping[str, float | None]) -> str:
    if found["median"] is None:
        return ""
    return f"median {found['median']:g}, one in ten over {found['ninety']}, of {found['went_on']} rounds"


def _examples(rounds: Mapping[int, Sequence[Round]], count: int) -> Iterator[str]:
    """Yield so many mistakes of each kind by their place: `seats deal turn`, events of the log before it, the seat."""
    for kind in SLIP_KINDS:
        slips = [(one, slip) for of_one in rounds.values() for one in of_one for slip in one.sense.slips]
        for one, slip in [pair for pair in slips if pair[1].kind == kind][:count]:
            better = f", could {slip.better}" if slip.better else ""
            place = f"seats {one.seats} deal {one.deal} turn {one.turn} after {slip.at} events"
            yield f"{kind}: {place}: seat {slip.seat} did {slip.did}{better}"
