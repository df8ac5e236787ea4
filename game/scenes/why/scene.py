"""Why? The moves of a round that is over, each with its explanation and the chart of suspicion (UX S9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import pygame

from game.hindsight.telling import Moment, most_telling_first
from game.records.moves import RecordedMove
from game.scenes.shared.ground import OakGround
from game.scenes.shared.moment_signs import sign_of
from game.scenes.shared.sign import Lettering
from game.scenes.shared.stage import Stage
from game.scenes.why.act_board import ActBoard
from game.scenes.why.chart import SuspicionChart
from game.scenes.why.moment_bar import MomentBar, worth_a_stop
from game.scenes.why.move_list import MoveRow
from game.scenes.why.page import WhyPage
from game.scenes.why.pictured import pictured
from game.scenes.why.worker import Hindsight
from game.system.i18n import _
from game.ui.bindings import Control, control_of
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.paint import draw_plate
from game.ui.scene import Change, Pop
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

Whose = int | Literal["all"]
"""Whose moves the list shows."""
_MARGIN, _GAP, _PAD = 20, 12, 18
_LIST_SHARE, _CHART_SHARE = 27, 35
"""Per cent of the width for the list, and of the height for the chart."""
_PAGE_SHARE, _PAGE = 52, 330
"""Per cent of what is beside the list that the page takes beside the maze, and its least width there, design units."""
_MAZE_SHARE, _LARGE_CHART_SHARE = 40, 38
"""Where the page needs all that width: what the maze takes of it beside the chart, and what both take of the height."""


class WhyScene(Stage):
    """Opens over the end of a round; `turn` of the course is the one asked for, else its most telling moment."""

    name = "why"
    about = Entry.LOOKING_HERE

    def __init__(self, context: Context, hindsight: Hindsight, turn: int | None = None) -> None:
        super().__init__(context)
        self._hindsight = hindsight
        past = hindsight.past
        self._rows = [MoveRow(move, past.names, self._choose) for move in past.moves]
        self._move = past.moves[-1]
        self._whose: Whose = "all"
        whose: list[tuple[Whose, str]] = [("all", _("Everybody")), *enumerate(past.names)]
        self._filter = Cycler("whose", whose, self._whose, self._show_of, tooltip=_("Whose moves to show"))
        self._title = Lettering(_("Why?"), 40)
        self._close = Button("close", "", self.cancel, style="slate", icon="cross", tooltip=_("Close"))
        self._chart = SuspicionChart(self._choose_turn)
        self._moments = MomentBar(past.names, self._go_to)
        self._board = ActBoard(context, past.names)
        self._list, self._scroll = ScrollView("moves"), ScrollView("page")
        self._page = WhyPage(past, self._move, None)
        self._explained = False
        self._ground_of_oak = OakGround(context)
        self._plates: tuple[pygame.Rect, ...] = ()
        self._asked_for = turn
        self._touched = False
        """Whether somebody has chosen something, which is not taken away by what becomes known later."""
        self._choose(self._move)
        self._take_chart()
        self.first = next(row.name for row in self._rows if row.chosen)

    # What is chosen

    def _choose_turn(self, turn: int | None) -> Change:
        """Choose the move of a turn of the chart, counted from 1."""
        course = self._chart.course
        return None if turn is None or course is None else self._choose_place(course.turns[turn - 1].place)

    def _choose_place(self, place: int) -> Change:
        """Choose the move that an event of the log belongs to."""
        found = next((move for move in self._hindsight.past.moves if place in move.logged), self._move)
        if self._whose not in ("all", found.seat):
            self._whose = self._filter.value = "all"
        return self._choose(found)

    def _go_to(self, moment: Moment) -> Change:
        self._choose_place(moment.place)
        self._moments.stand_on(moment)
        self.rearrange()
        return None

    def _choose(self, move: RecordedMove) -> Change:
        self._move, self._explained = move, False
        for row in self._rows:
            row.chosen = row.move is move
        self._scroll.offset = 0
        self._moments.stand_at(move.logged)
        self._board.show(pictured(move, ()))
        self._take_why()
        return None

    def _show_of(self, whose: Whose) -> Change:
        self._whose = whose
        shown = self._shown_rows()
        self._list.offset = 0
        if shown and not any(row.chosen for row in shown):
            self._choose(shown[-1].move)
        self.rearrange()
        return None

    def _shown_rows(self) -> list[MoveRow]:
        return [row for row in self._rows if self._whose in ("all", row.move.seat)]

    def _take_chart(self) -> None:
        """Show the chart and its telling moments once they are known, and go to what was asked for."""
        shown = self._hindsight.chart
        if self._chart.enabled or shown is None:
            return
        self._chart.show(shown)
        self._explained = False
        for row in self._rows:
            told = most_telling_first(each for each in worth_a_stop(shown.moments) if each.place in row.move.logged)
            row.sign = sign_of(told[0].kind) if told else None
        stops = worth_a_stop(shown.moments)
        self._moments.show(stops)
        if self._asked_for is not None:
            self._choose_turn(self._asked_for)
        elif stops and not self._touched:
            self._choose_place(most_telling_first(stops)[0].place)
            self._moments.stand_on(most_telling_first(stops)[0])

    def _take_why(self) -> None:
        """Show the explanation of the chosen move as soon as there is one."""
        why = self._hindsight.why(self._move)
        if why is not None and not self._explained:
            self._explained = True
            telling = self._hindsight.telling(self._move)
            self._page = WhyPage(self._hindsight.past, self._move, why, telling=telling, letters=True)
            self._board.show(pictured(self._move, self._page.options))
            if self._plates:
                self.rearrange()

    # What happens

    def handle(self, event: pygame.Event) -> Change:
        self._touched |= event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
        if event.type == pygame.MOUSEMOTION:
            self.ring.changed |= self._chart.point(event.pos)
        match control_of(event):
            case Control.WHY:
                return Pop()
            case Control.NEXT_TARGET:
                return self._moments.step(1)
            case Control.PREVIOUS_TARGET:
                return self._moments.step(-1)
            case _:
                pass
        had = self.ring.focus
        change = super().handle(event)
        focus = self.ring.focus
        if focus is not had and isinstance(focus, MoveRow) and not focus.chosen:
            self._choose(focus.move)
        return change

    def update(self, dt: float) -> Change:
        had = self._chart.enabled
        self._take_chart()
        if self._chart.enabled and not had:
            self.rearrange()
        self._take_why()
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return soonest(None if self._told else LOOK_AGAIN, super().wake_in)

    @property
    def at_rest(self) -> bool:
        return self._told

    @property
    def _told(self) -> bool:
        """Whether all that was asked of the worker shows."""
        return self._explained and self._chart.enabled

    # What shows

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        margin, gap, size = viewport.px(_MARGIN), viewport.px(_GAP), viewport.rect
        left = pygame.Rect(margin, margin, size.w * _LIST_SHARE // 100, size.h - 2 * margin)
        right = pygame.Rect(left.right + gap, margin, size.w - margin - left.right - gap, left.h)
        close = viewport.target(48)
        high = max(close, self._title.height(left.w - close, viewport))
        self._title.place(pygame.Rect(left.x, left.y, left.w - close, high), viewport)
        whose = self._filter.height(left.w, viewport)
        self._filter.place(pygame.Rect(left.x, left.y + high + gap // 2, left.w, whose), viewport)
        self._close.place(pygame.Rect(right.right - close, right.y, close, close), viewport)
        listed = pygame.Rect(left.x, self._filter.rect.bottom + gap, left.w, 0)
        listed.h = left.bottom - listed.y
        bar = pygame.Rect(right.x, right.y, right.w - close - gap // 2, 0)
        # its middle lies below that of the cross, so that the way up leads there: aside it steps from moment to moment
        bar.h = max(close, self._moments.height(bar.w, viewport)) + viewport.px(4)
        self._moments.place(bar, viewport)
        top = bar.bottom + gap
        page = self._split(pygame.Rect(right.x, top, right.w, right.bottom - top), viewport)
        self._plates = (page,)
        self._place_list(listed, viewport)
        self._place_page(page.inflate(-2 * viewport.px(_PAD), -2 * viewport.px(_PAD)), viewport)
        ways = [self._title, self._filter, self._list, self._moments]
        return [*ways, self._board, self._scroll, self._chart, self._close]

    def _split(self, area: pygame.Rect, viewport: Viewport) -> pygame.Rect:
        """Place chart and maze, the maze beside the page or, where large text needs the width, beside the chart.

        Return where the page is.
        """
        gap, wide = viewport.px(_GAP), area.w * _PAGE_SHARE // 100
        beside = wide >= viewport.px(_PAGE * viewport.text_scale)
        high = area.h * (_CHART_SHARE if beside else _LARGE_CHART_SHARE) // 100
        upper = pygame.Rect(area.x, area.y, area.w, area.h - high - gap)
        lower = pygame.Rect(area.x, upper.bottom + gap, area.w, high)
        page, maze, chart = upper.copy(), upper.copy(), lower.copy()
        if beside:
            page.w = wide
            maze = pygame.Rect(page.right + gap, upper.y, area.w - wide - gap, upper.h)
        else:
            maze = pygame.Rect(area.x, lower.y, area.w * _MAZE_SHARE // 100, high)
            chart = pygame.Rect(maze.right + gap, lower.y, area.right - maze.right - gap, high)
        self._board.place(maze, viewport)
        self._chart.place(chart, viewport)
        return page

    def _place_list(self, area: pygame.Rect, viewport: Viewport) -> None:
        rows, top = self._shown_rows(), area.y
        width = self._list.inner_width(area.w, viewport)
        for row in rows:
            height = row.height(width, viewport)
            row.place(pygame.Rect(area.x, top, width, height), viewport)
            top += height + viewport.px(4)
        self._list.hold(rows, area, top)
        chosen = next((row for row in rows if row.chosen), None)
        if chosen is not None:
            self._list.reveal(chosen)

    def _place_page(self, area: pygame.Rect, viewport: Viewport) -> None:
        """Place the page, which takes the focus only where it does not fit."""
        inner = pygame.Rect(area.x, area.y, self._scroll.inner_width(area.w, viewport), area.h)
        foot = self._page.place(inner, viewport)
        for part in self._page.parts:
            part.focusable = foot > area.bottom
        self._scroll.hold(self._page.widgets, area, foot)

    def rearrange(self) -> None:
        course = self._chart.course
        if course is not None:
            self._chart.at, self._chart.seat = course.turn_of(self._move.logged[-1]), self._move.seat
        super().rearrange()
        focus = self.ring.focus
        if isinstance(focus, MoveRow) and not focus.chosen:
            # what leads elsewhere takes the focus within the list along
            self.ring.set_focus(next((row for row in self._shown_rows() if row.chosen), None))

    def plates(self) -> tuple[pygame.Rect, ...]:
        return self._plates

    def paint(self, canvas: pygame.Surface) -> None:
        self._ground_of_oak.draw(canvas)
        for plate in self._plates:
            draw_plate(canvas, plate, "parchment", self.viewport, seed=9)

    def draw(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        self._chart.draw_tip(canvas, self.viewport)
