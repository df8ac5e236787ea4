"""A page of the Seam Gazette set in columns: the masthead across, the lead beside the first stories, the rest below."""

from __future__ import annotations

from pygame import Rect

from game.art.people.cast import portrait_name
from game.engine.state import State
from game.hindsight.gazette.pages import Paper, printed_page
from game.scenes.gazette.blocks import Article, Block, Box, Headline, Line, Masthead, Text
from game.scenes.gazette.picture import Engraving
from game.system.i18n import _
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget
from game.words.gazette.news import Page
from game.words.gazette.page import Printed, gold_heading

_COLUMN, _MOST_COLUMNS = 250, 3
"""Least width of a column at normal text, in design units."""
_GAP, _BETWEEN = 8, 26
_PICTURE, _PICTURE_SHARE = 300, 60
"""Height of the picture at most, in design units, and per cent of the width that it takes with text beside it."""
_SLACK = 24
"""By so much the stories beside the lead may be longer than it, in design units."""


class PageLayout:
    """The widgets of one page; `place` lays them out."""

    def __init__(self, paper: Paper, page: Page, state: State) -> None:
        outcome = state.table.outcome
        assert outcome is not None, "only revealed rounds are in the paper"
        self.words = printed_page(paper, page, state)
        words = self.words
        self._masthead = Masthead(words.title, (words.motto, _("Printed underground, sold by lamplight")), words.date)
        self._headline = Headline(words.headline, words.deck)
        self.picture = Engraving(state.table.maze, outcome.goals, words.caption)
        self._lead = Text(words.article)
        self._stories = [*_articles(paper, page, words), *_boxes(words)]
        self.widgets: list[Widget] = []
        self._waiting: list[Block] = []

    def place(self, area: Rect, viewport: Viewport) -> int:
        """Lay everything out from the top of `area` down over its width. Return the foot."""
        between, gap = viewport.px(_BETWEEN), viewport.px(_GAP)
        least = viewport.px(_COLUMN * viewport.text_scale)
        columns = max(1, min(_MOST_COLUMNS, (area.w + between) // (least + between)))
        column = (area.w - (columns - 1) * between) // columns
        self.widgets, self._waiting = [], list(self._stories)
        top = self._put(self._masthead, area, area.y, viewport) + gap
        left = Rect(area.x, top, column if columns == 1 else (columns - 1) * (column + between) - between, 0)
        foot = self._place_lead(left, max(1, columns - 1), viewport)
        if columns > 1:
            beside = Rect(left.right + between, top, column, 0)
            foot = max(foot, self._fill(beside, foot + viewport.px(_SLACK), viewport))
            self._rule(Rect(left.right + between // 2, top, 1, foot - top))
        return self._place_below(Rect(area.x, foot + gap, area.w, 0), columns, viewport)

    @property
    def blocks(self) -> list[Block]:
        """The parts that can be read, in the order of reading."""
        return [widget for widget in self.widgets if isinstance(widget, Block)]

    def _put(self, block: Widget, area: Rect, top: int, viewport: Viewport) -> int:
        block.place(Rect(area.x, top, area.w, block.height(area.w, viewport)), viewport)
        self.widgets.append(block)
        return block.rect.bottom

    def _rule(self, rect: Rect) -> None:
        line = Line()
        line.rect = rect
        self.widgets.append(line)

    def _place_lead(self, area: Rect, columns: int, viewport: Viewport) -> int:
        """Place the lead: where its columns are several, the text beside a picture that is not too wide."""
        gap, between = viewport.px(_GAP), viewport.px(_BETWEEN)
        self.picture.most, self._lead.columns, self._lead.between = viewport.px(_PICTURE), columns, between
        top = self._put(self._headline, area, area.y, viewport) + gap
        beside = self.picture.natural_width(area.w * _PICTURE_SHARE // 100)
        if columns == 1 or beside is None:
            top = self._put(self.picture, area, top, viewport) + gap
            return self._put(self._lead, area, top, viewport)
        self._lead.columns = 1
        picture = self._put(self.picture, Rect(area.x, 0, beside, 0), top, viewport)
        left = area.x + beside + between
        text = Rect(left, 0, area.right - left, 0)
        text.y = self._put(self._lead, text, top, viewport) + gap
        return max(picture, self._fill(text, picture, viewport, last=True) - gap)

    def _fill(self, area: Rect, most: int, viewport: Viewport, *, last: bool = False) -> int:
        """Place what is waiting from the top of `area` down as long as it fits above `most`. Return the foot.

        With `last` it is taken from the end, but no story.
        """
        foot = area.y
        while self._waiting:
            block = self._waiting[-1 if last else 0]
            if foot + block.height(area.w, viewport) > most or (last and isinstance(block, Article)):
                break
            self._waiting.remove(block)
            foot = self._put(block, area, foot, viewport) + viewport.px(_GAP)
        return foot

    def _place_below(self, area: Rect, columns: int, viewport: Viewport) -> int:
        """Place the rest below, each part in the column that is shortest so far."""
        if not self._waiting:
            return area.y
        between, gap = viewport.px(_BETWEEN), viewport.px(_GAP)
        self._rule(Rect(area.x, area.y, area.w, max(1, viewport.px(1.4))))
        top = area.y + gap
        wide = (area.w - (columns - 1) * between) // columns
        feet = [top] * columns
        for block in self._waiting:
            column = feet.index(min(feet))
            where = Rect(area.x + column * (wide + between), 0, wide, 0)
            feet[column] = self._put(block, where, feet[column], viewport) + gap
        for column in range(1, columns):
            if feet[column] > top:
                x = area.x + column * (wide + between) - between // 2
                self._rule(Rect(x, top, 1, max(feet) - gap - top))
        return max(feet)


def _articles(paper: Paper, page: Page, words: Printed) -> list[Block]:
    """Return the stories, each with the portrait of whom it is about."""
    found: list[Block] = []
    for number, (story, column) in enumerate(zip(page.columns, words.columns, strict=True), 1):
        seat = story.about.seat
        portrait = None if seat is None else portrait_name(seat, paper.seats[seat].mind)
        found.append(Article(number, column.headline, column.text, portrait))
    return found


def _boxes(words: Printed) -> list[Block]:
    found: list[Block] = [Box("gold", gold_heading(), words.gold)] if words.gold else []
    found.append(Box("small-ads", _("Small ads"), words.adverts))
    found.append(Box("weather", _("Weather in the mine"), [words.weather]))
    return found
