"""The Seam Gazette: a newspaper with a page for each revealed round, to be read, turned, saved and copied (UX D3)."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pygame
from pygame import Rect

from game.hindsight.gazette.pages import Paper, pages
from game.play.sharing.files import SHARED, put, telling_name
from game.scenes.gazette.layout import PageLayout
from game.scenes.gazette.picture import Engraver
from game.scenes.gazette.printing import press_of, printed
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import lantern_light
from game.scenes.shared.stage import Stage
from game.system.errors import reason_of
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.bindings import Control, control_of, with_key
from game.ui.context import LOOK_AGAIN, Context
from game.ui.paint import draw_plate
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets import clipboard
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.gazette.page import page_text
from game.words.rulebook.entries import Entry

_PAPER, _MARGIN, _PAD, _GAP = 1080, 14, 26, 10
_LARGE_TEXT = 1.3
"""From this text scale on buttons show their icons alone."""
_MOST_NAMED = 6
"""Names in the name of a file: more would make it too long."""


class GazetteScene(Stage):
    """Shows one page; `number` is the round whose page lies on top, by default the last one."""

    name = "gazette"
    about = Entry.LOOKING_HERE
    first = "back"

    def __init__(self, context: Context, paper: Paper, number: int | None = None) -> None:
        super().__init__(context)
        self._paper = paper
        self._pages = pages(paper)
        if not self._pages:
            raise ValueError("no round is revealed")
        rounds = [page.round for page in self._pages]
        self._at = rounds.index(number) if number in rounds else len(rounds) - 1
        self._oak = OakGround(context)
        self._view = ScrollView("page")
        self._sheet = Rect(0, 0, 0, 0)
        self._pool = context.worker("gazette")
        self.engraver = Engraver(self._pool)
        self._drawn = False
        self._layout = self._set_page()
        self._file: Future[Path] | None = None

    def _set_page(self) -> PageLayout:
        return PageLayout(self._paper, self._pages[self._at], self._paper.rounds[self._at])

    # What happens

    def turn(self, by: int) -> Change:
        """Turn to the page of another round, where there is one."""
        at = min(max(0, self._at + by), len(self._pages) - 1)
        if at != self._at:
            self._at = at
            self._layout = self._set_page()
            self._view.offset = 0
            self.rearrange()
        return None

    def handle(self, event: pygame.Event) -> Change:
        match control_of(event):
            case Control.NEXT_CARD:
                return self.turn(1)
            case Control.PREVIOUS_CARD:
                return self.turn(-1)
        return super().handle(event)

    def update(self, dt: float) -> Change:
        if self._file is not None and self._file.done():
            self.context.tell_now(_saved_sentence(self._file))
            self._file = None
        if self._layout.picture.drawn and not self._drawn:
            self._drawn = self.ring.changed = True
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return super().wake_in if self.at_rest else LOOK_AGAIN

    @property
    def at_rest(self) -> bool:
        return self._file is None and self._layout.picture.drawn

    def close(self) -> None:
        super().close()
        self._pool.shutdown(wait=False)

    def _save(self) -> Change:
        """Let a worker print the page and write it."""
        folder = self.context.data_folder
        if folder is None:
            self.context.tell_now(_not_saved(_("there is no folder to save in")))
        elif self._file is None:
            press, page = press_of(self.context), self._set_page()
            name = telling_name(["gazette", *self._paper.names[:_MOST_NAMED], f"{self._pages[self._at].round}"])
            self._file = self._pool.submit(lambda: put(folder / SHARED, name, ".png", printed(press, page)))
        return None

    def _copy(self) -> Change:
        copied = clipboard.copy(page_text(self._layout.words))
        done, failed = _("The page is on the clipboard as text."), _("The page cannot be put on the clipboard.")
        self.context.tell_now(done if copied else failed)
        return None

    # What shows

    def resize(self, viewport: Viewport) -> None:
        self._layout = self._set_page()  # in the language of now
        super().resize(viewport)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        margin, gap, pad = viewport.px(_MARGIN), viewport.px(_GAP), viewport.px(_PAD)
        width = min(viewport.rect.w - 2 * margin, viewport.px(_PAPER))
        area = Rect((viewport.rect.w - width) // 2, gap, width, 0)
        buttons, foot = self._place_buttons(area, viewport)
        self._sheet = Rect(area.x, foot + gap, width, viewport.rect.h - margin - foot - gap)
        inside = self._sheet.inflate(-2 * pad, -pad)
        inner = Rect(inside.x, inside.y, self._view.inner_width(inside.w, viewport), inside.h)
        end = self._layout.place(inner, viewport)
        for block in self._layout.blocks:
            block.focusable = end > inside.bottom
        self._view.hold(self._layout.widgets, inside, end)
        self._layout.picture.engraver, self._drawn = self.engraver, False
        return [*buttons, self._view]

    def _place_buttons(self, area: Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place the pages to turn to at the left, what can be done with this one at the right. Return their foot."""
        bare = viewport.text_scale > _LARGE_TEXT
        before, after = (
            Button("page-before", "", partial(self.turn, -1), style="slate", icon="left", size=18),
            Button("page-after", "", partial(self.turn, 1), style="slate", icon="right", size=18),
        )
        before.tooltip = with_key(_("The page of the round before"), Control.PREVIOUS_CARD)
        after.tooltip = with_key(_("The page of the next round"), Control.NEXT_CARD)
        before.enabled, after.enabled = self._at > 0, self._at < len(self._pages) - 1
        before.why_not = after.why_not = _("There is no other page on this side.")
        picture, text = _("Save as picture"), _("Copy as text")
        save = Button("save-picture", "" if bare else picture, self._save, style="slate", icon="save", size=18)
        copy = Button("copy-text", "" if bare else text, self._copy, style="slate", icon="log", size=18)
        save.tooltip, copy.tooltip = (picture, text) if bare else ("", "")
        back = Button("back", _("Close"), self.cancel, style="brass", icon="tick", size=18)
        left, right = [before, after], [save, copy, back]
        widths = {button: max(viewport.target(), button.natural_width(viewport)) for button in (*left, *right)}
        high = max(button.height(widths[button], viewport) for button in widths)
        x, gap = area.x, viewport.px(_GAP)
        for button in left:
            button.place(Rect(x, area.y, widths[button], high), viewport)
            x += widths[button] + gap
        x = area.right
        for button in reversed(right):
            x -= widths[button]
            button.place(Rect(x, area.y, widths[button], high), viewport)
            x -= gap
        return [*left, *right], area.y + high

    def plates(self) -> tuple[Rect, ...]:
        return (self._sheet,)

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        lantern_light(canvas, self._sheet, self.viewport)
        draw_plate(canvas, self._sheet, "paper", self.viewport, radius=3, seed=4)


def _saved_sentence(file: Future[Path]) -> str:
    try:
        return _("The page is saved as {file}.").format(file=shown_path(file.result()))
    except OSError as error:
        return _not_saved(reason_of(error))


def _not_saved(reason: str) -> str:
    return _("The page cannot be saved ({reason}).").format(reason=reason)
