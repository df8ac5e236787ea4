"""Saving the log of a game as text, and saying where it is (UX M20)."""

from __future__ import annotations

from game.play.log_text import log_text, save_log
from game.play.session import Session
from game.system.errors import reason_of
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.widgets import clipboard


def export_log(context: Context, session: Session) -> None:
    """Write the public log into the data folder and copy it; one sentence says where it is, or what went wrong."""
    copied = clipboard.copy(log_text(session))
    context.tell_now(_sentence(context, session, copied))


def _sentence(context: Context, session: Session, copied: bool) -> str:
    reason = _("there is no folder to save in")
    if context.data_folder is not None:
        try:
            where = shown_path(save_log(session, context.data_folder))
        except OSError as error:
            reason = reason_of(error)
        else:
            both = _("The log is saved as {file}, and it is on the clipboard.")
            return (both if copied else _("The log is saved as {file}.")).format(file=where)
    only = _("The log is on the clipboard, but it cannot be saved ({reason}).")
    return (only if copied else _("The log cannot be saved ({reason}).")).format(reason=reason)
