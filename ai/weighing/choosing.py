"""The levels of play: every option gets named terms, the best sum wins, near ties are drawn.

A gold-digger wants the gold nearer, trusted tools whole and suspects stopped. A saboteur weighs what an act harms
against what it gives away. What only Saboteur 2 and the bonus nuggets have is in modules of their own.
"""

from __future__ import annotations

from functools import partial
from typing import assert_never

from ai.beliefs.reading import read
from ai.beliefs.tracker import Attention
from ai.decision import Considered, Decision, Reasons
from ai.level import Level
from ai.lots import Chance
from ai.paths.team_mazes import team_mazes
from ai.persona import NO_PERSONA, Persona
from ai.terms import Terms
from ai.weighing import digging, sabotage
from ai.weighing.bonus_nuggets import weigh_bonus_place, weigh_retiring
from ai.weighing.broken_tools import weigh_break, weigh_repair
from ai.weighing.card_worth import card_worth
from ai.weighing.claiming import choose_claim
from ai.weighing.digging import in_the_way, may_matter
from ai.weighing.exposure import public_distances, weigh_exposure
from ai.weighing.saboteur2_plays import weigh_discard, weigh_new_cards, weigh_seat_action, weigh_steal, weigh_theft
from ai.weighing.signatures import weigh_signature
from ai.weighing.situation import Situation
from ai.weighing.sure import sure_plays
from ai.weighing.tried import TriedLay
from game.engine.cards import Action, goal_face
from game.engine.cells import GOAL_CELLS
from game.engine.commands import (
    Answer,
    Break,
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
from game.engine.legal import acts, claims
from game.engine.table import AskTurn
from game.engine.views import Log, View

NEAR_TIE = 0.3
"""Options this close to the best are as good to it: the generator draws among them."""
_BEST = 5
_NEVER = -100.0
_LOOK, _LOOKS_FIRST = 2.5, 6.0
"""What it is worth to look at a goal, and what a beginner thinks that it is: more than to dig."""
_NOTHING_NEW = -6.0
"""What it costs to look at a goal when it is known already where the gold is."""
_ON_THE_WAY = -6.0
"""What it costs to take a card from the way that is dug, about as much as a card to the gold."""


def choose_as(level: Level, view: View, log: Log, persona: Persona, rng: Chance) -> Decision:
    """Choose the best option by its terms, and perhaps a claim."""
    reading = read(view, log, Attention(claims=level.claims, power=level.inference))
    now = Situation(view, log, reading, level, persona)
    considered = [_consider(now, option) for option in acts(view)]
    sure = sure_plays(now, (each.command for each in considered))
    chosen = _pick([each for each in considered if not sure or each.command in sure], level.noise, rng)
    ranked = sorted(considered, key=lambda each: (each is not chosen, -each.score))[:_BEST]
    reasons = Reasons(tuple(ranked), reading.before, now.beliefs, reading.evidence)
    said = choose_claim(now, claims(view), rng)
    return Decision(chosen.command, said, reasons)


def weigh(level: Level, view: View, log: Log) -> tuple[Considered, ...]:
    """Weigh every option but claims, as `choose_as` does without a persona."""
    reading = read(view, log, Attention(claims=level.claims, power=level.inference))
    now = Situation(view, log, reading, level, NO_PERSONA)
    return tuple(_consider(now, option) for option in acts(view))


def margin_of(level: Level) -> float:
    """Return by how much two scores may differ that count as equal at this level."""
    return NEAR_TIE + level.noise


def _pick(considered: list[Considered], noise: float, rng: Chance) -> Considered:
    """Draw the best option among near ties, each score misjudged by some noise."""
    seen = [each.score + (rng.gauss(0, noise) if noise else 0.0) for each in considered]
    best = max(seen)
    return rng.choice([each for each, score in zip(considered, seen, strict=True) if score >= best - NEAR_TIE])


def _consider(now: Situation, option: Play | Answer) -> Considered:
    terms = _terms(now, option) | weigh_signature(now, option)
    return Considered(option, sum(terms.values()), tuple(terms.items()))


def _terms(now: Situation, play: Play | Answer) -> Terms:
    match play:
        case Lay():
            return _lay(now, play)
        case Rockfall():
            return _fall(now, play)
        case Break(_, seat):
            return weigh_break(now, seat) | weigh_exposure(now, play)
        case Repair():
            return weigh_repair(now, play) | weigh_exposure(now, play)
        case Map(goal):
            return _map(now, goal) | weigh_exposure(now, play)
        case Pass(cards):
            given: Terms = {"give up": -sum([card_worth(now, card) for card in cards])}
            return given | _passing(now, play)
        case Theft():
            return weigh_theft(now)
        case DiscardTwo():
            return weigh_discard(now, play)
        case SeatAction(Action.SWAP_HATS, seat) if seat == now.view.seat:
            # whoever changes its own role takes no secret along
            return weigh_seat_action(now, play)
        case SeatAction():
            return weigh_seat_action(now, play) | weigh_exposure(now, play)
        case _:
            return _answer(now, play)


def _passing(now: Situation, play: Pass) -> Terms:
    """Weigh what all passes with so many cards have in common: there may be dozens of them."""
    count = len(play.cards)
    known = now.passing.get(count)
    if known is None:
        known = now.passing[count] = weigh_new_cards(now, count) | weigh_exposure(now, play)
    return known


def _lay(now: Situation, option: Lay) -> Terms:
    tried = TriedLay(now, option)
    distances = tried.distances if may_matter(now, option) else now.distances
    terms = (
        sabotage.weigh_harmful_lay(now, option, distances)
        if now.saboteur
        else digging.weigh_lay(now, option, tried, distances)
    )
    return terms | weigh_exposure(now, option, None if distances is now.distances else tried.public)


def _fall(now: Situation, option: Rockfall) -> Terms:
    if not now.saboteur and not in_the_way(now, option.cell):
        useless: Terms = {"on the way": _ON_THE_WAY}
        return useless | weigh_exposure(now, option)
    mazes = now.mazes.take(option.cell)
    distances = mazes.distances(now.stock, now.beliefs.gold, now.role)
    terms = (
        sabotage.weigh_harmful_rockfall(now, distances)
        if now.saboteur
        else digging.weigh_rockfall(now, option.cell, distances)
    )
    return terms | weigh_exposure(now, option, partial(public_distances, mazes))


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
            return weigh_steal(now, answer)
        case PlaceBonus():
            return weigh_bonus_place(now, answer)
        case Retire() | Stay():
            return weigh_retiring(now, retire=isinstance(answer, Retire))
        case _:
            assert_never(answer)


def _map(now: Situation, goal: int) -> Terms:
    if now.view.goals[goal - 1] is not None:
        return {"known": _NEVER}
    if now.knows_gold:
        return {"known": _NOTHING_NEW}
    look = (
        sabotage.look_worth(now) if now.saboteur else (_LOOKS_FIRST if now.level.naive else _LOOK) * now.persona.curious
    )
    return {"look": look, "likely": now.beliefs.gold[goal - 1]}


def _turn(now: Situation, turn: TurnStone) -> Terms:
    """Weigh which way the stone is laid: so that it leads on, or does not (R5.4)."""
    question = now.view.table.question
    assert isinstance(question, AskTurn)
    face = goal_face(question.name)
    after = now.maze.lay(GOAL_CELLS[turn.goal - 1], face if turn.upright else face.turned)
    distances = team_mazes(after).distances(now.stock, now.beliefs.gold, now.role)
    return sabotage.weigh_harm(now, distances.everybody) if now.saboteur else digging.weigh_change(now, distances)
