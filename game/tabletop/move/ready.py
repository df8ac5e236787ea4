"""Making a move ready that somebody has been advised: as if it had been laid by hand, and nothing is committed."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card, Face
from game.engine.commands import Answer, Claim, Command, DiscardTwo, Lay, Pass, PlaceBonus, Reveal, TurnStone
from game.tabletop.move.move import Move
from game.tabletop.move.targets import OnCell, OnGoal, Target, laid_on, uses


def cards_of(command: Command, hand: Sequence[Card]) -> tuple[int, ...]:
    """Return the places in the hand of the cards that a command takes."""
    match command:
        case Lay(face):
            found = (i for i, card in enumerate(hand) if isinstance(card, Face) and face in (card, card.turned))
        case Pass(cards) | DiscardTwo(cards):
            return _places(cards, hand)
        case _:
            found = (i for i, card in enumerate(hand) if uses(command, card))
    return tuple(found)[:1]


def _places(cards: Sequence[Card], hand: Sequence[Card]) -> tuple[int, ...]:
    """Return a place for each card, no place twice."""
    taken: list[int] = []
    for card in cards:
        taken.append(next(i for i, other in enumerate(hand) if other == card and i not in taken))
    return tuple(taken)


def place_of(command: Command, seat: int) -> Target | None:
    """Return what on the table a command of `seat` is about, beside its cards; None where there is nothing."""
    match command:
        case PlaceBonus(cell=cell):
            return OnCell(cell)
        case Reveal(goal) | TurnStone(goal):
            return OnGoal(goal)
        case Pass() | DiscardTwo():
            return None
        case _:
            return laid_on(command, seat)


def make_ready(move: Move, command: Command) -> None:
    """Let a legal command be what ending the turn would say."""
    assert move.view is not None, "the turn has begun"
    assert not isinstance(command, Claim), "a claim is said at once"
    move.put_back()
    move.take_back()
    if isinstance(command, PlaceBonus):
        move.choose_bonus(command.value)
    places = cards_of(command, move.view.hand)
    if isinstance(command, Pass | DiscardTwo):
        for place in places:
            move.give(place)
        if isinstance(command, DiscardTwo):
            move.remove(command.what)
    elif isinstance(command, Answer) or (places and move.pick_up(places[0])):
        move.lay(command)
