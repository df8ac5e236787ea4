"""The minds of this build by name (RECORDS section 2)."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from ai.decision import Decision
from ai.persona import BY_NAME, PERSONAS, PLAIN, Persona
from game.engine.views import Log, View

Mind = Callable[[View, Log, Persona, random.Random], Decision]
"""A pure function: same view, log, persona and generator state, same decision, in every process."""

LEVELS: tuple[str, ...] = ("sharp", "steady", "rookie")
"""The levels of play, best first. Each can be given a persona: `sharp/schemer`."""
BASELINES: tuple[str, ...] = ("greedy", "always-attack", "never-strike", "trust-greedy", "oracle")
"""Yardsticks for the arena and for tests. `oracle` cheats: it must be shown a view with every role in it."""
PLAYABLE: tuple[str, ...] = (
    *LEVELS,
    "random",
    *BY_NAME,
    *(f"{level}/{persona.name}" for level in LEVELS for persona in PERSONAS),
)
"""The names of minds that can sit at a table; a persona alone means `sharp/…` (`full_name`)."""


class UnknownMind(ValueError):
    """This build has no mind of that name."""

    def __init__(self, mind: str) -> None:
        super().__init__(mind)
        self.mind = mind


def full_name(mind: str) -> str:
    """The name with its level: `schemer` is `sharp/schemer`; any other name as it is."""
    return f"{LEVELS[0]}/{mind}" if mind in BY_NAME else mind


def parts(mind: str) -> tuple[str, Persona]:
    """The level, or another mind that takes no persona, and the persona. Raises `UnknownMind`."""
    name, stroke, persona = full_name(mind).partition("/")
    if stroke and (name not in LEVELS or persona not in BY_NAME):
        raise UnknownMind(mind)
    if name not in (*LEVELS, "random", *BASELINES):
        raise UnknownMind(mind)
    return name, BY_NAME[persona] if stroke else PLAIN


def choose(mind: str) -> Mind:
    """The mind of that name, persona or not. Raises `UnknownMind`. Code is imported only for the mind asked for."""
    name, _ = parts(mind)
    match name:
        case "random":
            from ai.baselines.random_mind import choose as choose_at_random

            return choose_at_random
        case _ if name in BASELINES:
            from ai.baselines.minds import MINDS

            return MINDS[name]
        case _:
            from ai.level import BY_NAME as LEVEL
            from ai.weighing.player import choose as choose_as

            return partial(choose_as, LEVEL[name])


def persona(mind: str) -> Persona:
    """The character that the name of a mind asks for. Raises `UnknownMind`."""
    return parts(mind)[1]
