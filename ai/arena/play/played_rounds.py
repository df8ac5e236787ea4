"""The rounds played so far, kept on disk so that an arena can be stopped at any time and go on later."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec
from msgspec.structs import replace

from ai.arena.play.bout import Round
from ai.arena.play.build import fingerprint
from ai.arena.play.designs import ArenaPlan, Bout, Design
from game.engine.ruleset import Ruleset
from game.system.errors import WrongCall
from game.system.paths import shown_path


class _Call(msgspec.Struct, frozen=True):
    """What rounds of one folder have in common; the numbers of seats and rounds may grow from call to call.

    `bots` tells the code apart that played them.
    """

    design: Design
    seed: int
    rules: Ruleset
    fair: bool
    bots: str


class PlayedRounds:
    """`rounds.jsonl` of a folder, and `call.json`, which says what they are rounds of. Made by `open_rounds`."""

    def __init__(self, file: BinaryIO, rounds: dict[Bout, Round]) -> None:
        self.rounds = rounds
        self._file = file

    def __enter__(self) -> PlayedRounds:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def add(self, rounds: Iterable[Round]) -> None:
        """Write these rounds, a line each, and do not wait for more. Raises OSError."""
        for played in rounds:
            self.rounds[played.bout] = played
            self._file.write(msgspec.json.encode(played) + b"\n")
        self._file.flush()


def open_rounds(folder: Path, plan: ArenaPlan) -> PlayedRounds:
    """Open the rounds of a plan, making the folder if need be.

    Raises `WrongCall` when the folder holds rounds of another call or of other bots, or what is no round; OSError.
    """
    check_folder(folder, plan)
    path = folder / "rounds.jsonl"
    path.touch()
    lines = path.read_bytes().split(b"\n")
    rounds = [_read(line, number, path) for number, line in enumerate(lines[:-1], 1)]
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size - len(lines[-1]))  # a line that was cut short when the last call ended
    return PlayedRounds(path.open("ab"), {played.bout: played for played in rounds})


def check_folder(folder: Path, plan: ArenaPlan) -> None:
    """Make sure that a folder is for rounds of this plan, making it if need be. Raises `WrongCall`; OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    path, call = folder / "call.json", _Call(plan.design, plan.seed, plan.rules, plan.fair, fingerprint())
    if not path.exists():
        path.write_bytes(msgspec.json.encode(call) + b"\n")
        return
    try:
        there = msgspec.json.decode(path.read_bytes(), type=_Call)
    except msgspec.DecodeError:
        there = None
    if there is None or replace(there, bots=call.bots) != call:
        raise WrongCall(f"{shown_path(folder)} holds the rounds of another call; name another folder with --out")
    if there.bots != call.bots:
        raise WrongCall(
            f"{shown_path(folder)} holds rounds of bots that have changed since; name another folder with --out"
        )


def _read(line: bytes, number: int, path: Path) -> Round:
    try:
        return msgspec.json.decode(line, type=Round)
    except msgspec.DecodeError as error:
        raise WrongCall(f"{shown_path(path)}, line {number} is no round: {error}") from None
