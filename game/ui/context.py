"""What every scene is given."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from game.system.i18n import _
from game.system.settings import Settings, save_settings
from game.ui.trace import Trace
from game.ui.viewport import Viewport

if TYPE_CHECKING:
    from game.art.store import PictureStore


@dataclass(slots=True)
class Context:
    """Settings, pictures, the window's measures, the trace and the player's folder (`None`: nothing is kept).

    `notices` are sentences that wait to be shown once. `relayout` is set by a scene that changed a setting
    on which the layout hangs (text scale, full screen, language): the window then measures anew.
    """

    settings: Settings
    pictures: PictureStore
    viewport: Viewport
    trace: Trace
    data_folder: Path | None
    notices: deque[str] = field(default_factory=deque)
    relayout: bool = False
    _warned: bool = False

    def keep_settings(self) -> None:
        """Write the settings; if that cannot be done, say so once."""
        if not save_settings(self.settings, self.data_folder) and not self._warned:
            self._warned = True
            if self.data_folder is not None:
                self.notices.append(_("The settings could not be saved."))
