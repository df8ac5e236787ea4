"""What is read aloud, and when: a worker speaks, so that no frame waits, and what nobody waits for any more is dropped.

What has the focus interrupts whatever is being said, and only the newest focus counts. Lines of the log wait for their
turn; of many the oldest are left out. What is for one seat's ears is dropped as soon as that seat's hand is covered.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from game.system.settings import Settings

if TYPE_CHECKING:
    from game.speech.voices import Voice

MOST_LINES = 6
"""Lines that wait to be read at most."""


class Spoken(NamedTuple):
    """Words to be read aloud, phrase by phrase, and for whose ears alone they are; None: for everybody's."""

    phrases: tuple[str, ...]
    owner: int | None = None


class Narrator:
    """Reads aloud what it is given. This one has no voice and says nothing."""

    @property
    def has_voice(self) -> bool:
        """Whether anything can be heard."""
        return False

    def focus(self, spoken: Spoken | None) -> None:
        """Read what has the focus now, in place of what had it; None: nothing has."""

    def line(self, spoken: Spoken) -> None:
        """Read a line after what is being read."""

    def only_for(self, owner: int | None) -> None:
        """Let `owner` be the one whose secrets may be heard from now on, None: nobody's may."""

    def hush(self) -> None:
        """Be silent at once and forget what waits."""

    def close(self) -> None:
        """Be silent for good."""


class VoiceNarrator(Narrator):
    """Reads by the voice that `find` finds, on a thread of its own that begins with the first words.

    Nothing is looked for before somebody asks whether there is a voice or has something read.
    """

    def __init__(self, find: Callable[[], Voice | None], settings: Settings, language: Callable[[], str]) -> None:
        self._find, self._settings, self._language = find, settings, language
        self._ready = threading.Condition()
        self._focus: Spoken | None = None
        self._lines: deque[Spoken] = deque(maxlen=MOST_LINES)
        self._saying: Spoken | None = None
        self._cut = False
        """Whether what is being said is to end."""
        self._owner: int | None = None
        self._thread: threading.Thread | None = None
        self._closed = False

    @cached_property
    def _voice(self) -> Voice | None:
        return self._find()

    @property
    def has_voice(self) -> bool:
        return self._voice is not None

    def focus(self, spoken: Spoken | None) -> None:
        with self._ready:
            self._focus = spoken
            self._interrupt()
        self._wake()

    def line(self, spoken: Spoken) -> None:
        with self._ready:
            self._lines.append(spoken)
        self._wake()

    def only_for(self, owner: int | None) -> None:
        with self._ready:
            if owner == self._owner:
                return
            self._owner = owner
            if self._focus is not None and not self._may_say(self._focus):
                self._focus = None
            self._lines = deque(filter(self._may_say, self._lines), MOST_LINES)
            if self._saying is not None and not self._may_say(self._saying):
                self._interrupt()

    def hush(self) -> None:
        with self._ready:
            self._focus = None
            self._lines.clear()
            self._interrupt()

    def close(self) -> None:
        with self._ready:
            self._closed = True
            self._ready.notify()
        self.hush()
        if self._thread is not None:
            self._thread.join(1.0)

    def _may_say(self, spoken: Spoken) -> bool:
        return spoken.owner is None or spoken.owner == self._owner

    def _interrupt(self) -> None:
        if self._saying is not None and self._voice is not None:
            self._cut = True
            self._voice.hush()

    def _wake(self) -> None:
        if self._voice is None:
            return
        with self._ready:
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._work, name="voice", daemon=True)
                self._thread.start()
            self._ready.notify()

    def _work(self) -> None:
        """Say one thing after another until the end."""
        assert self._voice is not None, "without a voice nobody works"
        while (spoken := self._next()) is not None:
            self._voice.speak("\n".join(spoken.phrases), self._settings.speech_rate, self._language(), self._wanted)
            with self._ready:
                self._saying = None

    def _wanted(self) -> bool:
        return not self._cut

    def _next(self) -> Spoken | None:
        """Wait for what is to be said next: the focus first, then the lines in their order; None at the end."""
        with self._ready:
            while not self._closed:
                if self._focus is not None:
                    self._saying, self._focus = self._focus, None
                elif self._lines:
                    self._saying = self._lines.popleft()
                else:
                    self._ready.wait()
                    continue
                if self._may_say(self._saying):
                    self._cut = False
                    return self._saying
                self._saying = None
            return None
