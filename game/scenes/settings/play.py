"""The tab *Play*: how fast, and how a card is committed."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.settings.rows import Row, choice, switch
from game.system.i18n import _
from game.system.settings import CONFIRM, HINT_LEVELS, SPEEDS, Confirm, Speed
from game.ui.context import Context
from game.words.characters import level_words
from game.words.practice import practice_note, practice_words
from game.words.things import speed_words


def play_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab."""
    speeds = [(speed, _speed_words(speed)) for speed in SPEEDS]
    ways = [(way, _confirm_words(way)) for way in CONFIRM]
    return [
        choice(context, "speed_bots", _("Speed of the bots"), speeds),
        choice(context, "speed_own", _("Speed of your own moves"), speeds),
        switch(
            context,
            "commit_at_once",
            _("A card that is placed is played at once, without End turn"),
            _("It cannot be taken back then."),
        ),
        choice(
            context,
            "confirm",
            _("What is asked about before it is played"),
            ways,
            _("What would throw away a game or settings is always asked about."),
        ),
        choice(
            context,
            "hint_level",
            _("How deep hints think"),
            [(level, level_words(level)) for level in HINT_LEVELS],
            _("A hint tells what a bot of that level would do in your place. It knows what you know."),
        ),
        switch(context, "practice", practice_words(), practice_note()),
    ]


def _speed_words(speed: Speed) -> str:
    """Return a speed as a player reads it: "2×"."""
    return _("Instant") if speed == "instant" else speed_words(speed)


def _confirm_words(way: Confirm) -> str:
    words = {"always": _("Every turn"), "irreversible": _("Harm to yourself"), "never": _("Nothing")}
    return words[way]
