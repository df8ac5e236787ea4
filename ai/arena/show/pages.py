"""What pages of measured figures are made of: tables in Markdown, and the place between two marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

_BEGIN, _END = "<!-- measured: begin -->", "<!-- measured: end -->"


def markdown_table(heads: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Write a table, its columns lined up."""
    cells = [tuple(heads), *map(tuple, lines)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(heads))]
    padded = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in cells]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join((padded[0], rule, *padded[1:])) + "\n"


def put_measured(page: Path, measured: str) -> None:
    """Put text between the two marks in a page; one without marks gets them at its end. Raises OSError."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    before, _, rest = text.partition(_BEGIN)
    _, _, after = rest.partition(_END)
    between = "\n".join((_BEGIN, measured, _END))
    page.write_text(before.rstrip("\n") + "\n\n" * bool(before) + between + (after or "\n"), encoding="utf-8")
