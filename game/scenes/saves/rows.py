"""One game in the list: what is known of it, on a button that opens it, and beside that what else can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pygame

from game.art.naming import IconName
from game.play.library import Glance, Kept, Shelf
from game.play.save_names import ARCHIVE, number_of, slot_of
from game.play.saved_games import Save, Unusable
from game.play.what_if.origins import origin_words
from game.scenes.saves.shelves import Found
from game.scenes.shared.saved_words import (
    damage_words,
    moment_words,
    names_words,
    round_words,
    rules_words,
    where_words,
)
from game.system.i18n import _
from game.system.paths import shown_path
from game.ui.scene import Change
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget


class Deed(NamedTuple):
    """Something that can be done with a game, as a sign beside it."""

    name: str
    icon: IconName
    tooltip: str
    act: Callable[[], Change]


class GameButton(Button):
    """A wide button with what is known of a game below its label."""

    def __init__(self, name: str, label: str, note: str, icon: IconName, act: Callable[[], Change]) -> None:
        super().__init__(name, label, act, style="slate", icon=icon, note=note, size=19, centred=False)

    def _note_beside(self, _room: int, _viewport: Viewport) -> bool:
        return False


class GameRow:
    """A game's button with the signs of its deeds at its right."""

    def __init__(self, button: Button, deeds: Sequence[Deed]) -> None:
        self.button = button
        self._signs = [
            Button(f"{deed.name}-{button.name}", "", deed.act, icon=deed.icon, tooltip=deed.tooltip) for deed in deeds
        ]

    @property
    def widgets(self) -> Sequence[Widget]:
        """The button and its signs."""
        return [self.button, *self._signs]

    def height(self, width: int, viewport: Viewport) -> int:
        """Return pixels of height needed at a width of `width` pixels."""
        return self.button.height(width - self._aside(viewport), viewport)

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        """Lie in `rect` from now on."""
        side, gap = _side(viewport), viewport.px(6)
        self.button.place(pygame.Rect(rect.x, rect.y, rect.w - self._aside(viewport), rect.h), viewport)
        x = self.button.rect.right + gap
        for sign in self._signs:
            sign.place(pygame.Rect(x, rect.y, side, rect.h), viewport)
            x += side + gap

    def _aside(self, viewport: Viewport) -> int:
        """Return the width that the signs take, with the gaps before them."""
        return len(self._signs) * (_side(viewport) + viewport.px(6))


def _side(viewport: Viewport) -> int:
    return max(viewport.target(), viewport.icon(22) + viewport.px(16))


def row_name(path: Path) -> str:
    """Return what a row is called: no two files have the same."""
    return f"game-{path.stem}" if path.parent.name == ARCHIVE else f"save-{path.stem}"


def save_of(kept: Kept, seen: Glance | None, found: Found) -> Save | Unusable:
    """Return what is known of a game: what playing it again has shown, or else what its header says."""
    if found is not None:
        return found
    over = kept.shelf is Shelf.ARCHIVE
    if seen is None:
        return Save(kept.path, 0, None, over=over)
    return Save(kept.path, seen.round, None, seen.names, seen.rules, over, seen.changed)


def label_words(kept: Kept, save: Save) -> str:
    """Return what stands on a row: who plays, in a slot its number first."""
    names = names_words(save.names) if save.names else shown_path(kept.path.name)
    if kept.shelf is not Shelf.SLOT:
        return names
    return _("Slot {slot} · {names}").format(slot=slot_of(kept.path), names=names)


def about_words(kept: Kept, save: Save, seen: Glance | None) -> str:
    """Return where a game stands, when it was written, by which rules, and what else there is to say of it."""
    parts = [where_words(save) if save.over or save.to_play else round_words(save.round)] if save.names else []
    parts += [moment_words(save.changed), *rules_words(save.rules, len(save.names))]
    origin = None if seen is None else seen.origin
    if origin is not None and 0 <= origin.seat < len(save.names):
        parts.append(origin_words(save.names[origin.seat], origin.round))
    if kept.shelf is Shelf.OTHER or (kept.shelf is Shelf.ARCHIVE and not number_of(kept.path.name)):
        parts.append(shown_path(kept.path.name))
    return " · ".join(words for words in (*parts, damage_words(save)) if words)
