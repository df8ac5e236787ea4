"""The bar that a replay is scrubbed along: a segment for each round, and over it a pin for each mark (UX S7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.art.drawing.raster import Colour
from game.hindsight.telling import Telling, telling_rank
from game.scenes.shared.moment_signs import sign_of
from game.scenes.watch.marks import Mark, RoundSteps
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import draw_plate, icon_tone
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import BRASS, CHALK, EMBER, FIELD, FIELD_EDGE, GOLD, INK, LANTERN, MUTED, SKY, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget

_PIN, _TRACK, _KNOB = 21, 8, 9
_PAD, _GAP = 12, 10
_TYPE = 14
_GUILTY = frozenset({Telling.LIE, Telling.SLIP, Telling.FOUND_OUT})


class _Segment(NamedTuple):
    """The steps of a round and the part of the track that stands for them."""

    steps: RoundSteps
    track: Rect


class ScrubBar(Widget):
    """Dragged, clicked and stepped. `at` is the step shown, `marks` what is marked, the caller's `go` shows a step."""

    clicks = False
    keeps_drag = True
    radius = 7.0

    def __init__(self, rounds: Sequence[RoundSteps], go: Callable[[int], Change]) -> None:
        super().__init__("scrub")
        self._rounds = tuple(rounds)
        self._go = go
        self._segments: tuple[_Segment, ...] = ()
        self._pins: tuple[tuple[Mark, Rect], ...] = ()
        self._ticks: tuple[Mark, ...] = ()
        self._viewport: Viewport | None = None
        self.at = 0
        self.marks: tuple[Mark, ...] = ()
        self.pointed: Mark | None = None
        self.dragged = False
        """Whether it is being dragged: then nothing is asked that takes long."""

    @property
    def called_step(self) -> str:
        """Which step shows, in words."""
        last = self._rounds[-1]
        return _("Step {step} of {steps}").format(step=self.at + 1, steps=last.first + last.length)

    def state_words(self) -> str:
        return self.called_step

    def show(self, at: int, marks: tuple[Mark, ...]) -> None:
        """Show this step, and these marks."""
        self.at = at
        if marks != self.marks:
            self.marks, self.pointed = marks, None
            self._pin()

    # Where things are

    def height(self, _width: int, viewport: Viewport) -> int:
        return viewport.target()

    def place(self, rect: Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self._viewport = viewport
        pad, gap, label = viewport.px(_PAD), viewport.px(_GAP), self._label_width(viewport)
        count, thick = len(self._rounds), max(6, viewport.px(_TRACK))
        free = rect.w - 2 * pad - gap * (count - 1) - label * count
        steps = sum(one.length for one in self._rounds)
        left, segments, y = float(rect.x + pad), [], rect.bottom - viewport.px(15)
        for one in self._rounds:
            wide = free * one.length / steps
            segments.append(
                _Segment(one, Rect(round(left + label), y, round(left + label + wide) - round(left + label), thick))
            )
            left += label + wide + gap
        self._segments = tuple(segments)
        self._pin()

    def _label_width(self, viewport: Viewport) -> int:
        if len(self._rounds) == 1:
            return 0
        face = font("bold", viewport.text(_TYPE))
        return max(text_width(str(one.number), face) for one in self._rounds) + viewport.px(7)

    def x_of(self, step: int) -> int:
        """Return where on the track a step is."""
        steps, track = next(each for each in reversed(self._segments) if each.steps.first <= step)
        return track.x + round((step - steps.first + 0.5) / steps.length * track.w)

    def step_at(self, x: int) -> int:
        """Return the step that is nearest to a place on the track."""
        segment = min(self._segments, key=lambda each: max(each.track.left - x, x - each.track.right, 0))
        part = (x - segment.track.x) / max(1, segment.track.w)
        return segment.steps.first + min(max(0, int(part * segment.steps.length)), segment.steps.length - 1)

    def _pin(self) -> None:
        """Give a pin to the marks that there is room for, the most telling first; the others are ticks."""
        if self._viewport is None:
            return
        side = max(14, self._viewport.px(_PIN))
        order = sorted(self.marks, key=lambda mark: telling_rank(mark.kind))
        pins: list[tuple[Mark, Rect]] = []
        ticks: list[Mark] = []
        for mark in order:
            where = Rect(0, self.rect.y + self._viewport.px(3), side, side)
            where.centerx = self.x_of(mark.step)
            if where.collidelist([pin for _mark, pin in pins]) < 0:
                pins.append((mark, where))
            else:
                ticks.append(mark)
        self._pins, self._ticks = tuple(pins), tuple(ticks)

    @property
    def pinned(self) -> tuple[Mark, ...]:
        """The marks that have a pin, in the order of their steps."""
        return tuple(sorted((mark for mark, _where in self._pins), key=lambda mark: mark.step))

    # What is done

    def point(self, pos: tuple[int, int]) -> bool:
        """Note that the pointer is here; True when it points at another mark than before."""
        before, self.pointed = self.pointed, None
        if self.rect.collidepoint(pos) and self._viewport is not None:
            near = self._viewport.px(7)
            over = [mark for mark, where in self._pins if where.inflate(4, 4).collidepoint(pos)]
            close = sorted(self.marks, key=lambda mark: abs(self.x_of(mark.step) - pos[0]))
            over += [mark for mark in close[:1] if abs(self.x_of(mark.step) - pos[0]) <= near]
            self.pointed = next(iter(over), None)
        return self.pointed != before

    def grab(self, pos: tuple[int, int]) -> None:
        pin = next((mark for mark, where in self._pins if where.collidepoint(pos)), None)
        self.dragged = True
        self._go(self.step_at(pos[0]) if pin is None else pin.step)

    def drag(self, pos: tuple[int, int]) -> None:
        self._go(self.step_at(pos[0]))

    def press(self, _pos: tuple[int, int] | None) -> Change:
        self.dragged = False
        return None

    # What shows

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        if len(self._rounds) == 1:
            return []
        face, placed = font("bold", viewport.text(_TYPE)), []
        for steps, track in self._segments:
            text = str(steps.number)
            at = (track.x - text_width(text, face) - viewport.px(5), track.centery - line_height(face) // 2)
            y = min(at[1], self.rect.bottom - line_height(face))
            placed.append(PlacedText(text, face, CHALK, (at[0], y), self.rect))
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        draw_plate(canvas, self.rect, "slate", viewport, radius=7, seed=4)
        now = self.x_of(self.at)
        for steps, track in self._segments:
            self._draw_track(canvas, track, now if steps.first <= self.at else track.x)
        for line in self.texts(viewport):
            line.draw(canvas)
        self._draw_marks(canvas, context)
        track = self._segments[0].track
        width = max(2, viewport.px(2))
        pygame.draw.line(canvas, hue(CHALK), (now, self.rect.y + viewport.px(2)), (now, track.centery), width)
        radius = viewport.px(_KNOB)
        for colour, size in ((INK, radius + max(1, viewport.px(1.5))), (BRASS, radius), (CHALK, radius // 2)):
            pygame.draw.circle(canvas, hue(colour), (now, track.centery), size)

    def _draw_track(self, canvas: pygame.Surface, track: Rect, now: int) -> None:
        round_ = track.h // 2
        pygame.draw.rect(canvas, hue(FIELD), track, border_radius=round_)
        gone = Rect(track.x, track.y, max(0, min(now, track.right) - track.x), track.h)
        if gone.w:
            pygame.draw.rect(canvas, hue(LANTERN), gone, border_radius=round_)
        pygame.draw.rect(canvas, hue(FIELD_EDGE), track, 1, border_radius=round_)

    def _draw_marks(self, canvas: pygame.Surface, context: Context) -> None:
        px, tall = context.viewport.px, self._segments[0].track
        for mark in self._ticks:
            x = self.x_of(mark.step)
            pygame.draw.line(canvas, hue(_colour(mark.kind)), (x, tall.y - px(5)), (x, tall.y - 1), max(2, px(2)))
        for mark, where in self._pins:
            colour = hue(_colour(mark.kind))
            pygame.draw.line(
                canvas, colour, (where.centerx, where.bottom - 1), (where.centerx, tall.y), max(1, px(1.5))
            )
            pygame.draw.circle(canvas, hue(FIELD), where.center, where.w // 2)
            pygame.draw.circle(canvas, colour, where.center, where.w // 2, max(1, px(1.6)))
            side = round(where.w * 0.72)
            picture = context.pictures.get(PictureKey(naming.icon(sign_of(mark.kind)), side, side, icon_tone("slate")))
            canvas.blit(picture, picture.get_rect(center=where.center))

    def tip_place(self, mark: Mark) -> Rect:
        """Return what the sentence of a mark stands beside."""
        return Rect(self.x_of(mark.step) - 2, self.rect.y, 4, self.rect.h)


def _colour(kind: Telling) -> Colour:
    if kind in _GUILTY:
        return EMBER
    match kind:
        case Telling.GOLD:
            return GOLD
        case Telling.TURNING_POINT | Telling.FALSELY_ACCUSED:
            return SKY
        case _:
            return MUTED
