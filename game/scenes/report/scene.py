"""Reporting a problem: what would be in the file is shown before it is written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame

from game.play.sharing.files import REPORTS, put
from game.play.sharing.report import NAME, Part, Report, packed
from game.scenes.report.preview import Preview
from game.scenes.report.words import part_words
from game.scenes.shared.ground import OakGround
from game.scenes.shared.saved_file import open_folder, saved_sentence, unwritten_sentence
from game.system.folders import can_show_folders
from game.system.i18n import _
from game.ui.context import Context
from game.ui.layout import column
from game.ui.paint import draw_plate
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

_COLUMN, _LEAST_PREVIEW = 440, 360
"""Width of the column, and the least of what is read beside it, in design units."""


class ReportScene(Screen):
    """Shows the parts of `report`, and writes them into one file in the data `folder` when that is asked for."""

    name = "report"
    first = "write"

    def __init__(self, context: Context, report: Report, folder: Path | None) -> None:
        super().__init__(context)
        self._place = folder
        self._report = report
        self._names = True
        self._files = report.parts(names=True)
        self._shown = 0
        self._told = RichText("", size=15)
        self._ground = OakGround(context)
        self._scroll, self._text = ScrollView("report"), ScrollView("preview")
        self._plate, self._paper = pygame.Rect(0, 0, 0, 0), pygame.Rect(0, 0, 0, 0)
        self._preview = Preview(self._files[0])
        self._say()

    def _say(self) -> None:
        """Make everything that has words, in the language of now."""
        self._heading = RichText(_("Report a problem"), face="title", size=32, colour=GOLD, shadow=(16, 10, 5))
        about = _("This makes one file that you can send to whoever looks after the game. Nothing is sent by itself.")
        hides = _("What is still secret in a game that goes on is left out.")
        self._about = RichText(f"{about} {hides}", size=15)
        self._inside = RichText(_("In the file"), face="heading", size=19, colour=GOLD)
        self._buttons = [self._part_button(place, part) for place, part in enumerate(self._files)]
        self._toggle = Toggle("names", _("Leave out the names of people"), not self._names, self._leave_out)
        self._write = Button("write", _("Write the file"), self._write_file, style="brass", icon="save")
        nowhere = self._place is None
        self._write.enabled, self._write.why_not = not nowhere, _("There is no folder that can be written.")
        self._folder = Button("folder", _("Open the folder"), self._show_folder, style="slate", icon="log")
        self._back = Button("back", _("Back"), Pop, style="slate", icon="back")

    def _part_button(self, place: int, part: Part) -> Button:
        """Return the button that shows a part; the one that shows has an eye."""
        name, words, show = f"part-{place + 1}", part_words(part.name), partial(self._show, place)
        if place == self._shown:
            return Button(name, words, show, style="slate", icon="eye", note=part.name, size=17, centred=False)
        return Button(name, words, show, note=part.name, size=17, centred=False)

    # What is done

    def _show(self, place: int) -> Change:
        self._shown = place
        self._turn_to()
        return None

    def _leave_out(self, leaves_out: bool) -> Change:
        self._names = not leaves_out
        self._files = self._report.parts(names=self._names)
        self._turn_to()
        return None

    def _turn_to(self) -> None:
        self._preview = Preview(self._files[self._shown])
        self._text.offset = 0
        self._say()
        self.rearrange()

    def _write_file(self) -> Change:
        folder = self._place
        assert folder is not None, "the button cannot be pressed without a folder"
        try:
            path = put(folder / REPORTS, NAME, ".zip", packed(self._files))
        except OSError as error:
            self._told.text = unwritten_sentence(folder / REPORTS, error)
        else:
            self._told.text = saved_sentence(path)
        self.rearrange()
        self._scroll.reveal(self._told)
        return None

    def _show_folder(self) -> Change:
        open_folder(self.context, None if self._place is None else self._place / REPORTS)
        return None

    # What shows

    def resize(self, viewport: Viewport) -> None:
        self._say()
        super().resize(viewport)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        edge, pad, gap = viewport.px(14), viewport.px(22), viewport.px(9)
        room = viewport.rect.inflate(-2 * edge, -2 * edge)
        wide = viewport.px(_COLUMN * max(1.0, viewport.text_scale))
        beside = wide + edge + viewport.px(_LEAST_PREVIEW) <= room.w
        self._plate = pygame.Rect(room.topleft, (wide if beside else room.w, room.h))
        left = self._plate.right + edge
        self._paper = pygame.Rect(left, room.y, room.right - left, room.h) if beside else pygame.Rect(0, 0, 0, 0)
        view = self._plate.inflate(-2 * pad, -2 * pad)
        back = self._back.height(view.w, viewport)
        self._back.place(pygame.Rect(view.x, view.bottom - back, view.w, back), viewport)
        view.h -= back + gap
        parts = self._column() if beside else [*self._column(), *self._preview.on_wood()]
        fits = sum(part.height(view.w, viewport) + gap for part in parts) - gap <= view.h
        inner = view.w if fits else self._scroll.inner_width(view.w, viewport)
        self._scroll.hold(parts, view, column(parts, pygame.Rect(view.topleft, (inner, 0)), gap, viewport))
        if not beside:
            return [self._scroll, self._back]
        self._fill_paper(viewport, pad)
        return [self._scroll, self._back, self._text]

    def _fill_paper(self, viewport: Viewport, pad: int) -> None:
        paper = self._paper.inflate(-2 * pad, -2 * pad)
        lines = self._preview.on_paper()
        inner = pygame.Rect(paper.topleft, (self._text.inner_width(paper.w, viewport), 0))
        self._text.hold(lines, paper, column(lines, inner, viewport.px(2), viewport))

    def _column(self) -> list[Widget]:
        said: list[Widget] = [self._told] if self._told.text else []
        if self._told.text and can_show_folders():
            said.append(self._folder)
        return [self._heading, self._about, self._inside, *self._buttons, self._toggle, self._write, *said]

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        draw_plate(canvas, self._plate, "wood", self.viewport, radius=14, seed=2)
        if self._paper.w:
            draw_plate(canvas, self._paper, "parchment", self.viewport, radius=4, seed=4)
