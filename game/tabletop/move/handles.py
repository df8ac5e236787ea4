"""Where the two handles lie that turn a ghost by a click (UX S4)."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

LEAST = 24
"""Pixels of the smallest handle (WCAG 2.5.8)."""
_OVERLAP = 4
_ABOVE = 0.12
"""Part of a cell's height from its middle, where tunnels join, up to a handle."""
_SHARE = 0.45
"""Part of a cell's width that a handle inside it may take."""


def handle_rects(ghost: Rect, legal: Iterable[Rect], mat: Rect, size: int) -> tuple[Rect, Rect]:
    """Return a handle at the left and one at the right of a ghost's upper half, `size` pixels large: clear of joins.

    Where one would cover another cell where the card may go, or leave the mat, it lies in a corner of the ghost's own
    cell instead, and is smaller if it must: the two are in opposite corners, so that a click between them lays the
    card.
    """
    others = [rect for rect in legal if rect != ghost]
    small = max(LEAST, min(size, round(ghost.w * _SHARE)))
    left, right = Rect(0, 0, size, size), Rect(0, 0, size, size)
    foot = ghost.centery - round(ghost.h * _ABOVE)
    left.bottomright = (ghost.left + _OVERLAP, foot)
    right.bottomleft = (ghost.right - _OVERLAP, foot)
    if not _free(left, others, mat):
        left = Rect(ghost.left, ghost.bottom - small, small, small)
    if not _free(right, others, mat):
        right = Rect(ghost.right - small, ghost.top, small, small)
    return left, right


def _free(handle: Rect, others: Iterable[Rect], mat: Rect) -> bool:
    return mat.contains(handle) and handle.collidelist(list(others)) == -1
