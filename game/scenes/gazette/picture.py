"""The engraving on a page, drawn by a worker, so that no page waits for one when it is turned."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import Executor, Future, wait

import pygame
from pygame import Rect

from game.art.drawing.contrast import hue, in_contrast
from game.art.drawing.raster import Size
from game.art.tunnels.engraving import aspect, engraving
from game.engine.cards import GoalName
from game.engine.maze import Maze
from game.scenes.gazette.blocks import INK, RULE, SMALL, Block
from game.ui.context import Context
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, lines_height, place_lines

_GAP = 6


class Engraver:
    """Has an engraving drawn when it is asked for first, and keeps the last one."""

    def __init__(self, worker: Executor) -> None:
        self._worker = worker
        self._asked: dict[Hashable, Future[pygame.Surface]] = {}

    def picture(self, maze: Maze, goals: tuple[GoalName, ...], size: Size) -> pygame.Surface | None:
        """Return the picture of a maze in this size; None until it is there."""
        key = (maze, goals, size, in_contrast())
        if key not in self._asked:
            self._asked = {key: self._worker.submit(engraving, maze, goals, size)}
        return self._asked[key].result() if self._asked[key].done() else None

    def finish(self) -> None:
        """Wait for what was asked: for still pictures."""
        wait(self._asked.values())


class Engraving(Block):
    """The maze of the round in one ink, with its caption below."""

    def __init__(self, maze: Maze, goals: tuple[GoalName, ...], caption: str) -> None:
        super().__init__("engraving")
        self._maze, self._goals, self._caption = maze, goals, caption
        self.most = 0
        """How high the picture is at most, in pixels."""
        self.engraver: Engraver | None = None
        """Who draws it beside the frames; without one it is drawn when it is wanted."""

    def _caption_font(self, viewport: Viewport) -> Font:
        return font("italic", viewport.text(SMALL))

    def natural_width(self, room: int) -> int | None:
        """Return how wide the picture is in its full height; None where that is more than there is room for."""
        width = max(room * 2 // 3, round(self.most * aspect(self._maze)))
        return width if width <= room else None

    def _picture_height(self, width: int) -> int:
        return min(round(width / aspect(self._maze)), self.most)

    @property
    def _size(self) -> tuple[int, int]:
        return self.rect.w, self._picture_height(self.rect.w)

    @property
    def drawn(self) -> bool:
        """Whether the picture is there."""
        return self.engraver is None or self._picture(self.engraver) is not None

    def _picture(self, engraver: Engraver) -> pygame.Surface | None:
        return engraver.picture(self._maze, self._goals, self._size)

    def height(self, width: int, viewport: Viewport) -> int:
        caption = lines_height(self._caption, self._caption_font(viewport), width)
        return self._picture_height(width) + viewport.px(_GAP) + caption

    def set_lines(self, viewport: Viewport) -> list[PlacedText]:
        top = self._picture_height(self.rect.w) + viewport.px(_GAP)
        where = Rect(self.rect.x, self.rect.y + top, self.rect.w, self.rect.h - top)
        return place_lines(self._caption, self._caption_font(viewport), INK, where, centred=True, middle=False)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        where = Rect(self.rect.topleft, self._size)
        by = self.engraver
        picture = engraving(self._maze, self._goals, where.size) if by is None else self._picture(by)
        if picture is not None:
            canvas.blit(picture, where)
        pygame.draw.rect(canvas, hue(RULE), where, max(1, context.viewport.px(1.4)))
