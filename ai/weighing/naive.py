"""What a beginner makes of a round: it believes its own tools, the last accuser, and what it has just looked at."""

from __future__ import annotations

from ai.beliefs.public_state import goal_chances
from ai.decision import Beliefs
from game.engine.cards import Role
from game.engine.commands import ClaimSeat
from game.engine.events import Broke, Claimed, Looked, TurnEvent
from game.engine.views import Log, View

_ACCUSED, _CLEARED = 0.69, 0.1
"""How likely a saboteur a seat is that somebody has accused last, or vouched for; not enough to accuse it, too."""
_BROKE_MINE = 0.8
_HUNCH = 6.0
"""How much likelier than another the goal is that it has taken a fancy to."""
_REMEMBERS = 1
"""In how many of its turns a look is remembered."""


def naive_beliefs(view: View, log: Log, before: Beliefs) -> Beliefs:
    """Return the beliefs of a beginner; `before` are those of somebody who has read nothing of the log."""
    digs = view.role is not Role.SABOTEUR  # who knows better is not talked into a mate
    found = dict[int, float]()
    turns, looked = 0, dict[int, int]()
    for event in log:
        match event:
            case Claimed(seat, ClaimSeat(target, what)) if digs and seat != view.seat != target:
                found[target] = _ACCUSED if what == "saboteur" else _CLEARED
            case Broke(seat=seat, target=target) if digs and target == view.seat != seat:
                found[seat] = _BROKE_MINE
            case Looked(seat, _, goal) if seat == view.seat:
                looked[goal] = turns
            case _:
                pass
        turns += isinstance(event, TurnEvent) and event.seat == view.seat
    forgotten = [goal for goal, then in looked.items() if turns - then > _REMEMBERS]
    saboteur = tuple(
        chance if chance in (0.0, 1.0) else found.get(seat, chance) for seat, chance in enumerate(before.saboteur)
    )
    return Beliefs(saboteur, _gold(view, forgotten), tuple(map(_told, before.roles, saboteur)))


def _told(row: tuple[float, ...], saboteur: float) -> tuple[float, ...]:
    """Return chances of roles in which that of the saboteur, the last of them, is another."""
    rest = sum(row[:-1])
    return (*(chance / rest * (1 - saboteur) for chance in row[:-1]), saboteur) if 0 < rest < 1 else row


def _gold(view: View, forgotten: list[int]) -> tuple[float, float, float]:
    """Return the chance of each goal by what was seen and is not forgotten."""
    goals = [
        None if goal in forgotten and view.table.goals[goal - 1] is None else name
        for goal, name in enumerate(view.goals, 1)
    ]
    chances = goal_chances(goals)
    hunch = (view.seat + view.table.round) % len(chances)
    if max(chances) == 1 or not chances[hunch]:
        return chances
    one, two, three = (chance * (_HUNCH if goal == hunch else 1) for goal, chance in enumerate(chances))
    total = one + two + three
    return one / total, two / total, three / total
