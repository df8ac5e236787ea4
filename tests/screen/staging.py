"""A stage for motions: grey pictures that remember what was asked for, fixed places, and one set-up position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame
from pygame import Rect

from game.art.catalogue import PictureKey
from game.engine import deal, turn
from game.engine.cards import InFront, Marker, Role, Tool, card, face
from game.engine.cells import Cell, at, xy
from game.engine.commands import Command
from game.engine.events import as_seen_by
from game.engine.ruleset import EDITIONS
from game.engine.state import State, Step
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup
from game.tabletop.motions.choreography import motions
from game.tabletop.motions.stage import Shows
from game.tabletop.motions.timeline import Motion

HAND = ("EW", "NES", "map", "rockfall", "break:pick", "repair:lamp")
OTHER_HAND = ("EW", "NS", "map", "rockfall", "NEW", "NE")
DECK = ("NESW", "NEW", "EW", "NES", "NS")
MAZE = {(1, 0): "EW", (2, 0): "ESW", (3, 0): "EW", (4, 0): "EW", (5, 0): "EW", (6, 0): "EW"}


class Pictures:
    """Grey cards; remembers which pictures were asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.warmed: list[str] = []

    def get(self, key: PictureKey, /) -> pygame.Surface:
        self.asked.append(key.name)
        surface = pygame.Surface((key.width, key.height), pygame.SRCALPHA)
        surface.fill((120, 110, 100, 255))
        return surface

    def warm(self, keys: Iterable[PictureKey], /) -> None:
        self.warmed = [key.name for key in keys]


class Table5:
    """Places of a table of five, `unit` times as large as for 1280x720; the board can be moved."""

    def __init__(self, own: Sequence[int] = (), unit: float = 1.0) -> None:
        self.own = list(own)
        self.unit = unit
        self.shift = 0

    def _rect(self, *sides: int) -> Rect:
        return Rect(*(round(side * self.unit) for side in sides))

    def mat(self) -> Rect:
        return self._rect(210, 40, 850, 500)

    def cell(self, cell: Cell) -> Rect:
        x, y = xy(cell)
        return self._rect(300 + 60 * x + self.shift, 300 + 90 * y, 60, 90)

    def goal(self, k: int) -> Rect:
        return self.cell(at(8, 2 * k - 4))

    def seat(self, i: int) -> Rect:
        return self._rect(8, 50 + 100 * i, 196, 94)

    def slot(self, i: int, thing: InFront) -> Rect:
        return self._rect(90 + 34 * (*Tool, *Marker).index(thing), 80 + 100 * i, 30, 30)

    def hand(self, card_id: int) -> Rect | None:
        return self._rect(260 + 100 * self.own.index(card_id), 570, 96, 144) if card_id in self.own else None

    def deck(self) -> Rect:
        return self._rect(220, 460, 46, 69)

    def discard(self) -> Rect:
        return self._rect(220, 380, 46, 69)


def begin(
    hands: Sequence[Sequence[str]] = (HAND,) * 5,
    goals: tuple[str, str, str] = ("NE", "gold", "NW"),
    deck: Sequence[str] = DECK,
) -> Step:
    """A set-up position in which seat 0 is to move and a crossing at 7,0 reaches goal 2."""
    made = deal.Deal(
        starter=0,
        roles=(Role.DIGGER, Role.SABOTEUR, Role.DIGGER, Role.DIGGER, Role.DIGGER),
        spare=(Role.SABOTEUR,),
        goals=goals,
        hands=tuple(tuple(map(card, hand)) for hand in hands),
        deck=tuple(map(card, deck)),
        maze={at(*where): face(text) for where, text in MAZE.items()},
    )
    return turn.start(EDITIONS["rebel"], made)


def at_table(*humans: int) -> Session:
    """The position of the stage, with people at these seats."""
    names = DEFAULT_NAMES[:5]
    seats = tuple(SeatSetup(name, HUMAN if seat in humans else "random") for seat, name in enumerate(names))
    return Session(seats, EDITIONS["rebel"], (begin().state, 0), (1, 1), None, None)


def open_to_all(_owner: int | None) -> bool:
    """Every hand lies open to its owner."""
    return True


def play(
    state: State, command: Command, viewer: int | None = None, shows: Shows = open_to_all
) -> tuple[list[Motion], Pictures, Table5]:
    """The motions of one command as `viewer` sees them."""
    step = turn.apply(state, command)
    events = [as_seen_by(event, viewer) for event in step.events]
    table, pictures = step.state.table, Pictures()
    places = Table5(table.hands[viewer] if viewer is not None else ())
    return motions(events, state.table, table, places, pictures, viewer, shows=shows), pictures, places


def show(moving: Sequence[Motion], parts: Sequence[float] = (0, 0.01, 0.3, 0.5, 0.7, 0.99, 1)) -> pygame.Surface:
    canvas = pygame.Surface((1280, 720))
    for motion in moving:
        for part in parts:
            motion.draw(canvas, part)
    return canvas
