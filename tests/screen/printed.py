"""Every text that is drawn in a frame: what it says, how large, where on the window, and on which plate.

Surfaces remember what was written on them, and tell it to whatever they are laid on.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

import pygame
from pygame import Rect

import game.ui.paint
import game.ui.text
from game.scenes.shared import sign
from game.ui.theme import Font


@dataclass(frozen=True, slots=True)
class Print:
    """A line of text: its `rect` as far as it shows, and how much of its ink is cut off at each side in pixels.

    `plate` is the plate that it was written on, None where it stands on the bare ground; `px` the size of its font;
    `scrolled` says that it moves in a view that cuts it, `covered` that something else was laid over part of it.
    """

    words: str
    px: int
    rect: Rect
    whole: Rect
    plate: Rect | None = None
    scrolled: bool = False
    covered: bool = False

    @property
    def cut(self) -> bool:
        """Whether it is cut off at its left or right, or more than a hair above or below where nothing scrolls."""
        slack = self.whole.h if self.scrolled else max(2, self.whole.h // 5)
        return (
            self.rect.left > self.whole.left + 1
            or self.rect.right < self.whole.right - 1
            or self.rect.top > self.whole.top + slack
            or self.rect.bottom < self.whole.bottom - slack
        )


@dataclass
class _Page:
    """What stands on one surface: lines of text and plates, in the order in which they were drawn."""

    prints: list[Print] = field(default_factory=list)
    plates: list[Rect] = field(default_factory=list)


class _Paper(pygame.Surface):
    """A surface that remembers what is written on it."""

    _page: _Page | None = None

    @property
    def page(self) -> _Page:
        if self._page is None:
            self._page = _Page()
        return self._page

    def copy(self) -> _Paper:
        made = super().copy()
        assert isinstance(made, _Paper)
        made._page = _Page(list(self.page.prints), list(self.page.plates))
        return made

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        drawn = super().blit(source, dest, area, special_flags)
        at = dest.topleft if isinstance(dest, Rect) else (round(dest[0]), round(dest[1]))
        if area is not None:
            part = Rect(area)
            at = (at[0] - part.x, at[1] - part.y)
        _note(self, source, at, drawn)
        return drawn


_line_of: dict[int, tuple[str, int, Rect, pygame.Surface]] = {}
_plate_ids: dict[int, pygame.Surface] = {}


def _note(page_of: pygame.Surface, source: pygame.Surface, at: tuple[int, int], shown: Rect) -> None:
    onto, move = _root(page_of)
    at = (at[0] + move[0], at[1] + move[1])
    shown = shown.move(move)
    if onto is None:
        return
    line = _line_of.get(id(source))
    if line is not None:
        words, px, ink, _surface = line
        whole = ink.move(at)
        seen = whole.clip(shown)
        scrolls = page_of.get_clip() != page_of.get_rect()
        if seen.w and seen.h:
            _write(onto.page, Print(words, px, seen, whole, scrolled=scrolls))
    elif id(source) in _plate_ids:
        _lay(onto.page, shown)
    elif isinstance(source, _Paper):
        page = source.page
        for plate in page.plates:
            _lay(onto.page, plate.move(at).clip(shown))
        for each in page.prints:
            whole, seen = each.whole.move(at), each.rect.move(at).clip(shown)
            under = each.plate and each.plate.move(at)
            if seen.w and seen.h:
                _write(onto.page, replace(each, rect=seen, whole=whole, plate=under))


def _root(surface: pygame.Surface) -> tuple[_Paper | None, tuple[int, int]]:
    """Return the surface that a part belongs to, and where it lies in it."""
    if not isinstance(surface, _Paper):
        return None, (0, 0)
    parent = surface.get_abs_parent()
    return (parent if isinstance(parent, _Paper) else surface), surface.get_abs_offset()


def _lay(page: _Page, plate: Rect) -> None:
    """Lay a plate over whatever was written there before."""
    if plate.w < 12 or plate.h < 12:
        return
    left = [each for each in page.prints if not plate.contains(_ink(each))]
    page.prints = [replace(each, covered=True) if plate.colliderect(_ink(each)) else each for each in left]
    page.plates.append(plate)


def _write(page: _Page, line: Print) -> None:
    again = next((i for i, each in enumerate(page.prints) if each.words == line.words and _same(each, line)), None)
    if again is not None:  # its shadow
        page.prints[again] = line if line.plate else replace(line, plate=page.prints[again].plate)
        return
    if line.plate is None:
        under = [plate for plate in page.plates if plate.collidepoint(line.whole.center)]
        line = replace(line, plate=under[-1] if under else None)
    page.prints.append(line)


def _same(one: Print, other: Print) -> bool:
    return abs(one.whole.x - other.whole.x) <= 3 and abs(one.whole.y - other.whole.y) <= max(6, one.whole.h // 12)


@contextmanager
def printing() -> Iterator[type[_Paper]]:
    """Make every surface one that remembers, for a while. What was drawn and kept before is not known."""
    patch: list[tuple[Any, str, Any]] = [(pygame, "Surface", pygame.Surface)]
    real_text, real_plate, real_gold = game.ui.text.text_surface, game.ui.paint._plate, sign._lettering

    def text(words: str, font: Font, colour: Any) -> pygame.Surface:
        made = real_text(words, font, colour)
        _line_of[id(made)] = (words, font.px, made.get_bounding_rect(), made)
        return made

    text.cache_clear = real_text.cache_clear  # type: ignore[attr-defined]

    def plate(*args: Any) -> pygame.Surface:
        made = real_plate(*args)
        _plate_ids[id(made)] = made
        return made

    def gold(words: str, size: int, outline: int) -> pygame.Surface:
        made = real_gold(words, size, outline)
        _line_of[id(made)] = (words, size, made.get_bounding_rect(), made)
        return made

    for real, new in ((real_text, text), (real_plate, plate), (real_gold, gold)):
        for module in list(sys.modules.values()):
            if getattr(module, "__name__", "").startswith("game."):
                patch += [(module, name, real) for name, each in list(vars(module).items()) if each is real]
                for name, each in list(vars(module).items()):
                    if each is real:
                        setattr(module, name, new)
    pygame.Surface = _Paper  # type: ignore[misc]
    try:
        yield _Paper
    finally:
        for owner, name, value in patch:
            setattr(owner, name, value)
        _line_of.clear()
        _plate_ids.clear()


def faults(prints: list[Print], window: Rect) -> list[str]:
    """One sentence for each line that is cut off, cut short, leaves its plate or lies over another."""
    found = []
    for line in prints:
        if line.cut or not window.contains(line.rect):
            found.append(f"{line.words!r} is cut off: {tuple(line.whole)}")
        elif line.plate is not None and not line.plate.inflate(4, 4).contains(_ink(line)):
            found.append(f"{line.words!r} {tuple(line.whole)} leaves its plate {tuple(line.plate)}")
    for one, other in combinations([line for line in prints if not line.covered], 2):
        if _ink(one).colliderect(_ink(other)):
            found.append(f"{one.words!r} lies over {other.words!r}: {tuple(one.rect)} {tuple(other.rect)}")
    return found


def _ink(line: Print) -> Rect:
    return line.rect.inflate(-2, -line.rect.h // 5)
