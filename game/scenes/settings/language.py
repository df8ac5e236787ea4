"""The tab *Language*: every language under the name that it gives itself (UX S12)."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.settings.effects import change
from game.scenes.settings.rows import Row, choice
from game.system.i18n import _, languages
from game.system.mother_tongue import AS_THE_SYSTEM, own_name, system_language
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.widgets.button import Button

_FIELD = "language"


def language_rows(context: Context) -> Sequence[Row]:
    """Return the rows of the tab: a button for each language, the one that is chosen with a tick."""
    return [_row(context, language, words) for language, words in _choices()]


def language_choice(context: Context) -> Row:
    """Return one row for the choice, where there is no room for a button for each language."""
    return choice(context, _FIELD, _("Language"), _choices())


def _choices() -> list[tuple[str, str]]:
    """Return what can be chosen, and its words; a reader of any language finds their own."""
    system = _("As the system ({language})").format(language=own_name(system_language()))
    return [(AS_THE_SYSTEM, system), *((language, own_name(language)) for language in languages())]


def _row(context: Context, language: str, words: str) -> Row:
    chosen = context.settings.language == language

    def choose() -> Change:
        change(context, _FIELD, language)
        return None

    button = Button(f"language-{language or 'system'}", words, choose, style="slate", size=17, centred=False)
    if chosen:
        button.style, button.icon = "brass", "tick"
    fields = (_FIELD,) if language == AS_THE_SYSTEM else ()
    return Row(words, button, fields=fields, whole=True, also=_("Language"))
