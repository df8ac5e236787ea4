"""Notebooks and PINs beside a save: they go where it goes, and whatever becomes of them harms no game (UX S2, S15)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from scenarios import begun, play_on, saved, setup, whole_game

from game.play.autosave import wait_for_disk
from game.play.desk import Desk, Origin, desk_of, game_of, origin_in
from game.play.notebook import MOST_LETTERS, NOTHING, Mark, Notebook
from game.play.pin import Pin
from game.play.rotation import rotate
from game.play.save_names import slot_path
from game.play.session import Session
from game.play.slots import keep_in_slot
from game.play.what_if.branch import what_if
from game.records.replay import replay
from game.system.disk import damaged_copies, write_anew

BEA = Mark(-2, "looked at 2, said stone")
PIN = Pin(b"salt", b"hash")


def noted(folder: Path) -> Session:
    """A game in which seat 0 has noted something of seat 1, and seat 2 has a PIN."""
    session = begun(folder)
    session.desk.note(0, 1, 1, BEA)
    session.desk.set_pin(2, PIN)
    wait_for_disk()
    return session


def closed(session: Session) -> Path:
    """The file of a game that nobody plays any more."""
    path = saved(session)
    assert session._autosave is not None
    assert session._autosave._lock is not None
    session._autosave._lock.release()
    return path


def test_a_note_is_one_line_of_letters_and_a_round_begins_anew() -> None:
    book = Notebook().marked(1, 4, Mark(3, "  who\nlaid \x07that? " + "e\u0301" * 100))
    assert book.mark(1, 4).note == "who laid that? " + "é" * (MOST_LETTERS - 15)
    assert book.mark(2, 4) == NOTHING, "roles are new"
    later = book.marked(2, 4, Mark(-1))
    assert later.mark(1, 4) == book.mark(1, 4)
    assert later.earlier(2, 4) == ((1, book.mark(1, 4)),)
    assert later.earlier(1, 4) == ()
    assert later.marked(2, 4, Mark()).mark(2, 4) == NOTHING


class _Never:
    """A worker whose turn never comes: the program is killed before."""

    def submit(self, *_asked: object) -> None:
        return


def test_no_new_record_is_there_without_its_pins_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = noted(tmp_path)
    keep_in_slot(tmp_path, 1, session.record, session.desk.sheet)
    for module in ("desk", "autosave"):
        monkeypatch.setattr(f"game.play.{module}.disk_worker", _Never)
    copies = [Session.load(slot_path(tmp_path / "saves", 1)), Session.new(setup(4), tmp_path, pins={2: PIN})]
    saved(session).write_bytes(b"somebody else's")
    play_on(session, 1)
    copies.append(session)
    for copy in copies:
        assert Desk.beside(saved(copy), game_of(copy.record)).pin(2) == PIN


def test_where_a_record_cannot_be_written_nothing_is_left_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, data: bytes) -> None:
        if path.name.endswith(".lode"):
            raise OSError(28, "No space left on device")
        write_anew(path, data)

    monkeypatch.setattr("game.play.autosave.write_anew", full)
    session = Session.new(setup(4), tmp_path, pins={2: PIN})
    play_on(session, 1)
    assert session.path is None
    assert os.listdir(tmp_path / "saves") == []


def test_a_game_of_what_if_always_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("desk", "autosave"):
        monkeypatch.setattr(f"game.play.{module}.disk_worker", _Never)
    session = what_if(replay(whole_game()), 4, 1, tmp_path)
    assert origin_in(desk_of(saved(session))) == session.desk.origin


def test_notes_and_pins_are_there_when_the_game_goes_on_and_not_in_its_record(tmp_path: Path) -> None:
    path = closed(noted(tmp_path))
    assert b"looked" not in path.read_bytes()
    assert replay(path.read_bytes()).fault is None
    again = Session.load(path)
    assert again.desk.notebook(0).mark(1, 1) == BEA
    assert again.desk.notebook(1) == Notebook(), "a notebook is its owner's"
    assert (again.desk.pin(2), again.desk.pin(0)) == (PIN, None)
    again.desk.set_pin(2, None)
    wait_for_disk()
    assert Session.load(closed(again)).desk.pin(2) is None


def test_where_a_game_began_is_kept_with_it(tmp_path: Path) -> None:
    session = begun(tmp_path)
    assert session.desk.origin is None
    session.desk.come_from(Origin("autosave-0003.lode", "a", 17, 2, 1))
    wait_for_disk()
    again = Session.load(closed(session))
    assert again.desk.origin == Origin("autosave-0003.lode", "a", 17, 2, 1)
    assert again.record == saved(again).read_bytes()


def test_nothing_is_written_for_who_notes_nothing(tmp_path: Path) -> None:
    session = begun(tmp_path)
    session.desk.note(0, 1, 1, Mark())
    wait_for_disk()
    assert os.listdir(tmp_path / "saves") == [saved(session).name]


def test_the_newest_state_is_written_and_the_frame_waits_for_no_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Callable[[], None]] = []

    class Later:
        def submit(self, job: Callable[[], None]) -> None:
            jobs.append(job)

    session = begun(tmp_path)
    with monkeypatch.context() as held:
        held.setattr("game.play.desk.disk_worker", Later)
        for letters in range(1, 30):
            session.desk.note(0, 1, 1, Mark(0, "x" * letters))
    assert not desk_of(saved(session)).exists()
    assert len(jobs) == 1, "what is typed fast is written once"
    jobs[0]()
    assert Session.load(closed(session)).desk.notebook(0).mark(1, 1).note == "x" * 29


def test_it_goes_with_its_record_when_that_becomes_the_newest(tmp_path: Path) -> None:
    old = closed(noted(tmp_path))
    newer = begun(tmp_path)
    again = Session.load(old)
    assert saved(again) != old
    wait_for_disk()
    assert sorted(os.listdir(tmp_path / "saves")) == sorted(
        (saved(newer).name, saved(again).name, desk_of(saved(again)).name)
    )
    again.desk.note(0, 1, 2, Mark(1))
    wait_for_disk()
    once_more = Session.load(closed(again))
    assert (once_more.desk.notebook(0).mark(1, 1), once_more.desk.notebook(0).mark(1, 2)) == (BEA, Mark(1))


def test_a_copy_for_a_second_window_takes_its_notes_along(tmp_path: Path) -> None:
    first = noted(tmp_path)
    script = (
        "import sys; from pathlib import Path; from game.play.session import Session;"
        "from game.play.autosave import wait_for_disk; session = Session.load(Path(sys.argv[1]));"
        "wait_for_disk(); print(session.path)"
    )
    done = subprocess.run([sys.executable, "-c", script, str(saved(first))], capture_output=True, text=True, check=True)
    copy = Path(done.stdout.strip())
    assert copy != saved(first)
    assert Session.load(copy).desk.notebook(0).mark(1, 1) == BEA


def test_it_goes_when_its_record_is_removed(tmp_path: Path) -> None:
    path = closed(noted(tmp_path))
    path.write_bytes(whole_game())
    for number in range(2, 14):
        (tmp_path / "saves" / f"autosave-{number:04}.lode").write_bytes(whole_game())
    rotate(tmp_path / "saves")
    assert not path.exists()
    assert not desk_of(path).exists()


def test_what_killed_programs_left_goes_and_what_lies_beside_a_game_stays(tmp_path: Path) -> None:
    begun(tmp_path)
    record = closed(noted(tmp_path))
    saves = record.parent
    gone = saves / "autosave-0001.lode"
    gone.unlink()
    for name in (desk_of(gone).name, f"{desk_of(gone).name}.damaged", f"{record.name}.desk.77.tmp", "mine.lode.desk"):
        (saves / name).write_bytes(b"{}")
    rotate(saves)
    left = {record.name, desk_of(record).name, "mine.lode.desk"}
    assert set(os.listdir(saves)) == left


def test_of_another_game_under_the_same_name_nothing_is_taken(tmp_path: Path) -> None:
    path = closed(noted(tmp_path))
    other = begun(tmp_path)
    path.write_bytes(saved(other).read_bytes().replace(b'"bot_seed":', b'"bot_seed":1', 1))
    theirs = desk_of(path).read_bytes()
    session = Session.load(path)
    assert session.desk.notebook(0) == Notebook()
    session.desk.note(0, 1, 1, BEA)
    wait_for_disk()
    kept = [copy.read_bytes() for copy in damaged_copies(desk_of(saved(session)))]
    assert kept == [theirs], "nor lost when it is written over"


def _fifo(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _rewritten(change: Callable[[dict[str, object]], object]) -> Callable[[Path], None]:
    def rewrite(path: Path) -> None:
        held = msgspec.json.decode(path.read_bytes())
        change(held)
        path.write_bytes(msgspec.json.encode(held))

    return rewrite


DAMAGE: dict[str, Callable[[Path], object]] = {
    "cut": lambda path: path.write_bytes(path.read_bytes()[:-9]),
    "empty": lambda path: path.write_bytes(b""),
    "bytes": lambda path: path.write_bytes(bytes(range(256))),
    "deep": lambda path: path.write_bytes(b"[" * 100_000),
    "huge": lambda path: path.write_bytes(b" " * (1 << 21)),
    "another version": _rewritten(lambda held: held.update(desk=2)),
    "beyond": _rewritten(lambda held: held.update(notebooks={"0": {"pages": {"1": {"1": {"suspicion": 4}}}}})),
    "no numbers": _rewritten(lambda held: held.update(notebooks={"Ana": {}})),
    "long pin": _rewritten(lambda held: held.update(pins={"0": {"salt": "A" * 400, "hash": ""}})),
    "folder": _folder,
}
if hasattr(os, "mkfifo"):
    DAMAGE["pipe"] = _fifo


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_costs_the_notes_alone_and_is_said_once(tmp_path: Path, kind: str) -> None:
    path = closed(noted(tmp_path))
    DAMAGE[kind](desk_of(path))
    session = Session.load(path)
    assert session.desk.notebook(0) == Notebook()
    assert session.desk.pin(2) is None
    assert session.warning is not None
    assert "notebooks" in session.warning
    session.warning = None
    session.save()
    assert session.warning is None, "it is said once"
    session.desk.note(0, 1, 1, BEA)
    wait_for_disk()
    session.save()
    if kind in ("folder", "pipe"):
        assert session.warning is not None, "nothing takes the place of what is no plain file"
    else:
        assert Session.load(closed(session)).desk.notebook(0).mark(1, 1) == BEA


def test_what_somebody_else_wrote_is_cleaned(tmp_path: Path) -> None:
    path = closed(noted(tmp_path))
    _rewritten(lambda held: held.update(notebooks={"0": {"pages": {"1": {"1": {"note": "a\nb" + "c" * 300}}}}}))(
        desk_of(path)
    )
    assert Session.load(path).desk.notebook(0).mark(1, 1).note == "a b" + "c" * (MOST_LETTERS - 3)


def test_more_rounds_and_seats_than_a_game_has_are_read_at_once_and_left_out(tmp_path: Path) -> None:
    path = closed(noted(tmp_path))
    page = {str(about): {"suspicion": 1} for about in range(20_000)}
    pages = {"1": page, **{str(number): {"1": {"suspicion": 1}} for number in (0, -1, *range(2, 10_000))}}
    _rewritten(lambda held: held.update(notebooks={"0": {"pages": pages}}))(desk_of(path))
    assert desk_of(path).stat().st_size < 1 << 20
    kept = Session.load(path).desk.notebook(0)
    assert sorted(kept.pages) == [1, 2, 3]
    assert kept.mark(1, 1) == Mark(1)
    assert len(kept.pages[1]) < 20


def test_notes_that_cannot_be_written_are_told_of_once_and_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    session = begun(tmp_path)
    with monkeypatch.context() as full:
        full.setattr("game.play.desk.write_anew", refuse)
        for suspicion in (1, 2):
            session.desk.note(0, 1, 1, Mark(suspicion))
            wait_for_disk()
            session.save()
    assert session.warning is not None
    session.warning = None
    session.save()
    assert session.warning is None
    assert session.desk.notebook(0).mark(1, 1) == Mark(2)
    session.desk.note(0, 1, 1, BEA)
    wait_for_disk()
    assert Session.load(closed(session)).desk.notebook(0).mark(1, 1) == BEA


def test_a_game_that_is_saved_nowhere_has_notebooks_all_the_same() -> None:
    session = begun(None)
    session.desk.note(0, 1, 1, BEA)
    assert session.desk.notebook(0).mark(1, 1) == BEA
