"""Sessions and saves: nothing committed is lost, a loaded game goes on as it would have gone (RECORDS section 4)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from scenarios import begun, play_on, saved, setup, told

from ai.baselines.names import BASELINES
from ai.minds import UnknownMind
from game.engine.refusal import IllegalCommand
from game.play.resume import CannotPlay
from game.play.session import Session
from game.records.replay import replay_file
from game.records.setup import SeatSetup, Setup
from game.records.spelling import parse
from game.words.characters import unknown_mind_sentence


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
