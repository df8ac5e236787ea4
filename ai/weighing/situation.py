"""What a mind knows of a position before it weighs its options: distances for its role, friends and foes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from ai.beliefs.answers import PublicTalk
from ai.beliefs.classify import ObservedActs
from ai.beliefs.reading import Reading
from ai.beliefs.role_deals import ROLE_ORDER
from ai.decision import Beliefs
from ai.level import Level
from ai.paths.search import GoalRoutes
from ai.paths.team_mazes import TeamDistances, TeamRoutes, team_distances, team_mazes
from ai.paths.unseen_cards import Stock
from ai.persona import Persona
from ai.terms import Terms
from ai.weighing.naive import naive_beliefs
from ai.weighing.prospects import ends_first, joined_chance
from game.engine.cards import TEAMS, Card, Door, Role
from game.engine.cells import Cell
from game.engine.commands import Claim
from game.engine.maze import Maze
from game.engine.total import total
from game.engine.views import Log, View

ALIGNMENT: Mapping[Role, tuple[float, ...]] = total(
    ROLE_ORDER,
    {
        Role.BLUE: (1.0, 0.5, 0.6, 0.0, -0.1, -1.0),
        Role.GREEN: (0.5, 1.0, 0.6, 0.0, -0.1, -1.0),
        Role.BOSS: (0.7, 0.7, 1.0, 0.0, -0.1, -1.0),
        Role.PROFITEER: (-0.3, -0.3, -0.3, 1.0, 0.0, 0.5),
        Role.GEOLOGIST: (0.0, 0.0, 0.0, 0.0, -0.4, 0.0),
        Role.SABOTEUR: (-1.0, -1.0, -1.0, 0.3, 0.1, 1.0),
    },
)
"""How far a seat of each role, in the order of ROLE_ORDER, is for (1) or against (-1) a seat of this role."""
_RIVALRY = 1.2
"""How much worse the other team is aligned when the gold is near: whoever finishes decides between teams (R10.16)."""
_NEAR = 4.0
_STRIKES = 3.0
"""So near the gold nobody waits."""
_SUSPECT = 0.6
_EARLY_LAPS, _LONGEST_LAP, _LONGEST_WAIT = 2, 6, 5
"""How many laps are early, and of how many turns a lap is at most, for those who hide and for those who wait.

At large tables the gold is near after fewer turns of each seat.
"""
_GRUDGE = 0.08
"""What each tool broken by a seat adds to how much of a foe it seems."""


class Situation:
    """What every term is worked out from."""

    def __init__(self, view: View, log: Log, reading: Reading, level: Level, persona: Persona) -> None:
        self.view, self.log, self.reading = view, log, reading
        self.beliefs = naive_beliefs(view, log, reading.before) if level.naive else reading.after
        self.level, self.persona = level, persona
        self.role = view.role
        self.maze = view.table.maze
        self.mazes = team_mazes(self.maze)
        self.saboteur = view.role is Role.SABOTEUR
        self.wants_gold = view.role in (Role.DIGGER, Role.BLUE, Role.GREEN, Role.BOSS)
        self.knows_gold = max(self.beliefs.gold) == 1
        self.worths: dict[Card, float] = {}
        """What giving up each card of the hand costs, once it has been asked for."""
        self.exposures: dict[ObservedActs, float] = {}
        """How far acts of a kind would expose the seat, once it has been asked for."""
        self.passing: dict[int, Terms] = {}
        """What passes with so many cards are worth, but for the cards, once it has been asked for."""
        self.mattering: dict[Cell, bool] = {}
        """Whether a card in a cell can matter to the way to the gold, once it has been asked for."""

    @cached_property
    def public(self) -> Beliefs:
        """What a stranger at the table believes."""
        return self.reading.public

    @cached_property
    def stock(self) -> Stock:
        """The path cards that may still come."""
        view, saboteur = self.view, self.beliefs.saboteur
        trust = [1 - chance for chance in saboteur]
        return Stock(view.table, view.seat, view.hand, trust, digs=not self.saboteur, counts=self.level.counts)

    @cached_property
    def routes(self) -> TeamRoutes:
        """The routes to each goal that may be the gold, before any act."""
        return self.mazes.routes(self.stock, self.beliefs.gold, self.role)

    @cached_property
    def own_routes(self) -> tuple[tuple[Maze, GoalRoutes], ...]:
        """The mazes that count for the mover's role, with routes: everybody's, and a team's for a role of a team."""
        if self.team is None:
            return ((self.maze, self.routes[0]),)
        return tuple(dict(zip(self.mazes, self.routes, strict=True)).items())

    @cached_property
    def distances(self) -> TeamDistances:
        """The cards still needed for everybody, for the blue and for the green team."""
        return team_distances(self.routes, self.beliefs.gold)

    @property
    def distance(self) -> float:
        """The cards still needed by the distance that counts for the mover's role."""
        return self.distances.own(self.role)

    @cached_property
    def turns(self) -> int:
        """The turns of the mover's seat so far."""
        return self.reading.turns

    @cached_property
    def said(self) -> frozenset[Claim]:
        """What the mover's seat has claimed in this round."""
        return frozenset([event.claim for event in self.reading.claims if event.seat == self.view.seat])

    @cached_property
    def talk(self) -> PublicTalk:
        """What has been said in this round, and what claims may speak of."""
        return self.reading.talk

    @cached_property
    def early(self) -> bool:
        """Whether the first laps still run."""
        return self._turns_of_all < _EARLY_LAPS * min(self.view.table.seats, _LONGEST_LAP)

    @property
    def _turns_of_all(self) -> int:
        return self.reading.classifier.state.turns

    @property
    def waiting(self) -> bool:
        """Whether a saboteur that cannot tell what gives it away still works honestly."""
        waits = self.level.waits * min(self.view.table.seats, _LONGEST_WAIT)
        return self.saboteur and self._turns_of_all < waits and self.distance > _STRIKES

    @property
    def too_soon(self) -> bool:
        """Whether a saboteur breaks no tools yet: nobody has shown much, and the gold is far."""
        return self.waiting or (self.turns == 0 and self.distance > _STRIKES)

    @property
    def suspicion(self) -> float:
        """How likely the mover's seat is a saboteur in the public eye."""
        return self.public.saboteur[self.view.seat]

    @property
    def peace(self) -> float:
        """What an act against a seat costs a geologist, who wants to be left alone with its crystals."""
        return -1.5 if self.role is Role.GEOLOGIST else 0.0

    @property
    def team(self) -> Door | None:
        """The team of the mover's role, if it has one (R10.16)."""
        return TEAMS.get(self.role)

    @cached_property
    def joined_chance(self) -> float:
        """How likely the gold is to be joined in this round."""
        return joined_chance(self.view.table, self.distances.everybody)

    @cached_property
    def last_turn(self) -> float:
        """How likely this turn is the mover's last in this round."""
        return ends_first(self.view.table, self.distances.everybody)

    @cached_property
    def alignments(self) -> tuple[float, ...]:
        """With Saboteur 2, how far each seat is likely to be for (1) or against (-1) the mover's aim."""
        mine = list(ALIGNMENT[self.role])
        if self.team is not None:
            other = ROLE_ORDER.index(Role.GREEN if self.role is Role.BLUE else Role.BLUE)
            mine[other] -= _RIVALRY * max(0.0, 1 - self.distances.everybody / _NEAR)
        return tuple(
            sum(chance * stand for chance, stand in zip(chances, mine, strict=True)) for chances in self.beliefs.roles
        )

    @cached_property
    def _grudges(self) -> tuple[float, ...]:
        """What was done to the mover's seat, by whom."""
        done = [0.0] * self.view.table.seats
        for event in self.reading.broken:
            if event.target == self.view.seat:
                done[event.seat] += _GRUDGE * self.persona.grudge
        return tuple(done)

    @cached_property
    def accused(self) -> frozenset[int]:
        """The seats that the mover has called saboteurs, and that nothing has cleared since."""
        return self.reading.accused

    @cached_property
    def suspects(self) -> bool:
        """Whether some other seat is likely enough a foe of a gold-digger to keep a broken tool for it."""
        if self.saboteur:
            return False
        seats = range(self.view.table.seats)
        return any(seat != self.view.seat and self.foe(seat) > _SUSPECT for seat in seats)

    def foe(self, seat: int) -> float:
        """Return how likely a seat works against the mover's aim."""
        if self.beliefs.roles:
            return (1 - self.alignments[seat]) / 2
        saboteur = self.beliefs.saboteur[seat]
        return 1 - saboteur if self.saboteur else min(1.0, saboteur + self._grudges[seat])
