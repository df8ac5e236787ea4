"""Pieces of work that are measured in units: each call does a little more of it and says how much."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from ai.beliefs.reading import read
from game.engine.commands import Command
from game.engine.deal import shuffle
from game.engine.observe import log_of, observe
from game.engine.ruleset import EDITIONS, Edition, Ruleset
from game.engine.state import State
from game.engine.turn import start
from game.engine.views import Log
from game.play.simulate import Plan, play_games, play_turn, sitting
from game.records.replay import replay
from game.records.verify import report

Work = Callable[[], float]
USUAL: Edition = "rebel"
BASE, BOTH = "base", "both expansions"
MOST_SEATS = {BASE: 10, BOTH: 12}


def rules_of(box: str, edition: Edition = USUAL, *, table_talk: bool = False) -> Ruleset:
    """Return the rules of an edition without expansions or with both."""
    both = box == BOTH
    return msgspec.structs.replace(EDITIONS[edition], saboteur2=both, bonus_nuggets=both, table_talk=table_talk)


def moves(seats: int, rules: Ruleset, mind: str = "random", games: int = 8) -> Work:
    """Play games as `simulate` does, in which each mind gets its own view each move; how many moves they had."""
    plan, numbers = Plan(10**6, seats, (mind,), rules, seed=1), count()

    def work() -> float:
        first = next(numbers) * games
        return play_games(plan, range(first, first + games)).moves

    return work


def one_round(seats: int, rules: Ruleset, mind: str, seed: int, times: array[int]) -> Iterator[State]:
    """Play a round and yield the position before each turn; `times` gets what each decision took, in ns."""
    table = [sitting(mind, times)] * seats
    state = start(rules, shuffle(seats, random.Random(seed), rules=rules)).state
    plays: list[tuple[int, Command]] = []
    while state.table.to_play is not None:
        yield state
        state = play_turn(state, table, seed, plays)


def turns(seats: int, rules: Ruleset, mind: str) -> Iterator[State]:
    """Play rounds without end and yield the position before each turn."""
    times = array("Q")
    return chain.from_iterable(one_round(seats, rules, mind, seed, times) for seed in count(1))


def decisions(seats: int, rules: Ruleset, mind: str = "sharp") -> Work:
    """Decide and play so many turns; how many."""
    stream, times = turns(seats, rules, mind), 12 if rules.saboteur2 else 30

    def work() -> float:
        for _ in range(times):
            next(stream)
        return times

    return work


def record(seats: int, rules: Ruleset, rounds: int) -> bytes:
    """Return the record of a game of random minds, which last longest."""
    with TemporaryDirectory() as folder:
        play_games(Plan(rounds, seats, ("random",), rules, 1, Path(folder)), range(1))
        return next(Path(folder).iterdir()).read_bytes()


def verified(record: bytes) -> Work:
    """Play a record again and report it, as `verify` does; how many lines were played."""

    def work() -> float:
        played = replay(record)
        assert report(played)["ok"]
        return len(played.played)

    return work


def log_read(seats: int, rules: Ruleset, mind: str = "random") -> Work:
    """Read the log of a round up to the last card drawn, as a bot does in a loaded game; how many events."""
    state = next(state for state in turns(seats, rules, mind) if not state.table.deck)
    seat = state.table.to_play
    assert seat is not None
    view, log = observe(state, seat), log_of(state, seat)

    def work() -> float:
        read(view, Log(list(log), len(log)))  # a copy, which nobody has read yet
        return len(log)

    return work
