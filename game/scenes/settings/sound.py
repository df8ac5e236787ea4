"""The tab *Sound* (UX M27). What is changed is heard at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.scenes.settings.rows import Row, choice, percent, switch
from game.sound.cues import Cue
from game.system.i18n import _
from game.system.settings import SOUND_AWAY, VOLUMES, SoundAway
from game.ui.bindings import Control, with_key
from game.ui.context import Context


def sound_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    card = partial(context.sound.play, Cue.LAY)
    bell = partial(context.sound.play, Cue.YOUR_TURN)
    away = [(way, _away_words(way)) for way in SOUND_AWAY]
    return [
        loudness(context, _("Everything")),
        percent(context, "volume_music", _("Music"), VOLUMES),
        percent(context, "volume_effects", _("Cards and tunnels"), VOLUMES, trial=card),
        percent(context, "volume_interface", _("Buttons and bells"), VOLUMES, trial=bell),
        choice(context, "sound_away", _("While you are in another window"), away),
        switch(context, "muted", with_key(_("Sound off"), Control.MUTE)),
        switch(context, "mono", _("The same in both ears (mono)")),
        switch(context, "captions", _("Words in the log for sounds that tell something")),
    ]


def loudness(context: Context, words: str) -> Row:
    """Return the row of how loud everything is."""
    return percent(context, "volume_master", words, VOLUMES, trial=partial(context.sound.play, Cue.LAY))


def _away_words(way: SoundAway) -> str:
    words = {"duck": _("Quieter"), "mute": _("Silent"), "keep": _("As loud as ever")}
    return words[way]
