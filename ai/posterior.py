"""Exact chances of roles and gold together, from the stories of all seats (AI.md section 2).

For each goal that may be the gold, the role cards were dealt at random: with the base game exactly so many saboteurs
among the seats and the spare card (R1.1), with Saboteur 2 from the fifteen role cards (R10.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from ai.acts import Three
from ai.chronicle import Story
from ai.decision import Beliefs
from ai.role_counts import ROLES, weighed
from game.engine.cards import ROLE_COUNTS, SABOTEUR2_ROLES, Role

HARMFUL_PROFITEER = 0.4
"""How far a profiteer counts as one who would rather not see the gold joined."""
Row = tuple[float, ...]
Known = Sequence[Role | None]
_UNKNOWN_SPARE = (1.0, 1.0)


def beliefs(stories: Sequence[Story], aside: Sequence[Story], known: Known, gold: Three) -> Beliefs:
    """What follows from the stories for one who knows these roles and gives each goal this chance beforehand.

    `known` are the roles of the seats, then those of the cards put aside; absent where not known.
    """
    saboteur2 = len(stories[0].sums) > 2 * 3
    solve = _dealt_from_fifteen if saboteur2 else _dealt_by_number
    seats = len(stories)
    found: dict[tuple[Row, ...], tuple[tuple[Row, ...], float]] = {}
    chances: list[tuple[tuple[Row, ...], float]] = []
    for goal, chance in enumerate(gold):
        if chance:
            rows = tuple(_row(story, role, goal) for story, role in zip((*stories, *aside), known, strict=True))
            if rows not in found:
                found[rows] = solve(rows, seats)
            roles, weight = found[rows]
            chances.append((roles, weight * chance))
        else:
            chances.append(((), 0.0))
    return _mixed(chances, seats, saboteur2)


def _row(story: Story, known: Role | None, goal: int) -> Row:
    """How likely a story is for each role, if this goal is the gold."""
    sums = story.sums
    count = len(sums) // 3
    row = sums[goal * count : goal * count + count]
    if known is None:
        return row
    place = ROLES.index(known) if count > 2 else int(known is Role.SABOTEUR)
    return tuple([weight if role == place else 0.0 for role, weight in enumerate(row)])


def _mixed(chances: Sequence[tuple[tuple[Row, ...], float]], seats: int, saboteur2: bool) -> Beliefs:
    total = sum(weight for _, weight in chances)
    gold = tuple(weight / total for _, weight in chances)
    first, *others = [(roles, weight / total) for roles, weight in chances if weight]
    mixed = [[value * first[1] for value in row] for row in first[0]]
    for roles, weight in others:
        for mine, row in zip(mixed, roles, strict=True):
            for place, value in enumerate(row):
                mine[place] += value * weight
    if saboteur2:
        roles = tuple(tuple(row) for row in mixed)
        profiteer, saboteur = ROLES.index(Role.PROFITEER), ROLES.index(Role.SABOTEUR)
        return Beliefs(tuple(row[saboteur] + HARMFUL_PROFITEER * row[profiteer] for row in roles), gold, roles)
    return Beliefs(tuple(row[1] for row in mixed[:seats]), gold)


def _dealt_by_number(rows: Sequence[Row], seats: int) -> tuple[tuple[Row, ...], float]:
    """Chances of (gold-digger, saboteur) for each seat, and how likely the rows are in all."""
    saboteurs, _ = ROLE_COUNTS[seats]
    scales = [max(row) for row in rows]
    pairs = [(one / scale, other / scale) for (one, other), scale in zip(rows, scales, strict=True)]
    ahead = _ahead([*pairs, _UNKNOWN_SPARE], saboteurs)
    total = ahead[0][saboteurs]
    if total <= 0:
        # a set-up position may hold other role cards than the box
        return tuple(_alone(row, seats) for row in rows), 1.0
    found: list[Row] = []
    behind = [1.0] + [0.0] * saboteurs
    for (digger, saboteur), rest in zip(pairs, ahead[1:], strict=False):
        guilty = saboteur * sum([behind[k] * rest[saboteurs - 1 - k] for k in range(saboteurs)])
        chance = guilty / total
        found.append((1 - chance, chance))
        behind = _one_more(behind, digger, saboteur)
    weight = total
    for scale in scales:
        weight *= scale
    return tuple(found), weight


def _ahead(pairs: Sequence[Row], saboteurs: int) -> list[list[float]]:
    """For each place, the weight of every number of saboteurs from there on."""
    sums = [[1.0] + [0.0] * saboteurs]
    for digger, saboteur in reversed(pairs):
        sums.append(_one_more(sums[-1], digger, saboteur))
    sums.reverse()
    return sums


def _one_more(sums: Sequence[float], digger: float, saboteur: float) -> list[float]:
    fewer = [0.0, *sums]
    return [digger * same + saboteur * one_fewer for same, one_fewer in zip(sums, fewer, strict=False)]


def _alone(row: Row, seats: int) -> Row:
    saboteurs, diggers = ROLE_COUNTS[seats]
    digger, saboteur = row[0] * diggers, row[1] * saboteurs
    return digger / (digger + saboteur), saboteur / (digger + saboteur)


def _dealt_from_fifteen(rows: Sequence[Row], seats: int) -> tuple[tuple[Row, ...], float]:
    try:
        chances, weight = weighed(rows)
    except ValueError:
        # a set-up position may hold other role cards than the box
        return tuple(_alone_of_fifteen(row) for row in rows[:seats]), 1.0
    return chances[:seats], weight


def _alone_of_fifteen(row: Row) -> Row:
    weights = [weight * SABOTEUR2_ROLES[role] for weight, role in zip(row, ROLES, strict=True)]
    return tuple(weight / sum(weights) for weight in weights)
