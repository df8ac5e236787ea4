"""The mind `steady`: an honest first version that plays by distance and simple suspicion.

Every option gets named terms; the best sum wins, near ties are drawn. A gold-digger wants the gold nearer, trusted
tools whole and suspects stopped. A saboteur blends in during the first lap, and later weighs the harm of an act
against what it gives away.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import assert_never

from ai.decision import Beliefs, Considered, Decision, Reasons
from ai.distance import expected_cards
from ai.doors import hostile_door, shut
from ai.persona import Persona
from ai.role_counts import ROLES
from ai.roles import suspect_roles
from ai.steady_saboteur2 import new_cards, place_bonus, retire_or_stay, steal, tools_before
from ai.steady_saboteur2 import play as saboteur2_play
from ai.suspicion import suspect
from game.engine.cards import REPAIRS, TEAMS, Action, Card, Face, Role, goal_face
from game.engine.cells import GOAL_CELLS
from game.engine.commands import (
    Answer,
    Break,
    ClaimGoal,
    ClaimSeat,
    DiscardTwo,
    Keep,
    Lay,
    Map,
    Pass,
    PlaceBonus,
    Play,
    Repair,
    Retire,
    Reveal,
    Rockfall,
    SeatAction,
    Stay,
    Steal,
    Theft,
    TurnStone,
)
from game.engine.events import (
    Broke,
    Collapsed,
    DiscardedTwo,
    Freed,
    Laid,
    Looked,
    Passed,
    Repaired,
    TheftLaid,
    Trapped,
)
from game.engine.legal import options
from game.engine.maze import Maze
from game.engine.table import AskTurn
from game.engine.views import Log, View

Terms = dict[str, float]
NEAR_TIE = 0.6
"""Options this close to the best are as good to it: the generator draws among them."""
_PROGRESS: Mapping[Role, tuple[float, float]] = {
    Role.DIGGER: (5.0, 6.0),
    Role.BLUE: (5.0, 6.0),
    Role.GREEN: (5.0, 6.0),
    Role.BOSS: (5.0, 6.0),
    Role.PROFITEER: (1.2, 1.2),
    Role.GEOLOGIST: (-0.3, -0.3),
}
"""What a card nearer to the gold is worth, and what one farther away costs; a saboteur weighs otherwise."""


class Situation:
    """What every term is worked out from."""

    def __init__(self, view: View, log: Log, beliefs: Beliefs) -> None:
        self.view, self.log, self.beliefs = view, log, beliefs
        self.maze = view.table.maze
        self.saboteur = view.role is Role.SABOTEUR
        self.wants_gold = view.role in (Role.DIGGER, Role.BLUE, Role.GREEN, Role.BOSS)
        self.door = hostile_door(view.role)
        self.distance = self.cards_to_gold(self.maze)
        self.knows_gold = max(beliefs.gold) == 1
        self.crystals = sum(face.crystal for face in self.maze.cards.values())
        turns = sum(isinstance(event, _TURNS) and event.seat == view.seat for event in log)
        self.blending = self.saboteur and turns < 1
        self.boldness = min(1.0, 0.25 + 0.12 * turns + max(0.0, 4 - self.distance) * 0.2)
        """How little a saboteur minds being seen: more with every turn, and the nearer the gold is."""

    def cards_to_gold(self, maze: Maze) -> float:
        """Cards still needed to the gold, for a team by ways that no door of the other team shuts."""
        return expected_cards(maze if self.door is None else shut(maze, self.door), self.beliefs.gold)

    def foe(self, seat: int) -> float:
        """How likely a seat works against the own aim."""
        saboteur = self.beliefs.saboteur[seat]
        if not self.beliefs.roles:
            return 1 - saboteur if self.saboteur else saboteur
        chances = dict(zip(ROLES, self.beliefs.roles[seat], strict=True))
        if self.saboteur:
            return sum(chances[role] for role in (Role.BLUE, Role.GREEN, Role.BOSS))
        other = sum(chances[role] for role, team in TEAMS.items() if self.door == team)
        return min(1.0, saboteur + _RIVAL * other)


_TURNS = (Laid, Broke, Repaired, Collapsed, Looked, Passed, DiscardedTwo, TheftLaid, Trapped, Freed)
_RIVAL = 0.25
"""How far one of the other team counts as a foe to a team of gold-diggers."""


def choose(view: View, log: Log, _persona: Persona, rng: random.Random) -> Decision:
    """The best option by its terms; no claims."""
    think = suspect_roles if view.table.rules.saboteur2 else suspect
    before, after, evidence = think(view, log)
    now = Situation(view, log, after)
    considered = [_consider(now, option) for option in options(view) if not isinstance(option, ClaimGoal | ClaimSeat)]
    best = max(each.score for each in considered)
    chosen = rng.choice([each for each in considered if each.score >= best - NEAR_TIE])
    ranked = sorted(considered, key=lambda each: (each is not chosen, -each.score))
    return Decision(chosen.command, None, Reasons(tuple(ranked[:5]), before, after, evidence))


def _consider(now: Situation, option: Play | Answer) -> Considered:
    terms = _terms(now, option)
    return Considered(option, sum(terms.values()), tuple(terms.items()))


def _terms(now: Situation, option: Play | Answer) -> Terms:
    match option:
        case Lay():
            return _lay(now, option)
        case Rockfall(cell):
            crystal = {"crystal": -3.0} if now.view.role is Role.GEOLOGIST and now.maze.cards[cell].crystal else {}
            return _change(now, now.cards_to_gold(now.maze.take(cell))) | {"card": -1.0} | crystal
        case Break(_, seat):
            return _break(now, seat)
        case Repair():
            return _repair(now, option)
        case Map(goal):
            return _map(now, goal)
        case Pass(cards):
            return {"give up": -sum(_worth(now, card) for card in cards)} | new_cards(now, len(cards))
        case Keep(value):
            return {"nuggets": float(value)}
        case Reveal(goal):
            wanted = -1 if now.saboteur else 1
            return {"gold": 10.0 * wanted * now.beliefs.gold[goal - 1]}
        case TurnStone():
            return _turn(now, option)
        case Theft() | SeatAction() | DiscardTwo():
            return saboteur2_play(now, option, partial(_worth, now))
        case Steal():
            return steal(now, option)
        case PlaceBonus():
            return place_bonus(now, option)
        case Retire() | Stay():
            return retire_or_stay(now, retire=isinstance(option, Retire))
        case _:
            assert_never(option)


def _lay(now: Situation, lay: Lay) -> Terms:
    after = now.maze.lay(lay.cell, lay.face)
    terms = _change(now, now.cards_to_gold(after))
    if now.wants_gold and lay.face.living == 0:
        terms["blocks"] = -3.0
    elif now.wants_gold:
        terms["keeps open"] = 0.3 * lay.face.living.bit_count()
    if now.view.role is Role.GEOLOGIST and lay.face.crystal:
        terms["crystal"] = 3.0
    if now.door is not None and lay.face.door is not None:
        terms["own door"] = 1.0 if lay.face.door != now.door else -1.5
    bonus = now.view.table.bonus
    if bonus is not None and bonus.owner is None and after.sides_reached(bonus.cell):
        terms["bonus"] = 2.0 * bonus.value
    return terms


def _change(now: Situation, distance: float) -> Terms:
    """The gold comes nearer, or moves away."""
    nearer = now.distance - distance
    if not now.saboteur:
        gain, loss = _PROGRESS[now.view.role]
        return {"progress": gain * nearer if nearer >= 0 else loss * nearer}
    if now.blending:
        # cover: a card that looks like work and achieves little
        return {"cover": 1.5 if 0 <= nearer <= 1 else -4.0}
    harm = {"harm": -4.0 * nearer * now.boldness}
    return harm if nearer >= 0 else harm | {"given away": -3.0 * (1 - now.boldness)}


def _break(now: Situation, seat: int) -> Terms:
    view = now.view
    if seat == view.seat:
        return {"own tool": -100.0}
    already = -1.5 * tools_before(view.table.before[seat])
    if not now.saboteur:
        weight = 14.0 if now.wants_gold else 5.0
        return {"suspect": weight * (now.foe(seat) - 0.5), "already broken": already}
    if now.blending:
        return {"cover": -3.0}
    urgency = 5.0 * now.boldness * (1 + max(0.0, 3 - now.distance) * 0.3)
    return {"stop a digger": urgency * now.foe(seat), "already broken": already, "given away": -1.5}


def _repair(now: Situation, repair: Repair) -> Terms:
    view = now.view
    terms: Terms = {"double card": -0.4 if len(REPAIRS[repair.card]) > 1 else 0.0}
    left = tools_before(view.table.before[repair.seat]) - 1
    if repair.seat == view.seat:
        return terms | {"own tool": 6.0 - left}
    trust = 1 - now.beliefs.saboteur[repair.seat]
    if not now.saboteur:
        return terms | {"trusted": 8.0 * (trust - 0.45) - left}
    if now.blending:
        return terms | {"cover": 2.0 * trust}
    return terms | {"a mate": 2.0 * (now.beliefs.saboteur[repair.seat] - 0.6)}


def _map(now: Situation, goal: int) -> Terms:
    if now.view.goals[goal - 1] is not None or now.knows_gold:
        return {"known": -6.0}
    return {"look": 3.5 if now.saboteur and now.blending else 2.5, "likely": now.beliefs.gold[goal - 1]}


def _turn(now: Situation, turn: TurnStone) -> Terms:
    """R5.4: lay the stone so that it leads on, or does not."""
    question = now.view.table.question
    assert isinstance(question, AskTurn)
    face = goal_face(question.name)
    after = now.maze.lay(GOAL_CELLS[turn.goal - 1], face if turn.upright else face.turned)
    return _change(now, now.cards_to_gold(after))


def _worth(now: Situation, card: Card) -> float:
    """What giving up a card costs."""
    if isinstance(card, Face):
        lively = 0.5 * card.living.bit_count()
        if now.saboteur:
            return 2.0 - lively if not now.blending else lively
        return lively if card.living else -0.5
    match card:
        case Action.MAP:
            return -0.5 if now.knows_gold else 1.5
        case Action.ROCKFALL:
            return 2.0
        case Action.HANDS_OFF | Action.INSPECTION | Action.SWAP_HATS:
            return 0.6
        case Action.THEFT | Action.SWAP_HANDS | Action.TRAPPED | Action.FREE:
            return 1.3
        case _:
            return 1.5 if card in REPAIRS or now.saboteur else 1.0
