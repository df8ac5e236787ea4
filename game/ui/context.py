"""What every scene is given."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, Protocol, TypeVar
from weakref import ref

from game.sound.player import SoundPlayer
from game.speech.narrator import Narrator
from game.system.holding import until_let_go
from game.system.i18n import _
from game.system.settings import Settings, save_settings
from game.ui.privacy import Privacy
from game.ui.trace import Trace
from game.ui.viewport import Viewport

if TYPE_CHECKING:
    from game.art.store import PictureStore
    from game.play.session import Session


_Asked = ParamSpec("_Asked")
_Answer = TypeVar("_Answer")

LOOK_AGAIN = 0.02
"""Seconds after which it is worth asking a worker again for what is not there yet."""


def soonest(*waits: float | None) -> float | None:
    """Return the shortest of several waits, of which None never ends."""
    return min((wait for wait in waits if wait is not None), default=None)


class Warner(Protocol):
    """What may have one sentence for the player, until somebody has shown it."""

    warning: str | None


class _Held(ThreadPoolExecutor):
    """Begins nothing while a scene opens."""

    def submit(self, fn: Callable[_Asked, _Answer], /, *args: _Asked.args, **named: _Asked.kwargs) -> Future[_Answer]:
        def work() -> _Answer:
            until_let_go()
            return fn(*args, **named)

        return super().submit(work)


def one_thread(name: str) -> Executor:
    """Return a worker that does one thing after another beside the frame's thread. Whoever asks shuts it down."""
    return _Held(max_workers=1, thread_name_prefix=name)


@dataclass(slots=True)
class Context:
    """Settings, pictures, the window's measures, the trace and the player's folder (`None`: nothing is kept).

    `notices` are sentences that wait to be shown once, `urgent` is one that does not wait. `relayout` is set by a
    scene that changed a setting on which the layout hangs (text scale, full screen, language): the window then
    measures anew. `privacy` says whose secrets may show, `game` is the game that is played just now.
    `worker` makes what works beside the frames, by its name; `pace` draws the waits of bots: with both given, all that
    a window shows follows from its events and its clock. `now` tells the seconds since 1970, for dates alone.
    `sound` plays cues and `narrator` reads aloud, or they are silent.
    """

    settings: Settings
    pictures: PictureStore
    viewport: Viewport
    trace: Trace
    data_folder: Path | None
    notices: deque[str] = field(default_factory=deque)
    urgent: str = ""
    relayout: bool = False
    game: Session | None = None
    privacy: Privacy = field(default_factory=Privacy)
    worker: Callable[[str], Executor] = one_thread
    now: Callable[[], float] = time.time
    sound: SoundPlayer = field(default_factory=SoundPlayer)
    narrator: Narrator = field(default_factory=Narrator)
    pace: random.Random = field(default_factory=random.Random)
    said: set[str] = field(default_factory=set)
    """Remarks that bots have made in the game at hand: none is made twice."""
    places: dict[str, str] = field(default_factory=dict)
    """What was open last on a screen, by the screen's name, for as long as the program runs."""
    first_start: bool = False
    """Whether nobody has set anything yet; the title takes note of it once."""
    headphones: dict[int, bool] = field(default_factory=dict)
    """By seat, whether what is private may be read aloud to it though several people play, once it was asked."""
    _said_in: ref[Session] | None = None
    _told: set[str] = field(default_factory=set)
    _kept: Settings = field(init=False)

    def __post_init__(self) -> None:
        self._kept = copy(self.settings)

    def remember(self, game: Session) -> None:
        """Forget what bots have said in another game, and what was answered there."""
        if self._said_in is None or self._said_in() is not game:
            self._said_in = ref(game)  # a game that was left goes, and its lock with it
            self.said.clear()
            self.headphones = {}

    def tell_once(self, sentence: str) -> None:
        """Show a sentence as a notice, unless it was shown before."""
        if sentence not in self._told:
            self._told.add(sentence)
            self.notices.append(sentence)

    def tell_now(self, sentence: str) -> None:
        """Show a sentence as a notice at once and briefly, in place of any other: it answers a press."""
        self.urgent = sentence

    def take_warning(self, game: Warner) -> None:
        """Show what a game has to say, once."""
        if game.warning is not None:
            self.notices.append(game.warning)
            game.warning = None

    def keep_settings(self) -> None:
        """Write the settings; if that cannot be done, say so once."""
        if save_settings(self.settings, self.data_folder, self._kept):
            self._kept = copy(self.settings)
        elif self.data_folder is not None:
            self.tell_once(_("The settings could not be saved."))
