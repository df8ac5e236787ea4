"""The rows that tabs are made of: words, a control, at will a sentence, and the settings that the control changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from game.art.naming import IconName
from game.scenes.settings.effects import change
from game.system.i18n import _
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.theme import PARCHMENT_INK
from game.ui.widgets.button import Button
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a tab.

    `words` stand before the control, or are said by the control itself (`whole`): it then takes the whole width.
    `note` explains it in a sentence. `fields` are the names of the settings that it changes: *Reset this tab* puts
    them back. `share` is the part of the width that the words have.
    """

    words: str
    control: Widget
    note: str = ""
    fields: tuple[str, ...] = ()
    whole: bool = False
    share: float = 0.42
    heads: bool = False
    """Whether it only stands over others: a search passes it over."""
    also: str = ""
    """What a search finds it by beside its words and its note."""


def switch(context: Context, field: str, words: str, note: str = "") -> Row:
    """Return the row of a setting that is on or off."""
    control = Toggle(_name(field), words, getattr(context.settings, field), _setter(context, field, None))
    return Row(words, control, note, (field,), whole=True)


def choice(context: Context, field: str, words: str, choices: Sequence[tuple[Value, str]], note: str = "") -> Row:
    """Return the row of a setting with a few values, each a pair of the value and its words."""
    control = Cycler(_name(field), choices, getattr(context.settings, field), _setter(context, field, None))
    control.called = words
    return Row(words, control, note, (field,))


def percent(
    context: Context,
    field: str,
    words: str,
    steps: Sequence[int],
    note: str = "",
    *,
    trial: Callable[[], None] | None = None,
) -> Row:
    """Return the row of a setting in per cent; `trial` shows what the new value is like."""
    set_value = _setter(context, field, trial)
    control = Slider(_name(field), steps, getattr(context.settings, field), _percent_words, set_value)
    control.called = words
    return Row(words, control, note, (field,))


def _percent_words(value: int) -> str:
    return _("{percent}%").format(percent=value)


def action(name: str, words: str, act: Callable[[], Change], icon: IconName, note: str = "", why_not: str = "") -> Row:
    """Return the row of a button; with `why_not` it cannot be pressed now and says so."""
    button = Button(name, words, act, style="slate", icon=icon, size=17, centred=False)
    button.why_not, button.enabled = why_not, not why_not
    return Row(words, button, why_not or note, whole=True)


def fact(words: str, value: str, note: str = "") -> Row:
    """Return a row that only tells something."""
    return Row(words, RichText(value, face="strong", size=16, colour=PARCHMENT_INK), note)


def heading(words: str) -> Row:
    """Return a row that stands over others."""
    return Row(words, RichText(words, face="heading", size=20, colour=PARCHMENT_INK), whole=True, heads=True)


def sentence(words: str, fields: tuple[str, ...]) -> Row:
    """Return a row that says what is to be done on the rows below it, which change these settings."""
    return Row(words, RichText(words, size=16, colour=PARCHMENT_INK), fields=fields, whole=True)


def _name(field: str) -> str:
    return field.replace("_", "-")


def _setter(context: Context, field: str, trial: Callable[[], None] | None) -> Callable[[Any], Change]:
    def set_value(value: Any) -> Change:
        change(context, field, value)
        if trial is not None:
            trial()
        return None

    return set_value
