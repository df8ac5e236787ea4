"""Exact chances of roles and gold together, from the stories of all seats (docs/bots.md, "What a bot believes").

For each goal that may be the gold, the role cards were dealt at random: with the base game exactly so many saboteurs
among the seats and the spare card (R1.1), with Saboteur 2 from the fifteen role cards (R10.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from ai.beliefs.acts import Three
from ai.beliefs.role_deals import ROLES, weighed
from ai.beliefs.tracker import Story
from ai.decision import Beliefs
from game.engine.cards import ROLE_COUNTS, SABOTEUR2_ROLES, Role

HARMFUL_PROFITEER = 0.4
"""How far a profiteer counts as one who would rather not see the gold joined."""
Row = tuple[float, ...]
Known = Sequence[Role | None]
_UNKNOWN_SPARE = (1.0, 1.0)
_NOBODY: Row = (1.0, 0.0, 0.0, 0.0, 0.0)


def beliefs(stories: Sequence[Story], aside: Sequence[Story], known: Known, gold: Three) -> Beliefs:
    """What follows from the stories for one who knows these roles and gives each goal this chance beforehand.

    `known` are the roles of the seats, then those of the cards put aside; absent where not known.
    """
    saboteur2 = len(stories[0].sums) > 2 * 3
    solve = _dealt_from_fifteen if saboteur2 else _dealt_by_number
    goals = [goal for goal, chance in enumerate(gold) if chance]
    slots = [_rows(story, role, goals) for story, role in zip((*stories, *aside), known, strict=True)]
    found: dict[tuple[Row, ...], tuple[tuple[Row, ...], float]] = {}
    chances: list[tuple[tuple[Row, ...], float]] = [((), 0.0)] * 3
    for goal, rows in zip(goals, zip(*slots, strict=True), strict=True):
        if rows not in found:
            found[rows] = solve(rows, len(stories))
        roles, weight = found[rows]
        chances[goal] = roles, weight * gold[goal]
    return _mixed(chances, len(stories), saboteur2)


def _rows(story: Story, known: Role | None, goals: Sequence[int]) -> list[Row]:
    """How likely a story is for each role, for each of these goals being the gold; the greatest of all is 1."""
    sums = story.sums
    count = len(sums) // 3
    rows = [sums[goal * count : goal * count + count] for goal in goals]
    if known is not None:
        place = ROLES.index(known) if count > 2 else int(known is Role.SABOTEUR)
        rows = [tuple([weight if role == place else 0.0 for role, weight in enumerate(row)]) for row in rows]
    greatest = max(map(max, rows))
    return [tuple([weight / greatest for weight in row]) for row in rows]


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
    ahead = [_NOBODY]
    for digger, saboteur in (_UNKNOWN_SPARE, *reversed(rows)):
        ahead.append(_one_more(ahead[-1], digger, saboteur))
    total = ahead.pop()[saboteurs]
    if total <= 0:
        # a set-up position may hold other role cards than the box
        return tuple(_alone(row, seats) for row in rows), 1.0
    found: list[Row] = []
    behind = _NOBODY
    for digger, saboteur in rows:
        rest = ahead.pop()
        chance = saboteur * sum(map(mul, behind[:saboteurs], rest[saboteurs - 1 :: -1])) / total
        found.append((1 - chance, chance))
        behind = _one_more(behind, digger, saboteur)
    return tuple(found), total


def _one_more(sums: Row, digger: float, saboteur: float) -> Row:
    """The weights of every number of saboteurs, from none to four, with one more card of such weights."""
    none, one, two, three, four = sums
    return (
        digger * none,
        digger * one + saboteur * none,
        digger * two + saboteur * one,
        digger * three + saboteur * two,
        digger * four + saboteur * three,
    )


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
