"""A real window on a virtual screen, driven from outside: Xvfb shows it, xdotool moves the mouse and presses keys.

The driver never sleeps: the game writes its trace (UX section 3a) into a pipe, and every step waits for the line that
says the window is at rest again.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Rects = dict[str, list[int]]
PATIENCE = 60.0
"""Seconds to wait for a moment of rest before the test fails."""


class Window:
    """One running game and its trace."""

    def __init__(self, game: subprocess.Popen[bytes], display: str, pipe: int) -> None:
        self._game, self._display, self._pipe = game, display, pipe
        self._rest = b""
        self.lines: list[dict[str, Any]] = []
        self.scene, self.seat = "", None
        self.rects: Rects = {}

    def next_line(self) -> dict[str, Any]:
        """The next line of the trace; AssertionError when none comes in time or the game has ended."""
        until = time.monotonic() + PATIENCE
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self._pipe], [], [], max(0.0, until - time.monotonic()))
            assert ready, f"no moment of rest within {PATIENCE:.0f} s; last: {self.lines[-1:]}"
            chunk = os.read(self._pipe, 1 << 16)
            assert chunk, f"the game ended with {self._game.wait()}"
            self._rest += chunk
        text, _, self._rest = self._rest.partition(b"\n")
        line: dict[str, Any] = json.loads(text)
        self.lines.append(line)
        self.scene, self.seat, self.rects = line["scene"], line["seat"], line["rects"]
        return line

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read lines up to the first that is `wanted`."""
        while not wanted(line := self.next_line()):
            pass
        return line

    def settle(self) -> None:
        """Wait for the next moment of rest."""
        self.until(lambda line: line["event"] == "rest")

    def click(self, name: str, button: int = 1) -> None:
        """Click the middle of a named rect."""
        x, y, w, h = self.rects[name]
        self._xdotool("mousemove", str(x + w // 2), str(y + h // 2), "click", str(button))

    def drag(self, name: str, onto: str) -> None:
        """Drag from the middle of one named rect to the middle of another."""
        (x, y, w, h), (tx, ty, tw, th) = self.rects[name], self.rects[onto]
        self._xdotool("mousemove", str(x + w // 2), str(y + h // 2), "mousedown", "1")
        self._xdotool("mousemove", str(x + w // 2 + 9), str(y + h // 2 - 9))
        self._xdotool("mousemove", str(tx + tw // 2), str(ty + th // 2), "mouseup", "1")

    def press(self, *keys: str) -> None:
        """Press keys one after another, by their X names."""
        self._xdotool("key", *keys)

    def shut(self) -> int:
        """Close the window as a person would; the exit code."""
        found = self._xdotool("search", "--class", "fools-lode").split()
        self._xdotool("windowquit", found[-1])
        return self._game.wait(PATIENCE)

    def _xdotool(self, *words: str) -> str:
        environment = {**os.environ, "DISPLAY": self._display}
        done = subprocess.run(
            ["timeout", "10", "xdotool", *words], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout


@contextmanager
def screen(size: tuple[int, int]) -> Iterator[str]:
    """A virtual screen; its display name."""
    told, tell = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tell), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp"],
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
def window(
    folder: Path, *words: str, size: tuple[int, int] = (1280, 720), settings: dict[str, object] | None = None
) -> Iterator[Window]:
    """The game in a real window, started with these words on its command line and these settings."""
    trace = folder / "trace"
    os.mkfifo(trace)
    pipe = os.open(trace, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(pipe, True)
    chosen = {"window": list(size), "speed_bots": "instant", "speed_own": "instant"} | (settings or {})
    (folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
    with screen(size) as display:
        environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "FOOLS_LODE_HOME": str(folder),
            "FOOLS_LODE_TRACE": str(trace),
        }
        game = subprocess.Popen([sys.executable, "-m", "game", *words], env=environment)
        try:
            yield Window(game, display, pipe)
        finally:
            game.kill()
            game.wait()
            os.close(pipe)
