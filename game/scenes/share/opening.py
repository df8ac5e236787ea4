"""A game that is to be shared, while its record is read and played again."""

from __future__ import annotations

from concurrent.futures import Future

from game.play.sharing.game import NothingToShare, SharedGame
from game.scenes.share.scene import ShareScene
from game.scenes.shared.opening import Opening
from game.system.i18n import _
from game.ui.screen import Screen
from game.ui.widgets.dialog import message


class OpeningShare(Opening[SharedGame]):
    """Gives way to what can be shared of a game."""

    name = "opening-share"

    def opened(self, found: Future[SharedGame]) -> Screen:
        try:
            return ShareScene(self.context, found.result(), self.context.data_folder)
        except NothingToShare as nothing:
            return message(self.context, _("There is nothing to share"), nothing.message)
