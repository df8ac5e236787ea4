"""How the baselines weigh their options: a fixed order of plain rules, for one purpose and set of feelings.

They are yardsticks for the arena and part of the pool that beliefs are fitted on: quick, and with no thought of
what an act gives away.
"""

from __future__ import annotations

from typing import assert_never

from ai.action_cards import ACTION_CARDS
from ai.baselines.distance_map import DistanceMap, headed_for
from ai.baselines.outlook import Manner, Outlook, Purpose
from ai.decision import Decision
from ai.lots import Chance
from game.engine.cards import REPAIRS, Action, Card, Face, Marker, Role, goal_face
from game.engine.cells import GOAL_CELLS, STEPS, Cell, xy
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
from game.engine.legal import acts
from game.engine.table import AskTurn

_NEVER = -100.0


def decide_by_score(outlook: Outlook, manner: Manner, rng: Chance) -> Decision:
    """Return the best option by its score, drawn among equals; never a claim, and no reasons."""
    scale = _Scale(outlook, manner)
    best, equal = _NEVER * 2, list[Play | Answer]()
    for option in acts(outlook.view):
        score = scale.score(option)
        if score > best:
            best, equal = score, [option]
        elif score == best:
            equal.append(option)
    return Decision(equal[0] if len(equal) == 1 else rng.choice(equal))


class _Scale:
    """The scores of the options of one decision."""

    def __init__(self, outlook: Outlook, manner: Manner) -> None:
        self.outlook, self.view, self.distance_map = outlook, outlook.view, outlook.distance_map
        self.purpose, self.feelings, self.beside = manner.purpose, manner.feelings, manner.beside
        self.worths: dict[Card, float] = {}

    def score(self, option: Play | Answer) -> float:
        """Return how good an option is."""
        match option:
            case Lay(face, cell):
                return self.lay(face, cell)
            case Pass(cards):
                return 0.6 + sum([0.4 - self.worth(card) for card in cards])
            case DiscardTwo():
                return self.discard(option)
            case Break(_, seat):
                return self.hinder(seat)
            case Repair():
                return self.help(option.seat) - 0.4 * (len(REPAIRS[option.card]) - 1)
            case Rockfall(cell):
                return self.fall(cell)
            case Map(goal):
                return self.look(goal)
            case Theft():
                return 0.0 if Marker.TRAPPED in self.view.table.in_front[self.view.seat] else 5.5
            case SeatAction():
                return self.on_seat(option)
            case _:
                return self.answer(option)

    def lay(self, face: Face, cell: Cell) -> float:
        """Score a path card: what it does for the way, and crystals and the bonus nugget on top."""
        score = self.progress(face, cell)
        if self.view.role is Role.GEOLOGIST and face.crystal:
            score += 6.0
        bonus = self.view.table.bonus
        if bonus is not None and bonus.owner is None:
            exits = self.distance_map.exits(cell, face)
            score += 6.0 * any(exits & side and cell + step == bonus.cell for side, step, _ in STEPS)
        return score

    def progress(self, face: Face, cell: Cell) -> float:
        """Score what a path card does for the way: nearer, farther, or beside it."""
        distance_map = self.distance_map
        after = distance_map.after(cell, face)
        match self.purpose:
            case Purpose.HARM:
                lost = (distance_map.laid(cell, face) if after is None else after) - distance_map.missing
                return 8.0 + 2.0 * lost if lost > 0 else 0.0 if lost == 0 and after else -10.0
            case Purpose.DIG:
                return self._dug(face, distance_map.missing + 1 if after is None else after)
            case Purpose.IDLE:
                flat = after and after == distance_map.missing and face.living.bit_count() > 1
                return 5.0 if flat else -10.0
            case _:
                assert_never(self.purpose)

    def _dug(self, face: Face, after: int) -> float:
        missing, living = self.distance_map.missing, face.living.bit_count()
        if after > missing:
            return -5.0
        if after == missing and after:
            return self.beside - 0.2 * living if living > 1 else -1.0
        door = face.door is not None and face.door == self.outlook.team
        return 10.0 + 2.0 * (missing - after) + 8.0 * (after == 0) + 0.3 * living + 0.5 * door

    def fall(self, cell: Cell) -> float:
        """Score a rockfall: on a dead end in the way, or on a card that carries the way."""
        distance_map = self.distance_map
        match self.purpose:
            case Purpose.DIG:
                gain = 0 if distance_map.maze.reached.get(cell) else distance_map.missing - distance_map.fallen(cell)
                return 6.0 + 2.0 * gain if gain > 0 else -3.0
            case Purpose.HARM:
                lost = distance_map.fallen(cell) - distance_map.missing if cell in distance_map.carriers() else 0
                return 9.0 + 2.0 * lost if lost > 0 else -1.0
            case Purpose.IDLE:
                return -10.0
            case _:
                assert_never(self.purpose)

    def look(self, goal: int) -> float:
        """Score a map: never on a goal that is known."""
        if self.view.goals[goal - 1] is not None:
            return _NEVER
        if self.outlook.knows_gold:
            return -2.0
        return (1.0 if self.purpose is Purpose.HARM else 4.0) + 0.5 * (GOAL_CELLS[goal - 1] in self.distance_map.goals)

    def hinder(self, seat: int) -> float:
        """Score a broken tool or a trap for a seat."""
        if seat == self.view.seat:
            return _NEVER
        already = self.view.table.hindered(seat)
        match self.purpose:
            case Purpose.DIG:
                feeling = self.feelings[seat]
                return -12.0 * feeling - 4.0 * already if feeling < 0 else -5.0
            case Purpose.HARM:
                return -10.0 * self.feelings[seat] - 2.0 * already
            case Purpose.IDLE:
                return -10.0
            case _:
                assert_never(self.purpose)

    def help(self, seat: int) -> float:
        """Score a repair, or freedom, for a seat."""
        if seat == self.view.seat:
            return 8.0 if self.purpose is Purpose.DIG else 4.0
        return (3.0 if self.purpose is Purpose.DIG else 0.0) + 4.0 * self.feelings[seat]

    def on_seat(self, option: SeatAction) -> float:
        """Score a card of Saboteur 2 that is played on a seat."""
        seat = option.seat
        own = seat == self.view.seat
        match option.action:
            case Action.TRAPPED:
                return self.hinder(seat)
            case Action.FREE:
                return self.help(seat)
            case Action.HANDS_OFF:
                return _NEVER if own else 3.0 - self.feelings[seat]
            case Action.INSPECTION:
                return 2.0 if self.view.roles[seat] is None else _NEVER
            case Action.SWAP_HATS:
                return _NEVER if own else -6.0 * self.feelings[seat] - 1.0
            case Action.SWAP_HANDS:
                return -1.0
            case _:
                assert_never(option.action)

    def discard(self, option: DiscardTwo) -> float:
        """Weigh giving two cards to remove one that hinders; its own theft stays (R10.4)."""
        if option.what is Marker.THEFT:
            return _NEVER
        laying = 6.0 if self.purpose is Purpose.DIG else 2.0
        return laying - self.view.table.hindered(self.view.seat) - sum([self.worth(card) for card in option.cards])

    def worth(self, card: Card) -> float:
        """Return what giving up a card costs."""
        known = self.worths.get(card)
        if known is None:
            known = self.worths[card] = self._path(card) if isinstance(card, Face) else self._action(card)
        return known

    def _path(self, face: Face) -> float:
        lively = 0.5 * face.living.bit_count()
        if self.view.role is Role.GEOLOGIST and face.crystal:
            return 4.0
        if self.purpose is not Purpose.DIG:
            return 1.0 - lively if lively else 1.5
        return lively + 0.2 * (face.door is not None and face.door == self.outlook.team) if lively else -0.5

    def _action(self, card: Action) -> float:
        harmful = ACTION_CARDS[card].harms
        match self.purpose:
            case _ if card is Action.THEFT:
                return 3.0
            case Purpose.HARM:
                return 3.0 if harmful else 0.5
            case Purpose.IDLE:
                return 0.8
            case Purpose.DIG if card is Action.MAP:
                return -0.4 if self.outlook.knows_gold else 1.4
            case Purpose.DIG:
                return (0.9 if min(self.feelings) < 0 else -0.1) if harmful else 1.2
            case _:
                assert_never(self.purpose)

    def answer(self, answer: Answer) -> float:
        """Score an answer to what the game asks."""
        wanted = 1.0 if self.purpose is Purpose.DIG else -1.0
        match answer:
            case Keep(value):
                return float(value)
            case Reveal(goal):
                return wanted * (GOAL_CELLS[goal - 1] in self.distance_map.goals)
            case TurnStone():
                return -wanted * self._turned(answer)
            case Steal(seat):
                return -5.0 if seat is None else -self.feelings[seat]
            case PlaceBonus(value, cell):
                x, y = xy(cell)
                return 0.1 * value - abs(x - 4) - abs(abs(y) - 1)
            case Retire():
                return 0.0
            case Stay():
                return self._hope
            case _:
                assert_never(answer)

    def _turned(self, turn: TurnStone) -> int:
        question = self.view.table.question
        assert isinstance(question, AskTurn)
        face = goal_face(question.name)
        after = self.distance_map.maze.lay(GOAL_CELLS[turn.goal - 1], face if turn.upright else face.turned)
        return DistanceMap(after, headed_for(after, self.view.goals), self.distance_map.shut).missing

    @property
    def _hope(self) -> float:
        """Return how much speaks for playing on with the bonus at stake (R11.4)."""
        if Marker.TRAPPED in self.view.table.in_front[self.view.seat]:
            return -1.0
        match self.view.role:
            case Role.GEOLOGIST:
                return -1.0
            case Role.SABOTEUR:
                return self.distance_map.missing - 3.5
            case Role.PROFITEER:
                return 1.0
            case Role.DIGGER | Role.BLUE | Role.GREEN | Role.BOSS:
                return 2.5 - self.distance_map.missing
            case _:
                assert_never(self.view.role)
