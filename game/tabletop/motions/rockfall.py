"""A rockfall: cracks, five boulders, and the card goes down in rubble (UX section 7)."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.art.drawing.svg import Point
from game.art.pictograms.flourishes import falling_boulder
from game.engine.cards import Action
from game.engine.cells import cell_text
from game.engine.events import Collapsed
from game.engine.maze import Maze
from game.tabletop.motions.dust import SAND, Dust, cloud
from game.tabletop.motions.easing import in_quad, mix, out_quad, span
from game.tabletop.motions.flight import discard, show_action, work_begins
from game.tabletop.motions.light import relight
from game.tabletop.motions.stage import MotionStage, Pose, Spot, Sprite
from game.tabletop.motions.timeline import Motion, come_and_go
from game.tabletop.view import captures

LENGTH = 650.0
CRACKED, TILTED = 180.0, 420.0
_STAGGER, _FALL = 40.0, 150.0
_INK = (14, 12, 10)


@dataclass(frozen=True, slots=True)
class _Rock:
    """A boulder: where it lands, how large it is, when it starts to fall, and how it is cut."""

    lands: Point
    size: float
    begins: float
    shape: int


@dataclass(frozen=True, slots=True)
class _Collapse:
    stage: MotionStage
    sprite: Sprite
    spot: Spot
    cracks: tuple[tuple[Point, ...], ...]
    rocks: tuple[_Rock, ...]
    dust: Dust

    def __call__(self, canvas: Surface, t: float) -> None:
        ms = t * LENGTH
        gone = span(ms, TILTED, LENGTH)
        sunk = in_quad(gone)
        rect = self.spot()
        pose = Pose(
            (rect.centerx, rect.centery + sunk * rect.h * 0.08),
            rect.w * (1 - 0.14 * sunk),
            angle=-11 * out_quad(gone),
            alpha=1 - span(gone, 0.1, 0.75),
        )
        self.stage.put_card(canvas, self.sprite, pose)
        if gone < 0.3:
            self._draw_cracks(canvas, rect, span(ms, 0, CRACKED))
        for rock in self.rocks:
            self._draw_rock(canvas, rect, rock, ms, sunk)
        self.dust(canvas, span(ms, CRACKED + _FALL, LENGTH))

    def _draw_cracks(self, canvas: Surface, rect: Rect, grown: float) -> None:
        wide = max(2, round(rect.w / 26))
        for crack in self.cracks:
            count = 1 + grown * (len(crack) - 1)
            points = list(crack[: int(count) + 1])
            if count < len(crack) - 1:
                (x0, y0), (x1, y1) = crack[int(count) - 1], crack[int(count)]
                part = count - int(count)
                points[-1] = (mix(x0, x1, part), mix(y0, y1, part))
            if len(points) > 1:
                pygame.draw.lines(canvas, _INK, False, [_within(rect, point) for point in points], wide)

    def _draw_rock(self, canvas: Surface, rect: Rect, rock: _Rock, ms: float, sunk: float) -> None:
        fallen = in_quad(span(ms, rock.begins, rock.begins + _FALL))
        if fallen <= 0:
            return
        drop = rect.h * 1.1 * (1 - fallen)
        landed = span(ms, rock.begins + _FALL, rock.begins + _FALL + 70)
        bounce = math.sin(math.pi * landed) * rect.h * 0.03
        x, y = _within(rect, rock.lands)
        size = max(4, round(rect.w * rock.size * (1 - 0.35 * sunk)) // 2 * 2)
        at = (x, y - drop - bounce + sunk * rect.h * 0.1)
        self.stage.put(canvas, falling_boulder(size, rock.shape), at, 1 - span(sunk, 0.35, 1))


def _within(rect: Rect, part: Point) -> Point:
    """Return the point of a rectangle at these parts of its width and height."""
    return rect.x + rect.w * part[0], rect.y + rect.h * part[1]


def collapsed(stage: MotionStage, event: Collapsed, before: Maze, after: Maze) -> list[Motion]:
    """Return motions: the rock comes down on the card that was there; what it cuts off goes dark."""
    spot = stage.cell(event.cell)
    begin = work_begins(stage, event.seat, read=0)
    sprite = stage.resting(event.cell, event.face, before.reached.get(event.cell, 0))
    seed = f"{event.card} {cell_text(event.cell)}"
    dust = Dust(stage, spot, cloud(seed, 9, (0, 0.3), (0.3, 0.15), 0.5, 0.8), SAND, 0.8)
    paint = _Collapse(stage, sprite, spot, cracks=_cracks(seed), rocks=_rocks(seed), dust=dust)
    hidden = captures.only(captures.cell(event.cell))
    falling = Motion(
        "rockfall", begin, LENGTH, paint, captures=hidden, waits=True, holds=come_and_go(TILTED / LENGTH, LENGTH)
    )
    return [
        *relight(stage, before, after, begin + TILTED, None),
        falling,
        *show_action(stage, event.seat, Action.ROCKFALL, spot, read=0),
        discard(stage, Action.ROCKFALL, spot, begin),
    ]


def _cracks(seed: str) -> tuple[tuple[Point, ...], ...]:
    """Return three jagged lines from near the middle to the rim, in parts of the card."""
    chance = random.Random(f"cracks {seed}")
    lines: list[tuple[Point, ...]] = []
    for turn in (0.4, 2.5, 4.4):
        angle = turn + chance.uniform(-0.4, 0.4)
        points: list[Point] = []
        for i in range(6):
            far = 0.06 + 0.4 * i / 5
            side = chance.uniform(-0.07, 0.07) * (i > 0)
            x = 0.5 + far * math.cos(angle) - side * math.sin(angle)
            y = 0.5 + far * math.sin(angle) + side * math.cos(angle)
            points.append((x, y))
        lines.append(tuple(points))
    return tuple(lines)


def _rocks(seed: str) -> tuple[_Rock, ...]:
    """Return five boulders that land all over the card, in parts of the card; sizes in widths."""
    chance = random.Random(f"rocks {seed}")
    places = ((0.28, 0.42), (0.7, 0.36), (0.5, 0.6), (0.25, 0.76), (0.74, 0.74))
    rocks = []
    for i, (across, down) in enumerate(places):
        lands = (across + chance.uniform(-0.05, 0.05), down + chance.uniform(-0.04, 0.04))
        rocks.append(_Rock(lands, chance.uniform(0.48, 0.64), CRACKED + i * _STAGGER, i))
    return tuple(rocks)
