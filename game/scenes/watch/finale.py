"""How a goal opens in a replay: as it did at the table (UX section 7). Other steps of a replay do not move."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from game.engine.events import Event, GoalRevealed, RoundEnded, maze_after
from game.engine.state import State
from game.system.settings import Speed, speed_factor
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.reveal import GLIDE, table_at_reveal
from game.tabletop.motions.timeline import Timeline
from game.tabletop.view.captures import Captures
from game.tabletop.view.table import TableView
from game.ui.context import Context


class Finale:
    """The goals that one step opens. `shown` is the position that the view shows meanwhile."""

    def __init__(self, context: Context, view: TableView) -> None:
        self._context = context
        self._view = view
        self._timeline = Timeline()
        self._speed: float | None = 1.0
        self.shown: State | None = None

    @property
    def busy(self) -> bool:
        return self._timeline.busy

    @property
    def changed(self) -> bool:
        """Whether the picture differs from the one before."""
        return self._timeline.changed

    @property
    def hidden(self) -> Captures:
        """What the view must leave out now."""
        return self._timeline.hidden

    def begin(self, events: Sequence[Event], before: State, after: State, speed: Speed) -> None:
        """Open the goals that are among the events of a step, if there are any."""
        self._speed = speed_factor(speed)
        opened = [event for event in events if isinstance(event, GoalRevealed | RoundEnded)]
        if self._speed is None or not isinstance(opened[0] if opened else None, GoalRevealed):
            return
        maze = before.table.maze
        for event in events[: events.index(opened[0])]:
            maze = maze_after(maze, event)
        table = table_at_reveal(events, before.table, after.table)
        self.shown = replace(before, table=table)
        self._timeline.add(
            motions(
                opened, replace(before.table, maze=maze), table, self._view, self._context.pictures, None,
                shows=lambda _owner: False,
            )
        )  # fmt: skip

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass. True when the newest position is to be shown from now on."""
        self._timeline.still = self._view.viewpoint.still = self._context.settings.reduced_motion
        self._timeline.update(dt * 1000, self._speed)
        for cue, step in self._timeline.take_cues():
            self._context.sound.play(cue, step)
        self._look_near()
        if self.shown is None or self.busy:
            return False
        self.shown = None
        return True

    def stop(self) -> None:
        """Complete everything at once."""
        while self._timeline.busy:
            self._timeline.finish()
        if self.shown is not None:
            self.shown = None
            self._view.viewpoint.draw_back(0)

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw what moves, over the view."""
        self._timeline.draw(canvas)

    def _look_near(self) -> None:
        focus = self._timeline.focus
        seconds = GLIDE / 1000 / (self._speed or 1.0)
        if focus is None:
            self._view.viewpoint.draw_back(seconds)
        else:
            self._view.viewpoint.draw_near(focus.cells, focus.near, seconds)
