"""Who looks at the table, and what of it is shown: hand, role, log and marks (UX sections 3 and 7)."""

from __future__ import annotations

from collections.abc import Callable

from game.art import naming
from game.art.naming import PictureName
from game.engine.cards import GoalName, Role
from game.engine.events import (
    BonusReturned,
    CrystalsPaid,
    GameEnded,
    HatSwapped,
    Kept,
    NuggetsDrawn,
    Paid,
    Shared,
    Stole,
    TurnEvent,
)
from game.engine.table import Table
from game.play.session import Session
from game.scenes.private.role_round import role_variant
from game.system.i18n import _
from game.tabletop.move.move import Move
from game.tabletop.view.claims import standing
from game.tabletop.view.last_acts import last_acts
from game.tabletop.view.log import LogLine, lines_of
from game.tabletop.view.table import Seen, TableView
from game.ui.context import Context
from game.ui.scene import Scene

AFTER_THE_ROUND = (NuggetsDrawn, Kept, Paid, Shared, CrystalsPaid, BonusReturned, Stole, GameEnded)
"""Shown by the round end, not by the table."""
PEEK_SECONDS = 4.0
"""Seconds without input after which what was private is face down again (UX section 3)."""


class Sight:
    """What the viewer sees; `viewer` is None for the public view.

    With one human the viewer never changes. With more, a view is swapped only under the curtain, and every card
    is face down until its owner asks: `hand_open` and `role_open` say what is face up. Log and marks tell of an event
    only when its motion is over: meanwhile `holding_back` is True.
    """

    def __init__(self, context: Context, session: Session, view: TableView, move: Move) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._move = move
        self.several = len(session.humans) > 1
        self.viewer = session.humans[0] if len(session.humans) == 1 else None
        self.hand_open = not self.several
        self.role_open = False
        self.holding_back = False
        self.to_show: list[Callable[[], Scene]] = []
        """Private scenes that wait for the viewer."""
        self.new_hats = _unseen_hats(session) if self.several else frozenset()
        """Human seats with a new role card that they have not looked at yet (R10.13)."""
        self.changed = True
        self._shown_to = self.viewer
        self._since_input = 0.0
        self._heard = self._length()
        self._known_goals: tuple[GoalName | None, ...] = ()
        self._known_roles: tuple[Role | None, ...] = ()
        self._told_for: tuple[int | None, int, str] | None = None
        self._told: tuple[tuple[LogLine, ...], int] = ((), 0)

    @property
    def wake_in(self) -> float | None:
        """Seconds until something private is hidden by itself."""
        return max(0.0, PEEK_SECONDS - self._since_input) if self._may_hide else None

    @property
    def _may_hide(self) -> bool:
        return self._move.held is None and (self.role_open or (self.hand_open and self.several))

    def heard(self) -> None:
        """Note an input: nothing is hidden for a while."""
        self._since_input = 0.0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since_input += dt
        if self._may_hide and self._since_input >= PEEK_SECONDS:
            self.cover()

    def look(self) -> None:
        """Show the session as the viewer may see it now; another viewer finds everything private face down."""
        if self.viewer != self._shown_to:
            self._shown_to = self.viewer
            self.hand_open, self.role_open = not self.several, False
            self._move.end()
        self._view.look(self.seen())
        self.changed = True

    def cover(self) -> None:
        """Turn everything private face down; with one human only the role was hidden at all."""
        self.hand_open, self.role_open = not self.several, False
        self.look()

    def peek(self) -> None:
        """Show the next private thing, then hide them all: hand and role with several humans, else the role.

        What was covered when the turn was over stays so until the next private turn (UX section 7).
        """
        if self.viewer is None or (not self.hand_open and self.viewer != self._session.table.to_play):
            return
        if not self.hand_open:
            self.hand_open = True
        elif not self.role_open:
            self.role_open = True
        else:
            self.hand_open, self.role_open = not self.several, False
        self.look()

    def seen(self) -> Seen:
        """Return what the viewer may see now."""
        session, table, viewer = self._session, self._session.table, self.viewer
        ids = () if viewer is None else table.hands[viewer]
        view = session.view(viewer) if viewer is not None and self.hand_open else None
        self._catch_up()
        heard = session.log(None)[: self._heard]
        return Seen(
            table=table,
            names=session.names,
            minds=session.minds,
            viewer=viewer,
            hand=(None,) * len(ids) if view is None else view.hand,
            hand_ids=ids,
            role=self._role(),
            lines=self._lines(viewer if self.hand_open else None),
            acts=last_acts(heard),
            turn=self._turn_words(table),
            known=() if view is None else self._known_goals,
            roles=() if view is None else self._known_roles,
            new_hats=self.new_hats,
            claims=standing(heard),
        )

    def _catch_up(self) -> None:
        """Take over what has happened, unless motions still have to show it."""
        if self.holding_back:
            return
        self._heard = self._length()
        tells = self.viewer is not None and not self.to_show
        view = self._session.view(self.viewer) if self.viewer is not None and tells else None
        self._known_goals = () if view is None else view.goals
        self._known_roles = () if view is None else view.roles

    def _role(self) -> tuple[PictureName, str]:
        """Return the picture of the viewer's role card, and which of its kind."""
        if self.viewer is None or not self.role_open:
            return (naming.ROLE_BACK, "")
        own = self._session.view(self.viewer).role
        return (naming.role(own), role_variant(self._session.table.round, self.viewer, own))

    def _length(self) -> int:
        """Return how much of the round's log the table tells: the round end tells the rest."""
        log = self._session.log(None)
        return next((place for place, event in enumerate(log) if isinstance(event, AFTER_THE_ROUND)), len(log))

    def _lines(self, seat: int | None) -> tuple[LogLine, ...]:
        """Return the log of this round in words; what was said before is not said anew."""
        log = self._session.log(seat)[: self._heard]
        key = (seat, self._session.table.round, self._context.settings.language)
        before, read = self._told if self._told_for == key and self._told[1] <= len(log) else ((), 0)
        lines = before + lines_of(log[read:], self._session.names, self._session.table.round, read)
        self._told_for, self._told = key, (lines, len(log))
        return lines

    def _turn_words(self, table: Table) -> str:
        if table.to_play is None:
            return ""
        return _("{name} to move").format(name=self._session.names[table.to_play])


def _unseen_hats(session: Session) -> frozenset[int]:
    """Return human seats that have got a new role card since they last acted: what a resumed game can tell."""
    unseen: set[int] = set()
    for event in session.log(None):
        if isinstance(event, TurnEvent):
            unseen.discard(event.seat)
        if isinstance(event, HatSwapped) and event.target != event.seat and session.is_human(event.target):
            unseen.add(event.target)
    return frozenset(unseen)
