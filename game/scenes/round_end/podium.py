"""Three steps of wood on which the best stand: their nuggets are counted one by one, the winner's last (R8.3)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import in_contrast
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, add_light, radial
from game.art.people.cast import portrait_name
from game.art.people.looks import BEATEN, GLAD
from game.art.people.patches import draw_look
from game.records.setup import SeatSetup
from game.scenes.shared.sign import CREAM, ON_WOOD, SAND
from game.tabletop.view.panel import fitting_font
from game.ui.context import Context
from game.ui.paint import draw_plate
from game.ui.text import ellipsis, line_height, text_width
from game.ui.theme import GOLD, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget

STEPS = 3
_COIN, _LONGEST = 0.14, 1.7
"""Seconds for a nugget, and at most for all of them, at normal speed."""
_EMPTY = 0.6
"""Seconds where nobody has a nugget."""
_ACROSS = (2, 1, 3)
"""The places from left to right."""
_HIGH = {1: 0.54, 2: 0.41, 3: 0.28}
"""Heights of the steps, as parts of the podium."""
_ONE, _MORE = 1.0, 1.45
"""How wide a step is by how many stand on it, as shares."""
_MOST_PORTRAIT = 120
_FACE = 0.76
"""Part of a cell that the portrait takes."""
_OVER = 0.33
"""Part of a cell that is kept over the portrait, for its crown."""
_ABREAST = 0.6
"""People stand side by side as long as they are at least this part of the size that rows would give them."""
_STACK = 10
"""Nuggets in one pile, where two are enough for them."""
_MOST_NAMES = 2
"""Names that stand on a step."""
_GLORY: Colour = (74, 50, 16)
_SHINE = 1.15
"""The light behind who has won, and how far it reaches, in portraits."""


def places(gold: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each seat by its nuggets; equal ones share it, and the next place is then left out."""
    return tuple(1 + sum(other > own for other in gold) for own in gold)


class Count:
    """Whose nugget is counted when: those of the third place first, at each step one after another in turn."""

    def __init__(self, gold: Sequence[int]) -> None:
        self._begins: dict[int, int] = {}
        order: list[int] = []
        for place in range(STEPS, 0, -1):
            seats = [seat for seat, own in enumerate(places(gold)) if own == place]
            self._begins |= dict.fromkeys(seats, len(order))
            rest = {seat: max(0, gold[seat]) for seat in seats}
            while any(rest.values()):
                for seat in seats:
                    if rest[seat]:
                        rest[seat] -= 1
                        order.append(seat)
        self._order = order
        self.seconds = min(_LONGEST, _COIN * len(order)) if order else _EMPTY

    def nuggets_at(self, seconds: float) -> int:
        """Return how many nuggets have been counted after so long, at normal speed."""
        return min(len(self._order), int(len(self._order) * seconds / self.seconds))

    def stands(self, seat: int, counted: int) -> bool:
        """Return whether the seat is on the podium by then."""
        return seat in self._begins and self._begins[seat] <= counted

    def of(self, seat: int, counted: int) -> int:
        """Return how many of its nuggets have been counted by then."""
        return self._order[:counted].count(seat)


class _Spot(NamedTuple):
    """Where a seat stands: its portrait, and its piles of nuggets beside it on the step."""

    seat: int
    face: pygame.Rect
    piles: pygame.Rect


class Podium(Widget):
    """`counted` nuggets have been counted so far. The crowns come when it is `over`."""

    focusable = False

    def __init__(self, seats: Sequence[SeatSetup], gold: Sequence[int], count: Count) -> None:
        super().__init__("")
        self._names = [player.name for player in seats]
        self._minds = [player.mind for player in seats]
        self._portraits = [portrait_name(seat, player.mind) for seat, player in enumerate(seats)]
        self._gold = gold
        self._places = places(gold)
        self._count = count
        self.counted = 0
        self.over = False
        self.factor = 1.0

    def height(self, width: int, viewport: Viewport) -> int:
        return max(width * 3 // 4, viewport.px(200))

    @property
    def _steps(self) -> list[int]:
        """The places that somebody has, from left to right: after a tie there is no step for the one left out."""
        return [place for place in _ACROSS if self._on(place)]

    def _step(self, place: int) -> pygame.Rect:
        shares = [_ONE if len(self._on(each)) == 1 else _MORE for each in self._steps]
        edges = [round(self.rect.w * sum(shares[:number]) / sum(shares)) for number in range(len(shares) + 1)]
        number, high = self._steps.index(place), round(self.rect.h * _HIGH[place])
        left, right = edges[number], edges[number + 1]
        return pygame.Rect(self.rect.x + left, self.rect.bottom - high, right - left, high)

    def _on(self, place: int) -> list[int]:
        return [seat for seat, own in enumerate(self._places) if own == place]

    def _spots(self, place: int, viewport: Viewport) -> list[_Spot]:
        """Return who stands on a step: in rows as wide as it, nobody higher than who stands alone on the first."""
        seats = self._on(place)
        if not seats:
            return []
        step = self._step(place)
        first = self._step(1)
        top = self.rect.y if place == 1 else max(self.rect.y, first.y - first.w)
        room = step.y - top - viewport.px(6)
        across, cell = _grid(len(seats), step.w - viewport.px(8), room, viewport.px(_MOST_PORTRAIT * 1.5))
        face = max(8, round(cell * _FACE) // 2 * 2)
        lines = [seats[start : start + across] for start in range(0, len(seats), across)]
        spots = []
        for up, line in enumerate(reversed(lines)):
            left = step.centerx - len(line) * cell // 2
            foot = step.y - up * _row_height(cell)
            for number, seat in enumerate(line):
                portrait = pygame.Rect(left + number * cell, foot - face - 1, face, face)
                piles = pygame.Rect(portrait.right, foot - face, cell - face, face)
                spots.append(_Spot(seat, portrait, piles))
        return spots

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        texts: list[PlacedText] = []
        for place in self._steps:
            step = self._step(place)
            size = min(viewport.text(34 * self.factor), step.h * 2 // 5)
            texts += self._line(str(place), "strong", size, step.y + viewport.px(12), step)
            texts += self._step_names(
                place, step, step.y + viewport.px(12) + line_height(font("strong", size)), viewport
            )
            for spot in self._spots(place, viewport):
                texts += self._sum(spot, viewport)
        return texts

    def _line(self, text: str, face: str, size: int, top: int, box: pygame.Rect) -> list[PlacedText]:
        drawn = font("strong", size) if face == "strong" else fitting_font(text, "heading", size, box.w - 12)
        said = ellipsis(text, drawn, box.w - 12)
        if top + line_height(drawn) > box.bottom:
            return []
        at = (box.centerx - text_width(said, drawn) // 2, top)
        return [PlacedText(said, drawn, SAND if face == "strong" else CREAM, at, box, shadow=ON_WOOD)]

    def _step_names(self, place: int, step: pygame.Rect, top: int, viewport: Viewport) -> list[PlacedText]:
        """Return the names of those on a step, where there are few; the table beside it has them all."""
        seats = [seat for seat in self._on(place) if self._count.stands(seat, self.counted)]
        texts: list[PlacedText] = []
        for seat in seats if len(self._on(place)) <= _MOST_NAMES else []:
            texts += self._line(self._names[seat], "heading", viewport.text(17 * self.factor), top, step)
            top = texts[-1].rect.bottom if texts else top
        return texts

    def _sum(self, spot: _Spot, viewport: Viewport) -> list[PlacedText]:
        """Return how many nuggets have been counted of a seat, over its piles."""
        if not self._count.stands(spot.seat, self.counted):
            return []
        size = min(viewport.text(26 * self.factor), round((spot.face.w + spot.piles.w) * _OVER * 0.68))
        face = font("strong", max(8, size))
        said = str(min(self._gold[spot.seat], 0) + self._count.of(spot.seat, self.counted))
        high = line_height(face)
        box = pygame.Rect(spot.piles.x, spot.face.y - high, spot.piles.w + 2, high)
        at = (box.centerx - text_width(said, face) // 2, box.y)
        return [
            PlacedText(said, face, GOLD, at, box.union(spot.piles).inflate(text_width(said, face), 0), shadow=ON_WOOD)
        ]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        for place in self._steps:
            step, edge = self._step(place), viewport.px(9)
            draw_plate(canvas, step, "wood", viewport, radius=6, seed=20 + place)
            draw_plate(canvas, pygame.Rect(step.x - 2, step.y, step.w + 4, edge), "brass", viewport, radius=4)
            for spot in self._spots(place, viewport):
                if self._count.stands(spot.seat, self.counted):
                    if self.over and place == 1:
                        _shine(canvas, spot.face)
                    self._draw_spot(canvas, context, spot)
        for line in self.texts(viewport):
            line.draw(canvas)

    def _draw_spot(self, canvas: pygame.Surface, context: Context, spot: _Spot) -> None:
        side = spot.face.w
        canvas.blit(context.pictures.get(PictureKey(self._portraits[spot.seat], side, side)), spot.face)
        if self.over:
            look = GLAD if self._places[spot.seat] == 1 else BEATEN
            draw_look(canvas, spot.face, spot.seat, self._minds[spot.seat], look)
        token = max(12, side * 2 // 5)
        mark = context.pictures.get(PictureKey(naming.token(spot.seat), token, token))
        canvas.blit(mark, (spot.face.x - token // 5, spot.face.bottom - token))
        if self.over and self._places[spot.seat] == 1:
            tall = side * 11 // 20
            crown = context.pictures.get(PictureKey(naming.icon("crown"), tall, tall, "gold"))
            canvas.blit(crown, crown.get_rect(midbottom=(spot.face.centerx, spot.face.y + tall // 4)))
        self._draw_piles(canvas, context, spot)

    def _draw_piles(self, canvas: pygame.Surface, context: Context, spot: _Spot) -> None:
        """Draw the nuggets counted so far in one or two piles, from the step upwards."""
        own = max(0, self._gold[spot.seat])
        piles = 1 if own <= _STACK else 2
        each = math.ceil(own / piles) if own else 1
        side = max(6, min(spot.piles.w * 6 // 10, spot.face.h // 3))
        step = min(side * 2 // 5, (spot.face.h - side) / each)
        coin = context.pictures.get(PictureKey(naming.sprite("coin"), side, side))
        for number in range(self._count.of(spot.seat, self.counted)):
            pile, up = number % piles, number // piles
            x = spot.piles.x + (spot.piles.w - side) * (pile if piles > 1 else 0.5)
            canvas.blit(coin, (round(x), round(spot.piles.bottom - side - up * step)))


def _shine(canvas: pygame.Surface, face: pygame.Rect) -> None:
    """Brighten what is behind the portrait of who has won; in high contrast nothing is."""
    if in_contrast():
        return
    light = _glory(face.w)
    add_light(canvas, light, light.get_rect(center=face.center).topleft)


@kept
def _glory(side: int) -> pygame.Surface:
    return radial((side * _SHINE, side * _SHINE), _GLORY, 1.4)


def _row_height(cell: int) -> int:
    """Return the height of a row of cells: the portrait, and the number or the crown over it."""
    return round(cell * (_FACE + _OVER))


def _grid(count: int, width: int, height: int, most: int) -> tuple[int, int]:
    """Return how many stand in a row and how wide each of them is: in few rows, unless others make them much larger."""
    fits = []
    for across in range(count, 0, -1):
        rows = math.ceil(count / across)
        fits.append((across, min(most, width // across, round(height / (rows * (_FACE + _OVER))))))
    largest = max(cell for _across, cell in fits)
    return next((across, cell) for across, cell in fits if cell >= _ABREAST * largest)
