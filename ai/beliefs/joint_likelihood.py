"""How likely everything done under one role card is, for each goal being the gold, each role and each style of play.

Acts are evidence by an `ObservationModel`. A `JointLikelihood` is never changed; `updated` makes the next one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from ai.beliefs.act_kinds import ObservedAct, PerGoal
from ai.beliefs.likelihood import Likelihood

_TINY = 1e-12


class ObservationModel(NamedTuple):
    """What makes acts evidence: the fitted chances, how far they are trusted, and the prior of each role.

    `cards` are how many role cards there are, in the order of the roles, that left over included. A `power` below 1
    makes every act milder evidence; `claims` says whether claims are evidence at all.
    """

    likelihood: Likelihood
    cards: tuple[int, ...]
    prior: tuple[float, ...]
    power: float = 1.0
    claims: bool = True

    @classmethod
    def of(
        cls, likelihood: Likelihood, cards: tuple[int, ...], power: float = 1.0, *, claims: bool = True
    ) -> ObservationModel:
        """Return the model of a table at which so many cards of each role were dealt from."""
        return cls(likelihood, cards, tuple(count / sum(cards) for count in cards), power, claims)

    @property
    def nothing_done(self) -> JointLikelihood:
        """Return the joint likelihood of a role card under which nothing has been done."""
        sums = (1.0,) * len(self.likelihood.spans)
        return JointLikelihood(self.likelihood.first, sums, self.by_goal(sums))

    def by_goal(self, sums: Sequence[float]) -> PerGoal:
        """Sum over the roles by their prior: how likely the acts are for each goal being the gold."""
        prior, count = self.prior, len(self.prior)
        return (
            sum(map(mul, prior, sums[:count])),
            sum(map(mul, prior, sums[count : 2 * count])),
            sum(map(mul, prior, sums[2 * count :])),
        )


class JointLikelihood(NamedTuple):
    """Weights of goal, role and style in one row, styles last.

    `sums` are those of each goal and role, `goals` those of each goal, by the prior of the roles.
    """

    weights: tuple[float, ...]
    sums: tuple[float, ...]
    goals: PerGoal

    def updated(self, acts: Sequence[ObservedAct], model: ObservationModel, mixture_weight: float) -> JointLikelihood:
        """Return the joint likelihood after these acts too.

        `mixture_weight` is the share of saboteurs taken to play just like a gold-digger, whom no act gives away.
        """
        weights: Sequence[float] = self.weights
        sums: Sequence[float] = self.sums
        last = len(acts) - 1
        for place, act in enumerate(acts):
            weights = list(map(mul, weights, model.likelihood.of(act, model.power)))
            # sums between two acts only tell whether all weights are tiny, which one weight alone can deny
            if place == last or max(weights) < 2 * _TINY:
                sums = _sums(weights, model, mixture_weight)
                greatest = max(sums)
                if greatest < _TINY:
                    weights = [weight / greatest for weight in weights]
                    sums = [each / greatest for each in sums]
        return JointLikelihood(tuple(weights), tuple(sums), model.by_goal(sums))


def _sums(weights: Sequence[float], model: ObservationModel, mixture_weight: float) -> list[float]:
    """Return the sums of such weights for each goal and role."""
    sums = [sum(weights[start:end]) for start, end in model.likelihood.spans]
    if len(sums) == 2 * 3:
        for honest in (0, 2, 4):
            sums[honest + 1] += mixture_weight * (sums[honest] - sums[honest + 1])
    else:
        for first in (0, 6, 12):
            # like either team or the boss
            honestly = sum(sums[first : first + 3]) / 3
            sums[first + 5] += mixture_weight * (honestly - sums[first + 5])
    return sums


def saboteur_log_odds(likelihood: JointLikelihood, gold: PerGoal, prior: Sequence[float]) -> float:
    """Return what a joint likelihood adds to the log-odds of the role saboteur, each goal having such a chance."""
    count = len(prior)
    sums = likelihood.sums
    one, two, three = gold
    by_goal = sums[:count], sums[count : 2 * count], sums[2 * count :]
    chances = [(one * a + two * b + three * c) * d for a, b, c, d in zip(*by_goal, prior, strict=True)]
    return math.log(chances[-1] / sum(chances[:-1]) * (1 - prior[-1]) / prior[-1])
