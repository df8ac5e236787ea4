"""Every text of every scene stands out from what really lies below it, in both themes (UX M24, UX section 1).

`pytest tests/screen/test_legible.py --every-scene` looks through the whole gallery with all its pictures, at several
sizes and with small and large text; otherwise through the scenes that are quickly found, with grounds and no pictures.
"""

from __future__ import annotations

import pygame
import pytest
from screen.driving import blank_picture
from screen.legible import Read, reading

from game.art.catalogue import PictureKey, draw, is_backdrop
from game.art.drawing.contrast import GREY, use_contrast
from game.art.drawing.raster import opaque
from game.art.sharp import SharpPictures
from game.cli import gallery, gallery_scenes
from game.scenes.table.buttons import PALE
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.trace import Trace
from game.ui.viewport import Viewport

_SLOW = (
    "-names",
    "-expansion",
    "-twelve-seats",
    "scoreboard-ten-seats",
    "role-profiteer",
    "watch-public",
    "pause-anew",
    "saves-foot",
)
"""Scenes for which bots play long, or that show nothing that others do not show."""
_INACTIVE = (PALE, GREY)
_SPENT = 5.0
"""What the letters of a main button have in high contrast while it cannot be pressed."""


def _quickly_drawn(key: PictureKey) -> pygame.Surface:
    return draw(key) if is_backdrop(key) else blank_picture(key)


def needed(line: Read, high_contrast: bool) -> float:
    if high_contrast:
        return _SPENT if line.disabled else 7.0
    return 3.0 if line.large or line.disabled or line.colour in _INACTIVE else 4.5


def faults(size: tuple[int, int], scale: int, high_contrast: bool, names: list[str], real: bool) -> list[str]:
    """One sentence for each line that does not stand out enough, and for each scene without any line."""
    use_contrast(high_contrast)
    settings = Settings(
        speed_bots="instant", speed_own="instant", text_scale=scale, captions=True, high_contrast=high_contrast
    )
    pictures = SharpPictures(None, draw if real else _quickly_drawn)
    context = Context(settings, pictures, Viewport.of(size, settings), Trace(None), None)
    found = []
    for name in names:
        shot = gallery_scenes.SCENES[name](context)
        with reading() as lines:
            gallery.draw_shot(opaque(size), context, shot)
        if not lines:
            found.append(f"{name} says nothing")
        for line in lines:
            if line.contrast < needed(line, high_contrast):
                found.append(f"{name}: {line.text!r} in {line.colour} on {line.ground} has {line.contrast:.2f}")
    return found


@pytest.mark.parametrize("high_contrast", [False, True], ids=["usual", "high-contrast"])
def test_every_text_stands_out_from_what_lies_below_it(high_contrast: bool, request: pytest.FixtureRequest) -> None:
    if request.config.getoption("--every-scene"):
        for size in ((1024, 640), (1280, 720), (1920, 1080)):
            for scale in (80, 100, 200):
                assert not faults(size, scale, high_contrast, list(gallery_scenes.SCENES), real=True), (size, scale)
    else:
        quick = [name for name in gallery_scenes.SCENES if not name.endswith(_SLOW)]
        assert not faults((1280, 720), 100, high_contrast, quick, real=False)
