"""The "why" column of a replay: the reasons of the line just played, and the chart of its round (UX section 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

import pygame

from game.engine.table import Table
from game.hindsight.explain import past_of
from game.hindsight.sentences import move_words
from game.records.moves import Past, RecordedMove
from game.records.replay import Replay
from game.scenes.watch.eyes import Perspective
from game.scenes.watch.learning import REST
from game.scenes.why.chart import SuspicionChart
from game.scenes.why.chart_lines import Charted
from game.scenes.why.page import WhyPage
from game.scenes.why.worker import Hindsight
from game.system.i18n import _
from game.ui.context import LOOK_AGAIN
from game.ui.paint import draw_plate
from game.ui.scene import Change
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_PAD, _GAP = 14, 8
_CHART_SHARE = 30
"""Per cent of the height that the chart takes, more with large text."""


class WhyColumn:
    """Follows the step that is shown, while it is `open`. Nothing is told of a round before it is revealed, but with
    everything in view."""

    def __init__(self, replay: Replay, go: Callable[[int], Change], worker: Callable[[str], Executor]) -> None:
        self._replay = replay
        self._go = go
        self._worker = worker
        self.open = False
        self._rounds: dict[int, Hindsight] = {}
        self._pasts: dict[int, Past] = {}
        self._rested = 0.0
        self._step = 0
        self._told = False
        self._move: RecordedMove | None = None
        self._explained = False
        self._page: WhyPage | RichText = RichText("")
        self._scroll = ScrollView("why-page")
        self._plate = pygame.Rect(0, 0, 0, 0)
        self._charts: Charted | None = None
        self.chart = SuspicionChart(self._go_to_turn)

    def _round(self, step: int) -> int:
        return self._replay.played[step].step.state.table.round

    def _past(self, step: int) -> Past:
        """Return the moves of the round of a step; made when they are first asked for."""
        number = self._round(step)
        if number not in self._pasts:
            self._pasts[number] = past_of(self._replay, step)
        return self._pasts[number]

    def hindsight(self, step: int) -> Hindsight:
        """Return what is known of the round of a step; a worker begins to think when it is first asked for."""
        number = self._round(step)
        kept = self._rounds.get(number)
        if kept is None:
            of_round = [each for each in self._replay.played if each.step.state.table.round == number]
            last = of_round[-1].step.state
            kept = self._rounds[number] = Hindsight(self._past(step), last, self._worker("why"))
        return kept

    @property
    def _charted(self) -> Charted | None:
        """The chart of the round of this step, if it is known by now."""
        kept = self._rounds.get(self._round(self._step))
        return None if kept is None else kept.chart

    def follow(self, step: int, eyes: Perspective) -> None:
        """Tell of this step, if those eyes may know of it."""
        if not self.open:
            return
        table = self._replay.played[step].step.state.table
        self._step, self._explained, self._scroll.offset, self._rested = step, False, 0, 0.0
        self._told = may_be_told(table, eyes)
        self._move = self._found() if self._told else None
        self._page = self._nothing()
        self._show_chart()

    def tell_anew(self) -> None:
        """Say all of it once more, in the language of now."""
        if self.open:
            self._explained, self._page = False, self._nothing()
            self._charts = None
            self._show_chart()

    def _show_chart(self) -> None:
        """Show where in the chart of its round the step is, and no chart while that is not known."""
        charted = self._charted if self._told else None
        if charted is not self._charts:
            self._charts = charted
            self.chart.show(charted)
        if charted is not None:
            logged = self._replay.played[self._step].step.state.logged
            self.chart.at = charted.course.turn_of(logged - 1)
            self.chart.seat = None if self._move is None else self._move.seat

    def _found(self) -> RecordedMove | None:
        """Return the move that the step belongs to; a deal is none, nor is a pick after the round."""
        last = self._replay.played[self._step].step.state.logged - 1
        return next((move for move in self._past(self._step).moves if last in move.logged), None)

    def _nothing(self) -> RichText:
        if not self._told:
            text = _("Why they do this is told when the round is over, or with everything in view.")
        elif self._move is None:
            text = _("Nobody had to decide anything here.")
        else:
            return RichText(move_words(self._move, self._replay.names), face="bold", size=19, colour=PARCHMENT_INK)
        return RichText(text, face="italic", size=17, colour=PARCHMENT_INK)

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass, and take what has been worked out by now; True when there is something new to show."""
        if not self._asks:
            return False
        self._rested += dt
        if self._rested < REST:
            return False
        hindsight, had = self.hindsight(self._step), self.chart.enabled
        self._show_chart()
        new = self.chart.enabled and not had
        why = None if self._move is None or self._explained else hindsight.why(self._move)
        if self._move is not None and why is not None:
            telling = hindsight.telling(self._move)
            self._page, self._explained = WhyPage(hindsight.past, self._move, why, telling=telling), True
            new = True
        return new

    @property
    def wake_in(self) -> float | None:
        """Seconds until it is worth looking again."""
        told = self.chart.enabled and (self._move is None or self._explained)
        return max(LOOK_AGAIN, REST - self._rested) if self._asks and not told else None

    @property
    def _asks(self) -> bool:
        return self.open and self._told

    def finish(self) -> None:
        """Wait for all that was asked: for tests and still pictures."""
        self.update(REST)
        if self._asks:
            self.hindsight(self._step).finish()

    def close(self) -> None:
        """Let go of the workers."""
        for hindsight in self._rounds.values():
            hindsight.close()

    def _go_to_turn(self, turn: int | None) -> Change:
        """Show the step that filled a turn of the chart."""
        course = self.chart.course
        if turn is None or course is None:
            return None
        place, number = course.turns[turn - 1].place, self._replay.played[self._step].step.state.table.round
        steps = enumerate(each.step.state for each in self._replay.played)
        return self._go(next(step for step, state in steps if state.table.round == number and state.logged > place))

    def arrange(self, area: pygame.Rect, viewport: Viewport) -> Sequence[Widget]:
        """Lay the page out in `area` above the chart. Return the widgets, none while the column is closed."""
        if not self.open:
            return []
        self._plate = area
        inner = area.inflate(-2 * viewport.px(_PAD), -2 * viewport.px(_PAD))
        chart = round(inner.h * _CHART_SHARE * max(1.0, viewport.text_scale) ** 0.5) // 100
        self.chart.place(pygame.Rect(inner.x, inner.bottom - chart, inner.w, chart), viewport)
        inner.h -= chart + viewport.px(_GAP)
        line = pygame.Rect(inner.x, inner.y, self._scroll.inner_width(inner.w, viewport), inner.h)
        if isinstance(self._page, WhyPage):
            foot, widgets = self._page.place(line, viewport), self._page.widgets
            for part in self._page.parts:
                part.focusable = foot > inner.bottom
        else:
            line.h = self._page.height(line.w, viewport)
            self._page.place(line, viewport)
            foot, widgets = line.bottom, [self._page]
        self._scroll.hold(widgets, inner, foot)
        return [self._scroll, self.chart] if self._told else [self._scroll]

    def holds(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is on the open column."""
        return self.open and self._plate.collidepoint(pos)

    def point(self, pos: tuple[int, int]) -> bool:
        """Note that the pointer is here; True when that changes what the chart says."""
        return self.open and self.chart.point(pos)

    def draw_ground(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw the parchment under the page."""
        if self.open:
            draw_plate(canvas, self._plate, "parchment", viewport, seed=7)

    def draw_tip(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw what the chart says of the turn that is pointed at."""
        if self.open:
            self.chart.draw_tip(canvas, viewport)


def may_be_told(table: Table, eyes: Perspective) -> bool:
    """Return whether reasons may be shown: the round is revealed, or everything is open anyway (UX section 3)."""
    return eyes == "all" or table.outcome is not None
