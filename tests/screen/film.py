"""A table of several people driven frame by frame, every frame kept while others may see it."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from screen import rounds
from screen.driving import AtOnce, Driver, heard, listened
from screen.twins import Follower, Twins

from game.engine.commands import Command
from game.play.pin import Pin
from game.play.session import Session
from game.scenes.private.moment import PrivateMoment
from game.scenes.table.scene import TableScene
from game.sound.cues import Cue
from game.system.settings import Speed
from game.ui.context import Context
from game.ui.scene import Scene


class Frame(NamedTuple):
    """What the window showed: the scene on top, a sum over the pixels, where things can be clicked, words that hover.

    `shut` says whether everything private was face down, `deed` what somebody had done that the window shows to all
    by their own choice: cards that lie tentatively or go back to the hand. `cues` is what everybody hears in it, `read`
    what is read aloud to all, and into headphones while a hand lies open.
    """

    top: str
    pixels: int
    rects: tuple[str, ...]
    tip: str
    shut: bool
    deed: object
    cues: tuple[tuple[Cue, int], ...]
    read: tuple[str, ...]


class _Noting(Driver):
    """A driver that notes every frame, those of a click, too: else what one of them read would count for the next."""

    def __init__(self, context: Context, scene: Scene, note: Callable[[], None]) -> None:
        self._note: Callable[[], None] | None = None
        super().__init__(context, scene)
        self._note = note

    def frame(self, *events: pygame.Event, dt: float = 1 / 60) -> bool:
        drawn = super().frame(*events, dt=dt)
        if self._note is not None:
            self._note()
        return drawn


class Film:
    """Bots play what the script says, in the frame in which they are asked. With `pin` every person has that PIN."""

    def __init__(
        self,
        session: Session,
        script: tuple[Command, ...],
        *,
        size: tuple[int, int] = (1280, 720),
        speed: Speed = "instant",
        pin: str = "",
    ) -> None:
        self.session, self.pin = session, pin
        for seat in session.humans if pin else ():
            session.desk.set_pin(seat, Pin.of(pin, b"a salt"))
        self._follower = Follower(session, script)
        self.context = rounds.instant_context(size)
        self.context.settings.speed_bots = self.context.settings.speed_own = speed
        self.context.settings.captions = True
        self.context.pictures = rounds.CodedPictures()
        self.context.worker = lambda _name: AtOnce()
        self.context.pace = random.Random(1)
        self._reader = listened(self.context)
        self.table = TableScene(self.context, session)
        self.context.headphones = dict.fromkeys(session.humans, True)
        self.driver: Driver = _Noting(self.context, self.table, self._note)
        self.frames: list[Frame] = []
        self.viewers: list[tuple[str, int | None]] = []
        """The scene on top and who looks, for each frame."""
        self._note()

    @property
    def top(self) -> str:
        return self.driver.scene.name

    @property
    def ahead(self) -> tuple[Command, ...]:
        """What the script still says."""
        return self._follower.ahead

    @property
    def strayed(self) -> bool:
        """Whether something else was played than the script said."""
        return self._follower.strayed

    @property
    def viewer(self) -> int | None:
        return self.table.sight.viewer

    @property
    def shut(self) -> bool:
        """Whether everything private is face down, as far as the window knows."""
        privacy = self.context.privacy
        return not (privacy.hand_open or privacy.role_open or isinstance(self.driver.scene, PrivateMoment))

    def _note(self) -> None:
        rects = tuple(f"{name} {tuple(rect)}" for name, rect in self.driver.scene.rects().items())
        tip, move = self.table.notes.tip, self.table.move
        drawn = self.driver.drawn or not self.frames
        pixels = zlib.crc32(self.driver.canvas.get_buffer().raw) if drawn else self.frames[-1].pixels
        seen = self.table in self.driver.app.stack.visible()
        deed = (move.laid, move.gone, self.table.rack.shown().lifts) if seen else None
        sounds = heard(self.context)
        cues, sounds.cues = tuple(sounds.cues), []
        read = tuple(self._reader.take())
        self.frames.append(Frame(self.top, pixels, rects, "" if tip is None else tip[0], self.shut, deed, cues, read))
        self.viewers.append((self.top, self.viewer))

    def play(self) -> None:
        """Commit the next move of the script as the viewer."""
        seat = self.session.table.to_play
        assert seat is not None
        assert seat == self.viewer
        self.table.turns.play(seat, self.ahead[0])
        self.frame()

    def frame(self, *events: pygame.Event, dt: float = 1 / 60) -> None:
        self.driver.frame(*events, dt=dt)

    def press(self, key: int, mod: int = 0) -> None:
        self.frame(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window this large."""
        self.driver.canvas = pygame.Surface(size)
        self.frame()

    def reveal(self) -> None:
        """Both presses at the curtain."""
        self.press(pygame.K_RETURN)
        self.type_pin()
        self.frame(dt=0.7)
        self.press(pygame.K_RETURN)

    def type_pin(self) -> None:
        """Type the digits of this game where they are asked for."""
        if self.top == "pin":
            for digit in self.pin:
                self.press(pygame.K_0 + int(digit))

    def let_bots_play(self) -> None:
        """Frames until the next curtain."""
        for _frame in range(400):
            if self.top == "curtain":
                return
            self.frame(dt=0.1)
        raise AssertionError("no curtain falls")


def films(
    twins: Twins,
    size: tuple[int, int] = (1280, 720),
    speed: Speed = "instant",
    pins: tuple[str, str] = ("", ""),
) -> tuple[Film, Film]:
    """Both games, filmed."""
    one, other = (
        Film(session, twins.script, size=size, speed=speed, pin=pin)
        for session, pin in zip((twins.one, twins.other), pins, strict=True)
    )
    return one, other


def assert_alike(ours: Sequence[Frame], theirs: Sequence[Frame], first: int = 0) -> None:
    """Fail unless two films are the same, frame by frame."""
    assert [frame.top for frame in ours] == [frame.top for frame in theirs]
    for place, (a, b) in enumerate(zip(ours, theirs, strict=True), first):
        assert a.rects == b.rects, f"frame {place} of {a.top} offers other things"
        assert a.tip == b.tip, f"frame {place} of {a.top} tells something else"
        assert a.cues == b.cues, f"frame {place} of {a.top} sounds different"
        assert a.read == b.read, f"frame {place} of {a.top} reads something else aloud"
        assert a.pixels == b.pixels, f"frame {place} of {a.top} looks different"
