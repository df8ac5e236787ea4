"""Somebody who does what a lesson says, by keys or by mouse, and how long that takes them."""

from __future__ import annotations

from pathlib import Path

import pygame
from screen.driving import AtOnce, Driver, make_context
from screen.pads.tapping import tap

from game.engine.cells import at, xy
from game.play.lesson import LessonSession
from game.scenes.lessons.chapter import ChapterScene
from game.scenes.lessons.guidance import Guide
from game.scenes.lessons.opening import open_lesson
from game.scenes.lessons.taught import TaughtTable
from game.system.settings import Settings
from game.tabletop.move.targets import OnCell, Target
from game.ui.context import Context
from game.ui.pads.inputs import PadInput
from game.words.lessons.prompts import Ask
from game.words.lessons.titles import Lesson

WORDS_A_SECOND = 3.3
"""How fast somebody reads who takes in what they read: 200 words a minute."""
_PRESS = 0.5
"""Seconds for finding and pressing a key."""
_FRAME = 0.1


def lesson_context(
    folder: Path | None = None, size: tuple[int, int] = (1280, 720), settings: Settings | None = None
) -> Context:
    """A context at normal speed, in which bots have decided at once."""
    context = make_context(size, folder=folder, settings=settings)
    context.worker = lambda _name: AtOnce()
    return context


class Follower:
    """Plays a lesson as it is told. `seconds` counts the time of the table, of reading and of pressing."""

    def __init__(self, context: Context, lesson: Lesson) -> None:
        scene = open_lesson(context, lesson)
        assert isinstance(scene, TaughtTable)
        self._session = scene.session
        self.driver = Driver(context, scene)
        self.seconds = 0.0
        self._read: object = None

    @property
    def session(self) -> LessonSession:
        """The game of a chapter."""
        assert isinstance(self._session, LessonSession)
        return self._session

    @property
    def table(self) -> TaughtTable:
        scene = self.driver.scene
        assert isinstance(scene, TaughtTable)
        return scene

    def play(self, most: float = 600.0) -> None:
        """Go on until the lesson offers nothing but ways out of it."""
        while not self.over:
            assert self.seconds < most, f"stuck at {self.driver.scene.name}: {self._read}"
            self.act()

    @property
    def over(self) -> bool:
        scene = self.driver.scene
        return "next-lesson" in scene.rects() or "play-solo" in scene.rects()

    def act(self) -> None:
        """Do one thing, or let a moment pass where there is nothing to do."""
        scene = self.driver.scene
        if not isinstance(scene, TaughtTable):
            self._press(pygame.K_RETURN) if scene.at_rest else self._wait()
            return
        if self._read != scene.panel.said.text:
            self._read = scene.panel.said.text
            self.look(scene)
            self.seconds += len(scene.panel.said.text.split()) / WORDS_A_SECOND
        guide = scene.guide()
        if guide is not None:
            self.obey(guide)
        elif "read-on" in scene.rects() and not scene.turns.timeline.busy:
            self._press(pygame.K_RETURN)
        else:
            self._wait()

    def look(self, table: TaughtTable) -> None:
        """Take in what is said anew."""

    def obey(self, guide: Guide) -> None:
        """Do what the lesson asks for, by keys."""
        number = 0 if guide.card is None else guide.card
        match guide.ask:
            case Ask.TAKE:
                self._press(pygame.K_1 + number)
            case Ask.PLACE:
                assert guide.target is not None
                self._go_to(guide.target)
                self._press(pygame.K_RETURN)
            case Ask.TURN:
                self._press(pygame.K_1 + number, pygame.K_r)
            case Ask.TURN_ROUND:
                self._press(pygame.K_r)
            case Ask.GIVE_UP:
                self._press(pygame.K_1 + number, pygame.K_d)
            case Ask.END:
                self._wait(4)
                self._press(pygame.K_e)
            case Ask.TALK:
                self._press(pygame.K_s, pygame.K_RETURN)

    def _go_to(self, target: Target) -> None:
        cursor = self.table.move.cursor
        if not isinstance(target, OnCell):
            while cursor.target != target:
                self._press(pygame.K_n)
            return
        while cursor.target != target:
            here = xy(cursor.target.cell if isinstance(cursor.target, OnCell) else at(1, 0))
            dx, dy = (there - own for there, own in zip(xy(target.cell), here, strict=True))
            across = pygame.K_RIGHT if dx > 0 else pygame.K_LEFT
            along = pygame.K_DOWN if dy > 0 else pygame.K_UP
            self._press(across if dx else along if dy else pygame.K_n)

    def _press(self, *keys: int) -> None:
        self.driver.press(*keys)
        self.seconds += _PRESS * len(keys)

    def _wait(self, frames: int = 1) -> None:
        for _each in range(frames):
            self.driver.frame(dt=_FRAME)
            self.seconds += _FRAME


class MouseFollower(Follower):
    """Drags cards, and presses what is ringed."""

    def obey(self, guide: Guide) -> None:
        table, rects = self.table, self.driver.scene.rects()
        match guide.ask:
            case Ask.TAKE | Ask.GIVE_UP:
                assert guide.card is not None
                assert guide.target is not None
                start, end = rects[f"hand-{guide.card + 1}"].center, table.view.target_rect(guide.target).center
                self.driver.move(start)
                self.driver.drag([start, (start[0], start[1] - 20), end])
            case Ask.END:
                self._wait(4)
                self.driver.click("end-turn")
            case _:
                raise AssertionError(f"{guide.ask} is not dragged")
        self._wait(4)


class PadFollower(Follower):
    """Plays by gamepad alone."""

    def _press(self, *keys: int) -> None:
        for key in keys:
            self._tap(_TAPS[key])

    def _tap(self, what: PadInput) -> None:
        tap(self.driver, what)
        self.seconds += _PRESS

    def obey(self, guide: Guide) -> None:
        move = self.table.move
        match guide.ask:
            case Ask.TAKE:
                self._tap(PadInput.RIGHT_SHOULDER)
            case Ask.PLACE:
                while move.cursor.target != guide.target:
                    self._tap(PadInput.LEFT_STICK)
                self._tap(PadInput.SOUTH)
            case Ask.END:
                self._wait(4)
                self._tap(PadInput.SOUTH)
            case _:
                raise AssertionError(f"{guide.ask} is not done here")


_TAPS = {pygame.K_RETURN: PadInput.SOUTH}


def chapter_of(follower: Follower) -> ChapterScene:
    """The chapter that is played."""
    scene = follower.driver.scene
    assert isinstance(scene, ChapterScene)
    return scene
