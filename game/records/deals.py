"""Deals between their text in a record and the cards of the engine (RECORDS section 1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from msgspec import UNSET

from game.engine.cards import Face, Role, card, face, in_front_named
from game.engine.cells import Cell, cell_text
from game.engine.commands import Rockfall
from game.engine.deal import Deal, Fault
from game.records.lines import DealText, Refused, quote
from game.records.spelling import parse
from game.system.i18n import N_, _

MOST_CARDS = 1000

T = TypeVar("T")


def read_deal(text: DealText, *, scenario: bool, left: tuple[int, ...] | None) -> Deal:
    """Return the deal that is written there. Raises `Refused`. Whether it is a whole deal is not looked at here.

    `left` are the nugget cards that remain from the round before, in their order; None in the first round.
    """
    _count(text)
    for key in ("maze", "revealed", "before", "gold"):
        if not scenario and getattr(text, key) is not UNSET:
            raise Refused(_("Only a scenario has the key {key} in a deal.").format(key=key))
    nuggets = left if text.nuggets is UNSET else text.nuggets
    if nuggets is None:
        raise Refused(_("The first deal names no nuggets."), "R1.4")
    return Deal(
        starter=text.starter,
        roles=_each(Role, text.roles),
        spare=_each(Role, text.spare),
        goals=text.goals,
        hands=tuple(_each(card, hand) for hand in text.hands),
        deck=_each(card, text.deck),
        aside=_each(card, text.aside),
        nuggets=nuggets,
        maze={} if text.maze is UNSET else _maze(text.maze),
        revealed=() if text.revealed is UNSET else text.revealed,
        in_front=None if text.before is UNSET else tuple(_each(in_front_named, things) for things in text.before),
        gold=None if text.gold is UNSET else text.gold,
    )


def _count(text: DealText) -> None:
    """Refuse a scenario of too many cards: it may hold any, but not so many that every turn of it takes long."""
    dealt = sum(map(len, text.hands)) + len(text.deck) + len(text.aside)
    laid = 0 if text.maze is UNSET else len(text.maze)
    nuggets = 0 if text.nuggets is UNSET else len(text.nuggets)
    if max(dealt, laid, nuggets) > MOST_CARDS:
        raise Refused(_("A deal has at most {most} cards of a kind.").format(most=MOST_CARDS))


def _each(read: Callable[[str], T], names: Iterable[str]) -> tuple[T, ...]:
    return tuple([_one(read, name) for name in names])


def _one(read: Callable[[str], T], name: str) -> T:
    try:
        return read(name)
    except ValueError:
        raise Refused(_("There is no {name} in this game.").format(name=quote(repr(name)))) from None


def _maze(cells: Mapping[str, str]) -> dict[Cell, Face]:
    return {_cell(text): _one(face, name) for text, name in cells.items()}


def _cell(text: str) -> Cell:
    """Return the cell that is spelled as in a command, by the same rule."""
    try:
        command = parse(f"rockfall {text}")
    except ValueError:
        raise Refused(_("{text} is not a cell.").format(text=quote(repr(text)))) from None
    assert isinstance(command, Rockfall)
    return command.cell


def write_deal(deal: Deal) -> DealText:
    """Return the deal as a record holds it; keys of scenarios only where they say something."""
    return DealText(
        starter=deal.starter,
        roles=tuple(map(str, deal.roles)),
        spare=tuple(map(str, deal.spare)),
        goals=deal.goals,
        hands=tuple(tuple(map(str, hand)) for hand in deal.hands),
        deck=tuple(map(str, deal.deck)),
        aside=tuple(map(str, deal.aside)),
        nuggets=deal.nuggets,
        maze={cell_text(cell): laid.text for cell, laid in deal.maze.items()} or UNSET,
        revealed=deal.revealed or UNSET,
        before=UNSET if deal.in_front is None else tuple(tuple(map(str, things)) for things in deal.in_front),
        gold=UNSET if deal.gold is None else deal.gold,
    )


_FAULTS: Mapping[Fault, str] = {
    Fault.STARTER: N_("Another seat starts this round"),
    Fault.SEATS: N_("The deal needs one role card and one hand for every seat"),
    Fault.SPARE: N_("No role card is left over where the number of saboteurs is known"),
    Fault.ROLES: N_("These are not the role cards for so many seats"),
    Fault.GOALS: N_("The goals are not the gold and the two stones"),
    Fault.HANDS: N_("A hand has the wrong number of cards"),
    Fault.DECK: N_("Hands and deck together are not the cards of the game, upright"),
    Fault.ASIDE: N_("Another number of cards is put aside by these rules"),
    Fault.NUGGETS: N_("These are not the nugget cards that are left"),
    Fault.MAZE: N_("A card of the maze is where it cannot be"),
    Fault.REVEALED: N_("These goals cannot be face up"),
    Fault.IN_FRONT: N_("These cards cannot be in front of the seats"),
    Fault.EXPANSION: N_("A card or role of this deal belongs to Saboteur 2"),
    Fault.GOLD: N_("This gold cannot have been won so far"),
    Fault.NO_SCENARIO: N_("Only a scenario begins with a maze, revealed goals, broken tools or gold"),
}


def fault_sentence(fault: Fault, clause: str | None) -> str:
    """Return what is wrong with a deal, in one sentence."""
    text = _(_FAULTS[fault])
    return f"{text}." if clause is None else _("{sentence} ({clause}).").format(sentence=text, clause=clause)
