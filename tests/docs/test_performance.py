"""The page on performance is made from the figures beside it, and a figure in units that falls is told."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import bench.figures
import pytest
from bench.figures import UNIT, Figure, Figures, kind_of_machine
from bench.page.making import PAGE, PICTURES, make
from bench.page.stored import DOCS, held, load, store
from bench.units.yardstick import CHECK, unit


def test_the_yardstick_does_the_same_work_as_ever() -> None:
    assert unit() == CHECK


def test_the_page_is_made_from_its_figures(tmp_path: Path) -> None:
    entries = load()
    assert held(entries)
    assert store(entries, tmp_path) == entries, "a benchmark is gone: make the page anew"
    shutil.copy(DOCS / PAGE, tmp_path)
    make(entries, tmp_path)
    assert (tmp_path / PAGE).read_text(encoding="utf-8") == (DOCS / PAGE).read_text(encoding="utf-8")
    for path in (tmp_path / PICTURES).iterdir():
        assert (DOCS / PICTURES / path.name).read_text(encoding="utf-8") == path.read_text(encoding="utf-8")
    assert len(list((tmp_path / PICTURES).iterdir())) == len(list((DOCS / PICTURES).iterdir()))


def stored(kind: str) -> Figure:
    """A figure that the page has, from that kind of machine."""
    return Figure(name="moves of snails", value=100.0, unit=f"moves{UNIT}", held=True, kind=kind)


def test_another_kind_of_machine_may_differ_more(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter([80.0] * 8 + [50.0] * 8)
    monkeypatch.setattr(bench.figures, "per_unit", lambda _work, _units: next(found))
    figures = Figures(once=False, stored={"moves of snails": stored("an abacus")})
    figures.per_unit("moves of snails", "moves", lambda: 1.0)
    with pytest.raises(AssertionError, match="50% fewer, at most 40% are allowed"):
        figures.per_unit("moves of snails", "moves", lambda: 1.0)


@pytest.mark.parametrize(
    ("found", "told"),
    [
        ([90.0], None),
        ([200.0], None),
        ([80.0, 84.0, 82.0, 86.0], None),
        (
            [80.0, 70.0, 60.0, 70.0],
            "moves of snails: 100 moves a unit stored, 80 measured: 20% fewer, at most 15% are allowed",
        ),
    ],
)
def test_a_figure_that_falls_is_measured_once_more_and_told(
    monkeypatch: pytest.MonkeyPatch, found: list[float], told: str | None
) -> None:
    rounds: Iterator[float] = (value for value in found for _ in range(2))
    monkeypatch.setattr(bench.figures, "per_unit", lambda _work, _units: next(rounds))
    figures = Figures(once=False, stored={"moves of snails": stored(kind_of_machine())})
    if told is None:
        figures.per_unit("moves of snails", "moves", lambda: 1.0)
    else:
        with pytest.raises(AssertionError, match=told):
            figures.per_unit("moves of snails", "moves", lambda: 1.0)
    assert figures.all[0].value == max(found)
    assert not list(rounds)
