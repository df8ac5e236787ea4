"""The offer to play the rest of a round quickly, once the gold looks out of reach (UX section 2).

It follows from public facts alone, so it tells nothing. All turns are really played.
"""

from __future__ import annotations

from concurrent.futures import Executor, Future, wait

from game.play.endings.reach import came_nearer, out_of_reach
from game.play.session import Session
from game.system.i18n import N_, _
from game.system.settings import Speed
from game.tabletop.move.move import Move
from game.ui.context import LOOK_AGAIN, Context
from game.ui.privacy import Privacy

QUICK: Speed = "4"
"""How fast motions run at least while the rest is played quickly."""
OUT_OF_REACH = N_("The gold seems out of reach.")


class Quick:
    """Whether the rest can be played quickly, and whether it is.

    Bots think for no time then. One person alone passes, unless the round has more to gain than the gold for all;
    whatever the game asks, it asks as ever. It ends by itself when somebody comes nearer to a goal.
    """

    def __init__(self, context: Context, session: Session, move: Move) -> None:
        self._context = context
        self._session = session
        self._move = move
        self._privacy: Privacy = context.privacy
        self.news = self._said = ""
        self._worker: Executor | None = None
        self._asked: Future[bool] | None = None
        self._looked: object = None
        self.offered = False
        self.on = False

    def look(self) -> bool:
        """Judge the table anew once nothing moves; True when the offer has come or gone."""
        table, before = self._session.table, self.offered
        if table is not self._looked:
            self._looked, self._asked = table, None
            if self.offered and self._is_over():
                self.news = _("Somebody comes nearer: back to the usual pace.") if self.on and self._goes_on else ""
                self.offered = self.on = False
            elif not self.offered and self._goes_on:
                self._worker = self._worker or self._context.worker("ending")
                self._asked = self._worker.submit(out_of_reach, table, self._session.log(None))
        if self._asked is not None and self._asked.done():
            asked, self._asked = self._asked, None
            self.offered = asked.result()
            self.news = _(OUT_OF_REACH) if self.offered else ""
        changed = self.offered != before
        self._said = self.news if changed else self._said
        return changed

    @property
    def _goes_on(self) -> bool:
        """Whether the round goes on with an empty deck."""
        table = self._session.table
        return not table.deck and table.to_play is not None and table.outcome is None

    def _is_over(self) -> bool:
        return not self._goes_on or came_nearer(self._session.table, self._session.log(None), 1)

    @property
    def waits(self) -> bool:
        """Whether it is being judged."""
        return self._asked is not None

    @property
    def wake_in(self) -> float | None:
        return LOOK_AGAIN if self.waits else None

    def finish(self) -> None:
        """Wait for the judgement: for tests and still pictures."""
        if self._asked is not None:
            wait([self._asked])

    def let_go(self) -> None:
        """Wait for nothing: the scene is over."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)

    def take_news(self) -> str:
        """Return what is to be said since the last call, or nothing."""
        said, self._said = self._said, ""
        return said

    def press(self) -> None:
        """Accept the offer, or call it off."""
        self.on = self.offered and not self.on
        if self.plays_for(self._session.table.to_play):
            self._move.end()

    @property
    def passes(self) -> bool:
        """Whether the person's own turns are passed as well: one person alone, where nothing but the gold is to win."""
        table = self._session.table
        bonus_left = table.bonus is not None and table.bonus.owner is None
        return not (self._privacy.several or table.rules.saboteur2 or bonus_left)

    def plays_for(self, seat: int | None) -> bool:
        """Return whether the turn of the person at `seat` is passed now."""
        asked = self._session.table.question is not None
        return self.on and self.passes and not asked and seat is not None and self._session.is_human(seat)

    @property
    def label(self) -> str:
        """What the button says."""
        return _("Back to the usual pace") if self.on else _("Play the rest quickly")

    @property
    def tooltip(self) -> str:
        """What the button does, in words."""
        if self.passes:
            return _("The gold seems out of reach. Bots play at once, and you pass, until somebody comes nearer.")
        return _("The gold seems out of reach. Bots play at once, until somebody comes nearer. People play as ever.")

    def pace(self, wanted: Speed) -> Speed:
        """Return how fast things move where `wanted` is set."""
        return QUICK if self.on and wanted != "instant" else wanted

    def thought(self, wanted: Speed) -> Speed:
        """Return how long bots are seen to think where `wanted` is set."""
        return "instant" if self.on else wanted
