"""Who sits at a seat, as the set-up screen shows it: portrait, character, level and strength."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ai.minds import LEVELS
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.art.drawing.raster import Colour
from game.art.people.cast import portrait_name
from game.art.surfaces.plates import PlateState
from game.records.setup import HUMAN
from game.scenes.new_game.draft import Draft
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, TEXT_ON, draw_plate
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import LANTERN, MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.characters import (
    CHARACTERS,
    MOST_STRENGTH,
    character_of,
    character_words,
    level_of,
    level_words,
    mind_lines,
    strength_of,
)

_NAME, _LEVEL = 17.0, 14.0
_PORTRAIT = 40.0
_DOT, _DOT_STEP = 4.2, 12.0


def strength_width(viewport: Viewport) -> int:
    """Return the width of the dots of a strength in pixels."""
    return MOST_STRENGTH * viewport.icon(_DOT_STEP)


def draw_strength(
    canvas: pygame.Surface, left: int, centre: int, strength: int, viewport: Viewport, colour: Colour = LANTERN
) -> None:
    """Draw dots from `left` on: as many full ones as `strength` says, the others are rings (UX S13)."""
    radius, step = viewport.icon(_DOT), viewport.icon(_DOT_STEP)
    for number in range(MOST_STRENGTH):
        middle = (left + number * step + step // 2, centre)
        ring = 0 if number < strength else max(1, viewport.px(1.2))
        pygame.draw.aacircle(canvas, hue(colour), middle, radius, ring)


class WhoButton(Widget):
    """Says who sits at a seat of the draft; a press opens the choice."""

    def __init__(self, draft: Draft, seat: int, on_press: Callable[[], Change]) -> None:
        super().__init__(f"mind-{seat + 1}")
        self._draft = draft
        self._seat = seat
        self._on_press = on_press

    @property
    def _mind(self) -> str:
        return self._draft.seats[self._seat].mind

    @property
    def _strength(self) -> int | None:
        return None if self._mind == HUMAN else strength_of(self._mind)

    @property
    def _words(self) -> tuple[str, str]:
        """Return who it is, and at what level if at one."""
        if self._mind == HUMAN:
            return _("Human"), _("with a PIN") if self._seat in self._draft.pins else ""
        level = level_of(self._mind)
        return character_words(character_of(self._mind)), "" if level is None else level_words(level)

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._on_press()

    def place(self, rect: pygame.Rect, viewport: Viewport) -> None:
        super().place(rect, viewport)
        self.tooltip = _("A person plays here.") if self._mind == HUMAN else "\n".join(mind_lines(self._mind))

    def natural_width(self, viewport: Viewport) -> int:
        """Return the width at which each character and each level stands on one line."""
        big, small = _fonts(viewport)
        names = max(text_width(character_words(character), big) for character in CHARACTERS)
        levels = max(text_width(level_words(level), small) for level in LEVELS)
        dots = viewport.px(8) + strength_width(viewport)
        return _text_left(viewport) + max(names, levels + dots) + viewport.px(12)

    def height(self, width: int, viewport: Viewport) -> int:
        needed = self._block(width, viewport) + viewport.px(2)
        return max(viewport.target(), needed, viewport.icon(_PORTRAIT) + viewport.px(4))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        name, level = self._words
        big, small = _fonts(viewport)
        box = self.rect.move(_text_left(viewport), 0)
        box.w = _room(self.rect.w, viewport)
        box.h = self._block(self.rect.w, viewport)
        box.centery = self.rect.centery
        placed = place_lines(name, big, TEXT_ON["slate"], box, middle=False, shadow=SHADOW_ON["slate"])
        below = pygame.Rect(box.x, box.bottom - line_height(small), box.w, line_height(small))
        return placed + (place_lines(level, small, MUTED, below, middle=False) if level else [])

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        state = PlateState.HOVER if self.hovered else PlateState.REST
        if self.held and self.hovered:
            state = PlateState.PRESSED
        draw_plate(canvas, self.rect, "slate", viewport, state, seed=self._seat)
        side = viewport.icon(_PORTRAIT)
        picture = context.pictures.get(PictureKey(portrait_name(self._seat, self._mind), side, side))
        canvas.blit(picture, picture.get_rect(midleft=(self.rect.x + viewport.px(6), self.rect.centery)))
        placed = self.texts(viewport)
        for line in placed:
            line.draw(canvas)
        if self._strength is not None:
            self._draw_strength(canvas, placed[-1], self._strength, viewport)

    def _draw_strength(self, canvas: pygame.Surface, last: PlacedText, strength: int, viewport: Viewport) -> None:
        """Draw the strength behind the level, or alone on its line."""
        foot = self.rect.centery + self._block(self.rect.w, viewport) // 2
        left = last.rect.right + viewport.px(8) if self._words[1] else last.rect.left
        draw_strength(canvas, left, foot - line_height(_fonts(viewport)[1]) // 2, strength, viewport)

    def _block(self, width: int, viewport: Viewport) -> int:
        """Return the height of the name, with the line below it where there is one."""
        big, small = _fonts(viewport)
        name = lines_height(self._words[0], big, _room(width, viewport))
        return name if self._strength is None and not self._words[1] else name + line_height(small)


def _fonts(viewport: Viewport) -> tuple[Font, Font]:
    return font("bold", viewport.text(_NAME)), font("body", viewport.text(_LEVEL))


def _text_left(viewport: Viewport) -> int:
    return viewport.icon(_PORTRAIT) + viewport.px(16)


def _room(width: int, viewport: Viewport) -> int:
    return width - _text_left(viewport) - viewport.px(8)
