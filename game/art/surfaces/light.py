"""Lantern light over the table: a map that darkens, to its rim most, and a bloom that brightens (look book section 3).

Both are kept small and scaled up only where they change. A small sample lies at the top left pixel of its
block of `step` by `step`, so a part scaled up on its own equals the same part of the whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, Size, add_light, multiply, opaque, radial
from game.art.surfaces.vignette import vignette

_AMBIENT: Colour = (134, 122, 118)
_POOL: Colour = (238, 214, 178)
_CELL: Colour = (255, 244, 214)
_GOAL: Colour = (236, 206, 160)
_BLOOM: Colour = (52, 31, 8)
_START_BLOOM: Colour = (132, 80, 22)
_LANTERN_BLOOM: Colour = (188, 120, 40)
_HALF = (128, 128, 128)
"""Bloom is gathered at twice its strength: weak light keeps its hue in eight bits."""

_PANEL_RIM: Colour = (236, 233, 227)
"""How far panels are darkened at most."""

_BLUR = 4
_BLOOM_BLUR = 3
_MARGIN = 9
"""Small samples beyond which a blur carries nothing."""

_FINE_HEIGHT = 1300
"""Windows higher than this many pixels get a coarser map: 8 pixels a sample and not 4."""


@dataclass(frozen=True, slots=True)
class Lights:
    """Where light falls, in pixels of the window. `growing` are cells that were just joined to the start."""

    maze: pygame.Rect
    lit: tuple[pygame.Rect, ...]
    goals: tuple[pygame.Rect, ...] = ()
    start: pygame.Rect | None = None
    lantern: pygame.Rect | None = None
    growing: tuple[pygame.Rect, ...] = ()
    growth: float = 1.0
    """0 to 1: how far the light of the growing cells has come."""


@kept
def _ball(colour: Colour, power: float) -> pygame.Surface:
    return radial((48, 48), colour, power)


def _blurred(raw: pygame.Surface, area: pygame.Rect, radius: int) -> pygame.Surface:
    """Draw the part of `raw` in `area`, blurred with a box.

    It is copied out: by its address pygame takes a part for reaching into whatever lies behind the whole in memory, and
    refuses to blur it where that happens to be the picture to be made.
    """
    raw.set_clip(None)
    return pygame.transform.box_blur(raw.subsurface(area).copy(), radius)


class LightMap:
    """The light of one window size; `update` it when the lights change, then `apply` it to what is baked."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.step = 4 if size[1] <= _FINE_HEIGHT else 8
        small = (-(-size[0] // self.step) + 1, -(-size[1] // self.step) + 1)
        self._raw = opaque(small)
        self._raw_bloom = opaque(small)
        self._shade = opaque(small, _AMBIENT)
        self._bloom = opaque(small)
        self._rim = vignette(small)

    def update(self, lights: Lights, area: pygame.Rect | None = None) -> None:
        """Work the light out anew, everywhere or only in `area` (pixels)."""
        inner = self._small(area)
        outer = inner.inflate(2 * _MARGIN, 2 * _MARGIN).clip(self._raw.get_rect())
        for surface in (self._raw, self._raw_bloom):
            surface.set_clip(outer)
        self._raw.fill(_AMBIENT)
        self._raw_bloom.fill((0, 0, 0))
        self._draw_shade(lights)
        self._draw_bloom(lights)
        part = inner.move(-outer.x, -outer.y)
        shade = pygame.transform.box_blur(_blurred(self._raw, outer, _BLUR), _BLUR)  # twice is close to a bell
        self._shade.blit(shade, inner, part)
        bloom = _blurred(self._raw_bloom, outer, _BLOOM_BLUR)
        bloom.fill(_HALF, special_flags=pygame.BLEND_RGB_MULT)
        self._bloom.blit(bloom, inner, part)
        for light in (self._shade, self._bloom):
            light.blit(self._rim, inner, inner, special_flags=pygame.BLEND_RGB_MULT)

    def apply(self, surface: pygame.Surface, area: pygame.Rect | None = None) -> None:
        """Darken and brighten `surface`, which has the size of the window, everywhere or only in `area`."""
        small = self._small(area)
        whole = pygame.Rect(small.x, small.y, small.w + 1, small.h + 1).clip(self._shade.get_rect())
        step = self.step
        big = ((whole.w - 1) * step, (whole.h - 1) * step)
        wanted = (area or surface.get_rect()).clip(surface.get_rect())
        before = surface.get_clip()
        surface.set_clip(wanted)
        corner = (whole.x * step, whole.y * step)
        multiply(surface, pygame.transform.smoothscale(self._shade.subsurface(whole), big), corner)
        add_light(surface, pygame.transform.smoothscale(self._bloom.subsurface(whole), big), corner)
        surface.set_clip(before)

    def darken_rim(self, panel: pygame.Surface, at: tuple[int, int]) -> None:
        """Darken a panel at `at` in the window as the rim of the table there, but less: it is read (UX M24)."""
        small = self._small(pygame.Rect(at, panel.get_size()))
        whole = pygame.Rect(small.x, small.y, small.w + 1, small.h + 1).clip(self._rim.get_rect())
        rim = pygame.transform.smoothscale_by(self._rim.subsurface(whole), self.step)
        rim.fill(_PANEL_RIM, special_flags=pygame.BLEND_RGB_MAX)
        multiply(panel, rim, (whole.x * self.step - at[0], whole.y * self.step - at[1]))

    def affected(self, cell: pygame.Rect) -> pygame.Rect:
        """Return the pixels whose light changes when `cell` becomes lit or dark."""
        around = pygame.Rect(0, 0, round(cell.w * 3.4), round(cell.h * 2.6))
        around.center = cell.center
        reach = 2 * _MARGIN * self.step
        return around.inflate(reach, reach).clip(pygame.Rect((0, 0), self.size))

    def _small(self, area: pygame.Rect | None) -> pygame.Rect:
        """Return the samples that cover `area`."""
        bounds = self._raw.get_rect()
        if area is None:
            return bounds
        left, top = area.x // self.step, area.y // self.step
        right, bottom = -(-area.right // self.step), -(-area.bottom // self.step)
        return pygame.Rect(left, top, right - left + 1, bottom - top + 1).clip(bounds)

    def _lay(
        self,
        target: pygame.Surface,
        rects: Iterable[pygame.Rect],
        light: tuple[Colour, float],
        reach: tuple[float, float],
        growth: float = 1.0,
    ) -> None:
        """Light around each rectangle; `reach` is the radii in widths and heights of the rectangle."""
        blend = pygame.BLEND_RGB_MAX if target is self._raw else pygame.BLEND_RGB_ADD
        spread = (0.4 + 0.6 * growth) * 2 / self.step
        ready: dict[Size, pygame.Surface] = {}
        for rect in rects:
            size = (max(2, round(rect.w * reach[0] * spread)), max(2, round(rect.h * reach[1] * spread)))
            if size not in ready:
                ready[size] = pygame.transform.smoothscale(_ball(*light), size)
                strength = round(255 * growth)
                ready[size].fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)
            x = round(rect.centerx / self.step - size[0] / 2)
            y = round(rect.centery / self.step - size[1] / 2)
            target.blit(ready[size], (x, y), special_flags=blend)

    def _draw_shade(self, lights: Lights) -> None:
        pool = pygame.Rect(0, 0, round(self.size[0] * 0.58), round(self.size[1] * 0.85))
        pool.center = lights.maze.center
        self._lay(self._raw, [pool], (_POOL, 0.9), (1, 1))
        self._lay(self._raw, lights.lit, (_CELL, 1.2), (1.35, 1.05))
        self._lay(self._raw, lights.growing, (_CELL, 1.2), (1.35, 1.05), lights.growth)
        self._lay(self._raw, lights.goals, (_GOAL, 0.8), (1.5, 1.0))

    def _draw_bloom(self, lights: Lights) -> None:
        self._lay(self._raw_bloom, lights.lit, (_BLOOM, 1.6), (1.7, 1.3))
        self._lay(self._raw_bloom, lights.growing, (_BLOOM, 1.6), (1.7, 1.3), lights.growth)
        if lights.start is not None:
            self._lay(self._raw_bloom, [lights.start], (_START_BLOOM, 1.8), (2.6, 2.0))
        if lights.lantern is not None:
            self._lay(self._raw_bloom, [lights.lantern], (_LANTERN_BLOOM, 1.7), (1.75, 1.3))
