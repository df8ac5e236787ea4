"""At the start of a round every human looks at their own role card, one after another (UX sections 3 and 6)."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

import pygame

from game.art import naming
from game.art.cards.role_card import variants
from game.engine.cards import SABOTEUR2_ROLES, Role
from game.engine.ruleset import Ruleset
from game.play.session import Session
from game.scenes.private.curtain import Curtain
from game.scenes.private.moment import PrivateMoment
from game.scenes.shared.sign import draw_card, draw_sign
from game.system.i18n import N_, _
from game.ui.bindings import Control, control_of
from game.ui.context import Context
from game.ui.scene import Change, Replace, Scene
from game.words.roles import role_name
from game.words.rulebook.entries import Entry
from game.words.rules import known_saboteurs_sentence, put_aside_sentence

SHOW_ROLE = N_("Show my role")
_AIMS: Mapping[Role, str] = {
    Role.DIGGER: N_("Dig a tunnel from the start to the gold. Mind who digs beside you."),
    Role.BLUE: N_("Reach the gold by a tunnel without a green door; if blue lays the last card, blue wins alone."),
    Role.GREEN: N_("Reach the gold by a tunnel without a blue door; if green lays the last card, green wins alone."),
    Role.BOSS: N_("See to it that a tunnel reaches the gold: the boss wins with either team, for 1 gold less."),
    Role.PROFITEER: N_("Make no enemies: the profiteer wins with whoever wins the round, for 2 gold less."),
    Role.GEOLOGIST: N_("Bring crystals into the mine: each of them pays 1 gold at the end, whoever wins."),
    Role.SABOTEUR: N_("See to it that no tunnel reaches the gold. Let nobody suspect you."),
}


def role_sentences(role: Role) -> tuple[str, ...]:
    """Return sentences about what a role is after, and that nobody is to be told."""
    return _(_AIMS[role]), _("Tell nobody.")


def dealt_sentences(role: Role, rules: Ruleset) -> Sequence[str]:
    """Return what a role is after, what all know of the deal by the house rules R1.7 and R1.8, and to tell nobody."""
    aim, tell_nobody = role_sentences(role)
    known = [] if rules.saboteurs is None else [known_saboteurs_sentence(rules.saboteurs)]
    if rules.aside:
        known.append(put_aside_sentence(rules.aside))
    return (aim, *known, tell_nobody)


def roles_sentences(rules: Ruleset) -> list[tuple[str, Sequence[str]]]:
    """Return the name and the sentences of every role there is by these rules."""
    roles = SABOTEUR2_ROLES if rules.saboteur2 else (Role.DIGGER, Role.SABOTEUR)
    return [(role_name(role), dealt_sentences(role, rules)) for role in roles]


def role_variant(round_: int, place: int, role: Role) -> str:
    """Return which of a role's pictures a card bears, as a picture's variant; `place` is its seat or comes after them.

    Drawn from public facts, so that it tells nothing, and stays the same from the deal to the end of the game.
    """
    return str(random.Random(f"role card {round_} {place}").randrange(variants(role)))


def role_round(context: Context, session: Session, then: Callable[[], Change]) -> Scene | None:
    """Return the first scene of the role round; the last one goes on with `then`. None where no curtain is needed.

    Each scene takes the place of the one before it, so `then` is asked with one scene of the role round on top. Who
    plays alone sees their role over the table.
    """
    humans = session.humans
    return _behind_curtain(context, session, list(humans), then) if len(humans) > 1 else None


def _behind_curtain(context: Context, session: Session, seats: Sequence[int], then: Callable[[], Change]) -> Scene:
    seat, *rest = seats

    def follow() -> Change:
        return Replace(_behind_curtain(context, session, rest, then)) if rest else then()

    def reveal() -> Change:
        return Replace(RoleCard(context, session, seat, follow))

    return Curtain(context, session, seat, reveal, SHOW_ROLE)


class RoleCard(PrivateMoment):
    """The role of one seat: the same layout and the same brightness for every role.

    With `owe` it lies over the table of who plays alone: any press puts it away, and what was pressed beside it is
    owed to the table, so that the first card can be picked at once (UX M1).
    """

    name = "role"
    about = Entry.ROLES

    def __init__(
        self,
        context: Context,
        session: Session,
        seat: int,
        then: Callable[[], Change],
        owe: Callable[[pygame.Event], None] | None = None,
    ) -> None:
        self._role = session.view(seat).role
        self._variant = role_variant(session.table.round, seat, self._role)
        self._owe = owe
        super().__init__(context, session, seat, then)
        self.opaque = owe is None
        if session.rules.saboteur2:
            self.about = Entry.SABOTEUR2_ROLES

    def handle(self, event: pygame.Event) -> Change:
        control = control_of(event)
        key = control is not None or (event.type == pygame.KEYDOWN and event.unicode)
        button = event.type == pygame.MOUSEBUTTONDOWN
        if self._owe is None or not (key or button):
            return super().handle(event)
        if control not in (Control.CONFIRM, Control.CANCEL) and not (button and self._sign.collidepoint(event.pos)):
            self._owe(event)
        return self._then()

    def draw_ground(self, canvas: pygame.Surface) -> None:
        if self.opaque:
            super().draw_ground(canvas)
        else:
            draw_sign(canvas, self._sign, self.viewport)
            self.paint_over(canvas)

    def heading(self) -> str:
        return role_name(self._role)

    def sentences(self) -> Sequence[str]:
        return dealt_sentences(self._role, self._session.rules)

    def could_say(self) -> Sequence[tuple[str, Sequence[str]]]:
        return roles_sentences(self._session.rules)

    def _title(self) -> str:
        if not self._several:
            return _("Your role in round {round}").format(round=self._session.table.round)
        return _("{name}, this is your role").format(name=self._session.names[self._seat])

    def draw_card(self, canvas: pygame.Surface, rect: pygame.Rect) -> None:
        picture = self.picture(naming.role(self._role), rect.w, rect.h, self._variant)
        draw_card(canvas, picture, rect, self.viewport)
