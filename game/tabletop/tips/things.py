"""What can be pointed at on the table, and which of it lies under a point."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from pygame import Rect

from game.engine.cards import InFront, Marker, Tool
from game.engine.commands import Claim
from game.engine.ruleset import HouseNumber
from game.tabletop.move.targets import OnSeat, Target
from game.tabletop.rail.plate import count_rect
from game.tabletop.rail.seats import badges
from game.tabletop.view.table import TableView
from game.tabletop.view.topbar import bar_places


class OnHand(msgspec.Struct, frozen=True):
    """A card of the viewer's hand."""

    index: int


class OnRole(msgspec.Struct, frozen=True):
    """The viewer's role card."""


class OnDeck(msgspec.Struct, frozen=True):
    """The deck."""


class OnSign(msgspec.Struct, frozen=True):
    """A number of the deal that is known to all, above the candle."""

    number: HouseNumber


class OnSlot(msgspec.Struct, frozen=True):
    """The place on the plate of a seat where a broken tool or a theft card lies or would lie."""

    seat: int
    thing: InFront


class OnCount(msgspec.Struct, frozen=True):
    """How many cards a seat holds."""

    seat: int


class OnClaims(msgspec.Struct, frozen=True):
    """The mark of what is said of a seat."""

    claim: Claim
    seat: int


class BarPart(StrEnum):
    """What stands in the bar at the top and is no button."""

    ROUND = "round"
    DECK = "deck"
    DISCARDS = "discards"
    TURN = "turn"


class OnBar(msgspec.Struct, frozen=True):
    """A part of the bar."""

    part: BarPart


class OnPart(msgspec.Struct, frozen=True):
    """Something small to click that everybody may see: what it does, and where it lies."""

    does: str
    x: int
    y: int
    w: int
    h: int


Thing = Target | OnHand | OnRole | OnDeck | OnSign | OnSlot | OnCount | OnClaims | OnBar | OnPart
"""What can be pointed at. It names a place, never what lies there."""
_BAR = tuple(BarPart)


def thing_at(view: TableView, pos: tuple[int, int], target: Target | None) -> Thing | None:
    """Return what is under a point; `target` is what a card could be dropped on there."""
    layout = view.layout
    if any(part.collidepoint(pos) for part in (layout.deck, layout.deck_number, layout.candle)):
        return OnDeck()
    sign = next((OnSign(number) for number, rect in layout.signs.items() if rect.collidepoint(pos)), None)
    if sign is not None:
        return sign
    if layout.role_card.collidepoint(pos):
        return OnRole()
    if layout.top_bar.collidepoint(pos):
        return next((OnBar(part) for part, rect in bar_parts(view).items() if rect.collidepoint(pos)), None)
    if isinstance(target, OnSeat):
        parts = seat_parts(view, target.seat)
        return next((part for part, rect in parts.items() if rect.collidepoint(pos)), target)
    return target


def bar_parts(view: TableView) -> dict[BarPart, Rect]:
    """Return where the facts in the bar stand that there is room for, and the plate that names who is to move."""
    facts, plate = bar_places(view.layout, view.bar)
    places = dict(zip(_BAR, facts, strict=False))
    return {**places, BarPart.TURN: plate} if view.bar.turn else places


def seat_parts(view: TableView, seat: int) -> dict[OnSlot | OnCount | OnClaims, Rect]:
    """Return where the signs on the plate of a seat are: tools, a theft card, its cards, and what is said of it."""
    layout, table = view.layout, view.seen.table
    parts: dict[OnSlot | OnCount | OnClaims, Rect] = {}
    for thing in layout.things if seat != table.retired else ():
        if isinstance(thing, Tool) or (thing is Marker.THEFT and thing in table.in_front[seat]):
            parts[OnSlot(seat, thing)] = layout.slot(seat, thing)
    parts[OnCount(seat)] = count_rect(layout, seat, len(table.hands[seat]))
    marks = layout.claims(seat)
    for (claim, _count), rect in zip(badges(view.seen, seat).claims(seat, len(marks)), marks, strict=False):
        parts[OnClaims(claim, seat)] = rect
    return parts
