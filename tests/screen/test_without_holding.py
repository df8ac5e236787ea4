"""Nothing needs a key or a button held down (UX section 1): every press is let go of in the frame in which it comes."""

from __future__ import annotations

import pygame
from screen import rounds
from screen.driving import AtOnce, Driver
from screen.staging import at_table

from game.engine.events import Laid
from game.scenes.table.scene import TableScene


class Tapper:
    """A person at seat 0, with another one beside, who lets go at once of whatever they press."""

    def __init__(self) -> None:
        context = rounds.instant_context()
        context.worker = lambda _name: AtOnce()
        self.session = at_table(0, 2)
        self.table = TableScene(context, self.session)
        self.driver = Driver(context, self.table)
        self.wait()

    @property
    def has_laid(self) -> bool:
        return any(isinstance(event, Laid) and event.seat == 0 for event in self.session.log(None))

    def wait(self) -> None:
        for _frame in range(4):
            self.driver.frame(dt=0.25)

    def tap(self, *keys: int) -> None:
        for key in keys:
            down, up = (pygame.Event(kind, key=key, mod=0, unicode="") for kind in (pygame.KEYDOWN, pygame.KEYUP))
            self.driver.frame(down, up)
            self.wait()

    def click(self, *names: str) -> None:
        for name in names:
            pos = self.driver.scene.rects()[name].center
            self.driver.move(pos)
            down, up = (pygame.Event(k, pos=pos, button=1) for k in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
            self.driver.frame(down, up)
            self.wait()


def test_a_turn_by_taps_of_keys() -> None:
    tapper = Tapper()
    tapper.tap(pygame.K_RETURN, pygame.K_RETURN)
    assert tapper.driver.at(tapper.table)
    tapper.tap(pygame.K_p)
    assert tapper.table.sight.hand_open, "it stays open"
    tapper.tap(pygame.K_1)
    assert tapper.table.move.held == 0, "and the card stays up"
    tapper.tap(pygame.K_n, pygame.K_RETURN, pygame.K_e)
    assert tapper.has_laid


def test_a_turn_by_clicks() -> None:
    tapper = Tapper()
    tapper.click("i-am", "show", "hand-1", "hand-1")
    cell = next(name for name in tapper.driver.scene.rects() if name.startswith("cell-"))
    tapper.click(cell, "end-turn")
    assert tapper.has_laid
