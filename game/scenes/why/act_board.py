"""The maze beside an explanation: the act is framed, what was turned down lies there faintly with its letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.art import naming
from game.art.catalogue import PictureKey, card_key
from game.art.drawing.contrast import BLACK, hue, two_forms
from game.art.drawing.raster import Colour
from game.art.naming import IconName
from game.engine.cells import GOAL_CELLS, Cell
from game.scenes.shared.maze_view import MazeView
from game.scenes.why.pictured import Lettered, Pictured
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import icon_tone
from game.ui.text import ellipsis, line_height, text_width
from game.ui.theme import CHALK, EMBER, LANTERN, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget
from game.words.things import place_words

_DISC: Colour = two_forms((24, 20, 17), BLACK)
_CARD = 66
"""Width of a card at 100 %, design units."""
_LEAST_DISC = 15
"""Pixels of the disc of a letter at least."""
_FAINT = 120
"""Alpha of a card that was not laid."""


class ActBoard(Widget):
    """A board of its own as large as the widget, over a line that says who acted and on whom or where."""

    focusable = False

    def __init__(self, context: Context, names: Sequence[str]) -> None:
        super().__init__("")
        self._context = context
        self._names = names
        self._shown: Pictured | None = None
        self._maze: MazeView | None = None

    def show(self, shown: Pictured) -> None:
        """Show this act from now on."""
        self._shown = shown
        self._aim()

    def _aim(self) -> None:
        if self._shown is not None and self._maze is not None:
            self._maze.show(self._shown.table)
            self._maze.fit(each.cell for each in self._shown.options)

    def release(self) -> None:
        """Let go of the baked board; it is made anew when it is drawn."""
        if self._maze is not None:
            self._maze.release()

    # Where things are

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self._line = self._line_height(viewport)
        small = replace(viewport, size=(rect.w, max(1, rect.h - self._line)))
        area = pygame.Rect((0, 0), small.size)
        if self._shown is not None and (self._maze is None or self._maze.place != (small, area)):
            full = viewport.px(_CARD)
            self._maze = MazeView(self._context.pictures, small, area, self._shown.table, full=full)
            self._aim()

    def _line_height(self, viewport: Viewport) -> int:
        return max(line_height(self._face(viewport)), viewport.icon(24)) + viewport.px(6)

    def _face(self, viewport: Viewport) -> Font:
        return font("bold", viewport.text(16))

    def _where(self, cell: Cell) -> pygame.Rect:
        assert self._maze is not None, "placed before it is drawn"
        return self._maze.cell_rect(cell).move(self.rect.topleft)

    def letter_rects(self, viewport: Viewport) -> list[tuple[Lettered, pygame.Rect]]:
        """Return the letters of the options with the disc of each; those of one cell stand one below the other."""
        if self._shown is None or self._maze is None:
            return []
        options = self._shown.options
        found = []
        for number, each in enumerate(options):
            cell = self._where(each.cell)
            above = sum(other.cell == each.cell for other in options[:number])
            side = max(min(viewport.icon(18), cell.w, cell.h // 3), _LEAST_DISC)
            found.append((each, pygame.Rect(cell.x, cell.y + above * side, side, side)))
        return found

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        placed = []
        for each, disc in self.letter_rects(viewport):
            face = _letter_font(disc.h)
            at = (disc.centerx - text_width(each.letter, face) // 2, disc.centery - line_height(face) // 2)
            placed.append(PlacedText(each.letter, face, CHALK, at, self.rect))
        return placed + [words for _left, _token, words in self._who(viewport)]

    def _who(self, viewport: Viewport) -> list[tuple[int, int | None, PlacedText]]:
        """Return what the line below says: where each part begins, the seat whose token it has, and its words."""
        shown = self._shown
        if shown is None:
            return []
        face, side, gap = self._face(viewport), viewport.icon(24), viewport.px(6)
        parts: list[tuple[int | None, str]] = [(shown.seat, self._names[shown.seat])]
        if shown.target is not None:
            parts.append((shown.target, self._names[shown.target]))
        elif shown.cell is not None:
            parts.append((None, _where_words(shown.cell)))
        top = self.rect.bottom - self._line + (self._line - line_height(face)) // 2
        found, left = [], self.rect.x
        for number, (seat, words) in enumerate(parts, 1):
            begins = left + (0 if seat is None else side + gap)
            end = self.rect.right if number == len(parts) else self.rect.centerx - side
            said = ellipsis(words, face, end - begins)
            found.append((left, seat, PlacedText(said, face, CHALK, (begins, top), self.rect)))
            left = begins + text_width(said, face) + side + 2 * gap
        return found

    # Drawing

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        if self._shown is None or self._maze is None:
            return
        area = pygame.Rect(self.rect.topleft, (self.rect.w, self.rect.h - self._line))
        self._maze.draw(canvas.subsurface(area))
        canvas.set_clip(area)
        self._draw_act(canvas, self._shown, context)
        self._draw_options(canvas, context)
        canvas.set_clip(None)
        self._draw_who(canvas, context)
        for line in self.texts(context.viewport):
            line.draw(canvas)

    def _draw_options(self, canvas: pygame.Surface, context: Context) -> None:
        assert self._shown is not None
        thin = max(1, context.viewport.px(1.4))
        for each, disc in self.letter_rects(context.viewport):
            cell = self._where(each.cell)
            if each.face is not None and each.cell not in self._shown.table.maze.cards:
                faint = context.pictures.get(card_key(naming.path(each.face), cell.w)).copy()
                faint.set_alpha(_FAINT)
                canvas.blit(faint, cell)
            pygame.draw.rect(canvas, hue(CHALK), cell.inflate(-2, -2), thin, context.viewport.px(3))
            pygame.draw.circle(canvas, hue(_DISC), disc.center, disc.w // 2)
            pygame.draw.circle(canvas, hue(CHALK), disc.center, disc.w // 2, thin)

    def _draw_act(self, canvas: pygame.Surface, shown: Pictured, context: Context) -> None:
        if shown.gold is not None:
            self._draw_sign(canvas, shown.gold, "gold", LANTERN, context)
        if shown.said is not None:
            sign: IconName = "lie" if shown.said.lie else "talk"
            self._draw_sign(canvas, shown.said.cell, sign, EMBER if shown.said.lie else CHALK, context, above=True)
        if shown.cell is not None:
            thick = max(3, context.viewport.px(3.4))
            frame = self._where(shown.cell).inflate(thick, thick)
            pygame.draw.rect(canvas, hue(_DISC), frame.inflate(4, 4), thick + 4, context.viewport.px(5))
            pygame.draw.rect(canvas, hue(EMBER if shown.taken_away else LANTERN), frame, thick, context.viewport.px(4))

    def _draw_sign(
        self, canvas: pygame.Surface, cell: Cell, sign: IconName, tone: Colour, context: Context, *, above: bool = False
    ) -> None:
        """Draw a sign on a disc in the lower half of a cell, or in its upper half."""
        where = self._where(cell)
        side = min(context.viewport.icon(20), where.w - 4)
        at = (where.centerx, where.y + where.h // 4 if above else where.bottom - where.h // 4)
        pygame.draw.circle(canvas, hue(_DISC), at, side * 2 // 3)
        pygame.draw.circle(canvas, hue(tone), at, side * 2 // 3, max(1, context.viewport.px(1.6)))
        picture = context.pictures.get(PictureKey(naming.icon(sign), side, side, icon_tone("slate")))
        canvas.blit(picture, picture.get_rect(center=at))

    def _draw_who(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        side, middle = viewport.icon(24), self.rect.bottom - self._line // 2
        for number, (left, seat, _words) in enumerate(self._who(viewport)):
            if number:
                arrow = context.pictures.get(
                    PictureKey(naming.icon("end"), side * 3 // 4, side * 3 // 4, icon_tone("slate"))
                )
                canvas.blit(arrow, arrow.get_rect(midright=(left - viewport.px(6), middle)))
            if seat is not None:
                token = context.pictures.get(PictureKey(naming.token(seat), side, side))
                where = token.get_rect(midleft=(left, middle))
                canvas.blit(token, where)
                if number:
                    pygame.draw.circle(canvas, hue(EMBER), where.center, side // 2 + 2, max(2, viewport.px(2)))


def _letter_font(high: int) -> Font:
    """Return the largest type whose lines are no higher than that."""
    size = high
    while size > 1 and line_height(font("bold", size)) > high:
        size -= 1
    return font("bold", size)


def _where_words(cell: Cell) -> str:
    if cell in GOAL_CELLS:
        return _("Goal {goal}").format(goal=GOAL_CELLS.index(cell) + 1)
    return place_words(cell)
