"""The page of the settings: the rows of one tab, or what a search has found, below each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

import pygame

from game.scenes.settings.rows import Row
from game.scenes.settings.tabs import Tab, tab_words
from game.system.i18n import _
from game.ui.layout import column, form_row
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

_GAP, _GAP_OF_TEXT, _GAP_OF_NOTE, _GAP_ABOVE_HEAD = 10, 4, 3, 12


def place_rows(rows: Sequence[Row], area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
    """Place rows from the top of `area` down. Return their widgets and the foot."""
    parts: list[Widget] = []
    top = foot = area.y
    for row, following in zip_longest(rows, rows[1:]):
        placed, foot = _place_row(row, pygame.Rect(area.x, top, area.w, 0), viewport)
        parts += placed
        if following is not None and following.heads:
            foot += viewport.px(_GAP_ABOVE_HEAD)
        only_text = not row.control.focusable and following is not None and not following.control.focusable
        top = foot + viewport.px(_GAP_OF_TEXT if only_text else _GAP)
    return parts, foot


def place_found(found: Mapping[Tab, Sequence[Row]], area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
    """Place what a search has found, each tab's rows under its name."""
    if not found:
        nothing = RichText(_("No setting has these words."), size=17, colour=PARCHMENT_INK)
        return [nothing], column([nothing], area, 0, viewport)
    parts: list[Widget] = []
    foot = area.y
    for tab, rows in found.items():
        heading = RichText(tab_words(tab), face="heading", size=22, colour=PARCHMENT_INK)
        foot = column([heading], pygame.Rect(area.x, foot, area.w, 0), 0, viewport) + viewport.px(_GAP_OF_TEXT)
        placed, foot = place_rows(rows, pygame.Rect(area.x, foot, area.w, 0), viewport)
        foot += viewport.px(_GAP)
        parts += [heading, *placed]
    return parts, foot


def matching(rows: Mapping[Tab, Sequence[Row]], typed: str) -> dict[Tab, Sequence[Row]]:
    """Return the rows in which everything typed occurs, by tab."""
    words = typed.casefold().split()

    def matches(row: Row) -> bool:
        said = f"{row.words} {row.note} {row.also}".casefold()
        return all(word in said for word in words)

    found = {tab: [row for row in on_tab if not row.heads and matches(row)] for tab, on_tab in rows.items()}
    return {tab: on_tab for tab, on_tab in found.items() if on_tab}


def _place_row(row: Row, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
    parts: list[Widget]
    if row.whole:
        parts = [row.control]
        foot = column(parts, area, 0, viewport)
    else:
        parts = [RichText(row.words, size=17, colour=PARCHMENT_INK), row.control]
        foot = form_row(parts[0], row.control, area, viewport, row.share)
    if row.note:
        note = RichText(row.note, size=14, colour=PARCHMENT_INK)
        below = pygame.Rect(area.x, foot + viewport.px(_GAP_OF_NOTE), area.w, 0)
        foot = column([note], below, 0, viewport)
        parts.append(note)
    return parts, foot
