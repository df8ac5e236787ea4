"""The minds of this build by name (CONTRACT section 2)."""

from __future__ import annotations

import random
from collections.abc import Callable

from ai.decision import Decision
from ai.persona import PLAIN, Persona
from game.engine.views import Log, View

Mind = Callable[[View, Log, Persona, random.Random], Decision]
"""A pure function: same view, log, persona and generator state, same decision, in every process."""

PLAYABLE: tuple[str, ...] = ("steady", "random")
"""The minds that can sit at a table, best first."""


class UnknownMind(ValueError):
    """This build has no mind of that name."""

    def __init__(self, mind: str) -> None:
        super().__init__(mind)
        self.mind = mind


def choose(mind: str) -> Mind:
    """The mind of that name. Raises `UnknownMind`. Its own code is imported only when it is asked for."""
    match mind:
        case "random":
            from ai.random_mind import choose as choose_at_random

            return choose_at_random
        case "steady":
            from ai.steady import choose as choose_steadily

            return choose_steadily
        case _:
            raise UnknownMind(mind)


def persona(mind: str) -> Persona:
    """The character that the name of a mind asks for. Raises `UnknownMind`."""
    if mind not in PLAYABLE:
        raise UnknownMind(mind)
    return PLAIN
