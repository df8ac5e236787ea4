"""What an act gives away to the public, and what that costs."""

from __future__ import annotations

from ai.beliefs.public_state import team_lean
from ai.beliefs.reading import acts_of, exposure
from ai.paths.distance import cards_to_goals, cards_with
from ai.paths.team_mazes import TeamMazes
from ai.terms import Terms
from ai.weighing import sabotage
from ai.weighing.situation import Situation
from game.engine.commands import Lay, Play
from game.engine.maze import Maze

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
        acts = acts_of(now.reading, play, _distances(now, play, mazes.everybody), team_lean(mazes))
    guilt = now.guilt.get(acts)
    if guilt is None:
        guilt = now.guilt[acts] = exposure(now.reading, acts)
    if now.saboteur:
        return sabotage.weigh_cover(now, guilt)
    return {"looks": -_SUSPICION_COST * now.level.exposure_weight * max(_MOST_CREDIT, guilt)}


def _distances(now: Situation, play: Play, maze: Maze) -> tuple[int, int, int]:
    return cards_with(now.maze, maze, play.cell) if isinstance(play, Lay) else cards_to_goals(maze)
