"""The seats of the table, one plate below the other, with large text in two columns where one would be too low.

Sizes are design units until `px`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.engine.cards import InFront, Marker, Tool
from game.engine.ruleset import HouseNumber
from game.ui.viewport import Viewport

_NARROW = 1180
"""Windows narrower than this many pixels have the log in a drawer and the seats down to the lower edge."""
_TOOLS: tuple[InFront, ...] = tuple(Tool)
_IN_ROW: tuple[InFront, ...] = (*_TOOLS, Marker.THEFT)
_LEAST_TYPE = 13
LARGE_TEXT = 1.3
"""From this text scale on the log is in a drawer, and the rail takes its room."""
_LEAST_SLOT, _LEAST_ROW = 18, 31
"""Height of the slots below a name at least, and of the row with the portrait that is below it, too."""
_LINE, _TWO_LINES = 1.15, 1.8
"""Heights of one line and of two, as parts of the size of their type."""
_LIP = 17
_LARGEST_RAIL = 0.42
"""Part of the window that a rail in two columns takes at most."""
_LEAST_MARK = 17
"""Height of a mark of table talk in pixels, at least."""
_CLAIMS_WIDTH = 38
_MANY, RAIL, _RAIL_OF_MANY = 10, 206, 264
"""From so many seats on plates are low, so that a long name needs width; widths of the rail."""


@dataclass(frozen=True)
class SeatLayout:
    """Every rectangle of the rail of `seats` seats, in pixels, and what the rest of the table goes by."""

    viewport: Viewport
    seats: int
    hand: int
    log_open: bool = False
    curtain: bool = False
    saboteur2: bool = False
    talk: bool = False
    practice: bool = False
    known: tuple[HouseNumber, ...] = ()
    """The numbers of the game that are shown for good, from the top down."""

    @property
    def unit(self) -> float:
        return self.viewport.unit

    def px(self, value: float) -> int:
        return self.viewport.px(value)

    def type(self, value: float) -> int:
        """Return a font size: as designed, and never too small to read."""
        return max(_LEAST_TYPE, self.viewport.text(value))

    @cached_property
    def narrow(self) -> bool:
        return self.viewport.size[0] < _NARROW

    @cached_property
    def tall_rail(self) -> bool:
        """The seats run down to the lower edge and the rack is beside them."""
        return (self.narrow or self.seats > 6) and not self._wide and not self.stacked_seats

    @cached_property
    def _growth(self) -> float:
        """How much wider columns of text become with larger text."""
        return min(1.4, max(1.0, self._larger))

    @property
    def _larger(self) -> float:
        """How much larger than designed the text is, 1 for smaller text."""
        return max(1.0, self.viewport.text_scale)

    @property
    def _wide(self) -> bool:
        """The rail grows with the text, and ends above the corner with the role."""
        return self.viewport.text_scale > LARGE_TEXT

    @cached_property
    def stacked_seats(self) -> bool:
        """Seats in two columns, each with its name over its portrait: one column had no room for names so large."""
        if self._larger == 1:
            return False
        tall = not self._wide and (self.narrow or self.seats > 6)
        room = (self._rail_height(tall) - self._seat_gap * (self.seats - 1)) // self.seats
        return room < max(round(self.type(20) * _LINE) + self.px(_LEAST_SLOT + 6), self.viewport.least_target)

    @property
    def _rows(self) -> int:
        return (self.seats + 1) // 2 if self.stacked_seats else self.seats

    @cached_property
    def top_bar(self) -> Rect:
        return Rect(0, 0, self.viewport.size[0], self.viewport.target() + self.px(4))

    @cached_property
    def _rail_width(self) -> int:
        if self.stacked_seats:
            width = min(self.px(RAIL * (1 + 0.8 * self._larger)), round(self.viewport.size[0] * _LARGEST_RAIL))
            return width + self.claims_width
        least = _RAIL_OF_MANY if self.seats >= _MANY and self.narrow else RAIL
        return self.px(max(least, RAIL * self._larger)) + self.claims_width

    @cached_property
    def claims_width(self) -> int:
        """Width of the column on a seat's plate for what others say of it; none without table talk (R12.1)."""
        return self.px(_CLAIMS_WIDTH * self._growth) if self.talk else 0

    @cached_property
    def _foot(self) -> int:
        """Height of the strip with the hand: the lip of the rack covers the feet of the cards a little."""
        return self.px(160) - self.px(_LIP) + self.lip_height

    @cached_property
    def lip_height(self) -> int:
        """Height of the wood in front of the feet of the cards, with their numbers on it."""
        return self.px(_LIP * self._larger)

    @cached_property
    def seat_rail(self) -> Rect:
        top = self.top_bar.bottom + self.px(6)
        return Rect(self.px(8), top, self._rail_width - self.px(8), self._rail_height(self.tall_rail))

    def _rail_height(self, tall: bool) -> int:
        foot = self.px(6) if tall else self._foot + self.px(2)
        return self.viewport.size[1] - self.top_bar.bottom - self.px(6) - foot

    @cached_property
    def _seat_gap(self) -> int:
        return self.px(6 if self.seats <= 6 else 4)

    @cached_property
    def seat_height(self) -> int:
        room = (self.seat_rail.h - self._seat_gap * (self._rows - 1)) // self._rows
        return min(room, self.px(126 * self._growth))

    @cached_property
    def seat_width(self) -> int:
        return (self.seat_rail.w - self._seat_gap) // 2 if self.stacked_seats else self.seat_rail.w

    def seat(self, i: int) -> Rect:
        """Return the plate of seat `i`, anywhere in which a card can be dropped."""
        rail, (column, row) = self.seat_rail, divmod(i, self._rows)
        left, top = column * (self.seat_width + self._seat_gap), row * (self.seat_height + self._seat_gap)
        return Rect(rail.x + left, rail.y + top, self.seat_width, self.seat_height)

    @cached_property
    def dense_seats(self) -> bool:
        """Seats of two lines: name and count beside the slots, no line for the last act."""
        if self.stacked_seats:
            return True
        if self._wide:
            return self.seat_height < self.type(20) * _LINE + self.type(14) * 1.4 + self.px(_LEAST_SLOT + 16)
        return self.seat_height < self.px(78 if self._growth < 1.15 else 88)

    def seat_type(self, value: float) -> int:
        """Return a font size on a seat: as large as the player asks, as far as the plate is high enough."""
        if self._wide or self.stacked_seats:
            least = _LEAST_ROW if self.stacked_seats else _LEAST_SLOT + 6
            most = int((self.seat_height - self.px(least)) / _LINE * value / 20)
            return min(self.type(value), max(_LEAST_TYPE, most))
        share = 0.42 if self.dense_seats else 0.3
        return min(self.type(value), max(_LEAST_TYPE, int(self.seat_height * share * value / 20)))

    @cached_property
    def high_seats(self) -> bool:
        """Seats with room for two lines of a long name and of a long last act."""
        rows = self.seat_type(20) * 1.8 + self.seat_type(14) * 2.5 + self.px(46)
        return not self.dense_seats and self.seat_height >= rows

    @cached_property
    def name_band(self) -> int:
        """Height of the line with the name of a seat, of two lines where there is room."""
        type_ = self.seat_type(20)
        high = self.high_seats or (self.stacked_seats and self.seat_height >= type_ * 2.5 + self.px(46))
        return round(type_ * (_TWO_LINES if high else _LINE))

    @cached_property
    def line_band(self) -> int:
        """Height of the line with the last act of a seat."""
        return round(self.seat_type(14) * (2.5 if self.high_seats else 1.4))

    @cached_property
    def seat_pad(self) -> int:
        """What is free above the name and below the lowest line of a seat."""
        if self.stacked_seats:
            return self.px(3)
        rows = self.name_band + self.slot_size + (0 if self.dense_seats else self.line_band)
        return max(self.px(3), min(self.px(8), round((self.seat_height - rows) * 0.4)))

    @cached_property
    def portrait_size(self) -> int:
        above = self.name_band if self.stacked_seats else 0
        return min(self.seat_height - above - self.px(8), self.px(66))

    @cached_property
    def seat_text_left(self) -> int:
        """Left edge of what stands beside the portrait of a seat, from the left edge of its plate."""
        return self.portrait_size + self.px(15)

    @property
    def name_left(self) -> int:
        """Left edge of the name of a seat, from the left edge of its plate."""
        return self.px(10) if self.stacked_seats else self.seat_text_left

    @cached_property
    def slot_size(self) -> int:
        if self.dense_seats:
            return min(self.px(30 * self._growth), self.seat_height - self.name_band - self.px(7), self._slot_room)
        room = self.seat_height - self.px(10) - self.name_band - self.line_band
        return min(self.px(34 * self._growth), self._slot_room, room)

    @cached_property
    def _slot_room(self) -> int:
        slots = len(_IN_ROW) if self.saboteur2 else len(_TOOLS)
        taken = self.seat_text_left + self.px(10) + self.claims_width
        if self.stacked_seats:
            taken += self.count_room
        return (self.seat_width - taken - (slots - 1) * self.slot_gap) // slots

    @cached_property
    def count_type(self) -> int:
        """Font size of the number of cards in the hand of a seat."""
        if not self.stacked_seats:
            return self.seat_type(15)
        room = self.seat_height - self.seat_pad - self.name_band - self.px(4)
        return min(self.seat_type(15), max(_LEAST_TYPE, room))

    @property
    def count_room(self) -> int:
        """Width of that number with its icon and the space beside them."""
        return self.count_icon + self.count_type + self.px(5)

    @cached_property
    def count_icon(self) -> int:
        """Side of the icon beside the number of cards in the hand of a seat."""
        return min(self.viewport.icon(17), round(self.seat_type(20) * _LINE))

    @cached_property
    def slot_gap(self) -> int:
        return self.px(3 if self.saboteur2 else 4)

    @property
    def things(self) -> tuple[InFront, ...]:
        """What can be in front of a seat: three tools, with Saboteur 2 two cards more."""
        return (*_IN_ROW, Marker.TRAPPED) if self.saboteur2 else _TOOLS

    def portrait(self, i: int) -> Rect:
        """Return the picture of seat `i` on its plate."""
        plate, size = self.seat(i), self.portrait_size
        top = self.px(2) + self.name_band if self.stacked_seats else 0
        return Rect(plate.x + self.px(7), plate.y + top + (plate.h - top - size) // 2, size, size)

    def slot(self, i: int, thing: InFront) -> Rect:
        """Return one of the slots in front of a seat; those of the tools are drawn whether the tool is broken or not.

        A Trapped card shows as bars over the portrait.
        """
        if thing is Marker.TRAPPED:
            return self.portrait(i)
        seat = self.seat(i)
        size = self.slot_size
        left = seat.x + self.seat_text_left + _IN_ROW.index(thing) * (size + self.slot_gap)
        if self.dense_seats:
            return Rect(left, seat.bottom - self.seat_pad - size, size, size)
        spare = self.seat_height - 2 * self.seat_pad - self.name_band - size - self.line_band
        return Rect(left, seat.y + self.seat_pad + self.name_band + max(0, spare) // 2, size, size)

    def claims(self, i: int) -> tuple[Rect, ...]:
        """Return two places, one below the other, for marks of what others say of seat `i`; one on a low plate."""
        plate, gap = self.seat(i), self.px(2)
        top, foot = plate.y + self.seat_pad + self.name_band, plate.bottom - self.px(4)
        count = 2 if foot - top >= 2 * _LEAST_MARK + gap else 1
        height = min(self.px(24 * self._growth), (foot - top - (count - 1) * gap) // count)
        left = plate.right - self.px(8) - self.claims_width
        return tuple(Rect(left, top + place * (height + gap), self.claims_width, height) for place in range(count))
