"""Whole games played at random, for the laws that hold in every one of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement

import msgspec
from engine.positions import view
from hypothesis import strategies as st

from game.engine.cards import SABOTEUR2_DECK, SABOTEUR2_MAX_SEATS, Action, Card, Face, Marker, Tool, W
from game.engine.cells import GOAL_CELLS, STEPS, Cell, at, xy
from game.engine.commands import (
    MOST_PASSED,
    RETIRE,
    STAY,
    THEFT,
    Break,
    ClaimGoal,
    ClaimSeat,
    Command,
    Keep,
    Lay,
    Map,
    PlaceBonus,
    Repair,
    Reveal,
    SeatAction,
    Steal,
    TurnStone,
    discard_two,
    give_up,
    lay,
    read_map,
    rockfall,
)
from game.engine.deal import Deal, shuffle
from game.engine.legal import options
from game.engine.maze import Maze
from game.engine.ruleset import ASIDE_ALLOWED, EDITIONS, SWITCHES, Ruleset, saboteurs_allowed
from game.engine.state import State
from game.engine.turn import apply, next_round, next_starter, start
from game.records.spelling import parse

LONGEST_ROUND = 2 * len(SABOTEUR2_DECK) * SABOTEUR2_MAX_SEATS
"""No seat can pass more often than there are cards, with every other seat passing in between, and claim each time."""
Game = tuple[Ruleset, int]
"""Rules and the number of seats."""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """An edition, half of the time with switches set by hand, with or without expansions and table talk."""
    by = EDITIONS[draw(st.sampled_from(sorted(EDITIONS)))]
    names = ("table_talk", "saboteur2", "bonus_nuggets")
    changes: dict[str, object] = {name: draw(st.booleans()) for name in names}
    if draw(st.booleans()):
        changes |= {name: draw(st.sampled_from(values)) for name, values in SWITCHES.items()}
    return msgspec.structs.replace(by, **changes)


@st.composite
def games(draw: st.DrawFn, most: int = SABOTEUR2_MAX_SEATS) -> Game:
    """Rules, and as many seats as they allow, but no more than `most`."""
    by = draw(rulesets())
    seats = draw(st.integers(by.fewest_seats, min(most, by.most_seats)))
    return draw(with_numbers(by, seats)), seats


@st.composite
def with_numbers(draw: st.DrawFn, by: Ruleset, seats: int) -> Ruleset:
    """The same rules, in the base game half of the time each with a fixed number of saboteurs and with cards aside."""
    if by.saboteur2:
        return by
    saboteurs = st.none() | st.sampled_from(saboteurs_allowed(seats))
    aside = st.just(0) | st.sampled_from(ASIDE_ALLOWED)
    return msgspec.structs.replace(by, saboteurs=draw(saboteurs), aside=draw(aside))


def first_deal(by: Ruleset, seats: int, rng: random.Random) -> Deal:
    """The deal of the first round."""
    return shuffle(seats, rng, rules=by)


def fresh(by: Ruleset, seats: int, rng: random.Random) -> State:
    """A game in its first turn."""
    return start(by, first_deal(by, seats, rng)).state


def deal_next(state: State, rng: random.Random) -> Deal:
    """The deal of the next round."""
    table = state.table
    return shuffle(table.seats, rng, rules=table.rules, starter=next_starter(table), nuggets=state.nuggets)


def eager(state: State, rng: random.Random, zeal: float = 0.9) -> Command:
    """A random option of a random kind, but mostly, with more zeal, one that leads a tunnel on to the goals."""
    open_to = options(view(state))
    lays = [command for command in open_to if isinstance(command, Lay)]
    if lays and rng.random() < zeal:
        return max(lays, key=lambda laid: _progress(state, laid) + rng.random())
    kinds: dict[str, list[Command]] = {}
    for command in open_to:
        kinds.setdefault(str(command).partition(" ")[0], []).append(command)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def _progress(state: State, laid: Lay) -> float:
    """How far to the east a path card opens a tunnel that is joined to the start; the bonus nugget lures too."""
    maze = state.table.maze.lay(laid.cell, laid.face)
    x, y = xy(laid.cell)
    far = x + len(maze.goals_reached()) * 9 - 0.2 * abs(y) if maze.reached.get(laid.cell, 0) & ~W else 0
    return far + 5 * (maze.bonus is not None and maze.sides_reached(maze.bonus) > 0)


def positions(by: Ruleset, seats: int, seed: int, rounds: int = 1) -> Iterator[State]:
    """Every position of a game of some rounds, the ends of rounds included; zeal goes with the seed."""
    rng, zeal = random.Random(seed), seed % 3 * 0.45
    state = fresh(by, seats, rng)
    for number in range(rounds):
        if number:
            state = next_round(state, deal_next(state, rng)).state
        yield state
        turns = 0
        while state.table.to_play is not None:
            state = apply(state, eager(state, rng, zeal)).state
            yield state
            turns += 1
            assert turns < LONGEST_ROUND


def some_cells(maze: Maze) -> set[Cell]:
    """Every cell with a card, a goal, or one of these beside it or beside that."""
    cells = {*maze.cards, *GOAL_CELLS}
    for _ in range(2):
        cells |= {cell + step for cell in cells for _, step, _ in STEPS}
    return cells


def conceivable(state: State, faces: tuple[Card, ...]) -> Iterator[Command]:
    """Every command that could be meant in a position, with some cards of the game, legal or not.

    Of several cards given up at once: those of the hand of the seat to play, and two that it need not have.
    """
    table = state.table
    seats = range(-1, table.seats + 1)
    cells = some_cells(table.maze)
    for card in set(faces):
        yield give_up(card)
        if isinstance(card, Face):
            for way in {card, card.turned}:
                yield from (lay(way, cell) for cell in cells)
    yield from _several(state, faces)
    yield from (rockfall(cell) for cell in cells)
    yield from (Break(tool, seat) for tool in Tool for seat in seats)
    doubles = [action for action in Action if "+" in action]
    for tool in Tool:
        for action in (Action(f"repair:{tool}"), *doubles):
            yield from (Repair(tool, seat, action) for seat in seats)
    yield from (*map(read_map, (1, 2, 3)), Map(0), Map(4))
    yield THEFT
    for seat in seats:
        yield from _on_seat(seat)
    yield from _answers_and_claims(seats)


def _several(state: State, faces: tuple[Card, ...]) -> Iterator[Command]:
    """Passes and discards of more than one card."""
    seat = state.table.to_play
    hand = [] if seat is None else [state.cards[card] for card in state.table.hands[seat]]
    some = tuple(dict.fromkeys([*hand, *faces[:1], *faces[-1:]]))
    for count in range(2, MOST_PASSED + 1):
        yield from (give_up(*cards) for cards in combinations_with_replacement(some, count))
    for one, other in combinations_with_replacement(some, 2):
        yield from (discard_two(one, other, what) for what in (*Tool, *Marker))


def _on_seat(seat: int) -> Iterator[Command]:
    for name in ("hands-off", "swap-hands", "inspection", "swap-hats", "trapped", "free"):
        command = parse(f"{name} {seat}")
        assert isinstance(command, SeatAction)
        yield command


def _answers_and_claims(seats: range) -> Iterator[Command]:
    yield from map(Keep, range(-1, 5))
    for goal in range(5):
        yield Reveal(goal)
        yield from (TurnStone(goal, upright) for upright in (True, False))
        yield ClaimGoal(goal, "gold")
        yield ClaimGoal(goal, "stone")
    for seat in seats:
        yield Steal(seat)
        yield ClaimSeat(seat, "digger")
        yield ClaimSeat(seat, "saboteur")
    yield from (Steal(None), RETIRE, STAY)
    yield from (PlaceBonus(value, at(x, y)) for value in range(5) for x in range(9) for y in range(-3, 4))
