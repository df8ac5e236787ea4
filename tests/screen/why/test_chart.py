"""The telling moments on the chart of suspicion, and the names at the ends of its lines."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
import scenarios
from screen.driving import make_context

from game.hindsight.telling import Telling
from game.records.replay import replay
from game.scenes.why.chart import SuspicionChart
from game.scenes.why.chart_lines import Charted, charted, ends_of_lines
from game.scenes.why.chart_marks import Mark, Room, flags
from game.ui.theme import font
from game.ui.viewport import Viewport

_LIES = "g3-3-seats-saboteur2-bonus"


def _charted(name: str = _LIES) -> Charted:
    recorded = replay((scenarios.GOLDEN / f"{name}.lode").read_bytes())
    first = [each.step.state for each in recorded.played if each.step.state.table.round == 1]
    return charted(first[-1], recorded.names)


def _chart(size: tuple[int, int], shown: Charted) -> tuple[SuspicionChart, Viewport]:
    chart, viewport = SuspicionChart(lambda _turn: None), make_context().viewport
    chart.place(pygame.Rect((0, 0), size), viewport)
    chart.show(shown)
    return chart, viewport


def _texts(size: tuple[int, int], shown: Charted) -> set[str]:
    chart, viewport = _chart(size, shown)
    return {line.text for line in chart.texts(viewport)}


def test_a_wide_chart_tells_lies_and_names_its_lines() -> None:
    shown = _charted()
    said = _texts((1200, 300), shown)
    assert set(shown.names) <= said
    liars = {mark.label for mark in shown.marks if mark.kind is Telling.LIE}
    assert liars
    assert liars <= said


def test_a_small_chart_leaves_words_out_rather_than_lines() -> None:
    shown = _charted()
    assert not _texts((150, 90), shown) & {*shown.names, *(mark.label for mark in shown.marks)}


def test_nothing_is_named_before_the_lines_are_drawn() -> None:
    shown = _charted()
    chart, viewport = _chart((1200, 300), shown)
    chart.drawn = 0.5
    assert not {line.text for line in chart.texts(viewport)} & {*shown.names, *(mark.label for mark in shown.marks)}


@pytest.mark.parametrize("lanes", [0, 1, 2])
@pytest.mark.parametrize("width", [60, 200, 700])
def test_flags_lie_over_their_turns_and_never_over_each_other(width: int, lanes: int) -> None:
    area = pygame.Rect(40, 10, width, 20 * max(1, lanes))
    marks = [Mark(Telling.LIE, row, 0, f"Number {row} lied") for row in (3, 4, 5, 11, 1, 20, 19)]
    placed = flags(marks, Room(area, lanes, 14, 4), lambda row: area.x + round(row * width / 20), font("body", 13))
    assert bool(placed) is bool(lanes)
    boxes = [flag.sign if flag.words is None else flag.sign.union(flag.words) for flag in placed]
    for flag, box in zip(placed, boxes, strict=True):
        x = area.x + flag.mark.row * width / 20
        assert box.left - 1 <= x <= box.right + 1
        assert area.contains(box)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
    for flag, box in zip(placed, boxes, strict=True):
        pin = pygame.Rect(area.x + round(flag.mark.row * width / 20), box.bottom, 1, area.bottom - box.bottom)
        assert pin.collidelist(boxes) < 0
    assert [flag.mark for flag in placed] == [mark for mark in marks if mark in {flag.mark for flag in placed}]


def test_the_most_telling_moment_has_its_words_first() -> None:
    area = pygame.Rect(0, 0, 120, 20)
    near = [Mark(Telling.LIE, 5, 0, "Bea lied"), Mark(Telling.BREAK, 6, 1, "Ana broke a tool")]
    placed = flags(near, Room(area, 1, 14, 4), lambda row: round(12 * row), font("body", 13))
    assert [(flag.mark, flag.words is not None) for flag in placed][:1] == [(near[0], True)]
    assert len(placed) == 1 or placed[1].words is None


@pytest.mark.parametrize(("columns", "step"), [(1, 22), (2, 11)])
def test_ends_of_lines_keep_apart_and_in_order(columns: int, step: int) -> None:
    wanted = [100, 101, 40, 100, 99]
    ends = ends_of_lines(wanted, pygame.Rect(0, 0, 300, 140), 22, columns, step)
    assert not any(one.colliderect(other) for one, other in combinations(ends, 2))
    heights = sorted(range(5), key=lambda seat: wanted[seat])
    assert [ends[seat].y for seat in heights] == sorted(end.y for end in ends)


def test_a_turn_with_a_telling_moment_says_so_first() -> None:
    shown = _charted()
    chart, _viewport = _chart((1200, 300), shown)
    mark = next(mark for mark in shown.marks if mark.kind is Telling.LIE)
    assert chart.tip_of(mark.row).startswith(mark.label)
    bare = next(row for row in range(1, len(shown.words) + 1) if row not in {mark.row for mark in shown.marks})
    assert chart.tip_of(bare) == shown.words[bare - 1]
