"""How many moves random minds make by edition and by seats, and what a move costs by the cards that lie in the maze."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from time import perf_counter

import pytest
from bench.figures import Figures
from bench.page.plots import Plot
from bench.units.working import BASE, BOTH, MOST_SEATS, USUAL, moves, rules_of, turns
from bench.units.yardstick import per_unit, units_per_second

from game.engine.ruleset import EDITIONS, Edition

CARDS_A_GROUP, FEWEST_MOVES = 4, 200


@pytest.mark.parametrize("box", [BASE, BOTH])
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != USUAL])
def test_editions(figures: Figures, edition: Edition, box: str) -> None:
    figures.per_unit(f"random minds, 5 seats, {edition} {box}", "moves", moves(5, rules_of(box, edition)), held=False)


@pytest.mark.parametrize("box", [BASE, BOTH])
def test_moves_by_seats(figures: Figures, at_length: Callable[[int, int], int], box: str) -> None:
    for seats in range(3, MOST_SEATS[box] + 1, at_length(1, 9)):
        figures.point(Plot.MOVES_BY_SEATS, box, seats, per_unit(moves(seats, rules_of(box)), at_length(2, 1)))


@pytest.mark.parametrize("box", [BASE, BOTH])
def test_a_move_by_cards(figures: Figures, at_length: Callable[[int, int], int], box: str) -> None:
    taken: defaultdict[int, list[float]] = defaultdict(list)
    began = last = perf_counter()
    stream = turns(5, rules_of(box), "random")
    state = next(stream)
    until = began + at_length(6, 1)
    while last < until:
        group = len(state.table.maze.cards) // CARDS_A_GROUP
        last = perf_counter()
        state = next(stream)
        taken[group].append(perf_counter() - last)
    units = units_per_second(at_length(3, 1))
    for group, times in taken.items():
        if len(times) >= FEWEST_MOVES:
            middle = sorted(times)[len(times) // 4 : -len(times) // 4]  # neither a new deal nor another program
            at = CARDS_A_GROUP * (group + 0.5)
            figures.point(Plot.MOVE_BY_CARDS, box, at, 1000 * units * sum(middle) / len(middle))
