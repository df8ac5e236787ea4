"""What a seat gives up whose owner lets the rest of the round be played: the card that it misses least."""

from __future__ import annotations

from ai.decision import Decision
from ai.minds import LEVELS, weighed
from game.engine.commands import Pass
from game.engine.views import Log, View


def least_pass(view: View, log: Log) -> Decision:
    """Return the pass that weighs best for the seat to play, by its own view and log; its hand is not empty."""
    passes = [option for option in weighed(LEVELS[0], view, log) if isinstance(option.command, Pass)]
    return Decision(max(passes, key=lambda option: option.score).command)
