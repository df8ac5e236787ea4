"""Cards of the board as drawings that other programs open: SVG with text, and with what they share drawn once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape

from game.art import naming
from game.art.cards.bonus_card import bonus_card_svg
from game.art.cards.goal_card import goal_back_svg, gold_card_svg, stone_card_svg
from game.art.cards.nugget import MEDAL
from game.art.cards.path_card import path_card_svg
from game.art.cards.start_card import start_card_svg
from game.art.catalogue import LIT, TAKEN, PictureKey, sides_lit
from game.art.drawing.palette import GOLD
from game.art.drawing.svg import document, number
from game.art.naming import PictureFamily
from game.art.tunnels.tube import HEIGHT, WIDTH
from game.engine.cards import face

FAMILY = "'Alegreya Sans', 'Noto Sans', 'DejaVu Sans', sans-serif"
_NAMED = re.compile(r'id="|url\(#')
_OPENING = re.compile(r"<svg [^>]*>")


def words(text: str, x: float, y: float, size: float, fill: str, anchor: str = "start", weight: int = 400) -> str:
    """Draw a line of text; what no file of this kind can hold is left out."""
    shown = escape("".join(letter for letter in text if letter.isprintable()))
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-family="{FAMILY}" font-size="{number(size)}" '
        f'font-weight="{weight}" text-anchor="{anchor}" fill="{fill}">{shown}</text>'
    )


def symbols(cards: Mapping[PictureKey, str]) -> str:
    """Draw each card once, under the name that it has in `cards`, to be used where it lies; its corners are round."""
    corners = f'<clipPath id="corners"><rect width="{number(WIDTH)}" height="{number(HEIGHT)}" rx="4"/></clipPath>'
    return corners + "".join(_symbol(key, name) for key, name in cards.items())


def _symbol(key: PictureKey, name: str) -> str:
    """Draw a card, the names of its gradients being its own."""
    drawn = _OPENING.sub("", _card(key), count=1).removesuffix("</svg>")
    own = _NAMED.sub(lambda found: f"{found[0]}{name}-", drawn)
    size = f"0 0 {number(WIDTH)} {number(HEIGHT)}"
    return f'<symbol id="{name}" viewBox="{size}"><g clip-path="url(#corners)">{own}</g></symbol>'


def _card(key: PictureKey) -> str:
    """Return a card that can lie on the board, as a document of its own."""
    family, _colon, what = key.name.partition(":")
    match key.name:
        case naming.START:
            return start_card_svg(key.width)
        case naming.GOLD:
            return gold_card_svg(key.width, key.variant == LIT)
        case naming.GOAL_BACK:
            return goal_back_svg()
        case _ if family == PictureFamily.STONE:
            return stone_card_svg(face(what), key.width, key.variant == LIT)
        case _ if family == PictureFamily.BONUS:
            return _bonus(int(what), taken=key.variant == TAKEN)
        case _:
            return path_card_svg(face(key.name), key.width, sides_lit(key.variant))


def _bonus(value: int, *, taken: bool) -> str:
    body, defs = bonus_card_svg(value, taken=taken)
    if not taken:
        body += words(str(value), MEDAL[0], MEDAL[1] + 4, 12, GOLD, "middle", 700)
    return document(body, WIDTH, HEIGHT, defs)
