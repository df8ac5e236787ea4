"""Every picture of the game: the one place that knows which drawing belongs to which name of `naming`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import cast

import pygame

from game.art import naming
from game.art.cards.action_card import action_card
from game.art.cards.backs import card_back
from game.art.cards.bonus_card import bonus_card_svg
from game.art.cards.card_stock import card_size, finish, layer, outlined, set_number
from game.art.cards.goal_card import goal_back_svg, gold_card_svg, stone_card_svg
from game.art.cards.nugget import MEDAL, nugget_card_svg
from game.art.cards.path_card import path_card_svg
from game.art.cards.role_card import role_card
from game.art.cards.start_card import start_card_svg
from game.art.drawing.palette import CHALK, EMBER, GOLD, LANTERN, MUTED, SKY
from game.art.drawing.raster import rasterise
from game.art.naming import BackdropName, IconName, MedalName, PictureFamily, PictureName, SpriteName
from game.art.people.cast import portrait
from game.art.pictograms.icons import icon
from game.art.pictograms.medals import medal
from game.art.pictograms.role_marks import role_badge
from game.art.pictograms.seat_marks import marker_slot, shape_alone, token, tool_slot
from game.art.pictograms.sprites import gold_token, sprite
from game.art.surfaces.backdrops import backdrop
from game.art.tunnels.tube import WIDTH
from game.engine.cards import ALL_SIDES, SIDE_BITS, Action, Marker, Role, Tool, face, letters
from game.engine.total import total
from game.words.card_names import ribbon_name
from game.words.roles import role_name

TAKEN = "taken"
"""Variant of a bonus nugget that a seat has taken (R11.3)."""
LIT = "lit"
"""Variant of a path card or goal that is joined to the start; `lit:NS`: only the tunnel with these sides is."""

ICON_COLOURS: Mapping[str, str] = {
    "": CHALK,
    "dark": "#2a1a06",
    "muted": MUTED,
    "lantern": LANTERN,
    "gold": GOLD,
    "sky": SKY,
    "ember": EMBER,
}
"""Variants of an icon."""
CONTRAST_ICONS: Mapping[str, str] = total(
    ICON_COLOURS,
    {
        "": "#ffffff",
        "dark": "#000000",
        "muted": "#969696",
        "lantern": "#ffd400",
        "gold": "#ffd400",
        "sky": "#66d9ff",
        "ember": "#ff8a5b",
    },
)
"""The same in high contrast."""

_SMALL_WIDTH = 42
"""Just below the width from which rails and contour lines are drawn."""
_AT_ONCE, _SIGN_AT_ONCE = 64, 132
"""Pixels up to which a picture takes a frame no longer than a stand-in would."""
_RICH = (PictureFamily.PORTRAIT, PictureFamily.TOOL, PictureFamily.BROKEN_TOOL, PictureFamily.IN_FRONT)
"""Square pictures with more in them than signs have."""


@dataclass(frozen=True, slots=True)
class PictureKey:
    """A picture: its name, its size in pixels, and a variant where there are several.

    Cards are 2:3, all others but backdrops square. Variants: `lit`, the number of a role's person, an icon's colour.
    `contrast`: as it is in high contrast; the store asks for that by itself.
    """

    name: PictureName
    width: int
    height: int
    variant: str = ""
    contrast: bool = False


def card_key(name: PictureName, width: int, variant: str = "") -> PictureKey:
    """Return the key of a card `width` pixels wide."""
    return PictureKey(name, *card_size(width), variant)


def draw(key: PictureKey) -> pygame.Surface:
    """Draw the picture now, exactly as large as the key says.

    Raises ValueError or LookupError for a name or variant that there is not.
    """
    kind, colon, rest = key.name.partition(":")
    drawing = _FAMILIES.get(kind) if colon else None
    if drawing is not None:
        picture = drawing(rest, key)
    elif key.name in _SINGLE:
        picture = _SINGLE[key.name](key)
    elif key.name in _ACTIONS:
        picture = action_card(Action(key.name), key.width, contrast=key.contrast)
    else:
        picture = _path_card(key)
    if key.contrast and key.height > key.width and not is_backdrop(key):
        picture = outlined(picture)
    wanted = (key.width, key.height)
    return picture if picture.get_size() == wanted else pygame.transform.smoothscale(picture, wanted)


def words(key: PictureKey) -> str:
    """Return the words that are set into the picture in the player's language; empty when it has none."""
    kind, _, rest = key.name.partition(":")
    if kind == PictureFamily.ROLE:
        return role_name(Role(rest))
    return ribbon_name(Action(key.name)) if key.name in _ACTIONS else ""


def is_backdrop(key: PictureKey) -> bool:
    """True for the large pictures behind a whole screen."""
    return key.name.startswith(_BACKDROP)


def is_quick(key: PictureKey) -> bool:
    """True when drawing the picture takes a millisecond or two, so that it need not wait or be kept on disk."""
    rich = key.height > key.width or key.name.partition(":")[0] in _RICH
    return max(key.width, key.height) <= (_AT_ONCE if rich else _SIGN_AT_ONCE) and not is_backdrop(key)


def small_form(key: PictureKey) -> PictureKey:
    """Return the same picture in a size that is quick to draw."""
    if key.height > key.width:
        return replace(key, width=_SMALL_WIDTH, height=card_size(_SMALL_WIDTH)[1])
    return replace(key, width=_AT_ONCE, height=_AT_ONCE)


def _on_rock(text: str, key: PictureKey) -> pygame.Surface:
    return finish(rasterise(text, card_size(key.width)), 226)


def _path_card(key: PictureKey) -> pygame.Surface:
    return _on_rock(path_card_svg(face(key.name), key.width, sides_lit(key.variant), contrast=key.contrast), key)


def light_variant(living: int, reached: int) -> str:
    """Return the variant of a card with these living sides when those of `reached` are joined to the start."""
    if not reached:
        return ""
    return LIT if reached == living else f"{LIT}:{letters(reached)}"


def sides_lit(variant: str) -> int:
    """Return the sides that a variant of a path card shows as joined to the start."""
    lit, _, sides = variant.partition(":")
    if lit != LIT:
        return 0
    return sum(SIDE_BITS[letter] for letter in sides) if sides else ALL_SIDES


def _stone(way: str, key: PictureKey) -> pygame.Surface:
    return _on_rock(stone_card_svg(face(way), key.width, key.variant == LIT), key)


def _bonus(value: str, key: PictureKey) -> pygame.Surface:
    if key.variant == TAKEN:
        body, defs = bonus_card_svg(int(value), taken=True)
        return finish(layer(body, key.width, defs), 230)
    return _nuggets(int(value), *bonus_card_svg(int(value)), key.width)


def _nuggets(value: int, body: str, defs: str, width: int) -> pygame.Surface:
    """Draw a card with nuggets and their number."""
    card = layer(body, width, defs)
    scale = width / WIDTH
    set_number(card, value, (MEDAL[0] * scale, MEDAL[1] * scale), max(6, round(12 * scale)), GOLD)
    return finish(card, 230)


def _role(name: str, key: PictureKey) -> pygame.Surface:
    return role_card(Role(name), int(key.variant or 0), key.width, contrast=key.contrast)


def _portrait(who: str, key: PictureKey) -> pygame.Surface:
    seat, _stroke, character = who.partition("/")
    return portrait(int(seat), key.width, character)


def _icon(name: str, key: PictureKey) -> pygame.Surface:
    colours = CONTRAST_ICONS if key.contrast else ICON_COLOURS
    return icon(cast(IconName, name), key.width, colours[key.variant])


def _sprite(name: str, key: PictureKey) -> pygame.Surface:
    return sprite(cast(SpriteName, name), key.width)


def _medal(name: str, key: PictureKey) -> pygame.Surface:
    return medal(cast(MedalName, name), key.width, contrast=key.contrast)


def _backdrop(name: str, key: PictureKey) -> pygame.Surface:
    return backdrop(cast(BackdropName, name), key.width, key.height, contrast=key.contrast)


_BACKDROP = f"{PictureFamily.BACKDROP}:"
_ACTIONS = frozenset(str(action) for action in Action)
_SINGLE: Mapping[str, Callable[[PictureKey], pygame.Surface]] = total(
    naming.SINGLE,
    {
        naming.START: lambda key: _on_rock(start_card_svg(key.width), key),
        naming.GOLD: lambda key: _on_rock(gold_card_svg(key.width, key.variant == LIT), key),
        naming.GOAL_BACK: lambda key: _on_rock(goal_back_svg(), key),
        naming.CARD_BACK: lambda key: card_back("deck", key.width),
        naming.ROLE_BACK: lambda key: card_back("role", key.width),
        naming.NUGGET_BACK: lambda key: card_back("nugget", key.width),
    },
)
_FAMILIES: Mapping[str, Callable[[str, PictureKey], pygame.Surface]] = total(
    PictureFamily,
    {
        PictureFamily.STONE: _stone,
        PictureFamily.NUGGET: lambda value, key: _nuggets(int(value), *nugget_card_svg(int(value)), key.width),
        PictureFamily.BONUS: _bonus,
        PictureFamily.ROLE: _role,
        PictureFamily.ICON: _icon,
        PictureFamily.BACKDROP: _backdrop,
        PictureFamily.PORTRAIT: _portrait,
        PictureFamily.TOKEN: lambda seat, key: token(int(seat), key.width),
        PictureFamily.SEAT_SHAPE: lambda seat, key: shape_alone(int(seat), key.width),
        PictureFamily.ROLE_MARK: lambda role, key: role_badge(Role(role), key.width),
        PictureFamily.TOOL: lambda kind, key: tool_slot(Tool(kind), False, key.width, contrast=key.contrast),
        PictureFamily.BROKEN_TOOL: lambda kind, key: tool_slot(Tool(kind), True, key.width, contrast=key.contrast),
        PictureFamily.IN_FRONT: lambda marker, key: marker_slot(Marker(marker), key.width),
        PictureFamily.GOLD_TOKEN: lambda value, key: gold_token(int(value), key.width),
        PictureFamily.SPRITE: _sprite,
        PictureFamily.MEDAL: _medal,
    },
)
