"""What of a game may be shared: all of one that is over, of any other what everybody saw."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
import scenarios

from game.engine.events import as_seen_by
from game.play.sharing.game import NothingToShare, opened, shared_game
from game.records.replay import Replay, replay, replay_file
from game.records.verify import report


def _whole() -> Replay:
    return replay_file(scenarios.GOLDEN / "g3-3-seats.lode")


def _cut(at_round: int) -> Replay:
    """The same game, left in the middle of a round."""
    whole = _whole()
    last = [line for line in whole.played if line.step.state.table.round == at_round]
    return whole._replace(played=tuple(line for line in whole.played if line.number <= last[len(last) // 2].number))


def test_the_record_of_a_game_that_is_over_is_the_same_game() -> None:
    whole = _whole()
    record = shared_game(whole).record
    assert record is not None
    assert report(replay(record)) == report(whole)


@pytest.mark.parametrize("at_round", [1, 2, 3])
def test_the_record_of_a_game_that_goes_on_is_not_shared(at_round: int) -> None:
    assert shared_game(_cut(at_round)).record is None


def test_a_round_alone_is_no_record() -> None:
    whole = _whole()
    alone = whole._replace(played=tuple(line for line in whole.played if line.step.state.table.round == 3))
    assert shared_game(alone).record is None


def test_a_round_goes_up_to_its_reveal_and_says_what_everybody_saw() -> None:
    game = shared_game(_whole())
    assert [steps[0].table.round for steps in game.rounds] == [1, 2, 3]
    for steps in game.rounds:
        assert [step.table.outcome is not None for step in steps] == [False] * (len(steps) - 1) + [True]
        assert all(event == as_seen_by(event, None) for step in steps for event in step.events)
        places = [(step.place, len(step.events)) for step in steps]
        assert all(place + length == after for (place, length), (after, _n) in pairwise(places))


def test_the_position_that_is_looked_at_is_shared() -> None:
    whole = _whole()
    assert shared_game(whole, 7).at is whole.played[7].step.state.table
    assert shared_game(whole).at is whole.played[-1].step.state.table


def test_a_file_says_on_which_day_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "game.lode"
    path.write_bytes((scenarios.GOLDEN / "g3-3-seats.lode").read_bytes())
    game = opened(path)
    assert game.day == date.fromtimestamp(path.stat().st_mtime)
    assert opened(_whole()).day is None


def test_of_what_is_no_game_nothing_can_be_shared(tmp_path: Path) -> None:
    path = tmp_path / "game.lode"
    path.write_bytes(b"{}\n")
    with pytest.raises(NothingToShare):
        opened(path)
    with pytest.raises(NothingToShare, match=r"gone\.lode"):
        opened(tmp_path / "gone.lode")
    with pytest.raises(NothingToShare):
        opened(replay(b""))
