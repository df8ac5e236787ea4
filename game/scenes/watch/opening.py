"""A record that is to be watched, while it is read and played again."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from pathlib import Path

from game.records.excerpt import only_round
from game.records.files import Unreadable
from game.records.replay import Replay, replay, replay_file
from game.scenes.shared.opening import Opening
from game.scenes.watch.scene import Watch
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.screen import Screen
from game.ui.widgets.dialog import message


class OpeningReplay(Opening[Replay]):
    """Gives way to the replay of a record, or of its round `number`.

    With `public` a game that is not over shows as everybody saw it.
    """

    name = "opening-replay"

    def __init__(
        self,
        context: Context,
        record: bytes | Path,
        number: int = 0,
        file: Path | None = None,
        *,
        public: bool = False,
    ) -> None:
        super().__init__(context, partial(_played_again, record, number))
        self._record = record
        self._public = public
        self._file = record if isinstance(record, Path) else file

    def opened(self, found: Future[Replay]) -> Screen:
        heading = _("There is nothing to watch")
        try:
            replayed = found.result()
        except Unreadable as unreadable:
            return message(self.context, heading, unreadable.message)
        if replayed.state is None:
            reason = _("No round was dealt.") if replayed.fault is None else replayed.fault.message
            if isinstance(self._record, Path):
                sentence = _("There is nothing to watch in {file}. {reason}")
                reason = sentence.format(file=shown_path(self._record), reason=reason)
            return message(self.context, heading, reason)
        over = replayed.state.table.gold is not None
        return Watch(self.context, replayed, self._file, public=self._public and not over)


def _played_again(record: bytes | Path, number: int) -> Replay:
    found = replay(record) if isinstance(record, bytes) else replay_file(record)
    return only_round(found, number) if number else found
