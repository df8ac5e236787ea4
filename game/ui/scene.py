"""Scenes and the stack they lie on. A scene says what should change; the stack does it, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, assert_never

import msgspec
import pygame

from game.engine.table import Table
from game.speech.narrator import Spoken
from game.ui.viewport import Viewport
from game.words.rulebook.entries import Entry


class Topic(NamedTuple):
    """Where the rulebook opens: an entry, a clause of it, and for whose eyes alone where it tells a secret."""

    entry: Entry = Entry.CONTENTS
    clause: str = ""
    owner: int | None = None


class Scene(Protocol):
    """What the window shows and talks to. Inherit the defaults below and override what the scene needs.

    `name` stands in the trace. `opaque` is False for a scene that lies over the one below and lets it show, `hides`
    is True for the curtain, `all_private` for a scene of which nothing is left to show once it is covered,
    `goes_when_covered` for one that is then taken away though it fills the window, `listens` for one that waits for a
    press to choose it: until then no key does anything else. `takes_files` is True for one that gives way
    to a record dropped on the window without anything being lost. `about` is what the rulebook has to say of the scene.
    """

    name: str
    opaque: bool = True
    hides: bool = False
    all_private: bool = False
    listens: bool = False
    takes_files: bool = False
    goes_when_covered: bool = False
    about: Entry = Entry.CONTENTS

    def handle(self, event: pygame.Event) -> Change:
        """Answer one event. Mouse motions come at most once a frame."""
        ...

    def update(self, dt: float) -> Change:
        """Let `dt` seconds pass."""
        ...

    def draw(self, canvas: pygame.Surface) -> None:
        """Draw the whole scene. Changes nothing but the note that the scene is drawn (`needs_draw`)."""
        ...

    def resize(self, viewport: Viewport) -> None:
        """Lay out anew for a window size, text scale and language. Called before the first frame, too."""
        ...

    @property
    def needs_draw(self) -> bool:
        """Whether anything looks different from the last drawing; if not, the window draws nothing."""
        ...

    @property
    def wake_in(self) -> float | None:
        """Seconds until `update` is wanted though nothing happened; 0 is the next frame, `None` never."""
        return None

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves and the scene waits for a person."""
        return True

    @property
    def held_table(self) -> Table | None:
        """The table as it is shown while something newer is held back; None: nothing is."""
        return None

    @property
    def typing(self) -> bool:
        """Whether letters are text just now, and mean nothing else."""
        return False

    def types(self, _event: pygame.Event) -> bool:
        """Return whether an event writes something, so that it is heard however soon it comes again (UX section 1)."""
        return self.typing

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is, as everybody may know."""
        return None

    @property
    def owner(self) -> int | None:
        """The seat for whose eyes alone the scene is just now, though others sit by; None: for everybody's."""
        return None

    def cover(self) -> None:
        """Turn face down at once whatever is for the eyes of one seat, or ask anew who sits there (UX section 3)."""
        return

    def curtain(self) -> Scene | None:
        """Return the curtain that hides this scene until whoever it belongs to sits there again."""
        return None

    def topic(self) -> Topic | None:
        """Return what the key of the rules opens; None where that key is the scene's own.

        What is for one seat alone and would be taken away or hung over below anything else stays, under a rulebook
        for the same eyes.
        """
        stays = self.all_private or _goes_when_covered(self)
        return Topic(self.about, owner=self.owner if stays else None)

    def spoken(self) -> Spoken | None:
        """Return what has the focus now, in words to be read aloud."""
        return None

    def introduction(self) -> Spoken | None:
        """Return what is to be read of the scene when it comes."""
        return None

    def take_lines(self) -> Sequence[Spoken]:
        """Return what has happened since the last call and is to be read aloud."""
        return ()

    def let_go(self) -> None:
        """Forget what is pressed or dragged: the window has gone, or another scene lies over this one."""
        return

    def set_aside(self) -> None:
        """Let go of what takes much memory and is soon drawn again: nothing of the scene shows until it is resized."""
        return

    def rects(self) -> dict[str, pygame.Rect]:
        """Return where things to click lie, by the names of UX section 3a. Public facts only."""
        return {}

    def close(self) -> None:
        """Let go of workers and files: the scene will not be shown again."""
        return


class Push(msgspec.Struct, frozen=True):
    """Put a scene on top."""

    scene: Scene


class Pop(msgspec.Struct, frozen=True):
    """Take the top scene away; the last one ends the game."""


class Replace(msgspec.Struct, frozen=True):
    """Put a scene in the place of the top one: nothing below it shows in between."""

    scene: Scene


class Reset(msgspec.Struct, frozen=True):
    """Take every scene away and start again with this one."""

    scene: Scene


class Quit(msgspec.Struct, frozen=True):
    """End the game."""


class Conceal(msgspec.Struct, frozen=True):
    """Draw the curtain over whatever is for the eyes of one seat, on the whole stack."""


class Route(msgspec.Struct, frozen=True):
    """A place of the game to go to. Which places there are is said above the widgets, in `game.scenes.routes`."""


class Open(msgspec.Struct, frozen=True):
    """Go where the route leads; the window asks `game.flow` what that means for the stack."""

    route: Route


StackChange = Push | Pop | Replace | Reset | Quit | Conceal | None
"""What the stack does."""
Change = StackChange | Open
"""What a scene may ask for."""


class SceneStack:
    """The scenes on screen, the top one last. Empty means: the game is over."""

    def __init__(self, viewport: Viewport) -> None:
        self._viewport = viewport
        self._scenes: list[Scene] = []
        self._aside: list[Scene] = []
        """Scenes that do not show, and lie as they did when they were set aside."""

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def held_table(self) -> Table | None:
        """The table that a scene shows while something newer is held back."""
        return next((scene.held_table for scene in self._scenes if scene.held_table is not None), None)

    def apply(self, change: StackChange) -> bool:
        """Do what a scene asked for; True when another scene is on top now."""
        match change:
            case None:
                return False
            case Push(scene):
                self._put(scene)
            case Pop():
                self._scenes.pop().close()
                self._lay_out()
            case Replace(scene):
                self._scenes.pop().close()
                self._put(scene)
            case Reset(scene):
                self._clear()
                self._put(scene)
            case Quit():
                self._clear()
            case Conceal():
                return self.conceal()
            case _:
                assert_never(change)
        return True

    def resize(self, viewport: Viewport) -> None:
        """Tell every scene that shows; the others will be told when they do."""
        self._viewport = viewport
        for scene in self.visible():
            scene.resize(viewport)

    @property
    def confidential(self) -> bool:
        """Whether somebody's secrets are on the stack, with no curtain over them."""
        return any(scene.owner is not None for scene in self._before_curtain())

    @property
    def asks_in_private(self) -> bool:
        """Whether the top scene is for one seat, over what lies open to it, and goes when that is covered."""
        return self.top is not None and _goes_when_covered(self.top)

    def cover(self) -> None:
        """Turn face down whatever is private on any scene; what asks one seat something in private is taken away."""
        for scene in filter(_goes_when_covered, list(self._scenes)):
            self._take_away(scene)
        for scene in self._scenes:
            scene.cover()

    def conceal(self) -> bool:
        """Cover everything and draw the curtain of the topmost scene that has one; False when none has."""
        self.cover()
        curtain = next((found for scene in self._before_curtain() if (found := scene.curtain()) is not None), None)
        return curtain is not None and self.apply(Push(curtain))

    def guard(self) -> None:
        """Cover what lies below a scene that is not for the same eyes. Called before every frame."""
        eyes = None if self.top is None else self.top.owner
        for scene in [scene for scene in self._scenes if scene.owner is not None and scene.owner != eyes]:
            if scene.goes_when_covered:
                self._take_away(scene)
            scene.cover()
            if scene.all_private and scene in self.visible():
                self._hang_over(scene)

    def let_go(self) -> None:
        """Tell every scene that the window has gone: no press and no drag outlives that."""
        for scene in self._scenes:
            scene.let_go()

    def _before_curtain(self) -> list[Scene]:
        """Return the scenes that no curtain hides, the top one first."""
        shown = list(reversed(self._scenes))
        place = next((place for place, scene in enumerate(shown) if scene.hides), len(shown))
        return shown[:place]

    def visible(self) -> list[Scene]:
        """Return the scenes that can be seen, bottom first: the last opaque one and all above it."""
        first = max((i for i, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]

    def close(self) -> None:
        """Let go of every scene."""
        self._clear()

    def _take_away(self, scene: Scene) -> None:
        self._scenes.remove(scene)
        scene.close()
        self._lay_out()

    def _hang_over(self, scene: Scene) -> None:
        """Draw the curtain of a scene right above it, below whatever lies over it."""
        curtain = scene.curtain()
        if curtain is not None:
            self._scenes.insert(self._scenes.index(scene) + 1, curtain)
            curtain.resize(self._viewport)

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay out the top scene, and what was set aside and shows again; set aside what no longer shows."""
        shown, aside = self.visible(), self._aside
        self._aside = self._scenes[: len(self._scenes) - len(shown)]
        for scene in self._aside:
            scene.set_aside()
        for scene in shown:
            if scene is self.top or scene in aside:
                scene.resize(self._viewport)

    def _clear(self) -> None:
        while self._scenes:
            self._scenes.pop().close()


def _goes_when_covered(scene: Scene) -> bool:
    return scene.owner is not None and (scene.goes_when_covered or not scene.opaque)
