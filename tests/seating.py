"""Minds at a table: what each is shown, what it decides, and whole rounds among some of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ai.decision import Decision
from ai.minds import choose, persona
from game.engine.deal import shuffle
from game.engine.observe import log_of, observe
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.turn import apply, start
from game.engine.views import View

CHEAT = "oracle"


def shown(mind: str, state: State, seat: int) -> View:
    """What a mind is shown at a seat: the one that cheats sees every role."""
    view = observe(state, seat)
    return replace(view, roles=state.roles) if mind == CHEAT else view


def decide(mind: str, state: State, seed: object = 1) -> Decision:
    """What a mind decides at the seat to play."""
    seat = state.table.to_play
    assert seat is not None
    return choose(mind)(shown(mind, state, seat), log_of(state, seat), persona(mind), random.Random(f"{seed}"))


def whole_round(minds: Sequence[str], seed: int, by: Ruleset) -> Iterator[tuple[str, State, Decision]]:
    """Every decision of one round, one mind a seat, to the end of the payments, and whose it is."""
    state = start(by, shuffle(len(minds), random.Random(seed), rules=by)).state
    while state.table.to_play is not None:
        mind = minds[state.table.to_play]
        decision = decide(mind, state, (seed, state.logged))
        yield mind, state, decision
        for command in decision.commands:
            state = apply(state, command).state
