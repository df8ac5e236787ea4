"""What a seat may know, copied out of the state. The one door between secrets and views; closed to bots."""

from __future__ import annotations

from game.engine.state import State
from game.engine.table import AskKeep
from game.engine.views import Log, View


def observe(state: State, seat: int) -> View:
    """The position as `seat` sees it."""
    table, cards, looked = state.table, state.cards, state.looked[seat]
    goals = table.goals
    if looked:
        # what it saw under a goal stays true while the goal lies (R4.4)
        goals = tuple([state.goals[k] if looked >> k & 1 else goal for k, goal in enumerate(goals)])
    inspected = state.inspected[seat]
    picks = isinstance(table.question, AskKeep) and table.to_play == seat
    return View(
        seat,
        table,
        tuple([cards[card] for card in table.hands[seat]]),
        state.roles[seat],
        goals,
        state.pool if picks else (),
        state.earlier[seat] + state.paid[seat],
        tuple([role if other == seat or inspected >> other & 1 else None for other, role in enumerate(state.roles)]),
    )


def log_of(state: State, seat: int | None) -> Log:
    """The log of this round as `seat` saw it, or as a stranger would."""
    return Log(state.events, state.logged, seat)
