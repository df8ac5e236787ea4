"""All achievements on one page, none hidden: who has earned them and when, and what has to be done (UX D6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.scenes.achievements.tile import HonourTile
from game.scenes.shared.asked import Asked
from game.scenes.shared.ground import OakGround
from game.statistics.achievements.honours import Honour, honours
from game.statistics.store import NoStatistics, Store
from game.system.i18n import _
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.layout import column
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.theme import CHALK, GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.achievements import Achievement

_SHADOW = (16, 10, 5)
_LEAST_WIDTH, _MOST_COLUMNS = 350, 3

Found = Mapping[Achievement, Honour]


class AchievementsScene(Screen):
    """Asks the statistics on a worker, then shows the earned ones first."""

    name = "achievements"
    first = "back"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._ground = OakGround(context)
        self._scroll = ScrollView("achievements")
        self._found: Found | None = None
        self._back = Button("back", "", Pop, icon="back", style="brass", size=21)
        self._asked = Asked(context, "achievements", partial(_ask, context.data_folder))

    @property
    def at_rest(self) -> bool:
        return self._found is not None

    @property
    def wake_in(self) -> float | None:
        return soonest(None if self.at_rest else LOOK_AGAIN, super().wake_in)

    def update(self, dt: float) -> Change:
        answer = None if self.at_rest else self._asked.answer
        if answer is not None:
            found, trouble = answer
            if trouble:
                self.context.notices.append(trouble)
            self.show(found)
            self.rearrange()
        return super().update(dt)

    def show(self, found: Found) -> None:
        """Tell what was achieved."""
        self._found = found

    def close(self) -> None:
        super().close()
        self._asked.close()

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._back.label = _("Back")
        margin, gap = viewport.px(36), viewport.px(12)
        inside = pygame.Rect(0, 0, min(viewport.rect.w - 2 * margin, viewport.px(1240)), 0)
        inside.midtop = (viewport.rect.centerx, viewport.px(18))
        heading = RichText(_("Achievements"), face="title", size=34, colour=GOLD, shadow=_SHADOW)
        hint = RichText(self._hint(), size=16, colour=CHALK, shadow=_SHADOW)
        top = column([heading, hint], inside, viewport.px(2), viewport) + viewport.px(14)
        wide = max(viewport.px(170), self._back.natural_width(viewport))
        high = self._back.height(wide, viewport)
        foot = viewport.rect.bottom - viewport.px(16)
        self._back.place(pygame.Rect(inside.right - wide, foot - high, wide, high), viewport)
        view = pygame.Rect(inside.x, top, inside.w, foot - high - gap - top)
        self._fill(view, gap, viewport)
        return [heading, hint, self._scroll, self._back]

    def _hint(self) -> str:
        if self._found is None:
            return _("Looking for what you have earned…")
        text = _(
            "{count} of {most} earned. They count when a game is over; lessons, games of What if and bots earn nothing."
        )
        return text.format(count=len(self._found), most=len(Achievement))

    def _fill(self, view: pygame.Rect, gap: int, viewport: Viewport) -> None:
        """Place the tiles in rows, each row as high as its highest tile; earned ones first."""
        found = self._found or {}
        order = sorted(Achievement, key=lambda each: each not in found)
        tiles = [HonourTile(each, found.get(each)) for each in order]
        room = self._scroll.inner_width(view.w, viewport)
        least = viewport.px(_LEAST_WIDTH * max(1.0, viewport.text_scale))
        columns = max(1, min(_MOST_COLUMNS, (room + gap) // (least + gap)))
        width = (room - gap * (columns - 1)) // columns
        y = view.y
        for start in range(0, len(tiles), columns):
            line = tiles[start : start + columns]
            high = max(tile.height(width, viewport) for tile in line)
            for place, tile in enumerate(line):
                tile.place(pygame.Rect(view.x + place * (width + gap), y, width, high), viewport)
            y += high + gap
        self._scroll.hold(tiles, view, y - gap)


def _ask(folder: Path | None) -> tuple[Found, str]:
    """Return what was achieved, and a sentence where that could not be read."""
    if folder is None:
        return {}, ""
    store = Store(folder)
    try:
        return store.read(honours, {}), store.warning or ""
    except NoStatistics as trouble:
        return {}, str(trouble)
