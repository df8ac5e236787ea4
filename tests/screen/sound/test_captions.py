"""Captions: words for sounds in the log's strip, only where they are wanted, moving nothing (UX section 1)."""

from __future__ import annotations

import pygame
import pytest
from screen import rounds
from screen.driving import Driver

from game.scenes.table.scene import TableScene
from game.sound.captions import caption
from game.sound.cues import Cue
from game.tabletop.view.caption import SHOWN_SECONDS


def table(*, captions: bool, size: tuple[int, int] = (1280, 720), scale: float = 1.0) -> tuple[Driver, TableScene]:
    context = rounds.instant_context(size, scale)
    context.settings.captions = captions
    scene = TableScene(context, rounds.new_session(4, 0))
    driver = Driver(context, scene)
    for _frame in range(200):
        if scene.at_rest:
            break
        driver.frame(dt=0.1)
    return driver, scene


def test_the_bell_has_its_words_for_a_few_seconds() -> None:
    driver, scene = table(captions=True)
    assert scene.sounds.caption.words == "[soft bell]"
    driver.frame(dt=SHOWN_SECONDS + 0.1)
    assert scene.sounds.caption.words == ""
    assert driver.drawn


def test_there_are_no_words_unless_they_are_wanted() -> None:
    assert table(captions=False)[1].sounds.caption.words == ""


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 640), 1.0), ((1280, 720), 2.0)])
def test_words_change_nothing_but_their_own_strip(size: tuple[int, int], scale: float) -> None:
    driver, scene = table(captions=True, size=size, scale=scale)
    layout = scene.view.layout
    for _frame in range(10):
        driver.frame(dt=1)  # until nobody is called any more
    scene.sounds.caption.tell(Cue.LAY)
    driver.frame()
    shown, rects = driver.canvas.copy(), scene.rects()
    driver.frame(dt=SHOWN_SECONDS + 0.1)
    assert scene.rects() == rects
    changed = pygame.mask.from_threshold(shown, (0, 0, 0), (1, 1, 1), driver.canvas)
    changed.invert()
    boxes = changed.get_bounding_rects()
    assert boxes
    where = layout.log if layout.log_shown else layout.board
    assert all(where.contains(box) for box in boxes)


def test_gold_and_stone_have_no_words_of_their_own() -> None:
    assert (caption(Cue.DRUM), caption(Cue.REVEALED)) == ("[drum]", "[swell]")


def test_what_only_answers_a_hand_has_no_words() -> None:
    quiet = {cue for cue in Cue if caption(cue) is None}
    assert quiet >= {Cue.BUTTON, Cue.PICK_UP, Cue.PUT_DOWN, Cue.ROTATE, Cue.REFUSED}
    assert not quiet & {Cue.LAY, Cue.JOIN, Cue.ROCKFALL, Cue.MAP, Cue.BREAK, Cue.REPAIR, Cue.TRAP}
