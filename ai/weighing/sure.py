"""What no level misses: the card that surely wins, and the last card that surely keeps the gold from being joined."""

from __future__ import annotations

from collections.abc import Iterable

from ai.beliefs.public_state import goal_chances
from ai.paths.distance import cards_to_goals
from ai.weighing.situation import Situation
from game.engine.cards import Role
from game.engine.commands import Answer, Lay, Play, Rockfall


def sure_plays(now: Situation, options: Iterable[Play | Answer]) -> list[Play | Answer]:
    """Return the options that surely win, or surely hold the gold off once it is a card away; mostly none.

    Only who has seen where the gold is, or may conclude it from what was seen, can be sure of either. With Saboteur 2
    who joins the gold may not want others to win with it, so only the defence is sure there.
    """
    gold = goal_chances(now.view.goals)
    if max(gold) < 1 or now.role not in (Role.DIGGER, Role.SABOTEUR):
        return []
    goal = gold.index(1)
    if cards_to_goals(now.mazes.of(now.role))[goal] != 1:
        return []
    return [option for option in options if _is_sure(now, option, goal)]


def _is_sure(now: Situation, option: Play | Answer, goal: int) -> bool:
    match option:
        case Lay(face, cell):
            mazes = now.mazes.lay(cell, face)
        case Rockfall(cell) if now.saboteur:
            mazes = now.mazes.take(cell)
        case _:
            return False
    left = cards_to_goals(mazes.of(now.role))[goal]
    return left > 1 if now.saboteur else left == 0
