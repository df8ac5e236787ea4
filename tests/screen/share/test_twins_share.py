"""What a screen shows that shares or reports a game is the same, whatever roles, hands, goals and deck are."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from screen import rounds
from screen.twins import EXPANDED, RULES, make_twins

from game.engine.ruleset import Ruleset
from game.play.desk import Desk, game_of
from game.play.save_names import FOLDER, slot_path
from game.play.session import Session
from game.play.sharing.game import opened
from game.play.sharing.report import Report
from game.play.slots import keep_in_slot
from game.scenes.report.scene import ReportScene
from game.scenes.saves.scene import Games
from game.scenes.saves.shelves import Section
from game.scenes.saves.slot_choice import SlotChoice
from game.scenes.share.scene import ShareScene
from game.ui.context import Context
from game.ui.screen import Screen

_FOLDER = Path("nowhere")


def _share(context: Context, record: bytes) -> Screen:
    return ShareScene(context, opened(record), _FOLDER)


def _report(context: Context, record: bytes) -> Screen:
    scene = ReportScene(context, Report(record, context.settings, None, {}), _FOLDER)
    scene._show(1)
    return scene


def test_the_slots_and_the_list_of_games_look_alike(tmp_path: Path) -> None:
    one, other, _script = make_twins(4)
    frames = []
    for session in (one, other):
        keep_in_slot(tmp_path, 1, session.record, Desk(game_of(session.record)).sheet)
        os.utime(slot_path(tmp_path / FOLDER, 1), (1e9, 1e9))
        slots = _frame(_slots(session, tmp_path), b"")
        frames.append((slots, _frame(_games(tmp_path), b"")))
    assert frames[0] == frames[1]
    assert any(one.names[0] in text for text in frames[0][0][1])


def _slots(session: Session, folder: Path) -> Callable[[Context, bytes], Screen]:
    return lambda context, _record: SlotChoice(context, session, folder)


def _games(folder: Path) -> Callable[[Context, bytes], Screen]:
    def make(context: Context, _record: bytes) -> Screen:
        context.data_folder = folder
        context.places[Games.name] = Section.SLOTS
        return Games(context)

    return make


def _frame(make: Callable[[Context, bytes], Screen], record: bytes) -> tuple[bytes, list[str]]:
    context = rounds.instant_context()
    context.pictures = rounds.CodedPictures()
    scene = make(context, record)
    scene.resize(context.viewport)
    canvas = pygame.Surface(context.viewport.size)
    scene.draw(canvas)
    texts = [line.text for part in scene.parts for line in part.texts(context.viewport)]
    return canvas.get_buffer().raw, texts


@pytest.mark.parametrize("rules", [RULES, EXPANDED])
@pytest.mark.parametrize("make", [_share, _report])
def test_screens_of_games_that_look_alike_to_everybody_look_alike(
    make: Callable[[Context, bytes], Screen], rules: Ruleset
) -> None:
    one, other, _script = make_twins(4, rules=rules)
    assert one.record != other.record
    assert _frame(make, one.record) == _frame(make, other.record)
