"""Every cache has a bound: in numbers, or because there are only so many things to ask for, which it says beside it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENDLESS = {"cache", "lru_cache(None)", "lru_cache(maxsize=None)"}


def unbounded(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and name of what is kept without end for its arguments, with no reason on the line that says so."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        endless: list[tuple[int, str]] = []
        if isinstance(node, ast.FunctionDef) and (node.args.args or node.args.kwonlyargs or node.args.vararg):
            endless = [(each.lineno, node.name) for each in node.decorator_list if _name(each) in ENDLESS]
        elif isinstance(node, ast.Call) and _name(node.func) in ENDLESS:
            endless = [(node.lineno, ast.unparse(node))]
        yield from (found for found in endless if "  # " not in lines[found[0] - 1])


def _name(of: ast.expr) -> str:
    return ast.unparse(of).removeprefix("functools.")


def test_they_are_found() -> None:
    source = (
        "@cache\ndef a(b): ...\n"
        "@functools.lru_cache(maxsize=None)\ndef c(*d): ...\n"
        "@lru_cache(maxsize=4)\ndef e(f): ...\n"
        "@cache\ndef g(): ...\n"
        "@cache  # two of them\ndef h(i): ...\n"
        "j = cache(k)\n"
    )
    assert sorted(unbounded(source)) == [(1, "a"), (3, "c"), (11, "cache(k)")]


def test_no_cache_is_without_a_bound() -> None:
    sources = [path for room in ("game", "ai") for path in (ROOT / room).rglob("*.py")]
    assert len(sources) > 300
    found = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in sources
        for line, name in unbounded(path.read_text(encoding="utf-8"))
    ]
    assert found == []
