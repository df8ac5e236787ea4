"""Minds at a table: what each is shown, what it decides, and whole rounds among some of them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from engine.positions import rules
from msgspec.structs import replace

from ai.baselines.names import BASELINES
from ai.decision import Decision
from ai.minds import PLAYABLE, full_name, mind_named, persona_of
from game.engine.cards import Role
from game.engine.deal import shuffle
from game.engine.observe import log_of, observe
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.turn import apply, start
from game.engine.views import View

CHEAT = "oracle"
MINDS: tuple[str, ...] = tuple(dict.fromkeys(map(full_name, (*PLAYABLE, *BASELINES))))
"""Every mind of this build, under one name each."""
BASE = rules(table_talk=True)
EXPANDED = rules("italian", table_talk=True, saboteur2=True, bonus_nuggets=True)


def shown(mind: str, state: State, seat: int, roles: tuple[Role, ...] | None = None) -> View:
    """What a mind is shown at a seat: the one that cheats sees every role, the true ones unless others are given."""
    view = observe(state, seat)
    return replace(view, roles=roles or state.roles) if mind == CHEAT else view


def decide(mind: str, state: State, seed: object = 1) -> Decision:
    """What a mind decides at the seat to play."""
    seat = state.table.to_play
    assert seat is not None
    return mind_named(mind)(shown(mind, state, seat), log_of(state, seat), persona_of(mind), random.Random(f"{seed}"))


def whole_round(minds: Sequence[str], seed: int, by: Ruleset) -> Iterator[tuple[str, State, Decision]]:
    """Every decision of one round, one mind a seat, to the end of the payments, and whose it is."""
    state = start(by, shuffle(len(minds), random.Random(seed), rules=by)).state
    while state.table.to_play is not None:
        mind = minds[state.table.to_play]
        decision = decide(mind, state, (seed, state.logged))
        yield mind, state, decision
        for command in decision.commands:
            state = apply(state, command).state


def middle_of(by: Ruleset, seats: int) -> State:
    """A position in the middle of a round."""
    *_, (_, state, _) = islice(whole_round(["greedy"] * seats, 7, by), 4 * seats)
    return state


def told(minds: Iterable[str]) -> dict[str, list[str]]:
    """What each mind decides in the middle of two rounds, reasons included, as text."""
    states = [middle_of(BASE, 5), middle_of(EXPANDED, 6)]
    return {mind: [repr(decide(mind, state)) for state in states] for mind in minds}
