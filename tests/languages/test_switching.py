"""A change of language while the program runs: all that is on the screen is in the new one at once (UX S12).

The suite takes every fourth scene of the gallery; `--every-layout` takes them all.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pygame import Surface
from screen import printed
from screen.driving import BlankPictures, Heard

from game.cli.gallery_scenes import SCENES
from game.flow import settle
from game.scenes.table.scene import TableScene
from game.system.i18n import PSEUDO_LANGUAGE, SOURCE_LANGUAGE, use_language
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.focus import FocusRing
from game.ui.scene import Push, SceneStack
from game.ui.trace import Trace
from game.ui.viewport import Viewport

pytestmark = pytest.mark.usefixtures("plain_plates")

SIZE = (1280, 720)
NEVER_BELOW = ("setup", "letters", "saves", "retire-question", "why", "practice", "rulebook", "learn", "notebook")
"""Scenes from which nothing leads to the settings: they are made anew after any change of the language."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every-layout")
        able = [name for name in SCENES if not name.startswith(NEVER_BELOW)]
        metafunc.parametrize("name", able if every else able[::4])


@pytest.fixture(autouse=True)
def _back_to_english() -> Iterator[None]:
    yield
    use_language(SOURCE_LANGUAGE)


def in_english() -> Context:
    settings = Settings(speed_bots="instant", speed_own="instant", language=SOURCE_LANGUAGE)
    viewport = Viewport.of(SIZE, settings)
    return Context(settings, BlankPictures(), viewport, Trace(None), None, sound=Heard())


def lines(name: str, *, change: bool) -> set[str]:
    """What a scene shows in the pseudo-language: spoken from the start, or only once the scene stands."""
    context, stack = in_english(), None
    if not change:
        use_language(PSEUDO_LANGUAGE)
    try:
        with printed.printing() as paper:
            shot, stack = SCENES[name](context), SceneStack(context.viewport)
            for scene in filter(None, (shot.scene, shot.over)):
                stack.apply(Push(scene))
            draw(stack, context, paper(SIZE))
            use_language(PSEUDO_LANGUAGE)
            stack.resize(context.viewport)
            hush(stack)
            canvas = paper(SIZE)
            draw(stack, context, canvas)
            return {line.words for line in canvas.page.prints} | set(tips(stack))
    finally:
        if stack is not None:
            stack.close()
        use_language(SOURCE_LANGUAGE)


def hush(stack: SceneStack) -> None:
    """Let go what is said in passing: a new language does not say it again."""
    for scene in stack.visible():
        if isinstance(scene, TableScene):
            scene.turns.banner.hush()


def tips(stack: SceneStack) -> Iterator[str]:
    """What the tooltips of everything say that can be pressed, or would be if it could."""
    for scene in stack.visible():
        ring = getattr(scene, "ring", None)
        if isinstance(ring, FocusRing):
            for widget in ring.widgets:
                yield from (widget.tooltip, widget.why_not)


def draw(stack: SceneStack, context: Context, canvas: Surface) -> None:
    """Draw one frame."""
    assert stack.top is not None
    stack.apply(settle(context, stack.top.update(0)))
    for scene in stack.visible():
        scene.draw(canvas)


def test_what_is_on_the_screen_is_in_the_new_language_at_once(name: str) -> None:
    assert lines(name, change=True) == lines(name, change=False)
