"""What an act gives away to the public, and what that costs."""

from __future__ import annotations

from collections.abc import Callable

from ai.beliefs.act_kinds import PerGoal
from ai.beliefs.public_state import team_lean
from ai.beliefs.reading import acts_of, exposure
from ai.paths.distance import cards_to_goals
from ai.paths.team_mazes import TeamMazes
from ai.terms import Terms
from ai.weighing import sabotage
from ai.weighing.situation import Situation
from game.engine.commands import Play

_SUSPICION_COST = 0.5
"""What a step of suspicion, in log-odds, costs a seat that has nothing to hide."""
_MOST_CREDIT = -0.5


Distances = tuple[PerGoal, PerGoal]
"""The cards that the public counts to each goal, and by how many blue is nearer than green."""


def weigh_exposure(now: Situation, play: Play, after: Callable[[], Distances] | None = None) -> Terms:
    """Weigh what a play gives away to the public; `after` tells the public distances after it where they change."""
    if not now.level.exposure_weight:
        return {}
    state = now.reading.classifier.state
    distances, lean = after() if after is not None else (state.distances, state.lean)
    acts = acts_of(now.reading, play, distances, lean)
    guilt = now.exposures.get(acts)
    if guilt is None:
        guilt = now.exposures[acts] = exposure(now.reading, acts)
    if now.saboteur:
        return sabotage.weigh_cover(now, guilt, play)
    return {"looks": -_SUSPICION_COST * now.level.exposure_weight * max(_MOST_CREDIT, guilt)}


def public_distances(mazes: TeamMazes) -> Distances:
    """Return the cards that the public counts in such mazes."""
    return cards_to_goals(mazes.everybody), team_lean(mazes)
