"""What a page of the notebook says of a seat: facts as short lines, under a few headings (UX S2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.art.naming import IconName
from game.engine.cells import GOAL_CELLS, Cell
from game.engine.commands import ClaimGoal
from game.engine.events import HatSwapped, Inspected, Looked
from game.engine.views import View
from game.play.facts import Clash, Dossier, Look, Statement, known_goals
from game.play.notebook import Notebook
from game.system.i18n import _, ngettext
from game.words.acts import act_line
from game.words.claims import claim_sense
from game.words.roles import role_phrase
from game.words.suspicion import suspicion_sign
from game.words.things import goal_words, list_words, place_words


class Fact(NamedTuple):
    """One line; with the icon "warning" it says what speaks against the line above, with "eye" what the reader saw.

    `cells` are the places that it speaks of.
    """

    words: str
    icon: IconName | None = None
    cells: tuple[Cell, ...] = ()


class Section(NamedTuple):
    """Facts of one kind."""

    heading: str
    facts: tuple[Fact, ...]


def sections(dossier: Dossier, view: View, names: Sequence[str], notebook: Notebook) -> tuple[Section, ...]:
    """Return what there is to read of a seat, sections without a line left out."""
    found = (
        Section(_("Role"), tuple(_role_facts(dossier, view, names))),
        Section(_("Has looked"), tuple(_look_fact(look, names) for look in dossier.looks)),
        Section(_("Says that"), tuple(_said(dossier.says, view, names))),
        Section(_("Others say"), tuple(_said(dossier.said_of, view, names, by_name=True))),
        Section(_("Tools and tricks"), tuple(Fact(act_line(act, names)) for act in dossier.tools)),
        Section(_("In the mine"), tuple(_mine(dossier))),
        Section(_("Earlier rounds"), tuple(_earlier(notebook, view.table.round, dossier.seat))),
    )
    return tuple(section for section in found if section.facts)


def _role_facts(dossier: Dossier, view: View, names: Sequence[str]) -> Iterator[Fact]:
    for event in dossier.role:
        if isinstance(event, HatSwapped):
            yield Fact(_("got a new role from {name}").format(name=names[event.seat]))
        elif event.seat == view.seat and event.role is not None:
            yield Fact(_("I saw {role}").format(role=role_phrase(event.role)), "eye")
        else:
            yield Fact(_("{name} saw the role").format(name=names[event.seat]))


def _look_fact(look: Look, names: Sequence[str]) -> Fact:
    match look:
        case Looked(goal=goal, name=name):
            cells = (GOAL_CELLS[goal - 1],)
            if name is None:
                return Fact(_("looked at goal {goal}").format(goal=goal), cells=cells)
            return Fact(_("I saw {what} at goal {goal}").format(goal=goal, what=goal_words(name)), "eye", cells)
        case Inspected(target=target, role=role):
            if role is None:
                return Fact(_("looked at the role of {name}").format(name=names[target]))
            seen = _("I saw {role} in {name}").format(role=role_phrase(role), name=names[target])
            return Fact(seen, "eye")


def _said(
    statements: Sequence[Statement], view: View, names: Sequence[str], *, by_name: bool = False
) -> Iterator[Fact]:
    for said in statements:
        words = claim_sense(said.event.claim, names)
        if by_name:
            words = _("{name}: {claim}").format(name=names[said.event.seat], claim=words)
        if said.had_looked:
            words = _("{claim} (has looked)").format(claim=words)
        claim = said.event.claim
        yield Fact(words, cells=(GOAL_CELLS[claim.goal - 1],) if isinstance(claim, ClaimGoal) else ())
        for clash in said.clashes:
            yield Fact(_clash_words(clash, said, view, names), "warning")


def _clash_words(clash: Clash, said: Statement, view: View, names: Sequence[str]) -> str:
    match clash:
        case Clash.SEEN:
            return _("By what I saw it is {what}.").format(what=_truth(said, view))
        case Clash.DISPUTED:
            who = list_words([names[seat] for seat in said.against], _("{rest} and {last}"))
            text = ngettext("{names} says otherwise.", "{names} say otherwise.", len(said.against))
            return text.format(names=who)
        case Clash.CHANGED:
            return _("Said otherwise before.")


def _truth(said: Statement, view: View) -> str:
    claim = said.event.claim
    if isinstance(claim, ClaimGoal):
        name = known_goals(view.goals)[claim.goal - 1]
        assert name is not None, "it is what contradicts the claim"
        return goal_words(name)
    role = view.roles[claim.seat]
    assert role is not None, "it is what contradicts the claim"
    return role_phrase(role)


def _mine(dossier: Dossier) -> Iterator[Fact]:
    if dossier.laid:
        text = ngettext("laid {count} path card", "laid {count} path cards", dossier.laid)
        yield Fact(text.format(count=dossier.laid))
    for laid in dossier.dead_ends:
        yield Fact(_("dead end at {place}").format(place=place_words(laid.cell)), cells=(laid.cell,))
    for fall in dossier.rockfalls:
        yield Fact(_("rockfall at {place}").format(place=place_words(fall.cell)), cells=(fall.cell,))
    if dossier.passes:
        yield Fact(ngettext("passed once", "passed {count} times", dossier.passes).format(count=dossier.passes))


def _earlier(notebook: Notebook, number: int, seat: int) -> Iterator[Fact]:
    for past, mark in notebook.earlier(number, seat):
        text = _("round {round}: {suspicion}, {note}") if mark.note else _("round {round}: {suspicion}")
        yield Fact(text.format(round=past, suspicion=suspicion_sign(mark.suspicion), note=mark.note))
