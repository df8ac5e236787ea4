"""What only one seat may look at: a sign with a card on it, shown until it is hidden (UX section 3).

With several humans it opens behind the curtain, stays up for a least time that is the same for everything it can
show, and C or a lost focus covers it at once.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.art.drawing.contrast import hue
from game.play.session import Session
from game.scenes.private.curtain import SHOW_AGAIN, Curtain
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND, Lettering, draw_sign, lantern_light
from game.scenes.shared.stage import Stage, centred
from game.speech.narrator import Spoken
from game.system.i18n import _
from game.ui.context import Context
from game.ui.layout import column
from game.ui.scene import Change, Pop, Scene
from game.ui.theme import CHALK, FIELD, LANTERN
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

LEAST_SHOWN = 2.0
"""Seconds that a secret stays up at least when others sit at the same screen."""
_WIDTH = 660
_CARD_WIDTH = 210
_BAR_STEP = 1 / 60


class PrivateMoment(Stage):
    """A card beside a heading and a few sentences, and the button that hides it. Then `then` says what follows."""

    name = "private"
    first = "hide"
    all_private = True

    def __init__(self, context: Context, session: Session, seat: int, then: Callable[[], Change]) -> None:
        super().__init__(context)
        self._session = session
        self._seat = seat
        self._then = then
        self._several = len(session.humans) > 1
        self._shown = 0.0
        self._oak = OakGround(context)
        self._hide = Button("hide", "", self._put_away, style="brass", size=22)
        self._hide.enabled = not self._several
        self._sign = self._card = self._bar = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def heading(self) -> str:
        """Return the line of gold lettering."""

    @abstractmethod
    def sentences(self) -> Sequence[str]:
        """Return what stands below it: the first sentence is set larger, the last in italics."""

    def introduction(self) -> Spoken:
        """Return all that the sign says: the card beside it is a picture."""
        return Spoken((self._title(), self.heading(), *self.sentences()), self.owner)

    def could_say(self) -> Sequence[tuple[str, Sequence[str]]]:
        """Return headings and sentences of everything it might show, so that the size of the sign tells nothing."""
        return [(self.heading(), self.sentences())]

    @abstractmethod
    def draw_card(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the card in `rect`."""

    def hide_label(self) -> str:
        return _("Hide") if self._several else _("Go on")

    @property
    def _time_shows(self) -> bool:
        """Whether the bar is moving."""
        return not self._hide.enabled

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def at_rest(self) -> bool:
        return self._hide.enabled

    @property
    def wake_in(self) -> float | None:
        return _BAR_STEP if self._time_shows else super().wake_in

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._time_shows

    @property
    def owner(self) -> int | None:
        return self._seat if self._several else None

    def curtain(self) -> Scene | None:
        return Curtain(self.context, self._session, self._seat, Pop, SHOW_AGAIN) if self._several else None

    def update(self, dt: float) -> Change:
        self._shown += dt
        if not self._hide.enabled and self._shown >= LEAST_SHOWN:
            self._hide.enabled = True
            self.ring.set_focus(self._hide)
        return super().update(dt)

    def cancel(self) -> Change:
        return self._put_away() if self._hide.enabled else None

    def _put_away(self) -> Change:
        return self._then()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._hide.label = self.hide_label()
        self._hide.why_not = _("One moment: everybody looks equally long.")
        widgets, top = centred(viewport, 24, self._place)
        for rect in (self._sign, self._card, self._bar):
            rect.y += top
        return widgets

    def _place(self, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        """Lay everything out from 0 down, text sizes times `factor`; return the widgets and the height of the sign."""
        pad, gap = viewport.px(40), viewport.px(14 * factor)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale**0.85)), viewport.rect.w - 2 * pad)
        self._sign = pygame.Rect((viewport.rect.w - width) // 2, 0, width, 0)
        card = viewport.px(_CARD_WIDTH) // 2 * 2
        self._card = pygame.Rect(self._sign.x + pad, pad, card, card * 3 // 2)
        left = self._card.right + viewport.px(36)
        area = pygame.Rect(left, pad, self._sign.right - pad - left, 0)
        feet = [column(self._texts(factor, *said), area, gap, viewport) for said in self.could_say()]
        texts = self._texts(factor, self.heading(), self.sentences())
        foot = max(column(texts, area, gap, viewport), *feet)
        self._bar = pygame.Rect(area.x, foot + gap, area.w, viewport.px(8))
        height = self._hide.height(area.w, viewport) + viewport.px(10)
        top = max(self._bar.bottom + gap, self._card.bottom - height)
        self._hide.place(pygame.Rect(area.x, top, area.w, height), viewport)
        self._bar.bottom = top - gap
        self._sign.h = max(self._hide.rect.bottom, self._card.bottom) + pad
        return [*texts, self._hide], self._sign.h

    def _texts(self, factor: float, heading: str, sentences: Sequence[str]) -> list[Widget]:
        who = RichText(self._title(), face="bold", size=22 * factor, colour=SAND, shadow=ON_WOOD)
        first, *rest, last = sentences
        return [
            who,
            Lettering(heading, 52, factor=factor),
            RichText(first, size=19 * factor, colour=CHALK, shadow=ON_WOOD),
            *(RichText(text, size=17 * factor, colour=CREAM, shadow=ON_WOOD) for text in rest),
            RichText(last, face="italic", size=18 * factor, colour=SAND, shadow=ON_WOOD),
        ]

    def _title(self) -> str:
        return self._session.names[self._seat]

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        lantern_light(canvas, self._sign, self.viewport)
        draw_sign(canvas, self._sign, self.viewport)

    def paint_over(self, canvas: pygame.Surface) -> None:
        self.draw_card(canvas, self._card)
        if self._several:
            self._draw_bar(canvas)

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        """Draw how much of the least time has passed."""
        radius = self._bar.h // 2
        pygame.draw.rect(canvas, hue(FIELD), self._bar, border_radius=radius)
        done = self._bar.copy()
        done.w = round(self._bar.w * min(1.0, self._shown / LEAST_SHOWN))
        pygame.draw.rect(canvas, hue(LANTERN), done, border_radius=radius)
