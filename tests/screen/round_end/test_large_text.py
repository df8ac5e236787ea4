"""The end of a round in large text: seats and gold in full size, in a view that scrolls (UX M24)."""

from __future__ import annotations

import pygame
import pytest
from screen import rounds
from screen.driving import Driver

from game.engine.ruleset import EDITIONS, Ruleset
from game.play.session import Session
from game.scenes.round_end.ledger import LedgerBoard
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
    scene.hindsight.finish()
    Driver(context, scene).frame()
    return scene


@pytest.mark.parametrize(("seats", "rules"), [(5, BASE), (10, BASE), (12, rounds.EXPANDED)])
def test_keys_and_pads_go_to_every_seat(seats: int, rules: Ruleset) -> None:
    scene = _open(seats, rules)
    rows = [seat for seat in scene.board.seats if seat.focusable]
    assert rows[-1].on_screen() != rows[-1].rect
    for row in (rows[-1], rows[0]):
        scene.ring.set_focus(row)
        assert row.on_screen() == row.rect


def test_no_coin_flies_to_a_seat_that_is_out_of_view() -> None:
    scene = _open(12, rounds.EXPANDED)
    board, viewport = scene.board, scene.viewport
    assert isinstance(board, LedgerBoard)
    view = board.cells[0].scroll
    assert view is not None
    paid = [entry for entry in board.entries if entry.amount and entry.other is None]
    for seat in (0, 11):
        scene.ring.set_focus(board.cells[seat])
        shows = {entry.step: False for entry in paid}
        for entry in paid:
            shows[entry.step] |= board.cells[entry.seat].purse_shows(viewport)
        assert set(shows.values()) == {True, False}
        for step, seen in shows.items():
            board._arrived = step + 0.5
            canvas = pygame.Surface(viewport.size, pygame.SRCALPHA)
            board.draw_moving(canvas, scene.context)
            drawn = canvas.get_bounding_rect()
            assert bool(drawn.w) is seen
            assert not seen or view.rect.inflate(80, 80).contains(drawn)


@pytest.mark.parametrize(("seats", "rules"), [(10, BASE), (12, rounds.EXPANDED)])
def test_text_that_is_large_no_more_stands_as_it_did_before(seats: int, rules: Ruleset) -> None:
    scene = _open(seats, rules, 1.0)
    before = [(part.rect, part.focusable, part.texts(scene.viewport)) for part in scene.parts]
    scene.resize(Viewport((1024, 640), 2.0))
    scene.resize(Viewport((1024, 640)))
    assert [(part.rect, part.focusable, part.texts(scene.viewport)) for part in scene.parts] == before
