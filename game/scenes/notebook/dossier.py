"""The right page of the notebook: one seat, what is noted of it, and what speaks for and against it (UX S2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.engine.cells import Cell
from game.play.notebook import MOST_LETTERS
from game.scenes.notebook.lines import Fact, Section
from game.scenes.shared.ink import HEADING, LABEL, PALE, PENCIL, SUSPECT, WORDS_SIZE, WRITTEN
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import icon_tone
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.textfield import TextField
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines

_HEAD_SIZE = 17.0
_BULLET = 16


class NoteField(TextField):
    """A line to write on, in ink on paper. Enter is done with it."""

    private = True
    ground, edge, edge_in_focus = LABEL, PENCIL, WRITTEN
    caret_colour = SUSPECT

    def __init__(self, value: str, about: str, on_change: Callable[[str], Change], done: Callable[[], Change]) -> None:
        super().__init__("note", value, MOST_LETTERS, on_change, tooltip=_("A line about {name}").format(name=about))
        self._hint = _("Write a line here …")
        self._done = done

    @property
    def sign_tone(self) -> str:
        return icon_tone("paper")

    def press(self, pos: tuple[int, int] | None) -> Change:
        letters = super().press(pos)
        return self._done() if letters is None and pos is None else letters

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        if self.value or self.focused:
            return [replace(line, colour=WRITTEN) for line in super().texts(viewport)]
        inside = self._inside()
        face = font("italic", viewport.text(WORDS_SIZE))
        return place_lines(self._hint, face, PALE, inside)

    def cuts_short(self, viewport: Viewport) -> bool:
        """Return whether not all of the note shows."""
        return text_width(self.value, self._face(viewport)) > self._inside().w

    def height(self, width: int, viewport: Viewport) -> int:
        hint = lines_height(self._hint, font("italic", viewport.text(WORDS_SIZE)), max(1, width - viewport.px(44)))
        return max(super().height(width, viewport), hint + viewport.px(10))


class FactSection(Widget):
    """A heading with lines below it. It takes the focus, so that keys can bring it into view."""

    clicks = False
    radius = 4.0

    def __init__(self, place: int, section: Section) -> None:
        super().__init__(f"facts-{place}")
        self._section = section

    def height(self, width: int, viewport: Viewport) -> int:
        lines = sum(self._line_height(fact, width, viewport) for fact in self._section.facts)
        return max(viewport.target(), self._head_height(width, viewport) + lines + viewport.px(4))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        return [line for placed, _icon in self._placed(viewport) for line in placed]

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        for placed, fact in self._placed(viewport):
            for line in placed:
                line.draw(canvas)
            if fact is not None:
                self._draw_bullet(canvas, context, fact, placed[0])

    def cells_at(self, pos: tuple[int, int], viewport: Viewport) -> tuple[Cell, ...]:
        """Return the places that the line under the pointer speaks of."""
        for placed, fact in self._placed(viewport):
            if fact is not None and any(
                self.rect.x <= pos[0] and line.rect.y <= pos[1] < line.rect.bottom for line in placed
            ):
                return fact.cells
        return ()

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The places of all lines."""
        return tuple(dict.fromkeys(cell for fact in self._section.facts for cell in fact.cells))

    def _placed(self, viewport: Viewport) -> list[tuple[list[PlacedText], Fact | None]]:
        """Return every line of text, the heading first, and the fact whose first lines they are."""
        head, body = self._head_font(viewport), self._body_font(viewport)
        found: list[tuple[list[PlacedText], Fact | None]] = [
            (place_lines(self._section.heading, head, HEADING, self.rect, middle=False), None)
        ]
        top = self.rect.y + self._head_height(self.rect.w, viewport)
        for fact in self._section.facts:
            left = self._indent(fact, viewport)
            high = self._line_height(fact, self.rect.w, viewport)
            box = Rect(self.rect.x + left, top, self.rect.w - left, high)
            colour = SUSPECT if fact.icon == "warning" else WRITTEN
            found.append((place_lines(fact.words, body, colour, box, middle=False), fact))
            top += high
        return found

    def _draw_bullet(self, canvas: pygame.Surface, context: Context, fact: Fact, first: PlacedText) -> None:
        viewport = context.viewport
        middle = (first.pos[0] - viewport.icon(_BULLET) * 3 // 4, first.pos[1] + line_height(first.font) // 2)
        if fact.icon is None:
            pygame.draw.circle(canvas, hue(PENCIL), middle, max(2, viewport.icon(3)))
            return
        side = viewport.icon(_BULLET)
        picture = context.pictures.get(PictureKey(naming.icon(fact.icon), side, side, icon_tone("paper")))
        canvas.blit(picture, picture.get_rect(center=middle))

    def _head_height(self, width: int, viewport: Viewport) -> int:
        return lines_height(self._section.heading, self._head_font(viewport), width)

    def _line_height(self, fact: Fact, width: int, viewport: Viewport) -> int:
        return lines_height(fact.words, self._body_font(viewport), max(1, width - self._indent(fact, viewport)))

    @staticmethod
    def _indent(fact: Fact, viewport: Viewport) -> int:
        deeper = viewport.icon(_BULLET) if fact.icon == "warning" else 0
        return viewport.px(6) + viewport.icon(_BULLET) + deeper

    @staticmethod
    def _head_font(viewport: Viewport) -> Font:
        return font("heading", viewport.text(_HEAD_SIZE))

    @staticmethod
    def _body_font(viewport: Viewport) -> Font:
        return font("body", viewport.text(WORDS_SIZE))


def fact_widgets(found: Sequence[Section]) -> list[FactSection]:
    """Return the widgets of all that is known of a seat; one that says so where nothing is."""
    nothing = Section(_("Nothing yet"), (Fact(_("no act, no word, no look so far")),))
    return [FactSection(place, section) for place, section in enumerate(found or (nothing,), 1)]
