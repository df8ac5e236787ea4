"""`simulate`: bots alone, games of three rounds, and figures about them (RECORDS section 3).

Every mind gets its own view each move, as at a table. A game depends on the seed and its number alone, so the same
seed gives the same games for any number of jobs.
"""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter_ns

import msgspec

from ai.lots import Lots
from ai.minds import Mind, mind_named, persona_of
from ai.persona import Persona
from game.engine.commands import Claim, Command
from game.engine.deal import Deal, shuffle
from game.engine.observe import log_of, observe
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.turn import ROUNDS, apply, next_round, start
from game.engine.views import View
from game.play.session import bot_text, deal_generator, next_deal
from game.play.tally import Tally
from game.records.deals import write_deal
from game.records.lines import DealLine, PlayLine, encode, header_of
from game.records.setup import DEFAULT_NAMES, SeatSetup
from game.system.processes import spread

_CHUNKS_A_JOB = 16
_MOST_GAMES_A_CHUNK = 10


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. Seat i of game g plays mind (i + g) mod m of the list; `records` is a folder that exists."""

    rounds: int
    seats: int
    minds: tuple[str, ...]
    rules: Ruleset
    seed: int
    records: Path | None = None

    @property
    def games(self) -> int:
        """How many games hold the rounds; the last may be cut."""
        return -(-self.rounds // ROUNDS)


class Sitting(msgspec.Struct, frozen=True):
    """One seat among bots: its mind by name and as a function, and where its decision times go."""

    name: str
    mind: Mind
    persona: Persona
    times: array[int]


def simulate(plan: Plan, jobs: int, progress: Callable[[int], object]) -> Tally:
    """Play all rounds with `jobs` processes; `progress` is told of rounds as they are finished. Raises OSError."""
    total = Tally()
    with closing(spread(partial(play_games, plan), list(_chunks(plan.games, jobs)), jobs)) as tallies:
        for tally in tallies:
            total.add(tally)
            progress(tally.rounds)
    return total


def _chunks(games: int, jobs: int) -> Iterator[range]:
    """Yield the games cut into pieces: small enough that all jobs end together and the progress bar moves."""
    size = max(1, min(_MOST_GAMES_A_CHUNK, games // (jobs * _CHUNKS_A_JOB)))
    for first in range(0, games, size):
        yield range(first, min(games, first + size))


def play_games(plan: Plan, games: range) -> Tally:
    """Play these games of the plan. Raises OSError when a record cannot be written."""
    tally = Tally()
    tally.began = time.time()
    for game in games:
        _play_game(plan, game, tally)
    tally.ended = time.time()
    return tally


def _play_game(plan: Plan, game: int, tally: Tally) -> None:
    names = [plan.minds[(seat + game) % len(plan.minds)] for seat in range(plan.seats)]
    seats = [sitting(name, tally.times[name]) for name in names]
    seed, bot_seed = seed_of("deals", plan.seed, game), seed_of("bots", plan.seed, game)
    deal = shuffle(plan.seats, deal_generator(seed, 1), rules=plan.rules)
    state = start(plan.rules, deal).state
    lines = [] if plan.records is None else [_header(plan, names, seed, bot_seed), _deal_line(deal)]
    last_round = min(ROUNDS, plan.rounds - game * ROUNDS)
    while True:
        plays: list[tuple[int, Command]] = []
        state = play_round(state, seats, bot_seed, plays)
        claims = sum(isinstance(said, Claim) for _, said in plays) if plan.rules.table_talk else 0
        tally.count(state, names, len(plays) - claims)
        if plan.records is not None:
            lines += [encode(PlayLine(seat=seat, play=str(command))) for seat, command in plays]
        if state.table.round == last_round:
            break
        deal = next_deal(state, deal_generator(seed, state.table.round + 1))
        state = next_round(state, deal).state
        lines += [] if plan.records is None else [_deal_line(deal)]
    if plan.records is not None:
        (plan.records / f"{game + 1:05}.lode").write_bytes(b"".join(lines))


def sitting(mind: str, times: array[int]) -> Sitting:
    """Return a seat with the mind of that name. Raises `UnknownMind`."""
    return Sitting(mind, mind_named(mind), persona_of(mind), times)


def play_round(state: State, seats: Sequence[Sitting], bot_seed: int, plays: list[tuple[int, Command]]) -> State:
    """Let the minds play until the round is over; `plays` receives what they said, in order."""
    while state.table.to_play is not None:
        state = play_turn(state, seats, bot_seed, plays)
    return state


def play_turn(
    state: State,
    seats: Sequence[Sitting],
    bot_seed: int,
    plays: list[tuple[int, Command]],
    shown: Callable[[State, int], View] = observe,
) -> State:
    """Let the seat to play decide once, by the view that it is `shown`, and carry it out."""
    seat = state.table.to_play
    assert seat is not None, "the round is not over"
    by = seats[seat]
    view, log = shown(state, seat), log_of(state, seat)
    began = perf_counter_ns()
    rng = Lots(bot_text(bot_seed, state.table.round, len(plays), seat))
    decision = by.mind(view, log, by.persona, rng)
    by.times.append(perf_counter_ns() - began)
    for command in decision.commands:
        state = apply(state, command).state
        plays.append((seat, command))
    return state


def seed_of(purpose: str, seed: int, game: int) -> int:
    """Return one whole number below 2^63 for one game; those of different purposes are unrelated."""
    return random.Random(f"{purpose}:{seed}:{game}").getrandbits(63)


def _header(plan: Plan, minds: list[str], seed: int, bot_seed: int) -> bytes:
    seats = tuple(SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False))
    return encode(header_of(seats, plan.rules, seed=seed, bot_seed=bot_seed))


def _deal_line(deal: Deal) -> bytes:
    return encode(DealLine(deal=write_deal(deal)))
