"""Sessions in the states that the scenes of a round are about, and pictures that tell which one they are."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache

import msgspec
import pygame
from screen.driving import make_context

from game.art.catalogue import PictureKey, is_backdrop
from game.art.sharp import SharpPictures
from game.engine.ruleset import EDITIONS, Edition, Ruleset
from game.engine.table import AskKeep, AskSteal
from game.play.session import Session
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup, Setup
from game.system.settings import Settings
from game.ui.context import Context

MANY_NUGGETS = msgspec.structs.replace(EDITIONS["rebel"], gold_by="players")
EXPANDED = msgspec.structs.replace(EDITIONS["rebel"], saboteur2=True, bonus_nuggets=True)
SIZES = ((1024, 640), (1280, 720), (1920, 1080), (2560, 1080))
SCALES = (0.8, 1.0, 1.3, 1.6, 2.0)
LAYOUTS = [(size, scale) for size in SIZES for scale in SCALES]


def coded_picture(key: PictureKey) -> pygame.Surface:
    """A plain picture whose colour depends on everything in its key."""
    size = (key.width, key.height)
    picture = pygame.Surface(size) if is_backdrop(key) else pygame.Surface(size, pygame.SRCALPHA)
    code = zlib.crc32(f"{key.name}|{key.variant}".encode())
    picture.fill((code & 255, code >> 8 & 255, code >> 16 & 255))
    return picture


class CodedPictures(SharpPictures):
    """Every picture at once, each name in a colour of its own, so that a picture that leaks shows in the pixels."""

    def __init__(self) -> None:
        super().__init__(None, coded_picture)
        self.asked: set[str] = set()

    def get(self, key: PictureKey) -> pygame.Surface:
        self.asked.add(key.name)
        return super().get(key)


def instant_context(size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Context:
    """Motions are over at once."""
    settings = Settings(speed_bots="instant", speed_own="instant", text_scale=round(text_scale * 100), window=size)
    return make_context(size, text_scale, settings=settings)


def new_session(
    seats: int,
    *humans: int,
    seed: int = 1,
    rules: Ruleset | None = None,
    edition: Edition = "rebel",
    bots: str = "random",
) -> Session:
    """A new game with people at some seats and bots at the others."""
    minds = [HUMAN if seat in humans else bots for seat in range(seats)]
    sitting = tuple(SeatSetup(name, mind) for name, mind in zip(DEFAULT_NAMES, minds, strict=False))
    return Session.new(Setup(sitting, rules or EDITIONS[edition]), None, seed=seed, bot_seed=seed)


def bot_moves(session: Session) -> Iterator[Session]:
    """The session after every move of a game that bots play to its end."""
    while not session.finished:
        seat = session.table.to_play
        if seat is None:
            session.deal_next()
        else:
            for command in session.decide(seat).commands:
                session.play(command)
        yield session


def with_people(session: Session, humans: Sequence[int]) -> Session:
    """The same position with people at these seats."""
    seats = tuple(
        SeatSetup(seat.name, HUMAN if number in humans else "random") for number, seat in enumerate(session.seats)
    )
    return Session(seats, session.rules, (session.state, 0), (1, 1), None, None)


Wanted = Callable[[Session], bool]


def find(wanted: Wanted, seats: int = 5, rules: Ruleset = MANY_NUGGETS, bots: str = "steady") -> Session:
    """The first position of a bots' first round for which `wanted` holds, as a session of its own."""
    return with_people(_found(wanted, seats, rules, bots), ())


def recorded(wanted: Wanted, seats: int = 5, rules: Ruleset = MANY_NUGGETS, bots: str = "steady") -> Session:
    """The same position with the record of the round. Nobody plays on in it: others look at it too."""
    return _found(wanted, seats, rules, bots)


@cache
def _found(wanted: Wanted, seats: int, rules: Ruleset, bots: str) -> Session:
    for seed in range(500):
        session = new_session(seats, seed=seed, rules=rules, bots=bots)
        for after in bot_moves(session):
            if wanted(after):
                return after
            if after.table.to_play is None:
                break
    raise LookupError("no game has such a position")


def picking(session: Session) -> bool:
    """A seat is asked to keep one of several nuggets."""
    return isinstance(session.table.question, AskKeep)


@cache
def won_by(side: str) -> Callable[[Session], bool]:
    """The round is over and paid."""
    return lambda session: (
        session.table.outcome is not None and session.table.to_play is None and session.table.outcome.winner == side
    )


def stealing(session: Session) -> bool:
    """A thief is asked whom to steal from."""
    return isinstance(session.table.question, AskSteal)


def whole_game(seats: int = 5, seed: int = 1, edition: Edition = "rebel", rules: Ruleset | None = None) -> Session:
    """A finished game."""
    session = new_session(seats, seed=seed, rules=rules, edition=edition)
    for _after in bot_moves(session):
        pass
    return session
