"""The beginning of a part of a report, line by line, so that a long one moves as easily as a short one."""

from __future__ import annotations

from game.art.drawing.raster import Colour
from game.play.sharing.report import Part
from game.system.i18n import ngettext
from game.ui.theme import CHALK, PARCHMENT_INK
from game.ui.widgets.richtext import RichText
from game.ui.widgets.widget import Widget

_MOST_LINES, _MOST_LETTERS = 120, 300


class Preview:
    """Shows the first lines of a part, long ones cut, and says how many more there are."""

    def __init__(self, part: Part) -> None:
        whole = part.text.splitlines()
        self._lines = [_cut(line) for line in whole[:_MOST_LINES]]
        self._more = len(whole) - len(self._lines)

    def on_paper(self) -> list[Widget]:
        """Return the lines in ink."""
        return self._written(PARCHMENT_INK)

    def on_wood(self) -> list[Widget]:
        """Return the lines in chalk."""
        return self._written(CHALK)

    def _written(self, colour: Colour) -> list[Widget]:
        lines = list(self._lines)
        if self._more:
            more = ngettext("… and {count} more line", "… and {count} more lines", self._more)
            lines.append(more.format(count=self._more))
        return [RichText(line or " ", size=14, colour=colour) for line in lines]


def _cut(line: str) -> str:
    shown = "".join(letter if letter.isprintable() else " " for letter in line[: _MOST_LETTERS + 1])
    return shown if len(shown) <= _MOST_LETTERS else f"{shown[:_MOST_LETTERS]}…"
