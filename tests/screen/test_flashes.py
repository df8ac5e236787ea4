"""Nothing flashes more than three times within a second, as WCAG 2.3.1 counts it (UX M26)."""

from __future__ import annotations

import pygame
import pytest
from screen import rounds
from screen.driving import AtOnce, Driver, make_context
from screen.flashes import MOST_AREA, FlashMeter
from screen.staging import Pictures, Table5, at_table
from screen.storyboards import ALL, moving_of

from game.art.catalogue import PictureKey
from game.art.sharp import SharpPictures
from game.engine.cards import face
from game.engine.cells import at
from game.engine.commands import Lay
from game.engine.events import Event
from game.scenes.menus.title import Title
from game.scenes.private.curtain import Curtain
from game.scenes.round_end.scoreboard import Scoreboard
from game.scenes.table.scene import TableScene
from game.system.settings import Settings
from game.tabletop.motions.timeline import Motion, Timeline
from game.ui.context import Context
from game.ui.scene import Pop

FRAME = 1 / 60
SIZE = (320, 180)
SHAFT, PAPER, RED = (20, 22, 27), (243, 233, 210), (230, 0, 0)


class Bright(Pictures):
    """Every card as bright as paper: the worst that can lie on a dark table."""

    def get(self, key: PictureKey, /) -> pygame.Surface:
        surface = super().get(key)
        surface.fill((*PAPER, 255))
        return surface


def strobe(times_a_second: float, part: float, colours: tuple[tuple[int, int, int], tuple[int, int, int]]) -> float:
    """How large an area flashes too often of a window of which a part is now dark, now bright, for two seconds."""
    meter = FlashMeter()
    for frame in range(120):
        canvas = pygame.Surface(SIZE)
        canvas.fill(SHAFT)
        bright = int(frame * FRAME * times_a_second * 2) % 2
        canvas.fill(colours[bright], (0, 0, SIZE[0], round(SIZE[1] * part)))
        meter.add(canvas, FRAME)
    return meter.area()


@pytest.mark.parametrize("colours", [(SHAFT, PAPER), (SHAFT, RED), ((90, 60, 60), RED)], ids=str)
def test_the_meter_counts_what_flashes(colours: tuple[tuple[int, int, int], tuple[int, int, int]]) -> None:
    assert strobe(5, 0.5, colours) == pytest.approx(0.5, abs=0.06)
    assert strobe(3, 1.0, colours) == 0, "three in a second are allowed"
    assert strobe(5, 0.1, colours) <= MOST_AREA, "so is a small area"
    assert strobe(10, 1.0, (SHAFT, (60, 60, 64))) == 0, "and so is a faint change"


def flashing(moving: list[Motion], speed: float, *, still: bool) -> float:
    """How large an area motions make flash too often, thrice in a row."""
    timeline, meter = Timeline(), FlashMeter()
    timeline.still = still
    for _time in range(3):
        timeline.add(moving)
    while timeline.busy:
        canvas = pygame.Surface(SIZE)
        canvas.fill(SHAFT)
        timeline.draw(canvas)
        meter.add(canvas, FRAME)
        timeline.update(FRAME * 1000, speed)
    return meter.area()


@pytest.mark.parametrize(("speed", "still"), [(1.0, False), (1.0, True), (4.0, False), (4.0, True)])
@pytest.mark.parametrize("event", ALL, ids=lambda event: type(event).__name__)
def test_no_storyboard_flashes(event: Event, speed: float, still: bool) -> None:
    moving, _ = moving_of(event, places=Table5(unit=SIZE[0] / 1280), pictures=Bright())
    assert flashing(moving, speed, still=still) <= MOST_AREA


def drawn(*, still: bool) -> Context:
    """A context with the game's own pictures, at normal speed in the smallest window."""
    context = make_context((1024, 640), settings=Settings(window=(1024, 640), reduced_motion=still))
    context.pictures = SharpPictures(None)
    context.worker = lambda _name: AtOnce()
    return context


def filmed(driver: Driver, meter: FlashMeter, seconds: float) -> None:
    """Let time pass, and measure what shows meanwhile."""
    for _frame in range(round(seconds / FRAME)):
        driver.frame(dt=FRAME)
        meter.add(driver.canvas, FRAME)


@pytest.mark.parametrize("still", [False, True])
def test_no_scene_flashes(still: bool) -> None:
    """A goal of gold opens at a table of two people, the round ends; then curtain, podium and title."""
    context = drawn(still=still)
    session = at_table(1, 2)
    table, meter = TableScene(context, session), FlashMeter()
    driver = Driver(context, table)
    filmed(driver, meter, 0.1)
    table.turns.play(0, Lay(face("EW"), at(7, 0)))
    filmed(driver, meter, 10)
    assert driver.scene.name == "round-end"
    podium = rounds.whole_game()
    for scene in (Curtain(context, session, 1, Pop), Scoreboard(context, podium), Title(context, None)):
        filmed(Driver(context, scene), meter, 3)
    assert meter.area() <= MOST_AREA
