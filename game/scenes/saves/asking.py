"""The questions before a game is deleted, a damaged record is cut, or what is in a slot is replaced (UX M32)."""

from __future__ import annotations

from collections.abc import Callable

from game.play.library import Kept, Shelf
from game.play.save_names import slot_of
from game.play.saved_games import Save, Unusable
from game.scenes.shared.saved_words import damage_words, names_words
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.context import Context
from game.ui.scene import Change, Pop, Push
from game.ui.widgets.dialog import Choice, Dialog


def ask_to_delete(context: Context, kept: Kept, found: Save | Unusable, delete: Callable[[], None]) -> Change:
    """Ask whether a game shall go for good."""

    def act() -> Change:
        delete()
        return Pop()

    choices = [Choice("keep", _("Keep it"), Pop), Choice("delete", _("Delete it"), act)]
    return Push(Dialog(context, _("Delete this game?"), _what_goes(kept, found), choices))


def _what_goes(kept: Kept, found: Save | Unusable) -> str:
    """Return what is lost with a file."""
    if isinstance(found, Unusable) or not found.names:
        sentence = _("The file {file} is removed for good.")
        return sentence.format(file=shown_path(kept.path.name))
    names = names_words(found.names)
    if kept.shelf is Shelf.SLOT:
        sentence = _("The game of {names} goes from slot {slot}, with its notebooks and PINs. Other saves of it stay.")
        return sentence.format(names=names, slot=slot_of(kept.path))
    if found.over:
        sentence = _("The game of {names} goes for good, with its notebooks. Nobody can watch it again.")
    else:
        sentence = _("The game of {names} goes for good, with its notebooks and PINs. Nobody can finish it.")
    return sentence.format(names=names)


def ask_to_mend(context: Context, save: Save, mend: Callable[[], None]) -> Change:
    """Ask whether a damaged record shall be cut after what is good of it."""

    def act() -> Change:
        mend()
        return Pop()

    sentence = _("The record is {damage}. What comes after goes; a copy of the whole file stays beside it.")
    choices = [Choice("leave", _("Leave it as it is"), Pop), Choice("mend", _("Keep what is good"), act)]
    return Push(Dialog(context, _("Keep what is good?"), sentence.format(damage=damage_words(save)), choices))
