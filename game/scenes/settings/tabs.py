"""The tabs of the settings: their names, their order, and which rows are on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum

from game.engine.total import total
from game.scenes.settings.accessibility import accessibility_rows
from game.scenes.settings.controls import controls_rows
from game.scenes.settings.data import data_rows
from game.scenes.settings.display import display_rows
from game.scenes.settings.language import language_rows
from game.scenes.settings.play import play_rows
from game.scenes.settings.rows import Row
from game.scenes.settings.sound import sound_rows
from game.system.i18n import N_, _
from game.ui.context import Context


class Tab(StrEnum):
    """The tabs in their order."""

    PLAY = "play"
    DISPLAY = "display"
    SOUND = "sound"
    CONTROLS = "controls"
    ACCESSIBILITY = "accessibility"
    LANGUAGE = "language"
    DATA = "data"


_WORDS: Mapping[Tab, str] = total(
    Tab,
    {
        Tab.PLAY: N_("Play"),
        Tab.DISPLAY: N_("Display"),
        Tab.SOUND: N_("Sound"),
        Tab.CONTROLS: N_("Controls"),
        Tab.ACCESSIBILITY: N_("Accessibility"),
        Tab.LANGUAGE: N_("Language"),
        Tab.DATA: N_("Data"),
    },
)

TAB_ROWS: Mapping[Tab, Callable[[Context], Sequence[Row]]] = total(
    Tab,
    {
        Tab.PLAY: play_rows,
        Tab.DISPLAY: display_rows,
        Tab.SOUND: sound_rows,
        Tab.CONTROLS: controls_rows,
        Tab.ACCESSIBILITY: accessibility_rows,
        Tab.LANGUAGE: language_rows,
        Tab.DATA: data_rows,
    },
)
"""The rows of each tab, made anew as the settings are now."""


def tab_words(tab: Tab) -> str:
    """Return the name of a tab as a player reads it."""
    return _(_WORDS[tab])
