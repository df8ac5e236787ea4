"""What a person has to do next at the table so that a command is played: which card, where, and how."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.cards import Action, Card, Face
from game.engine.commands import Claim, Command, Lay, Pass, lay
from game.tabletop.move.move import Move
from game.tabletop.move.targets import Target, laid_on, uses
from game.words.lessons.prompts import Ask


class Guide(NamedTuple):
    """What to do next, the card of the hand that it is done with, and where it goes."""

    ask: Ask
    card: int | None = None
    target: Target | None = None


def guide(move: Move, command: Command) -> Guide | None:
    """Return what to do next so that `command` is played; None where a person is asked in another way."""
    if isinstance(command, Claim):
        return Guide(Ask.TALK)
    if move.view is None:
        return None
    if move.ready == command:
        return Guide(Ask.END)
    if isinstance(command, Lay) and move.ready == lay(command.face.turned, command.cell):
        return Guide(Ask.TURN_ROUND)
    card, target = card_of(move, command), laid_on(command, move.view.seat)
    if card is None or target is None:
        return None
    if isinstance(command, Pass):
        return Guide(Ask.GIVE_UP, card, target)
    clicked = move.held == card and not move.cursor.dragging
    return Guide(Ask.PLACE if clicked else Ask.TAKE, card, target)


def card_of(move: Move, command: Command) -> int | None:
    """Return the card of the hand that a command plays or gives up first."""
    count = 0 if move.view is None else len(move.view.hand)
    return next((index for index in range(count) if _plays(command, move.card(index))), None)


def card_named(move: Move, name: str) -> int | None:
    """Return the card of the hand that is written so in records, however it is turned now."""
    hand = () if move.view is None else move.view.hand
    return next((index for index, card in enumerate(hand) if str(card) == name), None)


def _plays(command: Command, card: Card) -> bool:
    match command:
        case Lay(face):
            return isinstance(card, Face) and face in (card, card.turned)
        case Pass(cards):
            return card in cards or (isinstance(card, Face) and card.turned in cards)
        case _:
            return isinstance(card, Action) and uses(command, card)
