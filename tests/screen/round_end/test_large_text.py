"""The end of a round in large text: seats and gold in full size, in a view that scrolls (UX M24)."""

from __future__ import annotations

import pygame
import pytest
from screen import rounds
from screen.driving import Driver

from game.art.drawing.raster import opaque
from game.engine.ruleset import EDITIONS, Ruleset
from game.play.session import Session
from game.scenes.round_end.ledger import LedgerBoard
from game.scenes.round_end.pages import Page
from game.scenes.round_end.scene import RoundEndScene
from game.ui.viewport import Viewport

BASE = EDITIONS["rebel"]


def _over(session: Session) -> bool:
    return session.table.outcome is not None and session.table.to_play is None


def _open(seats: int, rules: Ruleset, scale: float = 2.0) -> RoundEndScene:
    """Return the end of a round in the smallest window, everything there at once."""
    context = rounds.instant_context((1024, 640), scale)
    context.pictures = rounds.CodedPictures()
    scene = RoundEndScene(context, rounds.find(_over, seats, rules, "random"))
    scene.finish_telling()
    driver = Driver(context, scene)
    scene.open(Page.GOLD)
    driver.frame()
    return scene


@pytest.mark.parametrize(("seats", "rules"), [(5, BASE), (10, BASE), (12, rounds.EXPANDED)])
def test_keys_and_pads_go_to_every_seat(seats: int, rules: Ruleset) -> None:
    scene = _open(seats, rules)
    rows = [seat for seat in scene.board.seats if seat.focusable]
    assert rows[-1].on_screen() != rows[-1].rect
    for row in (rows[-1], rows[0]):
        scene.ring.set_focus(row)
        assert row.on_screen() == row.rect


def test_a_coin_shows_in_the_view_alone() -> None:
    scene = _open(12, rounds.EXPANDED)
    board, size = scene.board, scene.viewport.size
    assert isinstance(board, LedgerBoard)
    view = board.cells[0].scroll
    assert view is not None
    scene.ring.set_focus(board.cells[10])
    shown = []
    for step in {entry.step for entry in board.entries if entry.amount}:
        frames = []
        for part in (0.0, 0.3, 0.9):
            board._arrived = step + part
            canvas = opaque(size)
            scene.draw(canvas)
            shown.append(pygame.image.tobytes(canvas.subsurface(view.rect), "RGB"))
            canvas.fill((0, 0, 0), view.rect)
            frames.append(pygame.image.tobytes(canvas, "RGB"))
        assert frames[0] == frames[1] == frames[2]
    assert len(set(shown)) > 1


@pytest.mark.parametrize(("seats", "rules"), [(10, BASE), (12, rounds.EXPANDED)])
def test_text_that_is_large_no_more_stands_as_it_did_before(seats: int, rules: Ruleset) -> None:
    scene = _open(seats, rules, 1.0)
    before = [(part.rect, part.focusable, part.texts(scene.viewport)) for part in scene.parts]
    scene.resize(Viewport((1024, 640), 2.0))
    scene.resize(Viewport((1024, 640)))
    assert [(part.rect, part.focusable, part.texts(scene.viewport)) for part in scene.parts] == before


def test_gold_flies_everywhere_once_text_is_large_no_more() -> None:
    scene = _open(12, rounds.EXPANDED)
    scene.resize(Viewport((1024, 640)))
    assert scene._layout.ground.clip is None


def test_text_between_normal_and_large_scrolls_where_it_would_have_to_shrink() -> None:
    many, few = _open(12, rounds.EXPANDED, 1.2), _open(3, rounds.EXPANDED, 1.2)
    assert many.ring.scrolls
    assert not few.ring.scrolls
