"""Looks through a screen for text that is clipped, cut short, or lies over other text."""

from __future__ import annotations

from itertools import combinations

import pygame

from game.ui.screen import Screen
from game.ui.widgets.widget import Widget

_SLACK = 1
"""Pixels by which rounding may put a line outside its box."""


def faults(screen: Screen) -> list[str]:
    """One sentence for each fault of layout on a screen."""
    viewport = screen.viewport
    found = []
    placed = [(part, line) for part in screen.parts for line in part.texts(viewport) if line.text]
    for part, line in placed:
        inside = part.rect.clip(line.box).inflate(2 * _SLACK, 2 * _SLACK)
        if not inside.contains(line.rect):
            found.append(f"{line.text!r} leaves its box {tuple(inside)}: {tuple(line.rect)}")
        if part.scroll is None and not viewport.rect.contains(line.rect):
            found.append(f"{line.text!r} leaves the window")
    found += _overlaps(screen.parts)
    inked = [(part.scroll, line.text, line.rect.inflate(-2, -2)) for part, line in placed]
    for (a, one, here), (b, other, there) in combinations(inked, 2):
        if a is b and here.colliderect(there):
            found.append(f"{one!r} lies over {other!r}")
    return found + _targets(screen)


def _overlaps(parts: list[Widget]) -> list[str]:
    found = []
    for (one, here), (other, there) in combinations([(part, part.on_screen()) for part in parts], 2):
        if here.colliderect(there):
            found.append(f"{one.name or type(one).__name__} lies over {other.name or type(other).__name__}")
    return found


def _targets(screen: Screen) -> list[str]:
    window = screen.viewport.rect
    found = []
    for widget in screen.ring.widgets:
        least = 24 if widget.name.startswith("log-") else 44  # UX section 1: links in the log
        if min(widget.rect.size) < least:
            found.append(f"{widget.name} is smaller than {least} pixels: {widget.rect.size}")
        held_by = window if widget.scroll is None else pygame.Rect(window.x, -(10**6), window.w, 2 * 10**6)
        if not held_by.contains(widget.rect):
            found.append(f"{widget.name} leaves the window")
        if widget.scroll is not None and widget.scroll.rect.h < 60:
            found.append(f"there is hardly any room to scroll {widget.name}")
    return found
