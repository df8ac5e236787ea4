"""The window of the system: where it opens, how large, whether it covers the screen, and what of it is remembered."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path

import pygame

from game.system.i18n import _
from game.system.malloc import bound_memory
from game.ui.viewport import MINIMUM_SIZE

TITLE = "Fool's Lode"
WINDOW_CLASS = "fools-lode"
Size = tuple[int, int]
_CLASS_VARIABLE = "SDL_VIDEO_X11_WMCLASS"
_ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
_FRAME = (0, 80)
"""Pixels of the desktop that a window leaves free, across and down, for its frame and the panels of the system."""
_SETTLED = 0.5
"""Seconds that a size must last to be the person's: a maximised window has its new size before it says what it is."""

_GETS_BACK, _MOST_TRIES = 3.0, 3
"""Seconds after full screen in which a busy system may put the window somewhere else than it was, and how often that is
undone: whoever drags the window so soon is not hindered for long."""


class NoDisplay(Exception):
    """Raised when there is no screen to open a window on. The text is one sentence for people."""


def within(size: Size, desktop: Size) -> Size:
    """Return `size` cut to what a desktop holds beside the frame of a window and panels, not below the least layout.

    A desktop smaller than that is filled.
    """
    room = (max(least, side - frame) for least, side, frame in zip(MINIMUM_SIZE, desktop, _FRAME, strict=True))
    width, height = (
        min(side, max(least, min(wanted, free)))
        for least, side, wanted, free in zip(MINIMUM_SIZE, desktop, size, room, strict=True)
    )
    return width, height


def opened(size: Size, desktop: Size) -> tuple[Size, bool]:
    """Return the size in which a window opens, and whether maximised: so it does where nothing else would fit."""
    if size[0] < desktop[0] or size[1] < desktop[1]:
        return within(size, desktop), False
    return desktop, True


def placed_on(monitor: int, screens: int) -> tuple[int, int]:
    """Return the position that opens a window on this one of so many screens, or on the first if it has gone.

    Where there is one screen only, the place is left to the system.
    """
    if screens < 2:
        return (pygame.WINDOWPOS_UNDEFINED,) * 2
    return (pygame.WINDOWPOS_CENTERED + (monitor if 0 <= monitor < screens else 0),) * 2


class SizeMemory:
    """The size of the window while it neither covers the screen nor is maximised: the one to open in next time.

    `maximised` is the size of a window that opens so.
    """

    def __init__(self, size: Size, full_screen: bool, maximised: Size | None) -> None:
        self._kept = size
        self._new: Size | None = None
        self._age = 0.0
        self._large = maximised
        self.full_screen = full_screen

    @property
    def size(self) -> Size:
        return self._kept if self._new is None else self._new

    @property
    def maximised(self) -> bool:
        return self._large is not None

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass before the next events."""
        self._age += dt
        if self._new is not None and self._age >= _SETTLED:
            self._kept, self._new = self._new, None

    def hear(self, event: pygame.Event, now: Size) -> None:
        """Take in what happened to the window, whose size is `now`, unless it covers the screen."""
        if self.full_screen:
            return
        match event.type:
            case pygame.WINDOWSIZECHANGED:
                self._resized((event.x, event.y))
            case pygame.WINDOWMAXIMIZED:
                self._large, self._new = now, None
            case pygame.WINDOWRESTORED:
                self._large = None

    def _resized(self, size: Size) -> None:
        large = self._large
        if large is not None and size[0] < large[0] and size[1] < large[1]:
            self._large = None  # without a window manager nobody says that it is no longer maximised
        elif large is not None:
            self._large = size
        if self._large is None and size != self.size:
            self._new, self._age = size, 0.0


class GameWindow:
    """The game's one window. Raises NoDisplay when the system has no screen for it."""

    def __init__(self, size: Size, full_screen: bool, monitor: int = 0) -> None:
        bound_memory()
        screens = _find_screens()
        self._monitor = monitor if 0 <= monitor < len(screens) else 0
        desktop = screens[self._monitor]
        wanted, maximised = (within(size, desktop), False) if full_screen else opened(size, desktop)
        place = placed_on(monitor, len(screens))
        self._pygame = _open(wanted, place, within(MINIMUM_SIZE, desktop), full_screen, maximised)
        self._memory = SizeMemory(size, full_screen, wanted if maximised else None)
        self._place: Size | None = None
        self._was_maximised = False
        self._back_for, self._tries = 0.0, 0

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows after the next `show`; it changes its size with the window."""
        return self._pygame.get_surface()

    @property
    def title(self) -> str:
        return self._pygame.title

    @property
    def windowed_size(self) -> Size:
        """The size to open in next time."""
        return self._memory.size

    @property
    def monitor(self) -> int:
        """The screen that the window is on, by its number in the system."""
        return self._monitor

    @property
    def full_screen(self) -> bool:
        return self._memory.full_screen

    def show(self) -> bool:
        """Bring what was drawn on the surface to the screen. False when the system has taken the surface away."""
        try:
            self._pygame.flip()
        except pygame.error:  # for instance a screen that was just unplugged: the next frame finds a new surface
            return False
        return True

    def pass_time(self, dt: float) -> None:
        """Let `dt` seconds pass before the next events."""
        self._memory.pass_time(dt)
        self._back_for = max(0.0, self._back_for - dt)

    def hear(self, event: pygame.Event) -> None:
        """Take in what happened to the window; on another screen its least size may be another."""
        if event.type == pygame.WINDOWDISPLAYCHANGED:
            self._monitor = event.display_index
            self._pygame.minimum_size = within(MINIMUM_SIZE, _desktop(event.display_index))
        self._memory.hear(event, self._pygame.size)
        if event.type == pygame.WINDOWMOVED and self._back_for and self._pygame.position != self._place:
            self._back_for, self._tries = self._back_for if self._tries > 1 else 0.0, self._tries - 1
            self._move_back()

    def cover_screen(self, wanted: bool) -> None:
        """Cover the whole screen, or go back to the size and place before. Does nothing where the system refuses."""
        if wanted == self.full_screen:
            return
        try:
            if wanted:
                self._place = None if self._memory.maximised else self._pygame.position
                self._was_maximised = self._memory.maximised
                self._memory.full_screen = True
                self._pygame.set_fullscreen(desktop=True)
            else:
                self._pygame.set_windowed()
                self._memory.full_screen = False
                self._back_for, self._tries = 0.0 if self._place is None else _GETS_BACK, _MOST_TRIES
                if self._was_maximised:
                    self._pygame.restore()
                    self._pygame.maximize()
        except pygame.error:
            self._memory.full_screen = not wanted

    def _move_back(self) -> None:
        """Undo what some window managers add to the place on the way back: the width of the window's frame."""
        if self._place is not None:
            with suppress(pygame.error):  # not every system lets a program say where its window is
                self._pygame.position = self._place

    def close(self) -> None:
        """Take the window away."""
        self._pygame.destroy()


def _find_screens() -> list[Size]:
    """Find the screens to open a window on and return the sizes of their desktops. Raises NoDisplay."""
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
        if pygame.display.get_driver() == "x11":
            # the server takes the finished picture as it is; OpenGL's way to it costs tens of megabytes of drivers
            os.environ.setdefault(_ACCELERATION, "0")
        return pygame.display.get_desktop_sizes()
    except pygame.error as error:
        raise _not_opened(error) from error


def _desktop(screen: int) -> Size:
    """Return the size of a screen's desktop, or of the first one's when there is no such screen any more."""
    desktops = pygame.display.get_desktop_sizes()
    return desktops[screen] if 0 <= screen < len(desktops) else desktops[0]


def _open(size: Size, place: Size, least: Size, full_screen: bool, maximised: bool) -> pygame.Window:
    """Open the window of the system. Raises NoDisplay."""
    try:
        window = pygame.Window(TITLE, size, place, resizable=True, fullscreen_desktop=full_screen, maximized=maximised)
        window.minimum_size = least
        window.get_surface()
    except pygame.error as error:
        raise _not_opened(error) from error
    return window


def _not_opened(error: pygame.error) -> NoDisplay:
    return NoDisplay(_("No window could be opened: {reason}.").format(reason=error))


def _name_window_class() -> None:
    """Name the window's class unless somebody did; importing pygame puts the program's file name there."""
    named = os.environ.get(_CLASS_VARIABLE)
    if not named or named == Path(sys.argv[0]).name:
        os.environ[_CLASS_VARIABLE] = WINDOW_CLASS
