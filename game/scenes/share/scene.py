"""What can be shared of a game, beside the board that it is about (UX S7, D7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.art.naming import IconName
from game.engine.table import Table
from game.play.sharing.files import SHARED
from game.play.sharing.game import PublicStep, SharedGame
from game.scenes.share.drawing import board_svg
from game.scenes.share.film import Format, can_film, film
from game.scenes.share.making import Making, Progress
from game.scenes.share.picture import board_png
from game.scenes.share.words import file_name
from game.scenes.shared.maze_view import MazeView
from game.scenes.shared.saved_file import open_folder, saved_sentence
from game.system.folders import can_show_folders
from game.system.i18n import _
from game.ui.context import LOOK_AGAIN, Context
from game.ui.layout import column
from game.ui.paint import draw_plate
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_LOOKED_AT = 0
"""The choice of the position that was looked at; others are numbers of rounds."""
_FILMS = ("webp", "gif")
_COLUMN, _LEAST_BOARD = 400, 300
"""Width of the column in design units, and of a board that is worth showing."""


class ShareScene(Screen):
    """Makes files of `game` in the data `folder`, if there is one. Nothing secret leaves it."""

    name = "share"

    def __init__(self, context: Context, game: SharedGame, folder: Path | None) -> None:
        super().__init__(context)
        self._place = folder
        self._game = game
        self._which = game.rounds[-1][-1].table.round if game.at is game.rounds[-1][-1].table else _LOOKED_AT
        self._pool = context.worker("share")
        self._making: Making | None = None
        self._percent = 0
        self._said = RichText("", size=15)
        self._plate = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("share")
        self._maze: MazeView | None = None
        self._say()

    @property
    def table(self) -> Table:
        """The position that a picture is made of."""
        if self._which == _LOOKED_AT:
            return self._game.at
        return next(end for end in self._game.ends() if end.round == self._which)

    # What is said

    def _say(self) -> None:
        """Make everything that has words, in the language of now."""
        self._heading = RichText(_("Share"), face="title", size=34, colour=GOLD, shadow=(16, 10, 5))
        ends = [(end.round, _round_words(end)) for end in self._game.ends()]
        moments = ends if self._which != _LOOKED_AT else [(_LOOKED_AT, _("The board as it was shown")), *ends]
        self._moment = Cycler("moment", moments, self._which, self._choose, tooltip=_("Which board the pictures show"))
        opens, films = _("opens in the replay viewer"), _("Moving picture of the round")
        self._buttons = [
            self._button("record", _("Record of the game"), opens, "save", self._share_record),
            self._button("png", _("Picture of the board"), "PNG", "cards", self._share_png),
            self._button("svg", _("Drawing of the board"), "SVG", "pencil", self._share_svg),
            self._button("webp", films, "WebP", "play", partial(self._share_film, "WEBP")),
            self._button("gif", films, "GIF", "play", partial(self._share_film, "GIF")),
        ]
        self._stop = Button("stop", _("Stop"), self._give_up, style="slate", icon="cross")
        self._folder = Button("folder", _("Open the folder"), self._show_folder, style="slate", icon="log")
        self._back = Button("back", _("Back"), Pop, style="brass", icon="back")
        self._allow()

    def _button(self, name: str, label: str, note: str, icon: IconName, act: Callable[[], Change]) -> Button:
        return Button(name, label, act, icon=icon, note=note, size=18, centred=False)

    def _allow(self) -> None:
        """Say of each button whether it can be pressed now, and why not."""
        for button in self._buttons:
            button.why_not = self._why_not(button.name)
            button.enabled = not button.why_not

    def _why_not(self, name: str) -> str:
        if self._place is None:
            return _("There is no folder that can be written.")
        if self._making is not None:
            return _("Something is being made just now.")
        if name == "record" and not self._game.over:
            return _("The record holds every secret, so it can be shared once the game is over.")
        if name in _FILMS:
            return self._why_no_film()
        return ""

    def _why_no_film(self) -> str:
        if not can_film():
            return _("Moving pictures need the library Pillow, which is not installed here.")
        if self._steps[-1].table.outcome is None:
            return _("A round can be filmed once it is over.")
        return ""

    @property
    def _steps(self) -> Sequence[PublicStep]:
        """The round that a moving picture shows."""
        return self._game.steps(self.table.round)

    # What is done

    def _choose(self, which: int) -> Change:
        self._which = which
        self._allow()
        self.rearrange()
        return None

    def _share_record(self) -> Change:
        record = self._game.record
        assert record is not None, "the button of a game that is not over cannot be pressed"
        return self._make(lambda _progress: record, file_name(self._game), ".lode")

    def _share_png(self) -> Change:
        game, table = self._game, self.table
        return self._make(lambda progress: board_png(game, table, progress), file_name(game, table), ".png")

    def _share_svg(self) -> Change:
        game, table = self._game, self.table
        return self._make(lambda progress: board_svg(game, table, progress), file_name(game, table), ".svg")

    def _share_film(self, kind: Format) -> Change:
        game, steps = self._game, self._steps
        ending = f".{kind.lower()}"
        return self._make(lambda progress: film(game, steps, kind, progress), file_name(game, steps[-1].table), ending)

    def _make(self, make: Callable[[Progress], bytes], name: str, ending: str) -> Change:
        folder = self._place
        assert folder is not None, "no button can be pressed without a folder"
        self._making = Making(self._pool, make, folder / SHARED, name, ending)
        self._percent = -1
        self._allow()
        self._look()
        return None

    def _give_up(self) -> Change:
        if self._making is not None:
            self._making.progress.give_up()
        return None

    def _show_folder(self) -> Change:
        open_folder(self.context, None if self._place is None else self._place / SHARED)
        return None

    def _look(self) -> None:
        """Take note of how far what is being made has come."""
        making = self._making
        if making is None:
            return
        if making.done:
            self._making = None
            self._told(making)
            self._allow()
            self.rearrange()
            self._scroll.reveal(self._said)
            return
        percent = round(making.progress.share * 100)
        if percent != self._percent:
            self._percent = percent
            self._said.text = _("Being made: {percent} %").format(percent=percent)
            self.rearrange()
            self._scroll.reveal(self._stop)

    def _told(self, making: Making) -> None:
        """Say where the file is, or why there is none."""
        result = making.result()
        if result is None:
            self._said.text = _("Stopped. Nothing was written.")
        elif isinstance(result, str):
            self._said.text = result
        else:
            self._said.text = saved_sentence(result)

    def update(self, dt: float) -> Change:
        self._look()
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return super().wake_in if self._making is None else LOOK_AGAIN

    @property
    def at_rest(self) -> bool:
        return self._making is None

    def close(self) -> None:
        super().close()
        self._give_up()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._maze = None

    # What shows

    def resize(self, viewport: Viewport) -> None:
        self._say()
        super().resize(viewport)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(22), viewport.px(10)
        width = min(viewport.px(_COLUMN * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(14))
        self._plate = pygame.Rect(0, 0, width, viewport.rect.h - 2 * viewport.px(14))
        self._plate.midright = (viewport.rect.right - viewport.px(14), viewport.rect.centery)
        view = self._plate.inflate(-2 * pad, -2 * pad)
        back = self._back.height(view.w, viewport)
        self._back.place(pygame.Rect(view.x, view.bottom - back, view.w, back), viewport)
        view.h -= back + gap
        parts = self._shown()
        fits = sum(part.height(view.w, viewport) + gap for part in parts) - gap <= view.h
        wide = view.w if fits else self._scroll.inner_width(view.w, viewport)
        self._scroll.hold(parts, view, column(parts, pygame.Rect(view.topleft, (wide, 0)), gap, viewport))
        self._aim(viewport)
        return [self._scroll, self._back]

    def _shown(self) -> list[Widget]:
        """Return the widgets of the column that mean something now."""
        some: list[Widget] = [self._heading]
        if len(self._moment.choices) > 1:
            some.append(self._moment)
        some += self._buttons
        if self._said.text:
            some.append(self._said)
        if self._making is not None:
            some.append(self._stop)
        if self._place is not None and can_show_folders():
            some.append(self._folder)
        return some

    def _aim(self, viewport: Viewport) -> None:
        """Show the position beside the column, where there is room for a board."""
        edge = viewport.px(14)
        area = pygame.Rect(edge, edge, self._plate.x - 2 * edge, viewport.rect.h - 2 * edge)
        if area.w < viewport.px(_LEAST_BOARD):
            area.w = viewport.rect.w - 2 * edge  # the column lies over it
        if self._maze is None or self._maze.place != (viewport, area):
            self._maze = MazeView(self.context.pictures, viewport, area, self.table)
        self._maze.show(self.table)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        assert self._maze is not None, "it is placed before it is drawn"
        self._maze.draw(canvas)
        draw_plate(canvas, self._plate, "wood", self.viewport, radius=14, seed=2)


def _round_words(end: Table) -> str:
    if end.outcome is None:
        return _("Round {round} so far").format(round=end.round)
    return _("The end of round {round}").format(round=end.round)
