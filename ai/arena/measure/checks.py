"""What must hold of every mind whatever its strength: fairness, determinism, and its pace."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from ai.arena.play.twins import twin
from ai.decision import Decision
from ai.minds import PLAYABLE, mind_named, persona_of
from game.engine.commands import Command
from game.engine.deal import shuffle
from game.engine.observe import log_of, observe
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.state import State
from game.engine.turn import apply, start
from game.play.simulate import play_turn, sitting
from game.play.tally import percentiles
from game.system.processes import spread

BASE_RULES = replace(EDITIONS["rebel"], table_talk=True)
EXPANDED_RULES = replace(BASE_RULES, saboteur2=True, bonus_nuggets=True)
_DECISIONS_A_ROUND = 60


class Fairness(msgspec.Struct, frozen=True):
    """How many decisions were compared with those in other truths, and how many differed."""

    pairs: int
    different: int


class Determinism(msgspec.Struct, frozen=True):
    """How many seeds were played in each process, in how many processes, and how many logs came out."""

    seeds: int
    processes: int
    logs: int


class Pace(msgspec.Struct, frozen=True):
    """Rounds a second of one core, and the time of a decision in milliseconds."""

    rounds: int
    rounds_a_second: float
    decision_ms: dict[str, float]


def fairness(pairs: int, seed: int, jobs: int) -> Fairness:
    """Play rounds of all minds, and ask each decision again in a truth that the seat cannot tell from the real one."""
    compared = different = first = 0
    while compared < pairs:
        rounds = range(first, first - (compared - pairs) // _DECISIONS_A_ROUND)
        for found in spread(partial(_fair_round, seed), rounds, jobs):
            compared, different = compared + found.pairs, different + found.different
        first = rounds.stop
    return Fairness(compared, different)


def _fair_round(seed: int, number: int) -> Fairness:
    rng = random.Random(f"twins:{seed}:{number}")
    pairs = different = 0
    for asked in _round(seed, number):
        pairs += 1
        other = twin(asked.state, asked.seat, rng)
        different += _written(asked.decision) != _written(_decide(other, asked.seat, asked.mind, asked.text))
    return Fairness(pairs, different)


def _decide(truth: State, seat: int, mind: str, text: str) -> Decision:
    return mind_named(mind)(observe(truth, seat), log_of(truth, seat), persona_of(mind), random.Random(text))


def _written(decision: Decision) -> bytes:
    """Return the whole decision as bytes, claim and reasons included."""
    said = [str(decision.command), str(decision.claim)]
    reasons = decision.reasons
    if reasons is not None:
        said += [f"{one.command} {one.score!r} {one.terms!r}" for one in reasons.best]
        said += [repr((reasons.before, reasons.after, reasons.evidence))]
    return "\n".join(said).encode()


class _Asked(NamedTuple):
    """A position in which a seat decided: with which mind, what seeded its generator, and what it decided."""

    state: State
    seat: int
    mind: str
    text: str
    decision: Decision


def _round(seed: int, number: int) -> Iterator[_Asked]:
    """Yield every decision of one round."""
    rules, seats = table_of(number)
    deal = shuffle(seats, random.Random(f"checks:{seed}:{number}"), rules=rules)
    state = start(rules, deal).state
    while (seat := state.table.to_play) is not None:
        mind, text = PLAYABLE[(number + seat) % len(PLAYABLE)], f"{seed}:{number}:{state.logged}"
        decision = _decide(state, seat, mind, text)
        yield _Asked(state, seat, mind, text, decision)
        for command in decision.commands:
            state = apply(state, command).state


def table_of(number: int) -> tuple[Ruleset, int]:
    """Return rules and seats of a round: both boxes in turn, fair fights every fourth time, all numbers of seats."""
    rules = EXPANDED_RULES if number % 2 else BASE_RULES
    seats = rules.fewest_seats + number // 4 % (rules.most_seats - rules.fewest_seats + 1)
    return rules.fair(seats) if number % 4 == 2 else rules, seats


def determinism(seeds: int, seed: int, jobs: int, processes: int = 2, hash_seeds: int = 3) -> Determinism:
    """Play the same rounds in fresh processes that hash differently, and compare what was decided, word for word."""
    runs = [hash_seed for hash_seed in range(hash_seeds) for _ in range(processes)]
    with ThreadPoolExecutor(jobs) as threads:
        logs = list(threads.map(partial(_digest_elsewhere, seed, seeds), runs))
    return Determinism(seeds, len(runs), len(set(logs)))


def _digest_elsewhere(seed: int, seeds: int, hash_seed: int) -> str:
    code = f"from ai.arena.measure.checks import digest; print(digest({seed}, {seeds}))"
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    ended = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    return ended.stdout.strip()


def digest(seed: int, seeds: int) -> str:
    """Hash every decision of so many rounds, reasons and all, which make the log."""
    whole = hashlib.sha256()
    for number in range(seeds):
        for asked in _round(seed, number):
            whole.update(f"{asked.seat} {asked.mind} {asked.state.logged}\n".encode())
            whole.update(_written(asked.decision))
    return whole.hexdigest()


def pace(mind: str, seats: int, rounds: int, seed: int, rules: Ruleset = BASE_RULES) -> Pace:
    """Let one mind play at all seats in this process, and time it: rounds by the processor's clock."""
    times = array("Q")
    table = [sitting(mind, times) for _ in range(seats)]
    began = time.process_time()
    for number in range(rounds):
        deal = shuffle(seats, random.Random(f"pace:{seed}:{number}"), rules=rules)
        state, plays = start(rules, deal).state, list[tuple[int, Command]]()
        while state.table.outcome is None:
            state = play_turn(state, table, seed + number, plays)
    seconds = time.process_time() - began
    return Pace(rounds, round(rounds / seconds, 2), percentiles(times))
