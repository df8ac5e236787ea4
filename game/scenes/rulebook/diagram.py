"""Drawings of the rulebook: cards of the game on a piece of mat, with marks that say what is right and what is not."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import LIT, PictureKey, card_key
from game.art.drawing.contrast import hue
from game.art.drawing.raster import Colour
from game.art.naming import IconName, PictureName
from game.engine.cards import Action, Role, card
from game.engine.total import total
from game.ui.context import Context
from game.ui.theme import CHALK, EMBER, INK, SLATE, VERDIGRIS
from game.ui.viewport import Viewport
from game.words.rulebook.blocks import Diagram, Mark, Sign

_CARD, _PAD, _LEAST = 62, 14, 30
_PALE, _LIT = "~", "!"
_PALE_ALPHA = 90
_ICONS: Mapping[str, IconName] = {"icon:plus": "plus", "icon:right": "right", "icon:rotate": "rotate"}
_SIGNS: Mapping[Sign, tuple[IconName, Colour]] = total(
    Sign,
    {Sign.RIGHT: ("tick", VERDIGRIS), Sign.WRONG: ("cross", EMBER), Sign.NEW: ("plus", CHALK)},
)
_SIDES: Mapping[str, tuple[float, float]] = {
    "": (0.84, 0.12),
    "N": (0.5, 0.0),
    "E": (1.0, 0.5),
    "S": (0.5, 1.0),
    "W": (0.0, 0.5),
}


def diagram_height(diagram: Diagram, width: int, viewport: Viewport) -> int:
    """Return how high a drawing is at a width, in pixels."""
    wide = _card_width(diagram, width, viewport)
    return diagram.size[1] * (wide * 3 // 2) + 2 * viewport.px(_PAD)


def draw_diagram(canvas: pygame.Surface, diagram: Diagram, area: Rect, context: Context) -> None:
    """Draw a piece of mat in the middle of `area`, the cards on it, and the marks over them."""
    viewport = context.viewport
    wide = _card_width(diagram, area.w, viewport)
    high, pad = wide * 3 // 2, viewport.px(_PAD)
    mat = Rect(0, area.y, diagram.size[0] * wide + 2 * pad, diagram.size[1] * high + 2 * pad)
    mat.centerx = area.centerx
    pygame.draw.rect(canvas, hue(SLATE), mat, border_radius=viewport.px(6))
    pygame.draw.rect(canvas, hue(INK), mat, max(1, viewport.px(1.5)), viewport.px(6))
    for x, y, name in diagram.cells:
        _draw_cell(canvas, name, Rect(mat.x + pad + x * wide, mat.y + pad + y * high, wide, high), context)
    for mark in diagram.marks:
        _draw_mark(canvas, mark, Rect(mat.x + pad + mark.x * wide, mat.y + pad + mark.y * high, wide, high), context)


def _card_width(diagram: Diagram, width: int, viewport: Viewport) -> int:
    room = (width - 2 * viewport.px(_PAD)) // diagram.size[0]
    return max(_LEAST, min(viewport.icon(_CARD), room))


def _draw_cell(canvas: pygame.Surface, name: str, cell: Rect, context: Context) -> None:
    what = picture_of(name)
    if name.startswith("icon:"):
        side = cell.w * 2 // 3
        key = PictureKey(what, side, side)
    else:
        key = card_key(what, cell.w - 2, LIT if _LIT in name else "")
    picture = context.pictures.get(key)
    if _PALE in name:
        picture = picture.copy()
        picture.set_alpha(_PALE_ALPHA)
    canvas.blit(picture, picture.get_rect(center=cell.center))


def picture_of(name: str) -> PictureName:
    """Return the picture that a name of a drawing means. Raises ValueError for one that there is not."""
    name = name.strip(_PALE + _LIT)
    family, _colon, what = name.partition(":")
    match family:
        case "icon":
            return naming.icon(_ICONS[name])
        case "start":
            return naming.START
        case "gold":
            return naming.GOLD
        case "back":
            return naming.GOAL_BACK
        case "stone":
            return naming.goal(what)
        case "bonus":
            return naming.bonus(int(what))
        case "nugget":
            return naming.nugget(int(what))
        case "role":
            return naming.role(Role(what))
        case _:
            return naming.action(Action(name)) if name in set(Action) else naming.card(card(name))


def _draw_mark(canvas: pygame.Surface, mark: Mark, cell: Rect, context: Context) -> None:
    """Draw a sign on a dark disc with a rim of its colour: its shape says what it means, too."""
    icon, colour = _SIGNS[mark.sign]
    across, down = _SIDES[mark.side]
    middle = (round(cell.x + across * cell.w), round(cell.y + down * cell.h))
    radius = max(9, cell.w // 5)
    pygame.draw.circle(canvas, hue(INK), middle, radius + 2)
    pygame.draw.circle(canvas, hue(colour), middle, radius + 1, max(2, radius // 5))
    side = radius * 5 // 4
    picture = context.pictures.get(PictureKey(naming.icon(icon), side, side))
    canvas.blit(picture, picture.get_rect(center=middle))
