"""PINs of seats: what is kept of them, where, and how long a wrong one makes wait (UX S15)."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from scenarios import setup

from game.play.autosave import wait_for_disk
from game.play.desk import Desk, desk_of
from game.play.notebook import Mark
from game.play.pin import Pin, votes_needed
from game.play.pins import Pins
from game.play.session import Session
from game.records.setup import HUMAN

PIN = Pin.of("4821", b"a salt")
FITS = "4821"


def _hot_seat(folder: Path | None) -> Session:
    return Session.new(setup(4, HUMAN), folder, seed=1, bot_seed=2, pins={1: PIN})


def test_what_is_kept_is_pbkdf2_with_a_salt_of_its_own() -> None:
    assert PIN.hash == hashlib.pbkdf2_hmac("sha256", b"4821", b"a salt", 2000)
    one, other = Pin.of(FITS), Pin.of(FITS)
    assert one != other
    assert one.fits(FITS)
    assert other.fits(FITS)
    assert not one.fits("4822")


@pytest.mark.parametrize(("others", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (11, 6)])
def test_more_than_half_of_the_others_have_to_agree(others: int, needed: int) -> None:
    assert votes_needed(others) == needed


def test_each_wrong_pin_makes_wait_a_little_longer_and_locks_nobody_out() -> None:
    desk = Desk()
    desk.set_pin(2, PIN)
    pins = Pins(desk)
    waits = []
    for _try in range(9):
        assert not pins.try_digits(2, "0000")
        waits.append(pins.wait(2))
    assert waits == sorted(waits)
    assert 0 < waits[0] < waits[1]
    assert waits[-1] == 3.0
    assert pins.try_digits(2, FITS)
    assert pins.wait(2) == 0


def test_a_game_that_is_resumed_asks_for_the_same_pins_and_its_folder_holds_no_digits(tmp_path: Path) -> None:
    session = _hot_seat(tmp_path)
    assert session.path is not None
    wait_for_disk()
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert desk_of(session.path) in files
    assert not any(FITS.encode() in path.read_bytes() for path in files)
    assert b"pin" not in session.path.read_bytes()
    path = session.path
    del session
    again = Session.load(path)
    assert [again.pins.asked_of(seat) for seat in range(4)] == [False, True, False, False]
    assert again.pins.try_digits(1, FITS)
    assert again.warning is None


@pytest.mark.parametrize("lost", [b"", b"{", b'{"desk": 1, "game": "x", "pins": {"1": {"salt": 3}}}'])
def test_a_damaged_file_means_no_pins_and_is_told(tmp_path: Path, lost: bytes) -> None:
    session = _hot_seat(tmp_path)
    assert session.path is not None
    wait_for_disk()
    path = session.path
    del session
    desk_of(path).write_bytes(lost)
    again = Session.load(path)
    assert not again.pins.asked_of(1)
    assert again.warning is not None
    assert "PIN" in again.warning


def test_a_pin_that_is_taken_away_stays_away_and_the_notebook_stays(tmp_path: Path) -> None:
    session = _hot_seat(tmp_path)
    assert session.path is not None
    session.desk.note(1, 1, 2, Mark(3, "lied about goal 2"))
    session.pins.take_away(1)
    wait_for_disk()
    path = session.path
    del session
    again = Session.load(path)
    assert not again.pins.asked_of(1)
    assert again.desk.notebook(1).mark(1, 2) == Mark(3, "lied about goal 2")
