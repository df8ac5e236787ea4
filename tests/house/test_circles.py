"""No circle of imports between files: each can be read, and changed, after what it stands on."""

from __future__ import annotations

from collections.abc import Iterator

import grimp
import pytest

Graph = dict[str, set[str]]


@pytest.fixture(scope="module")
def graph() -> Graph:
    """What each module imports directly: late imports in functions and those for types alone count too."""
    built = grimp.build_graph("game", "ai", cache_dir=None)
    return {module: built.find_modules_directly_imported_by(module) for module in built.modules}


def reached(graph: Graph, start: str) -> set[str]:
    """Return all modules that one imports, directly or by way of others; itself only if in a circle."""
    seen: set[str] = set()
    rest = [start]
    while rest:
        new = graph[rest.pop()] - seen
        seen |= new
        rest += new
    return seen


def circles(graph: Graph) -> Iterator[list[str]]:
    """Yield the modules of each circle, sorted."""
    below = {module: reached(graph, module) for module in graph}
    told: set[str] = set()
    for module in sorted(graph):
        if module in below[module] and module not in told:
            circle = [other for other in sorted(below[module]) if module in below[other]]
            told.update(circle)
            yield circle


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"e", "a"}}
    assert list(circles(graph)) == [["b", "c"], ["e"]]


def test_no_file_imports_itself_by_way_of_others(graph: Graph) -> None:
    assert len(graph) > 300, "the graph holds both packages"
    found = list(circles(graph))
    assert not found, f"{len(found)} circles of imports: {found}"
