"""Every surface has 32 bits a pixel, whatever the window has: one file makes them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAKER = ROOT / "game" / "art" / "drawing" / "raster.py"
AS_THE_WINDOW_IS = {"convert", "convert_alpha", "set_mode", "set_gamma"}


def odd_ones(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and name of each call that makes a surface by itself, or one in the format of the window."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        owner = node.func.value if isinstance(node.func, ast.Attribute) else None
        of_msgspec = isinstance(owner, ast.Name) and owner.id == "msgspec"
        if name == "Surface" or (name in AS_THE_WINDOW_IS and not of_msgspec):
            yield node.lineno, name


def test_they_are_found() -> None:
    source = (
        "a = pygame.Surface((1, 1))\nb = Surface(size, SRCALPHA)\nc = a.convert_alpha()\nd = msgspec.convert(1, int)\n"
    )
    assert list(odd_ones(source)) == [(1, "Surface"), (2, "Surface"), (3, "convert_alpha")]


def test_surfaces_are_made_in_one_place() -> None:
    sources = [path for path in (ROOT / "game").rglob("*.py") if path != MAKER]
    assert MAKER.exists()
    assert len(sources) > 150
    found = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in sources
        for line, name in odd_ones(path.read_text(encoding="utf-8"))
    ]
    assert not found, f"make them with blank or opaque of {MAKER.relative_to(ROOT)}: {found}"
