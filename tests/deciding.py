"""Decisions of the mind `sharp` in set-up positions and in whole rounds, and what it knows of a position."""

from __future__ import annotations

import random
from collections.abc import Iterator

from ai.beliefs.reading import read
from ai.beliefs.tracker import Attention
from ai.decision import Decision
from ai.level import SHARP, Level
from ai.minds import mind_named
from ai.persona import NO_PERSONA, Persona
from ai.weighing.situation import Situation
from game.engine.deal import shuffle
from game.engine.observe import log_of, observe
from game.engine.ruleset import EDITIONS, Edition, Ruleset
from game.engine.state import State
from game.engine.turn import apply, start

CHOOSE = mind_named("sharp")


def decide(state: State, seed: object = 1) -> Decision:
    """What the seat to play decides."""
    seat = state.table.to_play
    assert seat is not None
    return CHOOSE(observe(state, seat), log_of(state, seat), NO_PERSONA, random.Random(f"{seed}"))


def chosen(state: State, seeds: int = 8) -> set[str]:
    """What the seat to play decides with one generator or another, as text."""
    return {str(decide(state, seed).command) for seed in range(seeds)}


def situation(state: State, level: Level = SHARP, persona: Persona = NO_PERSONA) -> Situation:
    """What the seat to play knows."""
    seat = state.table.to_play
    assert seat is not None
    view, log = observe(state, seat), log_of(state, seat)
    return Situation(view, log, read(view, log, Attention(level.claims, level.inference)), level, persona)


def whole_round(seats: int, seed: int, by: Ruleset | Edition = "rebel") -> Iterator[tuple[State, Decision]]:
    """Every decision of one round among sharp minds."""
    rules = EDITIONS[by] if isinstance(by, str) else by
    state = start(rules, shuffle(seats, random.Random(seed), rules=rules)).state
    while state.table.to_play is not None:
        decision = decide(state, (seed, state.logged))
        yield state, decision
        for command in decision.commands:
            state = apply(state, command).state
