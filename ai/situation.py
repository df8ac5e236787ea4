"""What `steady` knows of a position before it weighs its options: the maze for its role, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ai.decision import Beliefs
from ai.doors import ways_of
from ai.prospects import joined_chance
from ai.role_counts import ROLES
from game.engine.cards import TEAMS, Card, Door, Marker, Role
from game.engine.events import TurnEvent
from game.engine.views import Log, View

STANDS: Mapping[Role, tuple[float, ...]] = {
    Role.BLUE: (1.0, 0.5, 0.6, 0.0, -0.1, -1.0),
    Role.GREEN: (0.5, 1.0, 0.6, 0.0, -0.1, -1.0),
    Role.BOSS: (0.7, 0.7, 1.0, 0.0, -0.1, -1.0),
    Role.PROFITEER: (-0.3, -0.3, -0.3, 1.0, 0.0, 0.5),
    Role.GEOLOGIST: (0.0, 0.0, 0.0, 0.0, -0.4, 0.0),
    Role.SABOTEUR: (-1.0, -1.0, -1.0, 0.3, 0.1, 1.0),
}
"""How far a seat of each role, in the order of ROLES, is for (1) or against (-1) one of this role."""
_RIVALRY = 1.2
"""How much worse the other team stands when the gold is near: whoever finishes decides between teams (R10.16)."""
_NEAR = 4.0
_BLEND = 1.2
_NO_HURRY = 2.0
"""In the base game the first lap is always long enough to blend in."""


class Situation:
    """What every term is worked out from."""

    def __init__(self, view: View, log: Log, beliefs: Beliefs) -> None:
        self.view, self.log, self.beliefs = view, log, beliefs
        self.role = view.role
        self.maze = view.table.maze
        self.ways = ways_of(self.maze)
        self.distances = self.ways.expected(beliefs.gold)
        self.distance = self.distances.of(view.role)
        self.saboteur = view.role is Role.SABOTEUR
        self.wants_gold = view.role in (Role.DIGGER, Role.BLUE, Role.GREEN, Role.BOSS)
        self.knows_gold = max(beliefs.gold) == 1
        turns = sum(isinstance(event, TurnEvent) and event.seat == view.seat for event in log)
        laps = self.distance / view.table.seats if beliefs.roles else _NO_HURRY
        self.blending = self.saboteur and turns < 1 and laps > _BLEND
        self.boldness = min(1.0, 0.25 + 0.12 * turns + max(0.0, _NEAR - self.distance) * 0.2)
        """How little a saboteur minds being seen: more with every turn, and the nearer the gold is."""
        self.caution = 1.5
        """What an act against a digger gives away."""
        if beliefs.roles:
            self.boldness = max(self.boldness, 1 - 0.35 * min(laps, 1.5))
            self.caution = 3.0 * (1 - self.boldness)
        self.worths: dict[Card, float] = {}
        """What giving up each card of the hand costs, once it has been asked for."""

    def hindered(self, seat: int) -> int:
        """How many cards before a seat keep it from laying path cards (R3.5, R10.14)."""
        return sum(thing is not Marker.THEFT for thing in self.view.table.before[seat])

    @property
    def peace(self) -> float:
        """What an act against a seat costs one who only wants to be left alone with its crystals."""
        return -1.5 if self.role is Role.GEOLOGIST else 0.0

    @property
    def team(self) -> Door | None:
        """The team of the own role, if it has one (R10.16)."""
        return TEAMS.get(self.role)

    @cached_property
    def joined_chance(self) -> float:
        """How likely the gold is to be joined in this round."""
        return joined_chance(self.view.table, self.distances.everybody)

    @cached_property
    def stands(self) -> tuple[float, ...]:
        """With Saboteur 2, how far each seat is likely to be for (1) or against (-1) the own aim."""
        mine = list(STANDS[self.role])
        if self.team is not None:
            other = ROLES.index(Role.GREEN if self.role is Role.BLUE else Role.BLUE)
            mine[other] -= _RIVALRY * max(0.0, 1 - self.distances.everybody / _NEAR)
        return tuple(
            sum(chance * stand for chance, stand in zip(chances, mine, strict=True)) for chances in self.beliefs.roles
        )

    def foe(self, seat: int) -> float:
        """How likely a seat works against the own aim."""
        if self.beliefs.roles:
            return (1 - self.stands[seat]) / 2
        saboteur = self.beliefs.saboteur[seat]
        return 1 - saboteur if self.saboteur else saboteur
