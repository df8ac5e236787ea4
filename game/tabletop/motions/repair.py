"""A tool is repaired: a wrench turns, the halves close, a disc with a tick comes and goes (UX section 7)."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.art import naming
from game.art.pictograms.flourishes import tick_stamp, whole_tool, wrench
from game.engine.cards import Tool
from game.engine.events import Repaired
from game.tabletop.motions.broken import LARGE, put_halves, show_place
from game.tabletop.motions.easing import in_out_quad, in_quad, mix, out_back, out_quad, span
from game.tabletop.motions.flight import discard, show_action, work_begins
from game.tabletop.motions.stage import MotionStage, Sprite, middle, turned
from game.tabletop.motions.timeline import Motion, come_and_go
from game.tabletop.view import captures

LENGTH = 450.0
GREW, CLOSED, TICKED = 60.0, 200.0, 350.0


@dataclass(frozen=True, slots=True)
class Repairing:
    """One tool over its slot."""

    stage: MotionStage
    tool: Tool
    slot: Rect
    broken: Sprite
    whole: Sprite

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * LENGTH
        canvas.blit((self.whole if t > 0 else self.broken).form(*self.slot.size), self.slot)
        if not 0 < t < 1:
            return
        home = in_quad(span(ms, TICKED, LENGTH))
        grown = out_quad(span(ms, 0, GREW))
        size = round(self.slot.w * mix(mix(1.0, LARGE, grown), 1.0, home)) // 2 * 2
        at = middle(self.slot)
        closed = in_out_quad(span(ms, GREW, CLOSED))
        alpha = 1 - span(home, 0.5, 1)
        if closed < 1:
            put_halves(self.stage, canvas, self.tool, size, at, 1 - closed)
            angle = round(mix(50, -50, closed))
            picture = turned(wrench(round(size * 0.8) // 2 * 2), angle)
            self.stage.put(canvas, picture, (at[0] + size * 0.34, at[1] + size * 0.1), 1 - span(closed, 0.85, 1))
        else:
            self.stage.put(canvas, whole_tool(self.tool, size), at, alpha)
        ticked = span(ms, CLOSED, TICKED)
        if ticked > 0:
            side = max(4, round(size * 0.46 * out_back(min(1.0, ticked * 1.6))) // 2 * 2)
            self.stage.put(canvas, tick_stamp(side), (at[0] + size * 0.3, at[1] - size * 0.3), alpha)


def repaired(stage: MotionStage, event: Repaired) -> list[Motion]:
    """Return motions: the card is shown beside the target, then its tool is made whole over the slot."""
    slot = stage.places.slot(event.target, event.tool)
    begin, held = work_begins(stage, event.seat), show_place(stage, event.target)
    broken, whole = (stage.sprite(name(event.tool), slot.size) for name in (naming.in_front, naming.tool))
    paint = Repairing(stage, event.tool, slot, broken, whole)
    hidden = captures.only(captures.slot(event.target, event.tool))
    return [
        Motion(
            "repair",
            begin,
            LENGTH,
            paint,
            captures=hidden,
            waits=True,
            holds=come_and_go(TICKED / LENGTH, LENGTH),
        ),
        *show_action(stage, event.seat, event.action, lambda: held),
        discard(stage, event.action, lambda: held, begin),
    ]
