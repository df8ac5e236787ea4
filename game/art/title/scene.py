"""The title's backdrop: a mine at night, someone watching (look book section 9).

The scene is 1280 by 720 design pixels; a wider window shows more of the hills, a higher one more of the sky.
"""

from __future__ import annotations

import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pygame

from game.art.drawing import svg
from game.art.drawing.raster import Size, add_light, blank, grain, masked, multiply, opaque, radial, shadow
from game.art.drawing.sheet import sheet
from game.art.people.figure import figure, figure_defs
from game.art.people.roles import ROLES
from game.art.pictograms.tools import cart, pick, tool_defs
from game.art.title import hills as title_hills
from game.art.title import portal as title_portal
from game.art.title import trees as title_trees
from game.art.title.hills import PORTAL_X, PORTAL_Y
from game.engine.cards import Role

_WATCHER_SHADE = (168, 134, 106)
WATCHER = pygame.Rect(PORTAL_X - 122, 498, 118, 151)
LANTERN = (PORTAL_X + 190, PORTAL_Y + 64)
LANTERN_SCALE = 2.58
_CART = (1153, 623)
_PICK = (688, 620)


class TitleStage:
    """The scene in a window: design pixels to pixels, and drawing of whole layers."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.unit = min(size[0] / 1280, size[1] / 720)
        self.width, self.height = size[0] / self.unit, size[1] / self.unit
        self.left, self.top = (self.width - 1280) * 0.6, self.height - 720

    def px(self, length: float) -> int:
        """Return a length of the scene in pixels."""
        return round(length * self.unit)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return a point of the scene in pixels of the window."""
        return self.px(x + self.left), self.px(y + self.top)

    def layer(self, body: str, top: float, foot: float, defs: str = "") -> tuple[pygame.Surface, tuple[int, int]]:
        """Return the part of a drawing between two heights of the scene, over the whole width, and where it goes."""
        start, end = self.at(0, top)[1], self.at(0, foot)[1]
        corner = {"left": -self.left, "top": start / self.unit - self.top}
        return sheet(body, (self.size[0], end - start), self.unit, defs, **corner), (0, start)

    def light(self, target: pygame.Surface, middle: svg.Point, radii: svg.Point, glow: pygame.Surface) -> None:
        x, y = self.at(*middle)
        across, down = self.px(radii[0]), self.px(radii[1])
        add_light(target, pygame.transform.smoothscale(glow, (2 * across, 2 * down)), (x - across, y - down))


def _night(stage: TitleStage) -> pygame.Surface:
    """Sky, moon, stars and the far hills."""
    tones = ((0, "#0B111C"), (0.45, "#1A2230"), (0.75, "#3B2F2A"), (1, "#2A1D14"))
    defs = svg.linear_gradient("sky", 0, -stage.top, 0, 720, *tones)
    dark = svg.rect(-stage.left, -stage.top, stage.width, stage.height, 0, "url(#sky)")
    stars = title_hills.sky(-stage.left, -stage.top, stage.width - stage.left, 330)
    scene = opaque(stage.size)
    scene.blit(*stage.layer(dark + stars + title_hills.far_hills(), -stage.top, 720, defs))
    return scene


def _night_with_hill(stage: TitleStage) -> pygame.Surface:
    """Draw the hill before its night. The loader of SVG lets another thread run, and the rock takes it longest."""
    with ThreadPoolExecutor(1, "aside") as aside:
        coming = aside.submit(stage.layer, title_hills.rock(), 190, 720)
        scene = _night(stage)
        mask, _ = stage.layer(title_hills.rock_mask(), 190, 720)
        ridge = stage.layer(title_hills.ridge_line() + title_trees.pines(), 100, 570)
        rock, pos = coming.result()
    scene.blit(masked(rock, mask), pos)
    scene.blit(*ridge)
    return scene


def _watcher(stage: TitleStage, scene: pygame.Surface) -> None:
    """The hooded figure in the mouth of the mine, in its own shade."""
    person = replace(ROLES[Role.SABOTEUR][0], hat_colour="#5A3A32", coat="#3A2A26")
    size = (stage.px(WATCHER.w), stage.px(WATCHER.h))
    picture = sheet(figure(person), size, size[0] / 100, figure_defs(person), top=-6)
    picture.fill(_WATCHER_SHADE, special_flags=pygame.BLEND_RGB_MULT)
    scene.blit(picture, stage.at(*WATCHER.topleft), (0, 0, picture.get_width(), stage.px(141)))


def _props(stage: TitleStage, scene: pygame.Surface) -> None:
    """Cart and pick with their shadow, and the light of the lantern, which hangs there by itself."""
    warm = radial((64, 64), (120, 78, 26), 1.9)
    stage.light(scene, LANTERN, (330, 300), warm)
    stage.light(scene, LANTERN, (110, 110), warm)
    picture, pos = _object(stage, cart(1.4), _CART, 3.7)
    drawn = picture.get_bounding_rect()
    dark, margin = shadow(picture.subsurface(drawn), stage.px(6), 150)  # around it there is as much that need not blur
    scene.blit(dark, (pos[0] + drawn.x - margin - stage.px(6), pos[1] + drawn.y - margin + stage.px(6)))
    scene.blit(picture, pos)
    scene.blit(*_object(stage, svg.group(pick(1.5), "rotate(20)"), _PICK, 2.62))
    stage.light(scene, (PORTAL_X, 640), (420, 210), radial((64, 64), (60, 36, 10), 1.7))


def _object(stage: TitleStage, body: str, middle: svg.Point, scale: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a drawing around the origin of a 64 by 64 box, and where it goes."""
    side = stage.px(64 * scale)
    picture = sheet(body, (side, side), side / 64, tool_defs(), left=-32, top=-32)
    x, y = stage.at(*middle)
    return picture, (x - side // 2, y - side // 2)


def _dusk(stage: TitleStage) -> pygame.Surface:
    """Darker away from the mine, so that the menu on the left is easy to read; to multiply."""
    small = opaque((64, 36))
    for y in range(36):
        for x in range(64):
            across = x / 63 * stage.width - stage.left - PORTAL_X
            down = y / 35 * stage.height - stage.top - 400
            strength = max(0.30, 1 - 0.62 * max(0.0, math.hypot(across / 920, down / 600) - 0.28))
            small.set_at((x, y), (int(255 * strength), int(250 * strength), int(246 * strength)))
    return pygame.transform.smoothscale(small, stage.size)


def title_sky(size: Size) -> pygame.Surface:
    """Draw where clouds show, to multiply over them: clear where hills and trees stand, and as dim as the sky is."""
    stage = TitleStage(size)
    land = blank(size)
    land.blit(*stage.layer(title_hills.far_hills() + title_hills.rock_mask(), -stage.top, 720))
    land.blit(*stage.layer(title_trees.pines(), 50, 570))
    land.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    open_sky = blank(size)
    open_sky.blit(_dusk(stage), (0, 0))
    open_sky.blit(land, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return open_sky


def title_in_contrast(size: Size) -> pygame.Surface:
    """Draw the mouth of the mine alone, on black, at the side where nothing is written."""
    stage = TitleStage(size)
    scene = opaque(size)
    _mouth(stage, scene)
    return scene


def title_backdrop(size: Size) -> pygame.Surface:
    """Draw all that stays still on the title, `size` pixels large, without alpha."""
    stage = TitleStage(size)
    scene = _night_with_hill(stage)
    ground, pos = stage.layer(title_portal.ground(), 320, 720)
    scene.blit(ground, pos)
    _mouth(stage, scene)
    multiply(scene, _dusk(stage))
    grain(scene, 238, 8, max(1.0, stage.unit))
    return scene


def _mouth(stage: TitleStage, scene: pygame.Surface) -> None:
    """The portal with whoever stands in it, the rails, and what lies before it."""
    defs = title_portal.portal_defs() + tool_defs()
    scene.blit(*stage.layer(title_portal.interior(), 320, 720, defs))
    _watcher(stage, scene)
    front = title_portal.rails() + title_portal.timber() + title_portal.bracket()
    scene.blit(*stage.layer(front, 300, 720, defs))
    _props(stage, scene)
