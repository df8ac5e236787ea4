"""A PIN for a seat, typed twice before the game (UX S15). Whoever wants none leaves it out."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.pin import Pin
from game.records.names import tidy_name
from game.scenes.new_game.draft import Draft
from game.scenes.private.pin_pad import PinPad
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop
from game.ui.widgets.button import Button


class PinSetting(PinPad):
    """Gives `draft.pins[seat]` what was typed twice alike, or takes it away."""

    def __init__(self, context: Context, draft: Draft, seat: int) -> None:
        super().__init__(context, seat)
        self._draft = draft
        self._once: Pin | None = None
        self._differed = False

    def complete(self, digits: str) -> Change:
        if self._once is None:
            self._once, self._differed = Pin.of(digits), False
            return None
        if self._once.fits(digits):
            self._draft.pins[self._seat] = self._once
            return Pop()
        self._once, self._differed = None, True
        return None

    def cover(self) -> None:
        self._once = None
        super().cover()

    def title(self) -> str:
        name = tidy_name(self._draft.seats[self._seat].name)
        words = _("Seat {number}: {name}") if name else _("Seat {number}")
        return words.format(number=self._seat + 1, name=name)

    def heading(self) -> str:
        return _("A PIN")

    def sentence(self) -> str:
        usual, again, differed = self.sentences()
        return again if self._once is not None else differed if self._differed else usual

    def sentences(self) -> Sequence[str]:
        return (
            _("Four digits that the curtain asks this seat for. Back leaves it as it was."),
            _("Once more, to be sure. Everybody else looks away."),
            _("Those were not the same digits. Type four of them again."),
        )

    def links(self) -> Sequence[Button]:
        if self._seat not in self._draft.pins:
            return ()
        return (Button("no-pin", _("Take the PIN away"), self._take_away, style="slate", size=20),)

    def _take_away(self) -> Change:
        del self._draft.pins[self._seat]
        return Pop()
