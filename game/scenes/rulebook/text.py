"""Lines of the rulebook, with the words washed that somebody looks for."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.art.drawing.contrast import hue
from game.scenes.shared.ink import PENCIL, WASH
from game.ui.text import text_width
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText
from game.words.rulebook.search import spans


def draw_lines(canvas: pygame.Surface, lines: Sequence[PlacedText], words: tuple[str, ...], viewport: Viewport) -> None:
    """Draw lines; words that are looked for get a wash and a line below them."""
    for line in lines:
        for start, end in spans(line.text, words) if words else ():
            left = line.pos[0] + text_width(line.text[:start], line.font)
            wide = text_width(line.text[start:end], line.font)
            where = Rect(left - 1, line.rect.y, wide + 2, line.rect.h)
            canvas.fill(hue(WASH), where)
            thick = max(1, viewport.px(1.5))
            canvas.fill(hue(PENCIL), (where.x, where.bottom - thick, where.w, thick))
        line.draw(canvas)
