"""Sound: how long after its key frame a cue is heard, what playing it costs the frame, and what all effects take.

Run by `pytest tests/bench`.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import Executor

import pygame
import pytest
from bench.figures import Figures

from game.sound import device
from game.sound.cues import Cue
from game.sound.files import cue_files, sound_folder
from game.sound.player import MixerPlayer
from game.system.settings import Settings
from game.tabletop.motions.timeline import Motion, Timeline
from game.ui.context import one_thread

STEP = 1000 / 60
LATEST = 40.0
"""Milliseconds from the frame that shows the key of a storyboard to its sound."""


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch, figures: Figures) -> Iterator[MixerPlayer]:
    """A player with everything decoded, on the dummy driver."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    workers: list[Executor] = []

    def worker(name: str) -> Executor:
        workers.append(one_thread(name))
        return workers[-1]

    begun = time.perf_counter()
    player = MixerPlayer(Settings(), worker, random.Random(1))
    workers[0].submit(lambda: None).result()
    figures.note("sound: mixer open and all effects decoded", time.perf_counter() - begun, "s", 3.0)
    yield player
    player.close()


def draw_nothing(_canvas: pygame.Surface, _t: float) -> None:
    return


def test_a_sound_follows_its_key_frame(sounds: MixerPlayer, figures: Figures) -> None:
    late: list[float] = []
    cost: list[float] = []
    for key in range(40, 240):
        timeline, now = Timeline(), 0.0
        timeline.add([Motion("moves", 0, 400, draw_nothing, cue=Cue.LAY, cue_at=key)])
        while timeline.busy:
            timeline.update(STEP, 1)
            now += STEP
            for cue, step in timeline.take_cues():
                begun = time.perf_counter()
                sounds.play(cue, step)
                cost.append((time.perf_counter() - begun) * 1000)
                late.append(now - key + cost[-1])
    buffers = 2 * device.BUFFER / device.RATE * 1000
    figures.note("sound: a cue is played, median", statistics.median(cost), "ms", 0.5)
    figures.note("sound: key frame to loudspeaker, worst", max(cost) + buffers, "ms", LATEST)
    figures.note(
        "sound: key, between two frames, to loudspeaker, median", statistics.median(late) + buffers, "ms", LATEST
    )


def test_all_effects_fit_into_memory(sounds: MixerPlayer, figures: Figures) -> None:
    assert sounds
    decoded = [device.decode(path) for path in cue_files(sound_folder()).values()]
    size = sum(device.bytes_of(sound) for sound in decoded if sound is not None)
    figures.note("sound: all effects decoded", size / 1e6, "MB", 16.0)
