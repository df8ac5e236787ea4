"""The rows of the set-up screen: one seat each."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ai.minds import PLAYABLE
from game.i18n import _
from game.scenes.setup_draft import Draft
from game.scenes.setup_words import mind_words
from game.setup import HUMAN, MAX_NAME
from game.ui.layout import row
from game.ui.scene import Change
from game.ui.viewport import MINIMUM_TARGET, Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.picture import Picture
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget

_TOKEN, _PORTRAIT = 30.0, 40.0


class SeatRow:
    """Token, portrait, name, who plays, and a button that takes the seat away; two lines if one is too narrow."""

    def __init__(self, draft: Draft, seat: int, edited: Callable[[], Change], remove: Callable[[int], Change]) -> None:
        self._draft = draft
        self._seat = seat
        self._edited = edited
        number = seat + 1
        self._token = Picture(f"token:{seat}", _TOKEN)
        self._portrait = Picture(f"portrait:{seat}", _PORTRAIT)
        self._name = TextField(f"name-{number}", draft.seats[seat].name, MAX_NAME, self._rename)
        minds = [(mind, mind_words(mind)) for mind in (HUMAN, *PLAYABLE)]
        self._mind = Cycler(f"mind-{number}", minds, draft.seats[seat].mind, self._set_mind)
        self._remove = Button(
            f"remove-{number}",
            "",
            lambda: remove(seat),
            style="slate",
            icon="cross",
            tooltip=_("Take seat {number} away").format(number=number),
        )

    def parts(self, removable: bool) -> list[Widget]:
        """The widgets of the row in Tab order."""
        always: list[Widget] = [self._token, self._portrait, self._name, self._mind]
        return [*always, self._remove] if removable else always

    def place(self, area: pygame.Rect, removable: bool, viewport: Viewport) -> int:
        """Place the row at the top of `area`; returns its foot."""
        gap = viewport.px(8)
        marks = [viewport.icon(_TOKEN), viewport.icon(_PORTRAIT)]
        button = max(MINIMUM_TARGET, viewport.px(44))
        room = area.w - sum(marks) - 2 * gap
        free = room - button - 2 * gap
        name = round(free * 0.46)
        if self._mind.height(free - name, viewport) <= self._name.height(name, viewport):
            widths = [*marks, name, free - name]
            parts = self.parts(removable)
            return row(parts, [*widths, button][: len(parts)], area, gap, viewport)
        upper = [self._token, self._portrait, self._name]
        foot = row(upper, [*marks, room], area, gap, viewport) + viewport.px(4)
        left = area.x + sum(marks) + 2 * gap
        below = pygame.Rect(left, foot, area.right - left, 0)
        if not removable:
            return row([self._mind], [below.w], below, gap, viewport)
        return row([self._mind, self._remove], [below.w - button - gap, button], below, gap, viewport)

    def _rename(self, name: str) -> Change:
        self._draft.rename(self._seat, name)
        return self._edited()

    def _set_mind(self, mind: str) -> Change:
        self._draft.set_mind(self._seat, mind)
        return self._edited()
