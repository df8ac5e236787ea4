"""What `steady` thinks of a change in the maze: the way to the gold, doors, crystals, the bonus nugget."""

from __future__ import annotations

from collections.abc import Mapping

from ai.decision import Terms
from ai.distance import cards_to_goals
from ai.doors import Distances, Ways
from ai.role_counts import ROLES
from ai.situation import Situation
from game.engine.cards import Role
from game.engine.cells import STEPS, Cell
from game.engine.commands import Lay
from game.engine.maze import LINKED, Maze

_PROGRESS: Mapping[Role, tuple[float, float]] = {
    Role.DIGGER: (5.0, 6.0),
    Role.BLUE: (5.0, 6.0),
    Role.GREEN: (5.0, 6.0),
    Role.BOSS: (5.0, 6.0),
    Role.PROFITEER: (-2.0, -1.5),
    Role.GEOLOGIST: (-2.0, -2.0),
}
"""What a card nearer to the gold is worth, and what one farther away costs; a saboteur weighs otherwise."""
_DOORS = 1.2
"""What each card is worth by which the other team falls back against the own one, three at most."""
_FINISH = 14.0
"""What it is worth to a team that one of its own lays the last card and not one of the other's (R10.16)."""
_CRYSTAL = 5.0
_TAKES_BONUS = 3.5
_SHOWS_BONUS = -0.6
"""What each nugget is worth that is taken, or that is left one card away for others."""


def lay(now: Situation, option: Lay) -> Terms:
    """Terms of a path card."""
    ways = now.ways.lay(option.cell, option.face)
    after = ways.everybody
    terms = change(now, ways.expected(now.beliefs.gold))
    if now.wants_gold and option.face.living == 0:
        terms["blocks"] = -3.0
    elif now.wants_gold:
        terms["keeps open"] = 0.3 * option.face.living.bit_count()
    if now.role is Role.GEOLOGIST and option.face.crystal:
        terms["crystal"] = _CRYSTAL
    return terms | _finish(now, ways) | _bonus(now, after)


def fall(now: Situation, cell: Cell) -> Terms:
    """Terms of a rockfall."""
    terms = change(now, now.ways.take(cell).expected(now.beliefs.gold)) | {"card": -1.0}
    if now.role is Role.GEOLOGIST and now.maze.cards[cell].crystal:
        terms["crystal"] = -_CRYSTAL
    return terms


def change(now: Situation, distances: Distances) -> Terms:
    """The gold comes nearer, or moves away; the other team falls back, or comes up."""
    nearer = now.distance - distances.of(now.role)
    if not now.saboteur:
        gain, loss = _PROGRESS[now.role]
        terms = {"progress": gain * nearer if nearer >= 0 else loss * nearer}
        if now.team is not None:
            back = distances.against(now.role) - now.distances.against(now.role)
            terms["doors"] = _DOORS * max(-3.0, min(3.0, back))
        return terms
    if now.blending:
        # cover: a card that looks like work and achieves little
        return {"cover": 1.5 if 0 <= nearer <= 1 else -4.0}
    harm = {"harm": -4.0 * nearer * now.boldness}
    return harm if nearer >= 0 else harm | {"given away": -3.0 * (1 - now.boldness)}


def _finish(now: Situation, ways: Ways) -> Terms:
    """R10.16: reach the gold oneself; do not leave it one card away for a rival who plays before the next mate."""
    if now.team is None:
        return {}
    reached = ways.everybody.goals_reached()
    if reached:
        own = ways.of(now.role).goals_reached()
        good = sum(now.beliefs.gold[goal - 1] * (1 if goal in own else -1) for goal in reached)
        return {"finish": _FINISH * good / 2}
    more = _near(now, ways.everybody) - _near(now, now.maze)
    return {"who is next": _FINISH * more * (_mate_first(now) - 0.5)} if more > 0 else {}


def _near(now: Situation, maze: Maze) -> float:
    """How likely the gold is one card away."""
    return sum(
        chance for chance, cards in zip(now.beliefs.gold, cards_to_goals(maze), strict=True) if chance and cards <= 1
    )


_CAN_FINISH = 0.6
"""How likely a seat that wants to is to hold the last card."""
_WANT = tuple(ROLES.index(role) for role in (Role.BLUE, Role.GREEN, Role.BOSS))


def _mate_first(now: Situation) -> float:
    """How likely the last card is laid by one of the own team, or by the boss, before one of the other team does."""
    table, seat = now.view.table, now.view.seat
    mine = ROLES.index(now.role)
    boss = ROLES.index(Role.BOSS)
    open_still, good = 1.0, 0.0
    for ahead in range(1, table.seats):
        other = (seat + ahead * table.rules.step()) % table.seats
        if other == table.retired or not table.may_lay(other):
            continue
        chances = now.beliefs.roles[other]
        good += open_still * _CAN_FINISH * (chances[mine] + 0.7 * chances[boss])
        open_still *= 1 - _CAN_FINISH * sum(chances[role] for role in _WANT)
    return good + open_still * _CAN_FINISH


def _bonus(now: Situation, after: Maze) -> Terms:
    """Take the bonus nugget; do not leave it one card away."""
    bonus = now.view.table.bonus
    if bonus is None or bonus.owner is not None:
        return {}
    if after.sides_reached(bonus.cell):
        return {"bonus": _TAKES_BONUS * bonus.value}
    if _one_away(after, bonus.cell) and not _one_away(now.maze, bonus.cell):
        return {"shows the bonus": _SHOWS_BONUS * bonus.value}
    return {}


def _one_away(maze: Maze, cell: Cell) -> bool:
    return any(maze.spots.get(cell + step, 0) >= LINKED for _, step, _ in STEPS)
