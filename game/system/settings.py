"""What a player may set, and the file that keeps it."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.system.i18n import _

Speed = Literal["0.5", "1", "2", "4", "instant"]
SPEEDS: tuple[Speed, ...] = ("0.5", "1", "2", "4", "instant")
TEXT_SCALES: tuple[int, ...] = (80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200)
FILE_NAME = "settings.json"
_MOST_BYTES = 100_000


class LastSeat(msgspec.Struct, frozen=True):
    """One seat of the last set-up: its name and its mind (`human` or a bot's)."""

    name: str
    mind: str


class LastSetup(msgspec.Struct, frozen=True):
    """The last set-up as the player left it; `switches` holds only the house rules, by their record names."""

    seats: tuple[LastSeat, ...]
    edition: str = "rebel"
    switches: dict[str, str | bool] = {}
    starter: int | None = None
    saboteur2: bool = False
    bonus_nuggets: bool = False
    table_talk: bool | None = None
    """None: on when bots sit."""


class Settings(msgspec.Struct):
    """Every setting with its default. `text_scale` is in per cent, `window` in pixels."""

    speed_bots: Speed = "1"
    speed_own: Speed = "1"
    text_scale: int = 100
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    commit_at_once: bool = False
    language: str = "en"
    last_setup: LastSetup | None = None


def speed_factor(speed: Speed) -> float | None:
    """Return how many times as fast motions run; None is instant."""
    return None if speed == "instant" else float(speed)


def load_settings(folder: Path | None) -> tuple[Settings, str | None]:
    """Return the settings kept in `folder`, and one sentence if some of them could not be used. Never raises.

    A damaged file is put aside before a new one takes its place.
    """
    if folder is None or not (folder / FILE_NAME).exists():
        return Settings(), None
    settings, damage = _read(folder / FILE_NAME)
    if damage is not None:
        with suppress(OSError):
            shutil.copyfile(folder / FILE_NAME, folder / f"{FILE_NAME}.damaged")
    return settings, damage


def _read(path: Path) -> tuple[Settings, str | None]:
    try:
        with path.open("rb") as file:
            text = file.read(_MOST_BYTES)
        stored = msgspec.json.decode(text)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Settings(), _("The settings file could not be read, so every setting has its default.")
    if not isinstance(stored, dict):
        return Settings(), _("The settings file could not be read, so every setting has its default.")
    return _from_fields(stored)


def _from_fields(stored: dict[str, Any]) -> tuple[Settings, str | None]:
    """Read each field on its own: an unknown one is passed over, a bad value gives way to the default."""
    settings, bad = Settings(), []
    for field in msgspec.structs.fields(Settings):
        if field.name not in stored:
            continue
        try:
            value = msgspec.convert(stored[field.name], field.type)
        except (msgspec.ValidationError, RecursionError):
            bad.append(field.name)
            continue
        if _plausible(field.name, value):
            setattr(settings, field.name, value)
        else:
            bad.append(field.name)
    if not bad:
        return settings, None
    return settings, _("These settings were damaged and have their defaults again: {names}.").format(
        names=", ".join(name.replace("_", " ") for name in bad)
    )


def _plausible(name: str, value: Any) -> bool:
    if name == "text_scale":
        return value in TEXT_SCALES
    if name == "window":
        return all(200 <= side <= 16384 for side in value)
    return True


def save_settings(settings: Settings, folder: Path | None) -> bool:
    """Write a temporary file and put it in place. Returns False when that failed or there is no folder."""
    if folder is None:
        return False
    target, temporary = folder / FILE_NAME, folder / f"{FILE_NAME}.{os.getpid()}.tmp"
    try:
        temporary.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
        temporary.replace(target)
    except OSError:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        return False
    return True
