"""Which bots and rules played: rounds of different ones must not be mixed."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path

import ai
from game import engine


class _Wordless(ast.NodeTransformer):
    """Leaves out docstrings and other texts that stand alone, which are for readers."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str) else node


@cache
def fingerprint() -> str:
    """Hash the code of the bots and of the rules, without layout and words for readers, and the tables."""
    whole = hashlib.sha256()
    for package in (ai, engine):
        for path in sorted(Path(package.__path__[0]).rglob("*")):
            if path.suffix == ".py":
                whole.update(ast.dump(_Wordless().visit(ast.parse(path.read_bytes()))).encode())
            elif path.suffix == ".json":
                whole.update(path.read_bytes())
    return whole.hexdigest()[:16]
