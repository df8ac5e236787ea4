"""Exact chances of roles and gold, from all joint likelihoods (docs/bots.md, "What a bot believes").

For each goal that may be the gold, the role cards were dealt at random: with the base game exactly so many saboteurs
among the seats and the spare card, if there is one (R1.1, R1.7), with Saboteur 2 from the fifteen role cards (R10.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from ai.beliefs.act_kinds import PerGoal
from ai.beliefs.joint_likelihood import JointLikelihood
from ai.beliefs.role_deals import ROLE_ORDER, role_chances
from ai.decision import Beliefs
from game.engine.cards import SABOTEUR2_ROLES, Role

HARMFUL_PROFITEER = 0.4
"""How far a profiteer counts as a seat that would rather not see the gold joined."""
Weights = tuple[float, ...]
Known = Sequence[Role | None]
_UNKNOWN_SPARE = (1.0, 1.0)
_NOBODY: Weights = (1.0, 0.0, 0.0, 0.0, 0.0)


def beliefs(
    likelihoods: Sequence[JointLikelihood],
    aside: Sequence[JointLikelihood],
    known: Known,
    gold: PerGoal,
    cards: Sequence[int],
) -> Beliefs:
    """Work out the beliefs of somebody who knows these roles and gives each goal this chance beforehand.

    `known` are the roles of the seats, then those of the cards put aside; None where not known. `cards` are how many
    there are of each role, one left over included.
    """
    saboteur2 = len(likelihoods[0].sums) > 2 * 3
    solve = _dealt_from_fifteen if saboteur2 else _dealt_by_number
    goals = [goal for goal, chance in enumerate(gold) if chance]
    slots = [_rows(likelihood, role, goals) for likelihood, role in zip((*likelihoods, *aside), known, strict=True)]
    found: dict[tuple[Weights, ...], tuple[tuple[Weights, ...], float]] = {}
    chances: list[tuple[tuple[Weights, ...], float]] = [((), 0.0)] * 3
    for goal, rows in zip(goals, zip(*slots, strict=True), strict=True):
        if rows not in found:
            found[rows] = solve(rows, len(likelihoods), cards)
        roles, weight = found[rows]
        chances[goal] = roles, weight * gold[goal]
    return _mixed(chances, len(likelihoods), saboteur2)


def _rows(likelihood: JointLikelihood, known: Role | None, goals: Sequence[int]) -> list[Weights]:
    """Return the weight of each role for each of these goals being the gold, the greatest of all being 1."""
    sums = likelihood.sums
    count = len(sums) // 3
    rows = [sums[goal * count : goal * count + count] for goal in goals]
    if known is not None:
        place = ROLE_ORDER.index(known) if count > 2 else int(known is Role.SABOTEUR)
        rows = [tuple([weight if role == place else 0.0 for role, weight in enumerate(row)]) for row in rows]
    greatest = max(map(max, rows))
    return [tuple([weight / greatest for weight in row]) for row in rows]


def _mixed(chances: Sequence[tuple[tuple[Weights, ...], float]], seats: int, saboteur2: bool) -> Beliefs:
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
        profiteer, saboteur = ROLE_ORDER.index(Role.PROFITEER), ROLE_ORDER.index(Role.SABOTEUR)
        return Beliefs(tuple(row[saboteur] + HARMFUL_PROFITEER * row[profiteer] for row in roles), gold, roles)
    return Beliefs(tuple(row[1] for row in mixed[:seats]), gold)


def _dealt_by_number(rows: Sequence[Weights], seats: int, cards: Sequence[int]) -> tuple[tuple[Weights, ...], float]:
    """Return the chances of (gold-digger, saboteur) for each seat, and how likely the rows are in all."""
    diggers, saboteurs = cards
    spare = (_UNKNOWN_SPARE,) if diggers + saboteurs > seats else ()
    ahead = [_NOBODY]
    for digger, saboteur in (*spare, *reversed(rows)):
        ahead.append(_one_more(ahead[-1], digger, saboteur))
    total = ahead.pop()[saboteurs]
    if total <= 0:
        # a set-up position may hold other role cards than the box
        return tuple(_alone(row, cards) for row in rows), 1.0
    found: list[Weights] = []
    behind = _NOBODY
    for digger, saboteur in rows:
        rest = ahead.pop()
        chance = saboteur * sum(map(mul, behind[:saboteurs], rest[saboteurs - 1 :: -1])) / total
        found.append((1 - chance, chance))
        behind = _one_more(behind, digger, saboteur)
    return tuple(found), total


def _one_more(sums: Weights, digger: float, saboteur: float) -> Weights:
    """Return the weights of every number of saboteurs, none to four, with one more card of such weights."""
    none, one, two, three, four = sums
    return (
        digger * none,
        digger * one + saboteur * none,
        digger * two + saboteur * one,
        digger * three + saboteur * two,
        digger * four + saboteur * three,
    )


def _alone(row: Weights, cards: Sequence[int]) -> Weights:
    digger, saboteur = (weight * count for weight, count in zip(row, cards, strict=True))
    return digger / (digger + saboteur), saboteur / (digger + saboteur)


def _dealt_from_fifteen(
    rows: Sequence[Weights], seats: int, _cards: Sequence[int]
) -> tuple[tuple[Weights, ...], float]:
    try:
        chances, weight = role_chances(rows)
    except ValueError:
        # a set-up position may hold other role cards than the box
        return tuple(_alone_of_fifteen(row) for row in rows[:seats]), 1.0
    return chances[:seats], weight


def _alone_of_fifteen(row: Weights) -> Weights:
    weights = [weight * SABOTEUR2_ROLES[role] for weight, role in zip(row, ROLE_ORDER, strict=True)]
    return tuple(weight / sum(weights) for weight in weights)
