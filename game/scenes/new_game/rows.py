"""The rows of the set-up screen: one seat each."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import naming
from game.records.names import MAX_NAME
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.who import WhoButton
from game.system.i18n import _
from game.ui.layout import row
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.picture import Picture
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget

_TOKEN = 30.0
_LEAST_NAME = 150.0


class SeatRow:
    """Token, name, who plays, and a button that takes the seat away; two lines if one is too narrow.

    `choose` and `remove` are called with the seat.
    """

    def __init__(
        self,
        draft: Draft,
        seat: int,
        edited: Callable[[], Change],
        choose: Callable[[int], Change],
        remove: Callable[[int], Change],
    ) -> None:
        self._draft = draft
        self._seat = seat
        self._edited = edited
        number = seat + 1
        self._token = Picture(naming.token(seat), _TOKEN)
        self._name = TextField(f"name-{number}", draft.seats[seat].name, MAX_NAME, self._rename)
        self._who = WhoButton(draft, seat, lambda: choose(seat))
        self._remove = Button(
            f"remove-{number}",
            "",
            lambda: remove(seat),
            style="slate",
            icon="cross",
            tooltip=_("Remove seat {number}").format(number=number),
        )

    def parts(self, removable: bool) -> list[Widget]:
        """Return the widgets of the row in Tab order."""
        always: list[Widget] = [self._token, self._name, self._who]
        return [*always, self._remove] if removable else always

    def place(self, area: pygame.Rect, removable: bool, viewport: Viewport) -> int:
        """Place the row at the top of `area`; return its foot."""
        gap = viewport.px(8)
        mark = viewport.icon(_TOKEN)
        button = viewport.target()
        room = area.w - mark - gap
        who = self._who.natural_width(viewport)
        name = room - who - button - 2 * gap
        if name >= viewport.px(_LEAST_NAME * viewport.text_scale):
            parts = self.parts(removable)
            return row(parts, [mark, name, who, button][: len(parts)], area, gap, viewport)
        foot = row([self._token, self._name], [mark, room], area, gap, viewport) + viewport.px(4)
        below = pygame.Rect(area.x + mark + gap, foot, room, 0)
        if not removable:
            return row([self._who], [below.w], below, gap, viewport)
        return row([self._who, self._remove], [below.w - button - gap, button], below, gap, viewport)

    def _rename(self, name: str) -> Change:
        self._draft.rename(self._seat, name)
        return self._edited()
