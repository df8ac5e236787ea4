"""What a player may set, and the file that keeps it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from copy import copy
from pathlib import Path
from typing import Any, Literal

import msgspec

from game.system.disk import is_temporary, put_aside, read_plain, write_anew
from game.system.i18n import _
from game.system.locks import LOCK_FILE, SETTINGS, take
from game.system.mother_tongue import AS_THE_SYSTEM

Speed = Literal["0.5", "1", "2", "4", "instant"]
SPEEDS: tuple[Speed, ...] = ("0.5", "1", "2", "4", "instant")
TEXT_SCALES: tuple[int, ...] = (80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200)
SoundAway = Literal["duck", "mute", "keep"]
SOUND_AWAY: tuple[SoundAway, ...] = ("duck", "mute", "keep")
"""What becomes of the sound while the window is not before its player."""
SPEECH_RATES: tuple[int, ...] = tuple(range(60, 301, 20))
"""How fast a voice reads, in per cent of what is usual."""
VOLUMES: tuple[int, ...] = tuple(range(0, 101, 5))
Confirm = Literal["always", "irreversible", "never"]
CONFIRM: tuple[Confirm, ...] = ("always", "irreversible", "never")
"""Which acts at the table are asked about before they are committed (UX M9)."""
HintLevel = Literal["rookie", "steady", "sharp"]
HINT_LEVELS: tuple[HintLevel, ...] = ("rookie", "steady", "sharp")
"""How deep the hints think: as the bots of that level."""
FILE_NAME = "settings.json"
_MOST_BYTES = 100_000
_BY_CONTROL = frozenset(("keys", "pads"))
"""Fields of which every entry is read on its own."""


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
    fair: bool = False
    saboteurs: int | None = None
    """How many by hand (R1.7); None: as printed."""
    aside: int = 0
    """How many cards of the deck by hand (R1.8)."""


class Settings(msgspec.Struct):
    """Every setting with its default. `text_scale` and volumes are in per cent, `window` in pixels."""

    speed_bots: Speed = "1"
    speed_own: Speed = "1"
    text_scale: int = 100
    full_screen: bool = False
    window: tuple[int, int] = (1280, 720)
    commit_at_once: bool = False
    language: str = AS_THE_SYSTEM
    last_setup: LastSetup | None = None
    volume_master: int = 80
    volume_music: int = 60
    volume_effects: int = 80
    volume_interface: int = 70
    muted: bool = False
    mono: bool = False
    sound_away: SoundAway = "duck"
    captions: bool = False
    reduced_motion: bool = False
    high_contrast: bool = False
    large_targets: bool = False
    """Whether what can be pressed is as high as on a television (UX S16)."""
    text_before: int = 100
    """The text size that the preset for a television has replaced: it comes back with it."""
    confirm: Confirm = "irreversible"
    monitor: int = 0
    """The screen on which the window was last, by its number in the system."""
    keys: dict[str, tuple[str, ...]] = {}
    """Keys that the player has chosen, by control; a control that is not named has its own."""
    pads: dict[str, tuple[str, ...]] = {}
    """Likewise for the inputs of a gamepad."""
    press_guard: bool = False
    """Whether a second press of the same key or button is not heard that follows within half a second."""
    read_aloud: bool = False
    """Whether a voice of the system reads what has the focus and what happens."""
    speech_rate: int = 100
    hint_level: HintLevel = "sharp"
    practice: bool = False
    """Whether one person alone may ask how their own move compares with the advice."""
    grid: bool = False
    """Whether letters and numbers show over the board."""
    finished_a_game: bool = False
    """Whether a person has played a game to its end with these settings: until then the title leads with learning."""
    lessons: tuple[str, ...] = ()
    """Lessons that were played to their end, by their names."""


def speed_factor(speed: Speed) -> float | None:
    """Return how many times as fast motions run; None is instant."""
    return None if speed == "instant" else float(speed)


def load_settings(
    folder: Path | None, mend: Callable[[Settings], Sequence[str]] = lambda _settings: ()
) -> tuple[Settings, str | None]:
    """Return the settings kept in `folder`, and one sentence if some of them could not be used. Never raises.

    A damaged file is put aside before a new one takes its place. `mend` takes out of the settings what only the window
    can judge, and returns the names of that.
    """
    if folder is None:
        return Settings(), None
    path = folder / FILE_NAME
    try:
        text = read_plain(path, _MOST_BYTES)
    except FileNotFoundError:
        return Settings(), None
    except OSError:
        return Settings(), _unreadable_sentence()
    stored = _decoded(text)
    settings, damaged = _from_fields(stored or {})
    found = copy(settings)
    mended = mend(settings)
    bad = list(dict.fromkeys((*(name for names in damaged.values() for name in names), *mended)))
    if stored is not None and not bad:
        return settings, None
    with suppress(OSError):
        put_aside(path, text)
    if mended:
        save_settings(settings, folder, found)
    return settings, _unreadable_sentence() if stored is None else _damaged_sentence(bad)


def kept_language(folder: Path | None) -> str:
    """Return the language that the settings in `folder` name, whatever else they hold. Never raises."""
    if folder is None:
        return AS_THE_SYSTEM
    try:
        stored = _decoded(read_plain(folder / FILE_NAME, _MOST_BYTES)) or {}
    except OSError:
        return AS_THE_SYSTEM
    language = stored.get("language", AS_THE_SYSTEM)
    return language if isinstance(language, str) else AS_THE_SYSTEM


def never_set(folder: Path | None) -> bool:
    """Return whether settings could be kept in `folder` and none ever were: the program starts for the first time."""
    return folder is not None and not os.path.lexists(folder / FILE_NAME)


def _decoded(text: bytes) -> dict[str, Any] | None:
    """Return what a settings file holds, None when it makes no sense."""
    try:
        stored = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return stored if isinstance(stored, dict) else None


def _unreadable_sentence() -> str:
    return _("The settings file could not be read, so every setting has its default.")


def _damaged_sentence(names: Iterable[str]) -> str:
    return _("These settings were damaged and have their defaults again: {names}.").format(
        names=", ".join(name.replace("_", " ") for name in names)
    )


def _from_fields(stored: dict[str, Any]) -> tuple[Settings, dict[str, list[str]]]:
    """Read each field on its own: an unknown one is passed over, a bad value gives way to the default.

    Return the settings, and by field the names of what was bad in it.
    """
    settings, bad = Settings(), {}
    for field in msgspec.structs.fields(Settings):
        if field.name not in stored:
            continue
        given = stored[field.name]
        value, names = _inputs(given, field.name) if field.name in _BY_CONTROL else (given, [])
        try:
            value = msgspec.convert(value, field.type)
        except (msgspec.ValidationError, RecursionError):
            bad[field.name] = [field.name]
            continue
        if _plausible(field.name, value):
            setattr(settings, field.name, value)
        else:
            names = [field.name]
        if names:
            bad[field.name] = names
    return settings, bad


def _inputs(given: Any, field: str) -> tuple[Any, list[str]]:
    """Return what of the chosen inputs is a list of texts, and the names of the controls where something is not."""
    if not isinstance(given, dict):
        return given, []
    lists = {control: inputs for control, inputs in given.items() if isinstance(inputs, list)}
    texts = {control: [one for one in inputs if isinstance(one, str)] for control, inputs in lists.items()}
    bad = [control for control, inputs in given.items() if inputs != texts.get(control)]
    usable = {control: inputs for control, inputs in texts.items() if inputs or control not in bad}
    return usable, [f"{field} {control}" for control in bad]


def _plausible(name: str, value: Any) -> bool:
    if name in ("text_scale", "text_before"):
        return value in TEXT_SCALES
    if name == "speech_rate":
        return value in SPEECH_RATES
    if name.startswith("volume_"):
        return value in VOLUMES
    if name == "window":
        return all(200 <= side <= 16384 for side in value)
    return True


def save_settings(settings: Settings, folder: Path | None, before: Settings | None = None) -> bool:
    """Put a new settings file in place. Returns False when that failed or there is no folder.

    Of settings that are as they were `before`, the file keeps what it holds: another window may have changed them.
    """
    if folder is None:
        return False
    path = folder / FILE_NAME
    held = take(folder / LOCK_FILE, SETTINGS)
    try:
        stored = _stored(path)
        merged = _merged(settings, before, stored)
        if merged != stored:
            write_anew(path, msgspec.json.format(msgspec.json.encode(merged), indent=2) + b"\n")
            _sweep(folder)
    except OSError:
        return False
    finally:
        if held is not None:
            held.release()
    return True


def _stored(path: Path) -> dict[str, Any]:
    """Return what the file holds now, nothing where there is none. Raises OSError where it cannot be looked into."""
    try:
        return _decoded(read_plain(path, _MOST_BYTES)) or {}
    except FileNotFoundError:
        return {}


def _merged(settings: Settings, before: Settings | None, stored: dict[str, Any]) -> dict[str, Any]:
    """Return what the file is to hold: all that it holds, but for what has changed, is missing or makes no sense."""
    now = msgspec.json.decode(msgspec.json.encode(settings))
    known = {} if before is None else msgspec.json.decode(msgspec.json.encode(before))
    bad = _from_fields(stored)[1]
    fresh = {
        name: value
        for name, value in now.items()
        if name not in stored or name in bad or name not in known or known[name] != value
    }
    return {**stored, **fresh}


def _sweep(folder: Path) -> None:
    """Remove what killed programs were writing."""
    with suppress(OSError):
        for name in os.listdir(folder):
            if name.startswith(FILE_NAME) and is_temporary(name.removeprefix(FILE_NAME)):
                os.unlink(folder / name)
