"""Sentences on the table: why a card cannot go there, what the game asks, and what a thing is (UX M5, M21)."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.engine.cards import PUT_ASIDE, Marker
from game.engine.table import Bonus
from game.records.setup import HUMAN, Setup
from game.system.i18n import _
from game.tabletop.move.targets import OnCell, OnGoal, OnPile, OnSeat, Target
from game.tabletop.view.claims import goal_lines, seat_lines
from game.tabletop.view.hand import role_words
from game.tabletop.view.table import Seen, TableView
from game.ui.paint import draw_plate
from game.ui.text import text_width
from game.ui.theme import PARCHMENT_INK, font
from game.ui.viewport import Viewport
from game.ui.widgets.tooltip import TOOLTIP_DELAY, draw_tooltip
from game.ui.widgets.widget import lines_height, place_lines
from game.words.acts import act_line
from game.words.characters import mind_lines
from game.words.roles import role_word
from game.words.things import card_words, place_words, tool_word

NOTE_SECONDS = 4.0
"""How long the sentence of a refusal stays (UX section 7)."""
PROMPT_MARGIN = 60
"""Design units that a prompt leaves free beside it, left and right together."""
Tip = tuple[str, Rect]


class Notes:
    """One refusal beside the pointer, and one tooltip after a moment of rest."""

    def __init__(self) -> None:
        self.refusal = ""
        self._beside = Rect(0, 0, 0, 0)
        self._left = 0.0
        self._tip: Tip | None = None
        self._rested = 0.0
        self.changed = False

    def refuse(self, sentence: str, beside: Rect) -> None:
        """Show why something was refused."""
        self.refusal, self._beside, self._left = sentence, beside, NOTE_SECONDS
        self.changed = True

    def clear(self) -> None:
        self.changed |= bool(self.refusal)
        self.refusal = ""

    def point(self, tip: Tip | None) -> None:
        """Note that the pointer or the key cursor is on something with this tooltip, or on nothing."""
        if tip != self._tip:
            self.changed |= self._tip_due
            self._tip, self._rested = tip, 0.0

    def tell_now(self) -> None:
        """Show the tooltip of what is pointed at without waiting."""
        self._rested = TOOLTIP_DELAY
        self.changed = True

    @property
    def _tip_due(self) -> bool:
        return self._tip is not None and self._rested >= TOOLTIP_DELAY

    @property
    def wake_in(self) -> float | None:
        waits = [self._left] if self.refusal else []
        if self._tip is not None and not self._tip_due:
            waits.append(TOOLTIP_DELAY - self._rested)
        return max(0.0, min(waits)) if waits else None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.refusal:
            self._left -= dt
            if self._left <= 0:
                self.clear()
        if self._tip is not None and not self._tip_due:
            self._rested += dt
            self.changed |= self._tip_due

    def draw(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        if self.refusal:
            draw_tooltip(canvas, self.refusal, self._beside, viewport)
        elif self._tip_due and self._tip is not None:
            draw_tooltip(canvas, *self._tip, viewport)


def draw_prompt(canvas: pygame.Surface, view: TableView, sentence: str, within: Rect) -> Rect:
    """Draw what the game asks, on a paper strip at the head of `within`. Return its place."""
    layout, viewport = view.layout, view.layout.viewport
    face, pad = font("strong", layout.type(16)), layout.px(14)
    width = min(within.w - layout.px(PROMPT_MARGIN), text_width(sentence, face) + 2 * pad + 2)
    height = lines_height(sentence, face, width - 2 * pad) + layout.px(14)
    where = Rect(0, 0, width, height)
    where.midtop = (within.centerx, within.y + layout.px(14))
    draw_plate(canvas, where, "paper", viewport, radius=6)
    for line in place_lines(sentence, face, PARCHMENT_INK, where.inflate(-2 * pad, 0), centred=True):
        line.draw(canvas)
    return where


def tip_of(view: TableView, setup: Setup, target: Target | None) -> Tip | None:
    """Return the tooltip of a thing on the table, from what the viewer may know."""
    seen = view.seen
    match target:
        case None:
            return None
        case OnSeat(seat):
            return _seat_words(view, setup, seat), view.target_rect(target)
        case OnGoal(goal):
            lines = [_("Goal {goal}, face down").format(goal=goal), *goal_lines(seen.claims, goal, seen.names)]
            return "\n".join(lines), view.target_rect(target)
        case OnPile():
            count = len(seen.table.discards)
            return _("Discards: {count}").format(count=count), view.target_rect(target)
        case OnCell(cell):
            face = seen.table.maze.cards.get(cell)
            if face is None:
                bonus = seen.table.bonus
                at_bonus = bonus is not None and bonus.cell == cell
                return (_bonus_words(view, bonus), view.target_rect(target)) if bonus and at_bonus else None
            text = _("{card} at {place}").format(card=card_words(face), place=place_words(cell))
            return _first_upper(text), view.target_rect(target)


def hand_tip(view: TableView, index: int) -> Tip | None:
    """Return the tooltip of a card of the hand; none for one that is face down."""
    card = view.seen.hand[index]
    if card is None:
        return None
    return _first_upper(card_words(card)), view.hand_view.card_rect(index, len(view.seen.hand))


def role_tip(view: TableView) -> Tip:
    """Return the tooltip of the viewer's own role card."""
    return "\n".join(role_words(view.seen.role[0])), view.layout.role_card


def deck_tip(view: TableView) -> Tip:
    """Return the tooltip of the deck; with Saboteur 2 also what is beside it unseen (R10.2, R10.13)."""
    table = view.seen.table
    lines = [_("Deck: {count}").format(count=table.deck)]
    if table.rules.saboteur2:
        lines.append(_("Put aside unseen: {count}").format(count=PUT_ASIDE))
        lines.append(_("Role cards not dealt: {count}").format(count=table.hats))
    return "\n".join(lines), view.layout.deck


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
        lines.append(_("Broken: {tools}").format(tools=", ".join(tool_word(tool) for tool in broken)))
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
    return lines


def _bonus_words(view: TableView, bonus: Bonus) -> str:
    lines = [_("Bonus nugget worth {value}").format(value=bonus.value)]
    if bonus.owner is None:
        lines.append(_("Not a path card: nothing can be laid on it. Whoever's tunnel reaches it first takes it."))
    else:
        lines.append(_("Taken by {name}").format(name=view.seen.names[bonus.owner]))
    return "\n".join(lines)


def _first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]
