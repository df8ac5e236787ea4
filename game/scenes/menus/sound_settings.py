"""The part of the settings that is about sound (UX M27)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.sound.cues import Cue
from game.system.i18n import _
from game.system.settings import SOUND_AWAY, VOLUMES, Settings, SoundAway
from game.ui.bindings import Control, key_name
from game.ui.context import Context
from game.ui.layout import column, form_row
from game.ui.scene import Change
from game.ui.theme import PARCHMENT_INK
from game.ui.viewport import Viewport
from game.ui.widgets.cycler import Cycler
from game.ui.widgets.richtext import RichText
from game.ui.widgets.slider import Slider
from game.ui.widgets.toggle import Toggle
from game.ui.widgets.widget import Widget


class SoundSettings:
    """Places sliders and switches; what they change is heard and kept at once."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._muted = context.settings.muted

    @property
    def stale(self) -> bool:
        """Whether a key has changed what is placed."""
        return self._muted != self._context.settings.muted

    def place(self, area: pygame.Rect, gap: int, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place everything from the top of `area` down; return it and its foot."""
        settings = self._context.settings
        self._muted = settings.muted
        heading = RichText(_("Sound"), face="heading", size=22, colour=PARCHMENT_INK)
        parts: list[Widget] = [heading]
        foot = column(parts, area, 0, viewport) + gap
        away = [(way, _away_words(way)) for way in SOUND_AWAY]
        rows: list[tuple[str, Widget]] = [
            (_("Everything"), self._slider("volume-master", settings.volume_master, self._set_master)),
            (_("Music"), self._slider("volume-music", settings.volume_music, self._set_music)),
            (_("Cards and tunnels"), self._slider("volume-effects", settings.volume_effects, self._set_effects)),
            (_("Buttons and bells"), self._slider("volume-interface", settings.volume_interface, self._set_interface)),
            (_("While you are in another window"), Cycler("sound-away", away, settings.sound_away, self._set_away)),
        ]
        for words, control in rows:
            label = RichText(words, size=17, colour=PARCHMENT_INK)
            foot = form_row(label, control, pygame.Rect(area.x, foot, area.w, 0), viewport) + gap
            parts += [label, control]
        switches = self._switches(settings)
        return [*parts, *switches], column(switches, pygame.Rect(area.x, foot, area.w, 0), gap, viewport)

    def _switches(self, settings: Settings) -> list[Widget]:
        mute = _("Sound off ({key})").format(key=key_name(Control.MUTE))
        return [
            Toggle("muted", mute, settings.muted, self._set_muted),
            Toggle("mono", _("The same in both ears (mono)"), settings.mono, self._set_mono),
            Toggle(
                "captions", _("Words in the log for sounds that tell something"), settings.captions, self._set_words
            ),
        ]

    def _slider(self, name: str, value: int, on_change: Callable[[int], Change]) -> Slider:
        return Slider(name, VOLUMES, value, _percent, on_change)

    def _set_master(self, volume: int) -> Change:
        self._context.settings.volume_master = volume
        return self._keep(Cue.LAY)

    def _set_music(self, volume: int) -> Change:
        self._context.settings.volume_music = volume
        return self._keep()

    def _set_effects(self, volume: int) -> Change:
        self._context.settings.volume_effects = volume
        return self._keep(Cue.LAY)

    def _set_interface(self, volume: int) -> Change:
        self._context.settings.volume_interface = volume
        return self._keep(Cue.YOUR_TURN)

    def _set_away(self, way: SoundAway) -> Change:
        self._context.settings.sound_away = way
        return self._keep()

    def _set_muted(self, muted: bool) -> Change:
        self._context.settings.muted = self._muted = muted
        return self._keep()

    def _set_mono(self, mono: bool) -> Change:
        self._context.settings.mono = mono
        return self._keep()

    def _set_words(self, captions: bool) -> Change:
        self._context.settings.captions = captions
        return self._keep()

    def _keep(self, trial: Cue | None = None) -> Change:
        """Mix anew, write the settings, and let `trial` be heard as loud as it is now."""
        self._context.sound.mix()
        self._context.keep_settings()
        if trial is not None:
            self._context.sound.play(trial)
        return None


def _away_words(way: SoundAway) -> str:
    words = {"duck": _("Quieter"), "mute": _("Silent"), "keep": _("As loud as ever")}
    return words[way]


def _percent(value: int) -> str:
    return f"{value}%"
