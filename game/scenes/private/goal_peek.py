"""A look at a face-down goal: the card turns over for one seat alone (R4.4, UX section 3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.art import naming
from game.art.catalogue import LIT
from game.art.naming import PictureName
from game.engine.cards import GOLD
from game.play.session import Session
from game.scenes.private.card_flip import CardFlip
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop
from game.words.rulebook.entries import Entry


class GoalPeek(CardFlip):
    """Shows goal 1, 2 or 3 to a seat that has just looked at it."""

    name = "goal-peek"
    about = Entry.MAP
    back = naming.GOAL_BACK

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        goal: int,
        then: Callable[[], Change] = Pop,
    ) -> None:
        name = session.view(seat).goals[goal - 1]
        if name is None:
            raise ValueError(f"seat {seat} has not looked at goal {goal}")
        self._goal = goal
        self._gold = name == GOLD
        self._picture = naming.goal(name)
        super().__init__(context, session, seat, then)

    def front(self) -> tuple[PictureName, str]:
        return self._picture, LIT

    def heading(self) -> str:
        return _("Goal {goal}").format(goal=self._goal)

    def _title(self) -> str:
        return _("{name} looks at").format(name=self._session.names[self._seat])

    def sentences(self) -> Sequence[str]:
        found = _("The gold is here.") if self._gold else _("There is only stone here.")
        return (
            found,
            _("Everybody saw which goal it was, but nobody else saw what it is."),
            _("It is kept in the notebook. Tell the truth, or lie."),
        )
