"""The mixer of the system, opened and fed beside the frames. Where there is none nothing is heard, and nothing said."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

RATE, BUFFER = 44_100, 512
"""Samples in a second and in a buffer: what is played now is heard within two buffers, 23 ms."""
CHANNELS = 24
_SOCKETS = ("pulse/native", "pipewire-0")
FAULTS = (pygame.error, NotImplementedError, OSError)
"""No device, a device that went, a pygame without its mixer."""


def _likely() -> bool:
    """Return whether the system has a way to be heard at all; on Linux the attempts of its libraries are noisy."""
    if sys.platform != "linux" or os.environ.get("SDL_AUDIODRIVER") or os.environ.get("PULSE_SERVER"):
        return True
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    if runtime and any(Path(runtime, socket).exists() for socket in _SOCKETS):
        return True
    devices = Path("/dev/snd")
    return any(devices.glob("pcm*p")) or Path("/dev/dsp").exists()


def open_mixer(mono: bool) -> bool:
    """Open the mixer; False where that cannot be done. Blocks: called from a worker."""
    if not _likely():
        return False
    try:
        pygame.mixer.init(RATE, -16, 1 if mono else 2, BUFFER, allowedchanges=0)
        pygame.mixer.set_num_channels(CHANNELS)
    except FAULTS:
        return False
    return True


def close_mixer() -> None:
    """Close the mixer. No sound and no channel of it may be touched after that."""
    try:
        pygame.mixer.quit()
    except FAULTS:
        return


def decode(path: Path) -> pygame.mixer.Sound | None:
    """Return a sound ready to be played, None where the file is no sound. Called from a worker."""
    try:
        return pygame.mixer.Sound(path)
    except FAULTS:
        return None


def start(
    sound: pygame.mixer.Sound, volume: float, instead: pygame.mixer.Channel | None
) -> pygame.mixer.Channel | None:
    """Play a sound at once: in place of what a channel plays, else on a free channel, else on the longest-playing."""
    try:
        channel = instead or pygame.mixer.find_channel(force=True)
        channel.play(sound)
        channel.set_volume(volume)
    except FAULTS:
        return None
    return channel


def hush() -> None:
    """Break off whatever is heard but music."""
    try:
        pygame.mixer.stop()
    except FAULTS:
        return


def bytes_of(sound: pygame.mixer.Sound) -> int:
    """Return about how much memory a decoded sound takes, as if it had two channels."""
    return round(sound.get_length() * RATE * 4)


def plays(channel: pygame.mixer.Channel, sound: pygame.mixer.Sound) -> bool:
    """Return whether a channel still plays this sound."""
    try:
        return channel.get_sound() is sound
    except FAULTS:
        return False
