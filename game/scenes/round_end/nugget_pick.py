"""A gold-digger looks at the nugget cards on offer and keeps one (R7.2). Only the seat asked sees them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import card_key
from game.art.drawing.contrast import hue
from game.engine.commands import Keep
from game.hindsight.advice import Advice
from game.play.session import Session
from game.scenes.hints.asked import AskedHint, AskedStage
from game.scenes.private.curtain import SHOW_AGAIN, Curtain
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering, draw_card, draw_sign, lantern_light
from game.scenes.shared.stage import centred
from game.system.i18n import _, ngettext
from game.ui.bindings import HAND_CONTROLS, control_of
from game.ui.context import Context
from game.ui.layout import column
from game.ui.scene import Change, Pop, Scene
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_CARD_WIDTH = 96
_GAP = 14
_LIFT = 12
_PAD = 40


class _NuggetCard(Widget):
    """One nugget card; the chosen one is lifted and framed by the focus colour."""

    radius = 6.0

    def __init__(self, place: int, value: int, on_press: Callable[[int], Change]) -> None:
        super().__init__(f"nugget-{place + 1}", _("A nugget card worth {value}").format(value=value))
        self.value = value
        self.chosen = False
        self._place = place
        self._on_press = on_press

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._on_press(self._place)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        rect = self.rect.move(0, -viewport.px(_LIFT if self.chosen else 4 if self.hovered else 0))
        picture = context.pictures.get(card_key(naming.nugget(self.value), rect.w))
        draw_card(canvas, picture, rect, viewport)
        if self.chosen:
            width = max(2, viewport.px(3))
            pygame.draw.rect(canvas, hue(GOLD), rect.inflate(2 * width, 2 * width), width, viewport.px(8))


class NuggetPick(AskedStage):
    """Shows the pool to `seat`; `keep` is called with the value that it kept and says what follows."""

    name = "nugget-pick"
    about = Entry.SHARE
    first = "nugget-1"
    all_private = True

    def __init__(self, context: Context, session: Session, seat: int, keep: Callable[[int], Change]) -> None:
        super().__init__(context)
        self._session = session
        self._seat = seat
        self._keep = keep
        view = session.view(seat)
        self._won = view.won
        values = sorted(view.pool, reverse=True)
        self._cards = [_NuggetCard(place, value, self._choose) for place, value in enumerate(values)]
        self._take = Button("keep", "", self._confirm, style="brass", size=22)
        self._take.enabled = False
        self.hint = AskedHint(context, session, seat, self._take_hint)
        self._oak = OakGround(context)
        self._sign = pygame.Rect(0, 0, 0, 0)

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def owner(self) -> int | None:
        return self._seat if len(self._session.humans) > 1 else None

    def curtain(self) -> Scene | None:
        several = len(self._session.humans) > 1
        return Curtain(self.context, self._session, self._seat, Pop, SHOW_AGAIN) if several else None

    def handle(self, event: pygame.Event) -> Change:
        control = control_of(event)
        if control in HAND_CONTROLS and HAND_CONTROLS.index(control) < len(self._cards):
            return self._choose(HAND_CONTROLS.index(control))
        return super().handle(event)

    def cancel(self) -> Change:
        return None

    def _choose(self, place: int) -> Change:
        """Lift a card; the choice can be changed until it is kept. A second press on it keeps it."""
        if self._cards[place].chosen:
            return self._confirm()
        self._lift(place)
        return self._confirm() if self.context.settings.commit_at_once else None

    def _lift(self, place: int) -> None:
        for number, card in enumerate(self._cards):
            card.chosen = number == place
        self._take.enabled = True
        self.ring.changed = True

    def _take_hint(self, advice: Advice) -> Change:
        """Lift the card that is advised; it is not kept yet."""
        assert isinstance(advice.command, Keep), "that is what is asked"
        self._lift(next(place for place, card in enumerate(self._cards) if card.value == advice.command.value))
        return None

    def _confirm(self) -> Change:
        chosen = next((card.value for card in self._cards if card.chosen), None)
        if chosen is None:
            return None
        change = self._keep(chosen)
        self.context.trace.write("commit", self.name, self._seat, self.rects())
        return change

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._take.label, self._take.why_not = _("Keep this nugget"), _("Choose a nugget card first.")
        for card in self._cards:
            card.tooltip = _("A nugget card worth {value}").format(value=card.value)
        widgets, top = centred(viewport, 24, self._place)
        self._sign.y = top
        return [*widgets, *self.hint.place(viewport)]

    def _place(self, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        pad, gap, count = viewport.px(_PAD), viewport.px(_GAP), len(self._cards)
        most = viewport.rect.w - 4 * pad
        card = min(viewport.px(_CARD_WIDTH), (most - gap * (count - 1)) // count) // 2 * 2
        row = count * card + (count - 1) * gap
        width = min(max(row, viewport.px(560 * max(1.0, viewport.text_scale**0.6))), most)
        self._sign = pygame.Rect(0, 0, width + 2 * pad, 0)
        self._sign.centerx = viewport.rect.centerx
        area = pygame.Rect(self._sign.x + pad, pad, width, 0)
        texts = self._texts(factor)
        foot = column(texts, area, viewport.px(8 * factor), viewport) + viewport.px(12 + _LIFT)
        left = viewport.rect.centerx - row // 2
        for number, widget in enumerate(self._cards):
            widget.place(pygame.Rect(left + number * (card + gap), foot, card, card * 3 // 2), viewport)
        top = foot + card * 3 // 2 + viewport.px(24)
        button = min(width, max(viewport.px(280), self._take.natural_width(viewport)))
        height = self._take.height(button, viewport) + viewport.px(8)
        where = pygame.Rect(viewport.rect.centerx - button // 2, top, button, height)
        self._take.place(where, viewport)
        self._sign.h = where.bottom + pad
        return [*texts, *self._cards, self._take], self._sign.h

    def _texts(self, factor: float) -> list[Widget]:
        name, count = self._session.names[self._seat], len(self._cards)
        rest = ngettext("The other {count} card is passed on.", "The other {count} cards are passed on.", count - 1)
        return [
            Lettering(_("{name} keeps one nugget").format(name=name), 44, centred=True, factor=factor),
            RichText(
                rest.format(count=count - 1), size=18 * factor, colour=CREAM, centred=True, shadow=ON_WOOD
            ),
            RichText(
                self.hint.sentence(
                    _("Won so far: {gold}. What is kept stays secret until the game ends.").format(gold=self._won)
                ),
                face="italic", size=17 * factor, colour=SAND, centred=True, shadow=ON_WOOD,
            ),
        ]  # fmt: skip

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        lantern_light(canvas, self._sign, self.viewport)
        draw_sign(canvas, self._sign, self.viewport)
