"""The strip across the foot of a replay: its bar with the marks, and the buttons from mark to mark (UX S7)."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from game.records.replay import Replay
from game.scenes.watch.eyes import Perspective
from game.scenes.watch.layout import strip_height
from game.scenes.watch.marks import Mark, Marks
from game.scenes.watch.scrub_bar import ScrubBar
from game.system.i18n import _
from game.ui.bindings import Control, with_key
from game.ui.paint import draw_plate
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.wheel import Scrolled
from game.ui.widgets.button import Button
from game.ui.widgets.tooltip import draw_tooltip
from game.ui.widgets.widget import Widget


class Scrubbing:
    """Shows where in the record one is, and leads anywhere else by `go`."""

    def __init__(self, replay: Replay, go: Callable[[int], Change]) -> None:
        self.marks = Marks(replay)
        self.bar = ScrubBar(self.marks.rounds, self._went(go))
        self._names = replay.names
        self._go = go
        self._scrolled = Scrolled(1)
        self._strip = Rect(0, 0, 0, 0)
        self.told: Mark | None = None
        """The mark that a jump has led to: its sentence shows until the next step."""
        self._news = ""
        self._previous = Button("previous-mark", "", lambda: self.jump(-1), style="slate", icon="left")
        self._next = Button("next-mark", "", lambda: self.jump(1), style="slate", icon="right")

    def _went(self, go: Callable[[int], Change]) -> Callable[[int], Change]:
        def gone(step: int) -> Change:
            change = go(step)
            self.told = next((mark for mark in self.bar.pinned if mark.step == step), None)
            return change

        return gone

    def show(self, at: int, eyes: Perspective) -> None:
        """Show this step with what these eyes may see marked."""
        stays = at == self.bar.at
        self.bar.show(at, self.marks.shown(at, eyes))
        self.told = next((mark for mark in self.bar.pinned if mark.step == at), None) if stays and self.told else None
        self._set_buttons()

    def _set_buttons(self) -> None:
        at, pinned = self.bar.at, self.bar.pinned
        self._previous.enabled = any(mark.step < at for mark in pinned)
        self._next.enabled = any(mark.step > at for mark in pinned)
        self._previous.tooltip = with_key(_("To the previous mark"), Control.PREVIOUS_CARD)
        self._next.tooltip = with_key(_("To the next mark"), Control.NEXT_CARD)
        self._previous.why_not, self._next.why_not = _("No mark comes before this."), _("No mark comes after this.")

    def jump(self, by: int) -> Change:
        """Go to the next mark, or with -1 to the one before, and say what happened there."""
        at = self.bar.at
        ways = [mark for mark in self.bar.pinned if (mark.step - at) * by > 0]
        if ways:
            mark = min(ways, key=lambda mark: abs(mark.step - at))
            self._go(mark.step)
            self.told, self._news = mark, mark.words(self._names)
        return None

    def take_news(self) -> str:
        """Return what a jump has led to since the last call, to be read aloud."""
        news, self._news = self._news, ""
        return news

    def to_round(self, place: int) -> Change:
        """Go to the beginning of a round, counted from 0 among those of the record."""
        rounds = self.marks.rounds
        return self._go(rounds[place].first) if place < len(rounds) else None

    def wheel(self, event: pygame.Event, pos: tuple[int, int]) -> bool:
        """Step by the wheel over the bar: down is on, as in the log. False when it is turned elsewhere."""
        if not self._strip.collidepoint(pos):
            return False
        steps = self._scrolled.pixels(event)
        if steps:
            self._go(self.bar.at - steps)
        return True

    @property
    def said(self) -> str:
        """The sentence of the mark that a jump has led to, if that is where one is."""
        return "" if self.told is None else self.told.words(self._names)

    def place(self, viewport: Viewport) -> list[Widget]:
        """Lie across the foot of the window. Return the widgets, in the order of Tab."""
        high, pad, side = strip_height(viewport), viewport.px(6), viewport.target()
        self._strip = Rect(0, viewport.rect.h - high, viewport.rect.w, high)
        row = Rect(pad, self._strip.y + (high - side) // 2, self._strip.w - 2 * pad, side)
        self._previous.place(Rect(row.x, row.y, side, side), viewport)
        self._next.place(Rect(row.right - side, row.y, side, side), viewport)
        self.bar.place(Rect(row.x + side + pad, row.y, row.w - 2 * (side + pad), side), viewport)
        self._set_buttons()
        return [self._previous, self.bar, self._next]

    def holds(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is on the strip."""
        return self._strip.collidepoint(pos)

    def draw_ground(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw the plank that the bar lies on."""
        canvas.fill((20, 13, 8), self._strip)
        draw_plate(canvas, self._strip.inflate(viewport.px(12), 0), "wood", viewport, radius=0, seed=3)

    def draw_tip(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        """Draw the sentence of the mark that is pointed at, or that a jump has led to, over everything else."""
        mark = self.told if self.bar.pointed is None else self.bar.pointed
        if mark is not None:
            draw_tooltip(canvas, mark.words(self._names), self.bar.tip_place(mark), viewport, [self._strip])
