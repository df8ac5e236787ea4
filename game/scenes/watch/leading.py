"""Where a replay leads: to a game of What if, to the newspaper, to what can be shared of the game (UX S7)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.hindsight.gazette.pages import paper_of_record
from game.play.what_if.branch import seat_at, what_if, why_not_from
from game.records.replay import Replay
from game.scenes.routes import ToGazette, ToRoundEnd, ToShare, ToTable
from game.scenes.watch.what_if import WhatIf
from game.ui.context import Context
from game.ui.scene import Change, Open, Push


class Leads:
    """Leads away from the step that `leave` returns, which stops the replay. `file` is where its record lies, if it
    does."""

    def __init__(self, context: Context, replay: Replay, file: Path | None, leave: Callable[[], int]) -> None:
        self._context = context
        self._replay = replay
        self._file = file
        self._leave = leave

    def ask_what_if(self) -> Change:
        """Ask which seat to take over here, by default the one to play."""
        at = self._leave()
        seat = seat_at(self._replay.played[at].step.state.table)
        return Push(WhatIf(self._context, self._replay.names, seat, at, self._take_over))

    def _take_over(self, seat: int) -> Change:
        """Play on from here in the place of a seat."""
        file = "" if self._file is None else self._file.name
        session = what_if(self._replay, self._leave(), seat, self._context.data_folder, file)
        return Open(ToTable(session) if session.table.outcome is None else ToRoundEnd(session))

    def why_not(self, step: int) -> str | None:
        """Return why nobody can play on from a step; None where that is possible."""
        return why_not_from(self._replay, step)

    @property
    def printed(self) -> bool:
        """Whether a round is revealed, so that the newspaper has it."""
        return any(played.step.state.table.outcome is not None for played in self._replay.played)

    def read_gazette(self) -> Change:
        """Open the newspaper at the page of the round that shows, or at its last one."""
        table = self._replay.played[self._leave()].step.state.table
        return Open(ToGazette(paper_of_record(self._replay), table.round))

    def share(self) -> Change:
        """Show what of the game can be shared, of the board first what shows."""
        return Open(ToShare(self._replay, self._leave(), self._file))
