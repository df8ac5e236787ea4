"""Records and games that several tests start from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.engine.cards import DECK, HAND_SIZES, NUGGETS, Role
from game.engine.ruleset import EDITIONS, Edition, Ruleset, role_cards
from game.play.autosave import wait_for_disk
from game.play.session import Session
from game.play.simulate import Plan, simulate
from game.records.replay import Replay, replay
from game.records.setup import DEFAULT_NAMES, SeatSetup, Setup

Json = dict[str, Any]
GOLDEN = Path(__file__).parent / "golden" / "records"


def setup(seats: int, mind: str = "random", edition: Edition = "rebel") -> Setup:
    """A set-up in which one mind sits in every seat."""
    return Setup(tuple(SeatSetup(name, mind) for name in DEFAULT_NAMES[:seats]), EDITIONS[edition])


@cache
def whole_game(edition: Edition = "rebel", seats: int = 4, seed: int = 1) -> bytes:
    """The record of three rounds that `random` minds played."""
    with TemporaryDirectory() as folder:
        plan = Plan(3, seats, ("random",), EDITIONS[edition], seed, Path(folder))
        simulate(plan, 1, lambda _finished: None)
        return (Path(folder) / "00001.lode").read_bytes()


def header(seats: int = 3, /, **keys: Any) -> Json:
    """A valid header, some keys replaced or added."""
    names = [{"name": name, "mind": "human"} for name in DEFAULT_NAMES[:seats]]
    return {"record": 1, "rules": {"edition": "rebel"}, "seats": names} | keys


def deal(seats: int = 3, /, *, by: Ruleset | None = None, **keys: Any) -> Json:
    """A valid first deal by these rules, not shuffled, some keys replaced or added."""
    by = by or EDITIONS["rebel"]
    counted = role_cards(by, seats)
    roles = ["saboteur"] * counted[Role.SABOTEUR] + ["digger"] * counted[Role.DIGGER]
    aside, cards, size = list(map(str, DECK[: by.aside])), list(map(str, DECK[by.aside :])), HAND_SIZES[seats]
    return {
        "starter": 0,
        "roles": roles[:seats],
        "spare": roles[seats:],
        "goals": ["NE", "gold", "NW"],
        "hands": [cards[seat * size : (seat + 1) * size] for seat in range(seats)],
        "deck": cards[seats * size :],
        "aside": aside,
        "nuggets": list(NUGGETS),
    } | keys


def position(**keys: Any) -> Json:
    """The deal of a set-up position of three seats with one crossing each and nothing else, keys replaced or added."""
    return {
        "starter": 0,
        "roles": ["saboteur", "digger", "digger"],
        "spare": ["digger"],
        "goals": ["NE", "gold", "NW"],
        "hands": [["NESW"], ["NESW"], ["NESW"]],
        "deck": [],
        "aside": [],
        "nuggets": list(NUGGETS),
    } | keys


def short_game() -> bytes:
    """The record of a whole game in which all that anybody does is to pass a single card."""
    written = [header(scenario=True)]
    for starter in range(3):
        dealt = position(starter=starter)
        if starter:
            del dealt["nuggets"]  # those that are left
        passed = [{"seat": (starter + turn) % 3, "play": "pass NESW"} for turn in range(3)]
        written += [dealt, *passed]
    return record(*written)


def record(*lines: Json | bytes) -> bytes:
    """Lines as a file; a deal may be given without its `deal` key."""
    return b"".join(_line(line) for line in lines)


def _line(line: Json | bytes) -> bytes:
    if isinstance(line, bytes):
        return line + b"\n"
    return json.dumps({"deal": line} if "starter" in line else line).encode() + b"\n"


def refused(data: bytes, line: int, clause: str | None = None) -> str:
    """The sentence with which a record is refused on that line and by that clause."""
    fault = replay(data).fault
    assert fault is not None
    assert (fault.line, fault.clause) == (line, clause)
    assert fault.message.isprintable()
    assert len(fault.message) < 300
    return fault.message


def accepted(data: bytes) -> Replay:
    found = replay(data)
    assert found.fault is None
    return found


def plays(*said: tuple[int, str]) -> Iterable[Json]:
    """Play lines."""
    return [{"seat": seat, "play": play} for seat, play in said]


def begun(folder: Path | None, moves: int = 0, mind: str = "random") -> Session:
    """A game of four bots, saved in the data folder `folder`, so many moves in; always the same game."""
    session = Session.new(setup(4, mind), folder, seed=1, bot_seed=2)
    if folder is not None:
        wait_for_disk()  # which makes room for it
    play_on(session, moves)
    return session


def told(session: Session) -> object:
    """Everything about a position, to compare two of them."""
    state = session.state
    return state, state.events[: state.logged]


def saved(session: Session) -> Path:
    """The file of a session that has one."""
    assert session.path is not None
    return session.path


def play_on(session: Session, moves: int) -> None:
    """Let the bots make up to so many moves, dealing where a round is over."""
    for _ in range(moves):
        seat = session.table.to_play
        if seat is not None:
            for command in session.decide(seat).commands:
                session.play(command)
        elif not session.finished:
            session.deal_next()


def play_by_lots(session: Session) -> None:
    """Play a game to its end as bots would that draw lots, whoever sits there."""
    lots = session.seated(tuple(SeatSetup(seat.name, "random") for seat in session.seats))
    while not lots.finished:
        seat = lots.table.to_play
        if seat is None:
            lots.deal_next()
            session.deal_next()
            continue
        for command in lots.decide(seat).commands:
            lots.play(command)
            session.play(command)
