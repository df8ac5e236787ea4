"""The daily shaft: who sits there today, to dig or to go on, and the medals of the days before (UX D5)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial

import pygame

from game.play.daily.goes import Go, Standing, goes, standing
from game.play.daily.shaft import Shaft, shaft_of
from game.play.saved_games import Save, Unusable, look
from game.records.names import names_complaint
from game.records.setup import DEFAULT_NAMES, HUMAN
from game.scenes.daily.parts import Calendar, MedalCounts, SeatLine
from game.scenes.routes import ToAchievements, ToFreshGame, ToSavedGame
from game.scenes.shared.asked import Asked
from game.scenes.shared.daily_result import copy_line, line_of
from game.scenes.shared.ground import OakGround
from game.system.i18n import _
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.layout import column
from game.ui.paint import draw_plate
from game.ui.scene import Change, Open, Pop, Push
from game.ui.screen import Screen
from game.ui.theme import GOLD, PARCHMENT_INK, PARCHMENT_MUTED
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import message
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.daily import about_sentence, date_words, medals_sentence, state_sentence, streak_words

_SHADOW = (16, 10, 5)
_BESIDE = 1.3
"""Up to this text scale the two halves of the page stand side by side."""


class DailyScene(Screen):
    """The shaft of `today`, which stays the same for as long as the screen is open. A worker looks for the goes."""

    name = "daily"
    first = "dig"

    def __init__(self, context: Context, today: date) -> None:
        super().__init__(context)
        self._ground = OakGround(context)
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("daily")
        self._shaft: Shaft = shaft_of(today)
        self._setup = self._shaft.setup(person_of(context))
        self._standing: Standing | None = None
        self._goes = Asked(context, "daily", partial(goes, context.data_folder, today))

    @property
    def at_rest(self) -> bool:
        return self._standing is not None

    @property
    def wake_in(self) -> float | None:
        return soonest(None if self.at_rest else LOOK_AGAIN, super().wake_in)

    def update(self, dt: float) -> Change:
        found = None if self.at_rest else self._goes.answer
        if found is not None:
            self.show(standing(found, self._shaft.day))
            self.rearrange()
            self.ring.set_focus(self.ring.named(self.first))
        return super().update(dt)

    def show(self, found: Standing) -> None:
        """Tell how things stand from now on."""
        self._standing = found
        self.first = "dig" if found.played is None else "copy"

    def close(self) -> None:
        super().close()
        self._goes.close()

    # What can be done

    def _dig(self) -> Change:
        return Open(ToFreshGame(self._setup, bot_seed=self._shaft.bot_seed))

    def _go_on(self, go: Go) -> Change:
        found = look(go.path)
        if isinstance(found, Save):
            return Open(ToSavedGame(found))
        heading = _("This game cannot be continued")
        sentence = found.sentence if isinstance(found, Unusable) else _("Its file is gone.")
        return Push(message(self.context, heading, sentence))

    def _copy(self, line: str) -> Change:
        copy_line(self.context, line)
        return None

    # What shows

    def draw_ground(self, canvas: pygame.Surface) -> None:
        self._ground.draw(canvas)
        draw_plate(canvas, self._board, "parchment", self.viewport, radius=4, seed=4)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        width = min(viewport.px(1120 * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(28))
        inside = pygame.Rect(0, 0, width, viewport.rect.h - 2 * viewport.px(18))
        inside.center = viewport.rect.center
        heading = RichText(_("Daily shaft"), face="title", size=34, colour=GOLD, shadow=_SHADOW)
        honours = Button(
            "achievements", _("Achievements"), lambda: Open(ToAchievements()), icon="crown", style="slate", size=18
        )
        wide = honours.natural_width(viewport)
        head = pygame.Rect(inside.right - wide, inside.y, wide, honours.height(wide, viewport))
        honours.place(head, viewport)
        top = max(head.bottom, column([heading], inside, 0, viewport)) + viewport.px(10)
        buttons = self._buttons()
        foot = self._place_buttons(buttons, inside, viewport)
        self._board = pygame.Rect(inside.x, top, inside.w, foot - viewport.px(14) - top)
        self._place_page(viewport)
        return [heading, honours, self._scroll, *buttons]

    def _place_page(self, viewport: Viewport) -> None:
        view = self._board.inflate(-2 * viewport.px(26), -2 * viewport.px(20))
        area = pygame.Rect(view.topleft, (self._scroll.inner_width(view.w, viewport), 0))
        gap, today, past = viewport.px(9), self._today(), self._past()
        if viewport.text_scale > _BESIDE:
            foot = column([*today, *past], area, gap, viewport)
        else:
            middle = viewport.px(44)
            left = pygame.Rect(area.topleft, ((area.w - middle) // 2, 0))
            right = left.move(left.w + middle, 0)
            foot = max(column(today, left, gap, viewport), column(past, right, gap, viewport))
        self._scroll.hold([*today, *past], view, foot)
        for part in self._scroll.children:
            part.focusable = self._scroll.reach > 0  # keys move the page where not all of it shows

    def _today(self) -> list[Widget]:
        """Return what is told of today: the date, what it is, who sits there, and how it stands."""
        day = RichText(date_words(self._shaft.day), face="title", size=28, colour=PARCHMENT_INK)
        told: list[Widget] = [day, _said(about_sentence())]
        told += [SeatLine(number, seat) for number, seat in enumerate(self._setup.seats)]
        found = self._standing
        if found is None:
            return [*told, _said(_("Looking for your games…"))]
        told.append(_said(state_sentence(played=found.played is not None, begun=found.unfinished is not None)))
        if found.played is not None:
            told.append(RichText(line_of(found.played, found.streak), face="strong", size=16, colour=PARCHMENT_INK))
        return told

    def _past(self) -> list[Widget]:
        """Return what is told of the days before: medals, days in a row, the last weeks, and what counts."""
        if self._standing is None:
            return []
        heading = RichText(_("Your medals"), face="title", size=28, colour=PARCHMENT_INK)
        streak = RichText(streak_words(self._standing.streak), face="bold", size=18, colour=PARCHMENT_INK)
        counts, weeks = MedalCounts(self._standing), Calendar(self._standing)
        rules = RichText(medals_sentence(), size=15, colour=PARCHMENT_MUTED)
        return [heading, counts, streak, weeks, rules]

    def _buttons(self) -> list[Button]:
        back = Button("back", _("Back"), Pop, icon="back", style="slate", size=20)
        found = self._standing
        if found is None:
            return [back]
        if found.unfinished is not None:
            label = _("Go on digging") if found.played is None else _("Go on with the practice")
            dig = Button("dig", label, partial(self._go_on, found.unfinished), icon="lantern", size=20)
        else:
            label = _("Dig today's shaft") if found.played is None else _("Dig it again for practice")
            dig = Button("dig", label, self._dig, icon="pick", size=20)
        if found.played is None:
            dig.style = "brass"
            return [back, dig]
        line = line_of(found.played, found.streak)
        share = Button("copy", _("Copy the result"), partial(self._copy, line), icon="log", style="brass", size=20)
        return [back, dig, share]

    def _place_buttons(self, buttons: Sequence[Button], inside: pygame.Rect, viewport: Viewport) -> int:
        """Place the buttons side by side at the foot, the first one left and the others right; return their head."""
        gap = viewport.px(14)
        most = (inside.w - gap * (len(buttons) - 1)) // len(buttons)
        widths = [min(most, max(viewport.px(180), button.natural_width(viewport))) for button in buttons]
        height = max(button.height(width, viewport) for button, width in zip(buttons, widths, strict=True))
        right = inside.right
        for button, width in reversed(list(zip(buttons, widths, strict=True))[1:]):
            button.place(pygame.Rect(right - width, inside.bottom - height, width, height), viewport)
            right -= width + gap
        buttons[0].place(pygame.Rect(inside.x, inside.bottom - height, widths[0], height), viewport)
        return inside.bottom - height


def person_of(context: Context) -> str:
    """Return what the person was called in the last game that was put together, else the first name there is."""
    last = context.settings.last_setup
    names = [seat.name for seat in last.seats if seat.mind == HUMAN] if last is not None else []
    return next((name for name in names if names_complaint([name]) is None), DEFAULT_NAMES[0])


def _said(text: str) -> RichText:
    return RichText(text, size=16, colour=PARCHMENT_INK)
