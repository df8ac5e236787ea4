"""Games made up for the statistics: facts at will, and whole records in a player's folder."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from scenarios import whole_game

from game.engine.cards import Role
from game.engine.ruleset import Edition, Ruleset
from game.engine.table import Cause
from game.records.setup import HUMAN
from game.statistics.facts import GameFacts, RoundFacts, SeatFacts, SeatRound, deal_of
from game.statistics.store import CountedGame

LEVELS = ("rookie", "steady", "sharp")
EDITIONS: tuple[Edition, ...] = ("rebel", "g3", "ukrainian", "italian")


def game(
    number: int = 1,
    *,
    name: str = "Ada",
    gold: int = 4,
    won: bool = True,
    roles: Iterable[Role] = (Role.DIGGER, Role.DIGGER, Role.SABOTEUR),
    found_out: int | None = None,
    hints: int = 0,
    level: str = "steady",
    ended: float | None = None,
    saboteurs: int | None = None,
    aside: int = 0,
) -> CountedGame:
    """A game of three seats in which a person won every round that it was a gold-digger in."""
    seats = (
        SeatFacts(name, HUMAN, gold, won, hints),
        SeatFacts("Bo", level, 2, not won, 0),
        SeatFacts("Cy", level, 1, False, 0),
    )
    rounds = tuple(
        RoundFacts(
            Cause.GOLD,
            5,
            (
                SeatRound(role, role is Role.DIGGER, gold // 3, 0, found_out if role is Role.SABOTEUR else None),
                SeatRound(Role.DIGGER, True, 1, 0, None),
                SeatRound(Role.DIGGER, True, 1, 1, None),
            ),
        )
        for role in roles
    )
    deal = deal_of(Ruleset(saboteurs=saboteurs, aside=aside), 3)
    facts = GameFacts("rebel", False, False, seats, rounds, deal=deal, saboteurs=saboteurs, aside=aside)
    return CountedGame(f"{number:032x}", float(number) if ended is None else ended, facts)


def any_games(count: int, seed: int = 1) -> Iterator[CountedGame]:
    """So many games of every kind, drawn from a seed."""
    rng = random.Random(seed)
    for number in range(count):
        seats = rng.randint(3, 10)
        minds = [HUMAN, *(rng.choice(LEVELS) for _bot in range(seats - 1))]
        if rng.random() < 0.2:
            minds[1] = HUMAN
        at_table = tuple(
            SeatFacts(
                f"P{rng.randint(1, 4)}" if mind == HUMAN else "Bot",
                mind,
                rng.randint(0, 14),
                rng.random() < 1 / seats,
                0,
            )
            for mind in minds
        )
        facts = GameFacts(rng.choice(EDITIONS), False, rng.random() < 0.2, at_table, tuple(_rounds(rng, seats)))
        yield CountedGame(f"{number:032x}", 1e9 + number, facts)


def _rounds(rng: random.Random, seats: int) -> Iterator[RoundFacts]:
    for _round in range(3):
        roles = [rng.choice((Role.DIGGER, Role.DIGGER, Role.SABOTEUR)) for _seat in range(seats)]
        yield RoundFacts(
            Cause.GOLD,
            8,
            tuple(
                SeatRound(
                    role,
                    rng.random() < 0.5,
                    rng.randint(0, 5),
                    rng.randint(0, 1),
                    rng.choice((None, 2, 3, 4, 5)) if role is Role.SABOTEUR else None,
                )
                for role in roles
            ),
        )


def record(seed: int = 1, people: int = 1) -> bytes:
    """The record of a whole game of four in which so many people sat, who played like bots."""
    head, _newline, rest = whole_game(seed=seed).partition(b"\n")
    header = json.loads(head)
    for seat in header["seats"][:people]:
        seat["mind"] = HUMAN
    return json.dumps(header).encode() + b"\n" + rest


def put(folder: Path, name: str, data: bytes) -> Path:
    """Put a record into a player's folder."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path
