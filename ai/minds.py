"""The minds of this build by name (RECORDS section 2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ai.baselines.names import BASELINES
from ai.decision import Considered, Decision
from ai.level import LEVELS_BY_NAME
from ai.lots import Chance
from ai.persona import NO_PERSONA, PERSONAS, PERSONAS_BY_NAME, Persona
from game.engine.views import Log, View

Mind = Callable[[View, Log, Persona, Chance], Decision]
"""A pure function: same view, log, persona and generator state, same decision, in every process."""

RANDOM = "random"
LEVELS: tuple[str, ...] = tuple(LEVELS_BY_NAME)
"""The levels of play, best first. Each can be given a persona: `sharp/schemer`."""
PLAYABLE: tuple[str, ...] = (
    *LEVELS,
    RANDOM,
    *PERSONAS_BY_NAME,
    *(f"{level}/{persona.name}" for level in LEVELS for persona in PERSONAS),
)
"""The names of minds that can sit at a table; a persona alone means `sharp/…` (`full_name`)."""


class UnknownMind(ValueError):
    """This build has no mind of that name."""

    def __init__(self, mind: str) -> None:
        super().__init__(mind)
        self.mind = mind


def full_name(mind: str) -> str:
    """Return the name with its level: `sharp/schemer` for `schemer`; any other name as it is."""
    return f"{LEVELS[0]}/{mind}" if mind in PERSONAS_BY_NAME else mind


def name_parts(mind: str) -> tuple[str, Persona]:
    """Split a name into the level, or another mind that takes no persona, and the persona. Raises `UnknownMind`."""
    name, stroke, persona = full_name(mind).partition("/")
    if stroke and (name not in LEVELS or persona not in PERSONAS_BY_NAME):
        raise UnknownMind(mind)
    if name not in (*LEVELS, RANDOM, *BASELINES):
        raise UnknownMind(mind)
    return name, PERSONAS_BY_NAME[persona] if stroke else NO_PERSONA


def mind_named(mind: str) -> Mind:
    """Return the mind of that name, persona or not, and import the code of that mind alone. Raises `UnknownMind`."""
    name, _ = name_parts(mind)
    if name == RANDOM:
        from ai.baselines.random_mind import choose_at_random

        return choose_at_random
    if name in BASELINES:
        from ai.baselines.baseline_minds import BASELINE_MINDS

        return BASELINE_MINDS[name]
    from ai.weighing.choosing import choose_as

    return partial(choose_as, LEVELS_BY_NAME[name])


def weighed(level: str, view: View, log: Log) -> tuple[Considered, ...]:
    """Return every option as a mind of this level weighs it, claims left out."""
    from ai.weighing.choosing import weigh

    return weigh(LEVELS_BY_NAME[level], view, log)


def margin_of(level: str) -> float:
    """Return by how much two scores may differ that count as equal at this level."""
    from ai.weighing import choosing

    return choosing.margin_of(LEVELS_BY_NAME[level])


def persona_of(mind: str) -> Persona:
    """Return the character that the name of a mind asks for. Raises `UnknownMind`."""
    return name_parts(mind)[1]
