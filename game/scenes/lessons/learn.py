"""Learn to play: a tile for each chapter, for the guided round, and for whatever else teaches the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.art.naming import IconName
from game.scenes.lessons.tile import Tile
from game.scenes.routes import ToLesson, ToRulebook, ToSandbox, ToTitle
from game.scenes.shared.ground import OakGround
from game.system.i18n import _
from game.ui.context import Context
from game.ui.layout import column
from game.ui.scene import Change, Open
from game.ui.screen import Screen
from game.ui.theme import CHALK, GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.lessons.titles import Lesson, lesson_about, lesson_title

_DARK = (16, 10, 5)
_LEAST_WIDTH, _MOST_COLUMNS = 300, 3
"""Design units that a tile is wide at least, with the text as large as designed, and how many stand side by side."""
_HIGH = 160
"""Design units that a tile is high where there is room for that."""

_ICONS: dict[Lesson, IconName] = {
    Lesson.LAY: "pick",
    Lesson.TURN: "rotate",
    Lesson.TOOLS: "lantern",
    Lesson.BLUFF: "eye",
    Lesson.GOLD: "gold",
    Lesson.EXPANSION: "door",
    Lesson.GUIDED: "people",
}


@dataclass(frozen=True)
class _Row:
    """A tile: its name in the trace, what stands on it, where it leads, and whether that was played to its end."""

    name: str
    title: str
    about: str
    icon: IconName
    opens: Callable[[], Change]
    done: bool = False


def _rows(context: Context) -> list[_Row]:
    """Return every tile in its place; one more way to learn the game is one more row."""
    finished = context.settings.lessons
    lessons = [
        _Row(
            f"lesson-{lesson}",
            lesson_title(lesson),
            lesson_about(lesson),
            _ICONS[lesson],
            partial(Open, ToLesson(lesson)),
            lesson in finished,
        )
        for lesson in Lesson
    ]
    return [*lessons, _sandbox(), _rulebook()]


def _sandbox() -> _Row:
    about = _("Lay any card anywhere: it says what the rules allow, and why not.")
    return _Row("sandbox", _("Sandbox"), about, "cards", lambda: Open(ToSandbox()))


def _rulebook() -> _Row:
    about = _("Every rule in plain words, with drawings, and a search.")
    return _Row("rulebook", _("Rulebook"), about, "notebook", lambda: Open(ToRulebook()))


class Learn(Screen):
    """Offers the lessons in any order; the first that was not played to its end has the focus."""

    name = "learn"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._ground = OakGround(context)
        self._heading = RichText(_("Learn to play"), face="title", size=34, colour=GOLD, shadow=_DARK)
        hint = _("Play the chapters in any order, as often as you like. Nothing here counts as a game.")
        self._hint = RichText(hint, size=16, colour=CHALK, shadow=_DARK)
        self._scroll = ScrollView("lessons")
        rows = _rows(context)
        self.tiles = [Tile(row.name, row.title, row.about, row.icon, row.opens, done=row.done) for row in rows]
        upcoming = next(
            (tile for tile, row in zip(self.tiles, rows[: len(Lesson)], strict=False) if not row.done), self.tiles[0]
        )
        upcoming.style, self.first = "brass", upcoming.name
        self._back = Button("back", _("Back"), self.cancel, icon="back", style="slate", size=21)

    def cancel(self) -> Change:
        return Open(ToTitle())

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        margin, gap = viewport.px(36), viewport.px(14)
        inside = pygame.Rect(0, 0, min(viewport.rect.w - 2 * margin, viewport.px(1180)), 0)
        inside.midtop = (viewport.rect.centerx, viewport.px(22))
        top = column([self._heading, self._hint], inside, viewport.px(2), viewport) + viewport.px(18)
        back_width = max(viewport.px(170), self._back.natural_width(viewport))
        back_height = self._back.height(back_width, viewport)
        foot = viewport.rect.bottom - viewport.px(18)
        self._back.place(pygame.Rect(inside.right - back_width, foot - back_height, back_width, back_height), viewport)
        view = pygame.Rect(inside.x, top, inside.w, foot - back_height - gap - top)
        end = self._place_tiles(pygame.Rect(view.topleft, (inside.w, view.h)), gap, viewport)
        if end > view.bottom:
            room = pygame.Rect(view.topleft, (self._scroll.inner_width(view.w, viewport), 0))
            end = self._place_tiles(room, gap, viewport)
        self._scroll.hold(self.tiles, view, end)
        return [self._heading, self._hint, self._scroll, self._back]

    def _place_tiles(self, area: pygame.Rect, gap: int, viewport: Viewport) -> int:
        """Place the tiles in rows, all as high as the highest. Return the foot of the last row."""
        least = viewport.px(_LEAST_WIDTH * max(1.0, viewport.text_scale))
        columns = max(1, min(_MOST_COLUMNS, (area.w + gap) // (least + gap)))
        width = (area.w - gap * (columns - 1)) // columns
        rows = -(-len(self.tiles) // columns)
        spare = (area.h - gap * (rows - 1)) // rows
        height = max(min(spare, viewport.px(_HIGH)), *(tile.height(width, viewport) for tile in self.tiles))
        foot = area.y
        for place, tile in enumerate(self.tiles):
            x, y = area.x + place % columns * (width + gap), area.y + place // columns * (height + gap)
            tile.place(pygame.Rect(x, y, width, height), viewport)
            foot = y + height
        return foot
