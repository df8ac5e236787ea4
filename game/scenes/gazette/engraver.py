"""Engravings that a worker draws, so that no page waits for one when it is turned."""

from __future__ import annotations

from collections.abc import Hashable
from concurrent.futures import Executor, Future, wait

import pygame

from game.art.drawing.contrast import in_contrast
from game.art.drawing.raster import Size
from game.art.tunnels.engraving import engraving
from game.engine.cards import GoalName
from game.engine.maze import Maze


class Engraver:
    """Says of an engraving whether it is drawn, and has it drawn when it is asked for first."""

    def __init__(self, worker: Executor) -> None:
        self._worker = worker
        self._asked: dict[Hashable, Future[pygame.Surface]] = {}

    def has(self, maze: Maze, goals: tuple[GoalName, ...], size: Size) -> bool:
        """Return whether the picture of a maze is there in this size."""
        key = (maze, goals, size, in_contrast())
        if key not in self._asked:
            self._asked = {key: self._worker.submit(engraving, maze, goals, size)}
        return self._asked[key].done()

    def finish(self) -> None:
        """Wait for what was asked: for still pictures."""
        wait(self._asked.values())
