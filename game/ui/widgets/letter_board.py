"""Letters to press, for whoever has a gamepad or a mouse and no keyboard (UX S10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import pygame

from game.system.i18n import _
from game.system.phrases import capital
from game.ui.bindings import Control, control_of, key_name
from game.ui.context import Context
from game.ui.keyboard import gives_text
from game.ui.layout import column, row
from game.ui.pads.prompts import LAST_USED
from game.ui.paint import TEXT_ON, draw_plate, draw_veil
from game.ui.scene import Change, Pop
from game.ui.screen import Screen
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.richtext import RichText
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import Widget

_ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm,.-")
_SIGNS: Mapping[str, str] = {"'": "apostrophe", ",": "comma", ".": "stop", "-": "dash"}
_WIDTH = 640


class LetterBoard(Screen):
    """Lies over the screen of a field and writes into it, letter by letter.

    What is typed on a keyboard meanwhile is written as well. A gamepad has more than the focus: turning deletes,
    inspecting makes a space, the shoulders move the caret, and the menu is done.
    """

    name = "letters"
    first = "key-q"
    opaque = False

    def __init__(self, context: Context, field: TextField) -> None:
        super().__init__(context)
        self._field = field
        self._text = TextField("letters", field.value, field.most, self._changed)
        self._text.focusable, self._text.focused = False, True
        self._capital = not field.value
        self._keys = [
            [Button(f"key-{_SIGNS.get(letter, letter)}", letter, partial(self._press, letter)) for letter in letters]
            for letters in _ROWS
        ]
        self._shift = Button("shift", "", self._change_case, style="slate", size=17)
        self._others = [
            self._shift,
            Button("space", _("Space"), lambda: self._write(" "), style="slate", size=17),
            Button("delete", _("Delete"), self._delete, style="slate", size=17),
            Button("done", _("Done"), Pop, style="brass", size=17),
        ]
        self._board = pygame.Rect(0, 0, 0, 0)

    @property
    def owner(self) -> int | None:
        return self.context.privacy.owner if self._field.private else None

    @property
    def typing(self) -> bool:
        return True

    def handle(self, event: pygame.Event) -> Change:
        typed = self._text.typed(event)
        if typed is not None:
            self.ring.changed = True
            return typed.change
        if event.type == pygame.KEYDOWN and gives_text(event):
            return None  # its letter comes as text
        match control_of(event, typing=True):
            case Control.ROTATE:
                return self._delete()
            case Control.INSPECT:
                return self._write(" ")
            case Control.NEXT_CARD | Control.PREVIOUS_CARD as control:
                self._text.step(1 if control is Control.NEXT_CARD else -1)
                self.ring.changed = True
                return None
            case _:
                return super().handle(event)

    def menu(self) -> Change:
        return Pop()

    def _changed(self, text: str) -> Change:
        self._field.fill(text)
        return self._field.on_change(text)

    def _press(self, letter: str) -> Change:
        return self._write(letter.upper() if self._capital else letter)

    def _write(self, text: str) -> Change:
        """Write at the caret; the first letter of a name is a capital, and the next ones are not."""
        change = self._text.write(text)
        self._set_case(not self._text.value or text == " ")
        return change

    def _delete(self) -> Change:
        change = self._text.delete()
        self._set_case(not self._text.value)
        return change

    def _change_case(self) -> Change:
        self._set_case(not self._capital)
        return None

    def _set_case(self, capital: bool) -> None:
        self._capital = capital
        self.rearrange()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        for letters, keys in zip(_ROWS, self._keys, strict=True):
            for letter, key in zip(letters, keys, strict=True):
                key.label = letter.upper() if self._capital else letter
        self._shift.label = _("abc") if self._capital else _("ABC")
        pad, gap = viewport.px(20), viewport.px(6)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(20))
        most = max(map(len, _ROWS))
        width = max(width, most * viewport.least_target + (most - 1) * gap + 2 * pad)
        inside = pygame.Rect(0, pad, width - 2 * pad, 0)
        foot = column([self._text], inside, 0, viewport) + 2 * gap
        for keys in self._keys:
            one = (inside.w - (len(keys) - 1) * gap) // len(keys)
            foot = row(keys, [one] * len(keys), pygame.Rect(0, foot, inside.w, 0), gap, viewport) + gap
        one = (inside.w - (len(self._others) - 1) * gap) // len(self._others)
        foot = row(self._others, [one] * len(self._others), pygame.Rect(0, foot, inside.w, 0), gap, viewport)
        widgets: list[Widget] = [self._text, *(key for keys in self._keys for key in keys), *self._others]
        if hint := self._hint():
            foot = column([hint], pygame.Rect(0, foot + 2 * gap, inside.w, 0), 0, viewport)
            widgets.append(hint)
        self._board = pygame.Rect(0, 0, width, foot + pad)
        self._board.midbottom = (viewport.rect.centerx, viewport.rect.bottom - viewport.px(20))
        for widget in widgets:
            widget.place(widget.rect.move(self._board.x + pad, self._board.y), viewport)
        return widgets

    def _hint(self) -> RichText | None:
        """Return what more a gamepad can do; None while none is used."""
        if not LAST_USED.pad:
            return None
        means = ((Control.ROTATE, _("Delete")), (Control.INSPECT, _("Space")), (Control.CANCEL, _("Done")))
        named = [(key_name(control), words) for control, words in means]
        text = " · ".join(_("{key}: {what}").format(key=key, what=words) for key, words in named if key)
        return RichText(capital(text), size=15, colour=TEXT_ON["slate"], centred=True) if text else None

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, "slate", self.viewport, radius=14)
