"""The owner of a theft card chooses whom to steal 1 gold from, or nobody (R10.20). Everybody may look on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.art.people.cast import portrait_name
from game.engine.commands import Command, Steal
from game.engine.table import AskSteal
from game.hindsight.advice import Advice
from game.play.session import Session
from game.scenes.hints.asked import AskedHint, AskedStage
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering, draw_sign, lantern_light
from game.scenes.shared.stage import centred
from game.system.i18n import _
from game.tabletop.view.panel import fitting_font
from game.ui.bindings import HAND_CONTROLS, Control, control_of
from game.ui.context import Context
from game.ui.layout import column
from game.ui.paint import SHADOW_ON, TEXT_ON, draw_plate
from game.ui.scene import Change
from game.ui.text import ellipsis, line_height
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import PlacedText, Widget
from game.words.rulebook.entries import Entry

_TALL, _GAP, _PAD = 60, 12, 40
_COLUMNS = 3
_WIDTH = 780


class _Victim(Widget):
    """A seat that has gold; the chosen one is framed and bears a coin."""

    def __init__(self, seat: int, name: str, mind: str, on_press: Callable[[int], Change]) -> None:
        super().__init__(f"victim-{seat + 1}", _("Steal 1 gold from {name}").format(name=name))
        self.seat = seat
        self.chosen = False
        self._name = name
        self._portrait = portrait_name(seat, mind)
        self._on_press = on_press

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._on_press(self.seat)

    def height(self, _width: int, viewport: Viewport) -> int:
        return max(viewport.target(_TALL), viewport.text(22) * 3 // 2)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        left = self.rect.x + self.rect.h + viewport.px(4)
        room = self.rect.right - viewport.px(34) - left
        face = fitting_font(self._name, "bold", viewport.text(20), room)
        at = (left, self.rect.centery - line_height(face) // 2)
        return [
            PlacedText(
                ellipsis(self._name, face, room), face, TEXT_ON["slate"], at, self.rect, shadow=SHADOW_ON["slate"]
            )
        ]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, rect = context.viewport, self.rect
        draw_plate(canvas, rect, "slate", viewport, seed=self.seat)
        side = rect.h - viewport.px(12)
        portrait = context.pictures.get(PictureKey(self._portrait, side, side))
        canvas.blit(portrait, (rect.x + viewport.px(6), rect.y + viewport.px(6)))
        token = side * 2 // 5
        mark = context.pictures.get(PictureKey(naming.token(self.seat), token, token))
        canvas.blit(mark, (rect.x + viewport.px(6) + side - token * 2 // 3, rect.bottom - viewport.px(6) - token))
        for line in self.texts(viewport):
            line.draw(canvas)
        if self.chosen:
            coin = context.pictures.get(PictureKey(naming.sprite("coin"), viewport.px(26), viewport.px(26)))
            canvas.blit(coin, coin.get_rect(midright=(rect.right - viewport.px(8), rect.centery)))
            width = max(2, viewport.px(3))
            pygame.draw.rect(canvas, hue(GOLD), rect.inflate(2 * width, 2 * width), width, viewport.px(11))


class TheftChoice(AskedStage):
    """Asks `seat`, a thief; `answer` is called with what it chose and says what follows.

    A number key, a click or Enter on a seat chooses it; End turn, Enter again or the button steals.
    """

    name = "theft-choice"
    about = Entry.THEFT

    def __init__(self, context: Context, session: Session, seat: int, answer: Callable[[Command], Change]) -> None:
        super().__init__(context)
        question = session.table.question
        if not isinstance(question, AskSteal):
            raise ValueError("nobody is asked whom to steal from")
        self._session = session
        self._seat = seat
        self._answer = answer
        self._victims = [
            _Victim(victim, session.names[victim], session.minds[victim], self._choose) for victim in question.seats
        ]
        self.first = self._victims[0].name
        self._take = Button("steal", "", self._confirm, style="brass", size=22, icon="theft")
        self._nobody = Button("nobody", "", self._decline, style="slate", size=19)
        self.hint = AskedHint(context, session, seat, self._take_hint)
        self._oak = OakGround(context)
        self._sign = pygame.Rect(0, 0, 0, 0)

    @property
    def seat(self) -> int | None:
        return self._seat

    def handle(self, event: pygame.Event) -> Change:
        control = control_of(event)
        if control in HAND_CONTROLS:
            number = HAND_CONTROLS.index(control)
            if any(victim.seat == number for victim in self._victims):
                return self._choose(number)
        if control is Control.END_TURN:
            return self._confirm()
        return super().handle(event)

    def cancel(self) -> Change:
        """Take the choice back; the question stays."""
        return self._mark(None)

    def _choose(self, seat: int) -> Change:
        """Choose a seat; it can be changed until it is confirmed. A second press on it confirms."""
        if any(victim.chosen and victim.seat == seat for victim in self._victims):
            return self._confirm()
        self._mark(seat)
        return self._confirm() if self.context.settings.commit_at_once else None

    def _mark(self, seat: int | None) -> Change:
        for victim in self._victims:
            victim.chosen = victim.seat == seat
        self.rearrange()
        return None

    def _take_hint(self, advice: Advice) -> Change:
        """Choose the seat that is advised; nothing is stolen yet."""
        assert isinstance(advice.command, Steal), "that is what is asked"
        return self._mark(advice.command.seat)

    def _confirm(self) -> Change:
        chosen = next((victim.seat for victim in self._victims if victim.chosen), None)
        return None if chosen is None else self._say(Steal(chosen))

    def _decline(self) -> Change:
        return self._say(Steal(None))

    def _say(self, command: Steal) -> Change:
        change = self._answer(command)
        self.context.trace.write("commit", self.name, self._seat, self.rects())
        return change

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        chosen = next((victim for victim in self._victims if victim.chosen), None)
        self._take.label = chosen.tooltip if chosen is not None else _("Choose a seat")
        self._take.enabled = chosen is not None
        for victim in self._victims:
            name = self._session.names[victim.seat]
            victim.tooltip = _("Steal 1 gold from {name}").format(name=name)
        self._nobody.label = _("Steal from nobody")
        self._take.why_not = _("Press the seat that is to lose 1 gold.")
        widgets, top = centred(viewport, 20, self._place)
        self._sign.y = top
        return [*widgets, *self.hint.place(viewport)]

    def _place(self, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        pad, gap = viewport.px(_PAD), viewport.px(_GAP)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale**0.5)), viewport.rect.w - 4 * pad)
        self._sign = pygame.Rect(0, 0, width + 2 * pad, 0)
        self._sign.centerx = viewport.rect.centerx
        area = pygame.Rect(self._sign.x + pad, pad, width, 0)
        texts = self._texts(factor)
        top = column(texts, area, viewport.px(8 * factor), viewport) + viewport.px(14)
        top = self._place_victims(area, top, viewport) + gap
        buttons = [self._take, self._nobody]
        each = (width - gap) // 2
        height = max(button.height(each, viewport) for button in buttons) + viewport.px(4)
        for number, button in enumerate(buttons):
            button.place(pygame.Rect(area.x + number * (each + gap), top, each, height), viewport)
        self._sign.h = top + height + pad
        return [*texts, *self._victims, *buttons], self._sign.h

    def _place_victims(self, area: pygame.Rect, top: int, viewport: Viewport) -> int:
        """Place the seats in up to three columns. Return their foot."""
        gap = viewport.px(_GAP)
        columns = 2 if len(self._victims) == 4 else min(_COLUMNS, len(self._victims))
        width = (area.w - gap * (columns - 1)) // columns
        height = self._victims[0].height(width, viewport)
        for place, victim in enumerate(self._victims):
            x, y = area.x + place % columns * (width + gap), top + place // columns * (height + gap)
            victim.place(pygame.Rect(x, y, width, height), viewport)
        return self._victims[-1].rect.bottom

    def _texts(self, factor: float) -> list[Widget]:
        name = self._session.names[self._seat]
        return [
            Lettering(_("{name} may steal 1 gold").format(name=name), 44, centred=True, factor=factor),
            RichText(
                _("These seats have gold. It is face down, so how much each has stays hidden."),
                size=18 * factor, colour=CREAM, centred=True, shadow=ON_WOOD,
            ),
            RichText(
                self.hint.sentence(_("{name} chooses, and everybody sees whom.").format(name=name)),
                face="italic", size=17 * factor, colour=SAND, centred=True, shadow=ON_WOOD,
            ),
        ]  # fmt: skip

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        lantern_light(canvas, self._sign, self.viewport)
        draw_sign(canvas, self._sign, self.viewport)
