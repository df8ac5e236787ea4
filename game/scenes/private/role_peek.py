"""A look at a role in the middle of a round: that of another seat, or your own new one (R10.13, UX section 3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.art import naming
from game.art.naming import PictureName
from game.engine.cards import SABOTEUR2_ROLES, Role
from game.play.session import Session
from game.scenes.private.card_flip import CardFlip
from game.scenes.private.role_round import role_sentences, role_variant
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change, Pop
from game.words.roles import role_name
from game.words.rulebook.entries import Entry


class RolePeek(CardFlip):
    """Shows the role of `target` to a seat that has inspected it, or that has got it as their own new hat.

    The sign is as large whatever the role.
    """

    name = "role-peek"
    about = Entry.INSPECTION
    back = naming.ROLE_BACK
    heading_tells = True

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        target: int,
        then: Callable[[], Change] = Pop,
    ) -> None:
        role = session.view(seat).roles[target]
        if role is None:
            raise ValueError(f"seat {seat} does not know the role of seat {target}")
        self._role = role
        self._target = target
        self._variant = role_variant(session.table.round, target, role)
        super().__init__(context, session, seat, then)

    def front(self) -> tuple[PictureName, str]:
        return naming.role(self._role), self._variant

    def heading(self) -> str:
        return role_name(self._role)

    def _title(self) -> str:
        names = self._session.names
        if self._seat == self._target:
            return _("{name}, this is your new role").format(name=names[self._seat])
        return _("{name} looks at the role of {target}").format(name=names[self._seat], target=names[self._target])

    def sentences(self) -> Sequence[str]:
        return self._sentences(self._role)

    def could_say(self) -> Sequence[tuple[str, Sequence[str]]]:
        return [(role_name(role), self._sentences(role)) for role in SABOTEUR2_ROLES]

    def _sentences(self, role: Role) -> Sequence[str]:
        aim, tell_nobody = role_sentences(role)
        if self._seat == self._target:
            return aim, _("Everybody saw that the role is a new one, but nobody else saw what it is."), tell_nobody
        return (
            aim,
            _("Everybody saw whose role it was, but nobody else saw what it is."),
            _("It is kept in the notebook. Tell the truth, or lie."),
        )
