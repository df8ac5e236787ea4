"""Card faces: what is printed on a card, and which cards there are (RULES section 0, `docs/cards.json`).

Sides are bits, so that "tunnel meets tunnel" is one integer operation. A face is interned: the same text gives the
same object, so faces compare by identity and each carries its twin turned by 180 degrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, get_args

N, E, S, W = 1, 2, 4, 8
ALL_SIDES = N | E | S | W
SIDES: tuple[int, ...] = (N, E, S, W)
SIDE_LETTERS: Mapping[int, str] = {N: "N", E: "E", S: "S", W: "W"}
SIDE_BITS: Mapping[str, int] = {"N": N, "E": E, "S": S, "W": W}

Door = Literal["blue", "green"]
Link = Literal["none", "needed", "ladder"]
"""Whether a path card has to be joined to the start (R3.4, R10.6); a ladder need not, but keeps off goals (R10.7)."""


class Tool(StrEnum):
    """The three tools that can be broken (R4.1)."""

    PICK = "pick"
    LAMP = "lamp"
    CART = "cart"


def opposite(sides: int) -> int:
    """Return the mask as the neighbour across sees it, which is also the mask after a turn by 180 degrees."""
    return (sides << 2 | sides >> 2) & ALL_SIDES


def letters(sides: int) -> str:
    """Return the sides of a mask as text, in the order N E S W."""
    return "".join(letter for side, letter in SIDE_LETTERS.items() if sides & side)


class Face:
    """What a path card shows the way round it is. Made by `face`, never by hand, and never changed.

    `sides` are all sides with a tunnel: `living` ones lead on, `dead` ones stop inside the card. `groups` are the
    joined living sides, one mask a group; `joined[side]` is the group of a living side and 0 for any other side.
    `link` is what link it must have by all rules: of a bridge or double curve one tunnel is linked (R10.6).
    `turned` is the same card turned by 180 degrees, `ways` are all ways round in which the card can be laid.
    """

    __slots__ = (
        "crystal",
        "dead",
        "door",
        "groups",
        "joined",
        "ladder",
        "link",
        "living",
        "sides",
        "text",
        "turned",
        "ways",
    )

    def __init__(self, masks: tuple[int, ...], suffix: str) -> None:
        self.text: str = _spell(masks, suffix)
        self.crystal: bool = suffix == "*"
        self.ladder: bool = suffix == "#"
        self.door: Door | None = _DOORS.get(suffix)
        self.groups: tuple[int, ...] = tuple(m for m in masks if self.ladder or m not in SIDES)
        self.living: int = sum(self.groups)
        self.sides: int = sum(masks)
        self.dead: int = self.sides & ~self.living
        self.joined: tuple[int, ...] = tuple(
            next((group for group in self.groups if group & side and side in SIDES), 0) for side in range(W + 1)
        )
        self.link: Link | None = "ladder" if self.ladder else "needed" if len(self.groups) > 1 else None
        self.turned: Face = self
        self.ways: tuple[Face, ...] = (self,)

    def __repr__(self) -> str:
        return f"face({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return face, (self.text,)


_DOORS: Mapping[str, Door] = {"+blue": "blue", "+green": "green"}
_SUFFIXES = ("", "*", "#", "+blue", "+green")
_faces: dict[str, Face] = {}


def face(text: str) -> Face:
    """Return the face that `text` spells, as turned. Raises ValueError for any other spelling (RULES section 0)."""
    known = _faces.get(text)
    if known is not None:
        return known
    masks, suffix = _split(text)
    made = _faces[text] = Face(masks, suffix)
    turned_masks = tuple(sorted(map(opposite, masks), key=_first_side))
    turned_text = _spell(turned_masks, suffix)
    if turned_text != text:
        twin = _faces[turned_text] = Face(turned_masks, suffix)
        made.turned, twin.turned = twin, made
        made.ways, twin.ways = (made, twin), (twin, made)
    return made


def _split(text: str) -> tuple[tuple[int, ...], str]:
    """Return masks and suffix of a spelling. Raises ValueError unless it is the one right spelling."""
    if len(text) > len("N.E.S.W+green"):
        raise ValueError("no path card has so long a name")
    body = text.rstrip("*#") if "+" not in text else text[: text.index("+")]
    suffix = text[len(body) :]
    if suffix not in _SUFFIXES or not body or not set(body) <= set("NESW."):
        raise ValueError(f"{text!r} is no path card")
    masks = tuple(sum(SIDE_BITS[letter] for letter in group) for group in body.split("."))
    twice = len(body) - body.count(".") > sum(masks).bit_count()
    if twice or 0 in masks or _spell(tuple(sorted(masks, key=_first_side)), suffix) != text:
        raise ValueError(f"{text!r} is not how a path card is spelled")
    if suffix == "#" and len(masks) > 1:
        raise ValueError(f"{text!r}: all sides of a ladder are joined")
    return masks, suffix


def _first_side(mask: int) -> int:
    return mask & -mask


def _spell(masks: tuple[int, ...], suffix: str) -> str:
    return ".".join(map(letters, masks)) + suffix


class Marker(StrEnum):
    """What else can be in front of a seat (R10.10, R10.14)."""

    TRAPPED = "trapped"
    THEFT = "theft"


InFront = Tool | Marker
"""A card in front of a seat. `str(thing)` is its name in records."""


def in_front_named(text: str) -> InFront:
    """Return what can be in front of a seat under that name. Raises ValueError when there is none."""
    try:
        return Tool(text)
    except ValueError:
        return Marker(text)


class Action(StrEnum):
    """The action cards (R4.1 to R4.4, R10.10 to R10.14); the value is the name in records."""

    BREAK_PICK = "break:pick"
    BREAK_LAMP = "break:lamp"
    BREAK_CART = "break:cart"
    REPAIR_PICK = "repair:pick"
    REPAIR_LAMP = "repair:lamp"
    REPAIR_CART = "repair:cart"
    REPAIR_PICK_LAMP = "repair:pick+lamp"
    REPAIR_PICK_CART = "repair:pick+cart"
    REPAIR_LAMP_CART = "repair:lamp+cart"
    ROCKFALL = "rockfall"
    MAP = "map"
    THEFT = "theft"
    HANDS_OFF = "hands-off"
    SWAP_HANDS = "swap-hands"
    INSPECTION = "inspection"
    SWAP_HATS = "swap-hats"
    TRAPPED = "trapped"
    FREE = "free"


BREAKS: Mapping[Action, Tool] = {
    Action.BREAK_PICK: Tool.PICK,
    Action.BREAK_LAMP: Tool.LAMP,
    Action.BREAK_CART: Tool.CART,
}
REPAIRS: Mapping[Action, tuple[Tool, ...]] = {
    Action.REPAIR_PICK: (Tool.PICK,),
    Action.REPAIR_LAMP: (Tool.LAMP,),
    Action.REPAIR_CART: (Tool.CART,),
    Action.REPAIR_PICK_LAMP: (Tool.PICK, Tool.LAMP),
    Action.REPAIR_PICK_CART: (Tool.PICK, Tool.CART),
    Action.REPAIR_LAMP_CART: (Tool.LAMP, Tool.CART),
}
BREAK_OF: Mapping[Tool, Action] = {tool: action for action, tool in BREAKS.items()}
CARD_IN_FRONT: Mapping[InFront, Action] = {
    Tool.PICK: Action.BREAK_PICK,
    Tool.LAMP: Action.BREAK_LAMP,
    Tool.CART: Action.BREAK_CART,
    Marker.TRAPPED: Action.TRAPPED,
    Marker.THEFT: Action.THEFT,
}
"""The card that is in front of a seat, by its name there."""
SeatActionName = Literal[
    Action.HANDS_OFF, Action.SWAP_HANDS, Action.INSPECTION, Action.SWAP_HATS, Action.TRAPPED, Action.FREE
]
"""The action cards that are played on a seat (R10.11 to R10.14)."""
SABOTEUR2_ACTIONS: frozenset[Action] = frozenset((Action.THEFT, *get_args(SeatActionName)))
"""Action cards that only Saboteur 2 has."""

Card = Face | Action
"""What a hand or the deck holds. `str(card)` is its name in records."""


def card(text: str) -> Card:
    """Return the card of that name. Raises ValueError when there is none."""
    try:
        return Action(text)
    except ValueError:
        return face(text)


class Role(StrEnum):
    """The roles of the base game, `digger` and `saboteur`, and those of Saboteur 2, all but `digger` (R10.1)."""

    DIGGER = "digger"
    BLUE = "blue"
    GREEN = "green"
    BOSS = "boss"
    PROFITEER = "profiteer"
    GEOLOGIST = "geologist"
    SABOTEUR = "saboteur"


GOLD = "gold"
GoalName = str
"""`gold`, or the spelling of a stone as it is dealt."""


def goal_face(name: GoalName) -> Face:
    """Return the path that a goal of that name shows once revealed, upright as in the deal (R1.3)."""
    return face("NESW" if name == GOLD else name)


START = face("NESW#")
STONES: tuple[GoalName, ...] = ("NE", "NW")

PATH_COUNTS: Mapping[str, int] = {
    "NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4,
    "N": 1, "E": 1, "N.S": 1, "E.W": 1, "N.E": 1, "N.W": 1, "N.E.S": 1, "N.E.W": 1, "N.E.S.W": 1,
}  # fmt: skip
ACTION_COUNTS: Mapping[Action, int] = {
    Action.BREAK_PICK: 3, Action.BREAK_LAMP: 3, Action.BREAK_CART: 3,
    Action.REPAIR_PICK: 2, Action.REPAIR_LAMP: 2, Action.REPAIR_CART: 2,
    Action.REPAIR_PICK_LAMP: 1, Action.REPAIR_PICK_CART: 1, Action.REPAIR_LAMP_CART: 1,
    Action.ROCKFALL: 3, Action.MAP: 6,
}  # fmt: skip
DECK: tuple[Card, ...] = tuple(
    [face(text) for text, count in PATH_COUNTS.items() for _ in range(count)]
    + [action for action, count in ACTION_COUNTS.items() for _ in range(count)]
)
NUGGETS: tuple[int, ...] = (1,) * 16 + (2,) * 8 + (3,) * 4
ROLE_COUNTS: Mapping[int, tuple[int, int]] = {
    3: (1, 3), 4: (1, 4), 5: (2, 4), 6: (2, 5), 7: (3, 5), 8: (3, 6), 9: (3, 7), 10: (4, 7),
}  # fmt: skip
"""Saboteur and gold-digger cards by number of seats (R1.1)."""
HAND_SIZES: Mapping[int, int] = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
MIN_SEATS, MAX_SEATS = 3, 10

SABOTEUR2_PATH_COUNTS: Mapping[str, int] = {
    "NS.EW": 2, "NW.ES": 1, "NE.SW": 1,
    "S#": 1, "W#": 1, "NW#": 1, "NE#": 1,
    "NS+blue": 1, "EW+blue": 1, "SW+blue": 1,
    "NS.E+green": 1, "EW+green": 1, "ES+green": 1,
    "NESW*": 1, "NES*": 1, "ESW*": 3, "NSW.E*": 1, "N.ESW*": 1, "EW.S*": 1, "S*": 1, "W*": 1,
    "N.EW.S": 1, "NS.E.W": 1, "NS.E": 1, "N.ES": 2, "NE.S": 1,
}  # fmt: skip
SABOTEUR2_ACTION_COUNTS: Mapping[Action, int] = {
    Action.THEFT: 4, Action.HANDS_OFF: 3, Action.SWAP_HANDS: 2, Action.INSPECTION: 2, Action.SWAP_HATS: 2,
    Action.TRAPPED: 3, Action.FREE: 4, Action.ROCKFALL: 1,
}  # fmt: skip
SABOTEUR2_DECK: tuple[Card, ...] = (
    DECK
    + tuple(face(text) for text, count in SABOTEUR2_PATH_COUNTS.items() for _ in range(count))
    + tuple(action for action, count in SABOTEUR2_ACTION_COUNTS.items() for _ in range(count))
)
"""The combined deck (R10.2)."""
_BASE_FACES = frozenset(way for text in PATH_COUNTS for way in (face(text), face(text).turned))
_SABOTEUR2_FACES = (
    frozenset(way for text in SABOTEUR2_PATH_COUNTS for way in (face(text), face(text).turned)) - _BASE_FACES
)


def only_in_saboteur2(card: Card) -> bool:
    """Return whether the base game has no such card but Saboteur 2 has, either way up (R10.2)."""
    if isinstance(card, Action):
        return card in SABOTEUR2_ACTIONS
    features = card.crystal or card.ladder or card.door is not None or len(card.groups) > 1
    return features or card in _SABOTEUR2_FACES


SABOTEUR2_ROLES: Mapping[Role, int] = {
    Role.BLUE: 4, Role.GREEN: 4, Role.BOSS: 1, Role.PROFITEER: 1, Role.GEOLOGIST: 2, Role.SABOTEUR: 3,
}  # fmt: skip
"""The 15 role cards (R10.1)."""
WINNER_PAY_LESS: Mapping[Role, int] = {Role.BOSS: 1, Role.PROFITEER: 2}
"""What a winner of these roles gets less (R10.18)."""
TEAMS: Mapping[Role, Door] = {Role.BLUE: "blue", Role.GREEN: "green"}
"""Gold-diggers whose tunnel no door of the other team may close (R10.16)."""
SABOTEUR2_HAND = 6
PUT_ASIDE = 10
SABOTEUR2_MIN_SEATS, SABOTEUR2_MAX_SEATS = 2, 12
BONUS_NUGGETS: tuple[int, ...] = (1, 2, 3)
"""The values of the bonus nuggets (R11.1)."""
