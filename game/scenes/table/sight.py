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
from game.play.notebook import Mark
from game.play.session import Session
from game.scenes.notebook.scene import NotebookScene
from game.scenes.private.role_round import role_variant
from game.system.i18n import _, spoken_language
from game.tabletop.move.move import Move
from game.tabletop.view.claims import standing
from game.tabletop.view.goal_tags import lookers
from game.tabletop.view.last_acts import last_acts
from game.tabletop.view.log import LogLine, lines_of
from game.tabletop.view.seen import Seen
from game.tabletop.view.table import TableView
from game.ui.context import Context
from game.ui.scene import Scene

AFTER_THE_ROUND = (NuggetsDrawn, Kept, Paid, Shared, CrystalsPaid, BonusReturned, Stole, GameEnded)
"""Shown by the round end, not by the table."""


class Sight:
    """What the viewer sees of the session, by what the window's `Privacy` lets show.

    Log and marks tell of an event only when its motion is over: meanwhile `holding_back` is True.
    """

    def __init__(self, context: Context, session: Session, view: TableView, move: Move) -> None:
        self._context = context
        self._session = session
        self._view = view
        self._move = move
        self._privacy = context.privacy
        self._privacy.begin(session.humans)
        self.holding_back = False
        self.held: Table | None = None
        """The table that is shown in place of the newest one, while goals open."""
        self.actor: int | None = None
        """The seat whose act is being shown; None at rest."""
        self.looks_back = False
        """Whether that act is long over and shown again."""
        self.to_show: list[Callable[[], Scene]] = []
        """Private scenes that wait for the viewer."""
        self.new_hats = _unseen_hats(session) if self.several else frozenset()
        """Human seats with a new role card that they have not looked at yet (R10.13)."""
        self.changed = True
        self._heard = self._length()
        self._own: tuple[int, Role] | None = None
        """Who looks, and the role that they know to be theirs: a new one only once they have looked at it (R10.13)."""
        self._known_goals: tuple[GoalName | None, ...] = ()
        self._known_roles: tuple[Role | None, ...] = ()
        self._told_for: tuple[int | None, int, str] | None = None
        self._told: tuple[tuple[LogLine, ...], int] = ((), 0)

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None for the public view."""
        return self._privacy.viewer

    @property
    def table(self) -> Table:
        """The table as it is shown: the newest, or while goals open the one that does not tell gold from stone."""
        return self.held or self._session.table

    @property
    def several(self) -> bool:
        """Whether several people share the screen."""
        return self._privacy.several

    @property
    def hand_open(self) -> bool:
        """Whether the viewer's hand is face up, or would be if there was a viewer."""
        return self._privacy.hand_open

    @property
    def heard(self) -> int:
        """How much of the round's log the table has told."""
        return self._heard

    def look(self) -> None:
        """Show the session as the viewer may see it now."""
        self._view.look(self.seen())
        self.changed = True

    def hold(self, table: Table | None) -> None:
        """Show this table from now on, or the newest again."""
        self.held = table
        self.look()

    def hand_over(self, viewer: int | None) -> None:
        """Let another seat look, or nobody; everything private is face down then, and no move is in the making.

        Whoever comes finds the whole board and the first card, wherever the one before has been (UX section 3).
        """
        if viewer != self.viewer:
            self._privacy.hand_over(viewer)
            self._move.end()
            self._move.cursor.focus = 0
            self._view.viewpoint.give_back()
            if viewer is not None:
                self._view.viewpoint.fit(at_once=True)
        self.look()

    def cover(self) -> None:
        """Turn everything private face down, and put down the card that is held over a hand that is covered."""
        privacy = self._privacy
        if not privacy.several:
            return
        if privacy.role_open or privacy.hand_open:
            privacy.cover()
            self._move.cursor.focus = 0
            self.look()
        self._move.put_back()
        self._view.viewpoint.give_back()

    def peek(self) -> None:
        """Show the next private thing, then hide them all: hand and role with several humans, else the role alone.

        What was covered when the turn was over stays so until the next private turn (UX section 3).
        """
        over = self.several and self.viewer != self._session.table.to_play
        if self.viewer is None or (over and not self.hand_open):
            return
        if self.several and self.hand_open and (self._privacy.role_open or over):
            self.cover()
        else:
            self._privacy.open_next()
            self.look()

    def why_no_notebook(self) -> str:
        """Return one sentence about why no notebook can be opened now, or nothing."""
        table = self._session.table
        if self.held is not None:
            return _("A goal is being opened.")  # whether that ends the round would tell gold from stone
        if table.to_play is None or table.outcome is not None:
            return _("The round is over.")
        if self.viewer is None or (self.several and self.viewer != table.to_play):
            return _("With several people the notebook opens in your own turn.")
        return ""

    def notebook(self) -> NotebookScene:
        """Return the notebook of whoever looks, over an open hand, which is shut with it if it was before."""
        assert self.viewer is not None, "somebody has to look"
        shut = not self.hand_open
        if shut:
            self.peek()
        return NotebookScene(self._context, self._session, self.viewer, self.cover if shut else self.look)

    def seen(self) -> Seen:
        """Return what the viewer may see now."""
        session, table, viewer = self._session, self.table, self.viewer
        ids = () if viewer is None else table.hands[viewer]
        view = session.view(viewer) if viewer is not None and self.hand_open else None
        faces = {} if view is None else dict(zip(view.table.hands[view.seat], view.hand, strict=True))
        self._catch_up()
        heard = session.log(None)[: self._heard]
        actor = table.to_play if self.actor is None else self.actor
        return Seen(
            table=table,
            names=session.names,
            minds=session.minds,
            viewer=viewer,
            hand=tuple(map(faces.get, ids)),
            hand_ids=ids,
            role=self._role(),
            lines=self._lines(viewer if self.hand_open else None),
            acts=last_acts(heard),
            looks=lookers(heard),
            turn=self._turn_words(actor),
            known=() if view is None else self._known_goals,
            roles=() if view is None else self._known_roles,
            marks=() if view is None else self._marks(view.seat),
            new_hats=self.new_hats,
            claims=standing(heard),
            actor=actor,
            looks_back=self.looks_back,
        )

    def _marks(self, seat: int) -> tuple[Mark, ...]:
        """Return what a seat has noted of every seat in this round."""
        notebook, table = self._session.desk.notebook(seat), self._session.table
        return tuple(notebook.mark(table.round, about) for about in range(table.seats))

    def _catch_up(self) -> None:
        """Take over what has happened, unless motions still have to show it."""
        if self.holding_back:
            return
        self._heard = self._length()
        tells = self.viewer is not None and not self.to_show
        view = self._session.view(self.viewer) if self.viewer is not None and tells else None
        self._known_goals = () if view is None else view.goals
        self._known_roles = () if view is None else view.roles
        if view is not None:
            self._own = (view.seat, view.role)

    def _role(self) -> tuple[PictureName, str]:
        """Return the picture of the viewer's role card, and which of its kind."""
        if self.viewer is None or self._own is None or self._own[0] != self.viewer:
            return (naming.ROLE_BACK, "")
        if not self._privacy.shows_role(self.viewer):
            return (naming.ROLE_BACK, "")
        own = self._own[1]
        return (naming.role(own), role_variant(self._session.table.round, self.viewer, own))

    def _length(self) -> int:
        """Return how much of the round's log the table tells: the round end tells the rest."""
        log = self._session.log(None)
        return next((place for place, event in enumerate(log) if isinstance(event, AFTER_THE_ROUND)), len(log))

    def _lines(self, seat: int | None) -> tuple[LogLine, ...]:
        """Return the log of this round in words; what was said before is not said anew."""
        log = self._session.log(seat)[: self._heard]
        key = (seat, self._session.table.round, spoken_language())
        before, read = self._told if self._told_for == key and self._told[1] <= len(log) else ((), 0)
        lines = before + lines_of(log, self._session.names, self._session.table.round, read)
        self._told_for, self._told = key, (lines, len(log))
        return lines

    def _turn_words(self, actor: int | None) -> str:
        if actor is None:
            return ""
        if self.looks_back:
            return _("Looking back: {name}").format(name=self._session.names[actor])
        if actor == self.viewer and not self.several:
            return _("Your turn")
        return _("{name} to move").format(name=self._session.names[actor])


def _unseen_hats(session: Session) -> frozenset[int]:
    """Return human seats that have got a new role card since they last acted: what a resumed game can tell."""
    unseen: set[int] = set()
    for event in session.log(None):
        if isinstance(event, TurnEvent):
            unseen.discard(event.seat)
        if isinstance(event, HatSwapped) and event.target != event.seat and session.is_human(event.target):
            unseen.add(event.target)
    return frozenset(unseen)
