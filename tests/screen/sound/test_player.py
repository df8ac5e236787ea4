"""The player of sounds: from a worker, silent and content without a mixer, mixed as the settings say (UX M27)."""

from __future__ import annotations

import random
import threading
import wave
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path

import pygame
import pytest
from screen.driving import AtOnce

from game.sound import device, player
from game.sound.cues import JOIN_STEPS, Cue
from game.sound.files import cue_files, in_order, names_of, sound_folder
from game.sound.mixing import Bus, bus_of, gain
from game.sound.player import MOST_VOICES, MixerPlayer
from game.system.settings import Settings, SoundAway
from game.ui.context import one_thread

VARIANTS = 3


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A tenth of a second of silence for some cues."""
    names = [(cue, f"{cue}-{number}") for cue in (Cue.LAY, Cue.BUTTON) for number in range(1, VARIANTS + 1)]
    names += [(Cue.JOIN, f"join-{step:02}") for step in range(1, JOIN_STEPS + 1)]
    for cue, name in names:
        write_silence(tmp_path / cue / f"{name}.wav")
    return tmp_path


def write_silence(path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(44_100)
        file.writeframes(bytes(4 * 4410))


class Started:
    """What was played, and how loud; channels that are always busy."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        self.loud: list[float] = []
        self.instead: list[object] = []
        self.known: dict[int, str] = {}
        monkeypatch.setattr(device, "start", self.start)
        monkeypatch.setattr(device, "plays", lambda _channel, _sound: True)
        decode = device.decode

        def remember(path: Path) -> pygame.mixer.Sound | None:
            sound = decode(path)
            self.known[id(sound)] = path.stem
            return sound

        monkeypatch.setattr(device, "decode", remember)

    def start(self, sound: object, loud: float, instead: object) -> object:
        self.names.append(self.known[id(sound)])
        self.loud.append(loud)
        self.instead.append(instead)
        return object()


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    return Started(monkeypatch)


Make = Callable[..., MixerPlayer]


@pytest.fixture
def make(folder: Path) -> Iterator[Make]:
    made: list[MixerPlayer] = []

    def at_once(settings: Settings | None = None, worker: Callable[[str], Executor] | None = None) -> MixerPlayer:
        made.append(MixerPlayer(settings or Settings(), worker or (lambda _name: AtOnce()), random.Random(1), folder))
        return made[-1]

    yield at_once
    for each in made:
        each.close()


def test_every_cue_has_its_files() -> None:
    files = cue_files(sound_folder())
    missing = [name for cue in Cue for name in names_of(cue, files) or (cue,) if name not in files]
    assert not missing


def test_all_files_are_wanted_and_the_likely_ones_first() -> None:
    files = cue_files(sound_folder())
    order = in_order(files)
    assert sorted(order) == sorted(files)
    assert order.index("button-1") < order.index("trap-1") < order.index("ceremony-1") or len(order) > len(Cue)
    assert order.index("lay-1") < order.index("trap-1")


def test_the_same_variant_never_comes_twice_in_a_row(make: Make, started: Started) -> None:
    sounds = make()
    for _ in range(40):
        sounds.play(Cue.LAY)
    assert all(a != b for a, b in zip(started.names, started.names[1:], strict=False))
    assert set(started.names) == {"lay-1", "lay-2", "lay-3"}


@pytest.mark.parametrize(("step", "name"), [(0, "join-01"), (7, "join-08"), (15, "join-16"), (99, "join-16")])
def test_a_step_is_a_note(make: Make, started: Started, step: int, name: str) -> None:
    make().play(Cue.JOIN, step)
    assert started.names == [name]


def test_a_cue_is_heard_a_few_times_at_once_and_then_in_place_of_its_oldest(make: Make, started: Started) -> None:
    sounds = make()
    for _ in range(MOST_VOICES + 2):
        sounds.play(Cue.LAY)
    assert started.instead[:MOST_VOICES] == [None] * MOST_VOICES
    assert None not in started.instead[MOST_VOICES:]
    assert len(set(map(id, started.instead[MOST_VOICES:]))) == 2


def test_a_cue_without_a_file_is_not_heard(make: Make, started: Started) -> None:
    make().play(Cue.DRUM)
    assert started.names == []


def test_sounds_are_decoded_and_the_mixer_opened_beside_the_frames(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[str] = set()

    def noted(work: Callable[..., object]) -> Callable[..., object]:
        def run(*args: object) -> object:
            threads.add(threading.current_thread().name)
            return work(*args)

        return run

    for name in ("decode", "open_mixer"):
        monkeypatch.setattr(device, name, noted(getattr(device, name)))
    workers: list[Executor] = []

    def worker(name: str) -> Executor:
        workers.append(one_thread(name))
        return workers[-1]

    make(worker=worker)
    workers[0].submit(lambda: None).result()
    assert threads
    assert all(name.startswith("sound") for name in threads)


def test_nothing_is_heard_and_nothing_waits_before_the_worker_is_ready(
    make: Make, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, entered = threading.Event(), threading.Event()
    really = device.open_mixer

    def slow(mono: bool) -> bool:
        entered.set()
        go_on.wait()
        return really(mono)

    monkeypatch.setattr(device, "open_mixer", slow)
    workers: list[Executor] = []

    def worker(name: str) -> Executor:
        workers.append(one_thread(name))
        return workers[-1]

    sounds = make(worker=worker)
    entered.wait()
    sounds.play(Cue.LAY)
    assert started.names == []
    go_on.set()
    workers[0].submit(lambda: None).result()
    sounds.play(Cue.LAY)
    assert len(started.names) == 1


def no_device(*_args: object, **_named: object) -> None:
    raise pygame.error("no such device")


def no_mixer(*_args: object, **_named: object) -> None:
    raise NotImplementedError("mixer module not available")


@pytest.mark.parametrize("fails", [no_device, no_mixer])
def test_without_a_device_or_a_mixer_it_is_silent_and_content(
    make: Make, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], fails: Callable[..., None]
) -> None:
    monkeypatch.setattr(pygame.mixer, "init", fails)
    sounds = make()
    sounds.play(Cue.LAY)
    sounds.hear(pygame.Event(pygame.WINDOWFOCUSLOST))
    sounds.hear(pygame.Event(pygame.WINDOWFOCUSGAINED))
    sounds.mix()
    assert capfd.readouterr() == ("", "")


def test_a_device_that_goes_away_is_no_fault(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = make()
    monkeypatch.setattr(pygame.mixer, "find_channel", no_device)
    sounds.play(Cue.LAY)
    sounds.play(Cue.LAY)


def test_a_device_that_comes_is_found_when_the_window_comes_back(
    make: Make, started: Started, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pygame.mixer, "init", no_device)
        sounds = make()
    sounds.play(Cue.LAY)
    assert started.names == []
    sounds.hear(pygame.Event(pygame.WINDOWFOCUSGAINED))
    sounds.play(Cue.LAY)
    assert len(started.names) == 1


def test_linux_without_any_sound_system_is_not_even_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("SDL_AUDIODRIVER", "PULSE_SERVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(Path, "glob", lambda _path, _pattern: iter(()))
    monkeypatch.setattr(Path, "exists", lambda _path: False)
    monkeypatch.setattr(pygame.mixer, "init", lambda *_args, **_named: pytest.fail("asked"))
    assert not device.open_mixer(mono=False)


@pytest.mark.parametrize("bus", Bus)
def test_each_volume_acts_on_its_own_bus_and_the_master_on_all(bus: Bus) -> None:
    full = Settings(volume_master=100, volume_music=100, volume_effects=100, volume_interface=100)
    assert gain(full, bus) == 1
    for other in Bus:
        settings = Settings(volume_master=100, volume_music=100, volume_effects=100, volume_interface=100)
        setattr(settings, f"volume_{other}", 0)
        assert gain(settings, bus) == (0 if other is bus else 1)
    full.volume_master = 50
    assert 0 < gain(full, bus) < 0.5
    full.volume_master = 0
    assert gain(full, bus) == 0


def test_volumes_apply_to_the_next_sound(make: Make, started: Started) -> None:
    settings = Settings(volume_master=100, volume_effects=100, volume_interface=0)
    sounds = make(settings)
    sounds.play(Cue.LAY)
    sounds.play(Cue.BUTTON)
    settings.volume_effects = 50
    sounds.play(Cue.LAY)
    assert started.loud == [1, 0.25]


def test_mute_silences_everything_and_keeps_the_volumes(make: Make, started: Started) -> None:
    settings = Settings()
    sounds = make(settings)
    settings.muted = True
    sounds.mix()
    sounds.play(Cue.LAY)
    assert started.names == []
    settings.muted = False
    sounds.mix()
    sounds.play(Cue.LAY)
    assert started.loud == [gain(Settings(), Bus.EFFECTS)]


@pytest.mark.parametrize(("policy", "share"), [("duck", 0.25), ("mute", 0), ("keep", 1)])
@pytest.mark.parametrize("kind", player.AWAY)
def test_a_window_that_goes_ducks_mutes_or_keeps(
    make: Make, started: Started, policy: SoundAway, share: float, kind: int
) -> None:
    sounds = make(Settings(sound_away=policy))
    whole = gain(Settings(), Bus.EFFECTS)
    sounds.hear(pygame.Event(kind))
    sounds.play(Cue.LAY)
    assert started.loud == ([share * whole] if share else [])
    sounds.hear(pygame.Event(pygame.WINDOWFOCUSGAINED))
    sounds.play(Cue.LAY)
    assert started.loud[-1] == whole


def test_mono_opens_the_mixer_anew_with_one_channel_and_stereo_with_two(make: Make, started: Started) -> None:
    settings = Settings()
    sounds = make(settings)
    for mono, channels in ((True, 1), (False, 2)):
        settings.mono = mono
        sounds.mix()
        assert pygame.mixer.get_init() == (device.RATE, -16, channels)
        sounds.play(Cue.LAY)
    assert len(started.names) == 2


def test_the_first_sound_is_heard_within_forty_milliseconds() -> None:
    assert 2 * device.BUFFER / device.RATE + 1 / 60 <= 0.040


def test_what_answers_a_hand_goes_by_the_volume_of_the_interface() -> None:
    assert {cue for cue in Cue if bus_of(cue) is Bus.INTERFACE} >= {Cue.BUTTON, Cue.PICK_UP, Cue.YOUR_TURN}
    assert {bus_of(cue) for cue in (Cue.LAY, Cue.JOIN, Cue.DRUM, Cue.COIN)} == {Bus.EFFECTS}
