"""What scenes play their sounds with: silent without a mixer, and never a burden to the frame."""

from __future__ import annotations

import random
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import pygame

from game.sound import device
from game.sound.cues import JOIN_STEPS, Cue
from game.sound.files import cue_files, in_order, names_of, sound_folder
from game.sound.mixing import Bus, bus_of, gain
from game.sound.music import ENDED, Music, Tune
from game.system.settings import Settings

MOST_VOICES = 3
"""How often the same cue may be heard at once."""
_MOST_BYTES = 16_000_000
AWAY = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)


class SoundPlayer:
    """Plays cues. Safe to ask at any time; this one is silent and content."""

    def play(self, cue: Cue, step: int = 0) -> None:
        """Let a cue be heard now; `step` is how high a note is to be, 0 for the lowest."""

    def music(self, tune: Tune) -> None:
        """Let a tune be heard until another one is wanted."""

    def hear(self, event: pygame.Event) -> None:
        """Take in what happens to the window."""

    def mix(self) -> None:
        """Take in the settings anew."""

    def close(self) -> None:
        """Be silent for good."""


class MixerPlayer(SoundPlayer):
    """Plays through the mixer of the system, which a worker opens and feeds. The frame's thread never waits for it.

    All effects stay decoded, about 8 MB, bounded all the same. One that is not decoded yet is not heard: late it would
    be wrong.
    """

    def __init__(
        self,
        settings: Settings,
        worker: Callable[[str], Executor],
        chance: random.Random,
        folder: Path | None = None,
    ) -> None:
        self._settings = settings
        self._chance = chance
        self._folder = folder or sound_folder()
        self._desk = worker("sound")
        self._music = Music(self._desk, self._folder / "music")
        self._mixer = threading.Lock()
        """Held while the mixer opens or closes: nothing may touch it then."""
        self._ready: dict[str, pygame.mixer.Sound] = {}
        self._names: dict[Cue, tuple[str, ...]] = {}
        self._voices: dict[Cue, deque[tuple[pygame.mixer.Channel, pygame.mixer.Sound]]] = {}
        self._last: dict[Cue, str] = {}
        self._mono = self._opened = settings.mono
        self._away = self._open = self._closing = False
        self._desk.submit(self._begin, self._mono)
        self.mix()

    # On the frame's thread

    def play(self, cue: Cue, step: int = 0) -> None:
        loud = gain(self._settings, bus_of(cue), away=self._away)
        if not loud or not self._mixer.acquire(blocking=False):
            return
        try:
            name = self._choose(cue, step) if self._open else None
            if name is not None:
                self._last[cue] = name
                self._start(cue, self._ready[name], loud)
        finally:
            self._mixer.release()

    def music(self, tune: Tune) -> None:
        self._music.play(tune)

    def hear(self, event: pygame.Event) -> None:
        if event.type == ENDED:
            self._music.go_on()
        elif event.type in AWAY or event.type == pygame.WINDOWFOCUSGAINED:
            self._away = event.type in AWAY
            self.mix()
            if not self._away and not self._open:
                self._desk.submit(self._begin, self._mono)  # a device may have come meanwhile

    def mix(self) -> None:
        self._music.set_volume(gain(self._settings, Bus.MUSIC, away=self._away))
        quiet = self._open and not gain(self._settings, Bus.EFFECTS, away=self._away)
        if quiet and self._mixer.acquire(blocking=False):
            device.hush()
            self._mixer.release()
        if self._settings.mono != self._mono:
            self._mono = self._settings.mono
            self._desk.submit(self._begin, self._mono)

    def close(self) -> None:
        self._closing = True
        self._desk.shutdown(wait=True, cancel_futures=True)
        self._end()

    def _choose(self, cue: Cue, step: int) -> str | None:
        """Return which sound of a cue to play: not the same variant twice in a row where there is another."""
        names = self._names.get(cue, ())
        if cue is Cue.JOIN:
            names = names[min(step, JOIN_STEPS - 1) :][:1]
        ready = [name for name in names if name in self._ready]
        fresh = [name for name in ready if name != self._last.get(cue)] or ready
        return self._chance.choice(fresh) if fresh else None

    def _start(self, cue: Cue, sound: pygame.mixer.Sound, loud: float) -> None:
        voices = self._voices.setdefault(cue, deque())
        live = [voice for voice in voices if device.plays(*voice)]
        oldest = live[0][0] if len(live) >= MOST_VOICES else None
        channel = device.start(sound, loud, oldest)
        if channel is not None:
            self._voices[cue] = deque([*(voice for voice in live if voice[0] is not oldest), (channel, sound)])

    # On the worker

    def _begin(self, mono: bool) -> None:
        """Open the mixer, if need be once more, and decode everything, what is heard first before the rest."""
        if self._closing or mono != self._mono or (self._open and mono == self._opened):
            return
        with self._mixer:
            self._end()
            self._open, self._opened = device.open_mixer(mono), mono
        if self._open:
            self._music.opened()
            self._decode(mono)

    def _decode(self, mono: bool) -> None:
        files = cue_files(self._folder)
        self._names = {cue: names_of(cue, files) for cue in Cue}
        left = _MOST_BYTES
        for name in in_order(files):
            if self._closing or mono != self._mono or left < 0:
                return
            sound = device.decode(files[name])
            if sound is not None:
                self._ready[name] = sound
                left -= device.bytes_of(sound)

    def _end(self) -> None:
        """Close the mixer, and let go of all that belongs to it."""
        if self._open:
            self._open = False
            self._music.closed()
            self._voices.clear()
            self._ready.clear()
            device.close_mixer()
