"""What a thing on the table is, in a few lines (UX M21): made anew from what the viewer sees whenever it is drawn."""

from __future__ import annotations

from typing import assert_never

import msgspec
from pygame import Rect

from game.art.pictograms.candle import LAST
from game.engine.cards import GOLD, PUT_ASIDE, Marker
from game.engine.deal import deck_size
from game.engine.table import Bonus
from game.play.notebook import NOTHING
from game.records.setup import HUMAN, Setup
from game.system.i18n import _
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat, Target
from game.tabletop.view.claims import goal_lines, seat_lines
from game.tabletop.view.hand import role_words
from game.tabletop.view.seen import Seen
from game.tabletop.view.table import TableView
from game.words.acts import act_line
from game.words.characters import mind_lines
from game.words.roles import role_word
from game.words.suspicion import suspicion_sign, suspicion_words
from game.words.things import card_words, comma_words, deck_words, list_words, place_words, tool_word

Tip = tuple[str, Rect]
"""The words, and the thing that they are about."""


class OnHand(msgspec.Struct, frozen=True):
    """A card of the viewer's hand."""

    index: int


class OnRole(msgspec.Struct, frozen=True):
    """The viewer's role card."""


class OnDeck(msgspec.Struct, frozen=True):
    """The deck."""


class OnPart(msgspec.Struct, frozen=True):
    """Something small to click that everybody may see: what it does, and where it lies."""

    does: str
    x: int
    y: int
    w: int
    h: int


Thing = Target | OnHand | OnRole | OnDeck | OnPart
"""What can be pointed at. It names a place, never what lies there."""


def tip_of(view: TableView, setup: Setup, thing: Thing) -> Tip | None:
    """Return the tooltip of a thing on the table, from what the viewer may know now; None where there is nothing."""
    seen, table = view.seen, view.seen.table
    match thing:
        case OnHand(index):
            return _hand_tip(view, index)
        case OnRole():
            return None if seen.viewer is None else ("\n".join(role_words(seen.role[0])), view.layout.role_card)
        case OnDeck():
            return "\n".join(_deck_lines(seen)), view.layout.deck
        case OnPart(does, x, y, w, h):
            return does, Rect(x, y, w, h)
        case OnSeat(seat):
            return _seat_words(view, setup, seat), view.target_rect(thing)
        case OnGoal(goal):
            return "\n".join(_goal_lines(seen, goal)), view.target_rect(thing)
        case OnPile():
            return _("Discards: {count}").format(count=len(table.discards)), view.target_rect(thing)
        case OnCell(cell):
            face, bonus = table.maze.cards.get(cell), table.bonus
            if face is not None:
                text = _("{card} at {place}").format(card=card_words(face), place=place_words(cell))
                return _first_upper(text), view.target_rect(thing)
            at_bonus = bonus is not None and bonus.cell == cell
            return (_bonus_words(view, bonus), view.target_rect(thing)) if bonus and at_bonus else None
        case _:
            assert_never(thing)


def _goal_lines(seen: Seen, goal: int) -> list[str]:
    """Return what the tag of a goal tells, in words."""
    lines = [_("Goal {goal}, face down").format(goal=goal)]
    looked = [seen.names[seat] for seat in seen.looks.get(goal, ())]
    if looked:
        lines.append(_("Looked at by: {names}").format(names=list_words(looked, _("{rest} and {last}"))))
    lines += goal_lines(seen.claims, goal, seen.names)
    name = seen.known[goal - 1] if seen.known else None
    if name is not None:
        lines.append(_("You have seen: gold") if name == GOLD else _("You have seen: stone"))
    return lines


def _hand_tip(view: TableView, index: int) -> Tip | None:
    """Return the tooltip of a card of the hand; none for one that is face down."""
    hand = view.seen.hand
    card = hand[index] if index < len(hand) else None
    return None if card is None else (_first_upper(card_words(card)), view.hand_view.card_rect(index, len(hand)))


def _deck_lines(seen: Seen) -> list[str]:
    """Return what is known of the deck; with Saboteur 2 also what is beside it unseen (R10.2, R10.13)."""
    deck, whole = seen.table.deck, deck_size(seen.table.rules, seen.table.seats)
    lines = [_("Deck: {count} of {whole} cards left").format(count=deck, whole=whole)]
    if deck <= LAST:
        lines.append(deck_words(deck))
    if seen.table.rules.saboteur2:
        lines.append(_("Put aside unseen: {count}").format(count=PUT_ASIDE))
        lines.append(_("Role cards not dealt: {count}").format(count=seen.table.hats))
    return lines


def _seat_words(view: TableView, setup: Setup, seat: int) -> str:
    seen = view.seen
    mind = setup.seats[seat].mind
    kind = _("a person") if mind == HUMAN else _("a bot")
    lines = [_("{name}, {kind}").format(name=seen.names[seat], kind=kind)]
    lines += [] if mind == HUMAN else mind_lines(mind)
    lines.append(_("Cards in hand: {count}").format(count=len(seen.table.hands[seat])))
    lines += _seat_lines(seen, seat)
    lines += seat_lines(seen.claims, seat, seen.names)
    if seat in seen.acts:
        lines.append(_("Last: {act}").format(act=act_line(seen.acts[seat], seen.names)))
    return "\n".join(lines)


def _seat_lines(seen: Seen, seat: int) -> list[str]:
    """Return what is in front of a seat, what it holds openly, and what the viewer knows of it."""
    table, lines = seen.table, []
    if seat == table.retired:
        lines.append(_("Retired: out of this round"))
    broken = table.tools(seat)
    if broken:
        lines.append(_("Broken: {tools}").format(tools=comma_words([tool_word(tool) for tool in broken])))
    if Marker.TRAPPED in table.in_front[seat]:
        lines.append(_("Trapped: cannot lay path cards and receives no share"))
    if Marker.THEFT in table.in_front[seat]:
        lines.append(_("Theft: may take 1 gold when the round ends"))
    bonus = table.bonus
    if bonus is not None and bonus.owner == seat and seat != table.retired:
        lines.append(_("Bonus: {amount} gold, kept only by a winner").format(amount=bonus.amount))
    role = seen.roles[seat] if seen.roles and seat != seen.viewer else None
    if role is not None:
        lines.append(_("Known role: {role}").format(role=role_word(role)))
    if seat in seen.new_hats:
        lines.append(_("New role: look in private"))
    return [*lines, *_noted(seen, seat)]


def _noted(seen: Seen, seat: int) -> list[str]:
    """Return what the viewer has noted of a seat."""
    mark, lines = seen.marks[seat] if seen.marks else NOTHING, []
    if mark.suspicion:
        words = suspicion_words(mark.suspicion, saboteur2=seen.table.rules.saboteur2)
        text = _("My notebook: {sign}, {words}")
        lines.append(text.format(sign=suspicion_sign(mark.suspicion), words=words))
    return [*lines, _("My note: {note}").format(note=mark.note)] if mark.note else lines


def _bonus_words(view: TableView, bonus: Bonus) -> str:
    lines = [_("Bonus nugget worth {value}").format(value=bonus.value)]
    if bonus.owner is None:
        lines.append(_("Not a path card: nothing can be laid on it. Whoever's tunnel reaches it first takes it."))
    else:
        lines.append(_("Taken by {name}").format(name=view.seen.names[bonus.owner]))
    return "\n".join(lines)


def _first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]
