"""Fit the chances of acts: `python -m ai.beliefs.fit --rounds N --seed S --jobs J --out ai/beliefs/likelihood.json`.

Minds of the pool play rounds among themselves, half of those of the base game as fair fights (R1.9). What they did is
classified as the public would and counted by style and role, with the goals and roles as they were. Classifying needs
beliefs, and beliefs need the table, so it is repeated.
The same arguments and minds give the same file, for any number of jobs.
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec
from tqdm import tqdm

from ai.beliefs.act_kinds import OTHER_TEAM, ObservedAct
from ai.beliefs.joint_likelihood import ObservationModel
from ai.beliefs.likelihood import TABLE, Counted, FittedCounts, Likelihood, Pool, Style, spelled
from ai.beliefs.tracker import BeliefTracker, cards_of
from game.engine.cards import GOLD, TEAMS, Role
from game.engine.commands import Command
from game.engine.deal import shuffle
from game.engine.events import Event, HatSwapped, as_seen_by
from game.engine.ruleset import Ruleset
from game.engine.turn import start
from game.play.simulate import play_turn, seed_of, sitting
from game.system.arguments import LARGEST, MOST_JOBS, Parser, whole
from game.system.errors import WrongCall, run_call
from game.system.paths import shown_path
from game.system.processes import spread

POOL = Pool(
    diggers=(
        Style("sharp", 6.0),
        Style("sharp/cynic"),
        Style("steady"),
        Style("rookie", 0.5),
        Style("greedy"),
        Style("trust-greedy"),
        Style("random", 0.1),
    ),
    saboteurs=(
        Style("sharp", 2.0),
        Style("sharp/schemer"),
        Style("sharp/firebrand"),
        Style("sharp/sleeper"),
        Style("sharp/cynic"),
        Style("steady"),
        Style("always-attack"),
        Style("never-strike"),
        Style("greedy"),
        Style("trust-greedy"),
        Style("random"),
    ),
)
"""Minds that differ as much as players do, in each role; those of people are likest to the better ones."""
_PASSES = 3
_PIECE = 20


class WatchedRound(msgspec.Struct):
    """A round that was played: its public events and what was true."""

    rules: Ruleset
    minds: tuple[str, ...]
    roles: tuple[Role, ...]
    new_roles: tuple[Role, ...]
    """Those of the hats swapped in, in order (R10.13)."""
    gold: int
    events: list[Event]


class Piece(msgspec.Struct, frozen=True):
    """Rounds of one box by their numbers."""

    saboteur2: bool
    seed: int
    first: int
    count: int
    pool: Pool


def watch(piece: Piece) -> list[WatchedRound]:
    """Play the rounds."""
    return [_play(piece, number) for number in range(piece.first, piece.first + piece.count)]


def _play(piece: Piece, number: int) -> WatchedRound:
    rules = Ruleset(saboteur2=piece.saboteur2, table_talk=True)
    rng = random.Random(f"fit:{piece.seed}:{piece.saboteur2}:{number}")
    seats = rng.randint(rules.fewest_seats, rules.most_seats)
    if not piece.saboteur2 and number % 2:
        rules = rules.fair(seats)
    deal = shuffle(seats, rng, rules=rules)
    minds = _minds(piece.pool, deal.roles, rng)
    sittings = [sitting(mind, array("Q")) for mind in minds]
    bot_seed = seed_of(f"fit-bots:{piece.saboteur2}", piece.seed, number)
    plays: list[tuple[int, Command]] = []
    state = start(rules, deal).state
    while state.table.outcome is None:
        state = play_turn(state, sittings, bot_seed, plays)
    events = state.events[: state.logged]
    swapped = tuple(event.role for event in events if isinstance(event, HatSwapped) and event.role is not None)
    public = [as_seen_by(event, None) for event in events]
    return WatchedRound(
        rules=rules,
        minds=minds,
        roles=deal.roles,
        new_roles=swapped,
        gold=deal.goals.index(GOLD),
        events=public,
    )


def _minds(pool: Pool, roles: Sequence[Role], rng: random.Random) -> tuple[str, ...]:
    """Draw minds for the seats: half of the tables are mixed, at the others each side has one mind."""
    if rng.random() < 0.5:
        return tuple(rng.choice(pool.of(role)).mind for role in roles)
    diggers, saboteurs = rng.choice(pool.diggers).mind, rng.choice(pool.saboteurs).mind
    return tuple(saboteurs if role is Role.SABOTEUR else diggers for role in roles)


def count(rounds: Sequence[WatchedRound], pool: Pool, likelihood: Likelihood, saboteur2: bool) -> Counted:
    """Count what the rounds of one box showed, classified with beliefs from such chances."""
    counted = Counted()
    columns = {column: place for place, column in enumerate(pool.columns(saboteur2))}
    for one in rounds:
        if one.rules.saboteur2 == saboteur2:
            model = ObservationModel.of(likelihood, cards_of(one.rules, len(one.minds)))
            _count_round(one, columns, model, counted)
    return counted


def _count_round(
    one: WatchedRound, columns: Mapping[tuple[Role, str], int], model: ObservationModel, counted: Counted
) -> None:
    roles, swapped = list(one.roles), iter(one.new_roles)
    tracker = BeliefTracker(len(one.minds), model, one.rules.saboteur2)
    for event in one.events:
        for act in tracker.update(event):
            # a changed hat may give a mind a role in which it is no style
            for role, shown in _mirrored(roles[act.seat], act):
                column = columns.get((role, one.minds[act.seat]))
                if column is not None:
                    _count_act(shown, column, len(columns), one.gold, counted)
        if isinstance(event, HatSwapped):
            roles[event.target] = next(swapped)


def _mirrored(role: Role, act: ObservedAct) -> Iterator[tuple[Role, ObservedAct]]:
    """Yield the act for its role; for a role of a team also for the other team, colours changed: they play alike."""
    yield role, act
    if role in TEAMS:
        one, two, three = (OTHER_TEAM.get(kind, kind) for kind in act.kinds)
        yield (Role.GREEN if role is Role.BLUE else Role.BLUE), act._replace(kinds=(one, two, three))


def _count_act(act: ObservedAct, column: int, columns: int, gold: int, counted: Counted) -> None:
    kinds = counted.counts.setdefault(act.family, {}).setdefault(spelled(act.contexts[gold]), {})
    kinds.setdefault(act.kinds[gold], [0] * columns)[column] += 1
    for other in range(3):
        if other != gold and (act.contexts[other] != act.contexts[gold] or act.kinds[other] != act.kinds[gold]):
            chances = counted.chance.setdefault(act.family, {}).setdefault(spelled(act.contexts[other]), {})
            chances[act.kinds[other]] = chances.get(act.kinds[other], 0) + 1


def fit(rounds: Sequence[WatchedRound], pool: Pool) -> FittedCounts:
    """Return the counts of these rounds for these styles."""
    boxes = []
    for saboteur2 in (False, True):
        counted = Counted()
        for _ in range(_PASSES):
            counted = count(rounds, pool, Likelihood(counted, pool, saboteur2), saboteur2)
        boxes.append(counted)
    return FittedCounts(pool, *boxes)


def play_rounds(rounds: int, seed: int, jobs: int, pool: Pool) -> list[WatchedRound]:
    """Let the pool play so many rounds of each box, in an order that does not depend on the jobs."""
    pieces = [
        Piece(saboteur2, seed, first, min(_PIECE, rounds - first), pool)
        for saboteur2 in (False, True)
        for first in range(0, rounds, _PIECE)
    ]
    found: dict[int, list[WatchedRound]] = {}
    work = partial(_numbered, pieces)
    with tqdm(total=len(pieces), disable=None) as bar:
        for number, watched in spread(work, range(len(pieces)), jobs):
            found[number] = watched
            bar.update()
    return [one for number in sorted(found) for one in found[number]]


def _numbered(pieces: Sequence[Piece], number: int) -> tuple[int, list[WatchedRound]]:
    return number, watch(pieces[number])


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a call and return its exit code."""
    return run_call(lambda: _carry_out(_parser().parse_args(arguments)))


def _carry_out(call: argparse.Namespace) -> int:
    table = fit(play_rounds(call.rounds, call.seed, call.jobs, POOL), POOL)
    try:
        call.out.write_bytes(msgspec.json.encode(table, order="sorted") + b"\n")
    except OSError as error:
        raise WrongCall(f"{shown_path(call.out)}: {error.strerror or error}") from None
    return 0


def _parser() -> argparse.ArgumentParser:
    top = Parser(prog="ai.beliefs.fit", description="Fit the chances of acts on self-play.", allow_abbrev=False)
    top.add_argument("--rounds", metavar="N", type=whole(1, LARGEST), default=2000, help="of each box")
    top.add_argument("--seed", metavar="S", type=whole(-LARGEST, LARGEST), default=1, help="deals the cards")
    top.add_argument("--jobs", metavar="J", type=whole(1, MOST_JOBS), default=1, help="processes")
    top.add_argument("--out", metavar="FILE", type=Path, default=TABLE)
    return top


if __name__ == "__main__":
    sys.exit(main())
