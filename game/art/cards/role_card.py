"""Role cards: a person of the cast on rays, one token of the role, a frame (look book section 5).

All role cards are equally bright on the mean, so that a glimpse of light gives nobody away: the ground behind
the person is dimmed to what the person leaves of the common mean.
"""

from __future__ import annotations

import math

import pygame

from game.art.cards.ribbon import LEAST_WIDTH, put_ribbon
from game.art.drawing import svg
from game.art.drawing.palette import INK, PAPER, mix
from game.art.drawing.raster import Size, blank, grain, opaque
from game.art.drawing.sheet import sheet
from game.art.drawing.strips import round_corners
from game.art.people.figure import Person, figure, figure_defs
from game.art.people.roles import ROLES
from game.art.pictograms.role_marks import role_mark, role_mark_defs
from game.art.pictograms.tools import pick, tool_defs
from game.engine.cards import Role
from game.words.roles import role_name

_MEAN = 106.0
"""Mean luminance of every role card before the grain, of 255."""

_GRAINED_WIDTH = 56
_WITH_PICK = frozenset((Role.DIGGER, Role.BLUE, Role.GREEN))


def variants(role: Role) -> int:
    """Return how many people there are for a role. Choose by the card's number, never by the seat."""
    return len(ROLES[role])


def _ground(person: Person, size: Size) -> pygame.Surface:
    """Draw the glow behind the person and its rays."""
    near, far = person.backdrop
    defs = svg.radial_gradient("ground", 44, 34, 62, (0, mix(near, "#FFD98A", 0.35)), (0.5, near), (1, far))
    rays = ""
    for i in range(28):
        angle = i * math.pi / 14
        ends = [
            (44 + far_out * math.cos(angle + turn), 30 + far_out * math.sin(angle + turn))
            for far_out, turn in ((6, 0.0), (90, -0.045), (90, 0.045))
        ]
        rays += svg.path(svg.polygon(ends), "#FFE9A6", opacity=0.13)
    return sheet(svg.rect(0, 0, 60, 90, 0, "url(#ground)") + rays, size, size[0] / 60, defs)


def _person(role: Role, person: Person, size: Size) -> pygame.Surface:
    """Draw the person, with a pick behind the shoulder where it digs for gold, and the role's token in front."""
    behind = svg.group(pick(2.2), svg.translate(16, 62, -28, 1.5)) if role in _WITH_PICK else ""
    body = svg.group(behind + figure(person), svg.translate(-4.5, 17.5, scale=0.69)) + role_mark(role)
    return sheet(body, size, size[0] / 60, figure_defs(person) + tool_defs() + role_mark_defs())


def _frame(near: str, size: Size) -> pygame.Surface:
    border = "M0 0 L60 0 L60 90 L0 90 Z M6 4 Q4 4 4 6 L4 84 Q4 86 6 86 L54 86 Q56 86 56 84 L56 6 Q56 4 54 4 Z"
    body = (
        svg.path(border, PAPER)
        + svg.rect(4, 4, 52, 82, 2.4, "none", INK, 1.2)
        + svg.rect(2.2, 2.2, 55.6, 85.6, 2.8, "none", mix(near, "#000000", 0.15), 0.7)
    )
    return sheet(body, size, size[0] / 60)


def _luminance(surface: pygame.Surface) -> float:
    red, green, blue, _alpha = pygame.transform.average_color(surface)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _dim(ground: pygame.Surface, front: pygame.Surface) -> None:
    """Darken `ground` so that it has the common mean once `front` lies on it."""
    lit_by_front = opaque(front.get_size())
    lit_by_front.blit(front, (0, 0))
    silhouette = front.copy()
    silhouette.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    seen = ground.copy()
    seen.blit(silhouette, (0, 0))
    wanted = (_MEAN - _luminance(lit_by_front)) / max(1.0, _luminance(seen))
    strength = round(255 * max(0.0, min(1.0, wanted)))
    ground.fill((strength, strength, strength), special_flags=pygame.BLEND_RGB_MULT)


def role_card(role: Role, variant: int, width: int, *, contrast: bool = False) -> pygame.Surface:
    """Draw a role card, `width` by `width * 3 / 2` pixels with alpha; `variant` counts round among the people."""
    person = ROLES[role][variant % variants(role)]
    size = (width, width * 3 // 2)
    front = _person(role, person, size)
    front.blit(_frame(person.backdrop[0], size), (0, 0))
    if width >= LEAST_WIDTH:
        put_ribbon(front, role_name(role), mix(person.backdrop[0], "#000000", 0.45), 74.4, contrast=contrast)
    ground = opaque(size)
    ground.blit(_ground(person, size), (0, 0))
    _dim(ground, front)
    card = blank(size)
    card.blit(ground, (0, 0))
    card.blit(front, (0, 0))
    if width >= _GRAINED_WIDTH:
        grain(card, 228, 11, 1.4)
    return round_corners(card, 4 * width / 60)
