"""A hint for a question that is asked away from the table, for one person alone: a nugget to keep, a theft (UX S8)."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future

import pygame

from game.hindsight.advice import Advice, advise
from game.play.session import Session
from game.scenes.shared.stage import Stage
from game.system.i18n import _
from game.ui.bindings import Control, control_of, with_key
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button

_SIDE, _INSET = 44, 8


class AskedHint:
    """Asked for by one press; a second one lets `choose` make the answer ready. With several people there is none."""

    def __init__(self, context: Context, session: Session, seat: int, choose: Callable[[Advice], Change]) -> None:
        self._context = context
        self._session = session
        self._seat = seat
        self._choose = choose
        self._worker: Executor | None = None
        self._asked: Future[Advice] | None = None
        self.advice: Advice | None = None
        self.button = Button("hint", "", self.press, style="slate", icon="hint")

    @property
    def offered(self) -> bool:
        """Whether one person is alone at the screen."""
        return len(self._session.humans) == 1

    def press(self) -> Change:
        """Ask for the hint, or make its answer ready."""
        if self.advice is not None:
            return self._choose(self.advice)
        if self.offered and self._asked is None:
            self._session.desk.count_hint(self._seat)
            self._worker = self._context.worker("hint")
            view, log = self._session.view(self._seat), self._session.log(self._seat)
            self._asked = self._worker.submit(advise, view, log, self._context.settings.hint_level)
        return None

    def update(self) -> bool:
        """Take over what the worker has found; True when that is new."""
        if self.advice is not None or self._asked is None or not self._asked.done():
            return False
        self.advice = self._asked.result()
        return True

    @property
    def wake_in(self) -> float | None:
        return LOOK_AGAIN if self._asked is not None and self.advice is None else None

    def sentence(self, otherwise: str) -> str:
        """Return the hint in one sentence, or what is to be said without one."""
        return otherwise if self.advice is None else self.advice.sentence(self._session.names)

    def place(self, viewport: Viewport) -> list[Button]:
        """Put the button into the corner of the window, off the sign. Return it, where there is one."""
        if not self.offered:
            return []
        self.button.tooltip = with_key(_("Ask for a hint"), Control.HINT)
        side, inset = viewport.target(_SIDE), viewport.px(_INSET)
        self.button.place(pygame.Rect(viewport.rect.right - side - inset, inset, side, side), viewport)
        return [self.button]

    def close(self) -> None:
        """Let go of the worker."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)


class AskedStage(Stage):
    """A stage that asks a seat something and has a hint for it."""

    hint: AskedHint

    def handle(self, event: pygame.Event) -> Change:
        return self.hint.press() if control_of(event) is Control.HINT else super().handle(event)

    def update(self, dt: float) -> Change:
        if self.hint.update():
            self.rearrange()
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return soonest(self.hint.wake_in, super().wake_in)

    def close(self) -> None:
        super().close()
        self.hint.close()
