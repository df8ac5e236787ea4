"""Stamps of ink: true, false or a guess. Each has its word, its ink and its shape, and lies a little askew."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.art.drawing import svg
from game.art.drawing.contrast import CYAN, ORANGE, WHITE, hue, in_contrast, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, blank, grain
from game.art.drawing.sheet import sheet
from game.engine.total import total
from game.hindsight.explain import Honesty
from game.system.i18n import N_, _
from game.tabletop.view.panel import fitting_font
from game.ui.text import line_height, text_surface, text_width
from game.ui.theme import font

_TRUE: Colour = two_forms((22, 92, 60), CYAN)
_FALSE: Colour = two_forms((158, 28, 24), ORANGE)
_GUESS: Colour = two_forms((52, 64, 122), WHITE)
_INKS: Mapping[Honesty, Colour] = total(
    tuple(Honesty), {Honesty.TRUE: _TRUE, Honesty.LIE: _FALSE, Honesty.GUESS: _GUESS}
)
_WORDS: Mapping[Honesty, str] = total(
    tuple(Honesty), {Honesty.TRUE: N_("TRUE"), Honesty.LIE: N_("FALSE"), Honesty.GUESS: N_("GUESS")}
)
"""One word each, as it stands on a rubber stamp."""
_ABOUT: Mapping[Honesty, str] = total(
    tuple(Honesty),
    {
        Honesty.TRUE: N_("The speaker knew it, and it was true."),
        Honesty.LIE: N_("A lie: the speaker knew better."),
        Honesty.GUESS: N_("A guess: the speaker did not know."),
    },
)
_SIGNS: Mapping[Honesty, str] = total(
    tuple(Honesty),
    {
        Honesty.TRUE: "M1 6 L4.6 10 L11 1.6",
        Honesty.LIE: "M1.6 1.6 L10 10 M10 1.6 L1.6 10",
        Honesty.GUESS: "M2 3.6 C2.4 -0.4 10 -0.2 9.6 3.6 C9.4 5.8 6 5.6 6 8 M6 10.6 L6 11",
    },
)
"""What tells them apart without colour: a tick, a cross, a question mark."""
_SIGN = 12.0
_PAD = 0.45
"""What is free around the word, as part of its height."""
_TILTS = (-5.0, 3.5, -2.5, 5.5, -6.5, 2.5)
"""How far stamps are turned, one after another."""


def stamp_word(honesty: Honesty) -> str:
    """Return what is on the stamp."""
    return _(_WORDS[honesty])


def stamp_sentence(honesty: Honesty) -> str:
    """Return what the stamp means."""
    return _(_ABOUT[honesty])


def stamp_size(honesty: Honesty, size: int) -> tuple[int, int]:
    """Return the size of a stamp, before it is turned, whose word is set at so many pixels."""
    face = font("strong", size)
    high = line_height(face)
    pad = round(high * _PAD)
    return text_width(stamp_word(honesty), face) + high + 3 * pad, high + pad


def turned_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return the room that a stamp of this size takes however it is turned."""
    return size[0] + size[1] // 6, size[1] + size[0] // 8


def stamp(honesty: Honesty, number: int, room: tuple[int, int], size: int) -> pygame.Surface:
    """Return a stamp that fits into a room of pixels, its word as large as that allows; `number` turns it."""
    while turned_size(stamp_size(honesty, size))[0] > room[0] and size > 8:
        size -= 1
    return _stamp(honesty, stamp_word(honesty), stamp_size(honesty, size), size, _TILTS[number % len(_TILTS)])


@kept
def _stamp(honesty: Honesty, word: str, size: tuple[int, int], type_size: int, tilt: float) -> pygame.Surface:
    ink = hue(_INKS[honesty])
    width, height = size
    colour = "#{:02x}{:02x}{:02x}".format(*ink)
    line = max(1.5, height / 14)
    picture = sheet(_outline(honesty, (width, height), colour, line), size, 1.0)
    face = fitting_font(word, "strong", type_size, width)
    written = text_surface(word, face, ink)
    pad = round(line_height(face) * _PAD)
    side = line_height(face) * 0.62
    sign = svg.path(_SIGNS[honesty], "none", colour, 2.4)
    at = svg.translate(pad * 1.2, (height - side) / 2, scale=side / _SIGN)
    picture.blit(sheet(svg.group(sign, at), size, 1.0), (0, 0))
    left = pad * 1.2 + side
    picture.blit(written, written.get_rect(center=(round((left + width - pad * 0.6) / 2), height // 2)))
    if not in_contrast():
        _wear(picture)
    return pygame.transform.rotozoom(picture, tilt, 1.0)


def _outline(honesty: Honesty, size: tuple[int, int], colour: str, line: float) -> str:
    """Draw the frame: two round lines for what is true, cut corners for a lie, broken lines for a guess."""
    width, height = size
    near, far_x, far_y = line, width - line, height - line
    match honesty:
        case Honesty.TRUE:
            inner = svg.rect(
                3.2 * line, 3.2 * line, width - 6.4 * line, height - 6.4 * line, 2, "none", colour, line / 2
            )
            return svg.rect(near, near, width - 2 * line, height - 2 * line, height / 4, "none", colour, line) + inner
        case Honesty.LIE:
            cut = height / 3.2
            points = [
                (near + cut, near), (far_x - cut, near), (far_x, near + cut), (far_x, far_y - cut),
                (far_x - cut, far_y), (near + cut, far_y), (near, far_y - cut), (near, near + cut),
            ]  # fmt: skip
            return svg.path(svg.polygon(points), "none", colour, 1.5 * line)
        case Honesty.GUESS:
            dash = f"{line * 3:.1f} {line * 2.4:.1f}"
            points = [(near, near), (far_x, near), (far_x, far_y), (near, far_y)]
            return svg.path(svg.polygon(points), "none", colour, line, dash=dash)


def _wear(picture: pygame.Surface) -> None:
    """Thin the ink out in spots, as of a stamp that was used often."""
    worn = blank(picture.get_size())
    worn.fill((255, 255, 255, 255))
    grain(worn, 120, 7, 2.0)
    holes = pygame.mask.from_threshold(worn, (120, 120, 120), (26, 26, 26, 255))
    cover = holes.to_surface(setcolor=(255, 255, 255, 90), unsetcolor=(255, 255, 255, 232))
    picture.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
