"""The tiles that a seat's player is chosen from: one for each character, one for each level."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import pygame

from game.art import naming
from game.art.catalogue import PictureKey
from game.art.drawing.contrast import hue
from game.art.people.cast import portrait_name
from game.art.surfaces.plates import PlateState
from game.records.setup import HUMAN
from game.scenes.new_game.who import draw_strength, strength_width
from game.system.i18n import _
from game.ui.context import Context
from game.ui.paint import SHADOW_ON, TEXT_ON, draw_plate
from game.ui.scene import Change
from game.ui.text import line_height, text_width
from game.ui.theme import GOLD, MUTED, Font, font
from game.ui.viewport import Viewport
from game.ui.widgets.widget import PlacedText, Widget, lines_height, place_lines
from game.words.characters import character_line, character_of, character_words, level_strength, level_words

_LABEL = 16.0
_PORTRAIT, _PAD, _FRAME = 72.0, 7.0, 3.0
_TICK = 24.0


class Tile(Widget):
    """One of several: the chosen one has a frame of gold and a tick."""

    def __init__(self, name: str, label: str, on_press: Callable[[], Change]) -> None:
        super().__init__(name)
        self.label = label
        self.chosen = False
        self._on_press = on_press

    def press(self, _pos: tuple[int, int] | None) -> Change:
        return self._on_press()

    @abstractmethod
    def draw_inside(self, canvas: pygame.Surface, context: Context) -> None:
        """Draw what the tile shows beside its label."""

    def draw(self, canvas: pygame.Surface, context: Context) -> None:
        viewport, rect = context.viewport, self.rect
        state = PlateState.HOVER if self.hovered else PlateState.REST
        draw_plate(canvas, rect, "slate", viewport, state if self.enabled else PlateState.DISABLED)
        self.draw_inside(canvas, context)
        for line in self.texts(viewport):
            line.draw(canvas)
        if self.chosen:
            pygame.draw.rect(canvas, hue(GOLD), rect, max(2, viewport.px(_FRAME)), viewport.px(self.radius))
            side = viewport.icon(_TICK)
            tick = context.pictures.get(PictureKey(naming.icon("tick"), side, side, "gold"))
            canvas.blit(tick, (rect.right - side - viewport.px(6), rect.y + viewport.px(6)))

    def label_width(self, viewport: Viewport) -> int:
        """Return the width at which the label stands on one line."""
        return text_width(self.label, _font(viewport)) + 2 * viewport.px(_PAD) + 2

    def _label(self, box: pygame.Rect, viewport: Viewport) -> list[PlacedText]:
        colour = TEXT_ON["slate"] if self.enabled else MUTED
        return place_lines(self.label, _font(viewport), colour, box, centred=True, shadow=SHADOW_ON["slate"])


class CharacterTile(Tile):
    """A person or a bot's character as it would look at `seat`. `mind` is `human` or any mind of that character."""

    def __init__(self, seat: int, mind: str, on_press: Callable[[], Change]) -> None:
        human = mind == HUMAN
        name = HUMAN if human else character_of(mind)
        super().__init__(f"who-{name}", _("Human") if human else character_words(name), on_press)
        self.tooltip = _("A person plays here.") if human else character_line(name)
        self._picture = portrait_name(seat, mind)

    def height(self, width: int, viewport: Viewport) -> int:
        label = lines_height(self.label, _font(viewport), width - 2 * viewport.px(_PAD))
        return viewport.px(_PORTRAIT) + label + 3 * viewport.px(_PAD)

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        pad = viewport.px(_PAD)
        top = self.rect.y + pad + viewport.px(_PORTRAIT)
        return self._label(pygame.Rect(self.rect.x + pad, top, self.rect.w - 2 * pad, self.rect.bottom - top), viewport)

    def draw_inside(self, canvas: pygame.Surface, context: Context) -> None:
        side = context.viewport.px(_PORTRAIT)
        picture = context.pictures.get(PictureKey(self._picture, side, side))
        canvas.blit(picture, picture.get_rect(midtop=(self.rect.centerx, self.rect.y + context.viewport.px(_PAD))))


class LevelTile(Tile):
    """A level with its strength in dots."""

    def __init__(self, level: str, on_press: Callable[[], Change]) -> None:
        super().__init__(f"level-{level}", level_words(level), on_press)
        self._strength = level_strength(level)

    def height(self, _width: int, viewport: Viewport) -> int:
        needed = line_height(_font(viewport)) + self._dots(viewport) + 2 * viewport.px(5)
        return max(viewport.target(), needed)

    def label_width(self, viewport: Viewport) -> int:
        return max(super().label_width(viewport), strength_width(viewport) + 2 * viewport.px(_PAD))

    def texts(self, viewport: Viewport) -> list[PlacedText]:
        box = self.rect.copy()
        box.h -= self._dots(viewport)
        return self._label(box, viewport)

    def draw_inside(self, canvas: pygame.Surface, context: Context) -> None:
        viewport = context.viewport
        left = self.rect.centerx - strength_width(viewport) // 2
        centre = self.rect.bottom - viewport.px(5) - self._dots(viewport) // 2
        if self.enabled:
            draw_strength(canvas, left, centre, self._strength, viewport)
        else:
            draw_strength(canvas, left, centre, self._strength, viewport, MUTED)

    @staticmethod
    def _dots(viewport: Viewport) -> int:
        return viewport.icon(12)


def _font(viewport: Viewport) -> Font:
    return font("bold", viewport.text(_LABEL))
