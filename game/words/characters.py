"""Who a bot is, as a player reads it: its character, its level, one line about each.

A character is a persona, `PLAIN` for a level without one, or `DRIFTER` for the mind that draws lots. None of this hangs
on a role: it is known to everybody at the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ai.minds import LEVELS, UnknownMind, name_parts
from ai.persona import NO_PERSONA, PERSONAS, PERSONAS_BY_NAME
from game.engine.total import total
from game.system.i18n import N_, _

PLAIN = NO_PERSONA.name
DRIFTER = "random"
CHARACTERS: tuple[str, ...] = (PLAIN, *PERSONAS_BY_NAME, DRIFTER)
"""Every character that a bot can have."""
USUAL_LEVEL = "steady"
"""What a new bot plays at: lively, and not too strong for a first game."""
MOST_STRENGTH = 5

_CHARACTERS: Mapping[str, tuple[str, str]] = total(
    CHARACTERS,
    {
        PLAIN: (N_("Level-headed"), N_("No quirks: weighs what can be seen and plays the best card.")),
        "schemer": (N_("Schemer"), N_("Always has somebody to blame. Accuse it, and it accuses you.")),
        "firebrand": (N_("Firebrand"), N_("Breaks first and asks later. Break its tool, and yours is next.")),
        "sleeper": (N_("Sleeper"), N_("Says nothing until the end is near or somebody accuses it.")),
        "chatterbox": (N_("Chatterbox"), N_("Has something to say in every lap. Some of it is true.")),
        "cynic": (N_("Cynic"), N_("Believes nobody, repairs nothing for others, keeps accounts.")),
        "peacemaker": (N_("Peacemaker"), N_("Repairs for others before anything else. Seldom breaks a tool.")),
        "prospector": (N_("Prospector"), N_("Takes nobody's word for it: with a map in hand it looks at once.")),
        DRIFTER: (N_("Drifter"), N_("Plays blindfold: draws lots among all its cards.")),
    },
)
_LEVELS: Mapping[str, tuple[str, str, int]] = total(
    LEVELS,
    {
        "rookie": (N_("Rookie"), N_("Believes the last accuser, hoards cards, and forgets what it saw."), 3),
        "steady": (N_("Steady"), N_("Watches everybody and remembers what they did."), 4),
        "sharp": (N_("Sharp"), N_("Also thinks about how it looks to the others, and bluffs."), 5),
    },
)
"""What each level is called and can do, and its strength as measured (docs/bots.md, "Levels and personas")."""
_DRIFTER_STRENGTH = 1


def character_of(mind: str) -> str:
    """Return the character of a bot; `PLAIN` for a mind that this build does not know."""
    try:
        name, persona = name_parts(mind)
    except UnknownMind:
        return PLAIN
    return DRIFTER if name == DRIFTER else persona.name


def level_of(mind: str) -> str | None:
    """Return the level of a bot; none for the drifter, for yardsticks, and for a mind that this build does not know."""
    try:
        name, _persona = name_parts(mind)
    except UnknownMind:
        return None
    return name if name in LEVELS else None


def mind_of(character: str, level: str) -> str:
    """Return the name of the mind with that character at that level (RECORDS section 2)."""
    if character == DRIFTER:
        return DRIFTER
    return level if character == PLAIN else f"{level}/{character}"


def character_words(character: str) -> str:
    """Return the name of a character."""
    return _(_CHARACTERS[character][0])


def character_line(character: str) -> str:
    """Return how it feels to play against a character, in one sentence."""
    return _(_CHARACTERS[character][1])


def level_words(level: str) -> str:
    """Return the name of a level."""
    return _(_LEVELS[level][0])


def level_line(level: str) -> str:
    """Return what a level can do, in one sentence."""
    return _(_LEVELS[level][1])


def level_strength(level: str) -> int:
    """Return how strong a level is, from 1 to `MOST_STRENGTH`."""
    return _LEVELS[level][2]


def strength_of(mind: str) -> int | None:
    """Return how strong a bot is, from 1 to `MOST_STRENGTH`; none when nothing is known about its mind."""
    level = level_of(mind)
    if level is not None:
        return level_strength(level)
    return _DRIFTER_STRENGTH if mind == DRIFTER else None


def mind_words(mind: str) -> str:
    """Return character and level of a bot in a few words; the name itself for a mind without a level."""
    level = level_of(mind)
    if level is not None:
        return _("{character}, {level}").format(character=character_words(character_of(mind)), level=level_words(level))
    return character_words(DRIFTER) if mind == DRIFTER else mind.capitalize()


def mind_lines(mind: str) -> list[str]:
    """Return who a bot is, how strong, and how it feels to play against; less where less is known of its mind."""
    strength = strength_of(mind)
    if strength is None:
        return [mind_words(mind)]
    who = _("{mind} (strength {strength} of {most})")
    return [
        who.format(mind=mind_words(mind), strength=strength, most=MOST_STRENGTH),
        character_line(character_of(mind)),
    ]


def newcomer(sitting: Iterable[str], level: str = USUAL_LEVEL) -> str:
    """Return the mind of one more bot: the persona that the fewest of the bots that sit there have."""
    taken = [character_of(mind) for mind in sitting]
    persona = min(PERSONAS, key=lambda persona: taken.count(persona.name))
    return mind_of(persona.name, level)


def company(bots: int) -> tuple[str, ...]:
    """Return the minds of so many bots, as different as can be."""
    minds: list[str] = []
    for _bot in range(bots):
        minds.append(newcomer(minds))
    return tuple(minds)


def unknown_mind_sentence(mind: str) -> str:
    """Return why a mind is refused that this build does not have."""
    return _("This version has no mind called {mind}.").format(mind=mind)
