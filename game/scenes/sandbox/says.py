"""What the sandbox says, on a sheet below the mine, with a sign that needs no colour."""

from __future__ import annotations

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.scenes.sandbox.verdicts import Verdict
from game.tabletop.view.panel import LEAST_TYPE
from game.ui.context import Context
from game.ui.paint import TEXT_ON, draw_plate, icon_tone
from game.ui.text import draw_text, line_height, wrap
from game.ui.theme import font
from game.ui.viewport import Viewport

_SIGN, _PAD, _TYPE = 44, 18, 20


def draw_says(canvas: pygame.Surface, context: Context, where: pygame.Rect, verdict: Verdict) -> None:
    """Draw the sheet with the words as large as there is room for."""
    viewport = context.viewport
    draw_plate(canvas, where, "paper", viewport, radius=6)
    pad, sign = viewport.px(_PAD), viewport.icon(_SIGN)
    picture = context.pictures.get(PictureKey(naming.icon(verdict.icon), sign, sign, icon_tone("paper")))
    canvas.blit(picture, picture.get_rect(midleft=(where.x + pad, where.centery)))
    box = where.inflate(-2 * pad, -pad)
    box.w -= sign + pad
    box.x += sign + pad
    _draw_words(canvas, verdict.words, box, viewport)


def _draw_words(canvas: pygame.Surface, words: str, box: pygame.Rect, viewport: Viewport) -> None:
    for size in range(viewport.text(_TYPE), LEAST_TYPE - 1, -1):
        face = font("body", size)
        lines = [line for sentence in words.split("\n") for line in wrap(sentence, face, box.w)]
        if len(lines) * line_height(face) <= box.h:
            break
    top = box.centery - len(lines) * line_height(face) // 2
    for place, line in enumerate(lines):
        draw_text(canvas, line, (box.x, top + place * line_height(face)), face, TEXT_ON["paper"])
