"""What lies on the oak around the mat and never changes: shadow, rack and lantern."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, in_contrast
from game.art.drawing.raster import blank, rasterise, shadow
from game.art.drawing.strips import lay_stretched
from game.art.pictograms.tools import lamp, tool_defs
from game.tabletop.layout.table import TableLayout

_SHADOW_STEP = 8
"""Pixels a sample of the shadow below the mat."""


def lay_shadow(ground: pygame.Surface, rect: Rect, margin: int) -> None:
    """Lay the shadow of a large rectangle, blurred small and scaled up; `margin` larger on each side."""
    step = _SHADOW_STEP
    whole = (rect.w + 2 * margin, rect.h + 2 * margin)
    small = blank((max(8, whole[0] // step), max(8, whole[1] // step)))
    edge = max(1, margin // step)
    small.fill((0, 0, 0, 190), small.get_rect().inflate(-2 * edge, -2 * edge))
    soft = pygame.transform.gaussian_blur(small, max(1, edge // 2))
    lay_stretched(ground, soft, 0, whole, (rect.x - margin, rect.y - margin))


def draw_rack(surface: pygame.Surface, layout: TableLayout) -> None:
    """Draw the wooden lip in front of the hand; in high contrast the numbers of the cards alone stand there."""
    from game.art.surfaces.plates import plate

    lip = layout.rack_lip
    if in_contrast():
        surface.fill(BLACK, lip)
        return
    wood = plate((lip.w, lip.h * 2), "wood", 11, unit=layout.unit, radius=7)
    under, margin = shadow(wood, layout.px(6), 190)
    surface.blit(under, (lip.x - margin, lip.y - layout.px(3) - margin))
    surface.blit(wood, lip)
    line = (lip.x + layout.px(6), lip.y + layout.px(1.5)), (lip.right - layout.px(6), lip.y + layout.px(1.5))
    pygame.draw.line(surface, (176, 140, 90), *line, max(1, layout.px(1)))


def draw_lantern(surface: pygame.Surface, where: Rect, unit: float) -> None:
    """Draw the lantern that lights the table."""
    disc = svg.ellipse(50, 50, 34, 11, "#000000")
    foot = pygame.transform.gaussian_blur(rasterise(svg.document(disc, 100, 100), where.size), max(1, round(7 * unit)))
    surface.blit(foot, where.move(round(6 * unit), round(44 * unit)))
    body = svg.group(lamp(1.6), svg.translate(32, 34, 0, 1.05))
    surface.blit(rasterise(svg.document(body, 64, 64, tool_defs()), where.size), where)
