"""Path cards from their notation (look book section 4), as SVG text in a 60 x 90 view box."""

from __future__ import annotations

from collections.abc import Sequence

from game.art.drawing.detail import Detail, detail_of
from game.art.drawing.svg import document
from game.art.tunnels.dead_side import dead_defs, dead_sides, heap
from game.art.tunnels.finds import finds
from game.art.tunnels.fixtures import bridge, crystal, crystal_corner, crystal_defs, door, ladder_pit
from game.art.tunnels.rails import LIT, UNLIT, FloorTint, floor, track, turntable
from game.art.tunnels.rock import DARK, PLAIN, RockTint, card_edge, rock
from game.art.tunnels.tube import CENTRE, HEIGHT, WIDTH, Tube, has_hub, is_bridge, tubes
from game.engine.cards import E, Face, W


def path_card_svg(face: Face, width: int, lit: int, *, contrast: bool = False) -> str:
    """Draw the face as it lies, with the detail for `width` pixels; `lit` are its sides that are joined to the start.

    Of a bridge or double curve only the tunnels with such a side are lit; any other card is lit as one.
    """
    detail = detail_of(width)
    body = ground(face, detail, DARK if contrast else PLAIN, with_finds=not contrast) + tunnels(face, detail, lit)
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


def tunnels(face: Face, detail: Detail, lit: int) -> str:
    """Floor and rails, light where a side of `lit` is joined; passages that are not joined each by themselves.

    The level passage of a bridge lies on top.
    """
    if len(face.groups) < 2:
        return _tunnel(tubes(face), detail, lit, face.text)
    text = ""
    for group in sorted(face.groups, key=lambda sides: sides == E | W):
        pieces = [piece for piece in tubes(face) if piece.passage and piece.passage.sides == group]
        if is_bridge(face) and group == E | W:
            text += bridge(pieces, _tint(lit & group))
        else:
            text += _tunnel(pieces, detail, lit & group, face.text)
    return text


def _tunnel(pieces: Sequence[Tube], detail: Detail, lit: int, seed: str) -> str:
    return floor(pieces, _tint(lit)) + track(pieces, detail, _tint(lit), seed)


def _tint(lit: int) -> FloorTint:
    return LIT if lit else UNLIT


def fixtures(face: Face, detail: Detail) -> str:
    """Return what stands in the tunnels and the rock, always upright."""
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
    """Return the corners that a crystal at `x` leaves no room in."""
    column = 51 if x > CENTRE[0] else 9
    return ((column, 14), (column, 76))
