"""Pictures from SVG text, and the raster layers on top: noise, light and shadow.

All of it works without a display and on a worker thread: nothing here depends on the window's pixel format.
"""

from __future__ import annotations

import io
import random

import pygame

Size = tuple[int, int]
Colour = tuple[int, int, int]
NoiseSeed = int | str
_TILE = 256


def blank(size: Size) -> pygame.Surface:
    """Draw a clear surface with alpha."""
    return pygame.Surface(size, pygame.SRCALPHA, 32)


def opaque(size: Size, colour: Colour = (0, 0, 0)) -> pygame.Surface:
    """Draw a surface without alpha, filled."""
    surface = pygame.Surface(size, 0, 32)
    surface.fill(colour)
    return surface


def rasterise(text: str, size: Size) -> pygame.Surface:
    """Draw the SVG document at `size` pixels, with alpha. Raises pygame.error when it is no SVG."""
    return native(pygame.image.load_sized_svg(io.BytesIO(text.encode()), size))


def native(surface: pygame.Surface) -> pygame.Surface:
    """Draw a copy in the one pixel format that all pictures share, so that blits between them are fast.

    `surface` is given up: it no longer blends.
    """
    copy = (blank if surface.get_flags() & pygame.SRCALPHA else opaque)(surface.get_size())
    surface.set_alpha(None)  # a plain copy, alpha and all, takes a tenth of the time of any blending
    copy.blit(surface, (0, 0))
    return copy


def multiply(target: pygame.Surface, layer: pygame.Surface, pos: tuple[int, int] = (0, 0)) -> None:
    """Darken `target` by `layer`; alpha stays."""
    target.blit(layer, pos, special_flags=pygame.BLEND_RGB_MULT)


def add_light(target: pygame.Surface, layer: pygame.Surface, pos: tuple[int, int] = (0, 0)) -> None:
    """Brighten `target` by `layer`; alpha stays."""
    target.blit(layer, pos, special_flags=pygame.BLEND_RGB_ADD)


def masked(surface: pygame.Surface, mask: pygame.Surface) -> pygame.Surface:
    """`surface` itself, kept only where the white `mask` is opaque."""
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def noise(size: Size, low: int, high: int, seed: NoiseSeed) -> pygame.Surface:
    """Grey noise, one sample a pixel, between `low` and `high` of 255."""
    ramp = bytes(low + (high - low) * i // 255 for i in range(256))
    samples = random.Random(seed).randbytes(size[0] * size[1]).translate(ramp)
    indexed = pygame.image.frombytes(samples, size, "P")
    indexed.set_palette([(i, i, i) for i in range(256)])
    grey = opaque(size)
    grey.blit(indexed, (0, 0))
    return grey


def grain(surface: pygame.Surface, low: int, seed: NoiseSeed, scale: float = 1.0, high: int = 255) -> None:
    """Multiply fine noise over the whole of `surface`; `scale` is the pixels of one grain."""
    tile = noise((_TILE, _TILE), low, high, seed)
    if scale != 1:
        side = int(_TILE * scale)
        tile = pygame.transform.smoothscale(tile, (side, side))
    width, height = surface.get_size()
    for y in range(0, height, tile.get_height()):
        for x in range(0, width, tile.get_width()):
            multiply(surface, tile, (x, y))


def ball(colour: Colour, power: float) -> pygame.Surface:
    """Light: colour x (1 - d^2)^power from the middle outwards, black at the rim, small, to be stretched."""
    small = 128
    light = opaque((small, small))
    for radius in range(small // 2, 0, -1):
        strength = (1 - (radius / (small / 2)) ** 2) ** power
        shade = tuple(int(channel * strength) for channel in colour)
        pygame.draw.circle(light, shade, (small // 2, small // 2), radius)
    return pygame.transform.gaussian_blur(light, 2)


def radial(radii: tuple[float, float], colour: Colour, power: float) -> pygame.Surface:
    """Return a `ball` of light (look book section 3).

    `radii` are in pixels, across and down; the surface has no alpha and is twice as large.
    """
    return pygame.transform.smoothscale(ball(colour, power), (max(1, int(radii[0] * 2)), max(1, int(radii[1] * 2))))


def shadow(surface: pygame.Surface, blur: int, alpha: int, *, quick: bool = False) -> tuple[pygame.Surface, int]:
    """Return the blurred silhouette of `surface` in black, and the margin in pixels it has more on each side.

    A `quick` one is blurred twice with a box: close to a bell, and made in a tenth of the time.
    """
    margin = blur * 2
    w, h = surface.get_size()
    silhouette = blank((w + 2 * margin, h + 2 * margin))
    silhouette.blit(surface, (margin, margin))
    silhouette.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if blur and quick:
        silhouette = pygame.transform.box_blur(pygame.transform.box_blur(silhouette, blur), blur)
    elif blur:
        silhouette = pygame.transform.gaussian_blur(silhouette, blur)
    silhouette.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return silhouette, margin
