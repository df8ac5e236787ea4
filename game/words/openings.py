"""Where the tunnels of a path card lead, in words: what a picture of it would show."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import SIDES, E, Face, N, S, W
from game.engine.total import total
from game.system.i18n import N_, _
from game.words.things import comma_words, path_words

_SIDES: Mapping[int, str] = total(
    SIDES,
    {
        N: N_("a tunnel leads: up"),
        E: N_("a tunnel leads: right"),
        S: N_("a tunnel leads: down"),
        W: N_("a tunnel leads: left"),
    },
)


def bare(text: str) -> str:
    """Return a text of the catalogue without what stands before its colon for translators."""
    return text.partition(": ")[2].strip() or text


def sides_words(sides: int) -> str:
    """Return sides as a list, clockwise from above: "up, right, down"."""
    return comma_words([bare(_(_SIDES[side])) for side in SIDES if sides & side])


def openings_words(face: Face) -> str:
    """Return where the tunnels of a card lead, this way round; which of them are joined, and which end inside.

    Of a dead end, which is called so, all end inside.
    """
    if face.ladder or not face.dead:
        groups = [sides_words(group) for group in face.groups]
        if len(groups) > 1:
            return _("{one}; apart from it {other}").format(one=groups[0], other=groups[1])
        return groups[0]
    if not face.groups:
        return sides_words(face.dead)
    joined = comma_words([sides_words(group) for group in face.groups])
    return _("{sides}; ends inside: {dead}").format(sides=joined, dead=sides_words(face.dead))


def card_in_full(face: Face) -> str:
    """Return a path card with its openings: "a fork: up, right, down"."""
    return _("{path}: {openings}").format(path=path_words(face), openings=openings_words(face))
