"""Locks: one program at a time, no file left behind, nothing left locked by a killed program (RECORDS section 4)."""

from __future__ import annotations

import errno
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.system import locks
from game.system.locks import release_dropped, take

HOLDER = """
import sys
from pathlib import Path
from game.system.locks import take
held = [take(Path(sys.argv[1]), int(number)) for number in sys.argv[2:]]
print(*(lock is not None for lock in held), flush=True)
sys.stdin.readline()
for lock in held:
    if lock is not None:
        lock.release()
print("released", flush=True)
sys.stdin.readline()
"""


@contextmanager
def program(file: Path, *numbers: int) -> Iterator[subprocess.Popen[str]]:
    """Another program that tries to hold numbers, says which it got, and lets go after a line."""
    call = [sys.executable, "-c", HOLDER, str(file), *map(str, numbers)]
    with subprocess.Popen(call, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        try:
            yield other
        finally:
            other.kill()


def said(other: subprocess.Popen[str]) -> str:
    assert other.stdout is not None
    return other.stdout.readline().strip()


def go_on(other: subprocess.Popen[str]) -> None:
    assert other.stdin is not None
    other.stdin.write("\n")
    other.stdin.flush()


def test_what_another_program_holds_is_refused_until_it_lets_go(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with program(file, 3, 4) as other:
        assert said(other) == "True True"
        assert take(file, 3) is None
        five = take(file, 5)
        assert five is not None
        assert take(file, 4) is None
        go_on(other)
        assert said(other) == "released"
        three = take(file, 3)
        assert three is not None
        five.release()
        with program(file, 5, 3) as third:
            assert said(third) == "True False"
        three.release()
    assert os.listdir(tmp_path) == [], "the lock file has gone with the last lock"


@pytest.mark.skipif(sys.platform == "win32", reason="killing is another thing there")
def test_a_killed_program_leaves_nothing_locked(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with program(file, 3) as other:
        assert said(other) == "True"
        other.kill()
        other.wait()
        held = take(file, 3)
        assert held is not None
        held.release()
    assert os.listdir(tmp_path) == []


def test_one_program_may_hold_a_number_twice_unless_it_wants_it_alone(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    first = take(file, 3, alone=True)
    second = take(file, 3)
    assert first is not None
    assert second is not None
    assert take(file, 3, alone=True) is None
    first.release()
    first.release()
    with program(file, 3) as other:
        assert said(other) == "False", "the second still holds it"
    second.release()
    with program(file, 3) as other:
        assert said(other) == "True"


class Owner:
    """Somebody who holds a lock."""


def test_a_lock_goes_with_its_owner(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    owner = Owner()
    held = take(file, 3)
    assert held is not None
    held.belongs_to(owner)
    release_dropped()
    assert file.exists()
    del owner
    gc.collect()
    release_dropped()
    assert not file.exists()


def test_who_wants_a_lock_alone_gets_it_from_an_owner_that_is_gone_but_not_found_yet(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    owner = Owner()
    owner.__dict__["itself"] = owner  # as scenes and their parts know each other
    held = take(file, 3)
    assert held is not None
    held.belongs_to(owner)
    assert take(file, 3, alone=True) is None
    gc.disable()
    try:
        del owner
        alone = take(file, 3, alone=True)
    finally:
        gc.enable()
    assert alone is not None
    alone.release()


def test_a_program_that_ends_takes_its_lock_file_along(tmp_path: Path) -> None:
    code = """
import sys
from pathlib import Path
from game.system.locks import take
class Owner: pass
owner, held = Owner(), take(Path(sys.argv[1]), 3)
held.belongs_to(owner)
"""
    subprocess.run([sys.executable, "-c", code, str(tmp_path / "lock")], check=True)
    assert os.listdir(tmp_path) == []


def test_where_there_are_no_locks_everybody_gets_what_they_ask_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unwritable = take(tmp_path / "missing" / "lock", 3)
    assert unwritable is not None
    unwritable.release()

    def unsupported(_handle: int, _number: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(locks, "_lock", unsupported)
    held = take(tmp_path / "lock", 3)
    assert held is not None
    held.release()


def test_a_lock_file_that_is_removed_while_it_is_opened_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, lock = tmp_path / "lock", locks._lock
    tries: list[int] = []

    def removed(handle: int, number: int) -> None:
        if not tries:
            file.unlink()
        tries.append(number)
        lock(handle, number)

    monkeypatch.setattr(locks, "_lock", removed)
    held = take(file, 3)
    assert held is not None
    with program(file, 3) as other:
        assert said(other) == "False"
    held.release()
