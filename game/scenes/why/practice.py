"""Why not this? One's own move beside what the advice would have been, over the table (UX S9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.hindsight.practice import OwnMove, compare
from game.play.session import Session
from game.scenes.shared.asked import Asked
from game.scenes.shared.ground import OakGround
from game.scenes.shared.sign import Lettering
from game.scenes.shared.stage import Stage
from game.scenes.why.compared import ComparedPage
from game.system.i18n import _
from game.ui.bindings import Control, control_of
from game.ui.context import LOOK_AGAIN, Context, soonest
from game.ui.paint import draw_plate
from game.ui.scene import Change, Pop
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget

_MARGIN, _GAP, _PAD = 20, 12, 18
_WIDE = 1040
"""Width of the page at most, in design units."""


class Practice:
    """Keeps the newest move of one person alone, as it was made."""

    def __init__(self, context: Context, session: Session) -> None:
        self._context = context
        self._session = session
        self._move: OwnMove | None = None

    def note(self, move: OwnMove) -> None:
        """Keep a move that is committed now."""
        self._move = move

    def why_not(self) -> str:
        """Return one sentence about why no move can be compared now, or nothing."""
        if self._context.privacy.several:
            return _("With several people, moves are looked back on when the round is over.")
        if not self._context.settings.practice:
            return _("Practice is off: it is switched on in the settings, under Play.")
        if self._move is None or self._move.view.table.round != self._session.table.round:
            return _("Make a move first, then it is compared with the advice.")
        return ""

    def scene(self) -> PracticeScene:
        """Return the page about the newest move."""
        assert self._move is not None, "why_not says when"
        return PracticeScene(self._context, self._session, self._move)


class PracticeScene(Stage):
    """Opens over the table of one person alone. The comparison is worked out on a worker."""

    name = "practice"
    first = "close"

    def __init__(self, context: Context, session: Session, move: OwnMove) -> None:
        super().__init__(context)
        self._names, self._move = session.names, move
        self._compared = Asked(context, "practice", partial(compare, move, context.settings.hint_level))
        self._page: ComparedPage | None = None
        self._title = Lettering(_("Why not this?"), 40)
        self._close = Button("close", "", self.cancel, style="slate", icon="cross", tooltip=_("Close"))
        self._scroll = ScrollView("page")
        self._oak = OakGround(context)
        self._plates: tuple[pygame.Rect, ...] = ()
        self._take()

    def _take(self) -> bool:
        """Take over what the worker has found; True when that is new."""
        compared = None if self._page is not None else self._compared.answer
        if compared is None:
            return False
        self._page = ComparedPage(compared, self._names)
        return True

    def finish(self) -> None:
        """Wait for the worker: for tests and still pictures."""
        self._compared.finish()
        self._take()

    def close(self) -> None:
        super().close()
        self._compared.close()

    def handle(self, event: pygame.Event) -> Change:
        return Pop() if control_of(event) is Control.WHY else super().handle(event)

    def update(self, dt: float) -> Change:
        if self._take():
            self.rearrange()
        return super().update(dt)

    @property
    def at_rest(self) -> bool:
        return self._page is not None

    @property
    def wake_in(self) -> float | None:
        return soonest(None if self.at_rest else LOOK_AGAIN, super().wake_in)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        margin, gap, size = viewport.px(_MARGIN), viewport.px(_GAP), viewport.rect
        width = min(size.w - 2 * margin, viewport.px(_WIDE * max(1.0, viewport.text_scale)))
        area = pygame.Rect((size.w - width) // 2, margin, width, size.h - 2 * margin)
        close = viewport.target(48)
        high = max(close, self._title.height(area.w - close - gap, viewport))
        self._title.place(pygame.Rect(area.x, area.y, area.w - close - gap, high), viewport)
        self._close.place(pygame.Rect(area.right - close, area.y, close, close), viewport)
        page = pygame.Rect(area.x, area.y + high + gap, area.w, area.h - high - gap)
        pad = viewport.px(_PAD)
        foot = self._place_page(page.inflate(-2 * pad, -2 * pad), viewport)
        page.h = min(page.h, foot + pad - page.y)
        self._plates = (page,)
        return [self._title, self._scroll, self._close]

    def _place_page(self, area: pygame.Rect, viewport: Viewport) -> int:
        """Place the page, which takes the focus only where it does not fit. Return its foot."""
        if self._page is None:
            self._scroll.hold([], area, area.y)
            return area.bottom
        inner = pygame.Rect(area.x, area.y, self._scroll.inner_width(area.w, viewport), area.h)
        foot = self._page.place(inner, viewport)
        for part in self._page.parts:
            part.focusable = foot > area.bottom
        self._scroll.hold(self._page.widgets, area, foot)
        return foot

    def plates(self) -> tuple[pygame.Rect, ...]:
        return self._plates

    def paint(self, canvas: pygame.Surface) -> None:
        self._oak.draw(canvas)
        for plate in self._plates:
            draw_plate(canvas, plate, "parchment", self.viewport, seed=9)
