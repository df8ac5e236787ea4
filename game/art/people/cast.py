"""The cast: the people of the twelve seats and the characters of the bots, one table of choices (look book section 5).

A portrait belongs to a seat number and to what everybody knows of a bot. It says nothing about a role: none of these
wears a hood.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.art import naming
from game.art.naming import PictureName
from game.art.people.figure import Person, medallion
from game.art.people.looks import CALM, Look
from game.engine.total import total
from game.records.setup import HUMAN
from game.words.characters import CHARACTERS, PLAIN, character_of

SEATS: tuple[Person, ...] = (
    Person(
        hat="kerchief",
        hat_colour="#A5482F",
        accent="#F3E9D2",
        coat="#4A5A5E",
        hair="#8A4A22",
        mouth="smile",
        nose=5.4,
        extras=("braids", "chin", "freckles"),
    ),
    Person(
        hat="lamp",
        hat_colour="#6B4A2F",
        accent="#C98F2E",
        coat="#6B3A3F",
        hair="#4E3A34",
        skin="dark",
        eyes="side",
        brow="up",
        mouth="smirk",
        nose=5.6,
        extras=("braids", "chin"),
    ),
    Person(
        hat="helmet",
        hat_colour="#5D6468",
        accent="#8A5A2A",
        coat="#3D4A36",
        hair="#9A9488",
        skin="tan",
        beard="full",
        moustache="big",
        brow="bush",
    ),
    Person(
        hat="cone",
        hat_colour="#39606B",
        accent="#C9A24A",
        coat="#5A3F2A",
        hair="#C07A2E",
        beard="curl",
        moustache="big",
        eyes="happy",
        brow="up",
        nose=7,
    ),
    Person(
        hat="wide",
        hat_colour="#4B3A52",
        accent="#A08030",
        coat="#463A4E",
        hair="#33261F",
        skin="tan",
        beard="point",
        moustache="thin",
        eyes="side",
        brow="angry",
    ),
    Person(
        hat="goggles",
        hat_colour="#8A6A44",
        accent="#B98436",
        coat="#2F6A70",
        hair="#E2DCCD",
        skin="dark",
        beard="chops",
        moustache="droop",
        brow="bush",
    ),
    Person(
        hat="bun",
        hat_colour="#B9B2A6",
        accent="#B4532A",
        coat="#5A4470",
        hair="#B9B2A6",
        eyes="calm",
        brow="up",
        mouth="smile",
        nose=5.2,
        extras=("chin", "specs"),
        collar="#D8CBB0",
    ),
    Person(
        hat="top",
        hat_colour="#3A3438",
        accent="#8A2F2A",
        coat="#5A2A2E",
        hair="#5A3A22",
        beard="chops",
        moustache="big",
        brow="flat",
        nose=6.6,
        extras=("monocle", "chin"),
        collar="#F3E9D2",
    ),
    Person(
        hat="cap",
        hat_colour="#6E7442",
        accent="#B4532A",
        coat="#6A5A3A",
        hair="#A8461F",
        mouth="grin",
        brow="flat",
        nose=6,
        extras=("chin", "patch", "freckles"),
    ),
    Person(
        hat="fur",
        hat_colour="#8A6A4A",
        accent="#7A3A34",
        coat="#4F5A68",
        hair="#1F1A1C",
        skin="tan",
        beard="fork",
        moustache="droop",
        brow="bush",
        nose=6.8,
        extras=("pipe",),
    ),
    Person(
        hat="pot",
        hat_colour="#76838A",
        accent="#8A5A17",
        coat="#5A4A2A",
        hair="#3A2C24",
        skin="dark",
        eyes="happy",
        mouth="grin",
        nose=5.6,
        extras=("braids", "chin"),
        collar="#B4532A",
    ),
    Person(
        hat="bobble",
        hat_colour="#B4532A",
        accent="#F3E9D2",
        coat="#3D4A56",
        hair="#D8A04A",
        skin="fair",
        mouth="smirk",
        eyes="side",
        nose=5.4,
        extras=("chin", "freckles"),
        collar="#C9A24A",
    ),
)


FIGURES: Mapping[str, Person] = total(
    set(CHARACTERS) - {PLAIN},
    {
        "schemer": Person(
            hat="tricorn",
            hat_colour="#4A3A5E",
            accent="#D9A437",
            coat="#463A4E",
            hair="#33261F",
            moustache="thin",
            eyes="side",
            brow="up",
            mouth="smirk",
            nose=5.4,
            extras=("chin",),
            collar="#F3E9D2",
        ),
        "firebrand": Person(
            hat="flames",
            hat_colour="#D9481F",
            accent="#3A3438",
            coat="#6E2A2E",
            hair="#B8401C",
            beard="chops",
            brow="angry",
            mouth="teeth",
            nose=6.6,
            extras=("scar",),
        ),
        "sleeper": Person(
            hat="nightcap",
            hat_colour="#5F7FB0",
            accent="#F3E9D2",
            coat="#5A6A7A",
            hair="#9A8A70",
            moustache="droop",
            eyes="sleepy",
            brow="up",
            nose=6.6,
            extras=("chin",),
            collar="#D8CBB0",
        ),
        "chatterbox": Person(
            hat="jester",
            hat_colour="#3E7F6A",
            accent="#A8487A",
            coat="#7A3F5E",
            hair="#C07A2E",
            eyes="happy",
            brow="up",
            mouth="talk",
            nose=5.8,
            extras=("freckles",),
            collar="#F0C24B",
        ),
        "cynic": Person(
            hat="bowler",
            hat_colour="#3A3438",
            accent="#6E6258",
            coat="#4A4540",
            hair="#5A4A3E",
            eyes="slit",
            brow="flat",
            nose=6.2,
            extras=("muffler",),
        ),
        "peacemaker": Person(
            hat="wreath",
            hat_colour="#6E9A4A",
            accent="#F0C24B",
            coat="#C9B48A",
            hair="#DCD3C0",
            beard="full",
            moustache="big",
            eyes="happy",
            brow="up",
            nose=6.8,
            collar="#F3E9D2",
        ),
        "prospector": Person(
            hat="slouch",
            hat_colour="#8A6A3A",
            accent="#F0C24B",
            coat="#6A4A2A",
            hair="#A8763A",
            beard="long",
            moustache="big",
            brow="bush",
            nose=7,
            extras=("loupe",),
        ),
        "random": Person(
            hat="blindfold",
            hat_colour="#6B4A2F",
            accent="#E6DCC2",
            coat="#5A5040",
            hair="#6B4A2F",
            mouth="grin",
            nose=5.8,
            extras=("chin", "freckles"),
        ),
    },
)
"""What a bot of each character looks like; a level-headed one has the face of its seat."""
_STRAW = "#C9A866"
_OWN_HAIR = frozenset({"firebrand", "peacemaker"})
"""Characters that are known by their hair, too."""


def portrait_name(seat: int, mind: str) -> PictureName:
    """Return the name of the picture of who sits there: the seat's own person, or a bot of some character."""
    return naming.portrait(seat, None if mind == HUMAN else character_of(mind))


def portrait(index: int, size: int, character: str = "", look: Look = CALM) -> pygame.Surface:
    """Draw the round portrait of seat `index`, `size` pixels, for a bot as its `character` looks there.

    Raises IndexError outside 0 to 11 and KeyError for a character that there is not.
    """
    return medallion(_dressed(index, character) if character else SEATS[index], size, look)


def _dressed(index: int, character: str) -> Person:
    """Return a character in the coat, skin and hair of a seat, so that two of a kind are told apart."""
    own = SEATS[index]
    if character == PLAIN:
        return replace(own, hat="boater", hat_colour=_STRAW, accent=own.hat_colour)
    person = FIGURES[character]
    hair = person.hair if character in _OWN_HAIR else own.hair
    return replace(person, coat=own.coat, skin=own.skin, hair=hair)
