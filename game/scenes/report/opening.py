"""A report that is to be shown, while the record of the game at hand is played again."""

from __future__ import annotations

from concurrent.futures import Future

from game.play.sharing.report import Report
from game.scenes.report.scene import ReportScene
from game.scenes.shared.opening import Opening
from game.ui.screen import Screen


class OpeningReport(Opening[Report]):
    """Gives way to what would be in a report."""

    name = "opening-report"

    def opened(self, found: Future[Report]) -> Screen:
        return ReportScene(self.context, found.result(), self.context.data_folder)
