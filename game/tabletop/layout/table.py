"""Where everything in the window of the table is (UX section 6). Sizes are design units until `px`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Self, get_args

from pygame import Rect

from game.art.pictograms.candle import HEIGHT as CANDLE_HEIGHT
from game.art.pictograms.candle import WIDTH as CANDLE_WIDTH
from game.engine.deal import hand_size
from game.engine.ruleset import HouseNumber, Ruleset
from game.engine.total import total
from game.tabletop.layout.seats import LARGE_TEXT, SeatLayout
from game.ui.viewport import Viewport

_TWO_LINES = 34
"""Pixels for two lines of the smallest type."""
_MOST_WIDER = 1.7
"""How much wider than designed the buttons become with larger text, at most."""
_SIGNS: Mapping[HouseNumber, int] = total(get_args(HouseNumber), {"saboteurs": 46, "aside": 30})
"""Heights of the pictures over the numbers that are known to all."""
_GAP_ABOVE, _LEAST_GAP = 12, 3
_LEAST_SIGN = 0.5
"""Where there is little room those pictures become smaller, at most by this factor; numbers stay as they are."""
_COLUMNS = 10.2
"""From the start to the goals and the tags beside them, with a little around them."""


@dataclass(frozen=True)
class TableLayout(SeatLayout):
    """Every rectangle of the table, in pixels, for `seats` players and a hand of `hand` cards."""

    @classmethod
    def of(
        cls,
        viewport: Viewport,
        seats: int,
        rules: Ruleset,
        *,
        log_open: bool = False,
        curtain: bool = False,
        practice: bool = False,
    ) -> Self:
        """Return the layout of a game with so many seats by these rules."""
        return cls(
            viewport,
            seats,
            hand_size(rules, seats),
            log_open,
            curtain,
            rules.saboteur2,
            rules.table_talk,
            practice,
            rules.known_numbers,
        )

    @cached_property
    def log_docked(self) -> bool:
        return not self.narrow and self.viewport.text_scale <= LARGE_TEXT and not self.stacked_seats

    @cached_property
    def turn_plate_width(self) -> int:
        return self.px(230 * self._larger)

    @cached_property
    def board(self) -> Rect:
        """The mat, in whole."""
        width, height = self.viewport.size
        top = self.top_bar.bottom + self.px(3)
        right = self._log_width if self.log_docked else self.px(6)
        return Rect(
            self._rail_width + self.px(6),
            top,
            width - self._rail_width - self.px(6) - right,
            height - top - self._foot - self.px(3),
        )

    @cached_property
    def cloth(self) -> Rect:
        """The mat within its rim: where the board shows."""
        rim = 2 * self.px(9)
        return self.board.inflate(-rim, -rim)

    @cached_property
    def maze(self) -> Rect:
        """The part of the mat in which the maze is fitted: beside the piles, as high as the cloth."""
        piles = self.deck.right + self.px(4) - self.board.x
        cloth = self.cloth
        return Rect(self.board.x + piles, cloth.y, cloth.right - self.px(3) - self.board.x - piles, cloth.h)

    @property
    def open_cloth(self) -> Rect:
        """The part of the cloth that nothing is laid over for long, where the maze may lie in view."""
        cloth = self.cloth
        return Rect(cloth.x, cloth.y, self.maze.right + self.px(3) - cloth.x, cloth.h)

    @cached_property
    def piles(self) -> Rect:
        """What deck and discards take of the mat."""
        return self.deck.union(self.discard).inflate(self.px(8), self.px(8))

    @property
    def over_maze(self) -> list[Rect]:
        """What no card of the maze may lie below; the candle may stand over one where that keeps cards larger."""
        return [self.piles]

    @cached_property
    def full_card(self) -> int:
        """Width in pixels of a card of the maze at 100 %."""
        return self.px(66)

    @cached_property
    def least_card(self) -> int:
        """Fitting never makes cards of the maze narrower than this: the view follows what happens instead."""
        return max(44, self.px(44))

    @cached_property
    def _log_width(self) -> int:
        return self.px(232 * self._growth)

    @cached_property
    def log(self) -> Rect:
        """The log beside the board, or where its drawer comes out."""
        board = self.board
        if self.log_docked:
            return Rect(board.right + self.px(6), board.y, self._log_width - self.px(14), board.h)
        width = min(self.px(300 * self._growth), board.w - self.px(20))
        return Rect(board.right - width, board.y, width, board.h)

    @property
    def log_shown(self) -> bool:
        return self.log_docked or self.log_open

    @cached_property
    def _pile(self) -> tuple[int, int]:
        width = self.px(46) // 2 * 2
        return width, width * 3 // 2

    @cached_property
    def deck(self) -> Rect:
        board, (width, height) = self.board, self._pile
        return Rect(board.x + self.px(16), board.bottom - self.px(18) - height, width, height)

    @cached_property
    def discard(self) -> Rect:
        return self.deck.move(0, -self.deck.h - self.px(14))

    @cached_property
    def deck_number(self) -> Rect:
        """Where the number of cards in the deck stands: at the foot of its candle."""
        height = round(self.type(17) * 1.2)
        return Rect(self.deck.x, self.discard.y - self.px(10) - height, self.deck.w, height)

    @cached_property
    def candle(self) -> Rect:
        """The candle that burns down with the deck, above the piles.

        Of no height where it would stand on the maze, or where the signs above it had no room.
        """
        width = self.deck.w
        height = round(width * CANDLE_HEIGHT / CANDLE_WIDTH)
        beside = self.maze.w >= round(_COLUMNS * self.least_card)
        if not beside or self.deck_number.y - height - self._least_signs < self.cloth.y:
            height = 0
        return Rect(self.deck.x, self.deck_number.y - height, width, height)

    @cached_property
    def _sign_heights(self) -> dict[HouseNumber, int]:
        """How high the picture of each sign is where there is room."""
        return {name: self.px(_SIGNS[name]) // 2 * 2 for name in self.known}

    @property
    def _least_signs(self) -> int:
        """How much height the signs take at least."""
        gaps, numbers = (len(self.known) + 1) * self.px(_LEAST_GAP), len(self.known) * self.deck_number.h
        return round(sum(self._sign_heights.values()) * _LEAST_SIGN) + gaps + numbers

    @cached_property
    def signs(self) -> dict[HouseNumber, Rect]:
        """The numbers that are known to all, above the candle: each a picture over its number."""
        foot = self.candle.y if self.candle.h else self.deck_number.y
        heights = self._sign_heights
        room = foot - self.cloth.y - len(heights) * self.deck_number.h
        whole, gaps = sum(heights.values()), len(heights) + 1
        gap = self.px(_GAP_ABOVE if whole + gaps * self.px(_GAP_ABOVE) <= room else _LEAST_GAP)
        factor = max(_LEAST_SIGN, min(1.0, (room - gaps * gap) / max(1, whole)))
        rects = {}
        for name in reversed(self.known):
            height = round(heights[name] * factor) // 2 * 2 + self.deck_number.h
            rects[name] = Rect(self.deck.x, foot - gap - height, self.deck.w, height)
            foot = rects[name].y
        return rects

    @cached_property
    def _buttons_width(self) -> int:
        return self.px(222 * min(_MOST_WIDER, self._larger))

    @cached_property
    def rack(self) -> Rect:
        """The strip in which the hand stands."""
        width, height = self.viewport.size
        left = self.role_corner.right + self.px(4)
        return Rect(left, height - self._foot, width - self._buttons_width - self.px(16) - left, self._foot)

    @cached_property
    def rack_lip(self) -> Rect:
        """The wood in front of the feet of the cards, with their numbers on it."""
        return Rect(self.rack.x, self.rack.bottom - self.lip_height, self.rack.w, self.lip_height)

    @cached_property
    def hand_card(self) -> tuple[int, int]:
        width = self.px(100 if self.narrow else 96) // 2 * 2
        return width, width * 3 // 2

    def hand_slot(self, index: int, count: int) -> Rect:
        """Return where card `index` of `count` stands at rest, without any tilt or lift."""
        rack, (width, height) = self.rack, self.hand_card
        lantern = self.lantern
        room = (lantern.x if lantern is not None else rack.right) - rack.x - self.px(8)
        step = min(self.px(112), (room - width) // max(1, count - 1))
        left = rack.x + self.px(4) + max(0, (room - width - step * (count - 1)) // 2)
        return Rect(left + index * step, rack.y + self.px(2), width, height)

    @cached_property
    def lantern(self) -> Rect | None:
        """The lantern at the end of the rack; it gives way to a wide hand."""
        size = self.px(132)
        need = self.hand * self.px(108)
        if self.rack.w - need < size * 0.8:
            return None
        return Rect(self.rack.right - size, self.rack.bottom - self.px(158), size, size)

    @cached_property
    def role_corner(self) -> Rect:
        """Where the viewer's role is, with the button that shows it."""
        foot = self.viewport.size[1] - self._foot
        if self.tall_rail:
            return Rect(self._rail_width + self.px(6), foot, self.viewport.target(104 * self._growth), self._foot)
        return Rect(self.px(8), foot, self._rail_width - self.px(8), self._foot)

    @cached_property
    def role_card(self) -> Rect:
        corner = self.role_corner
        if self.tall_rail:
            wide, words = (self.px(66), 0) if self.curtain else (self.px(44), _TWO_LINES)
            width = min(wide, (corner.h - self.viewport.target() - self.px(16) - words) * 2 // 3) // 2 * 2
            return Rect(corner.centerx - width // 2, corner.y + self.px(4), width, width * 3 // 2)
        width = self.px(72) // 2 * 2
        return Rect(corner.x + self.px(10), corner.y + self.px(24), width, width * 3 // 2)

    @cached_property
    def role_words(self) -> Rect:
        """Where words about the role stand: beside its card, or below it where the corner is narrow."""
        corner, card, foot = self.role_corner, self.role_card, self._peek().y - self.px(3)
        if self.tall_rail:
            top = card.bottom + self.px(3)
            return Rect(corner.x, top, corner.w, max(0, foot - top))
        left, top = card.right + self.px(14), corner.y + self.px(8 if self._wide else 22)
        return Rect(left, top, corner.right - left - self.px(4), foot - top)

    @cached_property
    def buttons(self) -> dict[str, Rect]:
        """Everything to press, by the names of the trace."""
        return {**self._turn_buttons(), **self._bar_buttons(), "peek": self._peek()}

    def _turn_buttons(self) -> dict[str, Rect]:
        width, height = self.viewport.size
        left = width - self._buttons_width - self.px(10)
        half = (self._buttons_width - self.px(8)) // 2
        small, large = self.viewport.target(48), self.viewport.target(56)
        spare = self._foot - small - large - self.px(12 + 4)
        top = height - self._foot + max(0, min(self.px(20), spare))
        return {
            "rotate": Rect(left, top, half, small),
            "pass": Rect(left + half + self.px(8), top, self._buttons_width - half - self.px(8), small),
            "end-turn": Rect(left, top + small + self.px(12), self._buttons_width, large),
        }

    def _bar_names(self) -> list[str]:
        """Return the buttons of the bar from the right: menu, speed, undo, then what only some tables need."""
        names = ["menu", "speed", "undo", "fit", "recap"]
        names += ["talk"] if self.talk else []
        names += ["notebook", "hint"]
        names += ["why"] if self.practice else []
        names += [] if self.log_docked else ["log"]
        names += ["curtain"] if self.curtain else []
        return names

    def _bar_buttons(self) -> dict[str, Rect]:
        size = self.viewport.target()
        right, top = self.viewport.size[0] - self.px(8), (self.top_bar.h - size) // 2
        rects = {}
        for name in self._bar_names():
            width = self.viewport.target(44 + 27 * self._larger) if name == "speed" else size
            rects[name] = Rect(right - width, top, width, size)
            right -= width + self.px(6)
        return rects

    def _peek(self) -> Rect:
        corner, card, height = self.role_corner, self.role_card, self.viewport.target()
        if self.tall_rail:
            return Rect(corner.x + self.px(2), corner.bottom - height - self.px(4), corner.w - self.px(4), height)
        left = card.right + self.px(14)
        return Rect(
            left, corner.bottom - height - self.px(8 if self._wide else 18), corner.right - left - self.px(4), height
        )
