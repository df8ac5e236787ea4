"""A look at a face-down goal: the card turns over for one seat alone (R4.4, UX section 3)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.engine.cards import GOLD
from game.i18n import _
from game.scenes.private import PrivateMoment
from game.scenes.sign import draw_card
from game.session import Session
from game.settings import speed_factor
from game.ui.context import Context
from game.ui.scene import Change, Pop

_WAIT = 0.3
_FLIP = 0.48


class GoalPeek(PrivateMoment):
    """Shows goal 1, 2 or 3 to a seat that has just looked at it. Until the card is edge-on only its back is drawn."""

    name = "goal-peek"

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        goal: int,
        then: Callable[[], Change] = Pop,
    ) -> None:
        name = session.view(seat).goals[goal - 1]
        if name is None:
            raise ValueError(f"seat {seat} has not looked at goal {goal}")
        self._goal = goal
        self._gold = name == GOLD
        self._picture = name if self._gold else f"stone:{name}"
        speed = speed_factor(context.settings.speed_own)
        self._pace = math.inf if speed is None else speed
        super().__init__(context, session, seat, then)

    @property
    def _turned(self) -> float:
        """How far the card is turned over, 0 to 1."""
        if math.isinf(self._pace):
            return 1.0
        return min(1.0, max(0.0, (self._shown * self._pace - _WAIT) / _FLIP))

    @property
    def at_rest(self) -> bool:
        return super().at_rest and self._turned == 1

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._turned < 1

    @property
    def wake_in(self) -> float | None:
        return super().wake_in if self._turned == 1 else 0.0

    def heading(self) -> str:
        return _("Goal {goal}").format(goal=self._goal)

    def _title(self) -> str:
        return _("{name} looks at").format(name=self._session.names[self._seat])

    def sentences(self) -> Sequence[str]:
        found = _("The gold lies here.") if self._gold else _("A stone lies here.")
        return found, _("Everybody saw which goal it was, nobody what lies there."), _("Tell it, or tell a lie.")

    def update(self, dt: float) -> Change:
        before = self._turned
        change = super().update(dt)
        if before < 1 and self._turned == 1:
            self.ring.changed = True
        return change

    def draw_card(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        turned = self._turned
        name = "goal-back" if turned < 0.5 else self._picture
        picture = self.picture(name, rect.w, rect.h, "" if turned < 0.5 else "lit")
        draw_card(canvas, picture, rect, self.viewport, abs(math.cos(math.pi * turned)))
