"""What the sandbox says of a card and a place: whether it may go there, and why not, with the clause (UX S14)."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.art.naming import IconName
from game.engine.cards import Card, Face
from game.engine.commands import Command, Lay
from game.engine.refusal import Refusal
from game.play.sandbox import NAMES, Position
from game.system.i18n import _
from game.tabletop.move.reach import Reach
from game.tabletop.move.targets import OnCell, OnGoal, Target
from game.words.effects import card_effect, goal_effect
from game.words.refusals import refusal_sentence
from game.words.where import where_line


class Ruling(Enum):
    """How it stands; the value is the sign beside the words."""

    NONE = "help"
    LEGAL = "tick"
    TURNED = "rotate"
    AGAINST = "cross"


class Verdict(NamedTuple):
    """How it stands, and the words for that."""

    ruling: Ruling
    words: str

    @property
    def icon(self) -> IconName:
        """The sign beside the words."""
        icon: IconName = self.ruling.value
        return icon


def judge(position: Position, card: Card, target: Target) -> tuple[Verdict, Command | None]:
    """Return what the rules say of `card` on `target`, and what it would do there; None where it may do nothing."""
    reach = Reach(position.view(card))
    commands = reach.commands(0, card, target)
    if commands:
        command = commands[0]
        if isinstance(command, Lay) and command.face is not card:
            return Verdict(Ruling.TURNED, _("It may lie here once it is turned round.")), command
        if isinstance(command, Lay):
            return Verdict(Ruling.LEGAL, _("It may lie here as it is.")), command
        return Verdict(Ruling.LEGAL, card_effect(card).cited()), command
    why = reach.why_not(0, card, target)
    assert why is not None, "what is no option is refused"
    return Verdict(Ruling.AGAINST, why if isinstance(why, str) else refusal_sentence(why, NAMES)), None


def refusal_of(position: Position, card: Face, target: OnCell) -> Refusal | None:
    """Return why a path card may not lie in a cell, either way round."""
    why = Reach(position.view(card)).why_not(0, card, target)
    return why if isinstance(why, Refusal) else None


def waiting(position: Position, card: Card | None) -> Verdict:
    """Return what is said while nothing is pointed at."""
    if card is not None:
        return Verdict(Ruling.NONE, where_line(position.table, 0, card, NAMES))
    return Verdict(Ruling.NONE, _("Take a card and point at the mine: it says whether the card may lie there."))


def looked_at(position: Position, target: Target) -> Verdict | None:
    """Return what is said of a place while no card is held; None where there is nothing to say."""
    if isinstance(target, OnGoal):
        press = _("Press the goal to see what it can be.")
        return Verdict(Ruling.NONE, f"{goal_effect(None).cited()}\n{press}")
    if isinstance(target, OnCell) and target.cell in position.odd:
        return against(position.odd[target.cell])
    return None


def against(why: Refusal) -> Verdict:
    """Return what is said of a card that lies against the rules."""
    says = _("It lies here against the rules.")
    return Verdict(Ruling.AGAINST, f"{says}\n{refusal_sentence(why, NAMES)}")


def anyway(verdict: Verdict) -> Verdict:
    """Return the same with the offer to lay the card all the same."""
    offer = _("Press again to lay it anyway.")
    return Verdict(verdict.ruling, f"{verdict.words}\n{offer}")


def done(before: Position, after: Position, card: Card) -> Verdict:
    """Return what is said once a card has been played."""
    reached = set(after.maze.goals_reached()) - set(before.maze.goals_reached())
    if reached:
        text = _("A tunnel reaches goal {goal}: at the table it is turned up now (R5.1).")
        return Verdict(Ruling.LEGAL, text.format(goal=min(reached)))
    if isinstance(card, Face):
        return Verdict(Ruling.LEGAL, _("It lies there by the rules."))
    return Verdict(Ruling.LEGAL, card_effect(card).cited())
