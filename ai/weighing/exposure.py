"""What an act gives away to the public, and what that costs."""

from __future__ import annotations

from ai.beliefs.act_kinds import NOTHING, PerGoal
from ai.beliefs.public_state import lean_of, team_lean
from ai.beliefs.reading import acts_of, exposure
from ai.paths.distance import cards_to_goals, cards_with
from ai.paths.team_mazes import TeamMazes
from ai.terms import Terms
from ai.weighing import sabotage
from ai.weighing.situation import Situation
from game.engine.commands import Lay, Play

_SUSPICION_COST = 0.5
"""What a step of suspicion, in log-odds, costs a seat that has nothing to hide."""
_MOST_CREDIT = -0.5


def weigh_exposure(now: Situation, play: Play, mazes: TeamMazes | None = None) -> Terms:
    """Weigh what a play gives away to the public; `mazes` are those after it where they change."""
    if not now.level.exposure_weight:
        return {}
    state = now.reading.classifier.state
    if mazes is None:
        acts = acts_of(now.reading, play, state.distances, state.lean)
    else:
        acts = acts_of(now.reading, play, *_public_distances(now, play, mazes))
    guilt = now.guilt.get(acts)
    if guilt is None:
        guilt = now.guilt[acts] = exposure(now.reading, acts)
    if now.saboteur:
        return sabotage.weigh_cover(now, guilt)
    return {"looks": -_SUSPICION_COST * now.level.exposure_weight * max(_MOST_CREDIT, guilt)}


def _public_distances(now: Situation, play: Play, mazes: TeamMazes) -> tuple[PerGoal, PerGoal]:
    """Return the cards that the public would still count to each goal, and by how many blue would be nearer."""
    if not isinstance(play, Lay):
        return cards_to_goals(mazes.everybody), team_lean(mazes)
    everybody = cards_with(now.maze, mazes.everybody, play.cell)
    if mazes.blue is mazes.green:
        return everybody, NOTHING
    blue, green = (
        everybody if after is mazes.everybody else cards_with(before, after, play.cell)
        for before, after in zip(now.mazes[1:], mazes[1:], strict=True)
    )
    return everybody, lean_of(blue, green)
