"""What follows a change of settings: it counts at once and is kept at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy
from typing import Any

import msgspec

from game.system.mother_tongue import speak
from game.system.settings import Settings
from game.ui.bindings import use_bindings
from game.ui.chosen import bindings_of
from game.ui.context import Context

TELEVISION_SCALE = 150
"""The text size for a television at least: body text of 26 pixels at 1080p."""
_MEASURED = frozenset({"text_scale", "full_screen", "high_contrast", "large_targets", "keys", "pads", "language"})
"""What the layout hangs on: the window measures anew."""
_MIXED = frozenset(
    {"volume_master", "volume_music", "volume_effects", "volume_interface", "muted", "mono", "sound_away"}
)
"""What is heard in how loud things are."""
_BOUND = frozenset({"keys", "pads"})

NOT_FOR_PEOPLE = frozenset({"window", "monitor", "last_setup", "text_before", "finished_a_game", "lessons"})
"""Fields that no row changes: the game keeps in them what it saw people do elsewhere. They are never put back."""
FOR_PEOPLE: tuple[str, ...] = tuple(
    field.name for field in msgspec.structs.fields(Settings) if field.name not in NOT_FOR_PEOPLE
)


def change(context: Context, field: str, value: Any) -> None:
    """Give a setting another value, put it in force and keep it."""
    setattr(context.settings, field, value)
    put_in_force(context, (field,))


def set_television(context: Context, on: bool) -> None:
    """Make text and targets as large as on a television, or as they were before (UX S16)."""
    context.settings.large_targets = on
    if on:
        _enlarge(context.settings)
    else:
        _make_small_again(context.settings)
    put_in_force(context, ("large_targets", "text_scale"))


def _enlarge(settings: Settings) -> None:
    settings.text_before = settings.text_scale
    settings.text_scale = max(settings.text_scale, TELEVISION_SCALE)


def _make_small_again(settings: Settings) -> None:
    """Give the text its former size again, unless its player has chosen another one meanwhile."""
    if settings.text_scale == TELEVISION_SCALE:
        settings.text_scale = settings.text_before


def put_back(context: Context, fields: Iterable[str]) -> None:
    """Give settings their defaults again, put them in force and keep them."""
    defaults = Settings()
    changed = tuple(differing(context.settings, fields))
    if "large_targets" in changed:
        _make_small_again(context.settings)
    for field in changed:
        setattr(context.settings, field, copy(getattr(defaults, field)))
    put_in_force(context, changed)


def differing(settings: Settings, fields: Iterable[str]) -> list[str]:
    """Return which of the fields do not have their default."""
    defaults = Settings()
    return [field for field in fields if getattr(settings, field) != getattr(defaults, field)]


def put_in_force(context: Context, fields: Collection[str]) -> None:
    """Let a change of these fields be seen and heard, and write the settings."""
    if "language" in fields:
        speak(context.settings.language)
    if not _BOUND.isdisjoint(fields):
        use_bindings(bindings_of(context.settings))
    if not _MEASURED.isdisjoint(fields):
        context.relayout = True
    if not _MIXED.isdisjoint(fields):
        context.sound.mix()
    context.keep_settings()
