"""How a hint looks: a slip of paper beside what it speaks of, and rings round that and round the cards it takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.hindsight.advice import Advice
from game.tabletop.move.ready import cards_of, place_of
from game.tabletop.move.targets import OnCell, OnSeat, Target
from game.tabletop.view.overlays import draw_target
from game.tabletop.view.table import TableView
from game.ui.paint import draw_plate, icon_tone
from game.ui.text import text_width
from game.ui.theme import PARCHMENT_INK, Font, font
from game.ui.widgets.tooltip import place_beside
from game.ui.widgets.widget import lines_height, place_lines

_WIDTH = 380
_ICON, _PAD, _GAP = 30, 12, 4


def draw_hint(canvas: pygame.Surface, view: TableView, advice: Advice, names: Sequence[str], foot: str) -> Rect:
    """Draw a hint with a smaller line below it. Return where the paper lies."""
    hand = [card for card in view.seen.hand if card is not None]
    cards = [_standing(view, index, len(hand)) for index in cards_of(advice.command, hand)]
    target = place_of(advice.command, advice.seat)
    place = None if target is None else _clipped(view, target)
    for rect in (*cards, *([] if place is None else [place])):
        draw_target(canvas, rect, view.unit, True)
    return _draw_paper(canvas, view, (advice.sentence(names), foot), place or view.layout.discard)


def _standing(view: TableView, index: int, count: int) -> Rect:
    """Return what shows of a card of the hand above the lip of the rack, which bears its number."""
    rect, lip = view.hand_view.card_rect(index, count), view.layout.rack_lip
    return Rect(rect.x, rect.y, rect.w, min(rect.bottom, lip.y) - rect.y - view.layout.px(4))


def _clipped(view: TableView, target: Target) -> Rect | None:
    """Return what shows of a thing on the table; None for a cell that is out of view."""
    rect = view.target_rect(target)
    inside = rect if isinstance(target, OnSeat) else rect.clip(view.board.inner)
    return inside if inside.w and inside.h else None


class _Slip(NamedTuple):
    """The paper with its lines: words, letters and height of each."""

    rect: Rect
    lines: tuple[tuple[str, Font, int], ...]


_SMALLER = ((2, 1.0), (1, 1.0), (1, 0.8), (1, 0.65))
"""How many of the texts are shown, and how large: with large text there is no room for all of it."""


def _draw_paper(canvas: pygame.Surface, view: TableView, words: tuple[str, str], beside: Rect) -> Rect:
    layout = view.layout
    slips = (_slip(view, words[:count], factor, beside) for count, factor in _SMALLER)
    slip = next((slip for slip in slips if not slip.rect.colliderect(beside)), None)
    where, lines = slip or _slip(view, words[:1], _SMALLER[-1][1], beside)
    pad, gap, icon = layout.px(_PAD), layout.px(_GAP), layout.viewport.icon(_ICON)
    draw_plate(canvas, where, "paper", layout.viewport, radius=6)
    picture = view.pictures.get(PictureKey(naming.icon("hint"), icon, icon, icon_tone("paper")))
    canvas.blit(picture, picture.get_rect(midleft=(where.x + pad, where.centery)))
    top = where.centery - (sum(height for _text, _face, height in lines) + gap * (len(lines) - 1)) // 2
    for text, face, height in lines:
        box = Rect(where.x + icon + 2 * pad, top, where.w - icon - 3 * pad, height)
        for line in place_lines(text, face, PARCHMENT_INK, box):
            line.draw(canvas)
        top += height + gap
    return where


def _slip(view: TableView, words: Sequence[str], factor: float, beside: Rect) -> _Slip:
    """Return the paper where it covers least, and never what it speaks of if there is room."""
    layout = view.layout
    pad, gap, icon = layout.px(_PAD), layout.px(_GAP), layout.viewport.icon(_ICON)
    faces = font("strong", layout.type(17 * factor)), font("body", layout.type(14 * factor))
    texts = list(zip(words, faces, strict=False))
    within = layout.cloth.inflate(-2 * layout.px(6), -2 * layout.px(6))
    room = min(layout.px(_WIDTH * layout.viewport.text_scale), within.w) - icon - 3 * pad
    width = min(room, max(text_width(text, face) for text, face in texts) + 2)
    lines = tuple((text, face, lines_height(text, face, width)) for text, face in texts)
    high = sum(height for _text, _face, height in lines) + gap * (len(lines) - 1)
    size = (width + icon + 3 * pad, max(icon, high) + 2 * layout.px(9))
    where = place_beside(size, beside, within, _kept_clear(view), layout.px(12))
    if where.colliderect(beside):
        where = place_beside(size, beside, within, (), layout.px(12))
    return _Slip(where, lines)


def _kept_clear(view: TableView) -> list[Rect]:
    """Return what the paper does not lie over if there is room elsewhere: the maze, its goals, and the piles."""
    maze, layout = view.seen.table.maze, view.layout
    cells = [view.target_rect(OnCell(cell)) for cell in (*maze.cards, *maze.closed)]
    return [*(cell.clip(view.board.inner) for cell in cells), layout.piles, layout.candle, *layout.signs.values()]
