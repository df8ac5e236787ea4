"""Words for the things of the game, as they stand inside a sentence: tools, sides, places and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce

from game.engine.cards import (
    BREAKS,
    CARD_IN_FRONT,
    GOLD,
    REPAIRS,
    SIDES,
    Action,
    Card,
    E,
    Face,
    GoalName,
    InFront,
    N,
    S,
    Tool,
    W,
    opposite,
)
from game.engine.cells import Cell, xy
from game.engine.total import total
from game.system.i18n import N_, _, ngettext
from game.system.settings import Speed
from game.words.card_names import PHRASES

_TOOLS: Mapping[Tool, str] = total(Tool, {Tool.PICK: N_("pick"), Tool.LAMP: N_("lamp"), Tool.CART: N_("cart")})
_SIDES: Mapping[int, str] = total(SIDES, {N: N_("upper"), E: N_("right"), S: N_("lower"), W: N_("left")})


def tool_word(tool: Tool) -> str:
    """Return a tool as it stands inside a sentence: "lamp"."""
    return _(_TOOLS[tool])


def in_front_words(thing: InFront) -> str:
    """Return a card in front of a seat as it stands inside a sentence: "a broken lamp", "a theft card"."""
    return card_words(CARD_IN_FRONT[thing])


def side_word(side: int) -> str:
    """Return a side as it stands inside a sentence: "upper"."""
    return _(_SIDES[side])


def place_words(cell: Cell) -> str:
    """Return a cell as column and row from the start: "3 right, 1 up"; the start's own cell is "the start"."""
    x, y = xy(cell)
    column, row = abs(x), abs(y)
    if x > 0:
        across = ngettext("{count} right", "{count} right", column).format(count=column)
    else:
        across = ngettext("{count} left", "{count} left", column).format(count=column)
    if y > 0:
        along = ngettext("{count} down", "{count} down", row).format(count=row)
    else:
        along = ngettext("{count} up", "{count} up", row).format(count=row)
    if x and y:
        return _("{column}, {row}").format(column=across, row=along)
    return across if x else along if y else _("the start")


def list_words(parts: Sequence[str], last: str) -> str:
    """Return the parts with commas, and before the last one `last`, a text with {rest} and {last}: "1, 2 or 3"."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return last.format(rest=comma_words(parts[:-1]), last=parts[-1])


def comma_words(parts: Sequence[str]) -> str:
    """Return the parts with commas: "1, 2, 3". Like every list it has the grammatical forms of its parts."""
    return reduce(lambda rest, part: _("{rest}, {next}").format(rest=rest, next=part), parts) if parts else ""


def gain_words(gold: int) -> str:
    """Return a sum of gold in words, with a proper minus."""
    return str(gold) if gold >= 0 else f"−{-gold}"


def decimal_words(number: float, places: int = 1) -> str:
    """Return a number with places behind the decimal sign of the language; less than nothing has a minus."""
    whole, _point, tenths = f"{abs(number):.{places}f}".partition(".")
    sign = "−" if round(number, places) < 0 else ""
    return sign + _("{whole}.{tenths}").format(whole=whole, tenths=tenths)


def speed_words(speed: Speed) -> str:
    """Return how many times as fast something runs: "0.5×", "2×"."""
    return f"{decimal_words(0.5)}×" if speed == "0.5" else f"{speed}×"


def path_words(face: Face) -> str:
    """Return what a path card shows, as it stands inside a sentence: "a crossing", "a straight with a blue door"."""
    if face.ladder:
        return _("a ladder")
    tunnel = _tunnel_words(face)
    if face.door is not None:
        text = _("{path} with a blue door") if face.door == "blue" else _("{path} with a green door")
        return text.format(path=tunnel)
    return _("{path} with a crystal").format(path=tunnel) if face.crystal else tunnel


def _tunnel_words(face: Face) -> str:
    match [group.bit_count() for group in face.groups]:
        case []:
            return _("a dead end")
        case [4]:
            return _("a crossing")
        case [3]:
            return _("a fork")
        case [2]:
            return _("a straight") if _runs_straight(face.groups[0]) else _("a bend")
        case _:
            return _("a bridge") if _runs_straight(face.groups[0]) else _("a double bend")


def _runs_straight(group: int) -> bool:
    return any(group == side | opposite(side) for side in SIDES)


def card_words(card: Card) -> str:
    """Return a card as it stands inside a sentence: "a crossing", "a map", "a broken lamp"."""
    if isinstance(card, Face):
        return path_words(card)
    if card in BREAKS:
        return _("a broken {tool}").format(tool=tool_word(BREAKS[card]))
    if card in REPAIRS:
        return _("a repair card for a {tools}").format(tools=tools_words(card))
    return _(PHRASES[card])


def cards_words(cards: Sequence[Card]) -> str:
    """Return cards as they stand inside a sentence: "a crossing, a map and a rockfall"."""
    return list_words([card_words(card) for card in cards], _("{rest} and {last}"))


def tools_words(action: Action) -> str:
    """Return the tools that a repair card is for: "pick or lamp"."""
    return list_words([tool_word(tool) for tool in REPAIRS[action]], _("{rest} or {last}"))


def deck_words(left: int) -> str:
    """Return what there is to say of a deck that runs low, or out."""
    if not left:
        return _("The deck is empty")
    return ngettext("The last card of the deck", "The last {count} cards of the deck", left).format(count=left)


def goal_words(name: GoalName) -> str:
    """Return what a goal is, as it stands inside a sentence."""
    return _("gold") if name == GOLD else _("a stone")
