"""What moves before the mine on the title: the lantern with its flame, and the watcher's eyes.

Each picture is laid over the backdrop at its box. Of flame and eyes a phase from 0 to 1 goes once round without a jump.
"""

from __future__ import annotations

import math
from itertools import pairwise

import pygame

from game.art.drawing import svg
from game.art.drawing.palette import INK
from game.art.drawing.raster import Size
from game.art.drawing.sheet import sheet
from game.art.pictograms.tools import lamp, tool_defs
from game.art.title.scene import LANTERN, LANTERN_SCALE, WATCHER, TitleStage

_GLASS = pygame.Rect(-12, -10, 24, 28)
"""The pane in the lantern's own 64 by 64 box, with a margin for its ink."""

_HOOK = -21.4
"""Where the handle hangs on its hook, in the lantern's box."""
_LOWEST = 24
"""Where the lantern ends below."""
_HALF_WIDTH = 16

_EYES = pygame.Rect(31, 47, 38, 12)
"""Both eyes in the watcher's own 100 by 128 box."""

_GLANCES = (
    (0.0, 0.0), (0.22, 0.0), (0.27, 1.7), (0.45, 1.7), (0.50, -1.5), (0.72, -1.5), (0.78, 0.0), (1.0, 0.0),
)  # fmt: skip
"""Phase and how far the pupils look aside then."""

_BLINK = (0.88, 0.93)

# The tones of the eyes as the glow of the tunnel leaves them on the backdrop.
_SHINE, _LID, _RIM, _PUPIL = "#E2AE58", "#7A4A2A", "#4A2C1A", "#2A160C"


def hook(window: Size) -> tuple[int, int]:
    """Return the point that the lantern hangs on in a window of that size, in pixels."""
    return TitleStage(window).at(LANTERN[0], LANTERN[1] + _HOOK * LANTERN_SCALE)


def lantern(window: Size) -> pygame.Surface:
    """Draw the lantern hanging down, with alpha. The hook is in the middle of the picture: it swings around that."""
    unit = TitleStage(window).unit * LANTERN_SCALE
    reach = _LOWEST - _HOOK
    size = (2 * round(_HALF_WIDTH * unit), 2 * round(reach * unit))
    return sheet(lamp(1.5), size, unit, tool_defs(), left=-size[0] / 2 / unit, top=_HOOK - size[1] / 2 / unit)


def pane(window: Size) -> pygame.Rect:
    """Return where `flame` goes on the picture of the `lantern`, in pixels."""
    unit = TitleStage(window).unit * LANTERN_SCALE
    width, height = 2 * round(_HALF_WIDTH * unit), 2 * round((_LOWEST - _HOOK) * unit)
    left, top = width / 2 + _GLASS.x * unit, height / 2 + (_GLASS.y - _HOOK) * unit
    return pygame.Rect(round(left), round(top), round(_GLASS.w * unit), round(_GLASS.h * unit))


def swing(seconds: float) -> float:
    """Return how far the lantern has swung to the right, in degrees: two gentle draughts, never at odds for long."""
    return 1.7 * math.sin(math.tau * seconds / 5.2) + 0.6 * math.sin(math.tau * seconds / 8.3 + 1)


def glimmer(seconds: float) -> float:
    """Return how strongly the flame burns, from 0 to 1: quick and slow flickers over each other."""
    turn = math.tau * seconds
    flickers = math.sin(turn / 1.9) + 0.7 * math.sin(turn / 0.83 + 2) + 0.5 * math.sin(turn / 0.37 + 4)
    return 0.5 + flickers / 4.4


def flame(window: Size, phase: float) -> pygame.Surface:
    """Draw the lantern's pane with the flame at `phase`, with alpha, as large as `pane`."""
    turn = math.tau * phase
    sway = 1.7 * math.sin(turn) + 0.6 * math.sin(3 * turn + 1)
    high = -5 + 1.3 * math.sin(2 * turn + 0.6)
    breath = 0.86 + 0.14 * math.sin(turn + 2)
    tongues = (
        f"M{sway:.2f} {high:.2f} C{7.4 + sway * 0.3:.2f} 3.4 5 12.6 0 12.6 C-5 12.6 {sway * 0.3 - 7.4:.2f} 3.4 "
        f"{sway:.2f} {high:.2f} Z"
    )
    inner = f"{sway * 0.6:.2f} {high * 0.1:.2f}"
    core = f"M{inner} C5 5.6 3.4 12.6 0 12.6 C-3.4 12.6 -5 5.6 {inner} Z"
    wick = f"{sway * 0.2:.2f} 5"
    bars = "M-4.6 -8 L-5.4 16 M4.6 -8 L5.4 16"
    body = (
        svg.path("M-9.4 -8 L9.4 -8 L11 16 L-11 16 Z", "url(#glass)", INK, 1.5)
        + svg.ellipse(0, 6, 9, 9, "#FFF3C4", opacity=0.34 * breath)
        + svg.path(tongues, "#F08A2C")
        + svg.path(core, "#FFE27A")
        + svg.path(f"M{wick} C2.4 8 1.8 12.6 0 12.6 C-1.8 12.6 -2.4 8 {wick} Z", "#FFFDF4")
        + svg.path(bars, stroke=INK, width=2)
        + svg.path(bars, stroke="#B07A22", width=0.9)
    )
    unit = TitleStage(window).unit * LANTERN_SCALE
    return sheet(body, pane(window).size, unit, tool_defs(), left=_GLASS.x, top=_GLASS.y)


def eyes_box(window: Size) -> pygame.Rect:
    """Return where `eyes` goes in a window of that size, in pixels."""
    stage = TitleStage(window)
    scale = WATCHER.w / 100
    left, top = stage.at(WATCHER.x + _EYES.x * scale, WATCHER.y + _EYES.y * scale)
    return pygame.Rect(left, top, stage.px(_EYES.w * scale), stage.px(_EYES.h * scale))


def _glance(phase: float) -> float:
    for (start, before), (end, after) in pairwise(_GLANCES):
        if start <= phase <= end:
            return before + (after - before) * (phase - start) / (end - start)
    return 0.0


def eyes(window: Size, phase: float) -> pygame.Surface:
    """Draw the watcher's eyes at `phase`, with alpha, as large as `eyes_box`."""
    aside = _glance(phase % 1.0)
    closed = _BLINK[0] <= phase % 1.0 <= _BLINK[1]
    body = ""
    for side in (-1, 1):
        x = 50 + side * 11
        inner, outer = 53.4 + side * 1.2, 53.4 - side * 1.2
        lid = f"M{x - 5} {inner:.2f} Q{x} 49.8 {x + 5} {outer:.2f} Q{x} 56 {x - 5} {inner:.2f}Z"
        body += svg.path(lid, _LID if closed else _SHINE, _RIM, 1)
        if not closed:
            body += svg.circle(x + aside, 53, 1.7, _PUPIL)
    unit = TitleStage(window).unit * WATCHER.w / 100
    return sheet(body, eyes_box(window).size, unit, left=_EYES.x, top=_EYES.y)
