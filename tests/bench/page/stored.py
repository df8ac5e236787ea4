"""The figures that the page is made of: a line each in `docs/performance.jsonl`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from bench.figures import Figure, Point

BENCHMARKS = Path(__file__).parents[1]
DOCS = BENCHMARKS.parents[1] / "docs"
Entry = Figure | Point
_NAME = "performance.jsonl"


def load(docs: Path = DOCS) -> list[Entry]:
    """Return all that is stored."""
    path = docs / _NAME
    return msgspec.json.Decoder(Entry).decode_lines(path.read_bytes()) if path.exists() else []


def held(entries: Iterable[Entry]) -> dict[str, Figure]:
    """Return the figures in units that may not fall, by name."""
    return {entry.name: entry for entry in entries if isinstance(entry, Figure) and entry.held}


def store(new: Sequence[Entry], docs: Path = DOCS) -> list[Entry]:
    """Put what was measured in place of what was found before, and return all but what lost benchmarks found."""
    by_source: dict[str, list[Entry]] = {}
    for entry in load(docs):
        if _stands(entry.source):
            by_source.setdefault(entry.source, []).append(entry)
    for entry in new:
        by_source[entry.source] = []
    for entry in new:
        by_source[entry.source].append(entry)
    entries = [_rounded(entry) for of in by_source.values() for entry in of]
    (docs / _NAME).write_bytes(b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries))
    return entries


def _stands(source: str) -> bool:
    """Whether there still is such a benchmark."""
    file, _, rest = source.partition("::")
    path = BENCHMARKS / file
    return path.exists() and f"def {rest.partition('[')[0]}(" in path.read_text(encoding="utf-8")


def _rounded(entry: Entry) -> Entry:
    """Leave out digits that no second run would find again."""
    return msgspec.structs.replace(entry, value=float(f"{entry.value:.4g}"), machine=round(entry.machine, 2))
