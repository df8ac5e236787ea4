"""What can be pressed in the log of a replay: its filters, for keys and gamepads as well as for the mouse (UX M20)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.system.i18n import _
from game.tabletop.view.log import LogPanel, what_shows
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.widget import Widget


class _Link(Widget):
    """A place of the log; the log itself draws what is there."""

    radius = 4.0

    def __init__(self, name: str, act: Callable[[], None], tooltip: str) -> None:
        super().__init__(name, tooltip)
        self._act = act

    def press(self, _pos: tuple[int, int] | None) -> Change:
        self._act()
        return None

    def draw(self, _canvas: pygame.Surface, _context: Context) -> None:
        return


def log_links(log: LogPanel, names: tuple[str, ...], changed: Callable[[], None], viewport: Viewport) -> list[Widget]:
    """Return the filters of a log by kind and by seat, in their places; `changed` is told of every press."""

    def link(name: str, rect: pygame.Rect, act: Callable[[], None], tooltip: str) -> Widget:
        def pressed() -> None:
            act()
            changed()

        made = _Link(name, pressed, tooltip)
        made.place(rect, viewport)
        return made

    def only(seat: int) -> None:
        log.choose_seat(None if seat == log.seat else seat)

    def whose(seat: int) -> str:
        words = _("What everybody did") if seat == log.seat else _("Only what {name} did")
        return words.format(name=names[seat])

    kinds = [
        link(f"log-{each}", rect, partial(log.choose, each), what_shows(each)) for each, rect in log.tabs().items()
    ]
    seats = [link(f"log-seat-{seat + 1}", rect, partial(only, seat), whose(seat)) for seat, rect in log.seats().items()]
    return [*kinds, *seats]
