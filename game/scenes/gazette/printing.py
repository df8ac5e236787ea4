"""A page of the Seam Gazette as one picture, always of the same size, whatever the window is."""

from __future__ import annotations

from copy import copy
from io import BytesIO

import pygame
from pygame import Rect

from game.art.drawing.raster import opaque
from game.art.sharp import SharpPictures
from game.art.surfaces.plates import plate
from game.play.sharing.files import ONE_AT_A_TIME
from game.scenes.gazette.layout import PageLayout
from game.ui.context import Context
from game.ui.viewport import Viewport

WINDOW = (1920, 1080)
_WIDTH, _EDGE = 1080, 34
"""Of the sheet and of its empty rim, in design units."""


def press_of(context: Context) -> Context:
    """Return what pages are printed with, on whatever thread."""
    press = copy(context)
    press.viewport = Viewport(WINDOW, contrast=context.viewport.contrast)
    press.pictures = SharpPictures(None)
    return press


def print_page(press: Context, page: PageLayout) -> pygame.Surface:
    """Draw the whole page on a sheet that is as long as it needs."""
    viewport = press.viewport
    width, edge = viewport.px(_WIDTH), viewport.px(_EDGE)
    foot = page.place(Rect(edge, edge, width - 2 * edge, 0), viewport) + edge
    sheet = opaque((width, foot), (255, 255, 255))
    sheet.blit(plate((width, foot), "paper", 4, unit=viewport.unit, radius=0), (0, 0))
    for widget in page.widgets:
        widget.draw(sheet, press)
    return sheet


def printed(press: Context, page: PageLayout) -> bytes:
    """Return the whole page as the bytes of a PNG file."""
    data = BytesIO()
    with ONE_AT_A_TIME:
        pygame.image.save(print_page(press, page), data, "gazette.png")
    return data.getvalue()
