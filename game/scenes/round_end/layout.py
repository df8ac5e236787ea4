"""Where everything is at the end of a round, and its still ground: plaque, parchment, goals and the maze."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import card_key
from game.engine.cards import GOLD, GoalName
from game.engine.table import Table
from game.scenes.round_end.board import GAP, EndBoard, Placed
from game.scenes.round_end.parts import SHARE_INK
from game.scenes.shared.maze_view import MazeView
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering, draw_turning
from game.scenes.shared.stage import fitting
from game.system.i18n import _
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.layout import column
from game.ui.paint import draw_plate
from game.ui.text import draw_text
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_MARGIN = 24
_LEFT = 758
"""Width of the left column where text is large, design units."""
_LARGE_TEXT = 1.3
"""Up to that text scale everything is on the window at once, where it has room there."""
_NEARLY_FULL = 0.95
_LARGE_TITLE = 56
"""Size of the title where text is large, design units."""
_GOAL_WIDTH = 72
_CHART_SHARE, _LARGE_CHART_SHARE = 52, 62
"""Per cent of the height below the goals that the chart takes from the maze, also where text is large."""


class Heard(NamedTuple):
    """The sentences of the round end beside the share."""

    title: str
    cause: str
    foot: str


class RoundEndLayout:
    """Left: the title, below it roles and gold. Right: the goals and the maze of `table`, the round being over."""

    def __init__(self, context: Context, table: Table) -> None:
        self._context = context
        self._table = table
        self._viewport = context.viewport
        self._plaque = self._parchment = pygame.Rect(0, 0, 0, 0)
        self._goals: list[pygame.Rect] = []
        self._maze: MazeView | None = None
        self._view = ScrollView("shares")
        """Holds roles and gold where text is large."""

    def arrange(
        self,
        viewport: Viewport,
        heard: Heard,
        board: EndBoard,
        chart: Widget,
        buttons: tuple[Button, Button, Button, Button],
        *,
        told: bool,
    ) -> list[Widget]:
        """Place everything; what tells of the gold shows once it is `told`.

        The texts of the left column become a little smaller where they would not fit; large text scrolls instead.
        """
        self._viewport = viewport
        between = _place_buttons(viewport, buttons)
        top = between.top - viewport.px(GAP)
        board.room = 0
        board.suit(large=False)
        board.suit(large=self._is_large(viewport, top, heard, board))
        last, fits = _last_words(viewport, heard, between)
        if board.large:
            placed = self._large(viewport, top, heard, board, shows_last=not fits)
        else:
            placed = self._whole(viewport, top, heard, board)
        self._view.children = [widget for widget in self._view.children if told or widget not in board.told]
        shown = [widget for widget in placed if told or widget not in board.told]
        menu, watch, why, go_on = buttons
        foot = [menu, watch, last, why, go_on] if fits or not board.large else [menu, watch, why, go_on]
        return [*shown, *self._right(viewport, top, board, chart), *foot]

    def _is_large(self, viewport: Viewport, foot: int, heard: Heard, board: EndBoard) -> bool:
        """Return whether text is so large that not everything fits above `foot` nearly in full size."""
        if not 1 < viewport.text_scale <= _LARGE_TEXT:
            return viewport.text_scale > _LARGE_TEXT
        return self._left(viewport, _NEARLY_FULL, heard, board).parchment.bottom > foot

    def _whole(self, viewport: Viewport, foot: int, heard: Heard, board: EndBoard) -> list[Widget]:
        """Place all of the left column above `foot`."""
        self._view.children = []
        factor = fitting(lambda trial: self._left(viewport, trial, heard, board).parchment.bottom, foot)
        board.room = max(0, foot - self._left(viewport, factor, heard, board).parchment.bottom)
        widgets, self._parchment = self._left(viewport, factor, heard, board)
        return widgets

    def _large(self, viewport: Viewport, foot: int, heard: Heard, board: EndBoard, *, shows_last: bool) -> list[Widget]:
        """Place the title, and below it a parchment with a view of everything else, the last sentence if wanted."""
        area = self._column(viewport, board)
        title, cause = Lettering(heard.title, _LARGE_TITLE), RichText(heard.cause, size=17, colour=SHARE_INK)
        self._lay_plaque([title], area, viewport)
        top = self._plaque.bottom + viewport.px(GAP)
        self._parchment = pygame.Rect(area.x, top, area.w, foot - top)
        where = self._parchment.inflate(-viewport.px(20), -viewport.px(28))
        inner = pygame.Rect(where.topleft, (self._view.inner_width(where.w, viewport), 0))
        inner.y = column([cause], inner.inflate(-viewport.px(40), 0), 0, viewport) + viewport.px(GAP)
        placed = board.place(inner, viewport, 1.0)
        last = [RichText(heard.foot, face="italic", size=17, colour=SHARE_INK)] if shows_last else []
        below = pygame.Rect(inner.x, placed.parchment.bottom, inner.w, 0).inflate(-viewport.px(40), 0)
        self._view.hold([cause, *placed.widgets, *last], where, column(last, below, 0, viewport))
        return [title, self._view]

    def _left(self, viewport: Viewport, factor: float, heard: Heard, board: EndBoard) -> Placed:
        """Place the left column from the top down with text sizes times `factor`."""
        area = self._column(viewport, board)
        texts = self._title(area, viewport, factor, heard)
        area.y = self._plaque.bottom + viewport.px(GAP + 8)
        placed = board.place(area, viewport, factor)
        return Placed([*texts, *placed.widgets], placed.parchment)

    def _column(self, viewport: Viewport, board: EndBoard) -> pygame.Rect:
        """Return where the left column begins, and how wide it is."""
        return pygame.Rect(viewport.px(_MARGIN), viewport.px(14), viewport.px(_left_width(board)), 0)

    def _title(self, area: pygame.Rect, viewport: Viewport, factor: float, heard: Heard) -> list[Widget]:
        texts: list[Widget] = [
            Lettering(heard.title, 40 * factor),
            RichText(heard.cause, size=17 * factor, colour=CREAM, shadow=ON_WOOD),
        ]
        self._lay_plaque(texts, area, viewport)
        return texts

    def _lay_plaque(self, texts: Sequence[Widget], area: pygame.Rect, viewport: Viewport) -> None:
        inner = pygame.Rect(area.x + viewport.px(30), area.y + viewport.px(8), area.w - viewport.px(60), 0)
        foot = column(texts, inner, 0, viewport)
        self._plaque = pygame.Rect(area.x, area.y, area.w, foot + viewport.px(10) - area.y)

    def _right(self, viewport: Viewport, foot: int, board: EndBoard, chart: Widget) -> list[Widget]:
        """Place from the top down: the goals, the maze, the chart of suspicion, role cards that were not dealt."""
        spare = board.spare
        left = viewport.px(_MARGIN + 22 + _left_width(board))
        area = pygame.Rect(left, viewport.px(16), viewport.rect.w - viewport.px(_MARGIN) - left, 0)
        width = viewport.px(_GOAL_WIDTH) // 2 * 2
        label = viewport.text(18)
        step = min(area.w // 3, viewport.px(160))
        middle = area.centerx - step
        self._goals = [pygame.Rect(middle + k * step - width // 2, area.y, width, width * 3 // 2) for k in range(3)]
        top = self._goals[0].bottom + label + viewport.px(16)
        if spare is not None:
            height = spare.height(area.w, viewport)
            spare.place(pygame.Rect(area.x, foot - height, area.w, height), viewport)
            foot -= height + viewport.px(GAP)
        high = (foot - top) * (_LARGE_CHART_SHARE if board.large else _CHART_SHARE) // 100
        chart.place(pygame.Rect(area.x, foot - high, area.w, high), viewport)
        foot -= high + viewport.px(GAP)
        maze = pygame.Rect(area.x, top, area.w, foot - top)
        if self._maze is None or self._maze.place != (viewport, maze):
            self._maze = MazeView(self._context.pictures, viewport, maze, self._table)
        return [chart] if spare is None else [chart, spare]

    def plates(self) -> tuple[pygame.Rect, ...]:
        """Return the pieces of the still ground."""
        return self._plaque, self._parchment, *self._goals

    @property
    def clip(self) -> pygame.Rect:
        """Where gold on its way shows: over the view where there is one, else everywhere."""
        return self._view.rect if self._view.children else self._viewport.rect

    def paint(self, canvas: pygame.Surface) -> None:
        """Draw the still ground: the table with the maze as it ended, the plaque, the parchment, the goals' names."""
        viewport = self._viewport
        assert self._maze is not None, "arranged before it is painted"
        self._maze.draw(canvas)
        if not self._context.pictures.pending:
            self._maze.release()
        draw_plate(canvas, self._plaque, "wood", viewport, radius=12, seed=4)
        draw_plate(canvas, self._parchment, "parchment", viewport, seed=9)
        room = self._goals[1].x - self._goals[0].x - viewport.px(8)
        for number, rect in enumerate(self._goals, 1):
            at = (rect.centerx, rect.bottom + viewport.px(6))
            said = _("Goal {goal}").format(goal=number)
            face = fitting_font(said, "heading", viewport.text(18), room)
            draw_text(canvas, said, at, face, CREAM, "midtop", ON_WOOD)

    def draw_goals(self, canvas: pygame.Surface, goals: Sequence[GoalName], turned: float) -> None:
        """Draw the three goals, large at the top and in the maze; those never reached turn over with the rest."""
        assert self._maze is not None, "arranged before it is drawn"
        for number, (name, large) in enumerate(zip(goals, self._goals, strict=True), 1):
            self._draw_goal(canvas, name, large, turned)
            if self._table.goals[number - 1] is None:
                self._draw_goal(canvas, name, self._maze.goal_rect(number), turned)

    def _draw_goal(self, canvas: pygame.Surface, name: GoalName, rect: pygame.Rect, turned: float) -> None:
        sides = card_key(naming.GOAL_BACK, rect.w), card_key(naming.goal(name), rect.w, "lit" if name == GOLD else "")
        draw_turning(canvas, self._context, rect, sides, turned)


def _left_width(board: EndBoard) -> int:
    """Return the width of the left column, in design units."""
    return _LEFT if board.large else board.wide


def _place_buttons(viewport: Viewport, buttons: tuple[Button, Button, Button, Button]) -> pygame.Rect:
    """Place menu and replay at the left, the reasons and the one brass button at the right. Return what is between."""
    margin, gap = viewport.px(_MARGIN), viewport.px(16)
    menu, watch, why, go_on = buttons
    width = max(viewport.px(230), go_on.natural_width(viewport))
    height = max(go_on.height(width, viewport), viewport.target(52))
    left, right = margin + 2 * (height + gap), viewport.rect.w - margin - width
    asks = why.natural_width(viewport)
    top = viewport.rect.h - viewport.px(12) - height
    menu.place(pygame.Rect(margin, top, height, height), viewport)
    watch.place(pygame.Rect(margin + height + gap, top, height, height), viewport)
    go_on.place(pygame.Rect(right, top, width, height), viewport)
    why.place(pygame.Rect(right - gap - asks, top, asks, height), viewport)
    return pygame.Rect(left, top, right - asks - 2 * gap - left, height)


def _last_words(viewport: Viewport, heard: Heard, between: pygame.Rect) -> tuple[RichText, bool]:
    """Return the sentence between the buttons, no higher than they are, and whether it is there in full size."""
    factor = fitting(lambda trial: _foot_words(heard, trial).height(between.w, viewport), between.h)
    said = _foot_words(heard, factor)
    said.place(between, viewport)
    return said, factor == 1


def _foot_words(heard: Heard, factor: float) -> RichText:
    """Return the sentence at the foot, smaller where it would need more height than the buttons."""
    return RichText(heard.foot, face="italic", size=17 * factor, colour=SAND, middle=True, shadow=ON_WOOD)
