"""Where everything is at the end of a round: the title, the tabs, a page below them, the goals, the maze, the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.engine.events import Collapsed
from game.engine.table import Table
from game.play.session import Session
from game.scenes.round_end.board import GAP, EndBoard
from game.scenes.round_end.foot_bar import FootBar
from game.scenes.round_end.gold_page import place_gold
from game.scenes.round_end.ground import EndGround
from game.scenes.round_end.heard import Heard
from game.scenes.round_end.pages import Page
from game.scenes.round_end.parts import SHARE_INK
from game.scenes.round_end.ribbon import Ribbon
from game.scenes.round_end.story_page.claims import Claims
from game.scenes.round_end.story_page.story import Story
from game.scenes.shared.maze_view import MazeView
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering
from game.scenes.shared.stage import fitting
from game.scenes.why.chart import SuspicionChart
from game.ui.context import Context
from game.ui.layout import column
from game.ui.text import line_height
from game.ui.theme import font
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.tabs import TabButton, place_tabs
from game.ui.widgets.widget import Widget

_MARGIN = 24
_LEFT = 758
"""Width of the left column, design units."""
_LARGE_TEXT = 1.3
"""Up to that text scale a page says everything at once, where it has room."""
_LARGE_TITLE = 50
"""Size of the title where text is large, design units."""
_REASON, _LONG_REASON = 16, 14.5
"""Sizes of the reason why the round ended, design units."""
_GOAL_WIDTH = 72
_LEAST_FOOT = 240
"""Width at which a sentence stands between the buttons at the foot, design units."""


class Bodies(NamedTuple):
    """What stands on the pages, and the ribbon with medals below the maze."""

    board: EndBoard
    story: Story
    claims: Claims
    chart: SuspicionChart
    ribbon: Ribbon


class RoundEndLayout:
    """Left: the title, the tabs, and the page that is open. Right: the goals and the maze, the round being over."""

    def __init__(self, context: Context, session: Session, bar: FootBar) -> None:
        self._context = context
        self._table: Table = session.table
        self._fallen = [event.cell for event in session.log(None) if isinstance(event, Collapsed)]
        self._bar = bar
        self.ground = EndGround(context, self._table)

    def arrange(
        self,
        viewport: Viewport,
        heard: Heard,
        page: Page,
        tabs: Sequence[TabButton],
        bodies: Bodies,
        buttons: tuple[Button, Sequence[Button], Button],
        *,
        told: bool,
    ) -> list[Widget]:
        """Place everything: the page, then the tabs, then the foot. What tells of the gold shows once it is `told`."""
        shown: list[Widget] = [*self._bar.place(viewport, *buttons)]
        foot = self._bar.between.top - viewport.px(GAP)
        last, fits = self._last_words(viewport, heard.foot)
        if last is not None and fits:
            shown.insert(1, last)
        beside = [RichText(heard.foot, face="italic", size=17, colour=SHARE_INK)] if last and not fits else []
        self.ground.begin(viewport)
        self._place_goals(viewport)
        if page is Page.CHART:
            return [*self._chart_page(viewport, heard, tabs, bodies.chart, foot), *shown]
        right = self._right(viewport, foot, bodies)
        if page is Page.GOLD:
            return [*self._gold_page(viewport, heard, tabs, bodies.board, foot, beside, told=told), *right, *shown]
        return [*self._story_page(viewport, heard, tabs, bodies, page, foot, beside), *right, *shown]

    # The pages

    def _story_page(
        self,
        viewport: Viewport,
        heard: Heard,
        tabs: Sequence[TabButton],
        bodies: Bodies,
        which: Page,
        foot: int,
        beside: Sequence[Widget],
    ) -> list[Widget]:
        large = viewport.text_scale > _LARGE_TEXT
        head, top = self._head(viewport, heard, tabs, large=large)
        page = self.ground.page = pygame.Rect(viewport.px(_MARGIN), top, viewport.px(_LEFT), foot - top)
        area = page.inflate(-2 * viewport.px(10), -2 * viewport.px(12))
        before = [RichText(heard.cause, size=17, colour=SHARE_INK)] if large else []
        if which is Page.CLAIMS:
            return [*head, *bodies.claims.place(area, viewport, before)]
        return [*head, *bodies.story.place(area, viewport, before, beside)]

    def _gold_page(
        self,
        viewport: Viewport,
        heard: Heard,
        tabs: Sequence[TabButton],
        board: EndBoard,
        foot: int,
        beside: Sequence[Widget],
        *,
        told: bool,
    ) -> list[Widget]:
        head, top = self._head(viewport, heard, tabs, large=viewport.text_scale > _LARGE_TEXT)
        area = pygame.Rect(viewport.px(_MARGIN), top, viewport.px(_LEFT), foot - top)
        before = [RichText(heard.cause, size=17, colour=SHARE_INK)] if viewport.text_scale > _LARGE_TEXT else []
        placed = place_gold(board, area, viewport, before, beside, told=told)
        self.ground.page, self.ground.clip = placed.page, placed.clip
        return [*head, *placed.widgets]

    def _chart_page(
        self, viewport: Viewport, heard: Heard, tabs: Sequence[TabButton], chart: SuspicionChart, foot: int
    ) -> list[Widget]:
        """Place the chart across the whole width."""
        head, top = self._head(viewport, heard, tabs, large=viewport.text_scale > _LARGE_TEXT)
        margin = viewport.px(_MARGIN)
        top = max(top, self._below_goals(viewport))
        chart.place(pygame.Rect(margin, top, viewport.rect.w - 2 * margin, foot - top), viewport)
        return [*head, chart]

    # What every page has

    def _head(
        self, viewport: Viewport, heard: Heard, tabs: Sequence[TabButton], *, large: bool
    ) -> tuple[list[Widget], int]:
        """Place the title with the reason, and the tabs below it. Return them, and where the page begins."""
        margin = viewport.px(_MARGIN)
        area = pygame.Rect(margin, viewport.px(12), viewport.px(_LEFT), 0)
        texts: list[Widget] = [Lettering(heard.title, _LARGE_TITLE if large else 38)]
        if not large:
            texts.append(_reason(heard.cause, area.w - viewport.px(52), viewport))
        inner = pygame.Rect(area.x + viewport.px(26), area.y + viewport.px(6), area.w - viewport.px(52), 0)
        foot = column(texts, inner, 0, viewport) + viewport.px(8)
        self.ground.plaque = pygame.Rect(area.x, area.y, area.w, foot - area.y)
        line = pygame.Rect(margin + viewport.px(10), foot + viewport.px(6), area.w - viewport.px(20), 0)
        return [*texts, *tabs], place_tabs(tabs, line, viewport)

    def _goal_column(self, viewport: Viewport) -> pygame.Rect:
        left = viewport.px(_MARGIN + 22 + _LEFT)
        return pygame.Rect(left, viewport.px(14), viewport.rect.w - viewport.px(_MARGIN) - left, 0)

    def _place_goals(self, viewport: Viewport) -> None:
        area = self._goal_column(viewport)
        width = viewport.px(_GOAL_WIDTH) // 2 * 2
        step = min(area.w // 3, viewport.px(160))
        middle = area.centerx - step
        self.ground.goals = [
            pygame.Rect(middle + k * step - width // 2, area.y, width, width * 3 // 2) for k in range(3)
        ]

    def _below_goals(self, viewport: Viewport) -> int:
        return self.ground.goals[0].bottom + viewport.text(18) + viewport.px(16)

    def _right(self, viewport: Viewport, foot: int, bodies: Bodies) -> list[Widget]:
        """Place the maze below the goals, and below it the medals and the role cards that were not dealt."""
        area, shown = self._goal_column(viewport), list[Widget]()
        for part in (bodies.board.spare, bodies.ribbon if bodies.ribbon.medals else None):
            if part is not None:
                height = part.height(area.w, viewport)
                part.place(pygame.Rect(area.x, foot - height, area.w, height), viewport)
                foot -= height + viewport.px(GAP)
                shown.append(part)
        top = self._below_goals(viewport)
        maze, old = pygame.Rect(area.x, top, area.w, foot - top), self.ground.maze
        if old is None or old.place != (viewport, maze):
            self.ground.maze = MazeView(self._context.pictures, viewport, maze, self._table, self._fallen)
        self.ground.shows_maze = True
        return shown

    def _last_words(self, viewport: Viewport, said: str) -> tuple[RichText | None, bool]:
        """Return the sentence between the buttons, no higher than they are, and whether it is there in full size."""
        if not said:
            return None, True
        between = self._bar.between
        factor = fitting(lambda trial: _foot_words(said, trial).height(between.w, viewport), between.h)
        words = _foot_words(said, factor)
        words.place(between, viewport)
        return words, factor > 0.9 and between.w >= viewport.px(_LEAST_FOOT)


def _reason(cause: str, width: int, viewport: Viewport) -> RichText:
    """Return why the round ended, smaller where that takes more than two lines."""
    sizes = (_REASON, _LONG_REASON)
    said = [RichText(cause, size=size, colour=CREAM, shadow=ON_WOOD) for size in sizes]
    two = 2 * line_height(font("body", viewport.text(_REASON)))
    return said[0] if said[0].height(width, viewport) <= two else said[1]


def _foot_words(said: str, factor: float) -> RichText:
    """Return the sentence at the foot, smaller where it would need more height than the buttons."""
    return RichText(said, face="italic", size=17 * factor, colour=SAND, middle=True, shadow=ON_WOOD)
