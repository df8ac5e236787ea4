"""A real window on a virtual screen, driven from outside by mouse and keys.

The driver never sleeps: the game writes its trace (UX section 3a) into a pipe, and every step waits for the line that
tells what it has led to.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from screen.window.xlib import Hands, Place

from game.ui.pads.inputs import PadInput

Line = dict[str, Any]
Rects = dict[str, list[int]]
PATIENCE = 60.0
"""Seconds to wait for a line of the trace before the test fails."""
SCREEN = (1280, 720)
_ERRORS, _TRACE = "stderr", "trace"
_TESTS = Path(__file__).parents[2]


class Gone(AssertionError):
    """The game has ended while something was expected of it."""


class Window:
    """One running game and its trace. `rects` is what the last line names."""

    def __init__(self, game: subprocess.Popen[bytes], hands: Hands, display: str, pipe: int, folder: Path) -> None:
        self.game, self.display, self.folder = game, display, folder
        self.hands = hands
        self.chosen_keys: Mapping[str, str] = {}
        """What is pressed in place of the keys that tests name, by their X names."""
        self._pipe = pipe
        self._rest = b""
        self.lines: list[Line] = []
        self.rects: Rects = {}

    @property
    def errors(self) -> str:
        """What the game has said on standard error."""
        return (self.folder / _ERRORS).read_text(encoding="utf-8")

    def next_line(self) -> Line:
        """The next line of the trace; AssertionError when none comes in time, Gone when the game has ended."""
        until = time.monotonic() + PATIENCE
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self._pipe], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"no line within {PATIENCE:.0f} s; last: {self.lines[-1:]}; {self.errors}"
            chunk = os.read(self._pipe, 1 << 16)
            if not chunk:
                raise Gone(f"the game ended with {self.game.wait(PATIENCE)}: {self.errors}")
            self._rest += chunk
        text, _, self._rest = self._rest.partition(b"\n")
        line: Line = json.loads(text)
        self.lines.append(line)
        self.rects = line["rects"]
        return line

    def until(self, wanted: Callable[[Line], bool]) -> Line:
        """Read lines up to the first that is `wanted`."""
        while not wanted(line := self.next_line()):
            pass
        return line

    def rest(self, scene: str | None = None, *, named: str = "", gone: str = "") -> Line:
        """Read up to a moment of rest: of that scene, with this rect named, without that one."""

        def wanted(line: Line) -> bool:
            fits = not named or named in line["rects"]
            return line["event"] == "rest" and scene in (None, line["scene"]) and fits and gone not in line["rects"]

        return self.until(wanted)

    def click(self, name: str, button: int = 1) -> None:
        """Click the middle of a named rect."""
        self.hover(name)
        self.hands.hold(button)
        self.hands.let_go(button)

    def turn_wheel(self, name: str) -> None:
        """Turn the wheel by one notch over a named rect."""
        self.click(name, button=4)

    def hover(self, name: str) -> None:
        """Bring the pointer to a named rect."""
        self.hands.move(self._middle(name))

    def grab(self, name: str) -> None:
        """Begin to drag from the middle of a named rect."""
        self.hover(name)
        self.hands.hold(1)
        x, y = self._middle(name)
        self.hands.move((x + 9, y - 9))

    def drop(self, onto: str) -> None:
        """Let go of what is dragged in the middle of a named rect."""
        self.hover(onto)
        self.hands.let_go(1)

    def press(self, *keys: str) -> None:
        """Press keys one after another, by their X names."""
        for key in keys:
            self.hands.press(self.chosen_keys.get(key, key))

    def tap(self, *inputs: PadInput) -> None:
        """Press inputs of the virtual gamepad one after another, in a game that has one."""
        assert self.game.stdin is not None, "this game has no gamepad"
        self.game.stdin.write("".join(f"{what}\n" for what in inputs).encode())
        self.game.stdin.flush()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window this size, whatever it asks for."""
        self.hands.resize(self._window(), size)

    def placed(self, wanted: Callable[[Place], bool] = lambda _place: True) -> Place:
        """Where the window is, once it is where it is wanted: left, top, width, height."""
        return self.hands.until_placed(self._window(), wanted, PATIENCE)

    def look_away(self) -> None:
        """Give the keyboard to nobody: the window loses the focus."""
        self.hands.focus(None)

    def look_back(self) -> None:
        """Give the keyboard to the game's window."""
        self.hands.focus(self._window())

    def close(self) -> int:
        """Press the window's close button and read the trace to its end; the exit code."""
        self.hands.ask_to_close(self._window())
        return self.end()

    def kill(self) -> None:
        """End the game as a power cut would."""
        self.game.send_signal(signal.SIGKILL)
        self.game.wait(PATIENCE)

    def end(self) -> int:
        """Read the trace until the game has ended; the exit code."""
        try:
            while True:
                self.next_line()
        except Gone:
            return self.game.wait(PATIENCE)

    def _middle(self, name: str) -> tuple[int, int]:
        x, y, w, h = self.rects[name]
        return x + w // 2, y + h // 2

    def _window(self) -> int:
        """The number of the window, found by its class."""
        words = ["xdotool", "search", "--class", "fools-lode"]
        environment = {**os.environ, "DISPLAY": self.display}
        found = subprocess.run(words, env=environment, capture_output=True, text=True, check=True, timeout=PATIENCE)
        return int(found.stdout.split()[-1])


@contextmanager
def screen(size: tuple[int, int] = SCREEN, depth: int = 24, *more: str) -> Iterator[str]:
    """A virtual screen of `depth` bits; its display name. It stays as it is when its last window has gone."""
    told, tell = os.pipe()
    server = subprocess.Popen(
        [
            *("Xvfb", "-displayfd", str(tell), "-nolisten", "tcp", "-noreset"),
            *("-screen", "0", f"{size[0]}x{size[1]}x{depth}", *more),
        ],
        pass_fds=[tell],
        stderr=subprocess.DEVNULL,
    )
    os.close(tell)
    try:
        ready, _, _ = select.select([told], [], [], PATIENCE)
        assert ready, "no virtual screen came up"
        yield f":{os.read(told, 16).decode().strip()}"
    finally:
        os.close(told)
        server.terminate()
        server.wait()


@contextmanager
def managed(display: str, folder: Path) -> Iterator[None]:
    """A window manager on that screen, which draws frames around windows; it keeps its files in `folder`."""
    environment = {**os.environ, "DISPLAY": display, "HOME": str(folder)}
    manager = subprocess.Popen(["fluxbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    hands = Hands(display)
    try:
        hands.until_managed(PATIENCE)
        yield
    finally:
        hands.close()
        manager.terminate()
        manager.wait()


def write_settings(folder: Path, **chosen: object) -> None:
    """The settings that a game in this folder starts with: nothing moves unless a test wants it."""
    wanted = {"window": list(SCREEN), "speed_bots": "instant", "speed_own": "instant"} | chosen
    (folder / "settings.json").write_text(json.dumps(wanted), encoding="utf-8")


@contextmanager
def window(
    folder: Path, display: str, *words: str, environment: Mapping[str, str] | None = None, pad: bool = False
) -> Iterator[Window]:
    """The game in a real window on that display, started with these words, its data in `folder`.

    With `pad` there is a virtual gamepad at the machine.
    """
    trace = folder / _TRACE
    trace.unlink(missing_ok=True)
    os.mkfifo(trace)
    pipe = os.open(trace, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(pipe, True)
    variables = {
        **os.environ,
        "DISPLAY": display,
        "SDL_VIDEODRIVER": "x11",
        "FOOLS_LODE_HOME": str(folder),
        "FOOLS_LODE_TRACE": str(trace),
        "PYTHONPATH": os.pathsep.join([str(_TESTS), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep),
        **(environment or {}),
    }
    hands = Hands(display)
    with (folder / _ERRORS).open("wb") as errors:
        command = [sys.executable, "-m", "screen.window.pad_game" if pad else "game", *words]
        game = subprocess.Popen(command, env=variables, stderr=errors, stdin=subprocess.PIPE if pad else None)
    try:
        yield Window(game, hands, display, pipe, folder)
    finally:
        hands.close()
        game.kill()
        game.wait()
        if game.stdin is not None:
            game.stdin.close()
        os.close(pipe)
