"""Scenes driven without a window: a context, an app on a plain surface, and events as a person would cause them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pygame

from game.app import App
from game.art.catalogue import PictureKey, is_backdrop
from game.art.sharp import SharpPictures
from game.sound.cues import Cue
from game.sound.music import Tune
from game.sound.player import SoundPlayer
from game.speech.narrator import Narrator, Spoken
from game.system.settings import Settings
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.trace import Trace
from game.ui.viewport import Viewport


def blank_picture(key: PictureKey) -> pygame.Surface:
    """A stand-in for any picture: layouts do not depend on what is drawn."""
    size = (key.width, key.height)
    return pygame.Surface(size) if is_backdrop(key) else pygame.Surface(size, pygame.SRCALPHA)


class AtOnce(Executor):
    """A worker that has done its work before it is asked again: no test waits for a thread."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:  # as a thread does: whoever asks for the result gets it
            done.set_exception(error)
        return done


class Heard(SoundPlayer):
    """Remembers what was to be heard, in place of a mixer."""

    def __init__(self) -> None:
        self.cues: list[tuple[Cue, int]] = []
        self.tunes: list[Tune] = []
        self.mixed = 0

    def play(self, cue: Cue, step: int = 0) -> None:
        self.cues.append((cue, step))

    def music(self, tune: Tune) -> None:
        if self.tunes[-1:] != [tune]:
            self.tunes.append(tune)

    def mix(self) -> None:
        self.mixed += 1

    def take(self) -> list[Cue]:
        """The cues since the last call."""
        cues, self.cues = [cue for cue, _ in self.cues], []
        return cues


class Listened(Narrator):
    """Remembers what was to be read aloud, in place of a voice."""

    def __init__(self) -> None:
        self.read: list[Spoken] = []
        """What had the focus, and lines, in their order."""
        self.owners: list[int | None] = []
        self.hushes = 0
        self._owner: int | None = None

    @property
    def has_voice(self) -> bool:
        return True

    def focus(self, spoken: Spoken | None) -> None:
        if spoken is not None:
            self.line(spoken)

    def line(self, spoken: Spoken) -> None:
        if spoken.owner in (None, self._owner):
            self.read.append(spoken)

    def only_for(self, owner: int | None) -> None:
        if owner != self._owner:
            self.owners.append(owner)
        self._owner = owner

    def hush(self) -> None:
        self.hushes += 1

    def take(self) -> list[str]:
        """The phrases since the last call."""
        read, self.read = self.read, []
        return [phrase for spoken in read for phrase in spoken.phrases]


def listened(context: Context) -> Listened:
    """What a context is read aloud by from now on; the setting is switched on."""
    context.narrator = reader = Listened()
    context.settings.read_aloud = True
    return reader


class BlankPictures(SharpPictures):
    """Every picture at once and blank, so that no test waits for a worker."""

    def __init__(self) -> None:
        super().__init__(None, blank_picture)


def make_context(
    size: tuple[int, int] = (1280, 720),
    text_scale: float = 1.0,
    *,
    folder: Path | None = None,
    trace: Path | None = None,
    settings: Settings | None = None,
) -> Context:
    """A context whose pictures are blank."""
    settings = settings or Settings(text_scale=round(text_scale * 100), window=size)
    viewport = Viewport.of(size, settings)
    return Context(settings, BlankPictures(), viewport, Trace(trace), folder, sound=Heard())


def heard(context: Context) -> Heard:
    """What a context made above has to be heard."""
    assert isinstance(context.sound, Heard)
    return context.sound


class Driver:
    """An app on a surface. Every call is one frame."""

    def __init__(self, context: Context, scene: Scene) -> None:
        self.context = context
        self.app = App(context, scene)
        self.canvas = pygame.Surface(context.viewport.size)
        self.drawn = self.frame()

    @property
    def scene(self) -> Scene:
        top = self.app.stack.top
        assert top is not None, "the game has ended"
        return top

    def at(self, scene: Scene) -> bool:
        """Whether this very scene is on top."""
        return self.scene is scene

    def frame(self, *events: pygame.Event, dt: float = 1 / 60) -> bool:
        """One frame; True when something was drawn."""
        self.drawn = self.app.frame(events, dt, self.canvas)
        return self.drawn

    def move(self, pos: tuple[int, int]) -> None:
        self.frame(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))

    def click(self, name: str) -> None:
        """Press and let go in the middle of a named rect."""
        self.click_at(self.scene.rects()[name].center)

    def click_at(self, pos: tuple[int, int]) -> None:
        self.move(pos)
        self.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def drag(self, path: Sequence[tuple[int, int]]) -> None:
        """Press at the first place, move over the others, let go at the last."""
        self.frame(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=path[0], button=1))
        for pos in path[1:]:
            self.move(pos)
        self.frame(pygame.Event(pygame.MOUSEBUTTONUP, pos=path[-1], button=1))

    def press(self, *keys: int, mod: int = 0) -> None:
        """Press keys one after another."""
        for key in keys:
            self.frame(pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def type(self, text: str) -> None:
        """Type letters as a keyboard does: a key press and the text it gives."""
        for letter in text:
            code = ord(letter.lower()) if letter.isascii() else 0
            self.frame(
                pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter),
                pygame.Event(pygame.TEXTINPUT, text=letter),
            )
