"""The names of all pictures: values that only the functions and constants of this module make.

A name says which drawing is meant, and the catalogue draws it. Seats count from 0.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, NewType

from game.engine.cards import GOLD as GOLD_FACE
from game.engine.cards import Action, Card, Face, GoalName, InFront, Role, Tool

PictureName = NewType("PictureName", str)


class PictureFamily(StrEnum):
    """Pictures that differ in one thing, which their name tells after a colon."""

    STONE = "stone"
    NUGGET = "nugget"
    BONUS = "bonus"
    ROLE = "role"
    ICON = "icon"
    BACKDROP = "backdrop"
    PORTRAIT = "portrait"
    TOKEN = "token"
    SEAT_SHAPE = "seat-shape"
    ROLE_MARK = "role-mark"
    TOOL = "tool"
    BROKEN_TOOL = "tool-broken"
    IN_FRONT = "in-front"
    GOLD_TOKEN = "token-gold"
    SPRITE = "sprite"
    MEDAL = "medal"


START = PictureName("start")
GOLD = PictureName(GOLD_FACE)
GOAL_BACK = PictureName("goal-back")
CARD_BACK = PictureName("card-back")
ROLE_BACK = PictureName("role-back")
NUGGET_BACK = PictureName("nugget-back")
SINGLE: tuple[PictureName, ...] = (START, GOLD, GOAL_BACK, CARD_BACK, ROLE_BACK, NUGGET_BACK)
"""Pictures of which there is one."""

IconName = Literal[
    "undo", "speed", "help", "menu", "rotate", "pass", "end", "eye", "cards", "lantern", "pick", "tick", "cross",
    "plus", "minus", "fit", "log", "back", "human", "bot", "dice", "play", "pause", "step-forward", "step-back",
    "first", "last", "people", "door", "crown", "lock", "warning", "save", "full-screen", "trophy", "pencil", "left",
    "right", "up", "down", "theft", "hands-off", "swap-hands", "inspection", "hat", "swap-hats", "trapped", "free",
    "gold-token", "crystal", "bonus", "talk", "gold", "stone", "retired", "recap", "gear", "notebook", "letters",
    "hint", "share", "lie", "turning-point", "slip", "accused", "break", "mend", "rockfall", "chart", "gazette",
]  # fmt: skip
SpriteName = Literal["hand", "palm", "lock", "portcullis", "hat", "eye", "fan", "coin"]
MedalName = Literal["gold", "silver", "bronze", "badge", "blank"]
BackdropName = Literal["title", "title-sky", "curtain", "oak", "mat"]


def path(face: Face) -> PictureName:
    """Return the name of a path card with this face."""
    return PictureName(face.text)


def action(card: Action) -> PictureName:
    """Return the name of an action card."""
    return PictureName(str(card))


def card(of: Card) -> PictureName:
    """Return the name of a card of the deck, face up."""
    return path(of) if isinstance(of, Face) else action(of)


def goal(name: GoalName) -> PictureName:
    """Return the name of a goal card, face up: the gold, or a stone with this face."""
    return GOLD if name == GOLD_FACE else _of(PictureFamily.STONE, name)


def role(of: Role) -> PictureName:
    """Return the name of a role card, face up."""
    return _of(PictureFamily.ROLE, of)


def role_shown(name: PictureName) -> Role | None:
    """Return the role that a role card shows, None for its back."""
    family, _colon, what = name.partition(":")
    return Role(what) if family == PictureFamily.ROLE else None


def role_mark(of: Role) -> PictureName:
    """Return the name of the small mark of a role."""
    return _of(PictureFamily.ROLE_MARK, of)


def nugget(value: int) -> PictureName:
    """Return the name of a nugget card of this value, face up."""
    return _of(PictureFamily.NUGGET, value)


def bonus(value: int) -> PictureName:
    """Return the name of a bonus nugget of this value."""
    return _of(PictureFamily.BONUS, value)


def gold_token(value: int) -> PictureName:
    """Return the name of a coin of this value."""
    return _of(PictureFamily.GOLD_TOKEN, value)


def portrait(seat: int, character: str | None = None) -> PictureName:
    """Return the name of the portrait of a seat's own person, or of a bot of that character sitting there."""
    return _of(PictureFamily.PORTRAIT, seat if character is None else f"{seat}/{character}")


def token(seat: int) -> PictureName:
    """Return the name of the token of a seat: its shape in its colour, with a rim."""
    return _of(PictureFamily.TOKEN, seat)


def seat_shape(seat: int) -> PictureName:
    """Return the name of the shape of a seat alone."""
    return _of(PictureFamily.SEAT_SHAPE, seat)


def tool(of: Tool) -> PictureName:
    """Return the name of a whole tool in its slot."""
    return _of(PictureFamily.TOOL, of)


def in_front(thing: InFront) -> PictureName:
    """Return the name of what shows a card in front of a seat: a broken tool, or a marker."""
    return _of(PictureFamily.BROKEN_TOOL if isinstance(thing, Tool) else PictureFamily.IN_FRONT, thing)


def icon(name: IconName) -> PictureName:
    """Return the name of an icon."""
    return _of(PictureFamily.ICON, name)


def sprite(name: SpriteName) -> PictureName:
    """Return the name of a picture that moves over the table."""
    return _of(PictureFamily.SPRITE, name)


def medal(name: MedalName) -> PictureName:
    """Return the name of a medal."""
    return _of(PictureFamily.MEDAL, name)


def backdrop(name: BackdropName) -> PictureName:
    """Return the name of a picture behind a whole screen."""
    return _of(PictureFamily.BACKDROP, name)


def _of(family: PictureFamily, what: object) -> PictureName:
    return PictureName(f"{family}:{what}")
