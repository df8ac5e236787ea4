"""No text of any scene is cut off, cut short, beside its plate or over another, at any size (UX M24, M25, S16).

What is drawn is looked at, by hand or by widgets. The suite takes each scene at the hardest: the smallest window, the
largest text, a television, a language with long words; and every sixth at one more. `--every-layout` takes every scene
at every size.
"""

from __future__ import annotations

import re
from itertools import product
from typing import NamedTuple

import pytest
from pygame import Rect
from screen import printed
from screen.driving import BlankPictures, Heard

from game.cli.gallery import draw_shot
from game.cli.gallery_scenes import SCENES
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.screen import Screen
from game.ui.trace import Trace
from game.ui.viewport import Viewport

pytestmark = pytest.mark.usefixtures("plain_plates")

FOUR_K = (3840, 2160)
SIZES = ((1024, 640), (1280, 720), (1920, 1080), FOUR_K, (2560, 1080))
SCALES = (80, 100, 130, 160, 200)
TELEVISION = 150
"""The least text scale for a television."""
GROWING = [
    "curtain",
    "inspection",
    "round-end-diggers",
    "round-end-ten-seats",
    "round-end-twelve-seats",
    "scoreboard-twelve-seats",
    "table-three-seats",
    "table-ten-seats",
    "table-twelve-seats",
    "watch-why",
    "why-twelve-seats",
]
LARGE = 44
"""Type of headings that need not grow: twice as large as that of any button."""
LEAST = 14
"""Type that is never smaller, and so is larger than designed at 100 % of the smallest window."""
CARDS = re.compile(r"(hand|cell|goal|bonus|log)-|discards")
"""What else has a name in the trace; links in the log may be lower."""
BOUNDED = re.compile(
    r"Goal \d|[A-C]|\+?\d+|Bartholomew Long|repaired their own lamp|.+ wins the game|.+ wins? round \d|Why\?"
)
"""What its place bounds: names of goals and letters in their cells, numbers in marks and beside them, the longest names
and acts, and the gold lettering of headings, which is large from the start."""


class Look(NamedTuple):
    """How a scene is looked at: window, text scale in per cent, large targets for a television, language."""

    size: tuple[int, int]
    scale: int
    television: bool
    language: str

    def __str__(self) -> str:
        name = f"{self.size[0]}x{self.size[1]}-{self.scale}-{self.language}"
        return f"{name}-tv" if self.television else name


FULL_HD = Look((1920, 1080), 100, False, SOURCE_LANGUAGE)
FULL_HD_TELEVISION = Look((1920, 1080), TELEVISION, True, SOURCE_LANGUAGE)
READ = [
    "setup",
    "settings-accessibility",
    "table-twelve-seats",
    "talk",
    "curtain",
    "round-end-ten-seats",
    "round-end-twelve-seats",
    "scoreboard-twelve-seats",
    "why",
    "watch-why",
]
HARDEST = Look((1024, 640), 200, True, PSEUDO_LANGUAGE)
ALSO = [("talk", Look((1920, 1080), 130, False, PSEUDO_LANGUAGE))]
"""Where names of goals were cut while a panel took room from the board."""
LOOKS = [
    Look(size, scale, television, language)
    for size, (scale, television), language in product(
        SIZES, [*((scale, False) for scale in SCALES), (TELEVISION, True)], (SOURCE_LANGUAGE, PSEUDO_LANGUAGE)
    )
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"name", "look"} <= set(metafunc.fixturenames):
        if metafunc.config.getoption("--every-layout"):
            chosen = list(product(SCENES, LOOKS))
        else:
            others = [look for look in LOOKS if look.size != FOUR_K]
            chosen = [(name, HARDEST) for name in SCENES]
            chosen += [(name, others[step * 7 % len(others)]) for step, name in enumerate(SCENES) if step % 6 == 0]
            chosen += ALSO
        metafunc.parametrize(("name", "look"), chosen, ids=lambda value: str(value))


def shown(name: str, look: Look) -> tuple[list[printed.Print], list[str]]:
    """Every text that a scene of the gallery shows, and what can be pressed but is too small for that."""
    settings = Settings(
        speed_bots="instant", speed_own="instant", text_scale=look.scale, language=look.language,
        large_targets=look.television,
    )  # fmt: skip
    viewport = Viewport.of(look.size, settings)
    context = Context(settings, BlankPictures(), viewport, Trace(None), None, sound=Heard())
    use_language(look.language)
    try:
        with printed.printing() as paper:
            canvas = paper(look.size)
            shot = SCENES[name](context)
            draw_shot(canvas, context, shot)
            return canvas.page.prints, small_targets(shot.over or shot.scene, viewport)
    finally:
        use_language(SOURCE_LANGUAGE)


def small_targets(scene: Scene, viewport: Viewport) -> list[str]:
    """What is lower or narrower than anything to press may be; cards and cells are as large as they are."""
    whole = {widget.name: widget.rect for widget in scene.ring.widgets} if isinstance(scene, Screen) else None
    rects = scene.rects() if whole is None else whole
    least = viewport.least_target
    return [f"{name} {rect.size}" for name, rect in rects.items() if min(rect.size) < least and not CARDS.match(name)]


def test_no_text_is_cut_off_or_lies_over_another_and_no_target_is_small(name: str, look: Look) -> None:
    prints, small = shown(name, look)
    assert prints, "nothing was written"
    assert printed.faults(prints, Rect((0, 0), look.size)) == []
    assert small == []


@pytest.mark.parametrize(("look", "least"), [(FULL_HD, 18), (FULL_HD_TELEVISION, 26)], ids=["desk", "television"])
@pytest.mark.parametrize("scene", READ)
def test_body_text_is_as_large_at_1080p_as_it_is_to_be(scene: str, look: Look, least: int) -> None:
    small = {line.words: line.px for line in shown(scene, look)[0] if line.px < least}
    assert {words: px for words, px in small.items() if not BOUNDED.fullmatch(words)} == {}


@pytest.mark.parametrize("scene", GROWING)
def test_text_at_200_per_cent_is_nearly_twice_as_large(scene: str) -> None:
    plain, large = (shown(scene, Look((1024, 640), scale, False, SOURCE_LANGUAGE))[0] for scale in (100, 200))
    before = {line.words: line.px for line in plain}
    for line in large:
        if line.words in before and not BOUNDED.fullmatch(line.words):
            grown = line.px >= min(1.8 * before[line.words], LARGE)
            assert grown or (before[line.words] <= LEAST and line.px > 1.5 * LEAST), (line.words, line.px)
