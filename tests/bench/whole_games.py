"""`python whole_games.py FOLDER WIDTH HEIGHT SEATS GAMES ACTS` plays in one window, and prints what memory that took.

With more than ten seats both expansions are in play. A process of its own holds nothing but the game.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path

import msgspec
from bench.soaking import Size, Soak, peak_megabytes, resident_megabytes, seated

from ai.minds import PLAYABLE
from game.engine.ruleset import EDITIONS
from game.records.setup import HUMAN, Setup

_SEED = 3
_MOST_IN_BASE = 10


class WholeGames(Soak):
    """Random people at one size, always with as many bots beside one person, who looks at everything."""

    def __init__(self, folder: Path, size: Size, seats: int, most_acts: int) -> None:
        super().__init__(folder, _SEED, most_acts, size)
        self._seats = seats

    def setup(self) -> Setup:
        both = self._seats > _MOST_IN_BASE
        rules = msgspec.structs.replace(EDITIONS["g3"], saboteur2=both, bonus_nuggets=both, table_talk=True)
        minds = [HUMAN] + [PLAYABLE[0]] * (self._seats - 1)
        return Setup(seated(minds), rules, seed=self._rng.getrandbits(40))


def main(folder: str, *numbers: str) -> None:
    """Play, and print the figures as JSON."""
    width, height, seats, games, acts = map(int, numbers)
    people = WholeGames(Path(folder), (width, height), seats, acts)
    held = []
    for _ in range(games):
        people.play()
        gc.collect()
        held.append(resident_megabytes())
    people.close()
    print(json.dumps({"peak": peak_megabytes(), "held": held, "finished": people.finished, "faults": people.faults}))


if __name__ == "__main__":
    main(*sys.argv[1:])
