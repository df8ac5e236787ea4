"""The result of a daily shaft, as a line to paste: known a moment after its game has ended."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from game.play.daily.goes import Go, Standing, goes, standing
from game.play.daily.shaft import SEAT, day_of, utc_day
from game.play.session import Session
from game.scenes.shared.asked import Asked
from game.system.i18n import _
from game.ui.context import Context
from game.ui.widgets.clipboard import copy
from game.words.daily import result_line


class DailyResult:
    """Looks on a worker for what counts on the day of a finished game. Close it."""

    def __init__(self, context: Context, session: Session) -> None:
        self._context = context
        today = utc_day(context.now())
        self.day = day_of(session.header, today) if session.desk.origin is None else None
        self._gold = session.table.gold
        self._asked: Asked[Standing] | None = None
        if self.day is not None:
            self._asked = Asked(context, "daily", partial(_stands, context.data_folder, self.day))

    @property
    def waits(self) -> bool:
        """Whether the line is not known yet."""
        return self._asked is not None and self._asked.waits

    @property
    def line(self) -> str:
        """The line: of the go that counts, or of this one where nothing is kept. Nothing where it is no daily game."""
        found = self._found
        if self.day is None or found is None or self._gold is None:
            return ""
        go = found.played or Go(Path(), self.day, self._gold)
        return line_of(go, max(1, found.streak))

    @property
    def practice(self) -> bool:
        """Whether an earlier go counts, with other gold than this one."""
        played = None if self._found is None else self._found.played
        return played is not None and played.gold != self._gold

    @property
    def _found(self) -> Standing | None:
        return None if self._asked is None else self._asked.answer

    def copy(self) -> None:
        """Put the line on the clipboard, and say so."""
        copy_line(self._context, self.line)

    def close(self) -> None:
        """Let go of the worker."""
        if self._asked is not None:
            self._asked.close()


def line_of(go: Go, streak: int) -> str:
    """Return the line of a finished go to paste, with so many days in a row."""
    assert go.gold is not None, "it is finished"
    return result_line(go.day, go.medal, go.place, len(go.gold), go.gold[SEAT], streak)


def copy_line(context: Context, line: str) -> None:
    """Put a line on the clipboard and say so, or that there is none."""
    context.tell_now(
        _("The result is on the clipboard.") if copy(line) else _("This system has no clipboard to copy to.")
    )


def _stands(folder: Path | None, day: date) -> Standing:
    return standing(goes(folder, day), day)
