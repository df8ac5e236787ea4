"""Playing a plan: what its folder lacks, by so many processes or a cluster, until a time if one is given."""

from __future__ import annotations

import time
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple, NoReturn

import msgspec
from tqdm import tqdm

from ai.arena.measure.summary import SummaryCell, summary
from ai.arena.play.bout import Round, play_bouts
from ai.arena.play.cluster import Scheduler, spread_on
from ai.arena.play.designs import ArenaPlan, Bout, bouts
from ai.arena.play.played_rounds import open_rounds
from game.system.errors import WrongCall
from game.system.processes import spread

_MOST_BOUTS_A_PIECE = 8
_PIECES_A_JOB = 16


class Workers(NamedTuple):
    """Who plays: so many processes here, or the cluster of a scheduler; `until` ends it, by `time.monotonic`."""

    jobs: int
    scheduler: Scheduler | None = None
    until: float = float("inf")


def run_plan(plan: ArenaPlan, folder: Path, workers: Workers) -> list[SummaryCell]:
    """Play what the folder lacks of the plan, and write and return its summary.

    Out of time, the summary is that of the rounds before the first that is missing. Raises `WrongCall` when the folder
    holds something else or the work cannot be spread; OSError.
    """
    wanted = [bout for seats in plan.seats for bout in bouts(plan, seats)]
    with open_rounds(folder, plan) as store:
        missing = [bout for bout in wanted if bout not in store.rounds]
        with (
            _bar(folder.name, len(wanted), len(wanted) - len(missing)) as bar,
            closing(_results(plan, missing, workers)) as results,
        ):
            for rounds in results:
                store.add(rounds)
                bar.update(len(rounds))
                if time.monotonic() > workers.until:
                    break
        cells = summary(plan, played(plan, store.rounds))
    (folder / "summary.json").write_bytes(msgspec.json.format(msgspec.json.encode(cells)) + b"\n")
    return cells


def played_at_once(plan: ArenaPlan, workers: Workers) -> dict[int, list[Round]]:
    """Play a plan from its beginning and keep nothing on disk."""
    wanted = [bout for seats in plan.seats for bout in bouts(plan, seats)]
    with _bar("rounds", len(wanted), 0) as bar, closing(_results(plan, wanted, workers)) as results:
        rounds: dict[Bout, Round] = {}
        for some in results:
            rounds |= {one.bout: one for one in some}
            bar.update(len(some))
    return played(plan, rounds)


def _bar(name: str, total: int, done: int) -> tqdm[NoReturn]:
    """Show progress on stderr when it is a terminal."""
    return tqdm(desc=name, total=total, initial=done, unit="rounds", disable=None)


def played(plan: ArenaPlan, rounds: dict[Bout, Round]) -> dict[int, list[Round]]:
    """Return the rounds of each cell in order, up to the first that is missing: no short ones are favoured."""
    cells = {seats: takewhile(rounds.__contains__, bouts(plan, seats)) for seats in plan.seats}
    return {seats: [rounds[bout] for bout in there] for seats, there in cells.items()}


def _results(plan: ArenaPlan, missing: list[Bout], workers: Workers) -> Generator[list[Round], None, None]:
    size = max(1, min(_MOST_BOUTS_A_PIECE, len(missing) // (workers.jobs * _PIECES_A_JOB)))
    pieces = [tuple(missing[at : at + size]) for at in range(0, len(missing), size)]
    work = partial(play_bouts, plan)
    if workers.scheduler is not None:
        yield from spread_on(workers.scheduler, work, pieces)
        return
    try:
        yield from spread(work, pieces, workers.jobs)
    except BrokenProcessPool:
        raise WrongCall("one of the processes ended before its work was done") from None
