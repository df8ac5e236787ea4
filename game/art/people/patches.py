"""The part of a portrait that lives: eyes, brows and mouth, drawn for a look and kept (UX D4).

It is cut out of the same portrait with that look, so that it fits to the pixel, and takes a few kB.
"""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art.drawing.kept import kept
from game.art.people.cast import portrait
from game.art.people.looks import CALM, Look
from game.records.setup import HUMAN
from game.words.characters import character_of

_FACE = (27.0, 41.0, 73.0, 87.0)
"""Left, top, right and foot of eyes, brows and mouth, in hundredths of the portrait."""


def face_area(size: int) -> Rect:
    """Return where eyes, brows and mouth are on a portrait of `size` pixels."""
    left, top = (int(part * size / 100) for part in _FACE[:2])
    right, foot = (-int(-part * size // 100) for part in _FACE[2:])
    return Rect(left, top, right - left, foot - top)


def face_patch(seat: int, mind: str, size: int, look: Look) -> pygame.Surface:
    """Draw `face_area` of the portrait of who sits there, with that look."""
    return _patch(seat, "" if mind == HUMAN else character_of(mind), size, look)


def draw_look(canvas: pygame.Surface, portrait: Rect, seat: int, mind: str, look: Look) -> None:
    """Draw the look over the portrait that was drawn there, unless it is the portrait's own."""
    if look != CALM:
        canvas.blit(face_patch(seat, mind, portrait.w, look), face_area(portrait.w).move(portrait.topleft))


@kept
def _patch(seat: int, character: str, size: int, look: Look) -> pygame.Surface:
    return portrait(seat, size, character, look).subsurface(face_area(size)).copy()
