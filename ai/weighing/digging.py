"""What a change in the maze is worth: the way to the gold, doors, crystals, the bonus nugget."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ai.beliefs.role_deals import ROLE_ORDER
from ai.paths.search import STEPS_TO, GoalRoutes
from ai.paths.team_mazes import TeamDistances
from ai.paths.unseen_cards import CARD
from ai.terms import Terms
from ai.weighing.card_worth import card_worth
from ai.weighing.situation import Situation
from ai.weighing.tried import TriedLay
from game.engine.cards import ALL_SIDES, Role
from game.engine.cells import STEPS, Cell
from game.engine.commands import Lay
from game.engine.maze import LINKED, Maze
from game.engine.total import total

_PROGRESS: Mapping[Role, tuple[float, float]] = total(
    set(Role) - {Role.SABOTEUR},
    {
        Role.DIGGER: (5.0, 6.0),
        Role.BLUE: (5.0, 6.0),
        Role.GREEN: (5.0, 6.0),
        Role.BOSS: (5.0, 6.0),
        Role.PROFITEER: (-2.0, -1.5),
        Role.GEOLOGIST: (2.0, 2.0),
    },
)
"""What a card nearer to the gold is worth, and what one farther away costs; a saboteur weighs otherwise."""
_DOORS = 2.4
"""What each card is worth by which the other team falls back against its own, three at most."""
_FINISH = 14.0
"""What it is worth to a team that one of its own lays the last card, not one of the other's (R10.16)."""
_SHARED = 8.0
"""What it costs the boss to reach the gold for both teams at once: by one team alone fewer share it (R10.16)."""
_CRYSTAL = 5.0
_NO_MORE = 30.0
"""What it costs a geologist to end the round, over the number of seats: the fewer they are, the longer it goes on."""
_TAKES_BONUS = 3.5
_SHOWS_BONUS = -0.6
"""What each nugget is worth that is taken, or that is left one card away for others."""
_ROCKFALL, _HOARDED = 1.5, 4.5
"""What a rockfall is worth in the hand, and what a beginner thinks that it is."""
_SPENT = 0.3
"""How much of the worth of a card is lost when it is laid to good purpose."""


def may_matter(now: Situation, option: Lay) -> bool:
    """Return whether a path card can change a distance; ladders are joined to the start wherever they lie (R10.7)."""
    return option.face.ladder or matters(now, option.cell)


def matters(now: Situation, cell: Cell) -> bool:
    """Return whether a card in a cell can bring a goal nearer, or lies where the cheapest routes run."""
    known = now.mattering.get(cell)
    if known is None:
        known = now.mattering[cell] = _matters(now, cell)
    return known


def _matters(now: Situation, cell: Cell) -> bool:
    for maze, found in now.own_routes:
        if _beside(found, cell):
            return True
        spot = maze.spots.get(cell, 0)
        if spot >= LINKED and (spot & ALL_SIDES != maze.sides_reached(cell) or _may_gain(now, found, cell, 1)):
            return True
    return False


def in_the_way(now: Situation, cell: Cell) -> bool:
    """Return whether the cheapest routes may gain when the card in a cell is gone: it bars them, or ends the tunnel."""
    return any(
        _beside(found, cell) or (maze.sides_reached(cell) and _may_gain(now, found, cell, 0))
        for maze, found in now.own_routes
    )


def _beside(found: GoalRoutes, cell: Cell) -> bool:
    """Return whether the walks looked at a cell, or at one beside it."""
    return cell in found.seen or any(cell + step in found.seen for _, step, _ in STEPS)


def _may_gain(now: Situation, found: GoalRoutes, cell: Cell, laid: int) -> bool:
    """Return whether a way on from a cell, `laid` cards of it being there, can be cheaper than what was found."""
    least = now.stock.least
    return any(
        chance and least * (steps[cell] - laid) < cost
        for chance, steps, cost in zip(now.beliefs.gold, STEPS_TO, found.costs, strict=True)
    )


def weigh_lay(now: Situation, option: Lay, tried: TriedLay, distances: TeamDistances) -> Terms:
    """Weigh a path card for a role that is no saboteur."""
    terms = weigh_change(now, distances)
    if now.wants_gold:
        living = option.face.living
        opens = 0.0 if now.level.naive else 0.3
        terms["keeps open"] = opens * living.bit_count() if living else -3.0
        gained = max(0.0, min(1.0, terms["progress"] / _PROGRESS[now.role][0]))
        terms["card"] = -card_worth(now, option.face) * (1 - (1 - _SPENT) * gained) - (0.3 if gained == 0 else 0.0)
    if now.role is Role.GEOLOGIST:
        ends = sum(now.beliefs.gold[goal - 1] for goal in tried.joined.everybody.goals_reached())
        terms["crystal"] = _CRYSTAL * option.face.crystal - _NO_MORE / now.view.table.seats * ends
    return terms | _finish(now, tried, distances) | _bonus(now, tried)


def weigh_rockfall(now: Situation, cell: Cell, distances: TeamDistances) -> Terms:
    """Weigh a rockfall for a role that is no saboteur."""
    terms = weigh_change(now, distances) | {"card": -_HOARDED if now.level.naive else -_ROCKFALL}
    if now.role is Role.GEOLOGIST and now.maze.cards[cell].crystal:
        terms["crystal"] = -_CRYSTAL
    return terms


def weigh_change(now: Situation, distances: TeamDistances) -> Terms:
    """Weigh how far the gold comes nearer or moves away, and the other team falls back or comes up."""
    nearer = now.distance - distances.own(now.role)
    gain, loss = _PROGRESS[now.role]
    terms: Terms = {"progress": gain * nearer if nearer >= 0 else loss * nearer}
    if now.team is not None:
        back = distances.behind(now.role) - now.distances.behind(now.role)
        terms["doors"] = _DOORS * max(-3.0, min(3.0, back))
    return terms


def _finish(now: Situation, tried: TriedLay, distances: TeamDistances) -> Terms:
    """Weigh reaching the gold, and leaving it one card away for a rival who plays before the next mate (R10.16)."""
    if now.role is Role.BOSS:
        both = set(tried.joined.blue.goals_reached()) & set(tried.joined.green.goals_reached())
        return {"finish": -_SHARED * now.joined_chance * sum(now.beliefs.gold[goal - 1] for goal in both)}
    if now.team is None:
        return {}
    reached = tried.joined.everybody.goals_reached()
    if reached:
        own = tried.joined.of(now.role).goals_reached()
        good = sum(now.beliefs.gold[goal - 1] * (1 if goal in own else -1) for goal in reached)
        return {"finish": _FINISH * good / 2}
    if distances is now.distances:
        return {}
    more = _near(now, tried.costs) - _near(now, now.routes[0].costs)
    return {"who is next": _FINISH * more * (_mate_first(now) - 0.5)} if more > 0 else {}


def _near(now: Situation, costs: Sequence[int]) -> float:
    """Return how likely the gold is one card away."""
    return sum(chance for chance, cost in zip(now.beliefs.gold, costs, strict=True) if chance and cost < 2 * CARD)


_CAN_FINISH = 0.6
"""How likely a seat that wants to is to hold the last card."""
_WANT = tuple(ROLE_ORDER.index(role) for role in (Role.BLUE, Role.GREEN, Role.BOSS))


def _mate_first(now: Situation) -> float:
    """Return how likely its own team, or the boss, lays the last card before the other team does."""
    table, seat = now.view.table, now.view.seat
    mine = ROLE_ORDER.index(now.role)
    boss = ROLE_ORDER.index(Role.BOSS)
    open_still, good = 1.0, 0.0
    for ahead in range(1, table.seats):
        other = (seat + ahead * table.rules.step()) % table.seats
        if other == table.retired or not table.may_lay(other):
            continue
        chances = now.beliefs.roles[other]
        good += open_still * _CAN_FINISH * (chances[mine] + 0.7 * chances[boss])
        open_still *= 1 - _CAN_FINISH * sum(chances[role] for role in _WANT)
    return good + open_still * _CAN_FINISH


def _bonus(now: Situation, tried: TriedLay) -> Terms:
    """Weigh taking the bonus nugget, and leaving it one card away."""
    bonus = now.view.table.bonus
    if bonus is None or bonus.owner is not None:
        return {}
    after = tried.joined.everybody
    if after.sides_reached(bonus.cell):
        return {"bonus": _TAKES_BONUS * bonus.value}
    if _one_away(after, bonus.cell) and not _one_away(now.maze, bonus.cell):
        return {"shows the bonus": _SHOWS_BONUS * bonus.value}
    return {}


def _one_away(maze: Maze, cell: Cell) -> bool:
    return any(maze.spots.get(cell + step, 0) >= LINKED for _, step, _ in STEPS)
