"""The clipboard of the system, where there is one."""

from __future__ import annotations

import pygame
import pygame.scrap


def copied() -> str:
    """Return the text on the clipboard, nothing when there is none."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, UnicodeError):
        return ""


def copy(text: str) -> bool:
    """Put a text on the clipboard; False where that is impossible."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, UnicodeError, ValueError):
        return False
    return True
