"""The button of the offer: on the mat, off the cards, for as long as the offer stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.scenes.table.buttons import TableButton
from game.scenes.table.endings.quick import Quick
from game.scenes.table.intents import Intent, PlayQuickly
from game.tabletop.view.table import TableView
from game.ui.bindings import Control, with_key
from game.ui.free_place import free_place
from game.ui.scene import Change
from game.ui.widgets.button import Button

NAME = "quick"
_SIZE, _HIGH, _PAD = 16, 40, 8
"""Design units: the letters, the button, and from it to the rim of the mat."""


def quick_button(quick: Quick, view: TableView, others: Sequence[Button], do: Callable[[Intent], Change]) -> Button:
    """Return the button in its place: over no card and no pile, if there is room."""
    layout = view.layout
    viewport = layout.viewport
    button = TableButton(
        NAME,
        quick.label,
        partial(do, PlayQuickly()),
        style="slate",
        icon="speed",
        tooltip=with_key(quick.tooltip, Control.QUICK),
        size=_SIZE,
    )
    pad = layout.px(_PAD)
    within = layout.cloth.inflate(-2 * pad, -2 * pad)
    wide, high = min(within.w, button.natural_width(viewport)), viewport.target(_HIGH)
    maze = view.seen.table.maze
    cards = [view.cell(cell) for cell in (*maze.cards, *maze.closed)]
    piles = [layout.piles, layout.candle, *layout.signs.values(), *(other.rect for other in others)]
    button.place(free_place(within, [(wide, high)], piles, cards), viewport)
    button.shrink(viewport)
    return button
