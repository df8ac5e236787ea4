"""The cast: ten seats and the people on the role cards, one table of choices (look book section 5).

A portrait belongs to a seat number and says nothing about a role: none of the seats wears a hood.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame

from game.art.people import Person, medallion, medallion_svg
from game.engine.cards import Role

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
)

_DIGGER = Person(
    hat="helmet",
    hat_colour="#7A7266",
    accent="#8A5A2A",
    coat="#5A6A3A",
    hair="#C4662A",
    beard="long",
    moustache="big",
    eyes="happy",
    brow="up",
    nose=7,
    extras=("ring",),
    backdrop=("#B9822F", "#5A3C18"),
)
_SABOTEUR = Person(
    hat="hood",
    hat_colour="#4A2E30",
    accent="#6A4A3A",
    coat="#33272B",
    hair="#2A2224",
    skin="tan",
    beard="point",
    moustache="thin",
    eyes="slit",
    brow="angry",
    backdrop=("#F08A50", "#B8623C"),
)
ROLES: Mapping[Role, tuple[Person, ...]] = {
    Role.DIGGER: (
        _DIGGER,
        replace(
            _DIGGER,
            hat="lamp",
            hat_colour="#6B4A2F",
            accent="#C98F2E",
            hair="#8A3A1C",
            beard="none",
            moustache="none",
            eyes="calm",
            mouth="grin",
            nose=5.4,
            extras=("braids", "chin"),
        ),
        replace(
            _DIGGER,
            hat="kerchief",
            hat_colour="#A5482F",
            accent="#F3E9D2",
            hair="#B9B2A2",
            skin="dark",
            beard="curl",
            extras=(),
        ),
        replace(
            _DIGGER,
            hat="cap",
            hat_colour="#7A6A3A",
            accent="#C98F2E",
            hair="#3A2C24",
            skin="tan",
            beard="fork",
            moustache="droop",
            eyes="calm",
            extras=(),
        ),
        replace(
            _DIGGER,
            hat="bun",
            hat_colour="#C9A25A",
            accent="#B4532A",
            hair="#C9A25A",
            beard="none",
            moustache="none",
            mouth="smile",
            nose=5.4,
            extras=("chin", "freckles"),
        ),
        replace(
            _DIGGER,
            hat="pot",
            hat_colour="#76838A",
            accent="#8A5A17",
            hair="#6A4A2A",
            skin="tan",
            beard="chops",
            eyes="calm",
            extras=("chin",),
        ),
    ),
    Role.SABOTEUR: (
        _SABOTEUR,
        replace(
            _SABOTEUR, hat_colour="#33383A", hair="#8D8A84", beard="fork", moustache="droop", skin="dark"
        ),
        replace(
            _SABOTEUR,
            hat_colour="#3D3A26",
            hair="#7A3A1C",
            beard="none",
            moustache="none",
            mouth="smirk",
            skin="fair",
            extras=("braids",),
        ),
        replace(
            _SABOTEUR, hat_colour="#4A3A52", hair="#5A3A22", beard="chops", moustache="big", extras=("scar",)
        ),
    ),
}


def portrait_svg(index: int) -> str:
    """The document of the portrait of seat `index`, 100 by 100 units. Raises IndexError outside 0 to 9."""
    return medallion_svg(SEATS[index])


def portrait(index: int, size: int) -> pygame.Surface:
    """The round portrait of seat `index`, `size` pixels. Raises IndexError outside 0 to 9."""
    return medallion(SEATS[index], size)
