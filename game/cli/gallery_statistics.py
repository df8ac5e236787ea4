"""The statistics that the gallery shows: games made up by a seed, counted in a folder that is gone afterwards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from tempfile import TemporaryDirectory

from game.cli.gallery_games import NAMES
from game.cli.gallery_shot import Shot
from game.engine.cards import Role
from game.engine.ruleset import EDITIONS
from game.engine.table import Cause
from game.records.setup import HUMAN
from game.scenes.statistics.scene import StatisticsScene
from game.statistics.facts import GameFacts, RoundFacts, SeatFacts, SeatRound
from game.statistics.store import CountedGame, Store
from game.ui.context import Context

_LEVELS = ("rookie", "steady", "sharp")
_ROLES = (Role.DIGGER, Role.DIGGER, Role.DIGGER, Role.SABOTEUR)
_ROLES_SABOTEUR2 = (Role.BLUE, Role.GREEN, Role.BOSS, Role.PROFITEER, Role.GEOLOGIST, Role.SABOTEUR)


def statistics_shot(context: Context, games: int) -> Shot:
    """Return the page after so many games."""
    with TemporaryDirectory() as name:
        own = copy(context)
        own.data_folder = Path(name)
        if games:
            Store(own.data_folder).add_again(_games(games))
        scene = StatisticsScene(own)
        scene.finish()
    return Shot(scene)


def _games(count: int) -> Iterator[CountedGame]:
    rng = random.Random(7)
    for number in range(count):
        seats = rng.choice((3, 4, 5, 5, 5, 6, 8))
        people = rng.choice((1, 1, 1, 2))
        level, saboteur2 = rng.choice(_LEVELS), number % 4 == 3
        minds = [HUMAN] * people + [level] * (seats - people)
        names = rng.sample(NAMES[:3], people) + list(NAMES[4 : 4 + seats - people])
        gold = [min(12, max(0, round(rng.gauss(4.5, 2.4)))) for _seat in minds]
        at_table = tuple(
            SeatFacts(name, mind, sum_, sum_ == max(gold), rng.choice((0, 0, 0, 1, 3)))
            for name, mind, sum_ in zip(names, minds, gold, strict=True)
        )
        roles = _ROLES_SABOTEUR2 if saboteur2 else _ROLES
        rounds = tuple(_round(rng, roles, seats) for _round_ in range(3))
        edition = rng.choice(("rebel", "rebel", "rebel", *EDITIONS))
        facts = GameFacts(edition, saboteur2, number % 8 == 7, at_table, rounds)
        yield CountedGame(f"{number:032x}", float(number), facts)


def _round(rng: random.Random, roles: tuple[Role, ...], seats: int) -> RoundFacts:
    dealt = [rng.choice(roles) for _seat in range(seats)]
    return RoundFacts(
        Cause.GOLD,
        9,
        tuple(
            SeatRound(
                role,
                rng.random() < (0.42 if role is Role.SABOTEUR else 0.6),
                rng.randint(0, 4),
                int(rng.random() < 0.1),
                rng.choice((None, None, 3, 4, 4, 5, 6, 8)) if role is Role.SABOTEUR else None,
            )
            for role in dealt
        ),
    )
