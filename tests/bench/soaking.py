"""A long session of the whole game on the driver that shows nothing: random people, windows, settings and games."""

from __future__ import annotations

import gc
import os
import random
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pygame

from ai.minds import PLAYABLE
from game.app import App
from game.art.store import PictureStore
from game.engine.ruleset import EDITIONS
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup
from game.scenes.routes import ToFreshGame, ToTitle
from game.system.malloc import bound_memory
from game.system.settings import TEXT_SCALES, Settings
from game.ui.bindings import DEFAULT, DEFAULT_KEYS, bindings_in_force, use_bindings
from game.ui.context import Context
from game.ui.keys import Key
from game.ui.trace import Trace
from game.ui.viewport import Viewport

Size = tuple[int, int]
SMALLEST, LARGEST = (1024, 640), (2560, 1440)
_MINDS = PLAYABLE
_KEYS: tuple[Key, ...] = tuple(key for keys in DEFAULT_KEYS.values() for key in keys)
_GIVE_UP = (pygame.K_1, pygame.K_d, pygame.K_e)
"""A turn that is always legal, once the hand is open."""
_ONWARD = (
    "hide",
    "lift",
    "stay",
    "to-shares",
    "pick",
    "next-round",
    "scoreboard",
    "nugget-1",
    "keep",
    "victim-1",
    "steal",
    "ok",
)
"""Names of what leads on where there is no turn to play; the first that is there is pressed."""
_ENDING = ("quit", "to-title", "title")
"""Names of what would throw the game away; pressed rarely, so that games are brought to their ends."""


_ASIDE = ("pause", "settings", "why", "talk", "dialog", "setup", "who", "control", "listening")
"""Scenes that the way on leads back from."""


class Sample(NamedTuple):
    """What the program holds after a game: megabytes in memory, open files, and pictures alive with their megabytes."""

    megabytes: float
    handles: int
    pictures: int
    picture_megabytes: float


class Session(NamedTuple):
    """A whole soak: a sample after each game, the tracebacks of all faults, and how much was played."""

    samples: list[Sample]
    faults: list[str]
    finished: int
    frames: int


def soak(folder: Path, seed: int, games: int, most_acts: int) -> Session:
    """Play so many games in windows of random sizes, each with so many acts of people in each at most."""
    people = Soak(folder, seed, most_acts)
    samples = [people.game() for _ in range(games)]
    people.close()
    return Session(samples, people.faults, people.finished, people.frames)


class Soak:
    """Random people at the game; `most_acts` ends one that they cannot bring to its end.

    `faults` are the tracebacks of what a frame raised; each ends the game it was in.
    """

    def __init__(self, folder: Path, seed: int, most_acts: int = 2000, size: Size | None = None) -> None:
        """`size` is that of the window, if it stays the same; then text and speed stay as they are, too."""
        self._rng = random.Random(seed)
        self._resizing = size is None
        self._most_acts = most_acts
        bound_memory()
        pygame.display.init()
        pygame.font.init()
        self._canvas = pygame.display.set_mode(size or (1280, 720))
        settings = Settings(speed_bots="instant", speed_own="instant")
        size = self._canvas.get_size()
        self.context = Context(settings, PictureStore(folder), Viewport(size), Trace(None), folder)
        self._app = App(self.context, ToTitle())
        self.faults: list[str] = []
        self.frames = 0
        self.finished = 0
        self._ended = False

    def close(self) -> None:
        """End the game and its window."""
        self._app.close()
        self.context.pictures.close()
        pygame.display.quit()

    def game(self) -> Sample:
        """Play one game, and say what is held then."""
        self.play()
        return sample()

    def play(self) -> None:
        """Play one game to its end, if these people can."""
        self._app.close()
        self.context.settings.keys, self.context.settings.pads = {}, {}
        use_bindings(DEFAULT)
        self._app = App(self.context, ToFreshGame(self.setup()))
        self._ended = False
        if self._resizing:
            self._resize()
        acts = 0
        try:
            while self._app.running and acts < self._most_acts and not self._over():
                acts += 1
                self._act()
        except Exception:  # whatever it is, it is what is looked for
            self.faults.append(traceback.format_exc())
            self._app = App(self.context, ToTitle())
        self.finished += self._ended

    def _over(self) -> bool:
        """Whether this game is over: left for the title, or finished and looked at for a while."""
        self._ended |= self._name == "scoreboard"
        return self._name == "title" or (self._ended and self._rng.random() < 0.05)

    @property
    def _name(self) -> str:
        top = self._app.stack.top
        return "" if top is None else top.name

    def setup(self) -> Setup:
        """Return the next game: players and rules."""
        rng = self._rng
        saboteur2 = rng.random() < 0.4
        rules = msgspec.structs.replace(
            EDITIONS[rng.choice(sorted(EDITIONS))],
            saboteur2=saboteur2,
            bonus_nuggets=rng.random() < 0.3,
            table_talk=rng.random() < 0.7,
        )
        seats = rng.randint(rules.fewest_seats, min(rules.most_seats, len(DEFAULT_NAMES)))
        people = 1 if rng.random() < 0.6 else rng.randint(2, min(3, seats))
        minds = [HUMAN] * people + [rng.choice(_MINDS) for _ in range(seats - people)]
        rng.shuffle(minds)
        return Setup(seated(minds), rules, seed=rng.getrandbits(40))

    def _act(self) -> None:
        """Let people do one thing, of many kinds, and wait until the game has answered."""
        rng = self._rng
        chance = rng.random()
        if self._resizing and chance < 0.003:
            self._resize()
        elif self._resizing and chance < 0.008:
            self._set()
        elif chance < 0.52:
            self._get_on()
        elif chance < 0.62:
            self._frame(*_press(rng.choice(_KEYS)))
        elif chance < 0.90:
            self._click()
        elif chance < 0.95:
            self._frame(pygame.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((-1, 1)), precise_x=0.0, precise_y=1.0))
        else:
            self._drag()
        self._settle()

    def _get_on(self) -> None:
        """Do what brings the game nearer to its end."""
        top = self._app.stack.top
        names = {} if top is None else top.rects()
        onward = [name for name in _ONWARD if name in names]
        if onward and self._rng.random() < 0.9:
            self._click_at(names[onward[0]].center)
        elif self._name != "table":
            leave = pygame.K_ESCAPE if self._name in _ASIDE else pygame.K_1
            self._keys(self._rng.choice((pygame.K_RETURN, leave)))
        elif any(name.startswith("bonus-") for name in names):
            self._keys(pygame.K_n, pygame.K_RETURN, pygame.K_e)
        else:
            self._keys(*(pygame.K_p,) * self._rng.randrange(2), *_GIVE_UP)

    def _keys(self, *codes: int) -> None:
        for code in codes:
            self._frame(*_press(_for(Key(code))))
            self._settle()

    def _settle(self) -> None:
        """Pass frames while bots think and motions run, but not for ever: people do not wait either."""
        for _ in range(20):
            top = self._app.stack.top
            if top is None or (top.at_rest and not top.needs_draw):
                return
            self._frame()
            time.sleep(0.003)  # the bots and the pictures have a thread each

    def _frame(self, *events: pygame.Event) -> None:
        self.frames += 1
        if self._app.running:
            self._app.frame(events, self._rng.choice((1 / 60, 1 / 60, 0.1)), self._canvas)

    def _resize(self) -> None:
        size = tuple(self._rng.randint(least, most) for least, most in zip(SMALLEST, LARGEST, strict=True))
        self.context.settings.full_screen = False
        self._canvas = pygame.display.set_mode(size)
        self._frame(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))

    def _set(self) -> None:
        rng, settings = self._rng, self.context.settings
        settings.text_scale = rng.choice(TEXT_SCALES)
        settings.speed_own = rng.choice(("instant", "4"))
        settings.commit_at_once = rng.random() < 0.3
        self.context.relayout = True
        self._frame()

    def _place(self) -> tuple[int, int]:
        """Return somewhere to point to: mostly at what has a name."""
        top, rng = self._app.stack.top, self._rng
        names = [] if top is None else sorted(top.rects().items())
        if names and rng.random() < 0.85:
            name, rect = rng.choice(names)
            if not name.startswith(_ENDING) or rng.random() < 0.02:
                return rect.center
        width, height = self._canvas.get_size()
        return rng.randrange(width), rng.randrange(height)

    def _click(self) -> None:
        self._click_at(self._place())

    def _click_at(self, pos: tuple[int, int]) -> None:
        self._point(pos)
        self._frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=self._rng.choice((1, 1, 1, 3))))
        for button in (1, 3):
            self._frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def _drag(self) -> None:
        start = self._place()
        self._point(start)
        self._frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        for _ in range(4):
            self._point(self._place(), held=1)
        self._frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=self._place(), button=1))

    def _point(self, pos: tuple[int, int], held: int = 0) -> None:
        self._frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(held, 0, 0)))


def seated(minds: list[str]) -> tuple[SeatSetup, ...]:
    """Return seats with these minds, by their usual names."""
    return tuple(SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False))


def _for(key: Key) -> Key:
    """Return what does now what a key does by default: people may have clicked their way to other keys."""
    control = DEFAULT.of_key(key)
    now = () if control is None else bindings_in_force().keys[control]
    return now[0] if now else key


def _press(key: Key) -> tuple[pygame.Event, pygame.Event]:
    mod = (pygame.KMOD_CTRL if key.ctrl else 0) | (pygame.KMOD_SHIFT if key.shift else 0)
    about: dict[str, Any] = {"key": key.code, "mod": mod, "unicode": "", "scancode": 0}
    return pygame.Event(pygame.KEYDOWN, **about), pygame.Event(pygame.KEYUP, **about)


def sample() -> Sample:
    """Measure what this process holds."""
    gc.collect()
    pictures = list(living_pictures())
    held = sum(picture.get_width() * picture.get_height() * picture.get_bytesize() for picture in pictures)
    handles = len(os.listdir("/proc/self/fd"))
    return Sample(resident_megabytes(), handles, len(pictures), held / 1e6)


def resident_megabytes() -> float:
    """Return how much memory this process has, in units of 10^6 bytes."""
    return _megabytes("VmRSS")


def peak_megabytes() -> float:
    """Return the most memory that this process ever had, in units of 10^6 bytes."""
    return _megabytes("VmHWM")


def _megabytes(figure: str) -> float:
    status = Path("/proc/self/status").read_text()
    return int(status.partition(f"{figure}:")[2].split()[0]) * 1024 / 1e6


def living_pictures() -> Iterator[pygame.Surface]:
    """Yield every surface that something holds, once."""
    seen: set[int] = set()
    waiting = gc.get_objects()
    while waiting:
        found = waiting.pop()
        if id(found) in seen:
            continue
        seen.add(id(found))
        if isinstance(found, pygame.Surface):
            yield found
        elif not isinstance(found, (type, str, int, float, bytes)):
            waiting += [other for other in gc.get_referents(found) if id(other) not in seen]
