"""Whether personas can be told apart by what they do: naive Bayes over the acts of a few rounds."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ai.arena.play.act_counts import SIDE_NAMES, ActCounts
from ai.arena.play.bout import Round

ROUNDS_A_PLAYER = 20
"""How many rounds of a player are known to the guess where nothing else is asked for."""
_TRAINED = 0.5
"""The part of all rounds that is learnt from; the others are guessed."""
_SMOOTH = 0.5


class Guesses(NamedTuple):
    """`right` of `players` were recognised; `taken[a][b]` counts those of `a` that were taken for `b`."""

    right: int
    players: int
    taken: dict[str, dict[str, int]]


def guess_personas(rounds: Sequence[Round], rounds_a_player: int = ROUNDS_A_PLAYER) -> Guesses:
    """Learn every mind's habits from the first half of the rounds, and guess who played in the second.

    A guess knows `rounds_a_player` rounds of a player.
    """
    half = int(len(rounds) * _TRAINED)
    habits = {mind: _sum(of_one) for mind, of_one in _by_mind(rounds[:half]).items()}
    kinds = {kind for acts in habits.values() for kind in acts}
    taken: dict[str, dict[str, int]] = {}
    for mind, of_one in sorted(_by_mind(rounds[half:]).items()):
        guessed = Counter(_likeliest(acts, habits, kinds) for acts in _players(of_one, rounds_a_player))
        taken[mind] = dict(sorted(guessed.items()))
    return Guesses(
        sum(guessed.get(mind, 0) for mind, guessed in taken.items()),
        sum(sum(guessed.values()) for guessed in taken.values()),
        taken,
    )


def _by_mind(rounds: Iterable[Round]) -> dict[str, list[ActCounts]]:
    found: defaultdict[str, list[ActCounts]] = defaultdict(list)
    for one in rounds:
        for mind, acts in zip(one.minds, one.acts, strict=True):
            found[mind].append(acts)
    return found


def _players(of_one: Sequence[ActCounts], rounds: int) -> list[Counter[str]]:
    """Part the acts of one mind into players of so many rounds each; what is left over is left out."""
    return [_sum(of_one[at : at + rounds]) for at in range(0, len(of_one) - rounds + 1, rounds)]


def _sum(acts: Iterable[ActCounts]) -> Counter[str]:
    total: Counter[str] = Counter()
    for some in acts:
        total.update(some)
    return total


def _likeliest(acts: Counter[str], habits: dict[str, Counter[str]], kinds: set[str]) -> str:
    """Return the mind whose habits explain these acts best; of two equal ones the first by name."""
    return max(sorted(habits), key=lambda mind: sum(_explained(acts, habits[mind], kinds, side) for side in SIDE_NAMES))


def _explained(acts: Counter[str], habit: Counter[str], kinds: set[str], side: str) -> float:
    """Return the log-likelihood of what was done on one side; how often a player was dealt that side tells nothing."""
    here = {kind for kind in kinds if kind.startswith(side)}
    total = sum(habit[kind] + _SMOOTH for kind in here)
    return sum(acts[kind] * math.log((habit[kind] + _SMOOTH) / total) for kind in here)
