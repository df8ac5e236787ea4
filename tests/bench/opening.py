"""A program that opens scene after scene of a 12-seat game with both expansions and tells what its frames took.

Run as `python -m bench.opening FOLDER SECONDS`, with `tests` on the path: in a fresh process every module and font is
opened for the first time, and of the pictures those are ready that lie in FOLDER. It looks at the frames of so many
seconds after each opening, and writes a line of JSON for each scene.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import pygame

from game.app import App
from game.art.store import PictureStore
from game.engine.ruleset import EDITIONS
from game.flow import get_ready
from game.hindsight.gazette.pages import paper_of
from game.play.desk import Desk
from game.play.save_names import FOLDER
from game.play.session import Session
from game.play.simulate import Plan, simulate
from game.records.lines import encode, header_of
from game.records.replay import replay
from game.records.setup import HUMAN, SeatSetup
from game.scenes import routes
from game.system.malloc import bound_memory
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.scene import Open, Pop, Route
from game.ui.trace import Trace
from game.ui.viewport import Viewport

SIZE = (1920, 1080)
SEATS, SEED = 12, 5
EXPANDED = msgspec.structs.replace(EDITIONS["rebel"], saboteur2=True, bonus_nuggets=True)
_RECORD = "game.lode"
_STEP, _LONGEST_SLEEP = 1 / 60, 0.05
_SETTLES = 30.0
"""Seconds within which a scene comes to rest."""
_LOOKS_ON = 0.5
"""Seconds for which a person looks at it then, and pictures are saved."""


class Opened(NamedTuple):
    """What the opening of a scene took, in milliseconds: until it was first seen, and the slowest of its frames."""

    scene: str
    first: float
    slowest: float


def play_game(folder: Path) -> None:
    """Put the game that scenes are opened of into a data folder, as one of a person among bots."""
    simulate(Plan(3, SEATS, ("steady",), EXPANDED, SEED, folder), 1, lambda _finished: None)
    file = folder / "00001.lode"
    record = file.read_bytes()
    header = replay(record).header
    assert header is not None, "it was just played"
    bots = replay(record).seats
    mine = header_of((SeatSetup("Ada", HUMAN), *bots[1:]), EXPANDED, seed=SEED, bot_seed=SEED)
    (folder / FOLDER).mkdir(exist_ok=True)
    file.rename(folder / FOLDER / _RECORD).write_bytes(encode(mine) + record[record.index(b"\n") + 1 :])


class Openings:
    """One run of the game in a window of the driver that shows nothing."""

    def __init__(self, folder: Path, seconds: float) -> None:
        """`seconds` is how long frames are looked at unless a scene rests sooner; with 0 no picture is waited for."""
        self._seconds = seconds
        bound_memory()
        pygame.display.init()
        pygame.font.init()
        self._canvas = pygame.display.set_mode(SIZE)
        settings = Settings(window=SIZE)
        self._record = (folder / FOLDER / _RECORD).read_bytes()
        self._replay = replay(self._record)
        self._context = Context(settings, PictureStore(folder), Viewport(SIZE), Trace(None), folder)
        self._app = App(self._context, routes.ToTitle())
        self.found: list[Opened] = []

    def all(self) -> None:
        """Open one scene after another, as a person comes by them."""
        self._rest()
        get_ready()  # as the window does behind the title
        first = next(place for place, played in enumerate(self._replay.played) if played.step.state.table.outcome)
        asked = [place for place in range(first) if self._replay.played[place].step.state.table.to_play == 0]
        self._open("set-up", routes.ToNewGame(several_humans=False), "setup")
        self._open("table", routes.ToTable(self._after(asked[-1]), fresh=True), "role")
        self._press("hide")
        self._open_by_key("notebook", pygame.K_j, "notebook")
        self._back()
        over = self._after(len(self._replay.played) - 1)
        ended = self._after(first)
        self._context.game = ended  # the same game, and not another one
        self._open("round end", routes.ToRoundEnd(ended), "round-end")
        self._open_by_key("Why", pygame.K_w, "why")
        self._back()
        self._open("rulebook", routes.ToRulebook(), "rulebook")
        self._back()
        self._context.game = over
        self._open("scoreboard", routes.ToScoreboard(over), "scoreboard")
        self._open("Gazette", routes.ToGazette(paper_of(over.seats, over.revealed)), "gazette")
        self._back()
        self._open("share", routes.ToShare(self._record), "share")
        self._back()
        self._open("replay", routes.ToReplay(self._record, over=True), "watch")
        self._back()
        self._open("saves", routes.ToGames(), "saves")
        self._back()
        self._open("statistics", routes.ToStatistics(), "statistics")
        self._back()
        self._open("title", routes.ToTitle(), "title")

    def close(self) -> None:
        """End it."""
        self._app.close()
        self._context.pictures.close()
        pygame.display.quit()

    def _after(self, place: int) -> Session:
        """Return the game as it stood after that line."""
        prefix = self._replay._replace(played=self._replay.played[: place + 1])
        return Session.going_on(prefix, None, Desk(), None, self._record)

    def _open(self, scene: str, route: Route, name: str) -> None:
        self._measure(scene, name, lambda: self._app._apply(Open(route)), ())

    def _open_by_key(self, scene: str, key: int, name: str) -> None:
        self._measure(scene, name, lambda: None, [pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])

    def _measure(self, scene: str, name: str, act: Callable[[], None], events: Sequence[pygame.Event]) -> None:
        """Do what opens a scene and note its frames."""
        self._rest()
        began = woke = time.perf_counter()
        act()
        first = slowest = 0.0
        while True:
            drawn = self._frame(events)
            now, events = time.perf_counter(), ()
            slowest = max(slowest, now - woke)
            there = self._name == name
            if there and drawn and not first:
                first = now - began
            if first and (self._resting or now - began > self._seconds):
                break
            assert now - began < _SETTLES, f"{scene}: {self._name} instead of {name}"
            self._sleep(now - woke)
            woke = time.perf_counter()
        self.found.append(Opened(scene, first * 1000, slowest * 1000))

    def _frame(self, events: Sequence[pygame.Event] = ()) -> bool:
        drawn = self._app.frame(events, _STEP, self._canvas)
        if drawn:
            pygame.display.flip()
        return drawn

    def _sleep(self, took: float) -> None:
        time.sleep(max(0.0, min(max(self._app._wait(), _STEP - took), _LONGEST_SLEEP)))

    def _rest(self) -> None:
        """Let frames pass until nothing is on its way; what moves is completed by a press."""
        until = time.monotonic() + _SETTLES
        self._frame()
        while not self._resting:
            assert time.monotonic() < until, f"{self._name} does not come to rest"
            self._frame([pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")] * self._completes)
            self._sleep(0)
        until = time.monotonic() + min(self._seconds, _LOOKS_ON)
        while time.monotonic() < until:
            self._frame()
            self._sleep(0)

    @property
    def _completes(self) -> bool:
        return self._name == "round-end"

    @property
    def _resting(self) -> bool:
        top = self._app.stack.top
        waits = self._context.pictures.pending and self._seconds
        return top is not None and top.at_rest and not waits

    @property
    def _name(self) -> str:
        top = self._app.stack.top
        return "" if top is None else top.name

    def _press(self, name: str) -> None:
        top = self._app.stack.top
        assert top is not None
        pos = top.rects()[name].center
        for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._frame([pygame.Event(kind, pos=pos, rel=(1, 0), buttons=(0, 0, 0), button=1)])

    def _back(self) -> None:
        self._rest()
        self._app._apply(Pop())


def main(folder: Path, seconds: float) -> None:
    """Tell what the frames of each scene took."""
    openings = Openings(folder, seconds)
    openings.all()
    openings.close()
    for opened in openings.found:
        print(msgspec.json.encode(opened).decode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
