"""The scenes of the gallery in which a recorded game is watched, shared and reported."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.cli import gallery_games as games
from game.cli.gallery_shot import Shot
from game.engine.ruleset import Ruleset
from game.play.sharing.game import SharedGame
from game.play.sharing.report import Report
from game.scenes.report.scene import ReportScene
from game.scenes.share.scene import ShareScene
from game.scenes.watch.scene import Watch
from game.scenes.watch.what_if import WhatIf
from game.ui.context import Context

_FOLDER = Path("fools-lode")
"""Where files would lie; nothing is written until something is pressed."""


def watch_shot(context: Context, steps: int, sight: int, seats: int = 5, rules: Ruleset = games.RULES) -> Shot:
    """Return a replay some steps in; `sight` counts views on from the one that shows everything."""
    return _led(context, (pygame.K_RIGHT,) * steps + (pygame.K_DOWN,) * sight, seats, rules)


def _led(context: Context, keys: tuple[int, ...], seats: int, rules: Ruleset) -> Shot:
    """Return a replay after these keys, with all marks and reasons found."""
    scene = Watch(context, games.recorded_game(seats, rules))
    scene.resize(context.viewport)
    scene.finish()
    for key in keys:
        scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    scene.why.finish()
    return Shot(scene, seconds=1)


def marks_shot(context: Context, seats: int, rules: Ruleset, jumps: int, sight: int = 0) -> Shot:
    """Return a replay that has been led from mark to mark."""
    return _led(context, (pygame.K_DOWN,) * sight + (pygame.K_PAGEDOWN,) * jumps, seats, rules)


def what_if_shot(context: Context) -> Shot:
    watch = Watch(context, games.recorded_game(5, games.RULES))
    watch.resize(context.viewport)
    watch.go(30)
    return Shot(watch, WhatIf(context, games.recorded_game(5, games.RULES).names, 2, 30, lambda _seat: None))


def watch_why_shot(context: Context, seats: int, rules: Ruleset = games.RULES) -> Shot:
    """Return a replay some steps in with the reasons beside it."""
    scene = Watch(context, games.recorded_game(seats, rules))
    scene.resize(context.viewport)
    for key in (pygame.K_RIGHT,) * 40:
        scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    if not scene.why.open:
        scene.toggle_why()
    scene.why.finish()
    return Shot(scene, seconds=1)


def share_shot(context: Context, game: SharedGame, keys: tuple[int, ...] = ()) -> Shot:
    return Shot(ShareScene(context, game, _FOLDER), keys=keys)


def report_shot(context: Context) -> Shot:
    """Return what would be in a report of a game that goes on, with the public record opened."""
    session = games.find(games.after(21))
    report = Report(session.record, context.settings, None, {"pygame-ce": "2.5.8", "SDL": "2.32.10"})
    return Shot(ReportScene(context, report, _FOLDER), keys=(pygame.K_UP,) * 4 + (pygame.K_RETURN,))
