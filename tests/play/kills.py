"""Programs that are killed while they cut, play, put away, keep in slots and go on, and what has to be left of games.

`python tests/play/kills.py` kills at every single step of a script on files, half way through what is written too, or
with `--every K` at every K-th one; `python tests/play/kills.py 500` kills that often at a moment of chance instead.
Prints how many kills there were.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from scenarios import play_on, saved, setup, short_game, told

import game.play.session as session_module
from game.play.autosave import wait_for_disk
from game.play.desk import Desk, Sheet, desk_of, game_of
from game.play.moving import move
from game.play.rotation import MOST_AUTOSAVES, rotate
from game.play.save_names import slot_path
from game.play.saved_games import Save, newest_unfinished, saved_games
from game.play.session import Session
from game.play.slots import keep_in_slot

STEPS = ("open", "write", "close", "fsync", "ftruncate", "replace", "rename", "unlink", "mkdir", "listdir")
"""What a program does to files: before each of them it may be killed."""
KILLED = 9
SEEDS = {"old": 1, "middle": 2, "new": 3}
"""The games of the script, by the seeds they are dealt with."""
TAIL = b'{"seat":'
FINISHED = range(1, 10)
"""Numbers of games that are over: some are put away, and none may go."""
BEFORE = {"old": 20, "middle": 5}
SLOT = 2
HINTS = {"old": {1: 7}, "middle": {2: 8}, "new": {3: 9}, "over": {0: 1}}
"""What lies on the desk of each game, so that none loses it or gets another's."""
vars(os)["fsync"] = lambda _handle: None  # a kill loses nothing that the system has taken, and disks are slow
vars(session_module)["rotate_later"] = rotate  # every step counts, and is done by the thread that counts


def game(name: str, folder: Path | None = None) -> Session:
    return Session.new(setup(4), folder, seed=SEEDS[name], bot_seed=9)


@cache
def position(name: str, moves: int) -> object:
    """Everything about a game so many moves in."""
    session = game(name)
    play_on(session, moves)
    return told(session)


def prepare(folder: Path) -> None:
    """Put nine finished games, a damaged one and the one to continue into a folder."""
    saves = folder / "saves"
    for name, moves in BEFORE.items():
        session = game(name, folder)
        play_on(session, moves)
        lay_desk(saved(session), HINTS[name])
        if name == "middle":
            keep_in_slot(folder, SLOT, session.record, sheet(session.record, HINTS[name]))
    for name, number in (("0002", 11), ("0001", 10)):
        move(saves / f"autosave-{name}.lode", saves / f"autosave-{number:04}.lode")
    for number in FINISHED:
        path = saves / f"autosave-{number:04}.lode"
        path.write_bytes(short_game())
        lay_desk(path, HINTS["over"])
    with (saves / "autosave-0010.lode").open("ab") as file:
        file.write(TAIL)
    (saves / "autosave-0010.lode.damaged").write_bytes(b"once before")


def sheet(record: bytes, hints: dict[int, int]) -> Sheet:
    return Sheet(1, game_of(record), hints=hints)


def lay_desk(path: Path, hints: dict[int, int]) -> None:
    desk_of(path).write_bytes(sheet(path.read_bytes(), hints).encoded())


class Journal:
    """What the program has told: which game it is about to play, and how many moves of it are committed."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._write = os.write

    def tell(self, word: str, name: str, moves: int = 0) -> None:
        self._write(self._file, f"{word} {name} {moves}\n".encode())


def script(folder: Path, journal: Journal) -> None:
    """Cut and continue the old game, begin another, and go back to the middle one, some moves each."""
    saves = folder / "saves"
    middle = saves / "autosave-0011.lode"
    games: list[tuple[str, int, Callable[[], Session]]] = [
        ("old", 3, lambda: Session.load(saves / "autosave-0010.lode")),
        ("new", 2, lambda: game("new", folder)),
        ("middle", 2, lambda: Session.load(middle)),
    ]
    for name, more, begin in games:
        journal.tell("about", name)
        session = begin()
        if name == "new":
            journal.tell("slot", name)
            keep_in_slot(folder, SLOT, session.record, sheet(session.record, HINTS[name]))
            journal.tell("kept", name)
        moves = BEFORE.get(name, 0)
        journal.tell("committed", name, moves)
        for _ in range(more):
            play_on(session, 1)
            moves += 1
            journal.tell("committed", name, moves)


def killed_at(step: int) -> None:
    """End this program before its step on files with that number; a write is done by half first."""
    left = [step]
    for name in STEPS:
        setattr(os, name, _counted(getattr(os, name), left, half=name == "write"))


def _counted(act: Callable[..., Any], left: list[int], *, half: bool) -> Callable[..., Any]:
    def counted(*given: Any, **named: Any) -> Any:
        if threading.current_thread() is threading.main_thread():
            if not left[0]:
                if half:
                    act(given[0], given[1][: len(given[1]) // 2])
                os._exit(KILLED)
            left[0] -= 1
        return act(*given, **named)

    return counted


def check(folder: Path, journal: Path) -> None:
    """Fail unless everything that was committed is there, and Continue offers the game that was played."""
    committed, offered, in_slot = dict(BEFORE), {"middle"}, {"middle"}
    for line in journal.read_text().splitlines():
        word, name, moves = line.split()
        if word == "about":
            offered |= {name}
        elif word == "slot":
            in_slot |= {name}
        elif word == "kept":
            in_slot = {name}
        else:
            committed[name], offered = int(moves), {name}
    saves = folder / "saves"
    kept = [path.read_bytes() for path in saves.iterdir() if ".tmp" not in path.name]
    assert b"once before" in kept, "what was put aside before has gone"
    assert any(data.endswith(TAIL) for data in kept), "what was cut has gone"
    found = newest_unfinished(folder)
    assert found is not None
    name = _name(Session.load(found.path), committed)
    assert name in offered, f"{name} is offered, and not one of {offered}"
    _continue_all(folder, committed)
    _look_at_slot(folder, in_slot)


def _look_at_slot(folder: Path, names: set[str]) -> None:
    """Fail unless one of these games is in the slot, as it was when it was put there, and with its own desk."""
    session = Session.load(slot_path(folder / "saves", SLOT))
    (found,) = [name for name in names if told(session) == position(name, BEFORE.get(name, 0))]
    assert session.desk.hints == HINTS[found], f"{found} in the slot has lost its desk"


def _look_at_finished(folder: Path) -> None:
    """Fail unless every finished game is there once, with its desk."""
    for number in FINISHED:
        places = [folder / place / f"autosave-{number:04}.lode" for place in ("saves", "games")]
        (path,) = [path for path in places if path.exists()]
        assert path.read_bytes() == short_game()
        assert Desk.beside(path, game_of(short_game())).hints == HINTS["over"], f"{path} has lost its desk"


def _continue_all(folder: Path, committed: dict[str, int]) -> None:
    """Go on with every game, then begin one more: all moves are there, and nothing is left over."""
    found = [save for save in saved_games(folder) if isinstance(save, Save) and not save.over]
    went_on = [
        (_name(session, committed), session.desk.hints) for session in (Session.load(save.path) for save in found)
    ]
    assert set(committed) <= {name for name, _hints in went_on}, f"only {went_on} are left of {committed}"
    for name, hints in went_on:
        assert hints == (HINTS[name] if name in BEFORE else {}), f"{name} has lost its desk"
    _look_at_finished(folder)
    wait_for_disk()
    game("new", folder)
    _look_at_finished(folder)
    assert len([save for save in saved_games(folder) if isinstance(save, Save) and save.over]) <= MOST_AUTOSAVES
    left = [path for place in ("saves", "games") for path in (folder / place).glob("*.tmp")]
    assert not left, f"{left} are left"
    assert all(isinstance(save, Save) and save.damaged_from is None for save in saved_games(folder))


def _name(session: Session, committed: dict[str, int]) -> str:
    """Return which game this is. Fails when it has lost a move: one that was not told yet may be there."""
    for name in SEEDS:
        for moves in range(committed.get(name, 0), committed.get(name, 0) + 2):
            if told(session) == position(name, moves):
                return name
    raise AssertionError(f"a game of round {session.table.round} has lost a move of {committed}")


def forked(act: Callable[[], object], seconds: float | None = None) -> int:
    """Return how a child of this program ended that carried out an act, or was killed after some seconds."""
    child = os.fork()
    if not child:
        try:
            act()
        except BaseException:
            print(traceback.format_exc(), file=sys.stderr, flush=True)
            os._exit(1)
        os._exit(0)
    if seconds is not None:
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def _work_out() -> None:
    """Work out what every child compares with, once."""
    for name in SEEDS:
        for moves in range(BEFORE.get(name, 0), BEFORE.get(name, 0) + 5):
            position(name, moves)


def one_kill(template: Path, step: int | None, seconds: float | None) -> bool:
    """Kill a program and check what is left. Returns whether it was killed before its end."""
    with TemporaryDirectory() as name:
        folder, journal = Path(name) / "home", Path(name) / "journal"
        shutil.copytree(template, folder)
        journal.touch()

        def run() -> None:
            told_of = Journal(journal)
            if step is not None:
                killed_at(step)
            script(folder, told_of)

        ended = forked(run, seconds)
        assert ended in (0, KILLED, -KILLED), f"the script failed at step {step}"
        assert forked(lambda: check(folder, journal)) == 0, f"killed at step {step} after {seconds} s"
        return ended != 0


def main(times: int, every: int) -> None:
    with TemporaryDirectory() as name:
        template = Path(name) / "home"
        assert forked(lambda: prepare(template)) == 0
        _work_out()
        kills, chance = 0, random.Random(1)
        if times:
            while kills < times:
                kills += one_kill(template, None, chance.uniform(0.0, 0.2))
        else:
            while one_kill(template, kills * every, None):
                kills += 1
        print(kills)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("times", type=int, nargs="?", default=0)
    parser.add_argument("--every", type=int, default=1)
    main(**vars(parser.parse_args()))
