"""The table in lines: seats, hand, role, and what the game is played by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.cards import ALL_SIDES, Card, Face
from game.engine.table import Table
from game.engine.turn import ROUNDS
from game.engine.views import View
from game.play.session import Session
from game.records.setup import HUMAN
from game.system.i18n import _, ngettext
from game.words.characters import mind_words
from game.words.effects import card_effect, role_effect
from game.words.openings import card_in_full, openings_words
from game.words.roles import role_goal, role_phrase
from game.words.rules import edition_words, numbers_sentence
from game.words.things import card_words, comma_words, in_front_words, path_words


def seat_lines(session: Session) -> Iterator[str]:
    """Yield every seat with what everybody can see of it."""
    table, names = session.table, session.names
    for seat in range(table.seats):
        facts = comma_words(list(_facts(session, table, seat)))
        yield _("Seat {number}, {name}: {facts}.").format(number=seat + 1, name=names[seat], facts=facts)


def _facts(session: Session, table: Table, seat: int) -> Iterator[str]:
    mind, cards = session.minds[seat], len(table.hands[seat])
    yield _("a person") if mind == HUMAN else _("a bot ({mind})").format(mind=mind_words(mind))
    if seat == table.retired:
        yield _("retired with the bonus")
    yield ngettext("{count} card", "{count} cards", cards).format(count=cards)
    yield from (in_front_words(thing) for thing in table.in_front[seat])
    if seat == table.to_play:
        yield _("is to move")


def hand_line(view: View, turned: frozenset[int]) -> str:
    """Return the hand in one line, path cards as they are held now."""
    if not view.hand:
        return _("The hand is empty.")
    cards = [_in_line(index + 1, card, index in turned) for index, card in enumerate(view.hand)]
    return _("Hand: {cards}.").format(cards=comma_words(cards))


def _in_line(number: int, card: Card, turned: bool) -> str:
    """Return a card with its number; a path card that leads not everywhere with its openings."""
    if isinstance(card, Face) and card.sides != ALL_SIDES:
        text = _("{number} {card} ({openings})")
        return text.format(number=number, card=path_words(card), openings=openings_words(held(card, turned)))
    return _("{number} {card}").format(number=number, card=card_words(card))


def hand_lines(view: View, turned: frozenset[int]) -> Iterator[str]:
    """Yield every card of the hand with what it does; a path card with its openings, as it is held now."""
    for index, card in enumerate(view.hand):
        words = card_words(card)
        if isinstance(card, Face):
            words = card_in_full(held(card, index in turned))
        yield _("{number}. {card}. {effect}").format(number=index + 1, card=words, effect=card_effect(card).sentence())
    if not view.hand:
        yield _("The hand is empty.")


def held(card: Face, turned: bool) -> Face:
    """Return a path card the way round it is held."""
    return card.turned if turned else card


def role_lines(view: View) -> Iterator[str]:
    """Yield the role of the reader, what it is to do, how it wins, and the gold won so far."""
    yield _("Your role: {role}. {goal}").format(role=role_phrase(view.role), goal=role_goal(view.role))
    yield role_effect(view.role).sentence()
    yield _("Gold you have won so far: {gold}.").format(gold=view.won)


def known_roles_lines(view: View, names: Sequence[str]) -> Iterator[str]:
    """Yield the roles of others that the reader has seen and that still hold (R10.13)."""
    for seat, role in enumerate(view.roles):
        if role is not None and seat != view.seat:
            yield _("You know {name}: {role}.").format(name=names[seat], role=role_phrase(role))


def game_lines(session: Session) -> Iterator[str]:
    """Yield which round it is, what is left of the deck, and what is played by."""
    table, rules = session.table, session.rules
    yield _("Round {round} of {rounds}. Cards left in the deck: {deck}.").format(
        round=table.round, rounds=ROUNDS, deck=table.deck
    )
    yield _("{edition}.").format(edition=edition_words(rules.edition))
    if rules.house_numbers():
        yield numbers_sentence(rules, table.seats)
    if rules.saboteur2:
        yield _("With Saboteur 2.")
    if rules.bonus_nuggets:
        yield _("With the bonus nuggets.")
