"""Ten digits on the screen and four dots: where a PIN is typed (UX S15).

By mouse, by the digits of the keyboard, or by focus and confirm. Dots show how many digits there are, and nothing
that others may see tells which.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from functools import partial

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.play.pin import DIGITS
from game.scenes.shared.sign import ON_WOOD, SAND, draw_sign
from game.scenes.shared.stage import Stage, centred
from game.speech.narrator import Spoken
from game.system.i18n import _
from game.ui.bindings import Control, control_of
from game.ui.context import Context, soonest
from game.ui.keyboard import digit_of
from game.ui.layout import column
from game.ui.scene import Change, Pop
from game.ui.theme import CHALK, GOLD, LANTERN, MUTED
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget
from game.words.rulebook.entries import Entry

_WIDTH, _KEY = 780, 84
_PAD, _GAP = 36, 10
_DOT, _DOT_STEP = 11, 44


class PinDots(Widget):
    """A ring for every digit of a PIN, full once it is typed."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("")
        self.full = 0
        self.resting = False
        """Whether digits are not taken just now."""

    def height(self, _width: int, viewport: Viewport) -> int:
        return viewport.icon(4 * _DOT)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        radius, step = viewport.icon(_DOT), viewport.icon(_DOT_STEP)
        for place in range(DIGITS):
            middle = (self.rect.x + radius + 2 + place * step, self.rect.centery)
            colour = MUTED if self.resting else LANTERN
            ring = 0 if place < self.full else max(2, viewport.icon(2.5))
            pygame.draw.aacircle(canvas, hue(colour), middle, radius, ring)


class PinPad(Stage):
    """Takes four digits, then asks `complete` what they mean. Esc and Back leave it.

    When it is covered the digits are forgotten, and it leaves by itself.
    """

    name = "pin"
    about = Entry.SHARING_HERE
    first = "digit-5"
    hides = True

    def __init__(self, context: Context, seat: int) -> None:
        super().__init__(context)
        self._seat = seat
        self._typed = ""
        self._wait = 0.0
        self._gone = False
        self._dots, self._line = PinDots(), RichText("")
        self._digits = [Button(f"digit-{digit}", str(digit), partial(self._add, digit), style="slate", size=26)
                        for digit in range(10)]  # fmt: skip
        self._erase = Button(
            "erase", "", self._take_back, style="slate", icon="back", tooltip=_("Take the last digit back")
        )
        self._sign = pygame.Rect(0, 0, 0, 0)

    @abstractmethod
    def complete(self, digits: str) -> Change:
        """Return what follows from four digits; the dots are empty again."""

    @abstractmethod
    def title(self) -> str:
        """Return whose PIN it is."""

    @abstractmethod
    def heading(self) -> str:
        """Return what is written large."""

    @abstractmethod
    def sentence(self) -> str:
        """Return what is to be done now, or what was wrong."""

    @abstractmethod
    def sentences(self) -> Sequence[str]:
        """Return all that `sentence` may say, so that nothing moves when it changes."""

    def links(self) -> Sequence[Button]:
        """Return the buttons above Back."""
        return ()

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def typing(self) -> bool:
        return True  # a digit is a digit, even where its key turns the sound off

    @property
    def at_rest(self) -> bool:
        return self._wait <= 0 and not self._gone

    @property
    def wake_in(self) -> float | None:
        if self._gone:
            return 0.0
        return soonest(super().wake_in, self._wait if self._wait > 0 else None)

    def types(self, event: pygame.Event) -> bool:
        """Return whether it is a digit: a PIN with two equal ones looks like any other, however fast it is typed."""
        return digit_of(event) is not None

    def spoken(self) -> Spoken | None:
        """Return nothing: whoever listens would hear which digits the keys go to."""
        return None

    def hold_back(self, seconds: float) -> None:
        """Take no digit for so long."""
        self._wait = seconds
        self._show()

    def cover(self) -> None:
        self._gone = True
        self._forget()

    def handle(self, event: pygame.Event) -> Change:
        digit = digit_of(event)
        if digit is not None:
            self.ring.visible = self.ring.changed = True
            return self._add(digit)
        if control_of(event) is Control.CURTAIN:
            self.cover()
            return None
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE and control_of(event) is None:
            return self._take_back()
        change = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self.ring.focus in self._digits:
            self._focus_anew()
        return change

    def update(self, dt: float) -> Change:
        if self._gone:
            return Pop()
        if self._wait > 0:
            self._wait -= dt
            if self._wait <= 0:
                self._show()
        return super().update(dt)

    def _add(self, digit: int) -> Change:
        if self._wait > 0 or self._gone:
            return None
        self._typed += str(digit)
        digits = self._typed
        if len(digits) == DIGITS:
            self._typed = ""
            self._focus_anew()
            change = self.complete(digits)
            self._show()
            return change
        self._show()
        return None

    def _take_back(self) -> Change:
        self._typed = self._typed[:-1]
        self._show()
        return None

    def _forget(self) -> None:
        self._typed = ""
        self._focus_anew()
        self._show()

    def _focus_anew(self) -> None:
        """Let the focus tell nothing of the digit that was pressed last."""
        self.ring.set_focus(self._digits[5])

    def _show(self) -> None:
        self._dots.full, self._dots.resting = len(self._typed), self._wait > 0
        self._line.text = self.sentence()
        self.ring.changed = True

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        widgets, top = centred(viewport, 20, self._place)
        self._sign.y = top
        return widgets

    def _place(self, viewport: Viewport, factor: float) -> tuple[list[Widget], int]:
        """Lay the words out at the left and the digits at the right, from 0 down; return all and the sign's height."""
        pad = viewport.px(_PAD)
        wide = viewport.px(_WIDTH * max(1.0, viewport.text_scale**0.6))
        self._sign = pygame.Rect(0, 0, min(wide, viewport.rect.w - 2 * viewport.px(24)), 0)
        self._sign.centerx = viewport.rect.centerx
        keys = self._place_keys(self._sign.right - pad, pad, viewport)
        area = pygame.Rect(self._sign.x + pad, pad, keys.x - viewport.px(30) - self._sign.x - pad, 0)
        words = self._words(factor)
        foot = column(words, area, viewport.px(12), viewport)
        self._line = RichText(self.sentence(), size=19 * factor, colour=CHALK, shadow=ON_WOOD)
        longest = [RichText(said, size=19 * factor) for said in self.sentences()]
        high = max(line.height(area.w, viewport) for line in longest)
        self._line.place(pygame.Rect(area.x, foot + viewport.px(12), area.w, high), viewport)
        foot = self._line.rect.bottom
        back = Button("leave", _("Back"), self.cancel, style="slate", icon="back", size=20)
        links = [*self.links(), back]
        area.y = max(foot + viewport.px(16), keys.bottom - column(links, area, viewport.px(_GAP), viewport) + area.y)
        foot = column(links, area, viewport.px(_GAP), viewport)
        self._sign.h = max(foot, keys.bottom) + pad
        return [*words, self._line, *self._digits[1:], self._digits[0], self._erase, *links], self._sign.h

    def _words(self, factor: float) -> list[Widget]:
        return [
            RichText(self.title(), face="bold", size=22 * factor, colour=SAND, shadow=ON_WOOD),
            RichText(self.heading(), face="title", size=44 * factor, colour=GOLD, shadow=ON_WOOD),
            self._dots,
        ]

    def _place_keys(self, right: int, top: int, viewport: Viewport) -> pygame.Rect:
        """Place the digits as a telephone has them, zero in the middle of the last row; return their rectangle."""
        gap = viewport.px(_GAP)
        wide = max(viewport.target(), viewport.px(_KEY))
        high = max(self._digits[0].height(wide, viewport), viewport.px(_KEY * 0.75))
        left = right - 3 * wide - 2 * gap
        places = [(row, column_) for row in range(3) for column_ in range(3)]
        keys = [*zip(self._digits[1:], places, strict=True), (self._digits[0], (3, 1)), (self._erase, (3, 2))]
        for key, (down, across) in keys:
            key.place(pygame.Rect(left + across * (wide + gap), top + down * (high + gap), wide, high), viewport)
        return pygame.Rect(left, top, right - left, 4 * high + 3 * gap)

    def plates(self) -> tuple[pygame.Rect, ...]:
        return (self._sign,)

    def paint(self, canvas: pygame.Surface) -> None:
        self.context.pictures.cover(canvas, PictureKey(naming.backdrop("curtain"), *canvas.get_size()))
        draw_sign(canvas, self._sign, self.viewport)
