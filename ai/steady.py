"""The mind `steady`: plays by distance and beliefs about roles.

Every option gets named terms; the best sum wins, near ties are drawn. A gold-digger wants the gold nearer, trusted
tools whole and suspects stopped. A saboteur blends in at first, and later weighs the harm of an act against what it
gives away. What only Saboteur 2 and the bonus nuggets have is in modules of their own.
"""

from __future__ import annotations

import random
from functools import partial
from typing import assert_never

from ai.decision import Considered, Decision, Reasons, Terms
from ai.doors import ways_of
from ai.hand import worth
from ai.persona import Persona
from ai.roles import suspect_roles
from ai.situation import Situation
from ai.steady_bonus import place_bonus, retire_or_stay
from ai.steady_maze import change, fall, lay
from ai.steady_saboteur2 import discard, new_cards, on_seat, steal, theft
from ai.suspicion import suspect
from game.engine.cards import REPAIRS, goal_face
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
from game.engine.legal import options
from game.engine.table import AskTurn
from game.engine.views import Log, View

NEAR_TIE = 0.6
"""Options this close to the best are as good to it: the generator draws among them."""
_NEVER = -100.0


def choose(view: View, log: Log, _persona: Persona, rng: random.Random) -> Decision:
    """The best option by its terms; no claims."""
    read = suspect_roles if view.table.rules.saboteur2 else suspect
    before, after, evidence = read(view, log)
    now = Situation(view, log, after)
    considered = [_consider(now, option) for option in options(view) if not isinstance(option, ClaimGoal | ClaimSeat)]
    best = max(each.score for each in considered)
    chosen = rng.choice([each for each in considered if each.score >= best - NEAR_TIE])
    ranked = sorted(considered, key=lambda each: (each is not chosen, -each.score))
    return Decision(chosen.command, None, Reasons(tuple(ranked[:5]), before, after, after, evidence))


def _consider(now: Situation, option: Play | Answer) -> Considered:
    terms = _answer(now, option) if isinstance(option, Answer) else _play(now, option)
    return Considered(option, sum(terms.values()), tuple(terms.items()))


def _play(now: Situation, play: Play) -> Terms:
    match play:
        case Lay():
            return lay(now, play)
        case Rockfall(cell):
            return fall(now, cell)
        case Break(_, seat):
            return _break(now, seat)
        case Repair():
            return _repair(now, play)
        case Map(goal):
            return _map(now, goal)
        case Pass(cards):
            return {"give up": -sum(map(partial(worth, now), cards))} | new_cards(now, len(cards))
        case Theft():
            return theft(now)
        case DiscardTwo():
            return discard(now, play)
        case SeatAction():
            return on_seat(now, play)
        case _:
            assert_never(play)


def _answer(now: Situation, answer: Answer) -> Terms:
    match answer:
        case Keep(value):
            return {"nuggets": float(value)}
        case Reveal(goal):
            wanted = -1 if now.saboteur else 1
            return {"gold": 10.0 * wanted * now.beliefs.gold[goal - 1]}
        case TurnStone():
            return _turn(now, answer)
        case Steal():
            return steal(now, answer)
        case PlaceBonus():
            return place_bonus(now, answer)
        case Retire() | Stay():
            return retire_or_stay(now, retire=isinstance(answer, Retire))
        case _:
            assert_never(answer)


def _break(now: Situation, seat: int) -> Terms:
    view = now.view
    if seat == view.seat:
        return {"own tool": _NEVER}
    already = -1.5 * now.hindered(seat)
    if not now.saboteur:
        weight = 14.0 if now.wants_gold else 5.0
        return {"suspect": weight * (now.foe(seat) - 0.5), "already broken": already, "peace": now.peace}
    if now.blending:
        return {"cover": -3.0}
    urgency = 5.0 * now.boldness * (1 + max(0.0, 3 - now.distance) * 0.3)
    return {"stop a digger": urgency * now.foe(seat), "already broken": already, "given away": -now.caution}


def _repair(now: Situation, repair: Repair) -> Terms:
    view = now.view
    terms: Terms = {"double card": -0.4 if len(REPAIRS[repair.card]) > 1 else 0.0}
    left = now.hindered(repair.seat) - 1
    if repair.seat == view.seat:
        return terms | {"own tool": 6.0 - left}
    friend = 1 - now.foe(repair.seat)
    if not now.saboteur:
        return terms | {"trusted": 8.0 * (friend - 0.45) - left}
    if now.blending:
        return terms | {"cover": 2.0 * (1 - friend)}
    return terms | {"a mate": 2.0 * (friend - 0.6)}


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
    return change(now, ways_of(after).expected(now.beliefs.gold))
