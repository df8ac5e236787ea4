"""Which bots and rules played: rounds of different ones must not be mixed."""

from __future__ import annotations

import ast
import hashlib
from functools import cache
from pathlib import Path

import ai
from game import engine

_SHOWN = (("arena", "show"), ("arena", "table"), ("arena", "call.py"))
"""Parts of `ai` that no round and no figure depends on."""


class _Wordless(ast.NodeTransformer):
    """Leaves out docstrings and other texts that stand alone, which are for readers."""

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str) else node


@cache
def fingerprint() -> str:
    """Hash the code of the bots, of the rules and of what is counted, without layout and words for readers, and tables.

    What only asks for rounds and shows figures is left out.
    """
    whole = hashlib.sha256()
    rules = Path(engine.__path__[0])
    for root in (Path(ai.__path__[0]), rules, rules.parent / "play" / "endings"):
        for path in sorted(root.rglob("*")):
            if path.relative_to(root).parts[:2] in _SHOWN:
                continue
            if path.suffix == ".py":
                whole.update(ast.dump(_Wordless().visit(ast.parse(path.read_bytes()))).encode())
            elif path.suffix == ".json":
                whole.update(path.read_bytes())
    return whole.hexdigest()[:16]
