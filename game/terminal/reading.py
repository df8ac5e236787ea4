"""What a typed line says: cards, places, seats, goals and tools, read without guessing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.engine.cards import Card, InFront, Marker, Tool
from game.engine.cells import GOAL_CELLS, Cell, at
from game.engine.views import View
from game.records.names import looks
from game.system.i18n import _
from game.system.letters import shortened
from game.terminal.vocabulary import Part, part_meant, typed

_NUMBER = re.compile(r"[+-]?[0-9]{1,4}", re.ASCII)
_SIDES = (Part.UP, Part.DOWN, Part.LEFT, Part.RIGHT)
_IN_FRONT: dict[Part, InFront] = {
    Part.PICK: Tool.PICK,
    Part.LAMP: Tool.LAMP,
    Part.CART: Tool.CART,
    Part.TRAPPED: Marker.TRAPPED,
    Part.THEFT: Marker.THEFT,
}
_FARTHEST = 999


class Unclear(Exception):
    """Raised when a line does not say enough or cannot be read; `sentence` says what is missing."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def own_seat(viewer: int | None) -> int:
    """Return the seat whose secrets may be told now. Raises `Unclear`."""
    if viewer is None:
        raise Unclear(_("That is private: it can be asked when the keyboard was passed on."))
    return viewer


def shown(text: str) -> str:
    """Return what was typed, short enough for a sentence."""
    return shortened(text, 30)


def number_in(text: str) -> int | None:
    """Return the whole number that a text is."""
    return int(text) if _NUMBER.fullmatch(text) else None


def card_index(view: View, text: str) -> int:
    """Return which card of the hand a number names. Raises `Unclear`."""
    number = number_in(text)
    if number is None:
        raise Unclear(_("Name the card by its number in the hand, not “{text}”.").format(text=shown(text)))
    if not view.hand:
        raise Unclear(_("The hand is empty."))
    if not 1 <= number <= len(view.hand):
        raise Unclear(_("There is no card {number}; the hand has 1 to {most}.").format(
            number=number, most=len(view.hand)
        ))  # fmt: skip
    return number - 1


def card_of(view: View, text: str) -> Card:
    """Return the card of the hand that a number names. Raises `Unclear`."""
    return view.hand[card_index(view, text)]


def place_in(words: Sequence[str]) -> Cell:
    """Return the cell that words name: "4 right 1 up" or, as records write it, "4 -1". Raises `Unclear`."""
    parts = [part for word in words for part in re.split(r"[,;]", word) if part]
    parts = [part for part in parts if part_meant(part, Part.AT) is not Part.AT]
    numbers = [number for part in parts if (number := number_in(part)) is not None]
    sides = [side for part in parts if (side := part_meant(part, *_SIDES)) is not None]
    if len(numbers) + len(sides) != len(parts) or not numbers or any(abs(number) > _FARTHEST for number in numbers):
        raise Unclear(_no_place(" ".join(words)))
    if not sides and len(numbers) == 2:
        return at(numbers[0], numbers[1])
    if len(sides) != len(numbers) or len(sides) > 2 or any(number < 0 for number in numbers):
        raise Unclear(_no_place(" ".join(words)))
    return _counted(sides, numbers)


def _counted(sides: Sequence[Part], numbers: Sequence[int]) -> Cell:
    """Return the cell so many steps from the start. Raises `Unclear` for two steps along one line."""
    x = y = 0
    for side, number in zip(sides, numbers, strict=True):
        x += {Part.LEFT: -number, Part.RIGHT: number}.get(side, 0)
        y += {Part.UP: -number, Part.DOWN: number}.get(side, 0)
    across = sum(side in (Part.LEFT, Part.RIGHT) for side in sides)
    if across > 1 or len(sides) - across > 1:
        raise Unclear(_no_place(""))
    return at(x, y)


def _no_place(text: str) -> str:
    example = _("{example} is how a place is typed").format(example=f"3 {typed(Part.RIGHT)} 1 {typed(Part.UP)}")
    if not text:
        return _("{example}, counted from the start.").format(example=example)
    return _("“{text}” is no place; {example}, counted from the start.").format(text=shown(text), example=example)


def seat_in(words: Sequence[str], names: Sequence[str], own: int) -> int:
    """Return the seat that words name, by its name, the beginning of it, its number, or "me". Raises `Unclear`."""
    text = " ".join(words)
    if not text:
        raise Unclear(_("Name a seat: {names}.").format(names=", ".join(names)))
    wanted = looks(text)
    found = [seat for seat, name in enumerate(names) if looks(name) == wanted]
    found = found or [seat for seat, name in enumerate(names) if looks(name).startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        raise Unclear(_("“{text}” fits more than one name.").format(text=shown(text)))
    if part_meant(text, Part.ME) is Part.ME:
        return own
    number = number_in(words[-1])
    if number is not None and (len(words) == 1 or part_meant(words[0], Part.SEAT) is Part.SEAT):
        if 1 <= number <= len(names):
            return number - 1
        raise Unclear(_("There is no seat {number}; there are 1 to {most}.").format(number=number, most=len(names)))
    raise Unclear(_("Nobody here is called “{text}”.").format(text=shown(text)))


def goal_in(words: Sequence[str]) -> int:
    """Return the number of the goal that words name. Raises `Unclear`."""
    numbers = [number for word in words if (number := number_in(word)) is not None]
    if len(numbers) != 1 or not 1 <= numbers[0] <= len(GOAL_CELLS):
        raise Unclear(_("Name a goal by its number: 1, 2 or 3."))
    return numbers[0]


def tool_in(words: Sequence[str], names: Sequence[str]) -> tuple[Tool | None, list[str]]:
    """Return the tool that one of the words names, if one does, and the other words; the whole name of a seat is none.

    Lore, for one, is a name and the German word for a cart.
    """
    if looks(" ".join(words)) in map(looks, names):
        return None, list(words)
    for place, word in enumerate(words):
        thing = thing_in(word)
        if isinstance(thing, Tool) and len(word) > 1:
            return thing, [*words[:place], *words[place + 1 :]]
    return None, list(words)


def thing_in(word: str) -> InFront | None:
    """Return what can be in front of a seat and is called so."""
    part = part_meant(word, *_IN_FRONT)
    return None if part is None else _IN_FRONT[part]
