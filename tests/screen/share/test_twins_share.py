"""What a screen shows that shares or reports a game is the same, whatever roles, hands, goals and deck are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from screen import rounds
from screen.twins import EXPANDED, RULES, make_twins

from game.engine.ruleset import Ruleset
from game.play.sharing.game import opened
from game.play.sharing.report import Report
from game.scenes.report.scene import ReportScene
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
