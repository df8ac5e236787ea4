"""Whether pictures give way to each other in place: nothing moves between them (UX M26)."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

TOLERANCE = 4
"""Levels of brightness that rounding may add where pictures are mixed."""


def _above(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether a colour is brighter than in the other picture by more than rounding makes it."""
    rest = one.copy()
    rest.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    rest.fill((TOLERANCE,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    return bool(pygame.image.tobytes(rest, "RGB").strip(b"\0"))


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether no colour differs by more than rounding does."""
    return one is other or (not _above(one, other) and not _above(other, one))


def between(frame: pygame.Surface, before: pygame.Surface, after: pygame.Surface) -> bool:
    """Whether every point looks as before or after, or between them: what moves would show where it is in neither."""
    low, high = before.copy(), before.copy()
    low.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    high.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return not _above(frame, high) and not _above(low, frame)


def runs(frames: Sequence[pygame.Surface]) -> list[Sequence[pygame.Surface]]:
    """Cut a film where nothing changes: each run begins and ends with a picture that stands."""
    found, begin = [], 0
    for place in range(1, len(frames)):
        if alike(frames[place - 1], frames[place]):
            found.append(frames[begin:place])
            begin = place
    return [run for run in [*found, frames[begin:]] if len(run) > 1]
