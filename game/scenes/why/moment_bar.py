"""The row that leads from one telling moment of a round to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.hindsight.telling import STOPS, Moment
from game.hindsight.telling_words import moment_label
from game.scenes.shared.moment_signs import sign_of
from game.system.i18n import _, ngettext
from game.ui.bindings import Control, with_key
from game.ui.context import Context
from game.ui.paint import icon_tone
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.widget import PlacedText

_BETWEEN = -1
"""The value while none of the moments is shown."""


def worth_a_stop(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """Return those moments that the row leads to."""
    return tuple(each for each in moments if each.kind in STOPS)


def _tip() -> str:
    return with_key(_("From one telling moment to the next"), Control.NEXT_TARGET)


class MomentBar(Cycler[int]):
    """Left and right lead to the moment before and after what is shown, a press to the one after."""

    def __init__(self, names: Sequence[str], go: Callable[[Moment], Change]) -> None:
        super().__init__("moments", (), _BETWEEN, self._lead, tooltip=_tip())
        self._names = names
        self._go = go
        self._moments: tuple[Moment, ...] = ()
        self._shown = range(0)
        self.enabled = False

    def show(self, moments: Sequence[Moment]) -> None:
        """Lead to these moments, which are in the order of the log."""
        self._moments = tuple(moments)
        self.choices = tuple((place, moment_label(each, self._names)) for place, each in enumerate(moments))
        self.enabled = bool(self._moments)
        self.stand_at(self._shown)

    def stand_at(self, logged: range) -> None:
        """Note that the move with these places in the log is shown."""
        self._shown = logged
        if not (self.value >= 0 and self._moments[self.value].place in logged):
            here = (place for place, each in enumerate(self._moments) if each.place in logged)
            self.value = next(here, _BETWEEN)

    def stand_on(self, moment: Moment) -> None:
        """Note that this moment is the one that is shown."""
        self.value = self._moments.index(moment)

    def _lead(self, value: int) -> Change:
        return self._go(self._moments[value])

    def step(self, by: int) -> Change:
        """Lead to the moment so many further on, from wherever the round is shown."""
        return self._step(by)

    def _step(self, by: int) -> Change:
        if not self._moments:
            return None
        if self.value == _BETWEEN:
            before = sum(each.place < self._shown.start for each in self._moments)
            self.value = before if by < 0 else before - 1
        return super()._step(by)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        if self.value != _BETWEEN:
            return super().texts(viewport)
        count = len(self._moments)
        text = ngettext("{count} telling moment", "{count} telling moments", count).format(count=count)
        return self.placed(text, viewport)

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        super().draw(canvas, context)
        if self.value != _BETWEEN:
            side = context.viewport.icon(20)
            key = PictureKey(naming.icon(sign_of(self._moments[self.value].kind)), side, side, icon_tone(self.style))
            left = min(line.rect.x for line in self.texts(context.viewport)) - side - context.viewport.px(8)
            left = max(left, self.rect.x + context.viewport.icon(30))
            canvas.blit(context.pictures.get(key), (left, self.rect.centery - side // 2))
