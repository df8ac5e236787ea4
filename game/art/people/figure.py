"""People: head and shoulders, lit by one lantern from the right (look book section 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.art.drawing import svg
from game.art.drawing.palette import INK, mix
from game.art.drawing.raster import masked, rasterise
from game.art.people.faces import (
    MIRROR,
    Beard,
    Brow,
    Eyes,
    Moustache,
    Mouth,
    beard_body,
    eyes_body,
    moustache_body,
    mouth_body,
    nose_body,
)
from game.art.people.hats import HATS, Hat, Shades, hood_shadow
from game.art.people.headwear import HEADWEAR
from game.art.people.looks import CALM, Lips, Look, lens_eye, lips_body

Skin = Literal["fair", "tan", "dark"]
Extra = Literal["braids", "chin", "ring", "monocle", "specs", "patch", "pipe", "scar", "freckles", "muffler", "loupe"]

_SKINS: dict[Skin, Shades] = {
    "fair": ("#7A4A30", "#D99A6C", "#F6CF9E"),
    "tan": ("#5A3524", "#B5774C", "#E0A878"),
    "dark": ("#3A2218", "#7D4F34", "#B57C55"),
}


_HATS = {**HATS, **HEADWEAR}
_RIM = "#B98A4A"


@dataclass(frozen=True, slots=True)
class Person:
    """The choices that make one person; each colour is a middle tone; light and dark follow from it."""

    hat: Hat
    hat_colour: str
    accent: str
    coat: str
    hair: str
    skin: Skin = "fair"
    beard: Beard = "none"
    moustache: Moustache = "none"
    eyes: Eyes = "calm"
    brow: Brow = "flat"
    mouth: Mouth = "none"
    nose: float = 6.2
    extras: tuple[Extra, ...] = ()
    collar: str = ""
    """Colour of the collar; empty: the dark tone of the coat."""
    backdrop: tuple[str, str] = ("#6B4A1E", "#1B1511")
    """Near the lantern and far from it."""


def shades(colour: str) -> Shades:
    """Return the dark, own and light tone of a fill (look book section 5)."""
    return mix(colour, INK, 0.62), colour, mix(colour, "#FFE2A0", 0.5)


def _across(name: str, tones: Shades, left: float, right: float) -> str:
    return svg.linear_gradient(name, left, 0, right, 30, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))


def figure_defs(person: Person) -> str:
    """Return the gradients that `figure` paints with."""
    flame_y = 26 if person.hat == "lamp" else 18
    near, far = person.backdrop
    return (
        _across("skin", _SKINS[person.skin], 24, 80)
        + _across("hair", shades(person.hair), 20, 84)
        + _across("hat", shades(person.hat_colour), 14, 88)
        + _across("coat", shades(person.coat), 6, 98)
        + svg.radial_gradient("flame", 50, flame_y, 20, (0, "#FFE9AE", 0.9), (0.45, "#F2B33D", 0.4), (1, "#F2B33D", 0))
        + svg.radial_gradient("backdrop", 74, 44, 78, (0, near), (0.55, mix(near, far, 0.7)), (1, far))
    )


def _shoulders(person: Person) -> str:
    coat = svg.path("M0 122 C2 98 14 86 34 82 L66 82 C86 86 98 98 100 122 Z", "url(#coat)", INK, 2.4)
    folds = svg.path("M16 120 C17 108 20 100 26 94 M84 120 C83 108 80 100 74 94", stroke=INK, width=1.4, opacity=0.7)
    hatch = " ".join(f"M{3 + i * 2.4:.1f} {112 - i * 3} L{11 + i * 2.2:.1f} {118 - i * 2.4:.1f}" for i in range(6))
    collar = person.collar or shades(person.coat)[0]
    return (
        coat
        + folds
        + svg.path(hatch, stroke=INK, width=0.8, opacity=0.5)
        + svg.path("M34 82 L50 100 L66 82 L60 78 L40 78 Z", collar, INK, 1.8)
    )


def _braid(tie: str) -> str:
    braid = ""
    for i in range(5):
        y = 60 + i * 9.2
        braid += svg.ellipse(22 - i * 0.3, y, 6.6 - i * 0.35, 5.6, "url(#hair)", INK, 1.8)
        twist = f"M{17 + i * 0.2:.2f} {y:.2f} Q22 {y + 4:.2f} {26.4 - i * 0.5:.2f} {y - 1.5:.2f}"
        braid += svg.path(twist, stroke=INK, width=0.9, opacity=0.6)
    return braid + svg.rect(17.6, 103, 6, 4, 1, tie, INK, 1)


def _head(person: Person) -> str:
    body = ""
    if person.hat != "hood":
        body += svg.ellipse(23, 50, 5, 6.5, "url(#skin)", INK, 2)
        body += svg.ellipse(77, 50, 5, 6.5, "url(#skin)", INK, 2)
    if "braids" in person.extras:
        braid = _braid(person.accent)
        body += braid + svg.group(braid, MIRROR)
    outline = "M25 42 C24 24 36 18 50 18 C64 18 76 24 75 42 C76 58 70 74 50 76 C30 74 24 58 25 42 Z"
    hatch = " ".join(f"M{26.5 + i * 0.7:.1f} {46 + i * 3} L{33 + i * 0.8:.1f} {43 + i * 3.1:.1f}" for i in range(7))
    return body + svg.path(outline, "url(#skin)", INK, 2.4) + svg.path(hatch, stroke=INK, width=0.8, opacity=0.55)


def _spectacles() -> str:
    rings = "".join(
        svg.circle(x, 47.4, 6.6, stroke=INK, width=2.8) + svg.circle(x, 47.4, 6.6, stroke="#D9B06A", width=1.3)
        for x in (39, 61)
    )
    return rings + svg.path("M45.6 46.6 Q50 44.6 54.4 46.6", stroke=INK, width=2)


def _pipe() -> str:
    stem = "M58 66 C66 68 72 70 77 72"
    return (
        svg.path(stem, stroke=INK, width=4)
        + svg.path(stem, stroke="#7B4F28", width=2.2)
        + svg.path("M74 64 L84 64 L83 75 Q79 78 75 75 Z", "#7B4F28", INK, 1.6)
        + svg.path("M79 61 C75 55 84 50 79 43", stroke="#D8D0C0", width=1.6, opacity=0.6)
    )


_MONOCLE = (
    svg.circle(61, 47, 7, stroke=INK, width=3.4)
    + svg.circle(61, 47, 7, stroke="#F0C24B", width=1.8)
    + svg.path("M66 52 C70 66 66 80 68 92", stroke="#F0C24B", width=1)
)
_PATCH = svg.path("M31 42 L47 42 Q47 53 39 53 Q31 53 31 42Z", "#17110D", INK, 1.4) + svg.path(
    "M31 43 L24 37 M47 42 L76 33", stroke=INK, width=2
)
_SCAR = svg.path("M66 50 L72 60 M66.5 55 L71 53 M69 59.5 L73 57", stroke="#7A2F22", width=1.3)
_FRECKLES = "".join(
    svg.circle(x, y, 0.9, "#8A4A2A", opacity=0.75)
    for x, y in ((34, 54), (38, 56.5), (35.5, 58.4), (62, 56.5), (66, 54), (65, 58.4))
)
_MUFFLER = (
    svg.path("M74 82 C80 92 80 106 76 118 L64 118 C68 106 68 96 64 86 Z", "#6E2F2A", INK, 2)
    + svg.path(
        "M21 60 C34 68 66 68 79 60 C84 70 83 82 76 88 C60 96 40 96 24 88 C17 82 16 70 21 60 Z", "#8A3B34", INK, 2.4
    )
    + svg.path("M22 68 C36 77 64 77 78 68 M22 79 C38 88 62 88 78 79", stroke=INK, width=1.3, opacity=0.6)
    + svg.path("M60 66.4 C68 65.4 74 63.4 78.4 60.8 M62 93 C68 91.6 74 89 77.6 85.6", stroke="#D08A6A", width=1.6)
)
_LENS = (
    svg.path("M72 58 L90 84", stroke=INK, width=7)
    + svg.path("M72 58 L90 84", stroke="#8A5A2A", width=4.2)
    + svg.circle(62, 47, 13.4, "#DCEFF2", INK, 5.4, 0.95)
    + svg.circle(62, 47, 13.4, stroke="#D9B06A", width=2.8)
)
_GLINT = svg.path("M53 41 Q56 36.6 61 35.6", stroke="#FFFFFF", width=1.8, opacity=0.9)
_CHIN = svg.path("M43 71 Q50 75 57 71", stroke=INK, width=1.2, opacity=0.5)
_OVER_THE_FACE: dict[Extra, str] = {
    "monocle": _MONOCLE,
    "specs": _spectacles(),
    "patch": _PATCH,
    "pipe": _pipe(),
    "scar": _SCAR,
    "muffler": _MUFFLER,
}


def _over_the_face(extra: Extra, look: Look) -> str:
    """Draw what lies over eyes and mouth."""
    return _LENS + lens_eye(look) + _GLINT if extra == "loupe" else _OVER_THE_FACE.get(extra, "")


def figure(person: Person, look: Look = CALM) -> str:
    """Draw the SVG body of a person, 100 by 122 units; needs `figure_defs` of the same person."""
    light = shades(person.hair)[2]
    body = _shoulders(person) + _head(person)
    if "chin" in person.extras:
        body += _CHIN
    if "freckles" in person.extras:
        body += _FRECKLES
    body += beard_body(person.beard, light)
    if "ring" in person.extras:
        body += svg.rect(44, 96, 12, 6, 2, person.accent, INK, 1.6)
    lips: Lips = "own" if "muffler" in person.extras else look.lips
    if lips == "own":
        body += mouth_body(person.mouth)
    body += moustache_body(person.moustache) + lips_body(lips, person.moustache != "none")
    body += eyes_body(person.eyes, person.brow, look) + nose_body(person.nose)
    body += _HATS[person.hat](shades(person.hat_colour), person.accent)
    if person.hat == "hood":
        body += hood_shadow()
    return body + "".join(_over_the_face(extra, look) for extra in person.extras)


def _rim() -> str:
    """Draw a brass ring with ink on both sides and a glint at the upper left."""
    return (
        svg.circle(50, 50, 46, stroke=INK, width=7.5)
        + svg.circle(50, 50, 46, stroke=_RIM, width=4)
        + svg.path("M14 22 A46 46 0 0 1 78 14", stroke="#FFFFFF", width=1.4, opacity=0.45)
    )


def medallion(person: Person, size: int, look: Look = CALM) -> pygame.Surface:
    """Draw a round portrait of `size` pixels in a brass ring, with alpha."""
    side = (size, size)
    bust = svg.group(figure(person, look), svg.translate(3, 13, scale=0.94))
    scene = svg.circle(50, 50, 50, "url(#backdrop)") + bust
    picture = rasterise(svg.document(scene, 100, 100, figure_defs(person)), side)
    masked(picture, rasterise(svg.document(svg.circle(50, 50, 47.5, "#FFFFFF"), 100, 100), side))
    picture.blit(rasterise(svg.document(_rim(), 100, 100), side), (0, 0))
    return picture
