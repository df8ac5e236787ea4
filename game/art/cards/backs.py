"""Card backs: of the deck, the roles and the nuggets (look book section 5)."""

from __future__ import annotations

from typing import Literal, NamedTuple, assert_never

import pygame

from game.art.cards.card_stock import finish, layer
from game.art.cards.nugget import nugget
from game.art.drawing.palette import INK
from game.art.drawing.raster import masked
from game.art.drawing.svg import circle, group, path, rect, translate
from game.art.pictograms.tools import pick, tool, tool_defs
from game.engine.cards import Tool

Deck = Literal["deck", "role", "nugget"]


class _Cloth(NamedTuple):
    ground: str
    thread: str


_CLOTHS: dict[Deck, _Cloth] = {
    "deck": _Cloth("#2b2420", "#d9a437"),
    "role": _Cloth("#2a1e2e", "#b98ac0"),
    "nugget": _Cloth("#33240f", "#f0c24b"),
}


def card_back(deck: Deck, width: int) -> pygame.Surface:
    """Draw the back, `width` pixels wide: a lattice, and an emblem in a lozenge."""
    cloth = _CLOTHS[deck]
    card = layer(_border(cloth), width)
    field = layer(rect(5.4, 5.4, 49.2, 79.2, 1.4, "#ffffff"), width)
    card.blit(masked(layer(_lattice(cloth), width), field), (0, 0))
    card.blit(layer(_lozenge(cloth) + _emblem(deck), width, tool_defs()), (0, 0))
    return finish(card, 222)


def _border(cloth: _Cloth) -> str:
    return (
        rect(0, 0, 60, 90, 4, INK)
        + rect(1, 1, 58, 88, 3.4, cloth.ground)
        + rect(3.2, 3.2, 53.6, 83.6, 2.4, "none", cloth.thread, 0.9)
        + rect(5, 5, 50, 80, 1.6, "none", cloth.thread, 0.4, 0.7)
    )


def _lattice(cloth: _Cloth) -> str:
    lines = "".join(f"M{x} 5.5 L{x + 79} 84.5 M{x + 79} 5.5 L{x} 84.5 " for x in range(-96, 112, 8))
    return path(lines, "none", cloth.thread, 0.45, 0.3)


def _lozenge(cloth: _Cloth) -> str:
    text = path("M30 20 L48 45 L30 70 L12 45 Z", cloth.ground, cloth.thread, 1.2)
    text += path("M30 23.5 L45.4 45 L30 66.5 L14.6 45 Z", "none", cloth.thread, 0.5)
    for x, y in ((10, 10), (50, 10), (10, 80), (50, 80)):
        stud = f"M{x} {y - 3} L{x + 3} {y} L{x} {y + 3} L{x - 3} {y} Z"
        text += path(stud, cloth.thread, INK, 0.6)
    return text


def _emblem(deck: Deck) -> str:
    match deck:
        case "deck":
            return _pick_and_lamp()
        case "role":
            return _hood()
        case "nugget":
            return nugget(30, 45, 9.5, 2, 1.4)
        case _:
            assert_never(deck)


def _pick_and_lamp() -> str:
    crossed = group(pick(), "rotate(38)") + group(pick(), "rotate(-38)")
    return group(crossed, translate(30, 46, 0, 0.52)) + group(tool(Tool.LAMP, 2), translate(30, 45, 0, 0.5))


def _hood() -> str:
    """Draw a hooded head with two eyes."""
    hood = (
        "M0 -14.5 C-8.5 -14.5 -11.5 -7 -11.3 0.5 C-11.1 6 -13 9.5 -13.6 14.5 C-9 16.6 -5 17.2 0 17.2 "
        "C5 17.2 9 16.6 13.6 14.5 C13 9.5 11.1 6 11.3 0.5 C11.5 -7 8.5 -14.5 0 -14.5 Z"
    )
    face = "M0 -9.5 C-5.6 -9.5 -7.2 -4.6 -7 0 C-6.8 5 -4 9.4 0 9.4 C4 9.4 6.8 5 7 0 C7.2 -4.6 5.6 -9.5 0 -9.5 Z"
    folds = "M-9.4 1 C-9 6 -10.4 10 -11 14 M9.4 1 C9 6 10.4 10 11 14 M-5.4 12 L-6.2 16.4 M5.4 12 L6.2 16.4"
    text = path(hood, "#6a4a70", INK, 1.1) + path(folds, "none", "#3d2942", 0.8) + path(face, "#150d18", INK, 0.8)
    eyes = circle(-2.8, -0.8, 1.05, "#ffe9a8") + circle(2.8, -0.8, 1.05, "#ffe9a8")
    return group(text + eyes, translate(30, 44, 0, 0.92))
