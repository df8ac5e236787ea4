"""The tab *Data*: what is kept, and where."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.library import library
from game.scenes.routes import ToGames, ToReport
from game.scenes.settings.asking import ask_to_reset
from game.scenes.settings.effects import FOR_PEOPLE, differing
from game.scenes.settings.rows import Row, action, fact
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.scene import Change, Open


def data_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    folder = context.data_folder
    place = _("Nowhere: there is no folder that can be written.") if folder is None else shown_path(folder)
    count = len(library(folder))
    return [
        fact(_("Saved games and settings are kept in"), place),
        fact(_("Number of saved games"), str(count)),
        action(
            "saves",
            _("List of saved games"),
            lambda: Open(ToGames()),
            "save",
            why_not=_why_no_list(context, count),
        ),
        action(
            "report",
            _("Report a problem"),
            lambda: Open(ToReport(b"" if context.game is None else context.game.record)),
            "warning",
        ),
        action(
            "reset-all",
            _("Put every setting back to its default"),
            lambda: _ask(context),
            "undo",
            why_not="" if differing(context.settings, FOR_PEOPLE) else _("Every setting has its default."),
        ),
    ]


def _why_no_list(context: Context, count: int) -> str:
    """Return why the list cannot be opened: another game would take the place of the one that is played."""
    if context.game is not None:
        return _("A game is being played. Its menu leads to the title, and from there to the saved games.")
    return "" if count else _("No game is saved.")


def _ask(context: Context) -> Change:
    heading = _("Put every setting back to its default?")
    return ask_to_reset(context, heading, _("Saved games and the last set-up of a game stay as they are."), FOR_PEOPLE)
