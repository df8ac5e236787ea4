"""The cheapest way to each goal, by the cards that may still come, and the order in which goals are tried."""

from __future__ import annotations

import random
from collections.abc import Iterable
from heapq import heappop, heappush
from typing import Any

import pytest
from deciding import chosen, situation
from engine.positions import CORRIDOR, position, rules
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ai.paths.search import change_by, costs_after, find_routes, tour
from ai.paths.team_mazes import TeamDistances, TeamMazes
from ai.paths.unseen_cards import CARD, NO_WAY, Stock
from ai.weighing.digging import in_the_way, matters, may_matter
from ai.weighing.situation import Situation
from ai.weighing.tried import TriedLay
from game.engine.cards import DECK, Face, card, face
from game.engine.cells import GOAL_CELLS, STEPS, Cell, at, xy
from game.engine.commands import Lay, Rockfall
from game.engine.deal import shuffle
from game.engine.legal import options
from game.engine.maze import LINKED, Maze, first_maze, maze_of
from game.engine.observe import observe
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import Discard
from game.engine.turn import apply, start

ANY = (1 / 3, 1 / 3, 1 / 3)
MIDDLE = (0.0, 1.0, 0.0)
CLOSED = """
.  S  .
E  @  E.W
.  N  .
"""
BOTH = rules(saboteur2=True, bonus_nuggets=True)


def stock(gone: Iterable[str] = (), **setting: Any) -> Stock:
    """What seat 0 of four trusted seats counts, when these cards lie open."""
    table = position(seats=4, others="map " * 6, deck="map " * 40, **setting).table
    table = replace(table, discards=tuple(Discard(None, card(text)) for text in gone))
    return Stock(table, 0, (), [1.0] * 4)


FULL = stock()
ONLY_CURVES = stock(str(each) for each in DECK if isinstance(each, Face) and str(each) not in ("NE", "NW"))


def maze(picture: str) -> Maze:
    """A maze alone."""
    return position(picture).table.maze


def costs(picture: str, by: Stock = FULL) -> tuple[int, int, int]:
    """What each goal costs, all of them likely."""
    return find_routes(maze(picture), by, ANY).costs


def plainly(maze: Maze, by: Stock, goal: int) -> int:
    """What a goal costs, by widening the tunnel from the cheapest end on."""
    target = GOAL_CELLS[goal]
    if target not in maze.closed or maze.sides_reached(target):
        return 0
    waiting: list[tuple[int, Cell, int]] = []
    for cell, spot in maze.spots.items():
        for side, step, across in STEPS:
            if spot >= LINKED and maze.reached.get(cell + step, 0) & across:
                heappush(waiting, (0, cell, side))
    done = set[tuple[Cell, int]]()
    while waiting:
        cost, cell, side = heappop(waiting)
        if cell == target or cost >= NO_WAY:
            return min(cost, NO_WAY)
        taken = cell in maze.cards or cell in maze.closed or cell == maze.bonus
        if taken or (cell, side) in done:
            continue
        done.add((cell, side))
        for step, across, extra in by.exits[maze.spots.get(cell, 0) << 4 | side]:
            heappush(waiting, (cost + extra, cell + step, across))
    return NO_WAY


def grown(by: Ruleset, seed: int) -> Iterable[State]:
    """The positions of a round of random laying and rockfalls."""
    rng = random.Random(seed)
    state = start(by, shuffle(5, rng, rules=by)).state
    while (seat := state.table.to_play) is not None:
        yield state
        found = options(observe(state, seat))
        state = apply(state, rng.choice([each for each in found if isinstance(each, Lay | Rockfall)] or found)).state


@pytest.mark.parametrize("seed", range(6))
def test_equal_to_a_plain_walk_in_a_maze_grown_at_random(seed: int) -> None:
    for state in grown(BOTH, seed):
        table = state.table
        by = Stock(table, 0, observe(state, 0).hand, [0.8] * table.seats)
        assert list(find_routes(table.maze, by, ANY).costs) == [plainly(table.maze, by, goal) for goal in range(3)]


@pytest.mark.parametrize("seed", range(6))
def test_after_a_card_the_costs_are_those_of_a_walk_from_nothing(seed: int) -> None:
    for state in grown(BOTH, seed):
        table = state.table
        by = Stock(table, 0, observe(state, 0).hand, [0.8] * table.seats)
        before = find_routes(table.maze, by, ANY)
        for option in options(observe(state, table.to_play or 0)):
            if isinstance(option, Lay):
                after = table.maze.lay(option.cell, option.face)
                change = change_by(table.maze, after, option.cell)
                assert costs_after(before, change, by, ANY) == find_routes(after, by, ANY).costs


@pytest.mark.parametrize(("cell", "laid"), [(at(7, 0), "EW"), (at(8, -1), "SW")])
def test_a_goal_is_reached_by_whichever_way_touches_it(cell: Cell, laid: str) -> None:
    beside = maze("""
        . . . . . . ES EW .
        @ EW EW EW EW EW NEW . ?
        """)
    for by in (FULL, ONLY_CURVES):
        before, after = find_routes(beside, by, ANY), beside.lay(cell, face(laid))
        assert before.costs[1] > 0
        change = change_by(beside, after, cell)
        assert costs_after(before, change, by, ANY) == find_routes(after, by, ANY).costs
        assert costs_after(before, change, by, ANY)[1] == 0


def test_a_straight_way_is_dear_when_only_curves_are_left() -> None:
    open_ground = "@ EW EW EW"
    straight, curved = costs(open_ground)[1], costs(open_ground, ONLY_CURVES)[1]
    assert straight < 5 * 2 * CARD
    assert curved > straight
    one_missing, none_fits = costs(CORRIDOR)[1], costs(CORRIDOR, ONLY_CURVES)[1]
    assert one_missing < 2 * CARD
    assert none_fits >= 3 * CARD, "round the missing card by three curves at least"


def test_a_way_with_rock_on_both_sides_needs_the_card_that_fits() -> None:
    walled = """
    .  EW EW EW EW EW EW EW .
    @  EW EW EW EW EW EW .  ?
    .  EW EW EW EW EW EW EW .
    """
    assert costs(walled, stock(["EW"] * 2))[1] < NO_WAY
    assert costs(walled, ONLY_CURVES)[1] == NO_WAY
    assert costs(walled)[1] > costs(CORRIDOR)[1]


def test_no_way_where_the_tunnel_is_blocked() -> None:
    assert costs(CLOSED) == (NO_WAY, NO_WAY, NO_WAY)
    assert costs("@ EW EW EW EW EW N.E.S.W . ?")[1] > costs("@")[1], "anew from the start"


def test_a_goal_that_is_touched_or_revealed_costs_nothing() -> None:
    assert costs("@ EW EW EW EW EW EW EW ?")[1] == 0
    state = position("@ EW EW EW EW EW EW EW !", goals="gold NE NW")
    assert find_routes(state.table.maze, FULL, (0.5, 0.0, 0.5)).costs[1] == NO_WAY, "it cannot be the gold"
    assert find_routes(state.table.maze, FULL, ANY).costs[1] == 0


def test_goals_that_cannot_be_the_gold_are_not_looked_for() -> None:
    only = find_routes(first_maze(), FULL, MIDDLE)
    assert only.costs[0] == only.costs[2] == NO_WAY
    assert only.seen < find_routes(first_maze(), FULL, ANY).seen


def test_the_bonus_nugget_is_gone_round() -> None:
    """R11.2: nothing distances through it."""
    free = maze("@ EW EW EW EW EW . . ?")
    barred = free.with_bonus(at(6, 0))
    assert find_routes(free, FULL, MIDDLE).costs[1] < find_routes(barred, FULL, MIDDLE).costs[1]
    assert at(6, 0) not in find_routes(barred, FULL, MIDDLE).seen


def mirrored(maze: Maze) -> Maze:
    """The same maze with north and south changed about."""

    def flipped(laid: Face) -> Face:
        groups = ["".join(letter for letter in "NESW" if letter in group) for group in _swapped(laid).split(".")]
        return face(".".join(sorted(groups, key=lambda group: "NESW".index(group[0]))))

    cells = {cell: laid for cell, laid in maze.cards.items() if cell != at(0, 0)}
    return maze_of({_across(cell): flipped(laid) for cell, laid in cells.items()}, _closed(maze))


def _swapped(laid: Face) -> str:
    return laid.text.translate(str.maketrans("NS", "SN"))


def _across(cell: Cell) -> Cell:
    x, y = xy(cell)
    return at(x, -y)


def _closed(maze: Maze) -> dict[Cell, int]:
    return {_across(cell): 4 - goal for cell, goal in maze.closed.items()}


@pytest.mark.parametrize("seed", range(4))
def test_north_is_as_near_as_south_when_cards_for_both_are_left(seed: int) -> None:
    """There is one NE more than NW in the deck."""
    even = stock(["NE"])
    for state in grown(rules(), seed):
        if len(state.table.maze.closed) < 3:
            return
        there = find_routes(state.table.maze, even, ANY).costs
        assert find_routes(mirrored(state.table.maze), even, ANY).costs == there[::-1]


def test_a_tour_goes_to_the_gold_that_is_known() -> None:
    near, far = 2 * CARD, 6 * CARD
    assert tour((near, far, NO_WAY), (1.0, 0.0, 0.0)) == 2
    unsure = tour((near, far, far), (0.5, 0.25, 0.25))
    assert 2 < unsure < tour((near, far, far), (0.0, 0.5, 0.5))
    lean = [tour((near, far, far), (chance, (1 - chance) / 2, (1 - chance) / 2)) for chance in (0.0, 0.3, 0.6, 0.9)]
    assert lean == sorted(lean, reverse=True), "the likelier the near goal is the gold, the less is missing"


def test_one_goal_leads_on_to_the_next() -> None:
    """R5.3: a stone is a path card too."""
    there = (NO_WAY, 2 * CARD, NO_WAY)
    assert tour(there, (1.0, 0.0, 0.0)) <= 2 + 2
    assert tour((2 * CARD, NO_WAY, NO_WAY), (0.0, 0.0, 1.0)) > tour(there, (0.0, 0.0, 1.0))


COSTS = st.tuples(*[st.integers(0, NO_WAY)] * 3)
GOLD = st.tuples(*[st.integers(0, 4)] * 3).filter(any)


def shares(weights: tuple[int, ...]) -> tuple[float, ...]:
    """Chances that sum to 1."""
    return tuple(weight / sum(weights) for weight in weights)


@given(COSTS, GOLD)
def test_a_tour_is_the_same_seen_from_the_other_side(there: tuple[int, ...], weights: tuple[int, ...]) -> None:
    gold = shares(weights)
    assert tour(there, gold) == pytest.approx(tour(there[::-1], gold[::-1]))


@given(COSTS, GOLD, st.integers(0, 2), st.integers(0, NO_WAY))
def test_a_goal_that_comes_nearer_makes_no_tour_longer(
    there: tuple[int, ...], weights: tuple[int, ...], goal: int, cost: int
) -> None:
    gold = shares(weights)
    nearer = tuple(min(cost, old) if place == goal else old for place, old in enumerate(there))
    assert 0 <= tour(nearer, gold) <= tour(there, gold) + 1e-9
    assert tour((0, 0, 0), gold) == 0


@pytest.mark.parametrize("by", [rules(), BOTH])
@pytest.mark.parametrize("seed", range(4))
def test_no_way_is_missed_where_none_is_looked_for(by: Ruleset, seed: int) -> None:
    for state in grown(by, seed):
        if state.table.question is not None:
            continue
        now = situation(state)
        for option in options(now.view):
            match option:
                case Lay(_, cell):
                    later = team_distances(now, now.mazes.lay(cell, option.face))
                    assert TriedLay(now, option).distances == later, str(option)
                    assert may_matter(now, option) or now.distances == later, str(option)
                case Rockfall(cell) if not in_the_way(now, cell):
                    later = team_distances(now, now.mazes.take(cell))
                    assert all(after >= before - 1e-9 for after, before in zip(later, now.distances, strict=True))
                case _:
                    pass


def team_distances(now: Situation, mazes: TeamMazes) -> TeamDistances:
    """Cards still needed by these mazes."""
    return mazes.distances(now.stock, now.beliefs.gold, now.role)


def test_a_gold_digger_lets_the_rock_fall_on_what_ends_the_tunnel() -> None:
    """However dear a new way would be, or though there is none."""
    for picture in ("@ EW EW EW EW EW N.E.S.W . ?", CLOSED):
        state = position(picture, hand="rockfall E.W break:pick")
        barred = at(max(xy(cell)[0] for cell in state.table.maze.cards), 0)
        assert in_the_way(situation(state), barred)
        assert chosen(state) == {str(Rockfall(barred))}


def test_a_card_that_joins_a_part_cut_off_can_matter() -> None:
    state = position("@ EW . EW EW EW EW . ?", hand="EW NS")
    now = situation(state)
    assert matters(now, at(2, 0))
    joined = Lay(face("EW"), at(2, 0))
    assert TriedLay(now, joined).distances.everybody < now.distances.everybody - 3
