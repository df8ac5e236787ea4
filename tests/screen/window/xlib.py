"""Mouse, keyboard and close button of a virtual screen, by the libraries on which xdotool stands.

xdotool itself rests for a tenth of a second after each click, which is long in a game of three rounds, and the one in
Debian cannot ask a window to close.
"""

from __future__ import annotations

import ctypes
import select
import time
from collections.abc import Callable
from typing import Any

_CLIENT_MESSAGE = 33
_LEFT_SHIFT = "Shift_L"
_KEYSYMS = {" ": "space", ",": "comma", ".": "period", "-": "minus"}
_REVERT_TO_NONE, _NO_WINDOW, _NOW = 0, 0, 0
_STRUCTURE_NOTIFY, _PROPERTY_CHANGE = 1 << 17, 1 << 22
_APART = 4
"""Milliseconds before a key goes down: one that is down again within 2 counts as held, and SDL passes it over."""
Place = tuple[int, int, int, int]


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib, filled up to the size of XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("words", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    )


class Hands:
    """One person's hands at one screen."""

    def __init__(self, display: str) -> None:
        self._x11, self._xtest = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        for asked in (self._x11.XInternAtom, self._x11.XStringToKeysym, self._x11.XDefaultRootWindow):
            asked.restype = ctypes.c_ulong
        self._x11.XListProperties.restype = ctypes.POINTER(ctypes.c_ulong)
        self._display = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))
        assert self._display, f"no screen {display}"
        self._socket = self._x11.XConnectionNumber(self._display)

    def move(self, pos: tuple[int, int]) -> None:
        """Bring the pointer there."""
        self._test("XTestFakeMotionEvent", -1, *pos)

    def hold(self, button: int) -> None:
        """Press a mouse button and keep it down."""
        self._test("XTestFakeButtonEvent", button, 1)

    def let_go(self, button: int) -> None:
        """Release a mouse button."""
        self._test("XTestFakeButtonEvent", button, 0)

    def press(self, key: str) -> None:
        """Press and release a key by its X name, with `shift+` before it if that is to be down."""
        shifted, name = key.startswith("shift+"), key.removeprefix("shift+")
        codes = [self._code(_LEFT_SHIFT), self._code(name)] if shifted else [self._code(name)]
        for code in codes:
            self._test("XTestFakeKeyEvent", code, 1, after=_APART)
        for code in reversed(codes):
            self._test("XTestFakeKeyEvent", code, 0)

    def write(self, text: str) -> None:
        """Type Latin letters, digits and spaces."""
        for letter in text:
            self.press(f"shift+{letter.lower()}" if letter.isupper() else _KEYSYMS.get(letter, letter))

    def focus(self, window: int | None) -> None:
        """Give the keyboard to a window, or to none."""
        self._x11.XSetInputFocus(self._display, window or _NO_WINDOW, _REVERT_TO_NONE, _NOW)
        self._x11.XSync(self._display, 0)

    def ask_to_close(self, window: int) -> None:
        """What a window manager sends when the close button is pressed; a virtual screen has no manager."""
        message = _ClientMessage(type=_CLIENT_MESSAGE, window=window, format=32)
        message.message_type = self._x11.XInternAtom(self._display, b"WM_PROTOCOLS", 0)
        message.words[0] = self._x11.XInternAtom(self._display, b"WM_DELETE_WINDOW", 0)
        self._x11.XSendEvent(self._display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
        self._x11.XSync(self._display, 0)

    def resize(self, window: int, size: tuple[int, int]) -> None:
        """Give a window this size, whatever it asks for."""
        self._x11.XResizeWindow(self._display, ctypes.c_ulong(window), *size)
        self._x11.XSync(self._display, 0)

    def place(self, window: int) -> Place:
        """Where the inside of a window is on the screen: left, top, width, height."""
        root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))
        child, x, y = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        across, down, border, depth = (ctypes.c_uint() for _ in range(4))
        numbers = (ctypes.byref(number) for number in (x, y, across, down, border, depth))
        self._x11.XGetGeometry(self._display, ctypes.c_ulong(window), ctypes.byref(child), *numbers)
        corner = (ctypes.byref(x), ctypes.byref(y), ctypes.byref(child))
        self._x11.XTranslateCoordinates(self._display, ctypes.c_ulong(window), root, 0, 0, *corner)
        return x.value, y.value, across.value, down.value

    def until_placed(self, window: int, wanted: Callable[[Place], bool], patience: float) -> Place:
        """Wait until a window is where it is wanted. Raises AssertionError when it does not get there in time."""
        self._until(window, _STRUCTURE_NOTIFY, lambda: wanted(self.place(window)), patience)
        return self.place(window)

    def until_managed(self, patience: float) -> None:
        """Wait until a window manager looks after the screen. Raises AssertionError when none comes in time."""
        sign = self._x11.XInternAtom(self._display, b"_NET_SUPPORTING_WM_CHECK", 0)
        root = self._x11.XDefaultRootWindow(self._display)

        def managed() -> bool:
            count = ctypes.c_int()
            atoms = self._x11.XListProperties(self._display, ctypes.c_ulong(root), ctypes.byref(count))
            return sign in (atoms[: count.value] if atoms else ())

        self._until(root, _PROPERTY_CHANGE, managed, patience)

    def _until(self, window: int, mask: int, wanted: Callable[[], bool], patience: float) -> None:
        """Look again after every such event at the window until it is as wanted."""
        self._x11.XSelectInput(self._display, ctypes.c_ulong(window), ctypes.c_long(mask))
        until = time.monotonic() + patience
        while not wanted():
            left = max(0.0, until - time.monotonic())
            heard = self._x11.XPending(self._display) or select.select([self._socket], [], [], left)[0]
            assert heard, f"the window stays at {self.place(window)}"
            self._x11.XSync(self._display, 1)

    def close(self) -> None:
        """Leave the screen."""
        self._x11.XCloseDisplay(self._display)

    def _code(self, name: str) -> int:
        code: Any = self._x11.XKeysymToKeycode(self._display, ctypes.c_ulong(self._x11.XStringToKeysym(name.encode())))
        assert code & 0xFF, f"no key {name}"
        return int(code & 0xFF)

    def _test(self, act: str, *words: int, after: int = 0) -> None:
        """Act on the screen, once it has waited for some milliseconds."""
        getattr(self._xtest, act)(self._display, *words, ctypes.c_ulong(after))
        self._x11.XSync(self._display, 0)
