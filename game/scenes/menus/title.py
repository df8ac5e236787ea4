"""The title: the mine by night, the name in gold, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue, in_contrast
from game.art.naming import IconName
from game.play.saved_games import Save
from game.scenes.menus.title_life import TitleLife
from game.scenes.menus.title_menu import place_menu
from game.scenes.routes import ToDaily, ToGames, ToLearn, ToNewGame, ToSavedGame, ToSettings, ToStatistics
from game.scenes.shared.beside import BesideCard
from game.scenes.shared.saved_words import where_words
from game.scenes.shared.sign import lettering
from game.system.i18n import _
from game.system.resources import version
from game.ui.context import Context, soonest
from game.ui.layout import column
from game.ui.scene import Change, Open, Quit
from game.ui.screen import Screen
from game.ui.theme import BRASS, MUTED, font
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_LEFT, _RULE_WIDTH = 84, 420
_NAME_SIZE = 132
_DARK = (10, 8, 6)


class Title(Screen):
    """The first scene; offers to continue `save`, and a list where there are `saves`. A `card` may lie beside the menu.

    Until a person has finished a game it leads with learning to play.

    Clouds, the lantern with its flame and the watcher's eyes move, unless the player wants pictures to stay still.
    """

    name = "title"
    takes_files = True

    def __init__(
        self, context: Context, save: Save | None, *, saves: bool = False, card: BesideCard | None = None
    ) -> None:
        super().__init__(context)
        self._save = save
        self._saves = saves
        self._card = card
        self._leads_with_lessons = not context.settings.finished_a_game
        self._life = TitleLife()
        self._life.still = context.settings.reduced_motion
        self._lettering: tuple[int, bool, pygame.Surface] | None = None
        self._rule = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("menu")
        self._say()

    def _say(self) -> None:
        """Make everything that has words, in the language of now."""
        self._tagline = RichText(_("Dig for gold. Mind who digs beside you."), face="italic", size=25, shadow=_DARK)
        small_print = _(
            "Version {version}. Plays by the rules of the card game Saboteur; not affiliated with its publisher."
        )
        self._small_print = RichText(small_print.format(version=version()), size=14, colour=MUTED, shadow=_DARK)
        self._menu()
        self.first = self._buttons[0].name

    def resize(self, viewport: Viewport) -> None:
        self._say()
        super().resize(viewport)

    def cancel(self) -> Change:
        if self._card is not None:
            self._card.closed = True
        return None

    def update(self, dt: float) -> Change:
        if self._card is not None and self._card.closed:
            self._card = None
            self.rearrange()
        self._life.still = self.context.settings.reduced_motion
        if not self.context.pictures.pending:  # a large window's stand-in, stretched again and again, would take a core
            self._life.update(dt)
        return super().update(dt)

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._life.changed

    @property
    def wake_in(self) -> float | None:
        return soonest(super().wake_in, self._life.wake_in)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        width, height = canvas.get_size()
        pictures = self.context.pictures
        pictures.cover(canvas, PictureKey(naming.backdrop("title"), width, height))
        self._life.draw(canvas, pictures)
        viewport = self.viewport
        canvas.blit(self._gold_name(), (self._name_x, viewport.px(38)))
        _draw_rule(canvas, self._rule, viewport)
        if self._card is not None:
            self._card.draw_ground(canvas, viewport)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        left, wide = viewport.px(_LEFT), min(2.0, max(1.0, viewport.text_scale))
        area = pygame.Rect(left, self._name_foot(viewport), viewport.px(560 * wide), 0)
        area.w = min(area.w, viewport.rect.w - 2 * left)
        rule_y = column([self._tagline], area, 0, viewport) + viewport.px(18)
        self._rule = pygame.Rect(left, rule_y, viewport.px(_RULE_WIDTH), 0)
        print_width = min(viewport.px(390 * wide), round(viewport.rect.w * 0.42))
        print_height = self._small_print.height(print_width, viewport)
        foot = viewport.rect.bottom - viewport.px(14) - print_height
        self._small_print.place(pygame.Rect(left, foot, print_width, print_height), viewport)
        top = rule_y + viewport.px(24)
        room = pygame.Rect(left, top, viewport.rect.w - 2 * left, foot - viewport.px(14) - top - self._shadow)
        width, bottom = place_menu(self._playing, self._others, room, viewport)
        view = pygame.Rect(left, top, width + viewport.px(28), self._menu_height(room.h + self._shadow))
        self._scroll.hold(self._buttons, view, bottom)
        return [
            self._tagline,
            self._scroll,
            self._small_print,
            *self._place_card(top, max(view.right, left + print_width)),
        ]

    def _place_card(self, top: int, left: int) -> Sequence[Widget]:
        """Place the card beside the menu; beside name and tagline, too, where it is narrow enough."""
        if self._card is None:
            return ()
        margin = self.viewport.px(24)
        beside = self.viewport.rect.right - margin - self._card.width(self.viewport)
        if beside >= margin + max(self._tagline.rect.right, self._gold_name().get_width() + self._name_x):
            top = margin
        room = pygame.Rect(left + margin, top, 0, self.viewport.rect.bottom - margin - top)
        room.w = self.viewport.rect.right - margin - room.x
        return self._card.place(room, self.viewport)

    def _menu_height(self, room: int) -> int:
        """Return how much of `room` the menu takes: where not all of it fits, it ends below a whole button."""
        top = self._buttons[0].rect.top
        feet = [button.rect.bottom + self._shadow - top for button in self._buttons]
        return room if feet[-1] <= room else max((foot for foot in feet if foot <= room), default=room)

    @property
    def _buttons(self) -> list[Button]:
        return [*self._playing, *self._others]

    @property
    def _shadow(self) -> int:
        return self.viewport.px(6)

    def _menu(self) -> None:
        """Make the buttons: those that lead to a game, and the others."""
        saves = [_entry("saves", _("Your games"), "save", lambda: Open(ToGames()))] if self._saves else []
        statistics = [_entry("statistics", _("Statistics"), "chart", lambda: Open(ToStatistics()))]
        if not self.context.settings.finished_a_game:
            statistics.clear()
        learn = _entry("learn", _("Learn to play"), "help", lambda: Open(ToLearn()))
        self._playing = [
            _entry("play-solo", _("Play solo"), "pick", lambda: Open(ToNewGame(several_humans=False))),
            _entry("hot-seat", _("Hot seat"), "people", lambda: Open(ToNewGame(several_humans=True))),
        ]
        self._others = [
            _entry("daily", _("Daily shaft"), "trophy", lambda: Open(ToDaily())),
            *saves,
            *statistics,
            *([] if self._leads_with_lessons else [learn]),
            _entry("settings", _("Settings"), "gear", lambda: Open(ToSettings())),
            _entry("quit", _("Quit"), "door", Quit),
        ]
        save = self._save
        if save is not None:
            go_on = _entry("continue", _("Continue"), "lantern", lambda: Open(ToSavedGame(save)))
            go_on.note = where_words(save)
            self._playing.insert(0, go_on)
        if self._leads_with_lessons:
            self._playing.insert(0, learn)
        self._playing[0].style = "brass"

    def _name_foot(self, viewport: Viewport) -> int:
        """Return where the tagline begins; large text needs the room of the name."""
        return viewport.px(40) + round(font("title", self._name_px(viewport)).get_height() * 0.99) + viewport.px(10)

    def _name_px(self, viewport: Viewport) -> int:
        return viewport.px(_NAME_SIZE if viewport.text_scale <= 1.3 else _NAME_SIZE * 0.6)

    @property
    def _outline(self) -> int:
        return max(2, self.viewport.px(4))

    @property
    def _name_x(self) -> int:
        return self.viewport.px(_LEFT - 8) - self._outline - 2

    def _gold_name(self) -> pygame.Surface:
        px = self._name_px(self.viewport)
        if self._lettering is None or self._lettering[:2] != (px, in_contrast()):
            self._lettering = (px, in_contrast(), lettering("Fool’s Lode", px, self.viewport.rect.w, self._outline))
        return self._lettering[2]


def _entry(name: str, label: str, icon: IconName, act: Callable[[], Change]) -> Button:
    return Button(name, label, act, icon=icon, size=22, centred=False)


def _draw_rule(canvas: pygame.Surface, rule: pygame.Rect, viewport: Viewport) -> None:
    """Draw the line under the tagline: brass, with a diamond in its middle."""
    x, y, gap, thick = rule.centerx, rule.y, viewport.px(20), max(1, viewport.px(2))
    pygame.draw.line(canvas, hue(BRASS), (rule.x, y), (x - gap, y), thick)
    pygame.draw.line(canvas, hue(BRASS), (x + gap, y), (rule.right, y), thick)
    for end in (x - gap, x + gap):
        pygame.draw.circle(canvas, hue(BRASS), (end, y), viewport.px(3))
    side = viewport.px(8)
    pygame.draw.polygon(canvas, hue(BRASS), [(x - side, y), (x, y - side), (x + side, y), (x, y + side)])
