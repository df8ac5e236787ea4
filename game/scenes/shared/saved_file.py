"""Where a file is that leaves the game, or why there is none, in one sentence; and its folder, opened."""

from __future__ import annotations

from pathlib import Path

from game.system.errors import reason_of
from game.system.folders import show_folder
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.widgets import clipboard


def saved_sentence(path: Path) -> str:
    """Put a path on the clipboard and return the sentence that says where the file is."""
    both = _("Saved as {file}. The path is on the clipboard.")
    return (both if clipboard.copy(str(path)) else _("Saved as {file}.")).format(file=shown_path(path))


def unwritten_sentence(folder: Path, error: OSError) -> str:
    """Return why there is no file in a folder."""
    sentence = _("Nothing was written to {folder}: {reason}.")
    return sentence.format(folder=shown_path(folder), reason=reason_of(error))


def open_folder(context: Context, folder: Path | None) -> None:
    """Let the system show a folder, or say that it cannot."""
    if folder is None or not show_folder(folder):
        context.tell_now(_("The folder could not be opened."))
