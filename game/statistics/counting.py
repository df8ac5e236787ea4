"""Finished games put into the statistics: one when it ends, and all that are kept, on request (UX S11).

Counted are games of three rounds in which a person sat. What-if games, lessons, set-up positions and records that were
brought into the folder under other names are left out.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from game.play.desk import desk_of, game_of, hints_in, origin_in
from game.play.library import Shelf, library, shelf_of
from game.records.files import FileRefused, Unreadable, read_file
from game.records.replay import replay
from game.statistics.facts import facts_of
from game.statistics.store import CountedGame, NoStatistics, Store

Progress = Callable[[int, int], bool]
"""Told how many records of how many were read; False ends it, and then nothing has changed."""


def counted(path: Path) -> CountedGame | None:
    """Return what is counted of a record; None where it is not counted, or has gone. Never raises."""
    try:
        data = read_file(path)
        ended = os.stat(path).st_mtime
    except (Unreadable, FileRefused, OSError):
        return None
    game = game_of(data)
    if shelf_of(path) is Shelf.OTHER or origin_in(desk_of(path)) is not None:
        return None
    facts = facts_of(replay(data), hints_in(desk_of(path), game))
    if facts is None or not any(seat.person for seat in facts.seats):
        return None
    return CountedGame(game, ended, facts)


def count_finished(path: Path, folder: Path) -> str | None:
    """Count the game in a record that has just ended. Returns one sentence for the player where that fails."""
    game = counted(path)
    if game is None:
        return None
    store = Store(folder)
    try:
        store.add(game)
    except NoStatistics as trouble:
        return str(trouble)
    return store.warning


def count_all_kept(folder: Path, progress: Progress) -> int | None:
    """Count every finished game that is kept, whatever was there of it; None when `progress` ended that.

    Games whose records have gone stay as they were counted. Of two records of one game, played on twice from a slot,
    the one that ended first counts. Raises `NoStatistics`.
    """
    found: dict[str, CountedGame] = {}
    paths = [kept.path for kept in library(folder)]
    for done, path in enumerate(paths):
        if not progress(done, len(paths)):
            return None
        game = counted(path)
        if game is not None and (game.id not in found or game.ended < found[game.id].ended):
            found[game.id] = game
    if not progress(len(paths), len(paths)):
        return None
    return Store(folder).add_again(found.values())
