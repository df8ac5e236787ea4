"""The mind `steady`: an honest first version that plays by distance and simple suspicion.

Every option gets named terms; the best sum wins, near ties are drawn. A gold-digger wants the gold nearer, trusted
tools whole and suspects stopped. A saboteur blends in during the first lap, and later weighs the harm of an act
against what it gives away.
"""

from __future__ import annotations

import random

from ai.decision import Beliefs, Considered, Decision, Reasons
from ai.distance import expected_cards
from ai.persona import Persona
from ai.suspicion import suspect
from game.engine.cards import REPAIRS, Action, Card, Face, Role, goal_face
from game.engine.cells import GOAL_CELLS
from game.engine.commands import (
    Answer,
    Break,
    ClaimGoal,
    ClaimSeat,
    Keep,
    Lay,
    Map,
    Pass,
    Play,
    Repair,
    Reveal,
    Rockfall,
    TurnStone,
)
from game.engine.events import Broke, Collapsed, Laid, Looked, Passed, Repaired
from game.engine.legal import options
from game.engine.table import AskTurn
from game.engine.views import Log, View

Terms = dict[str, float]
NEAR_TIE = 0.6
"""Options this close to the best are as good to it: the generator draws among them."""


class Situation:
    """What every term is worked out from."""

    def __init__(self, view: View, log: Log, beliefs: Beliefs) -> None:
        self.view, self.beliefs = view, beliefs
        self.maze = view.table.maze
        self.saboteur = view.role is Role.SABOTEUR
        self.distance = expected_cards(self.maze, beliefs.gold)
        self.knows_gold = max(beliefs.gold) == 1
        turns = sum(
            isinstance(event, Laid | Broke | Repaired | Collapsed | Looked | Passed) and event.seat == view.seat
            for event in log
        )
        self.blending = self.saboteur and turns < 1
        self.boldness = min(1.0, 0.25 + 0.12 * turns + max(0.0, 4 - self.distance) * 0.2)
        """How little a saboteur minds being seen: more with every turn, and the nearer the gold is."""


def choose(view: View, log: Log, _persona: Persona, rng: random.Random) -> Decision:
    """The best option by its terms; no claims."""
    before, after, evidence = suspect(view, log)
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
            return _change(now, expected_cards(now.maze.take(cell), now.beliefs.gold)) | {"card": -1.0}
        case Break(_, seat):
            return _break(now, seat)
        case Repair():
            return _repair(now, option)
        case Map(goal):
            return _map(now, goal)
        case Pass(cards):
            return {"give up": -sum(_worth(now, card) for card in cards)}
        case Keep(value):
            return {"nuggets": float(value)}
        case Reveal(goal):
            wanted = -1 if now.saboteur else 1
            return {"gold": 10.0 * wanted * now.beliefs.gold[goal - 1]}
        case TurnStone():
            return _turn(now, option)
        case _:
            return {}


def _lay(now: Situation, lay: Lay) -> Terms:
    after = now.maze.lay(lay.cell, lay.face)
    terms = _change(now, expected_cards(after, now.beliefs.gold))
    if lay.face.living == 0 and not now.saboteur:
        terms["blocks"] = -3.0
    elif not now.saboteur:
        terms["keeps open"] = 0.3 * lay.face.living.bit_count()
    return terms


def _change(now: Situation, distance: float) -> Terms:
    """The gold comes nearer, or moves away."""
    nearer = now.distance - distance
    if not now.saboteur:
        return {"progress": 5.0 * nearer if nearer >= 0 else 6.0 * nearer}
    if now.blending:
        # cover: a card that looks like work and achieves little
        return {"cover": 1.5 if 0 <= nearer <= 1 else -4.0}
    harm = {"harm": -4.0 * nearer * now.boldness}
    return harm if nearer >= 0 else harm | {"given away": -3.0 * (1 - now.boldness)}


def _break(now: Situation, seat: int) -> Terms:
    view = now.view
    if seat == view.seat:
        return {"own tool": -100.0}
    suspicion = now.beliefs.saboteur[seat]
    already = -1.5 * len(view.table.before[seat])
    if not now.saboteur:
        return {"suspect": 14.0 * (suspicion - 0.5), "already broken": already}
    if now.blending:
        return {"cover": -3.0}
    urgency = 5.0 * now.boldness * (1 + max(0.0, 3 - now.distance) * 0.3)
    return {"stop a digger": urgency * (1 - suspicion), "already broken": already, "given away": -1.5}


def _repair(now: Situation, repair: Repair) -> Terms:
    view = now.view
    terms: Terms = {"double card": -0.4 if len(REPAIRS[repair.card]) > 1 else 0.0}
    left = len(view.table.before[repair.seat]) - 1
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
    return _change(now, expected_cards(after, now.beliefs.gold))


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
        case _:
            return 1.5 if card in REPAIRS or now.saboteur else 1.0
