"""Saved games: every game in the player's folder, the one played last on top, to go on with."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.art.naming import IconName
from game.play.saved_games import Save, Unusable
from game.scenes.routes import ToSavedGame
from game.scenes.shared.ground import OakGround
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.layout import column
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open, Pop, Push
from game.ui.screen import Screen
from game.ui.theme import GOLD, PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import message
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.rules import edition_words
from game.words.things import comma_words


class SavedGames(Screen):
    """Lists the games that `found` yields, one a frame: each is read when its turn comes. Shows public facts only."""

    name = "saves"

    def __init__(self, context: Context, found: Iterator[Save | Unusable]) -> None:
        super().__init__(context)
        self._ground = OakGround(context)
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("saves")
        self._heading = RichText(_("Saved games"), face="title", size=34, colour=GOLD, shadow=(16, 10, 5))
        self._empty = RichText(_("No game is saved."), size=17, colour=PARCHMENT_INK)
        self._back = Button("back", _("Back"), Pop, style="brass", icon="back", size=21)
        self._found = found
        self._rows: list[Button] = []
        self._all_read = False
        self._read_one()
        self.first = self._rows[0].name if self._rows else "back"

    def _read_one(self) -> None:
        game = next(self._found, None)
        if game is None:
            self._all_read = True
        else:
            self._rows.append(self._row(game))

    def update(self, dt: float) -> Change:
        if not self._all_read:
            self._read_one()
            self.rearrange()
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return super().wake_in if self._all_read else 0.0

    @property
    def at_rest(self) -> bool:
        return self._all_read

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=4, seed=4)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        width = min(viewport.px(820 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(28))
        inside = pygame.Rect(0, 0, width, viewport.rect.h - 2 * viewport.px(18))
        inside.center = viewport.rect.center
        top = column([self._heading], inside, 0, viewport) + viewport.px(8)
        back_width = max(viewport.px(200), self._back.natural_width(viewport))
        back = pygame.Rect(0, 0, back_width, self._back.height(back_width, viewport))
        back.bottomright = inside.bottomright
        self._back.place(back, viewport)
        self._board = pygame.Rect(inside.x, top, inside.w, back.top - viewport.px(14) - top)
        view = self._board.inflate(-2 * viewport.px(22), -2 * viewport.px(18))
        area = pygame.Rect(view.topleft, (self._scroll.inner_width(view.w, viewport), 0))
        rows: list[Widget] = [*self._rows] if self._rows else [self._empty]
        self._scroll.hold(rows, view, column(rows, area, viewport.px(10), viewport))
        return [self._heading, self._scroll, self._back]

    def _row(self, game: Save | Unusable) -> Button:
        """Return the button of one game; one that cannot be continued says why."""
        name = f"save-{game.path.stem}"
        if isinstance(game, Unusable):
            heading = _("This game cannot be continued")
            tell = partial(message, self.context, heading, game.sentence)
            return _GameButton(name, shown_path(game.path.name), heading, "warning", lambda: Push(tell()))
        icon: IconName = "trophy" if game.over else "lantern"
        return _GameButton(name, where_words(game), _about(game), icon, lambda: Open(ToSavedGame(game)))


class _GameButton(Button):
    """A wide button with what is known of a game below its label."""

    def __init__(self, name: str, label: str, note: str, icon: IconName, act: Callable[[], Change]) -> None:
        super().__init__(name, label, act, style="slate", icon=icon, note=note, size=19, centred=False)

    def _note_beside(self, _room: int, _viewport: Viewport) -> bool:
        return False


def where_words(save: Save) -> str:
    """Return where a saved game stands: "Round 2 · Ana"."""
    if save.over:
        return _("Finished")
    stage = _("Round {round}").format(round=save.round)
    return stage if save.to_play is None else _("{stage} · {name}").format(stage=stage, name=save.to_play)


def _about(save: Save) -> str:
    """Return who plays a saved game, by which rules, when it was written, and from where on it is damaged."""
    parts = [comma_words(save.names), edition_words(save.rules.edition)]
    if save.rules.saboteur2:
        parts.append(_("with Saboteur 2"))
    parts += [words for words in (_moment(save.changed),) if words]
    if save.damaged_from is not None:
        sentence = _("damaged from line {line} on, what comes before it can be played")
        parts.append(sentence.format(line=save.damaged_from))
    return " · ".join(parts)


def _moment(seconds: float | None) -> str:
    """Return a day and a time of day as the player's clock has them, nothing where that makes no sense."""
    if seconds is None:
        return ""
    try:
        return time.strftime(_("%Y-%m-%d %H:%M"), time.localtime(seconds))
    except (OverflowError, OSError, ValueError):
        return ""
