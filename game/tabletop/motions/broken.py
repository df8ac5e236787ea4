"""A tool is broken: it enters whole, a gap opens, its halves tilt, and an octagon is stamped on (UX section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.art import naming
from game.art.drawing.svg import Point
from game.art.pictograms.flourishes import cross_stamp, tool_halves, whole_tool
from game.engine.cards import BREAK_OF, Tool
from game.engine.events import Broke
from game.tabletop.motions.easing import in_quad, mix, out_back, out_cubic, span
from game.tabletop.motions.flight import fade_away, show_action, work_begins
from game.tabletop.motions.stage import MotionStage, Sprite, Still, middle, turned
from game.tabletop.motions.timeline import Motion, come_and_go
from game.tabletop.view import captures

LENGTH = 450.0
ENTERED, OPENED, STAMPED = 120.0, 270.0, 390.0
"""The tool stands whole over its slot; its halves have parted; the octagon has landed. Then all shrinks home."""
LARGE = 2.4
"""How many times larger than its slot a tool is while it breaks or is repaired."""


def show_place(stage: MotionStage, target: int) -> Rect:
    """Return a point where a card that works on a seat is held: beside the seat, over the board."""
    seat = stage.places.seat(target)
    half = stage.hand_width() * 0.75
    y = min(max(seat.centery, stage.places.seat(0).top + half), stage.places.discard().bottom)
    return Rect(round(seat.right + stage.px(52)), round(y), 0, 0)


@dataclass(frozen=True, slots=True)
class Breaking:
    """One tool over its slot; `enters` is where it comes from."""

    stage: MotionStage
    tool: Tool
    slot: Rect
    enters: Point
    resting: Sprite

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * LENGTH
        entered, home = out_cubic(span(ms, 0, ENTERED)), in_quad(span(ms, STAMPED, LENGTH))
        self.stage.put(canvas, self.resting.form(*self.slot.size), middle(self.slot), span(ms, OPENED, LENGTH))
        if t >= 1:
            return
        (x0, y0), (x1, y1) = self.enters, middle(self.slot)
        at = (mix(x0, x1, entered), mix(y0, y1, entered))
        size = round(self.slot.w * mix(mix(1.6, LARGE, entered), 1.0, home)) // 2 * 2
        opened = out_back(span(ms, ENTERED, OPENED))
        if ms < ENTERED:
            self.stage.put(canvas, whole_tool(self.tool, size), at, min(1.0, 3 * entered))
        else:
            put_halves(self.stage, canvas, self.tool, size, at, opened)
        stamped = span(ms, OPENED, STAMPED)
        if stamped > 0:
            stamp = max(4, round(size * 0.46 * mix(2.2, 1.0, out_cubic(stamped))) // 2 * 2)
            corner = (at[0] + size * 0.3, at[1] - size * 0.3)
            self.stage.put(canvas, cross_stamp(stamp), corner, 2 * stamped)


def put_halves(stage: MotionStage, canvas: Surface, tool: Tool, size: int, at: Point, opened: float) -> None:
    """Draw the two halves of a tool, parted and tilted as far as `opened` (0 to 1) says."""
    for half, angle, away in zip(tool_halves(tool, size), (25, 3), (-1, 1), strict=True):
        picture = turned(half, round(angle * opened))
        stage.put(canvas, picture, (at[0] + 0.03 * size * opened * away, at[1] + 0.07 * size * opened * away))


def broke(stage: MotionStage, event: Broke) -> list[Motion]:
    """Return motions: the card is shown beside the target, then its tool breaks over the slot."""
    slot = stage.places.slot(event.target, event.tool)
    held = show_place(stage, event.target)
    begin = work_begins(stage, event.seat)
    resting = stage.sprite(naming.in_front(event.tool), slot.size)
    paint = Breaking(stage, event.tool, slot, middle(held), resting)
    hidden = captures.only(captures.slot(event.target, event.tool))
    whole = stage.sprite(naming.tool(event.tool), slot.size)
    under = Motion("slot", 0, begin + LENGTH, Still(whole, slot), captures=hidden, waits=True)
    return [
        under,
        *show_action(stage, event.seat, BREAK_OF[event.tool], lambda: held),
        fade_away(stage, BREAK_OF[event.tool], lambda: held, begin),
        Motion("break", begin, LENGTH, paint, captures=hidden, holds=come_and_go(STAMPED / LENGTH, LENGTH)),
    ]
