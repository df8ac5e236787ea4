"""The figures of the people chosen, a row for each: what it is, the number, and how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import GREY, hue, two_forms
from game.art.drawing.raster import Colour
from game.statistics.facts import Party
from game.statistics.figures import Aspect, Figures
from game.statistics.intervals import Mean, Share
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import icon_tone
from game.ui.text import line_height, text_width
from game.ui.theme import PARCHMENT_INK, PARCHMENT_MUTED, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.statistics.figures import (
    at_most,
    between_words,
    few_games,
    few_rounds,
    hits_of,
    in_games,
    in_rounds,
    lap_mean,
    mean_tip,
    of_games,
    of_rounds,
    percent_words,
    share_tip,
)
from game.words.things import decimal_words

_LINE: Colour = two_forms((176, 150, 108), GREY)


class FigureRow(Widget):
    """A figure on parchment: its words at the left, its number at the right, and a note below. It cannot be pressed."""

    clicks = False

    def __init__(self, name: str, words: str, number: str, note: str, tooltip: str = "") -> None:
        super().__init__(name, tooltip)
        self._words, self._number, self._note = words, number, note

    def _number_width(self, viewport: Viewport) -> int:
        return text_width(self._number, font("bold", viewport.text(18))) + viewport.px(10)

    def height(self, width: int, viewport: Viewport) -> int:
        return max(viewport.target(), self._text_height(width, viewport))

    def _text_height(self, width: int, viewport: Viewport) -> int:
        words = lines_height(self._words, font("body", viewport.text(16)), width - self._number_width(viewport))
        note = lines_height(self._note, font("body", viewport.text(13)), width) if self._note else 0
        return max(words, line_height(font("bold", viewport.text(18)))) + note

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        number, body, small = (
            font("bold", viewport.text(18)),
            font("body", viewport.text(16)),
            font("body", viewport.text(13)),
        )
        wide, box = self._number_width(viewport), self.rect
        note = lines_height(self._note, small, box.w) if self._note else 0
        top = box.y + (box.h - self._text_height(box.w, viewport)) // 2
        upper = pygame.Rect(box.x, top, box.w - wide, self._text_height(box.w, viewport) - note)
        at_end = pygame.Rect(box.right - text_width(self._number, number) - 1, top, wide, upper.h)
        placed = place_lines(self._words, body, PARCHMENT_INK, upper)
        placed += place_lines(self._number, number, PARCHMENT_INK, at_end)
        if self._note:
            below = pygame.Rect(box.x, upper.bottom, box.w, note)
            placed += place_lines(self._note, small, PARCHMENT_MUTED, below, middle=False)
        return placed

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        for line in self.texts(context.viewport):
            line.draw(canvas)
        foot = self.rect.bottom - 1
        pygame.draw.line(
            canvas, hue(_LINE), (self.rect.x, foot), (self.rect.right, foot), max(1, context.viewport.px(1))
        )


class ChartSign(Widget):
    """A chart in dark ink, over what is said where there are no figures."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("")

    def height(self, _width: int, viewport: Viewport) -> int:
        return viewport.icon(64)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        side = context.viewport.icon(64)
        picture = context.pictures.get(PictureKey(naming.icon("chart"), side, side, icon_tone("parchment")))
        canvas.blit(picture, picture.get_rect(center=self.rect.center))


def figure_rows(figures: Figures) -> list[FigureRow]:
    """Return the rows of all figures that there is something to say of."""
    return list(_rows(figures))


def _rows(figures: Figures) -> Iterator[FigureRow]:
    sides = figures.compared[Aspect.SIDE]
    yield _share("games-won", _("Games won"), figures.games, of_games, few_games)
    streaks = figures.streaks
    yield FigureRow("streak", _("Games won in a row"), str(streaks.current), at_most(streaks.longest))
    yield _share("rounds-won", _("Rounds won"), figures.rounds, of_rounds, few_rounds)
    for side, words in (
        (Party.DIGGERS, _("Rounds won as a gold-digger")),
        (Party.SABOTEURS, _("Rounds won as a saboteur")),
        (Party.PROFITEER, _("Rounds won as the profiteer")),
    ):
        if side in sides or side is not Party.PROFITEER:
            won = sides[side].won if side in sides else Share(0, 0)
            yield _share(f"won-as-{side}", words, won, of_rounds, few_rounds)
    yield _mean("gold", _("Gold in a game"), figures.gold, in_games, few_games)
    yield _mean("round-gold", _("Gold in a round"), figures.round_gold, in_rounds, few_rounds)
    yield _found_out(figures)
    yield FigureRow("lies", _("Lies told"), str(figures.lies), in_rounds(figures.rounds.n))
    yield FigureRow("hints", _("Hints asked for"), str(figures.hints), of_games(*figures.hinted))


def _found_out(figures: Figures) -> FigureRow:
    row = _share("found-out", _("Found out as a saboteur"), figures.found_out, of_rounds, few_rounds)
    if not figures.found_out.hits:
        return row
    lap = Mean.of(figures.by_lap).mean
    row.tooltip = " ".join(filter(None, (row.tooltip, lap_mean(lap))))
    return row


def _share(name: str, words: str, share: Share, of: Callable[[int, int], str], few: Callable[[int], str]) -> FigureRow:
    if share.few:
        return FigureRow(name, words, hits_of(*share) if share.n else "–", few(share.n))
    low, high = share.interval()
    cases = of(*share)
    note = between_words(cases, percent_words(low), percent_words(high))
    return FigureRow(name, words, percent_words(share.share), note, share_tip(cases, share.share, low, high))


def _mean(name: str, words: str, mean: Mean, counted: Callable[[int], str], few: Callable[[int], str]) -> FigureRow:
    interval = mean.interval()
    if mean.few or interval is None:
        return FigureRow(name, words, decimal_words(mean.mean) if mean.n else "–", few(mean.n))
    low, high = interval
    note = between_words(counted(mean.n), decimal_words(low), decimal_words(high))
    return FigureRow(name, words, decimal_words(mean.mean), note, mean_tip(mean.mean, counted(mean.n), low, high))
