"""A card that turns over for one seat alone (R4.4, R10.13, UX section 3); edge-on, its back gives way to its face."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.art.catalogue import PictureKey
from game.art.naming import PictureName
from game.play.session import Session
from game.scenes.private.moment import PrivateMoment
from game.scenes.shared.sign import draw_turning
from game.sound.cues import Cue
from game.system.settings import speed_factor
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget

_WAIT = 0.3
_FLIP = 0.48


class CardFlip(PrivateMoment):
    """Shows `back`, and after a moment the face under it; what it means is said once the face lies there."""

    back: PictureName
    heading_tells = False
    """Whether the heading says what the card is, as the first sentence does."""

    def __init__(self, context: Context, session: Session, seat: int, then: Callable[[], Change]) -> None:
        speed = speed_factor(context.settings.speed_own)
        self._pace = math.inf if speed is None else speed
        super().__init__(context, session, seat, then)

    @abstractmethod
    def front(self) -> tuple[PictureName, str]:
        """Return the name and variant of the picture under the back."""

    @property
    def _turned(self) -> float:
        """How far the card is turned over, 0 to 1."""
        if math.isinf(self._pace):
            return 1.0
        return min(1.0, max(0.0, (self._shown * self._pace - _WAIT) / _FLIP))

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        who, heading, first, *rest = super().arrange(viewport)
        if self._turned == 1:
            return who, heading, first, *rest
        return (who, *rest) if self.heading_tells else (who, heading, *rest)

    @property
    def at_rest(self) -> bool:
        return super().at_rest and self._turned == 1

    @property
    def needs_draw(self) -> bool:
        return super().needs_draw or self._turned < 1

    @property
    def wake_in(self) -> float | None:
        return super().wake_in if self._turned == 1 else 0.0

    def update(self, dt: float) -> Change:
        before = self._turned
        change = super().update(dt)
        if before < 1 and self._turned == 1:
            self.rearrange()
            self.ring.changed = True
        if before == 0 < self._turned:
            self.context.sound.play(Cue.ROTATE)
        return change

    def draw_card(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        name, variant = self.front()
        sides = PictureKey(self.back, *rect.size), PictureKey(name, *rect.size, variant)
        draw_turning(canvas, self.context, rect, sides, self._turned)
