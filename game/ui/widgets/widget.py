"""What every widget has: a place, texts that can be measured, and answers to presses, drags and keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

from game.art.drawing.raster import Colour
from game.ui.context import Context
from game.ui.scene import Change
from game.ui.text import draw_text, line_height, text_width, wrap
from game.ui.theme import Font
from game.ui.viewport import Viewport


@dataclass(frozen=True, slots=True)
class PlacedText:
    """One line of text where it will be drawn, and the box it must stay in."""

    text: str
    font: Font
    colour: Colour
    pos: tuple[int, int]
    box: pygame.Rect
    shadow: Colour | None = None

    @property
    def rect(self) -> pygame.Rect:
        return pygame.Rect(self.pos, (text_width(self.text, self.font), line_height(self.font)))

    def draw(self, canvas: pygame.Surface) -> None:
        leading = (line_height(self.font) - self.font.get_height()) // 2
        pos = (self.pos[0], self.pos[1] + leading)
        draw_text(canvas, self.text, pos, self.font, self.colour, shadow=self.shadow)


class Scroller(Protocol):
    """What moves widgets within its rectangle."""

    rect: pygame.Rect

    def reveal(self, child: Widget) -> None:
        """Move just far enough that the whole child shows."""


class Taken:
    """A key that a widget used, what it leads to, and whether it does so again and again while it is held."""

    __slots__ = ("change", "repeats")

    def __init__(self, change: Change = None, *, repeats: bool = False) -> None:
        self.change = change
        self.repeats = repeats


class Widget:
    """A named rectangle on a screen. Subclasses draw themselves and answer presses.

    `name` stands in the trace; `tooltip` shows after a moment of rest, and `why_not` in its place while the widget is
    not enabled; `scroll` is the view it moves with. `called` is what it is
    called where it does not show that itself, but a text beside it.
    """

    focusable = True
    keeps_drag = False
    """Whether letting the mouse go outside still counts."""
    clicks = True
    """Whether a press is heard."""
    may_be_covered = False
    """Whether a tooltip of something else may lie over it."""
    takes_text = False
    """Whether letters are typed into it while it has the focus."""
    radius = 9.0
    """Corner radius in design units, for the focus ring."""

    def __init__(self, name: str, tooltip: str = "") -> None:
        self.name = name
        self.tooltip = tooltip
        self.why_not = ""
        self.called = ""
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.hovered = False
        self.held = False
        self.focused = False
        self.scroll: Scroller | None = None

    def place(self, rect: pygame.Rect, _viewport: Viewport) -> None:
        """Lie in `rect` from now on."""
        self.rect = rect

    def moved(self, by: int) -> None:
        """Lie `by` pixels further down."""
        self.rect = self.rect.move(0, by)

    def height(self, width: int, viewport: Viewport) -> int:
        """Return pixels of height needed at a width of `width` pixels."""
        raise NotImplementedError

    def texts(self, _viewport: Viewport) -> list[PlacedText]:
        """Return every line of text this widget draws now."""
        return []

    def state_words(self) -> str:
        """Return the state that only a picture shows: on or off."""
        return ""

    def spoken(self, viewport: Viewport) -> tuple[str, ...]:
        """Return what is read aloud of the widget, phrase by phrase: name, text, state, and what a tooltip says."""
        shown = " ".join(line.text for line in self.texts(viewport))
        tip = self.tooltip if self.enabled else self.why_not
        return tuple(dict.fromkeys(filter(None, (self.called, shown, self.state_words(), tip))))

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        """Draw the widget; the focus ring is drawn by the ring's owner."""
        raise NotImplementedError

    def press(self, pos: tuple[int, int] | None) -> Change:
        """Enter or Space (`pos` is `None`), or a click that was let go inside."""

    def grab(self, pos: tuple[int, int]) -> None:
        """The mouse button went down here."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The mouse moves with its button down."""

    def key(self, event: pygame.Event) -> Taken | None:
        """Return a key or typed text while the widget has the focus; `None` when it is not for this widget."""

    def on_screen(self) -> pygame.Rect:
        """Return the part of the widget that shows."""
        return self.rect if self.scroll is None else self.rect.clip(self.scroll.rect)


def place_lines(
    text: str,
    font: Font,
    colour: Colour,
    box: pygame.Rect,
    *,
    centred: bool = False,
    middle: bool = True,
    shadow: Colour | None = None,
) -> list[PlacedText]:
    """`text` wrapped to the width of `box`; `centred` across, in the `middle` of its height or at its top."""
    step = line_height(font)
    lines = wrap(text, font, max(1, box.width))
    y = box.y + (box.height - step * len(lines)) // 2 if middle else box.y
    placed = []
    for line in lines:
        x = box.x + (box.width - text_width(line, font)) // 2 if centred else box.x
        placed.append(PlacedText(line, font, colour, (x, y), box, shadow))
        y += step
    return placed


def lines_height(text: str, font: Font, width: int) -> int:
    """Height in pixels of `text` wrapped to `width` pixels."""
    return line_height(font) * len(wrap(text, font, max(1, width)))
