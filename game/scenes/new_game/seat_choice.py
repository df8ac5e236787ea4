"""Who sits here? A person or a bot's character, and the level it plays at, over the set-up screen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from ai.minds import LEVELS
from game.art import naming
from game.records.names import tidy_name
from game.records.setup import HUMAN
from game.scenes.new_game.draft import Draft
from game.scenes.new_game.pin_setting import PinSetting
from game.scenes.new_game.tiles import CharacterTile, LevelTile, Tile
from game.scenes.shared.sign import CREAM, ON_WOOD
from game.system.i18n import _
from game.ui.bindings import Control, control_of, with_key
from game.ui.context import Context
from game.ui.layout import column, row
from game.ui.paint import draw_plate, draw_veil
from game.ui.scene import Change, Pop, Push
from game.ui.screen import Screen
from game.ui.theme import GOLD
from game.ui.viewport import Viewport
from game.ui.widgets.button import Button
from game.ui.widgets.picture import Picture
from game.ui.widgets.richtext import RichText
from game.ui.widgets.scroll import ScrollView
from game.ui.widgets.widget import Widget
from game.words.characters import (
    CHARACTERS,
    USUAL_LEVEL,
    character_line,
    character_of,
    level_line,
    level_of,
    mind_of,
)

_WIDTH, _PAD, _GAP = 800, 26, 10
_MOST_COLUMNS = 5
_LINE = 17.0
_TOKEN = 34.0


class SeatChoice(Screen):
    """Changes `draft.seats[seat]` at once; arrows lead to the other seats. Esc or Done ends it.

    A press on what is chosen already ends it, too; N and Shift+N lead to the next and the previous seat.
    """

    name = "who"
    opaque = False

    def __init__(self, context: Context, draft: Draft, seat: int) -> None:
        super().__init__(context)
        self._draft = draft
        self._seat = seat
        self._board = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollView("who-list")
        self._level = USUAL_LEVEL
        self._show(seat)
        self.first = self._chosen_tile

    @property
    def _mind(self) -> str:
        return self._draft.seats[self._seat].mind

    @property
    def _chosen_tile(self) -> str:
        return f"who-{HUMAN if self._mind == HUMAN else character_of(self._mind)}"

    def handle(self, event: pygame.Event) -> Change:
        match control_of(event):
            case Control.NEXT_TARGET:
                return self._go(1)
            case Control.PREVIOUS_TARGET:
                return self._go(-1)
            case _:
                return super().handle(event)

    def _go(self, by: int) -> Change:
        """Go on to another seat, the focus on who sits there."""
        self._show((self._seat + by) % len(self._draft.seats))
        self.rearrange()
        self.ring.set_focus(next(tile for tile in self._tiles if tile.name == self._chosen_tile))
        return None

    def _show(self, seat: int) -> None:
        self._seat = seat
        self._level = level_of(self._mind) or self._draft.level or USUAL_LEVEL
        minds = (HUMAN, *(mind_of(character, USUAL_LEVEL) for character in CHARACTERS))
        self._tiles: list[Tile] = [CharacterTile(seat, mind, partial(self._choose, mind)) for mind in minds]
        self._levels = [LevelTile(level, partial(self._choose_level, level)) for level in LEVELS[::-1]]
        name = tidy_name(self._draft.seats[seat].name)
        heading = _("Seat {number}: who is {name}?") if name else _("Seat {number}: who is it?")
        self._heading = RichText(
            heading.format(number=seat + 1, name=name), face="title", size=28, colour=GOLD, shadow=ON_WOOD, middle=True,
        )  # fmt: skip
        self._token = Picture(naming.token(seat), _TOKEN)

    def _choose(self, mind: str) -> Change:
        chosen = mind if mind == HUMAN else mind_of(character_of(mind), self._level)
        if chosen == self._mind:
            return Pop()
        self._draft.set_mind(self._seat, chosen)
        self.rearrange()
        return None

    def _choose_level(self, level: str) -> Change:
        if level == level_of(self._mind):
            return Pop()
        self._level = level
        self._draft.set_mind(self._seat, mind_of(character_of(self._mind), level))
        self.rearrange()
        return None

    def _mark(self) -> None:
        """Frame what is chosen; offer levels only to those that have one."""
        level = level_of(self._mind)
        for tile in self._tiles:
            tile.chosen = tile.name == self._chosen_tile
        for tile, its_level in zip(self._levels, LEVELS[::-1], strict=True):
            tile.chosen, tile.enabled = its_level == level, level is not None
            tile.tooltip, tile.why_not = level_line(its_level), self._level_sentence()

    def arrange(self, viewport: Viewport) -> Sequence[Widget]:
        self._mark()
        pad, gap = viewport.px(_PAD), viewport.px(_GAP)
        width = min(viewport.px(_WIDTH * max(1.0, viewport.text_scale)), viewport.rect.w - 2 * viewport.px(20))
        area = pygame.Rect(0, 0, width - 2 * pad, 0)
        header, top = self._place_header(area, viewport)
        footer = self._make_footer()
        foot = _footer(footer, area, viewport)
        inner = self._scroll.inner_width(area.w, viewport)
        body, needed = self._place_body(pygame.Rect(0, 0, inner, 0), viewport)
        most = viewport.rect.h - 2 * viewport.px(10) - 2 * pad - top - foot - 2 * gap
        shown = min(needed, most)
        self._board = pygame.Rect(0, 0, width, top + shown + foot + 2 * gap + 2 * pad)
        self._board.center = viewport.rect.center
        origin = (self._board.x + pad, self._board.y + pad)
        for widget in header:
            widget.place(widget.rect.move(origin), viewport)
        view = pygame.Rect(origin[0], origin[1] + top + gap, area.w, shown)
        aside = (area.w - inner) // 2 if needed <= shown else 0
        for widget in body:
            widget.place(widget.rect.move(view.x + aside, view.y), viewport)
        self._scroll.hold(body, view, view.y + needed)
        for widget in footer:
            widget.place(widget.rect.move(origin[0], view.bottom + gap), viewport)
        return [self._scroll, *header, *footer]

    def _make_footer(self) -> list[Button]:
        """Return the button that ends the choice, before it for a person the one that sets a PIN (UX S15)."""
        done = Button("done", _("Done"), Pop, style="brass", icon="tick")
        if self._mind != HUMAN:
            return [done]
        words = _("Change the PIN") if self._seat in self._draft.pins else _("Set a PIN")
        pin = Button("pin", words, self._set_pin, style="slate", icon="lock")
        pin.tooltip = _("Four digits that the curtain asks this seat for")
        pin.enabled = self._draft.people > 1
        pin.why_not = _("A PIN is for two or more people at one screen.")
        return [pin, done]

    def _set_pin(self) -> Change:
        return Push(PinSetting(self.context, self._draft, self._seat))

    def _place_header(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place token and question between the arrows that lead to the other seats; return them and their foot."""
        arrows = self._make_arrows()
        side, token = viewport.target(), viewport.icon(_TOKEN)
        gap = viewport.px(_GAP)
        room = area.w - 2 * side - token - 3 * gap
        height = max(side, self._heading.height(room, viewport))
        middle = (height - side) // 2
        arrows[0].place(pygame.Rect(0, middle, side, side), viewport)
        arrows[1].place(pygame.Rect(area.w - side, middle, side, side), viewport)
        words = min(room, self._heading.natural_width(viewport))
        left = side + gap + (room - words) // 2
        self._token.place(pygame.Rect(left, (height - token) // 2, token, token), viewport)
        self._heading.place(pygame.Rect(left + token + gap, 0, words, height), viewport)
        return [arrows[0], self._token, self._heading, arrows[1]], height

    def _make_arrows(self) -> tuple[Button, Button]:
        previous = with_key(_("Previous seat"), Control.PREVIOUS_TARGET)
        following = with_key(_("Next seat"), Control.NEXT_TARGET)
        return (
            Button("previous-seat", "", partial(self._go, -1), style="slate", icon="left", tooltip=previous),
            Button("next-seat", "", partial(self._go, 1), style="slate", icon="right", tooltip=following),
        )

    def _place_body(self, area: pygame.Rect, viewport: Viewport) -> tuple[list[Widget], int]:
        """Place characters and levels, each with a line about the chosen one below; return them and their foot."""
        gap = viewport.px(_GAP)
        foot = _grid(self._tiles, area, viewport)
        character, foot = self._line(self._character_line(), _character_lines(), area.move(0, foot + gap), viewport)
        foot = _grid(self._levels, area.move(0, foot + gap), viewport)
        others = list(map(level_line, LEVELS))
        levels, foot = self._line(self._level_sentence(), others, area.move(0, foot + gap), viewport)
        return [*self._tiles, character, *self._levels, levels], foot

    def _character_line(self) -> str:
        return _human_line() if self._mind == HUMAN else character_line(character_of(self._mind))

    def _level_sentence(self) -> str:
        """Return what the chosen level can do, or why there is none."""
        level = level_of(self._mind)
        if level is not None:
            return level_line(level)
        return _("Levels are for bots.") if self._mind == HUMAN else _("A drifter has no level.")

    @staticmethod
    def _line(words: str, others: Sequence[str], area: pygame.Rect, viewport: Viewport) -> tuple[RichText, int]:
        """Lay out a sentence with room for the longest of `others`, so that nothing below it moves."""
        made = [
            RichText(text, size=_LINE, colour=CREAM, centred=True, middle=True, shadow=ON_WOOD)
            for text in (words, *others)
        ]
        height = max(text.height(area.w, viewport) for text in made)
        made[0].place(pygame.Rect(area.x, area.y, area.w, height), viewport)
        return made[0], area.y + height

    def draw_ground(self, canvas: pygame.Surface) -> None:
        draw_veil(canvas)
        draw_plate(canvas, self._board, "wood", self.viewport, radius=14, seed=2)


def _footer(buttons: Sequence[Button], area: pygame.Rect, viewport: Viewport) -> int:
    """Place buttons from 0 down side by side in the middle, or below each other; return their height."""
    gap = viewport.px(_GAP)
    widths = [max(viewport.px(200), button.natural_width(viewport)) for button in buttons]
    whole = sum(widths) + gap * (len(buttons) - 1)
    if whole <= area.w:
        return row(buttons, widths, pygame.Rect((area.w - whole) // 2, 0, whole, 0), gap, viewport)
    return column(buttons, pygame.Rect(0, 0, area.w, 0), gap, viewport)


def _grid(tiles: Sequence[Tile], area: pygame.Rect, viewport: Viewport) -> int:
    """Place tiles in as many columns as their labels allow. Return the foot."""
    gap = viewport.px(_GAP)
    widest = max(tile.label_width(viewport) for tile in tiles)
    columns = min(len(tiles), _MOST_COLUMNS, max(1, (area.w + gap) // (widest + gap)))
    width = (area.w - gap * (columns - 1)) // columns
    height = max(tile.height(width, viewport) for tile in tiles)
    for place, tile in enumerate(tiles):
        x, y = area.x + place % columns * (width + gap), area.y + place // columns * (height + gap)
        tile.place(pygame.Rect(x, y, width, height), viewport)
    return tiles[-1].rect.bottom


def _human_line() -> str:
    return _("A person at this screen. With more than one, a curtain falls between turns.")


def _character_lines() -> list[str]:
    return [_human_line(), *map(character_line, CHARACTERS)]
