"""The baselines (RECORDS section 2): honest, always attacking, never striking, trusting by sums, and cheating."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import repeat

from ai.baselines.names import BASELINES
from ai.baselines.outlook import Manner, Outlook, Purpose
from ai.baselines.scoring import decide_by_score
from ai.baselines.suspicion_sums import Weighed, saboteur_prior, weigh_event
from ai.beliefs.public_state import goal_chances
from ai.beliefs.role_deals import ROLE_ORDER
from ai.decision import Decision
from ai.lots import Chance
from ai.persona import Persona
from game.engine.cards import SABOTEUR2_ROLES, Role
from game.engine.events import Collapsed, HatSwapped, Laid
from game.engine.maze import Maze, first_maze
from game.engine.total import total
from game.engine.views import Log, View

_ALIGNMENT: Mapping[Role, tuple[float, ...]] = total(
    ROLE_ORDER,
    {
        Role.BLUE: (1.0, -0.4, 0.6, -0.1, 0.0, -1.0),
        Role.GREEN: (-0.4, 1.0, 0.6, -0.1, 0.0, -1.0),
        Role.BOSS: (1.0, 1.0, 1.0, -0.1, 0.0, -1.0),
        Role.PROFITEER: (0.0, 0.0, 0.0, 1.0, 0.0, 0.0),
        Role.GEOLOGIST: (0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
        Role.SABOTEUR: (-1.0, -1.0, -1.0, 0.4, 0.0, 1.0),
    },
)
"""How far a seat of each role, in the order of ROLE_ORDER, is a friend (1) or a foe (-1) to a seat of this role."""
_NEAR = 5
"""From how many missing cards on a saboteur that plays by trust attacks."""
_LAST_RESORT = 1.8
"""What a path card beside the way is worth to the oracle, which rather looks and mends."""


def greedy(view: View, _log: Log, _persona: Persona, rng: Chance) -> Decision:
    """Dig the shortest way whatever the role, and take everybody else to be honest too."""
    return decide_by_score(Outlook(view), _alike(view, Purpose.DIG, 0.0), rng)


def always_attack(view: View, _log: Log, _persona: Persona, rng: Chance) -> Decision:
    """Harm with every card from the first turn as a saboteur; as anybody else play `greedy`."""
    manner = _alike(view, Purpose.HARM, -1.0) if view.role is Role.SABOTEUR else _alike(view, Purpose.DIG, 0.0)
    return decide_by_score(Outlook(view), manner, rng)


def never_strike(view: View, _log: Log, _persona: Persona, rng: Chance) -> Decision:
    """Only lose time as a saboteur, with cards that look like work; as anybody else play `greedy`."""
    purpose = Purpose.IDLE if view.role is Role.SABOTEUR else Purpose.DIG
    return decide_by_score(Outlook(view), _alike(view, purpose, 0.0), rng)


def trust_greedy(view: View, log: Log, _persona: Persona, rng: Chance) -> Decision:
    """Dig, break whom it trusts least, mend whom it trusts; as a saboteur attack the most trusted at the end."""
    outlook, trust = Outlook(view), _trust(view, log)
    if view.role is Role.SABOTEUR and outlook.distance_map.missing <= _NEAR:
        return decide_by_score(outlook, Manner(Purpose.HARM, tuple(-(1 + each) / 2 for each in trust)), rng)
    return decide_by_score(outlook, Manner(Purpose.DIG, trust), rng)


def oracle(view: View, _log: Log, _persona: Persona, rng: Chance) -> Decision:
    """Play knowing every role. Raises `ValueError` for a view that does not show them."""
    roles = [role for role in view.roles if role is not None]
    if len(roles) < view.table.seats:
        raise ValueError("The oracle must be shown the role of every seat.")
    purpose = Purpose.HARM if view.role is Role.SABOTEUR else Purpose.DIG
    feelings = tuple(_alignment(view.role, role) for role in roles)
    return decide_by_score(Outlook(view), Manner(purpose, feelings, _LAST_RESORT), rng)


def _alike(view: View, purpose: Purpose, feeling: float) -> Manner:
    """Return the manner with the same feeling for everybody."""
    return Manner(purpose, (feeling,) * view.table.seats)


def _alignment(own: Role, other: Role) -> float:
    if Role.DIGGER in (own, other):
        return 1.0 if own is other else -1.0
    return _ALIGNMENT[own][ROLE_ORDER.index(other)]


def _trust(view: View, log: Log) -> tuple[float, ...]:
    """Return trust from 1 to -1: a sum for each seat of what its public acts say for or against it."""
    chance = (
        SABOTEUR2_ROLES[Role.SABOTEUR] / sum(SABOTEUR2_ROLES.values())
        if view.table.rules.saboteur2
        else saboteur_prior(view)
    )
    start = math.log(chance / (1 - chance))
    odds, gold, maze = [start] * view.table.seats, goal_chances(view.goals), first_maze()
    for event in log:
        found = (
            _changed(event, maze, gold) if isinstance(event, Laid | Collapsed) else weigh_event(event, maze, gold, odds)
        )
        maze = found.maze
        if found.seat is not None:
            odds[found.seat] += found.added
        elif isinstance(event, HatSwapped):
            odds[event.target] = start
    return tuple(map(_trusted, range(view.table.seats), odds, view.roles, repeat(view.seat)))


@lru_cache(maxsize=1 << 9)
def _changed(event: Laid | Collapsed, maze: Maze, gold: tuple[float, ...]) -> Weighed:
    """Weigh a change in the maze: it says the same at every later turn, and whatever the suspicions."""
    return weigh_event(event, maze, gold, ())


def _trusted(seat: int, odds: float, known: Role | None, own: int) -> float:
    if known is None:
        return -math.tanh(odds / 2)
    return -1.0 if known is Role.SABOTEUR and seat != own else 1.0


BASELINE_MINDS: Mapping[str, Callable[[View, Log, Persona, Chance], Decision]] = total(
    BASELINES,
    {
        "greedy": greedy,
        "always-attack": always_attack,
        "never-strike": never_strike,
        "trust-greedy": trust_greedy,
        "oracle": oracle,
    },
)
"""The baselines by name."""
