"""How likely each kind of act is for each role and style: a table fitted by `ai.beliefs.fit`, then smoothed."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate
from pathlib import Path

import msgspec

from ai.beliefs.act_kinds import FAMILIES, KINDS, ActContext, ActContexts, Family, Kind, Kinds, ObservedAct
from ai.beliefs.role_deals import ROLE_ORDER
from game.engine.cards import Role

TABLE = Path(__file__).with_name("likelihood.json")
BASE_ROLES = (Role.DIGGER, Role.SABOTEUR)
_STRENGTH = 12.0
"""How many acts seen in a wider context count beside those of the context itself."""
_UNIFORM = 0.05
_TEMPER, _TEMPER_SABOTEUR2 = 0.6, 0.48
"""How far a chance is trusted, as its exponent: less far where six roles do much the same for reasons of their own."""
_MOST, _MOST_OF_ALL = 2.5, 3.5
"""No single act may speak louder than this between two roles, or of roles and gold together, as a logarithm."""

Columns = list[int]
"""How often, for each role and each style that plays it, roles first."""


class Counted(msgspec.Struct):
    """What was counted of one box: `counts[family][context][kind]`, contexts as text.

    `chance` counts the kinds that the acts of those who knew more would have had if the gold lay elsewhere: what a
    kind is worth as a hint to the gold is measured against it.
    """

    counts: dict[str, dict[str, dict[str, Columns]]] = {}
    chance: dict[str, dict[str, dict[str, int]]] = {}


class Style(msgspec.Struct, frozen=True):
    """A way to play, after the mind that was watched; `weight` is how often it is met, beside the others."""

    mind: str
    weight: float = 1.0


class Pool(msgspec.Struct, frozen=True):
    """The styles of saboteurs, and those of anybody else."""

    diggers: tuple[Style, ...]
    saboteurs: tuple[Style, ...]

    def of(self, role: Role) -> tuple[Style, ...]:
        """Return the styles of one role."""
        return self.saboteurs if role is Role.SABOTEUR else self.diggers

    def columns(self, saboteur2: bool) -> tuple[tuple[Role, str], ...]:
        """Return every role with every style that plays it, in the order of the counts."""
        return tuple((role, style.mind) for role in roles_of(saboteur2) for style in self.of(role))


class FittedCounts(msgspec.Struct):
    """The file: the styles that were watched, and what was counted without and with Saboteur 2."""

    pool: Pool
    base: Counted
    saboteur2: Counted


def spelled(context: ActContext) -> str:
    """Return a context as the file spells it."""
    return " ".join(map(str, context))


def roles_of(saboteur2: bool) -> tuple[Role, ...]:
    """Return the roles in the order of the columns; the saboteur is the last."""
    return ROLE_ORDER if saboteur2 else BASE_ROLES


class Likelihood:
    """Chances of acts, worked out from counts when first asked for.

    `first` is a row of the chances of the styles before anything has happened, for each goal, role and style; `spans`
    are the places in it of each goal and role.
    """

    def __init__(self, counted: Counted, pool: Pool, saboteur2: bool) -> None:
        styles = [pool.of(role) for role in roles_of(saboteur2)] * 3
        ends = list(accumulate(map(len, styles)))
        self.spans = tuple(zip([0, *ends], ends, strict=False))
        self.first = tuple(style.weight / sum(each.weight for each in some) for some in styles for style in some)
        self._temper = _TEMPER_SABOTEUR2 if saboteur2 else _TEMPER
        self._columns = len(pool.columns(saboteur2))
        self._roles = self.spans[: len(self.spans) // 3]
        self._kinds = KINDS[saboteur2]
        self._counts = {family: _by_prefix(counted.counts.get(family, {})) for family in FAMILIES}
        self._chance = {family: _sums(counted.chance.get(family, {})) for family in FAMILIES}
        self._rows: dict[tuple[Family, ActContexts, Kinds, float], tuple[float, ...]] = {}

    def of(self, act: ObservedAct, power: float) -> tuple[float, ...]:
        """Return how likely the act is: for each goal being the gold, each role, each style, in one row.

        Only ratios within the row mean anything. `power` below 1 makes them milder.
        """
        key = (act.family, act.contexts, act.kinds, power)
        known = self._rows.get(key)
        if known is None:
            row = [
                chance ** (self._temper * power)
                for context, kind in zip(act.contexts, act.kinds, strict=True)
                for chance in self._made(act.family, context, kind)
            ]
            least = max(row) * math.exp(-_MOST_OF_ALL * power)
            known = self._rows[key] = tuple(max(chance, least) for chance in row)
        return known

    def _made(self, family: Family, context: ActContext, kind: Kind) -> list[float]:
        least = _UNIFORM / len(self._kinds[family])
        share = [least + (1 - _UNIFORM) * chance for chance in self._chances(family, context, kind)]
        floor = max(share) * math.exp(-_MOST / self._temper)
        against = self._by_chance(family, context, kind)
        return [max(chance, floor) / against for chance in share]

    def _chances(self, family: Family, context: ActContext, kind: Kind) -> list[float]:
        """Return P(kind | context, role, style): a style little seen is taken to play like others in that role.

        In the same way a context little seen is judged by wider ones.
        """
        seen = self._counts[family]
        if () not in seen:
            return [1 / len(self._kinds[family])] * self._columns
        chances = self._by_role(seen[()], kind, 1 / len(self._kinds[family]))
        for length in range(len(context) + 1):
            found = seen.get(context[:length])
            if found is not None:
                chances = [
                    (count + _STRENGTH * wider) / (every + _STRENGTH)
                    for count, every, wider in zip(found.of(kind), found.total, chances, strict=True)
                ]
        return chances

    def _by_role(self, seen: _Seen, kind: Kind, uniform: float) -> list[float]:
        """Return P(kind | role), the same for all styles of a role."""
        counts, totals = seen.of(kind), seen.total
        return [
            (sum(counts[start:end]) + _STRENGTH * uniform) / (sum(totals[start:end]) + _STRENGTH)
            for start, end in self._roles
            for _ in range(start, end)
        ]

    def _by_chance(self, family: Family, context: ActContext, kind: Kind) -> float:
        """Return how likely the kind is where the gold is not; 1 for those who know nothing."""
        found = self._chance[family].get(context)
        if found is None:
            return 1.0
        kinds = len(self._kinds[family])
        chance = (found.get(kind, 0) + 1) / (sum(found.values()) + kinds)
        return _UNIFORM / kinds + (1 - _UNIFORM) * chance


class _Seen:
    """Counts of one context: by kind and in all, a number for each role and style, roles first."""

    def __init__(self, columns: int) -> None:
        self.seen: dict[Kind, list[int]] = {}
        self.total = [0] * columns

    def of(self, kind: Kind) -> list[int]:
        """Return how often a kind was seen, in each column."""
        return self.seen.get(kind) or [0] * len(self.total)

    def add(self, kind: Kind, row: Sequence[int]) -> None:
        """Add so many sights of a kind, in each column."""
        self.seen[kind] = [a + b for a, b in zip(self.of(kind), row, strict=True)]
        self.total = [a + b for a, b in zip(self.total, row, strict=True)]


def _by_prefix(contexts: Mapping[str, Mapping[Kind, Columns]]) -> dict[ActContext, _Seen]:
    found: dict[ActContext, _Seen] = {}
    for text, kinds in contexts.items():
        context = _context(text)
        for kind, row in kinds.items():
            for length in range(len(context) + 1):
                found.setdefault(context[:length], _Seen(len(row))).add(kind, row)
    return found


def _sums(contexts: Mapping[str, dict[Kind, int]]) -> dict[ActContext, dict[Kind, int]]:
    return {_context(text): kinds for text, kinds in contexts.items()}


def _context(text: str) -> ActContext:
    return tuple(map(int, text.split()))


@cache  # two of them
def likelihood(saboteur2: bool) -> Likelihood:
    """Return the fitted chances, read once."""
    table = msgspec.json.decode(TABLE.read_bytes(), type=FittedCounts)
    return Likelihood(table.saboteur2 if saboteur2 else table.base, table.pool, saboteur2)
