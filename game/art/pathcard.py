"""Path cards from their notation (look book section 4), as SVG text in a 60 x 90 view box."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.deadside import dead_defs, dead_sides, heap
from game.art.detail import Detail, detail_of
from game.art.finds import finds
from game.art.fixtures import bridge, crystal, crystal_corner, crystal_defs, door, ladder_pit
from game.art.rails import LIT, UNLIT, FloorTint, floor, track, turntable
from game.art.rock import PLAIN, RockTint, card_edge, rock
from game.art.svg import document
from game.art.tube import CENTRE, HEIGHT, WIDTH, has_hub, is_bridge, tubes
from game.engine.cards import E, Face, W


def path_card_svg(face: Face, width: int, lit: bool) -> str:
    """The face as it lies, with the detail for `width` pixels; `lit` when it is joined to the start."""
    detail = detail_of(width)
    body = ground(face, detail, PLAIN, with_finds=True) + tunnels(face, detail, LIT if lit else UNLIT)
    if has_hub(face) and not face.ladder and detail is not Detail.SMALL:
        body += turntable()
    body += fixtures(face, detail)
    defs = dead_defs(face) + (crystal_defs(crystal_corner(face)) if face.crystal else "")
    return document(body, WIDTH, HEIGHT, defs)


def ground(face: Face, detail: Detail, tint: RockTint, with_finds: bool) -> str:
    """Rock, finds and the card's edge: all that lies below the tunnels."""
    body = rock(tubes(face), detail, tint, face.text)
    if with_finds and detail is Detail.FULL:
        at = crystal_corner(face) if face.crystal else None
        body += finds(face.text, _corners_near(at[0]) if at else ())
    return body + card_edge(tint)


def tunnels(face: Face, detail: Detail, tint: FloorTint) -> str:
    """Floor and rails; on a bridge the upright passage below and the level one above."""
    pieces = tubes(face)
    if not is_bridge(face):
        return floor(pieces, tint) + track(pieces, detail, tint, face.text)
    upper = [piece for piece in pieces if piece.passage and piece.passage.sides == E | W]
    lower = [piece for piece in pieces if piece not in upper]
    return floor(lower, tint) + track(lower, detail, tint, face.text) + bridge(upper, tint)


def fixtures(face: Face, detail: Detail) -> str:
    """What stands in the tunnels and the rock, always upright."""
    body = ladder_pit(*CENTRE) if face.ladder else ""
    body += dead_sides(face, detail)
    if not face.living:
        body += heap()
    if face.door:
        body += door(face.door, face)
    if face.crystal:
        body += crystal(crystal_corner(face))
    return body


def _corners_near(x: float) -> Sequence[tuple[float, float]]:
    """The corners that a crystal at `x` leaves no room in."""
    column = 51 if x > CENTRE[0] else 9
    return ((column, 14), (column, 76))
