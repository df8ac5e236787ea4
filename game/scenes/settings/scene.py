"""The settings in tabs, with a search over all of them and a way back to the defaults of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial

import pygame

from game.scenes.settings.asking import ask_to_reset
from game.scenes.settings.effects import differing
from game.scenes.settings.page import matching, place_found, place_rows
from game.scenes.settings.rows import Row
from game.scenes.settings.tabs import TAB_ROWS, Tab, tab_words
from game.scenes.shared.ground import OakGround
from game.scenes.shared.search_head import SearchHead
from game.system.i18n import _
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.scene import Change, Pop, Topic
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.tabs import TabButton, place_tabs
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_ENTRIES: Mapping[str, Entry] = {
    "commit-at-once": Entry.LAYING_HERE,
    "confirm": Entry.LAYING_HERE,
    "grid": Entry.LOOKING_HERE,
    "speed-bots": Entry.LOOKING_HERE,
}
"""What the rulebook has to say of some rows."""


class SettingsScene(Screen):
    """Every setting takes effect at once and is written at once. The tab that was open last opens again."""

    name = "settings"

    def __init__(self, context: Context, tab: Tab | None = None) -> None:
        super().__init__(context)
        self._tab = tab or Tab(context.places.get(self.name, Tab.PLAY))
        self.first = f"tab-{self._tab}"
        self._ground = OakGround(context)
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("settings")
        self._search = SearchHead(self.search_for)
        self._shown = copy(context.settings)
        self._tab_keys: Mapping[Control, Callable[[], Change]] = {
            Control.LEFT: partial(self._step, -1),
            Control.RIGHT: partial(self._step, 1),
            Control.DOWN: self._enter_page,
        }

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=4, seed=4)

    def handle(self, event: pygame.Event) -> Change:
        match control_of(event, typing=self.typing):
            case Control.NEXT_CARD:
                return self._step(1)
            case Control.PREVIOUS_CARD:
                return self._step(-1)
            case _:
                return super().handle(event)

    def topic(self) -> Topic | None:
        focus = next((widget for widget in self.ring.widgets if widget.hovered), self.ring.focus)
        return Topic(_ENTRIES.get("" if focus is None else focus.name, Entry.CONTENTS))

    def update(self, dt: float) -> Change:
        if self._shown != self.context.settings:  # a row, a key or a question has changed something
            self.rearrange()
        return super().update(dt)

    def cancel(self) -> Change:
        return self.search_for("") if self._search.written else Pop()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._shown = copy(self.context.settings)
        rows = {tab: make(self.context) for tab, make in TAB_ROWS.items() if self._typed or tab is self._tab}
        width = min(viewport.px(860 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(28))
        inside = pygame.Rect(0, 0, width, viewport.rect.h - 2 * viewport.px(14))
        inside.center = viewport.rect.center
        head, top = self._search.place(_("Settings"), inside, viewport)
        foot, bottom = self._place_foot(rows[self._tab], inside, viewport)
        tabs = [
            TabButton(
                tab,
                tab_words(tab),
                partial(self._open, tab),
                chosen=tab is self._tab and not self._typed,
                keys=self._tab_keys,
            )
            for tab in Tab
        ]
        top = place_tabs(tabs, pygame.Rect(inside.x, top, inside.w, 0), viewport)
        self._board = pygame.Rect(inside.x, top, inside.w, bottom - top)
        self._place_page(rows, viewport)
        return [*head, *tabs, self._scroll, *foot]

    def _place_foot(self, rows: Sequence[Row], inside: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place the buttons below the page; return them and where the page ends."""
        done = Button("back", _("Done"), Pop, style="brass", icon="tick", size=21)
        width = min(inside.w, max(viewport.px(200), done.natural_width(viewport)))
        place = pygame.Rect(0, 0, width, done.height(width, viewport))
        place.bottomright = inside.bottomright
        done.place(place, viewport)
        reset = self._reset_button(rows)
        if reset is None:
            return [done], place.top - viewport.px(12)
        left = pygame.Rect(inside.x, 0, place.left - viewport.px(12) - inside.x, 0)
        left.w = min(left.w, max(viewport.target(), reset.natural_width(viewport)))
        left.h = max(place.h, reset.height(left.w, viewport))
        left.bottom = inside.bottom
        reset.place(left, viewport)
        return [reset, done], left.top - viewport.px(12)

    def _reset_button(self, rows: Sequence[Row]) -> Button | None:
        """Return the button that puts the settings of the tab back; None where it would do nothing."""
        fields = [field for row in rows for field in row.fields]
        if not fields or self._typed:
            return None
        reset = Button("reset", _("Reset this tab"), lambda: self._ask_to_reset(fields), icon="undo", size=17)
        reset.enabled = bool(differing(self.context.settings, fields))
        reset.why_not = _("Everything on this tab has its default.")
        return reset

    def _place_page(self, rows: Mapping[Tab, Sequence[Row]], viewport: Viewport) -> None:
        view = self._board.inflate(-2 * viewport.px(22), -2 * viewport.px(16))
        area = pygame.Rect(view.topleft, (self._scroll.inner_width(view.w, viewport), 0))
        if self._typed:
            parts, foot = place_found(matching(rows, self._typed), area, viewport)
        else:
            parts, foot = place_rows(rows[self._tab], area, viewport)
        self._scroll.hold(parts, view, foot)

    @property
    def _typed(self) -> str:
        return self._search.typed

    def search_for(self, typed: str) -> Change:
        """Show the rows that have these words, the tab again when there are none."""
        self._search.fill(typed)
        self._scroll.move_to(0)
        self.rearrange()
        return None

    def _open(self, tab: Tab) -> Change:
        """Show a tab in place of another one, or of what was found."""
        self._tab = tab
        self.context.places[self.name] = tab
        self._search.fill("")
        self._scroll.move_to(0)
        self.first = f"tab-{tab}"
        self.rearrange()
        self.ring.set_focus(self.ring.named(self.first))
        return None

    def _step(self, by: int) -> Change:
        tabs = list(Tab)
        return self._open(tabs[(tabs.index(self._tab) + by) % len(tabs)])

    def _enter_page(self) -> Change:
        """Go to the first thing on the page, else to the way out."""
        self.ring.enter(self._scroll)
        return None

    def _ask_to_reset(self, fields: Sequence[str]) -> Change:
        heading = _("Reset the tab “{tab}”?").format(tab=tab_words(self._tab))
        return ask_to_reset(self.context, heading, _("Everything on it gets its default again."), fields)
