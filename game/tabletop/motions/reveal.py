"""A goal is revealed: the view glides there, light runs along the finished tunnel and reaches the card; it turns
edge-on, is held dark, and opens (UX section 7).

Gold and stone take the same time, so that no clock tells which it will be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from msgspec.structs import replace
from pygame import Rect, Surface

from game.art import naming
from game.art.pictograms.flourishes import glow, rays
from game.engine.cards import GOLD
from game.engine.cells import GOAL_CELLS, STEPS, Cell
from game.engine.events import Event, GoalRevealed, Laid
from game.engine.maze import Maze
from game.engine.table import Table
from game.tabletop.motions.dust import SOOT, Dust, cloud
from game.tabletop.motions.easing import in_out_quad, in_quad, mix, out_back, out_cubic, span
from game.tabletop.motions.light import FLAME, relight
from game.tabletop.motions.stage import UNLIT_TINT, MotionStage, Pose, Spot, Sprite, middle
from game.tabletop.motions.timeline import Focus, Hold, Motion
from game.tabletop.motions.tunnel import LightRun, run_time, tunnel_to
from game.tabletop.view import captures

GLIDE = 600.0
"""Milliseconds that the view takes to the goal, before the light runs."""
TURNED, HELD, OPEN, LENGTH = 240.0, 360.0, 600.0, 1000.0
"""Keys of the card, from the moment at which the light has reached it."""
_DARK = (132, 128, 140)
"""What is left of the mat's light while the lantern runs, of 255."""
_RAYS = 192
"""Pixels of the one picture from which rays of all sizes are made."""


@dataclass(frozen=True, slots=True)
class _Veil:
    """The mat grows dark while the view glides, and light again once the card is open, `length` ms in all."""

    stage: MotionStage
    length: float

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * self.length
        strength = in_out_quad(span(ms, 0, GLIDE)) * (1 - span(ms, self.length - LENGTH + OPEN, self.length))
        if strength > 0:
            red, green, blue = (round(mix(255, dark, strength)) for dark in _DARK)
            canvas.fill((red, green, blue), self.stage.places.mat(), pygame.BLEND_RGB_MULT)


@dataclass(frozen=True, slots=True)
class _Reveal:
    stage: MotionStage
    back: Sprite
    face: Sprite
    spot: Spot
    dust: Dust | None
    """The puff of a stone; gold has rays instead."""

    def __call__(self, canvas: Surface, t: float) -> None:
        ms, rect = t * LENGTH, self.spot()
        after = span(ms, OPEN, LENGTH)
        self._draw_glow(canvas, rect, span(ms, 0, TURNED) * (1 - after))
        at = middle(rect)
        lifted = span(ms, 0, TURNED) * (1 - span(ms, HELD, OPEN))
        width = rect.w * (1 + 0.1 * lifted)
        if ms < HELD:
            squeeze = 1 - in_quad(span(ms, 0, TURNED))
            self.stage.put_card(canvas, self.back, Pose(at, width, height=lifted, squeeze=max(0.06, squeeze)))
        else:
            squeeze = out_back(span(ms, HELD, OPEN))
            self.stage.put_card(canvas, self.face, Pose(at, width, height=lifted, squeeze=max(0.06, squeeze)))
        if self.dust is not None:
            self.dust(canvas, span(ms, HELD + 120, LENGTH))
        else:
            self._draw_rays(canvas, rect, span(ms, HELD + 120, LENGTH))

    def _draw_glow(self, canvas: Surface, rect: Rect, strength: float) -> None:
        level = round(6 * strength)
        if level > 0:
            ball = glow((rect.w * 2, round(rect.h * 1.5)), FLAME, level)
            canvas.blit(ball, ball.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)

    def _draw_rays(self, canvas: Surface, rect: Rect, t: float) -> None:
        if not 0 < t < 1:
            return
        ball = glow((rect.h * 3, rect.h * 3), FLAME, round(7 * min(1.0, 6 * t, 1.4 * (1 - t))))
        canvas.blit(ball, ball.get_rect(center=rect.center), special_flags=pygame.BLEND_RGB_ADD)
        size = rect.h * (0.6 + 1.6 * out_cubic(t))
        star = pygame.transform.rotozoom(rays(_RAYS), 24 * t, size / _RAYS)
        self.stage.put(canvas, star, middle(rect), min(1.0, 4 * t, 2.2 * (1 - t)))


def revealed(stage: MotionStage, event: GoalRevealed, before: Maze, after: Maze) -> list[Motion]:
    """Return motions: the light runs to the goal, which opens; what its stone joins lights up behind it."""
    cell, spot = GOAL_CELLS[event.goal - 1], stage.goal(event.goal)
    hidden = frozenset((captures.cell(cell), captures.goal(event.goal)))
    back = stage.card(naming.GOAL_BACK, spot().w, tint=UNLIT_TINT)
    face = stage.resting(cell, event.face, after.reached.get(cell, 0))
    dust = None
    if event.name != GOLD:
        dust = Dust(stage, spot, cloud(f"stone {event.goal}", 20, (0, 0), (0.5, 0.7), 0.6, 1.1), SOOT)
    way = tunnel_to(before, cell)
    run = run_time(way)
    focus = goal_focus(event.goal, way)
    light = LightRun(stage, way, run, run + LENGTH, LENGTH - OPEN)
    drum = GLIDE + run
    own = captures.only(captures.cell(cell))
    others = [motion for motion in relight(stage, before, after, drum + OPEN, cell) if motion.captures != own]
    whole = drum + LENGTH
    dark = (Hold(0, GLIDE / whole), Hold(1 - (LENGTH - OPEN) / whole, 1))
    lit = (Hold(0, light.arrived), Hold(1 - (LENGTH - OPEN) / light.length, 1))
    opens = (Hold(HELD / LENGTH, 1),)
    reveal = _Reveal(stage, back, face, spot, dust)
    return [
        Motion("glide", 0, whole, _Veil(stage, whole), focus=focus, holds=dark),
        *others,
        Motion("light-run", GLIDE, light.length, light, holds=lit),
        Motion("reveal", drum, LENGTH, reveal, captures=hidden, waits=True, holds=opens),
    ]


def goal_focus(goal: int, way: Sequence[Cell] = ()) -> Focus:
    """Return what the view looks at: the tunnel, and the goal with a card's room around it."""
    cell = GOAL_CELLS[goal - 1]
    return Focus((*way, *(cell + step for _, step, _ in STEPS)), cell)


def table_at_reveal(events: Sequence[Event], before: Table, after: Table) -> Table:
    """Return the table as everybody sees it while its goals open: what follows would tell gold from stone."""
    laid = {event.card for event in events if isinstance(event, Laid)}
    hands = tuple(tuple(card for card in hand if card not in laid) for hand in before.hands)
    return replace(before, maze=after.maze, goals=after.goals, hands=hands, question=None)
