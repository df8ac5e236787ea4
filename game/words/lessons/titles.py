"""The lessons by name, and what each is about."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from game.engine.total import total
from game.system.i18n import N_, _


class Lesson(StrEnum):
    """Something to learn the game by, in the order in which it is best played."""

    LAY = "lay"
    TURN = "turn"
    TOOLS = "tools"
    BLUFF = "bluff"
    GOLD = "gold"
    EXPANSION = "expansion"
    GUIDED = "guided"


class _Words(NamedTuple):
    title: str
    about: str


_WORDS: Mapping[Lesson, _Words] = total(
    Lesson,
    {
        Lesson.LAY: _Words(N_("Lay a path"), N_("Dig from the start card towards the gold.")),
        Lesson.TURN: _Words(N_("What fits and what does not"), N_("Turn a card, and see why one is refused.")),
        Lesson.TOOLS: _Words(N_("Break and repair"), N_("Stop a digger, and mend your own lamp.")),
        Lesson.BLUFF: _Words(N_("Look and lie"), N_("Be a saboteur: read the map, then bluff.")),
        Lesson.GOLD: _Words(N_("Rockfall and gold"), N_("Clear the way, reach the gold, take your share.")),
        Lesson.EXPANSION: _Words(N_("The expansion"), N_("A door, a ladder and an inspection.")),
        Lesson.GUIDED: _Words(
            N_("A guided first round"), N_("A whole round against beginners, with a foreman who whispers to you.")
        ),
    },
)

CHAPTERS: tuple[Lesson, ...] = tuple(lesson for lesson in Lesson if lesson is not Lesson.GUIDED)


def lesson_title(lesson: Lesson) -> str:
    """Return what a lesson is called."""
    return _(_WORDS[lesson].title)


def lesson_about(lesson: Lesson) -> str:
    """Return in one sentence what a lesson is about."""
    return _(_WORDS[lesson].about)


def lesson_after(lesson: Lesson) -> Lesson | None:
    """Return the lesson that is best played next, None after the last."""
    order = tuple(Lesson)
    return order[order.index(lesson) + 1] if lesson is not order[-1] else None
