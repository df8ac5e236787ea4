"""The window of the system: where it opens, how large, whether it covers the screen."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pygame

from game.system.i18n import _
from game.system.malloc import bound_memory
from game.ui.viewport import MINIMUM_SIZE

TITLE = "Fool's Lode"
WINDOW_CLASS = "fools-lode"
_CLASS_VARIABLE = "SDL_VIDEO_X11_WMCLASS"
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


class NoDisplay(Exception):
    """Raised when there is no screen to open a window on. The text is one sentence for people."""


def open_window(size: tuple[int, int], full_screen: bool) -> pygame.Surface:
    """Open the game's window. Raises NoDisplay when the system has no screen."""
    bound_memory()
    if sys.platform == "linux" and not any(os.environ.get(name) for name in _SCREENS):
        raise NoDisplay(_("There is no display to open a window on."))  # SDL's own attempts are noisy
    if sys.platform == "linux" and not any(os.environ.get(name) for name in _SCREENS[1:]):
        os.environ["SDL_VIDEODRIVER"] = "x11"  # and so is its search for a Wayland that is not there
    _name_window_class()
    try:
        pygame.display.init()
        pygame.font.init()
        offscreen = pygame.display.get_driver() == "offscreen"
        if offscreen and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
            raise NoDisplay(_("There is no display to open a window on."))
        pygame.display.set_caption(TITLE)
        return set_mode(size, full_screen)
    except pygame.error as error:
        raise NoDisplay(_("No window could be opened: {reason}.").format(reason=error)) from error


def set_mode(size: tuple[int, int], full_screen: bool) -> pygame.Surface:
    """Make the window as large as the screen, or `size` pixels as far as that fits. Returns its surface."""
    if full_screen:
        return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
    width, height = pygame.display.get_desktop_sizes()[0]
    wanted = (
        max(MINIMUM_SIZE[0], min(size[0], width)),
        max(MINIMUM_SIZE[1], min(size[1], height)),
    )
    return pygame.display.set_mode(wanted, pygame.RESIZABLE)


def _name_window_class() -> None:
    """Name the window's class unless somebody did; importing pygame puts the program's file name there."""
    named = os.environ.get(_CLASS_VARIABLE)
    if not named or named == Path(sys.argv[0]).name:
        os.environ[_CLASS_VARIABLE] = WINDOW_CLASS
