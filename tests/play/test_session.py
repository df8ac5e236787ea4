"""Sessions and saves: nothing committed is lost, a loaded game goes on as it would have gone (RECORDS section 4)."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from scenarios import play_on, setup

from ai.baselines.names import BASELINES
from ai.minds import UnknownMind
from game.engine.refusal import IllegalCommand
from game.play.autosave import MOST_AUTOSAVES, Save, newest_unfinished
from game.play.session import CannotPlay, Session
from game.records.replay import replay_file
from game.records.setup import DEFAULT_NAMES, SeatSetup, Setup
from game.records.spelling import parse
from game.words.characters import unknown_mind_sentence


def begun(folder: Path | None, moves: int = 0, mind: str = "random") -> Session:
    session = Session.new(setup(4, mind), folder, seed=1, bot_seed=2)
    play_on(session, moves)
    return session


def told(session: Session) -> object:
    """Everything about a position, to compare two of them."""
    state = session.state
    return state, state.events[: state.logged]


def saved(session: Session) -> Path:
    assert session.path is not None
    return session.path


def test_the_record_of_a_session_is_valid_at_every_step(tmp_path: Path) -> None:
    session = begun(tmp_path)
    while not session.finished:
        play_on(session, 5)
        found = replay_file(saved(session))
        assert found.fault is None
        assert found.state is not None
        assert found.state.table == session.table


def test_a_loaded_game_goes_on_as_it_would_have_gone(tmp_path: Path) -> None:
    whole = begun(tmp_path)
    play_on(whole, 1000)
    part = begun(tmp_path, 37)
    while not part.finished:
        part = Session.load(saved(part))
        assert part.warning is None
        play_on(part, 41)
    assert whole.finished
    assert told(part) == told(whole)
    assert saved(part).read_bytes() == saved(whole).read_bytes()


def test_a_session_without_a_folder_plays_all_the_same() -> None:
    session = begun(None, 1000)
    assert session.finished
    assert session.path is None
    assert session.warning is None


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way")
    session = begun(tmp_path)
    assert session.warning is not None
    session.warning = None
    play_on(session, 1000)
    assert session.finished
    assert session.warning is None


def test_a_save_that_vanishes_is_told_once(tmp_path: Path) -> None:
    session = begun(tmp_path, 3)
    saved(session).unlink()
    play_on(session, 1)
    assert list((tmp_path / "saves").iterdir()) == []
    assert session.warning is not None
    session.warning = None
    play_on(session, 50)
    assert session.warning is None
    assert session.path is None


def test_a_refused_command_changes_nothing(tmp_path: Path) -> None:
    session = begun(tmp_path, 3)
    before, text = told(session), saved(session).read_bytes()
    with pytest.raises(IllegalCommand):
        session.play(parse("lay NESW 0,0"))
    assert told(session) == before
    assert saved(session).read_bytes() == text


def test_deciding_changes_nothing_and_is_the_same_on_every_thread() -> None:
    session = begun(None, 12, "steady")
    seat = session.table.to_play
    assert seat is not None
    before = told(session)
    with ThreadPoolExecutor(4) as workers:
        decisions = [job.result() for job in [workers.submit(session.decide, seat) for _ in range(8)]]
    assert all(decision == decisions[0] for decision in decisions)
    assert told(session) == before


KILLED = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from scenarios import play_on, setup
from game.play.session import Session
session = Session.new(setup(4), Path(sys.argv[1]), seed=1, bot_seed=2)
play_on(session, 60)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill so rudely")
def test_m15_a_killed_game_has_lost_nothing_that_was_committed(tmp_path: Path) -> None:
    tests = str(Path(__file__).parent.parent)
    done = subprocess.run([sys.executable, "-c", KILLED, str(tmp_path), tests], check=False)
    assert done.returncode == -signal.SIGKILL
    save = newest_unfinished(tmp_path)
    assert save is not None
    assert told(Session.load(save.path)) == told(begun(None, 60))


@pytest.mark.parametrize("tail", [b'{"seat":', b'{"seat":0,"play":"lay NESW 0,0"}\n{"seat":1}\n', b"\n \n", b"{}"])
def test_a_damaged_save_goes_on_from_its_longest_valid_prefix(tmp_path: Path, tail: bytes) -> None:
    session = begun(tmp_path, 20)
    path = saved(session)
    whole = path.read_bytes() + tail
    path.write_bytes(whole)
    loaded = Session.load(path)
    assert told(loaded) == told(session)
    damaged = path.with_name(f"{path.name}.damaged")
    assert (loaded.warning is not None) == bool(tail.strip())
    assert damaged.exists() == bool(tail.strip())
    assert not damaged.exists() or damaged.read_bytes() == whole
    play_on(loaded, 9)
    play_on(session, 9)
    assert told(Session.load(path)) == told(loaded)
    assert set((tmp_path / "saves").glob("*.lode")) == {path}


def test_a_save_without_its_last_line_feed_goes_on(tmp_path: Path) -> None:
    session = begun(tmp_path, 20)
    path = saved(session)
    path.write_bytes(path.read_bytes().rstrip())
    loaded = Session.load(path)
    play_on(loaded, 1)
    assert told(Session.load(path)) == told(loaded)


def test_what_cannot_be_played_on(tmp_path: Path) -> None:
    path = saved(begun(tmp_path))
    text = path.read_bytes()
    for bad in (b"", b"\xff", text.splitlines()[0], text.replace(b'"random"', b'"genius/schemer"')):
        path.write_bytes(bad)
        with pytest.raises(CannotPlay) as raised:
            Session.load(path)
        assert len(raised.value.message.splitlines()) == 1
        assert path.read_bytes() == bad


@pytest.mark.parametrize("mind", ["genius", "sharp/dreamer", *BASELINES])
def test_a_mind_that_cannot_be_played_against_does_not_sit_down(tmp_path: Path, mind: str) -> None:
    with pytest.raises(UnknownMind):
        Session.new(setup(3, mind), None)
    path = saved(begun(tmp_path))
    path.write_bytes(path.read_bytes().replace(b'"random"', f'"{mind}"'.encode()))
    with pytest.raises(CannotPlay) as raised:
        Session.load(path)
    assert unknown_mind_sentence(mind) in raised.value.message


def test_the_game_to_continue_is_the_newest_that_is_not_over(tmp_path: Path) -> None:
    assert newest_unfinished(None) is None
    assert newest_unfinished(tmp_path) is None
    older, session, done = begun(tmp_path, 20), begun(tmp_path, 10), begun(tmp_path, 1000)
    for age, path in enumerate(map(saved, (done, session, older))):
        os.utime(path, (1e9 - age, 1e9 - age))
    to_play = session.table.to_play
    assert to_play is not None
    assert newest_unfinished(tmp_path) == Save(saved(session), 1, DEFAULT_NAMES[to_play])


def test_a_damaged_save_can_be_continued_and_rubbish_is_passed_over(tmp_path: Path) -> None:
    path = saved(begun(tmp_path, 5))
    path.write_bytes(path.read_bytes() + b"{")
    (tmp_path / "saves" / "autosave-0007.lode").write_bytes(b"\xff\x00")
    (tmp_path / "saves" / "autosave-0008.lode").mkdir()
    (tmp_path / "saves" / "holiday.jpg").write_bytes(b"")
    save = newest_unfinished(tmp_path)
    assert save is not None
    assert save.path == path


def test_at_most_ten_autosaves_are_kept(tmp_path: Path) -> None:
    first = saved(begun(tmp_path))
    first.write_bytes(first.read_bytes() + b"{")
    Session.load(first)
    kept = [saved(begun(tmp_path)) for _ in range(MOST_AUTOSAVES + 3)]
    assert set((tmp_path / "saves").iterdir()) == set(kept[-MOST_AUTOSAVES:])


def test_the_table_names_the_starter_or_it_is_drawn() -> None:
    for starter in range(4):
        assert Session.new(replace(setup(4), starter=starter), None).table.starter == starter
    drawn = {Session.new(setup(4), None, seed=seed).table.starter for seed in range(40)}
    assert drawn == set(range(4))


def test_a_seed_in_the_set_up_deals_the_cards() -> None:
    first, second = (Session.new(replace(setup(4), seed=9), None) for _ in range(2))
    assert first.state == second.state
    assert Session.new(setup(4), None).state != Session.new(setup(4), None).state


def test_who_sits_where() -> None:
    seats = (SeatSetup("Ada", "human"), SeatSetup("Bo", "steady"), SeatSetup("Cy", "human"))
    session = Session.new(Setup(seats, setup(3).rules), None)
    assert session.humans == (0, 2)
    assert (session.is_human(0), session.is_human(1)) == (True, False)
    assert session.names == ("Ada", "Bo", "Cy")
    assert session.setup == Setup(seats, setup(3).rules)
