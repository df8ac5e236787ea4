"""What is said after a fault of the program: that it happened, what has become of the game, and where it is noted."""

from __future__ import annotations

from pathlib import Path

from game.scenes.routes import ToReport
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.scene import Open, Pop
from game.ui.widgets.dialog import Choice, Dialog


class LampOut(Dialog):
    """Says it over the title, and offers to report it with the game at hand. Made while that is still there."""

    def __init__(self, context: Context, noted: Path | None) -> None:
        game = context.game
        record = b"" if game is None else game.record
        sentences = [_("Something went wrong, so the game went back to its title.")]
        if game is not None:
            game.save()  # what is not saved yet is tried once more
            sentences.append(_("The game was saved.") if game.saved else _("The game could not be saved."))
        if noted is not None:
            sentences.append(_("What happened is noted in {file}.").format(file=shown_path(noted)))
        choices = [
            Choice("close", _("Close"), Pop),
            Choice("report", _("Report a problem"), lambda: Open(ToReport(record))),
        ]
        super().__init__(context, _("The lamp went out"), " ".join(sentences), choices)
