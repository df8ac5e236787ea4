"""One line of text to type in."""

from __future__ import annotations

from collections.abc import Callable
from itertools import accumulate

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.system.letters import graphemes, is_joiner, one_line
from game.ui.context import Context
from game.ui.keyboard import chord_held, is_chord, meanings
from game.ui.pads.prompts import LAST_USED
from game.ui.scene import Change, Open, Route
from game.ui.text import caret_offset, line_height, text_width
from game.ui.theme import CHALK, FIELD, FIELD_EDGE, LANTERN, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.clipboard import copied
from game.ui.widgets.widget import PlacedText, Taken, Widget

_LEAVING = frozenset((pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE))
_REPEATING = frozenset((pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT))
_MOVING = frozenset((*_REPEATING, pygame.K_HOME, pygame.K_END))


class TextField(Widget):
    """Typed or pasted text of at most `most` characters. While it has the focus, letters are text and not controls.

    The caret stands between letters as readers see them. With Ctrl it goes from word to word; Backspace, Delete and
    the arrows count again while they are held. Pressed by a gamepad, or on its sign, it opens letters to press.
    `private` is a field for the eyes of who looks.
    """

    clicks = False
    takes_text = True
    radius = 6.0
    ground, edge, edge_in_focus = FIELD, FIELD_EDGE, LANTERN
    caret_colour = LANTERN

    private = False

    def __init__(self, name: str, value: str, most: int, on_change: Callable[[str], Change], tooltip: str = "") -> None:
        super().__init__(name, tooltip)
        self.value = value
        self.most = most
        self.on_change = on_change
        self._caret = len(value)
        self._font: Font | None = None
        self._viewport: Viewport | None = None

    def fill(self, text: str) -> None:
        """Hold this text in place of what was typed."""
        self.value, self._caret = text, len(text)

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self._viewport, self._font = viewport, self._face(viewport)

    def height(self, _width: int, viewport: Viewport) -> int:
        return max(viewport.target(), line_height(self._face(viewport)) + viewport.px(12))

    def grab(self, pos: tuple[int, int]) -> None:
        if self._font is None:
            return
        face, inside = self._font, self._inside()
        first = self._first_shown(face)
        places = range(first, len(self.value) + 1)
        reach = pos[0] - inside.x
        shown = self.value[first:]
        self._caret = min(places, key=lambda end: abs(caret_offset(shown, end - first, face) - reach))

    def press(self, pos: tuple[int, int] | None) -> Change:
        asked = LAST_USED.pad if pos is None else self.focusable and self._sign().collidepoint(pos)
        return Open(ToLetters(self)) if asked else None

    def write(self, text: str) -> Change:
        """Put text in at the caret."""
        return self._insert(text)

    def delete(self) -> Change:
        """Take the letter before the caret away."""
        return self._edit(pygame.K_BACKSPACE, by_words=False)

    def step(self, by: int) -> None:
        """Move the caret by one letter to the right, or with -1 to the left."""
        self._edit(pygame.K_RIGHT if by > 0 else pygame.K_LEFT, by_words=False)

    def key(self, event: pygame.Event) -> Taken | None:
        if event.type == pygame.TEXTINPUT:
            # a Cyrillic letter comes as text with Ctrl down, too
            return Taken(None if chord_held() else self._insert(event.text))
        if event.type != pygame.KEYDOWN:
            return None
        if _pastes(event):
            return Taken(self._insert(one_line(copied())))
        if event.key in _LEAVING or event.mod & (pygame.KMOD_ALT | pygame.KMOD_META):
            return None
        by_words = bool(event.mod & pygame.KMOD_CTRL)
        if (by_words and event.key not in _MOVING) or pygame.K_F1 <= event.key <= pygame.K_F12:
            return None
        return Taken(self._edit(event.key, by_words), repeats=event.key in _REPEATING)

    def typed(self, event: pygame.Event) -> Taken | None:
        """Answer a key that writes or takes away, and no other: the arrows are meant for somebody else."""
        erases = event.type == pygame.KEYDOWN and event.key in (pygame.K_BACKSPACE, pygame.K_DELETE)
        writes = event.type == pygame.TEXTINPUT or (event.type == pygame.KEYDOWN and _pastes(event))
        return self.key(event) if erases or writes else None

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        face = self._face(viewport)
        inside = self._inside()
        y = self.rect.centery - line_height(face) // 2
        return [PlacedText(self._shown(face), face, CHALK, (inside.x, y), inside)]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        corner = viewport.px(self.radius)
        pygame.draw.rect(canvas, hue(self.ground), self.rect, border_radius=corner)
        edge = self.edge_in_focus if self.focused else self.edge
        pygame.draw.rect(canvas, hue(edge), self.rect, max(1, viewport.px(1.5)), corner)
        for line in self.texts(viewport):
            line.draw(canvas)
        if self.focused:
            self._draw_caret(canvas, viewport)
            self._draw_sign(canvas, context)

    @property
    def sign_tone(self) -> str:
        """The variant of the icon for letters to press."""
        return "muted"

    def _draw_sign(self, canvas: pygame.Surface, context: Context) -> None:
        """Draw what opens letters to press, while the field has the focus."""
        place = self._sign()
        if place.w:
            side = context.viewport.icon(22)
            picture = context.pictures.get(PictureKey(naming.icon("letters"), side, side, self.sign_tone))
            canvas.blit(picture, picture.get_rect(center=place.center))

    def _draw_caret(self, canvas: pygame.Surface, viewport: Viewport) -> None:
        face, inside = self._face(viewport), self._inside()
        first = self._first_shown(face)
        x = inside.x + caret_offset(self.value[first:], self._caret - first, face)
        top = self.rect.centery - face.get_height() // 2
        pygame.draw.rect(canvas, hue(self.caret_colour), (x, top, max(2, viewport.px(2)), face.get_height()))

    def _insert(self, typed: str) -> Change:
        """Put text in at the caret, as many whole letters as there is room for."""
        spaced = "".join(" " if letter.isspace() else letter for letter in typed)
        letters = graphemes("".join(letter for letter in spaced if letter.isprintable() or is_joiner(letter)))
        ends = accumulate(map(len, letters))
        room = self.most - len(self.value)
        printable = "".join(letter for letter, end in zip(letters, ends, strict=True) if end <= room)
        self.value = self.value[: self._caret] + printable + self.value[self._caret :]
        self._caret += len(printable)
        return self.on_change(self.value)

    def _edit(self, key: int, by_words: bool) -> Change:
        left, right = self._stops(by_words)
        match key:
            case pygame.K_LEFT:
                self._caret = left
            case pygame.K_RIGHT:
                self._caret = right
            case pygame.K_HOME:
                self._caret = 0
            case pygame.K_END:
                self._caret = len(self.value)
            case pygame.K_BACKSPACE:
                return self._cut(left, self._caret)
            case pygame.K_DELETE:
                return self._cut(self._caret, right)
        return None

    def _stops(self, by_words: bool) -> tuple[int, int]:
        """Return where the caret goes to the left and to the right: by one letter, or to the start of a word."""
        before, after = self.value[: self._caret], self.value[self._caret :]
        if by_words:
            word, rest = before.rstrip().rpartition(" ")[2], after.partition(" ")[2].lstrip()
            return len(before.rstrip()) - len(word), len(self.value) - len(rest)
        left, right = graphemes(before)[-1:], graphemes(after)[:1]
        return self._caret - len("".join(left)), self._caret + len("".join(right))

    def _cut(self, start: int, end: int) -> Change:
        """Take the text between two places out; nothing changes where there is none."""
        if start == end:
            return None
        self.value = self.value[:start] + self.value[end:]
        self._caret = start
        return self.on_change(self.value)

    def _first_shown(self, face: Font) -> int:
        """Return how many letters are hidden at the left, so that the caret is in view."""
        caret = self._caret if self.focused else 0
        room = self._inside().w
        return next(n for n in range(caret + 1) if text_width(self.value[n:caret], face) <= room)

    def _shown(self, face: Font) -> str:
        """As much of the text as fits; a field is wide enough for every ordinary name."""
        shown = self.value[self._first_shown(face) :]
        while shown and text_width(shown, face) > self._inside().w:
            shown = shown[:-1]
        return shown

    def _inside(self) -> pygame.Rect:
        inside = self.rect.inflate(-2 * (self.rect.h // 4), 0)
        if sign := self._sign().w:
            inside.w = max(1, self.rect.right - sign - inside.x)
        return inside

    def _sign(self) -> pygame.Rect:
        """Return where to press for letters: at the end of the field while it has the focus, else nowhere."""
        wide = self._viewport.target(34) if self._viewport is not None and self.focused and self.focusable else 0
        return pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)

    @staticmethod
    def _face(viewport: Viewport) -> Font:
        return font("bold", viewport.text(18))


class ToLetters(Route, frozen=True):
    """Show letters to press over the screen of a field."""

    field: TextField


def _pastes(event: pygame.Event) -> bool:
    """Return whether a key press asks for what is on the clipboard: Ctrl+V, Cmd+V on a Mac, or Shift+Insert."""
    if event.key == pygame.K_INSERT:
        return bool(event.mod & pygame.KMOD_SHIFT)
    return is_chord(event.mod) and pygame.K_v in meanings(event)
