"""The lines of the chart of suspicion as pictures: drawn once as long as nothing moves."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.art.drawing.contrast import in_contrast
from game.art.drawing.raster import blank
from game.scenes.why.chart_lines import Charted, draw_lines, edge_of, edged, guilty
from game.ui.context import Context
from game.ui.viewport import Viewport

_MANY = 6
"""More seats than this show a mark at the turns of the saboteurs alone."""
_DIM, HARDLY_DIM = 110, 230
"""Alpha of the lines of those who are not meant; in high contrast the one that is meant has a white edge instead."""


class LineLayers:
    """The lines of all seats, and of the one that stands out."""

    def __init__(self) -> None:
        self._layers: dict[tuple[tuple[int, ...], tuple[int, int], Viewport], pygame.Surface] = {}

    def forget(self) -> None:
        """Draw everything anew from now on."""
        self._layers.clear()

    def draw(
        self,
        canvas: pygame.Surface,
        shown: Charted,
        plot: pygame.Rect,
        seat: int | None,
        drawn: float,
        context: Context,
    ) -> None:
        """Draw all lines in `plot` as far as they have grown, faint below that of `seat`."""
        edge = edge_of(context.viewport)
        turns = len(shown.course.turns)
        part = pygame.Rect(0, 0, _across(plot, turns * drawn, turns) + 2 * edge, plot.h + 2 * edge)
        at = (plot.x - edge, plot.y - edge)
        everybody = self._layer(shown, range(len(shown.roles)), plot, context)
        everybody.set_alpha(255 if seat is None else HARDLY_DIM if in_contrast() else _DIM)
        canvas.blit(everybody, at, part)
        if seat is not None:
            canvas.blit(self._layer(shown, (seat,), plot, context), at, part)

    def _layer(self, shown: Charted, seats: Sequence[int], plot: pygame.Rect, context: Context) -> pygame.Surface:
        """Return the lines of these seats, the thick ones last."""
        key = (tuple(seats), plot.size, context.viewport)
        if key not in self._layers:
            for other in [other for other in self._layers if len(seats) == 1 == len(other[0])]:
                del self._layers[other]  # of those that stand out, one at a time
            edge, turns = edge_of(context.viewport), len(shown.course.turns)
            foot, rows = edge + plot.h, list(enumerate(shown.course.suspicion))
            ways = {
                seat: [(edge + _across(plot, turn, turns), foot - round(plot.h * row[seat])) for turn, row in rows]
                for seat in sorted(seats, key=lambda seat: guilty(shown, seat))
            }
            few = len(shown.roles) <= _MANY or len(seats) == 1
            marked = {seat for seat in seats if few or guilty(shown, seat)}
            layer = blank((plot.w + 2 * edge, plot.h + 2 * edge))
            draw_lines(layer, shown, ways, marked, context)
            self._layers[key] = edged(layer, context.viewport) if in_contrast() and len(seats) == 1 else layer
        return self._layers[key]


def _across(plot: pygame.Rect, turn: float, turns: int) -> int:
    """Return how far across the plot a turn is."""
    return round(plot.w * turn / max(1, turns))
