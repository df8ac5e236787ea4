"""What the plate of a seat says when it is pointed at, and what each sign on it says."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from game.engine.cards import CARD_IN_FRONT, InFront, Marker, Tool
from game.engine.commands import Claim
from game.engine.total import total
from game.play.notebook import NOTHING
from game.records.setup import HUMAN
from game.system.i18n import N_, _
from game.tabletop.view.claims import said_line, said_of_seat
from game.tabletop.view.seen import Seen
from game.words.acts import act_line
from game.words.card_names import ribbon_name
from game.words.characters import mind_lines
from game.words.effects import Sign, marker_effect, sign_effect
from game.words.roles import role_word
from game.words.suspicion import suspicion_sign, suspicion_words
from game.words.things import comma_words, tool_word

_TOOLS: Mapping[tuple[Tool, bool], str] = total(
    product(Tool, (False, True)),
    {
        (Tool.PICK, False): N_("Pick of {name}: whole"),
        (Tool.PICK, True): N_("Pick of {name}: broken"),
        (Tool.LAMP, False): N_("Lamp of {name}: whole"),
        (Tool.LAMP, True): N_("Lamp of {name}: broken"),
        (Tool.CART, False): N_("Cart of {name}: whole"),
        (Tool.CART, True): N_("Cart of {name}: broken"),
    },
)
"""A tool of a seat, and whether it is broken."""


def seat_lines(seen: Seen, seat: int) -> list[str]:
    """Return who sits there, and all that the plate shows, in words."""
    mind = seen.minds[seat]
    kind = _("a person") if mind == HUMAN else _("a bot")
    lines = [_("{name}, {kind}").format(name=seen.names[seat], kind=kind)]
    lines += [] if mind == HUMAN else mind_lines(mind)
    lines.append(_cards_line(seen, seat))
    lines += _in_front_lines(seen, seat)
    lines += said_of_seat(seen.claims, seat, seen.names)
    if seat in seen.acts:
        lines.append(_("Last: {act}").format(act=act_line(seen.acts[seat], seen.names)))
    return lines


def slot_lines(seen: Seen, seat: int, thing: InFront) -> list[str]:
    """Return what a tool of a seat, or a theft card in front of it, does."""
    there = thing in seen.table.in_front[seat]
    if isinstance(thing, Tool):
        effect = sign_effect(Sign.BROKEN_TOOL if there else Sign.WHOLE_TOOL)
        return [_(_TOOLS[thing, there]).format(name=seen.names[seat]), effect.cited()]
    return [ribbon_name(CARD_IN_FRONT[thing]), marker_effect(thing).cited()] if there else []


def count_lines(seen: Seen, seat: int) -> list[str]:
    """Return how many cards a seat holds."""
    return [_cards_line(seen, seat), sign_effect(Sign.HAND).cited()]


def claims_lines(seen: Seen, claim: Claim) -> list[str]:
    """Return who says what a mark stands for."""
    said = said_line(seen.claims, claim, seen.names)
    return [said, sign_effect(Sign.CLAIM).cited()] if said else []


def _cards_line(seen: Seen, seat: int) -> str:
    return _("Cards in hand: {count}").format(count=len(seen.table.hands[seat]))


def _in_front_lines(seen: Seen, seat: int) -> list[str]:
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
