"""What every motion draws with: the places of the table, and pictures in the forms a motion needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple, Protocol

import pygame
from pygame import Rect, Surface

from game.art import naming
from game.art.catalogue import LIT, PictureKey, card_key, light_variant
from game.art.drawing.kept import kept
from game.art.drawing.raster import Colour, blank, shadow
from game.art.drawing.svg import Point
from game.art.naming import PictureName
from game.engine.cards import GOLD, Card, Face, goal_face
from game.engine.cells import GOAL_CELLS, START_CELL, Cell
from game.tabletop.view.places import Places

Shows = Callable[[int | None], bool]
"""Whether what a seat alone may see lies open, in the frame that is being drawn; None is nobody's secret."""
Spot = Callable[[], Rect]
"""Where something is at the moment it is drawn: the view of the board may move under a motion."""


class Tint(NamedTuple):
    """What the light of the table makes of a card at rest: a colour multiplied, and one added (look book section 3)."""

    times: Colour
    plus: Colour


LIT_TINT = Tint((236, 215, 178), (28, 14, 0))
UNLIT_TINT = Tint((222, 197, 159), (1, 1, 1))

BACK = naming.CARD_BACK
_MOST_FORMS = 24
_SHADOW_WIDTH = 48


class Pictures(Protocol):
    """The part of the picture store that motions use."""

    def get(self, key: PictureKey, /) -> Surface: ...

    def warm(self, keys: Iterable[PictureKey], /) -> None: ...


class Sprite:
    """One picture, asked for when it is drawn, in sizes and turns that are kept.

    `tint` is laid over it. A picture that sharpens in the store sharpens here too.
    """

    def __init__(self, pictures: Pictures, key: PictureKey, tint: Tint | None = None) -> None:
        self.key = key
        self._pictures = pictures
        self._tint = tint
        self._source: Surface | None = None
        self._forms: dict[tuple[int, int, int], Surface] = {}

    def form(self, width: float, height: float, angle: float = 0.0) -> Surface:
        """Return the picture `width` by `height` pixels, turned by `angle` degrees against the clock."""
        source = self._pictures.get(self.key)
        if source is not self._source or len(self._forms) > _MOST_FORMS:
            self._source, self._forms = source, {}
        wanted = (max(1, round(width)), max(1, round(height)), round(angle))
        if wanted not in self._forms:
            self._forms[wanted] = self._made(source, *wanted)
        return self._forms[wanted]

    def _made(self, source: Surface, width: int, height: int, angle: int) -> Surface:
        size = (width, height)
        made = source if source.get_size() == size else pygame.transform.smoothscale(source, size)
        if self._tint is not None:
            made = made.copy()
            made.fill(self._tint.times, special_flags=pygame.BLEND_RGB_MULT)
            made.fill(self._tint.plus, special_flags=pygame.BLEND_RGB_ADD)
        return pygame.transform.rotozoom(made, angle, 1.0) if angle else made


@dataclass(frozen=True, slots=True)
class Veiled:
    """A picture in two, of which every frame shows the one that may be seen then (UX section 3)."""

    face: Sprite
    back: Sprite
    opened: Callable[[], bool]

    def form(self, width: float, height: float, angle: float = 0.0) -> Surface:
        """Return the picture `width` by `height` pixels, turned by `angle` degrees against the clock."""
        return (self.face if self.opened() else self.back).form(width, height, angle)


@dataclass(frozen=True, slots=True)
class MotionStage:
    """Places and pictures.

    `viewer` is the seat that looks, None for everybody at the table; `hand` are the ids of its cards before the step.
    `shows` says, whenever it is asked, whether what a seat alone may see lies open just now.
    """

    places: Places
    pictures: Pictures
    shows: Shows
    viewer: int | None
    hand: tuple[int, ...] = ()
    _shadows: dict[tuple[int, int], Surface] = field(default_factory=dict)

    def px(self, design: float) -> float:
        """Turn design units into pixels."""
        return design * self.places.unit

    def cell(self, cell: Cell) -> Spot:
        """Return where a cell is just then."""
        return lambda: self.places.cell(cell)

    def goal(self, goal: int) -> Spot:
        """Return where a goal is just then."""
        return lambda: self.places.goal(goal)

    def own_place(self, card: int) -> Rect | None:
        """Return where a card of the viewer stands in the hand, or stood: then about where its neighbour is now."""
        at = self.hand.index(card) if card in self.hand else len(self.hand)
        for other in (card, *self.hand[at + 1 :], *reversed(self.hand[:at])):
            rect = self.places.hand(other)
            if rect is not None:
                return rect
        return None

    def sprite(self, name: PictureName, size: tuple[int, int], variant: str = "", tint: Tint | None = None) -> Sprite:
        """Return a picture of the catalogue, best at `size` pixels."""
        return Sprite(self.pictures, PictureKey(name, size[0], size[1], variant), tint)

    def card(self, name: PictureName, width: int, variant: str = "", tint: Tint | None = None) -> Sprite:
        """Return a card of the catalogue, `width` pixels wide where it is sharp."""
        return Sprite(self.pictures, card_key(name, width, variant), tint)

    def held(self, card: Card, width: int) -> Sprite:
        """Return a card in a hand or in the air, brightly lit."""
        return self.card(naming.card(card), width, LIT if isinstance(card, Face) else "")

    def own(self, card: Card, width: int) -> Veiled:
        """Return a card that the viewer alone may see, face up only while its hand lies open."""
        return Veiled(self.held(card, width), self.card(BACK, width), lambda: self.shows(self.viewer))

    def resting(self, cell: Cell, face: Face, reached: int) -> Sprite:
        """Return a card of the maze as it looks at rest, its sides `reached` joined to the start."""
        variant = light_variant(face.living, reached) if cell != START_CELL else ""
        return self.card(maze_name(cell, face), self.places.cell(cell).w, variant, LIT_TINT if reached else UNLIT_TINT)

    def shadow(self, size: tuple[int, int]) -> Surface:
        """Return the shadow of a card of `size` pixels; it is wider by a quarter on each side."""
        width, height = max(4, size[0] // 2 * 2), max(4, size[1] // 2 * 2)
        if (width, height) not in self._shadows:
            soft = pygame.transform.smoothscale(_soft_shadow(), (width * 3 // 2, height + width // 2))
            self._shadows[width, height] = soft
        return self._shadows[width, height]

    def hand_width(self) -> int:
        """Return the width of a card that is shown to be read, in pixels."""
        return round(self.px(96)) // 2 * 2

    def put(self, canvas: Surface, picture: Surface, centre: Point, alpha: float = 1.0) -> None:
        """Draw a picture with the middle at `centre`, as opaque as `alpha` (0 to 1) says."""
        if alpha <= 0:
            return
        picture.set_alpha(round(255 * min(1.0, alpha)))
        canvas.blit(picture, (round(centre[0] - picture.get_width() / 2), round(centre[1] - picture.get_height() / 2)))
        picture.set_alpha(255)

    def put_card(self, canvas: Surface, sprite: Sprite | Veiled, pose: Pose) -> None:
        """Draw a card with its shadow, which falls farther the higher the card is."""
        width = pose.width * max(0.02, pose.squeeze)
        height = pose.width * 1.5
        if pose.height > 0:
            drop = pose.width * (0.04 + 0.2 * pose.height)
            under = self.shadow((round(width), round(height)))
            centre = (pose.centre[0] + drop * 0.45, pose.centre[1] + drop)
            self.put(canvas, under, centre, pose.alpha * (0.95 - 0.35 * pose.height))
        self.put(canvas, sprite.form(width, height, pose.angle), pose.centre, pose.alpha)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card is held: its middle and width in pixels, turn in degrees, and how high over the table (0 to 1).

    `squeeze` 1 shows it flat, 0 edge-on.
    """

    centre: Point
    width: float
    angle: float = 0.0
    height: float = 0.0
    squeeze: float = 1.0
    alpha: float = 1.0


@cache
def _soft_shadow() -> Surface:
    """Make the one shadow from which all sizes are made."""
    shape = blank((_SHADOW_WIDTH, _SHADOW_WIDTH * 3 // 2))
    pygame.draw.rect(shape, (0, 0, 0, 255), shape.get_rect(), border_radius=3)
    return shadow(shape, _SHADOW_WIDTH // 8, 170)[0]


@dataclass(frozen=True, slots=True)
class Still:
    """A picture that fills a rectangle and does not move."""

    sprite: Sprite
    rect: Rect

    def __call__(self, canvas: Surface, _t: float) -> None:
        canvas.blit(self.sprite.form(*self.rect.size), self.rect)


@kept
def turned(picture: Surface, angle: int) -> Surface:
    """Return a small shared picture turned by whole degrees against the clock; kept."""
    return pygame.transform.rotozoom(picture, angle, 1.0) if angle else picture


def maze_name(cell: Cell, face: Face) -> PictureName:
    """Return the name of the picture of a card that is face up in the maze."""
    if cell == START_CELL:
        return naming.START
    if cell in GOAL_CELLS:
        return naming.GOLD if face is goal_face(GOLD) else naming.goal(face.text)
    return naming.path(face)


def middle(rect: Rect) -> Point:
    """Return the middle of a rectangle."""
    return rect.x + rect.w / 2, rect.y + rect.h / 2
