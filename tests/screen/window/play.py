"""Whole games played in a real window by what the trace names: with the mouse, the keys or a gamepad alone."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

from screen.window.program import Line, Window

from game.ui.pads.inputs import PadInput

Turn = Callable[[Window], None]
Device = Literal["mouse", "keys", "pad"]
SHOW_LINES = {"event", "scene", "seat", "rects"}
_PUBLIC_NAME = re.compile(
    r"(hand|seat|goal|nugget|bonus|victim|turn|log-seat|story|claim)-\d+|cell--?\d+,-?\d+|(name|mind|remove|rule)-[\w]+|[a-z]+(-[a-z]+)*",
    re.ASCII,
)
_SECRET = re.compile(r"saboteur|digger|gold|stone|pick-axe|lamp|cart|map|break|repair|rockfall|crystal", re.ASCII)
_GOAL_COLUMN = 8
_ON_PAD: Mapping[str, PadInput] = {
    "Return": PadInput.SOUTH,
    "Down": PadInput.DPAD_DOWN,
    "n": PadInput.LEFT_STICK,
    "e": PadInput.SOUTH,
    "1": PadInput.SOUTH,  # what has the first focus there
}
"""What a gamepad has for the keys that are pressed beside a turn."""


def nearest_to_goals(window: Window) -> str | None:
    """The named cell that lies nearest to the goals, if a card is held that fits somewhere."""
    cells = [name for name in window.rects if name.startswith("cell-")]
    return min(cells, key=_distance, default=None)


def _distance(name: str) -> tuple[int, int]:
    x, y = (int(number) for number in name.removeprefix("cell-").split(","))
    return abs(_GOAL_COLUMN - x) + min(abs(y - goal) for goal in (-2, 0, 2)), abs(y)


def hand(window: Window) -> list[str]:
    """The cards of the hand, as the trace names them."""
    return sorted(name for name in window.rects if name.startswith("hand-"))


def end_turn(window: Window, act: Callable[[], None]) -> None:
    """Commit what lies there. Just after another commit the first act may be unheard (UX M9), so it is repeated."""
    while True:
        act()
        line = window.until(lambda line: line["event"] != "scene")
        if line["event"] == "commit":
            return


def by_mouse(window: Window) -> None:
    """One turn: the first card that fits goes to the cell nearest the goals; otherwise the first is given up."""
    for card in hand(window):
        window.click(card)
        window.rest("table", named="pass")
        cell = nearest_to_goals(window)
        if cell is not None:
            window.click(cell)
            window.rest("table", named="end-turn", gone="pass")
            break
        window.click("undo")
        window.rest("table", gone="pass")
    else:
        give_up(window)
    end_turn(window, lambda: window.click("end-turn"))


def give_up(window: Window) -> None:
    """Lay the first card on the discards, tentatively."""
    window.click("hand-1")
    window.rest("table", named="pass")
    window.click("pass")
    window.rest("table", named="end-turn", gone="pass")


def by_dragging(window: Window) -> None:
    """One turn by drags: a card is pulled out to see where it fits and dropped there, or where no card can go."""
    for card in hand(window):
        window.grab(card)
        window.rest("table", named="pass")
        cell = nearest_to_goals(window)
        window.drop(cell or "menu")
        window.rest("table", gone="pass")
        if cell is not None:
            break
    else:
        window.grab("hand-1")
        window.rest("table", named="pass")
        window.drop("discards")
        window.rest("table", gone="pass")
    end_turn(window, lambda: window.click("end-turn"))


def by_keys(window: Window) -> None:
    """One turn: the first card that has a target goes to its first one; otherwise the first is given up."""
    for number in range(1, len(hand(window)) + 1):
        window.press(str(number))
        window.rest("table", named="pass")
        window.press("Return")
        line = window.rest()
        while line["scene"] == "dialog":
            window.press("Return")
            line = window.rest("table")
        if "end-turn" in line["rects"]:
            break
        if "pass" in line["rects"]:
            window.press(str(number))
            window.rest("table", gone="pass")
    else:
        window.press("1")
        window.rest("table", named="pass")
        window.press("d")
        window.rest("table", named="end-turn", gone="pass")
    end_turn(window, lambda: window.press("e"))


def by_pad(window: Window) -> None:
    """One turn: the shoulder takes one card after another up until one has a target; else one goes to the discards."""
    for _card in hand(window):
        window.tap(PadInput.RIGHT_SHOULDER)
        window.rest("table", named="pass")
        window.tap(PadInput.SOUTH)
        line = window.rest()
        while line["scene"] == "dialog":
            window.tap(PadInput.SOUTH)
            line = window.rest("table")
        if "end-turn" in line["rects"]:
            break
    else:  # the last card is still held: back round the parts of the table, over the buttons, to the piles
        window.tap(PadInput.RIGHT_STICK, PadInput.RIGHT_STICK, PadInput.SOUTH)
        window.rest("table", named="end-turn", gone="pass")
    end_turn(window, lambda: window.tap(PadInput.SOUTH))


def say(window: Window, device: Device, name: str, *pressed: str) -> None:
    """Press a named rect: by a click, by keys, or by what a gamepad has in their place."""
    match device:
        case "mouse":
            window.click(name)
        case "keys":
            window.press(*pressed)
        case "pad":
            window.tap(*(_ON_PAD[key] for key in pressed))


def play_on(window: Window, turn: Turn, line: Line, *, device: Device = "mouse", until: str = "scoreboard") -> None:
    """Play from this moment of rest on until that scene is reached: the scoreboard, or the end of the round."""

    while line["scene"] != until:
        match line["scene"]:
            case "table" if any(name.startswith("bonus-") for name in line["rects"]):
                place_bonus(window, device)
            case "table":
                turn(window)
            case "dialog" if "stay" in line["rects"]:
                play_on_with_the_bonus(window, device)
            case "role" | "goal-peek" | "role-peek":
                say(window, device, "hide", "Return")
            case "theft-choice":
                steal(window, device)
            case "round-end":
                onward = next(name for name in ("to-shares", "pick", "next-round") if name in line["rects"])
                say(window, device, onward, "Return")
            case "nugget-pick":
                say(window, device, "nugget-1", "1")
                window.rest("nugget-pick", named="keep")
                say(window, device, "keep", "1")
            case other:
                raise AssertionError(f"the game came to {other}")
        line = window.rest()


def place_bonus(window: Window, device: Device) -> None:
    """Put the first bonus nugget into the first cell where it may lie (R11.1)."""
    say(window, device, min((name for name in window.rects if name.startswith("cell-")), default=""), "n", "Return")
    window.rest("table", named="end-turn")
    end_turn(window, lambda: say(window, device, "end-turn", "e"))


def play_on_with_the_bonus(window: Window, device: Device) -> None:
    """Stay (R11.4)."""
    say(window, device, "stay", "Down", "Down", "Return")
    window.rest("table", named="undo")
    end_turn(window, lambda: say(window, device, "end-turn", "e"))


def steal(window: Window, device: Device) -> None:
    """Take 1 gold from the first seat that has some (R10.20)."""
    say(window, device, min(name for name in window.rects if name.startswith("victim-")), "1")
    window.rest("theft-choice")
    say(window, device, "steal", "Return")


def record(window: Window) -> Path:
    """The one game kept in the data folder."""
    (found,) = (window.folder / "saves").glob("autosave-*.lode")
    return found


def plays(path: Path) -> list[tuple[int, str]]:
    """Seat and text of every play line of a record, in order."""
    lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
    return [(line["seat"], line["play"]) for line in lines if "play" in line]


def verified(path: Path) -> dict[str, Any]:
    """What `verify --json` says about a record."""
    done = subprocess.run(
        [sys.executable, "-m", "game", "verify", "--json", str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def assert_public(lines: list[Line]) -> None:
    """No line of a trace tells what only one seat may know."""
    for line in lines:
        assert set(line) == SHOW_LINES
        assert line["seat"] is None or isinstance(line["seat"], int)
        for name in line["rects"]:
            assert _PUBLIC_NAME.fullmatch(name), name
            assert line["scene"] == "setup" or not _SECRET.search(name), f"{name} in {line['scene']}"


def assert_whole_game(window: Window, *humans: int) -> None:
    """The game that has come to its scoreboard is in the data folder, and the trace told every commit of a human."""
    path = record(window)
    assert verified(path)["ok"] is True
    commits = [line for line in window.lines if line["event"] == "commit"]
    assert len(commits) == sum(seat in humans for seat, _ in plays(path))
    assert {line["scene"] for line in window.lines} >= {"role", "table", "round-end", "scoreboard"}
    assert_public(window.lines)
    assert window.close() == 0
    assert window.errors == ""
