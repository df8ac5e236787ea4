"""What a seat may know, copied out of the state. The one door between secrets and views; closed to bots."""

from __future__ import annotations

from functools import cache

from game.engine.cards import Role
from game.engine.state import State, hand_of
from game.engine.table import AskKeep
from game.engine.views import Log, View


def observe(state: State, seat: int) -> View:
    """Return the position as `seat` sees it."""
    table, looked = state.table, state.looked[seat]
    goals = table.goals
    if looked:
        # what it saw under a goal stays true while the goal is there (R4.4)
        goals = tuple([state.goals[k] if looked >> k & 1 else goal for k, goal in enumerate(goals)])
    picks = isinstance(table.question, AskKeep) and table.to_play == seat
    return View(
        seat,
        table,
        hand_of(state, seat),
        state.roles[seat],
        goals,
        state.pool if picks else (),
        state.earlier[seat] + state.paid[seat],
        _known_roles(state, seat) if state.inspected[seat] else _own_role(len(state.roles), seat, state.roles[seat]),
    )


def _known_roles(state: State, seat: int) -> tuple[Role | None, ...]:
    """Return the seat's own role, and those it has inspected while that hat is worn (R10.13)."""
    known = state.inspected[seat] | 1 << seat
    return tuple(role if known >> other & 1 else None for other, role in enumerate(state.roles))


@cache  # seats × seats × roles
def _own_role(seats: int, seat: int, role: Role) -> tuple[Role | None, ...]:
    return tuple(role if other == seat else None for other in range(seats))


def log_of(state: State, seat: int | None) -> Log:
    """Return the log of this round as `seat` saw it, or as a stranger would where that is None."""
    log = state.events
    return Log(log.public, state.logged, log.own[-1 if seat is None else seat])
