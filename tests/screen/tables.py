"""Tables to play at in tests: a deal of one's own, the scene over it, and moves by keys or by mouse."""

from __future__ import annotations

import time

import pygame
from screen.driving import Driver, make_context
from screen.rounds import new_session

from game.engine.cards import DECK, GOLD, NUGGETS, Card, Face, InFront, Role, card
from game.engine.cells import Cell
from game.engine.commands import Command
from game.engine.deal import Deal
from game.engine.ruleset import Ruleset
from game.engine.turn import start
from game.play.session import Session
from game.scenes.table.scene import TableScene
from game.system.settings import Settings, Speed
from game.tabletop.move.targets import OnSeat, Target

PATIENCE = 6000
"""Frames to wait for a moment of rest."""


def deal(
    hand: str,
    maze: dict[Cell, Face] | None = None,
    seats: int = 3,
    before: tuple[tuple[InFront, ...], ...] | None = None,
) -> Deal:
    """A deal in which seat 0 starts and holds `hand` (names with spaces between); the rest comes as it does."""
    deck = list(DECK)
    hands: list[tuple[Card, ...]] = [tuple(_take(deck, card(name)) for name in hand.split())]
    for laid in (maze or {}).values():
        _take(deck, laid if laid in deck else laid.turned)
    for _seat in range(1, seats):
        hands.append(tuple(deck.pop() for _ in range(6)))
    return Deal(
        starter=0,
        roles=(Role.DIGGER,) * (seats - 1) + (Role.SABOTEUR,),
        spare=(Role.DIGGER,),
        goals=("NE", GOLD, "NW"),
        hands=tuple(hands),
        deck=tuple(deck),
        nuggets=NUGGETS,
        maze=maze or {},
        in_front=before,
    )


def _take(deck: list[Card], wanted: Card) -> Card:
    deck.remove(wanted)
    return wanted


def dealt(deal_: Deal, *humans: int, rules: Ruleset | None = None) -> Session:
    """A game of that deal, with people at `humans` (seat 0 when none is named)."""
    rules = rules or Ruleset()
    seats = new_session(len(deal_.hands), *(humans or (0,)), rules=rules).seats
    return Session(seats, rules, (start(rules, deal_).state, 0), (1, 2), None, None)


class Table(Driver):
    """A driver that knows the table."""

    def __init__(
        self,
        session: Session,
        size: tuple[int, int] = (1280, 720),
        text_scale: float = 1.0,
        speed: Speed = "instant",
        settings: Settings | None = None,
    ) -> None:
        settings = settings or Settings(speed_bots=speed, speed_own=speed, window=size)
        settings.text_scale = round(text_scale * 100)
        self.session = session
        context = make_context(size, text_scale, settings=settings)
        self.table = TableScene(context, session)
        super().__init__(context, self.table)

    def settle(self) -> None:
        """Frames until a person can act at the table, or another scene is on top."""
        for _ in range(PATIENCE):
            if self.app.stack.top is not self.table or self.table.at_rest:
                return
            self.frame()
            if self.table.turns.thinking:
                time.sleep(0)  # let the worker have the interpreter
        raise AssertionError("the table did not come to rest")

    def wait(self, seconds: float) -> None:
        """Let time pass, a twentieth of a second a frame."""
        for _ in range(round(seconds * 20)):
            self.frame(dt=0.05)

    def slot(self, index: int) -> tuple[int, int]:
        return self.table.rects()[f"hand-{index + 1}"].center

    def middle(self, target: Target) -> tuple[int, int]:
        """The middle of a target, or of what of it is in view."""
        rect = self.table.view.target_rect(target)
        shown = rect if isinstance(target, OnSeat) else rect.clip(self.table.view.board.inner)
        return (shown if shown.w and shown.h else rect).center

    def drag_card(self, index: int, *path: tuple[int, int]) -> None:
        start_ = self.slot(index)
        self.drag([start_, (start_[0] + 20, start_[1] - 20), *path])

    def dismiss(self) -> None:
        """Go on from whatever lies over the table: a goal that is shown, or a question."""
        for _ in range(10):
            if self.app.stack.top is self.table or self.scene.name in ("round-end", "curtain"):
                return
            self.wait(2.5)
            self.press(pygame.K_RETURN)
        raise AssertionError(f"{self.scene.name} stays")

    def plan(self, in_view: bool = False) -> tuple[int, Command | None]:
        """A card to play and the first thing it can do, on what is in view if need be, or a card to pass with."""
        view = self.table.view
        move = self.table.move
        assert move.view is not None
        for index in range(len(move.view.hand)):
            move.pick_up(index)
            for target in move.targets():
                commands = move.commands_on(target)
                near = isinstance(target, OnSeat) or view.board.inner.collidepoint(self.middle(target))
                if commands and (near or not in_view):
                    move.put_back()
                    return index, commands[0]
        move.put_back()
        return 0, None


def keys(*codes: int) -> list[pygame.Event]:
    """Key presses as events."""
    return [pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode="") for code in codes]
