"""What a thing on the table is, what it is good for, and where it may go (UX M21).

Made anew from what the viewer sees whenever it is drawn: the name first, then a sentence with its clause, then what is
so just now.
"""

from __future__ import annotations

from typing import assert_never

from pygame import Rect

from game.art.naming import role_shown
from game.art.pictograms.candle import LAST
from game.engine.cards import GOLD
from game.engine.cells import GOAL_CELLS, START_CELL, Cell
from game.engine.deal import deck_size
from game.engine.ruleset import HouseNumber, Ruleset
from game.engine.table import Bonus, Table
from game.system.i18n import _, ngettext
from game.system.phrases import capital
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat
from game.tabletop.rail.plate import count_rect
from game.tabletop.tips.seats import claims_lines, count_lines, seat_lines, slot_lines
from game.tabletop.tips.things import (
    BarPart,
    OnBar,
    OnClaims,
    OnCount,
    OnDeck,
    OnHand,
    OnPart,
    OnRole,
    OnSign,
    OnSlot,
    Thing,
    bar_parts,
    seat_parts,
)
from game.tabletop.view.claims import goal_lines
from game.tabletop.view.hand import role_words
from game.tabletop.view.last_acts import act_place
from game.tabletop.view.seen import Seen
from game.tabletop.view.table import TableView
from game.words.acts import act_line
from game.words.effects import Place, Sign, card_effect, goal_effect, place_effect, role_effect, sign_effect
from game.words.rules import number_effect
from game.words.things import card_words, deck_words, goal_words, list_words, place_words
from game.words.where import where_line

Tip = tuple[str, Rect]
"""The words, and the thing that they are about."""


def tip_of(view: TableView, thing: Thing) -> Tip | None:
    """Return the tooltip of a thing on the table, from what the viewer may know now; None where there is nothing."""
    lines, where = _lines(view, thing), _where(view, thing)
    return ("\n".join(lines), where) if lines and where is not None else None


def _where(view: TableView, thing: Thing) -> Rect | None:
    layout = view.layout
    match thing:
        case OnHand(index):
            return view.hand_view.card_rect(index, len(view.seen.hand))
        case OnRole():
            return layout.role_card
        case OnDeck():
            return layout.deck
        case OnSign(number):
            return layout.signs.get(number)
        case OnSlot(seat) | OnClaims(seat=seat):
            return seat_parts(view, seat).get(thing)
        case OnCount(seat):
            return count_rect(layout, seat, len(view.seen.table.hands[seat]))
        case OnBar(part):
            return bar_parts(view).get(part)
        case OnPart(_does, x, y, w, h):
            return Rect(x, y, w, h)
        case OnCell() | OnGoal() | OnSeat() | OnPile():
            return view.target_rect(thing)
        case _:
            assert_never(thing)


def _lines(view: TableView, thing: Thing) -> list[str]:
    seen = view.seen
    match thing:
        case OnHand(index):
            return _hand_lines(seen, index)
        case OnRole():
            return _role_lines(seen)
        case OnDeck():
            return _deck_lines(seen)
        case OnSign(number):
            return _sign_lines(seen.table.rules, number)
        case OnSlot(seat, what):
            return slot_lines(seen, seat, what)
        case OnCount(seat):
            return count_lines(seen, seat)
        case OnClaims(claim):
            return claims_lines(seen, claim)
        case OnBar(part):
            return _bar_lines(seen, part)
        case OnPart(does):
            return [does]
        case OnSeat(seat):
            return seat_lines(seen, seat)
        case OnGoal(goal):
            return _goal_lines(seen, goal)
        case OnPile():
            return _pile_lines(seen.table)
        case OnCell(cell):
            return _cell_lines(seen, cell)
        case _:
            assert_never(thing)


def _hand_lines(seen: Seen, index: int) -> list[str]:
    """Return what a card of the hand is, does, and where it may go; nothing of one that is face down."""
    card = seen.hand[index] if index < len(seen.hand) else None
    if card is None:
        return []
    lines = [capital(card_words(card)), card_effect(card).cited()]
    # who sees all hands at once, in a replay, is no seat that could play
    return lines if seen.viewer is None else [*lines, where_line(seen.table, seen.viewer, card, seen.names)]


def _role_lines(seen: Seen) -> list[str]:
    if seen.viewer is None:
        return []
    role = role_shown(seen.role[0])
    name, line = role_words(seen.role[0])
    return [name, line if role is None else role_effect(role).cited()]


def _deck_lines(seen: Seen) -> list[str]:
    """Return what is known of the deck, and what is beside it unseen (R1.8, R10.2, R10.13)."""
    deck, whole = seen.table.deck, deck_size(seen.table.rules, seen.table.seats)
    lines = [_("Deck: {count} of {whole} cards left").format(count=deck, whole=whole)]
    lines.append(deck_words(deck) if deck <= LAST else sign_effect(Sign.DECK).cited())
    if seen.table.rules.put_aside:
        lines.append(_("Put aside unseen: {count}").format(count=seen.table.rules.put_aside))
    if seen.table.rules.saboteur2:
        lines.append(_("Role cards not dealt: {count}").format(count=seen.table.hats))
    return lines


def _sign_lines(rules: Ruleset, number: HouseNumber) -> list[str]:
    """Return a number that is known to all, and what it means (R1.7, R1.8, R10.2)."""
    match number:
        case "saboteurs":
            count = rules.saboteurs or 0
            words = ngettext("{count} saboteur at this table", "{count} saboteurs at this table", count)
            return [words.format(count=count), number_effect(number).cited()]
        case "aside":
            effect = sign_effect(Sign.ASIDE) if rules.saboteur2 else number_effect(number)
            return [_("Put aside unseen: {count}").format(count=rules.put_aside), effect.cited()]
        case _:
            assert_never(number)


def _pile_lines(table: Table) -> list[str]:
    lines = [_("Discards: {count}").format(count=len(table.discards)), sign_effect(Sign.DISCARDS).cited()]
    if table.discards:
        top = table.discards[-1].card
        lines.append(_("Face down on top") if top is None else _("On top: {card}").format(card=card_words(top)))
    return lines


def _bar_lines(seen: Seen, part: BarPart) -> list[str]:
    match part:
        case BarPart.ROUND:
            text = _("Round {round} of {rounds}").format(round=seen.table.round, rounds=3)
            return [text, sign_effect(Sign.ROUND).cited()]
        case BarPart.DECK:
            return _deck_lines(seen)
        case BarPart.DISCARDS:
            return _pile_lines(seen.table)
        case BarPart.TURN:
            return [seen.turn, sign_effect(Sign.TURN).cited()] if seen.turn else []
        case _:
            assert_never(part)


def _goal_lines(seen: Seen, goal: int) -> list[str]:
    """Return what a goal is good for, and what its tag tells."""
    lines = [_("Goal {goal}, face down").format(goal=goal), goal_effect(None).cited()]
    looked = [seen.names[seat] for seat in seen.looks.get(goal, ())]
    if looked:
        lines.append(_("Looked at by: {names}").format(names=list_words(looked, _("{rest} and {last}"))))
    lines += goal_lines(seen.claims, goal, seen.names)
    name = seen.known[goal - 1] if seen.known else None
    if name is not None:
        lines.append(_("You have seen: gold") if name == GOLD else _("You have seen: stone"))
    return lines


def _cell_lines(seen: Seen, cell: Cell) -> list[str]:
    """Return what lies in a cell, and who acted there last; nothing of an empty one."""
    bonus = seen.table.bonus
    lines = _bonus_lines(seen, bonus) if bonus is not None and bonus.cell == cell else _laid_lines(seen.table, cell)
    acts = [seat for seat, act in seen.acts.items() if act_place(act) == OnCell(cell)]
    if acts and not lines:
        lines = [capital(place_words(cell))]
    told = _("Last of {name}: {act}")
    lines += (told.format(name=seen.names[seat], act=act_line(seen.acts[seat], seen.names)) for seat in acts)
    return lines


def _laid_lines(table: Table, cell: Cell) -> list[str]:
    """Return what a card of the maze is and does, and whether it is joined to the start."""
    face = table.maze.cards.get(cell)
    if face is None:
        return []
    if cell == START_CELL:
        return [_("Start card"), place_effect(Place.START).cited()]
    if cell in GOAL_CELLS:
        name = table.goals[GOAL_CELLS.index(cell)]
        assert name is not None, "a goal that lies in the maze is face up"
        text = _("Goal {goal}: {what}").format(goal=GOAL_CELLS.index(cell) + 1, what=goal_words(name))
        return [text, goal_effect(name).cited()]
    text = _("{card} at {place}").format(card=card_words(face), place=place_words(cell))
    joined = _("Joined to the start.") if table.maze.reached.get(cell) else _("Not joined to the start.")
    return [capital(text), card_effect(face).cited(), joined]


def _bonus_lines(seen: Seen, bonus: Bonus) -> list[str]:
    lines = [_("Bonus nugget worth {value}").format(value=bonus.value)]
    if bonus.owner is not None:
        return [*lines, _("Taken by {name}").format(name=seen.names[bonus.owner])]
    return [*lines, place_effect(Place.BONUS).cited(), _("Not a path card: nothing can be laid on it (R11.2).")]
