"""What if: from every moment of a game that is known a seat can be taken over and played on, in a record of its own."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
import scenarios
from screen import rounds
from screen.rounds import MANY_NUGGETS

from ai.minds import PLAYABLE
from game.engine.legal import options
from game.engine.observe import observe
from game.engine.ruleset import Ruleset
from game.play.autosave import wait_for_disk
from game.play.desk import Origin, game_of
from game.play.session import Session
from game.play.what_if.branch import seat_at, what_if, why_not_from
from game.records.excerpt import only_round
from game.records.replay import Replay, replay
from game.records.setup import HUMAN

RECORDS = sorted(scenarios.GOLDEN.glob("*.lode"))
FEW = 9
"""Every so many steps are played on from in the suite; with `--every-what-if` all are."""


def _golden(path: Path) -> Replay:
    return replay(path.read_bytes())


def _play_on(session: Session, lines: int, rng: random.Random) -> None:
    """Let bots decide, and chance decide for the person."""
    for _line in range(lines):
        seat = session.table.to_play
        if session.finished:
            return
        if seat is None:
            session.deal_next()
        elif session.is_human(seat):
            session.play(rng.choice(options(observe(session.state, seat))))
        else:
            for command in session.decide(seat).commands:
                session.play(command)


def _quick(recorded: Replay) -> Replay:
    """The same record with bots that draw lots: what is tested is whether the game goes on."""
    header = recorded.header
    assert header is not None
    seats = tuple(msgspec.structs.replace(seat, mind="random") for seat in header.seats)
    return recorded._replace(header=msgspec.structs.replace(header, seats=seats))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_goes_on_from_every_step(path: Path, pytestconfig: pytest.Config) -> None:
    recorded = _quick(_golden(path))
    every = 1 if pytestconfig.getoption("every_what_if") else FEW
    rng = random.Random(path.name)
    for step, played in enumerate(recorded.played):
        table = played.step.state.table
        if table.gold is not None:
            continue
        if step % every and table.question is None and table.to_play is not None:
            continue
        seat = seat_at(table) if step % 2 else rng.randrange(table.seats)
        session = what_if(recorded, step, seat, None)
        assert session.table == table
        assert session.humans == (seat,)
        _play_on(session, 12 if every == 1 else 4, rng)
        after = replay(session.record)
        assert after.fault is None
        assert after.state == session.state


def test_the_record_is_the_old_one_up_to_there_with_another_at_the_seat(tmp_path: Path) -> None:
    data = scenarios.whole_game(seats=5)
    recorded = replay(data)
    session = what_if(recorded, 10, 3, tmp_path, "autosave-0009.lode")
    assert session.path is not None
    written, old = session.path.read_bytes().splitlines(), data.splitlines()
    assert written[1:] == old[1 : len(written)]
    assert len(written) == 12
    header, before = msgspec.json.decode(written[0]), msgspec.json.decode(old[0])
    assert [seat["mind"] for seat in header["seats"]] == ["random"] * 3 + [HUMAN] + ["random"]
    assert header.pop("seed") != before.pop("seed")
    assert {**header, "seats": []} == {**before, "seats": []}
    assert session.desk.origin == Origin("autosave-0009.lode", game_of(data), 12, 1, 3)
    wait_for_disk()
    assert session.path.with_name(session.path.name + ".desk").exists()
    _play_on(session, 5, random.Random(1))
    assert session.path.read_bytes() == session.record


def test_bots_play_for_other_people_and_for_minds_that_are_not_there() -> None:
    recorded = replay(scenarios.whole_game())
    header = recorded.header
    assert header is not None
    minds = (HUMAN, "no/such-mind", "rookie", HUMAN)
    seats = tuple(msgspec.structs.replace(seat, mind=mind) for seat, mind in zip(header.seats, minds, strict=True))
    session = what_if(recorded._replace(header=msgspec.structs.replace(header, seats=seats)), 3, 0, None)
    assert session.minds == (HUMAN, "steady", "rookie", "steady")
    assert {"steady", "rookie"} <= set(PLAYABLE)


def test_nothing_that_is_secret_can_be_played_on_from() -> None:
    """R7.7: no round before its reveal, and no later round of a game before all gold is counted."""
    whole = replay(scenarios.whole_game())
    rounds = [played.step.state.table.round for played in whole.played]
    second, third = rounds.index(2), rounds.index(3)
    assert why_not_from(whole, 3) is why_not_from(whole, second) is why_not_from(whole, third - 1) is None
    assert why_not_from(whole, len(whole.played) - 1) is not None
    unfinished = whole._replace(played=whole.played[: third - 1])
    assert why_not_from(unfinished, 3) is None
    assert why_not_from(unfinished, second) is not None
    begun = whole._replace(played=whole.played[:6])
    assert why_not_from(begun, 3) is not None
    first, later = only_round(whole, 1), only_round(whole, 2)
    assert why_not_from(first, len(first.played) - 2) is None
    assert why_not_from(first, len(first.played) - 1) is not None
    assert why_not_from(later, 1) is not None


@pytest.mark.parametrize("bonus", [False, True])
def test_a_game_that_goes_on_is_not_told_which_nuggets_its_first_round_had(*, bonus: bool) -> None:
    """R7.7: played to the same end again, a game of What if would show what others picked."""
    session = _round_over(msgspec.structs.replace(MANY_NUGGETS, bonus_nuggets=bonus))
    unfinished = only_round(replay(session.record), 1)
    piles = set()
    for step in (1, len(unfinished.played) - 2, len(unfinished.played) - 2):
        before = unfinished.played[step].step.state
        ours = what_if(unfinished, step, 0, None)
        assert sorted(ours.state.nuggets) == sorted(before.nuggets)
        assert ours.table == before.table
        assert replay(ours.record).state == ours.state
        assert ours.desk.origin is not None
        assert ours.desk.origin.game == game_of(session.record)
        piles |= {before.nuggets, ours.state.nuggets}
    assert len(piles) == (5 if bonus else 4)
    drawn = session.table.bonus is not None and session.table.bonus.values
    assert bool(drawn) is bonus


def _round_over(rules: Ruleset) -> Session:
    """A game whose first round is over; with a bonus nugget somebody has drawn it."""
    for seed in range(100):
        session = rounds.new_session(4, seed=seed, rules=rules)
        over = next(after for after in rounds.bot_moves(session) if after.table.to_play is None)
        if not rules.bonus_nuggets or (over.table.bonus is not None and over.table.bonus.values):
            return over
    raise LookupError
