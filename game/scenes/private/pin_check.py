"""The PIN of a seat, asked for before their curtain opens or their vote counts (UX S15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.play.session import Session
from game.scenes.private.pin_pad import PinPad
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop
from game.ui.widgets.button import Button


class PinCheck(PinPad):
    """Leaves once the right digits are typed, and says so by `known`. A wrong PIN is followed by a short wait.

    `forgotten` says what follows when the PIN is; without it nothing does.
    """

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        known: Callable[[], None],
        forgotten: Callable[[], Change] | None = None,
    ) -> None:
        super().__init__(context, seat)
        self._session = session
        self._known = known
        self._forgotten = forgotten
        self._wrong = False
        self._wait = session.pins.wait(seat)

    @property
    def _name(self) -> str:
        return self._session.names[self._seat]

    def complete(self, digits: str) -> Change:
        pins = self._session.pins
        if pins.try_digits(self._seat, digits):
            self._known()
            return Pop()
        self._wrong = True
        self.hold_back(pins.wait(self._seat))
        return None

    def title(self) -> str:
        return self._name

    def heading(self) -> str:
        return _("Four digits")

    def sentence(self) -> str:
        usual, wait, wrong = self.sentences()
        return wait if self._wait > 0 else wrong if self._wrong else usual

    def sentences(self) -> Sequence[str]:
        return (
            _("Type the PIN of {name}. Everybody else looks away.").format(name=self._name),
            _("That is not the PIN of {name}. One moment, please.").format(name=self._name),
            _("That was not the PIN of {name}. Try again.").format(name=self._name),
        )

    def links(self) -> Sequence[Button]:
        if self._forgotten is None:
            return ()
        return (Button("forgotten", _("Forgotten?"), self._forgotten, style="slate", size=20),)
