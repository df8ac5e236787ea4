"""Into which slot a running game is put (UX M15)."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pygame

from game.play.library import Glance, Kept, Shelf, glance
from game.play.save_names import FOLDER, SLOTS, slot_path
from game.play.saved_games import Save
from game.play.session import Session
from game.play.slots import keep_in_slot
from game.scenes.saves.rows import GameButton, about_words, label_words, save_of
from game.scenes.shared.saved_words import names_words
from game.system.errors import reason_of
from game.system.i18n import _
from game.ui.context import LOOK_AGAIN, Context
from game.ui.layout import column
from game.ui.paint import draw_plate, draw_veil
from game.ui.scene import Change, Pop, Push
from game.ui.screen import Screen
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Choice, Dialog
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget


class SlotChoice(Screen):
    """Shows what is in each slot of `folder` and puts the game as it stands into the one that is pressed."""

    name = "slots"
    first = "slot-1"
    opaque = False

    def __init__(self, context: Context, session: Session, folder: Path) -> None:
        super().__init__(context)
        self._session, self._folder = session, folder
        self._pool = context.worker("slots")
        self._writing: tuple[int, Future[None]] | None = None
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("slots")
        self._say()

    def _say(self) -> None:
        """Make everything that has words, from what is in the slots now."""
        self._heading = RichText(_("Save in a slot"), face="title", size=30, colour=GOLD, shadow=(16, 10, 5))
        sentence = _("The game saves itself after every turn. A slot keeps it as it stands now, until you replace it.")
        self._sentence = RichText(sentence, size=16)
        self._slots = [self._button(slot) for slot in SLOTS]
        self._back = Button("back", _("Back"), Pop, style="brass", icon="back")

    def _button(self, slot: int) -> Button:
        name, path = f"slot-{slot}", slot_path(self._folder / FOLDER, slot)
        kept, seen = Kept(path, Shelf.SLOT), glance(path)
        if not path.exists():
            label, about = _("Slot {slot}").format(slot=slot), _("Empty")
            button = GameButton(name, label, about, "plus", partial(self._keep, slot))
        else:
            save = save_of(kept, seen, None)
            assert isinstance(save, Save), "nothing was played again"
            act = partial(self._ask, slot, seen)
            button = GameButton(name, label_words(kept, save), about_words(kept, save, seen), "save", act)
        button.enabled = self._writing is None
        button.why_not = _("Something is being written just now.")
        return button

    def _ask(self, slot: int, seen: Glance | None) -> Change:
        """Ask whether what is in a slot shall go (UX M32)."""

        def replace() -> Change:
            self._keep(slot)
            return Pop()

        heading = _("Replace what is in slot {slot}?").format(slot=slot)
        if seen is None:
            sentence = _("What is in it cannot be read.")
        else:
            sentence = _("The game of {names} would go from it.").format(names=names_words(seen.names))
        choices = [Choice("leave", _("Leave it as it is"), Pop), Choice("replace", _("Replace it"), replace)]
        return Push(Dialog(self.context, heading, sentence, choices))

    def _keep(self, slot: int) -> Change:
        """Let the worker write: no frame waits for a disk."""
        session = self._session
        self._writing = slot, self._pool.submit(keep_in_slot, self._folder, slot, session.record, session.desk.sheet)
        self._say()
        self.rearrange()
        return None

    def update(self, dt: float) -> Change:
        if self._writing is not None and self._writing[1].done():
            (slot, written), self._writing = self._writing, None
            self.context.tell_now(_outcome(slot, written))
            self._say()
            self.rearrange()
        return super().update(dt)

    @property
    def wake_in(self) -> float | None:
        return super().wake_in if self._writing is None else LOOK_AGAIN

    @property
    def at_rest(self) -> bool:
        return self._writing is None

    def close(self) -> None:
        super().close()
        self._pool.shutdown(wait=False)  # what was begun is written

    def resize(self, viewport: Viewport) -> None:
        self._say()
        super().resize(viewport)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, "wood", self.viewport, radius=14, seed=3)

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        pad, gap = viewport.px(26), viewport.px(10)
        most = viewport.rect.inflate(-2 * viewport.px(24), -2 * viewport.px(24))
        width = min(viewport.px(620 * max(1.0, viewport.text_scale)), most.w)
        inner = self._scroll.inner_width(width - 2 * pad, viewport)
        parts: list[Widget] = [self._heading, self._sentence, *self._slots, self._back]
        needed = sum(part.height(inner, viewport) + gap for part in parts) - gap
        self._board = pygame.Rect(0, 0, width, min(most.h, needed + 2 * pad))
        self._board.center = viewport.rect.center
        view = self._board.inflate(-2 * pad, -2 * pad)
        area = pygame.Rect(view.x, view.y, inner if needed > view.h else view.w, 0)
        self._scroll.hold(parts, view, column(parts, area, gap, viewport))
        return [self._scroll]


def _outcome(slot: int, written: Future[None]) -> str:
    """Return in one sentence what came of writing a slot."""
    try:
        written.result()
    except OSError as error:
        sentence = _("The game could not be saved in slot {slot}: {reason}.")
        return sentence.format(slot=slot, reason=reason_of(error))
    return _("The game is saved in slot {slot}.").format(slot=slot)
