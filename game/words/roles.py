"""The names of the roles and of the parties that win: one table for cards, sentences and scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.engine.cards import Role
from game.engine.total import total
from game.system.i18n import N_, _
from game.system.phrases import Phrase


class _RoleWords(NamedTuple):
    """A role as its card names it, inside a sentence, with its article there, in one word; and what it is to do."""

    title: str
    word: str
    phrase: str
    short: str
    goal: str


_ROLES: Mapping[Role, _RoleWords] = total(
    Role,
    {
        Role.DIGGER: _RoleWords(
            N_("Gold-digger"), N_("gold-digger"), N_("a gold-digger"), N_("gold-digger"), N_("Dig to the gold.")
        ),
        Role.BLUE: _RoleWords(
            N_("Blue gold-digger"),
            N_("blue gold-digger"),
            N_("a blue gold-digger"),
            N_("blue"),
            N_("Reach gold by no green door."),
        ),
        Role.GREEN: _RoleWords(
            N_("Green gold-digger"),
            N_("green gold-digger"),
            N_("a green gold-digger"),
            N_("green"),
            N_("Reach gold by no blue door."),
        ),
        Role.BOSS: _RoleWords(N_("Boss"), N_("boss"), N_("the boss"), N_("boss"), N_("Get any team to the gold.")),
        Role.PROFITEER: _RoleWords(
            N_("Profiteer"), N_("profiteer"), N_("the profiteer"), N_("profiteer"), N_("Win with whoever wins.")
        ),
        Role.GEOLOGIST: _RoleWords(
            N_("Geologist"), N_("geologist"), N_("a geologist"), N_("geologist"), N_("Bring crystals into the mine.")
        ),
        Role.SABOTEUR: _RoleWords(
            N_("Saboteur"), N_("saboteur"), N_("a saboteur"), N_("saboteur"), N_("Let no tunnel reach the gold.")
        ),
    },
)
_PARTIES: Mapping[str, str] = {
    "blue": N_("blue gold-diggers"),
    "green": N_("green gold-diggers"),
    "boss": N_("boss"),
    "profiteer": N_("profiteer"),
    "saboteurs": N_("saboteurs"),
}


def role_name(role: Role) -> str:
    """Return the name of a role as it stands on its card: "Saboteur"."""
    return _(_ROLES[role].title)


def role_word(role: Role) -> str:
    """Return a role as it stands inside a sentence: "saboteur"."""
    return _(_ROLES[role].word)


def role_phrase(role: Role) -> str:
    """Return a role with its article: "a saboteur", "the boss"."""
    return _(_ROLES[role].phrase)


def short_role_word(role: Role) -> str:
    """Return a role in one word: a blue gold-digger is "blue"; a long one has a form "short" for narrow columns."""
    word = _(_ROLES[role].short)
    return word.form("short") if isinstance(word, Phrase) else word


def role_goal(role: Role) -> str:
    """Return what a role is to do, in one short sentence."""
    return _(_ROLES[role].goal)


def party_words(party: str) -> str:
    """Return a party that won, as it stands inside a sentence: "blue gold-diggers" (RECORDS section 3)."""
    return _(_PARTIES[party])
