"""The buttons of the table: what they say, and when they can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.art.plates import PlateStyle
from game.i18n import N_, _
from game.settings import Speed
from game.tabletop.layout import TableLayout
from game.ui.bindings import Control, key_name
from game.ui.scene import Change
from game.ui.text import text_width
from game.ui.theme import font
from game.ui.widgets.button import Button

Act = Callable[[], Change]

_PADDING = 36
_ICON_ROOM = 40


class _Face(NamedTuple):
    label: str
    icon: str
    tooltip: str
    control: Control | None = None


_FACES: Mapping[str, _Face] = {
    "rotate": _Face(N_("Rotate"), "rotate", N_("Turn the card round"), Control.ROTATE),
    "pass": _Face(N_("Pass"), "pass", N_("Give the selected card up"), Control.PASS),
    "end-turn": _Face(N_("End turn"), "end", N_("What lies there is played"), Control.END_TURN),
    "peek": _Face(N_("Peek"), "eye", N_("Show or hide what is private"), Control.PEEK),
    "undo": _Face("", "undo", N_("Take the card back"), Control.UNDO),
    "speed": _Face("", "speed", N_("Speed of the bots")),
    "fit": _Face("", "fit", N_("Show the whole board"), Control.FIT),
    "log": _Face("", "log", N_("Log"), Control.LOG),
    "curtain": _Face("", "lock", N_("Draw the curtain"), Control.CURTAIN),
    "menu": _Face("", "menu", N_("Menu"), Control.CANCEL),
}
_SIZES: Mapping[str, float] = {"end-turn": 23, "rotate": 19, "pass": 19, "peek": 18, "speed": 14}
SPEED_WORDS: Mapping[Speed, str] = {"0.5": "½×", "1": "1×", "2": "2×", "4": "4×", "instant": N_("max")}


def make_buttons(layout: TableLayout, acts: Mapping[str, Act], speed: Speed) -> list[Button]:
    """Every button of this layout in its place, with as much of its face as there is room for."""
    made = []
    for name, rect in layout.buttons.items():
        face = _FACES[name]
        label = _(SPEED_WORDS[speed]) if name == "speed" else _(face.label) if face.label else ""
        size, icon = _fitting(layout, label, face.icon, rect.w, _SIZES.get(name, 18))
        tooltip = _(face.tooltip)
        if face.control is not None:
            tooltip = _("{what} ({key})").format(what=tooltip, key=key_name(face.control))
        button = Button(name, label, acts[name], style="slate", icon=icon, tooltip=tooltip, size=size)
        button.place(rect, layout.viewport)
        made.append(button)
    return made


def set_style(button: Button, style: PlateStyle, enabled: bool) -> bool:
    """True when the button looks different now."""
    same = button.style == style and button.enabled == enabled
    button.style, button.enabled = style, enabled
    return not same


def _fitting(layout: TableLayout, label: str, icon: str, width: int, size: float) -> tuple[float, str]:
    """The largest lettering at which the label stands on one line, and the icon if there is room beside it."""
    if not label:
        return size, icon
    viewport = layout.viewport
    for room in (_PADDING + _ICON_ROOM, _PADDING):
        trial = size
        while trial > size * 0.75:
            if text_width(label, font("bold", viewport.text(trial))) + layout.px(room) <= width:
                return trial, icon if room > _PADDING else ""
            trial -= 1
    while trial > 8 and text_width(label, font("bold", viewport.text(trial))) + layout.px(_PADDING) > width:
        trial -= 0.5
    return trial, ""
