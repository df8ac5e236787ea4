"""What the page asks of the file of statistics, each on a worker so that no frame waits."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from io import BytesIO
from pathlib import Path

import pygame

from game.play.sharing.files import SHARED, put, telling_name
from game.scenes.shared.saved_file import saved_sentence
from game.statistics.counting import count_all_kept
from game.statistics.export import export_csv
from game.statistics.figures import Answer, Filter, ask
from game.statistics.store import NoStatistics, Store
from game.system.errors import reason_of
from game.system.i18n import _, ngettext
from game.ui.context import Context


class Keeper:
    """Asks for figures, counts anew, resets and exports. What is to be told comes by `take_news`. Close it."""

    def __init__(self, context: Context, folder: Path) -> None:
        self._folder = folder
        self._now = context.now
        self._store = Store(folder)
        self._pool = context.worker("statistics")
        self._asked: Future[Answer | None] | None = None
        self._acting: Future[str | Path] | None = None
        self._stop = threading.Event()
        self._news: list[str] = []
        self.progress: tuple[int, int] | None = None
        """How many records of how many are counted, while that goes on."""

    @property
    def busy(self) -> bool:
        """Whether something is asked for and not there yet."""
        return self._asked is not None or self._acting is not None

    @property
    def acting(self) -> bool:
        """Whether the file is being changed or exported."""
        return self._acting is not None

    @property
    def asking(self) -> bool:
        """Whether figures are asked for and not taken yet."""
        return self._asked is not None

    def finish(self) -> None:
        """Wait for all that was asked: for tests and still pictures."""
        if self._asked is not None:
            wait([self._asked])
        if self._acting is not None:
            wait([self._acting])

    def ask(self, chosen: Filter) -> None:
        """Ask for the figures of what is chosen."""
        self._asked = self._pool.submit(self._store.read, lambda connection: ask(connection, chosen), None)

    def take_answer(self) -> Answer | None:
        """Return the figures last asked for, once, when they are there."""
        if self._asked is None or not self._asked.done():
            return None
        asked, self._asked = self._asked, None
        try:
            return asked.result()
        except NoStatistics as trouble:
            self._news.append(str(trouble))
            return None

    def take_news(self) -> list[str]:
        """Return sentences for the player, each once."""
        if self._store.warning is not None:
            self._news.append(self._store.warning)
            self._store.warning = None
        news, self._news = self._news, []
        return news

    def act_done(self) -> bool:
        """Return whether what was begun is over, once; what came of it is then among the news."""
        if self._acting is None or not self._acting.done():
            return False
        acting, self._acting, self.progress = self._acting, None, None
        try:
            result = acting.result()
            self._news.append(result if isinstance(result, str) else saved_sentence(result))
        except NoStatistics as trouble:
            self._news.append(str(trouble))
        return True

    def count_again(self) -> None:
        """Count all kept games, or stop that."""
        if self._acting is not None:
            self._stop.set()
            return
        self._stop.clear()
        self.progress = (0, 0)
        self._acting = self._pool.submit(self._count)

    def reset(self) -> None:
        """Forget all that was counted."""
        moment = self._now()
        self._begin(lambda: self._reset(moment))

    def export(self) -> None:
        """Write all that is counted as CSV."""
        self._begin(self._export)

    def save(self, pictures: Sequence[pygame.Surface], names: Sequence[str]) -> None:
        """Write pictures as PNG, each under its name."""
        self._begin(lambda: self._save(pictures, names))

    def close(self) -> None:
        """Let go of the worker; what it has begun it ends by itself."""
        self._stop.set()
        self._pool.shutdown(wait=False)

    def _begin(self, act: Callable[[], str | Path]) -> None:
        if self._acting is None:
            self._acting = self._pool.submit(act)

    def _count(self) -> str:
        def note(done: int, of: int) -> bool:
            self.progress = (done, of)
            return not self._stop.is_set()

        counted = count_all_kept(self._folder, note)
        if counted is None:
            return _("Stopped. The statistics are as they were.")
        return ngettext("{count} finished game is counted.", "{count} finished games are counted.", counted).format(
            count=counted
        )

    def _reset(self, moment: float) -> str:
        self._store.reset(moment)
        return _("The statistics are empty.")

    def _export(self) -> str | Path:
        try:
            path = export_csv(self._folder)
        except OSError as error:
            return _("The CSV file cannot be written ({reason}).").format(reason=reason_of(error))
        return path

    def _save(self, pictures: Sequence[pygame.Surface], names: Sequence[str]) -> str | Path:
        folder = self._folder / SHARED
        try:
            for picture, name in zip(pictures, names, strict=True):
                written = BytesIO()
                pygame.image.save(picture, written, f"{name}.png")
                put(folder, telling_name([name]), ".png", written.getvalue())
        except OSError as error:
            return _("The pictures cannot be saved ({reason}).").format(reason=reason_of(error))
        return folder
