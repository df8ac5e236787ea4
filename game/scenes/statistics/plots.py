"""Which plots there are, and pictures of them as files."""

from __future__ import annotations

from copy import copy
from enum import StrEnum

import pygame

from game.art.drawing.contrast import hue
from game.art.drawing.raster import opaque
from game.scenes.statistics.choosing import compared_words, gold_words, value_words
from game.scenes.statistics.course_plot import LAST, CoursePlot
from game.scenes.statistics.histogram import Histogram
from game.scenes.statistics.plot import Plot
from game.scenes.statistics.share_bars import MeanBars, ShareBars
from game.statistics.figures import Aspect, Figures
from game.system.i18n import _
from game.ui.context import Context
from game.ui.text import draw_text, line_height
from game.ui.theme import GOLD, MUTED, SHAFT, font
from game.ui.viewport import Viewport
from game.words.statistics.figures import gold_tip, lap_tip
from game.words.things import gain_words

_PICTURE, _LARGER = (1280, 720), 1.5


class Kind(StrEnum):
    """What else there is to see beside comparisons."""

    GOLD = "gold"
    ROUND_GOLD = "round-gold"
    LAPS = "laps"
    COURSE = "course"


def kind_words(kind: Kind, aspect: Aspect) -> str:
    """Return the heading of a plot; `aspect` is what rounds are compared by."""
    match kind:
        case Kind.ROUND_GOLD:
            return gold_words(aspect)
        case Kind.GOLD:
            return _("Gold in a game, and how often")
        case Kind.LAPS:
            return _("Found out as a saboteur, by lap")
        case Kind.COURSE:
            return _("Games won of the last {count}").format(count=LAST)


def comparison(figures: Figures, aspect: Aspect) -> Plot:
    """Return the plot of rounds won by one aspect."""
    shares = {value_words(aspect, value): each.won for value, each in figures.compared[aspect].items()}
    return ShareBars("comparison", compared_words(aspect), shares)


def plot_of(figures: Figures, kind: Kind, aspect: Aspect) -> Plot:
    """Return one of the other plots."""
    title = kind_words(kind, aspect)
    match kind:
        case Kind.ROUND_GOLD:
            means = {value_words(aspect, value): each.gold for value, each in figures.compared[aspect].items()}
            return MeanBars("plot", title, means)
        case Kind.GOLD:
            return Histogram("plot", title, figures.by_gold, lambda gold, n: gold_tip(gain_words(gold), n))
        case Kind.LAPS:
            return Histogram("plot", title, figures.by_lap, lap_tip)
        case Kind.COURSE:
            return CoursePlot("plot", title, figures.course)


def picture_of(plot: Plot, chosen: str, context: Context) -> pygame.Surface:
    """Return a plot as a picture of its own, with its heading and what was chosen. `plot` is placed anew."""
    viewport = Viewport(_PICTURE, _LARGER, contrast=context.viewport.contrast)
    canvas = opaque(_PICTURE)
    canvas.fill(hue(SHAFT))
    head, small = font("heading", viewport.text(24)), font("body", viewport.text(13))
    draw_text(canvas, plot.called, (viewport.px(40), viewport.px(28)), head, GOLD)
    below = viewport.px(28) + line_height(head)
    draw_text(canvas, chosen, (viewport.px(40), below), small, MUTED)
    top = below + line_height(small) + viewport.px(16)
    aside = copy(context)
    aside.viewport = viewport
    plot.place(
        pygame.Rect(viewport.px(40), top, _PICTURE[0] - viewport.px(80), _PICTURE[1] - top - viewport.px(36)), viewport
    )
    plot.draw(canvas, aside)
    return canvas


def file_words(kind: Kind, aspect: Aspect) -> str:
    """Return what a picture of a plot is called as a file."""
    return f"{kind}-by-{aspect}" if kind is Kind.ROUND_GOLD else str(kind)
