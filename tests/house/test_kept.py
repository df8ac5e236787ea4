"""Caches of drawings: bounded together, in bytes, since how many there are says little of their memory."""

from __future__ import annotations

import ast
from pathlib import Path

import game

ROOT = Path(game.__file__).parent
COUNTED = {"ui/text.py": "text_surface"}
"""Lines of text: each is small beside its font, which a longer memory would keep alive."""


def counted(tree: ast.Module) -> list[str]:
    """The functions of a module that draw for their arguments and are cached by their number, or without end."""
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and node.args.args
        and any("cache" in ast.unparse(decorator) for decorator in node.decorator_list)
        and node.returns is not None
        and "Surface" in ast.unparse(node.returns)
    ]


def test_what_is_drawn_for_its_arguments_is_kept_by_its_bytes() -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in ROOT.rglob("*.py")
        for name in counted(ast.parse(path.read_text("utf-8")))
    }
    assert found == set(COUNTED.items())


def test_a_cache_by_number_is_found() -> None:
    code = "@lru_cache(maxsize=4)\ndef halo(size: Size) -> tuple[pygame.Surface, int]: ...\n"
    assert counted(ast.parse(code)) == ["halo"]
    assert counted(ast.parse(code.replace("lru_cache(maxsize=4)", "kept"))) == []
