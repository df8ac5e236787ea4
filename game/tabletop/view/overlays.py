"""Marks over the board: legal cells in their grades, ghost, last acts (look book section 2, UX M3, M4, M18)."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing import svg
from game.art.drawing.contrast import BLACK, WHITE, hue, in_contrast, two_forms
from game.art.drawing.kept import kept
from game.art.drawing.palette import hexed
from game.art.drawing.raster import Colour, add_light, blank, radial, rasterise
from game.art.store import PictureStore
from game.engine.cards import E, Face, N, S, W
from game.ui.theme import CHALK, EMBER, INK, SKY

_FIELD: Colour = two_forms((22, 64, 92), BLACK)
_STRONG: Colour = two_forms((223, 243, 255), WHITE)
_GLOW = 12
_GHOST_TINT = (255, 226, 178)
_JOIN_LIGHT = (150, 120, 60)


@kept
def _legal_mark(size: tuple[int, int], solid: bool, unit: float) -> pygame.Surface:
    """Make the outline of a legal cell with its glow, `_GLOW` design units larger on each side."""
    margin = round(_GLOW * unit)
    w, h = size
    whole = (w + 2 * margin, h + 2 * margin)
    halo = blank(whole)
    pygame.draw.rect(halo, hue(SKY), (margin, margin, w, h), border_radius=round(5 * unit))
    halo = pygame.transform.gaussian_blur(halo, max(1, round(6 * unit)))
    halo.fill((255, 255, 255, 150 if solid else 70), special_flags=pygame.BLEND_RGBA_MULT)
    halo.fill((0, 0, 0, 0), (margin + 2, margin + 2, w - 4, h - 4))
    line, edge = 2.6 * unit, max(2.0, 2 * unit)
    x, y, right, foot = margin + edge, margin + edge, margin + w - edge, margin + h - edge
    outline = f"M{x} {y} L{right} {y} L{right} {foot} L{x} {foot} Z"
    body = svg.rect(margin + 1, margin + 1, w - 2, h - 2, 5 * unit, hexed(hue(_FIELD)), opacity=0.42)
    body += svg.path(outline, stroke=hexed(hue(INK)), width=line + 2 * unit)
    dash = "" if solid else f"{6 * unit:.1f} {4 * unit:.1f}"
    body += svg.path(outline, stroke=hexed(hue(SKY)), width=line, dash=dash)
    halo.blit(rasterise(svg.document(body, *whole), whole), (0, 0))
    return halo


def draw_legal(canvas: pygame.Surface, rect: Rect, solid: bool, unit: float, pictures: PictureStore) -> None:
    """Draw one legal cell: solid with a tick as held, dashed with an arrow when the card must be turned."""
    mark, margin = _legal_mark(rect.size, solid, unit), round(_GLOW * unit)
    canvas.blit(mark, rect.move(-margin, -margin))
    size = min(round(30 * unit), rect.w // 2)
    icon = pictures.get(PictureKey(naming.icon("tick") if solid else naming.icon("rotate"), size, size, "sky"))
    canvas.blit(icon, icon.get_rect(center=rect.center))


def draw_target(canvas: pygame.Surface, rect: Rect, unit: float, strong: bool) -> None:
    """Draw the ring around a seat, goal or card that an action card may go to."""
    width = max(2, round((4 if strong else 2.6) * unit))
    outside = rect.inflate(round(4 * unit), round(4 * unit))
    pygame.draw.rect(canvas, hue(INK), outside.inflate(4, 4), width + 3, round(9 * unit))
    pygame.draw.rect(canvas, hue(_STRONG if strong else SKY), outside, width, round(8 * unit))


def draw_handle(canvas: pygame.Surface, rect: Rect, unit: float, pictures: PictureStore) -> None:
    """Draw a round button beside a ghost, which turns it."""
    radius = rect.w // 2
    pygame.draw.aacircle(canvas, hue(INK), rect.center, radius)
    pygame.draw.aacircle(canvas, hue(SKY), rect.center, radius - 1, max(2, round(2.4 * unit)))
    side = round(rect.w * 0.6)
    icon = pictures.get(PictureKey(naming.icon("rotate"), side, side, "sky"))
    canvas.blit(icon, icon.get_rect(center=rect.center))


@kept
def _halo(size: tuple[int, int], unit: float) -> tuple[pygame.Surface, int]:
    margin = round(16 * unit)
    halo = blank((size[0] + 2 * margin, size[1] + 2 * margin))
    inner = Rect(margin - 2, margin - 2, size[0] + 4, size[1] + 4)
    pygame.draw.rect(halo, hue(SKY), inner, border_radius=round(6 * unit))
    return pygame.transform.gaussian_blur(halo, max(1, round(9 * unit))), margin


@kept
def _tinted(picture: pygame.Surface) -> pygame.Surface:
    ghost = picture.copy()
    ghost.fill(_GHOST_TINT, special_flags=pygame.BLEND_RGB_MULT)
    ghost.set_alpha(225)
    return ghost


def draw_ghost(canvas: pygame.Surface, rect: Rect, picture: pygame.Surface, unit: float, settled: bool) -> None:
    """Draw the card to be laid in `rect`: tinted while it is only shown, itself once it is laid there tentatively."""
    halo, margin = _halo(rect.size, unit)
    canvas.blit(halo, rect.move(-margin, -margin))
    canvas.blit(picture if settled else _tinted(picture), rect)
    pygame.draw.rect(canvas, hue(SKY), rect.inflate(6, 6), max(2, round(3 * unit)), round(6 * unit))
    pygame.draw.rect(canvas, hue(_STRONG), rect, 1, round(5 * unit))


@kept
def _join_glow(radius: int) -> pygame.Surface:
    return radial((radius, radius * 1.15), _JOIN_LIGHT, 1.6)


def draw_joins(canvas: pygame.Surface, rect: Rect, face: Face, joined: int) -> None:
    """Draw light where a living side of `face` meets a tunnel; `joined` is the mask of such sides."""
    glow = _join_glow(max(8, round(rect.w * 0.4)))
    places = {N: rect.midtop, E: rect.midright, S: rect.midbottom, W: rect.midleft}
    for side, place in places.items():
        if face.sides & joined & side:
            add_light(canvas, glow, (place[0] - glow.get_width() // 2, place[1] - glow.get_height() // 2))


def draw_hatch(canvas: pygame.Surface, rect: Rect, unit: float) -> None:
    """Draw the sign of a cell where the held card cannot be laid, under the pointer only."""
    canvas.blit(_hatch(rect.size, unit), rect)


@kept
def _hatch(size: tuple[int, int], unit: float) -> pygame.Surface:
    w, h = size
    step = max(5, round(9 * unit))
    lines = "".join(f"M{x} {h} L{x + h} 0 " for x in range(-h, w, step))
    ember_tone = hexed(hue(EMBER))
    ember = svg.path(lines, stroke=ember_tone, width=max(1.0, 1.2 * unit), opacity=0.8 if in_contrast() else 0.4)
    edge = svg.rect(1.5, 1.5, w - 3, h - 3, 5 * unit, "none", ember_tone, 2, 0.8)
    return rasterise(svg.document(ember + edge, w, h), size)


def draw_badge(canvas: pygame.Surface, seat: int, centre: tuple[int, int], size: int, pictures: PictureStore) -> None:
    """Draw the token of the seat that acted here last."""
    token = pictures.get(PictureKey(naming.token(seat), size, size))
    where = token.get_rect(center=centre)
    canvas.blit(_silhouette(token), where.move(1, 3))
    canvas.blit(token, where)


@kept
def _silhouette(token: pygame.Surface) -> pygame.Surface:
    dark = token.copy()
    dark.fill((0, 0, 0, 170), special_flags=pygame.BLEND_RGBA_MULT)
    return dark


def draw_cursor(canvas: pygame.Surface, rect: Rect) -> None:
    """Draw where the keys point on the board."""
    pygame.draw.rect(canvas, hue(INK), rect.inflate(12, 12), 7, 8)
    pygame.draw.rect(canvas, hue(CHALK), rect.inflate(8, 8), 3, 7)
