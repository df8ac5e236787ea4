"""How an act looks to the others, and what that is worth."""

from __future__ import annotations

from ai.beliefs.reading import exposure, kind_of
from ai.beliefs.tracker import lean_of
from ai.decision import Terms
from ai.paths.distance import cards_to_goals, cards_with
from ai.paths.teams import Ways
from ai.weighing import sabotage
from ai.weighing.situation import Situation
from game.engine.commands import Lay, Play
from game.engine.maze import Maze

_LOOKS = 0.5
"""What a step of suspicion, in log-odds, costs a seat that has nothing to hide."""
_MOST_CREDIT = -0.5


def exposed(now: Situation, play: Play, ways: Ways | None = None) -> Terms:
    """What a play gives away, or for an honest seat how it looks; `ways` are those after it where they change."""
    if not now.level.mirror:
        return {}
    moment = now.reading.onlooker.moment
    if ways is None:
        acts = kind_of(now.reading, play, moment.further, moment.lean)
    else:
        acts = kind_of(now.reading, play, _further(now, play, ways.everybody), lean_of(ways))
    guilt = now.guilt.get(acts)
    if guilt is None:
        guilt = now.guilt[acts] = exposure(now.reading, acts)
    if now.saboteur:
        return sabotage.given_away(now, guilt)
    return {"looks": -_LOOKS * now.level.mirror * max(_MOST_CREDIT, guilt)}


def _further(now: Situation, play: Play, maze: Maze) -> tuple[int, int, int]:
    return cards_with(now.maze, maze, play.cell) if isinstance(play, Lay) else cards_to_goals(maze)
