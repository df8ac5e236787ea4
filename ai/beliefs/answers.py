"""Which claims answer others, and with what reason: told by the public log alone (R12.1).

A claim answers when it takes a stand on what another seat has said: it says otherwise of a goal, defends a seat that is
accused, turns on an accuser, doubts a word of trust, or seconds an accusation with a reason of its own. To say just
what somebody has said before is no answer. Nothing here looks at secrets, so the words made of it tell none.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import NamedTuple, Self

from game.engine.cards import GOLD, GoalName
from game.engine.commands import Claim, ClaimGoal, ClaimSeat
from game.engine.events import Broke, Claimed, Collapsed, Event, GoalRevealed, Laid, Repaired, TurnEvent


class AnswerKind(Enum):
    """How a claim takes a stand on an earlier one."""

    CONTRADICTS = auto()
    """Another seat said otherwise of this goal."""
    DEFENDS = auto()
    """Another seat suspects the seat that is trusted here."""
    RETURNS = auto()
    """The seat that is accused here has accused the speaker."""
    TURNS = auto()
    """The seat that is accused here has just accused a third one."""
    DOUBTS = auto()
    """Another seat has just said to trust the seat that is accused here."""
    SECONDS = auto()
    """Another seat has just accused the same seat, and the speaker has a reason of its own."""


class Reason(Enum):
    """What everybody has seen that speaks for what is said of a seat; the weightiest first."""

    LIED = auto()
    """It said of a goal what has turned out to be false."""
    SAYS_OTHERWISE = auto()
    """It says otherwise of a goal than the speaker."""
    BROKE_MINE = auto()
    """It broke a tool of the speaker."""
    DEAD_END = auto()
    """It laid a dead end."""
    ROCKS = auto()
    """It let rocks fall."""
    TRUE_WORD = auto()
    """It said of a goal what has turned out to be true."""
    SAYS_THE_SAME = auto()
    """It says the same of a goal as the speaker."""
    MENDED_MINE = auto()
    """It mended a tool of the speaker."""


AGAINST = (Reason.LIED, Reason.SAYS_OTHERWISE, Reason.BROKE_MINE, Reason.DEAD_END, Reason.ROCKS)
"""Reasons to accuse."""
FOR = (Reason.TRUE_WORD, Reason.SAYS_THE_SAME, Reason.MENDED_MINE)
"""Reasons to trust."""


class Answer(NamedTuple):
    """How a claim answers which seat: the one whose claim it takes a stand on."""

    kind: AnswerKind
    to: int


class Said(NamedTuple):
    """A claim that stands: no later one of the same seat about the same thing has replaced it. `turn` counts turns."""

    seat: int
    claim: Claim
    turn: int


def spoken_of(event: Event) -> bool:
    """Return whether an event is one that claims are or speak of."""
    return isinstance(event, Claimed | GoalRevealed | Broke | Repaired | Collapsed) or (
        isinstance(event, Laid) and bool(event.face.dead)
    )


_Deed = tuple[Reason, int, int]
"""What was done, by whom, and to whom, or -1."""
_NOBODY = -1


class PublicTalk:
    """What has been said in a round so far, and what was done that claims may speak of."""

    def __init__(self, seats: int, heard: Iterable[tuple[int, Event]] = (), turns: int = 0) -> None:
        """Take in events that are worth it (`spoken_of`), each with the turns before it, of so many turns so far."""
        self._seats = seats
        self.turn = 0
        self._goals: dict[int, GoalName] = {}
        self._standing: dict[tuple[int, type[Claim], int], Said] = {}
        self._deeds: set[_Deed] = set()

        for turn, event in heard:
            self.turn = turn
            self._hear(event)
        self.turn = turns

    @classmethod
    def of(cls, seats: int, log: Iterable[Event]) -> Self:
        """Return the talk of a whole log."""
        talk = cls(seats)
        for event in log:
            talk.hear(event)
        return talk

    def hear(self, event: Event) -> None:
        """Take in the next event of a log."""
        self._hear(event)
        self.turn += isinstance(event, TurnEvent)

    def _hear(self, event: Event) -> None:
        match event:
            case Claimed(seat, claim):
                key = (seat, type(claim), _about(claim))
                self._standing.pop(key, None)
                self._standing[key] = Said(seat, claim, self.turn)
            case GoalRevealed(_, goal, name):
                self._goals[goal] = name
            case Broke(seat, _, _, target) if seat != target:
                self._deeds.add((Reason.BROKE_MINE, seat, target))
            case Repaired(seat, _, _, _, target) if seat != target:
                self._deeds.add((Reason.MENDED_MINE, seat, target))
            case Laid(seat, _, face) if face.dead:
                self._deeds.add((Reason.DEAD_END, seat, _NOBODY))
            case Collapsed(seat):
                self._deeds.add((Reason.ROCKS, seat, _NOBODY))
            case _:
                pass

    def standing(self) -> Iterator[Said]:
        """Yield the claims that stand, the newest first."""
        return reversed(self._standing.values())

    def of_others(self, seat: int, claim: Claim) -> Iterator[Said]:
        """Yield the standing claims of other seats that say just this, the newest first."""
        return (said for said in self.standing() if said.seat != seat and said.claim == claim)

    def just(self, said: Said) -> bool:
        """Return whether something was said within the last lap."""
        return self.turn - said.turn <= self._seats

    def repeats(self, seat: int, claim: Claim) -> bool:
        """Return whether such a claim says only what another seat has said and nobody has answered."""
        return self.answer(seat, claim) is None and any(self.of_others(seat, claim))

    def answer(self, seat: int, claim: Claim) -> Answer | None:
        """Return how such a claim of a seat answers what stands; None for one that only adds to it or repeats."""
        match claim:
            case ClaimGoal(goal, what):
                other = next(self.of_others(seat, ClaimGoal(goal, "stone" if what == "gold" else "gold")), None)
                return other and Answer(AnswerKind.CONTRADICTS, other.seat)
            case ClaimSeat(target, "digger"):
                accuser = next(self.of_others(seat, ClaimSeat(target, "saboteur")), None)
                return accuser and Answer(AnswerKind.DEFENDS, accuser.seat)
            case ClaimSeat(target):
                return self._accusing(seat, target)

    def _accusing(self, seat: int, target: int) -> Answer | None:
        accused = [
            said.claim.seat
            for said in self.standing()
            if said.seat == target and isinstance(said.claim, ClaimSeat) and said.claim.what == "saboteur"
            if said.claim.seat == seat or self.just(said)
        ]
        if seat in accused:
            return Answer(AnswerKind.RETURNS, target)
        if accused:
            return Answer(AnswerKind.TURNS, target)
        second = next(filter(self.just, self.of_others(seat, ClaimSeat(target, "saboteur"))), None)
        if second and self.reason(seat, target, AGAINST):
            return Answer(AnswerKind.SECONDS, second.seat)
        doubted = next(filter(self.just, self.of_others(seat, ClaimSeat(target, "digger"))), None)
        return doubted and Answer(AnswerKind.DOUBTS, doubted.seat)

    def reason(self, seat: int, target: int, among: Sequence[Reason]) -> Reason | None:
        """Return what a seat can say for what it says of another, as everybody has seen; the weightiest of all."""
        return next((reason for reason in among if self._has(reason, seat, target)), None)

    def _has(self, reason: Reason, seat: int, target: int) -> bool:
        match reason:
            case Reason.LIED | Reason.TRUE_WORD:
                return (reason is Reason.TRUE_WORD) in self._proven(target)
            case Reason.SAYS_OTHERWISE | Reason.SAYS_THE_SAME:
                return (reason is Reason.SAYS_THE_SAME) in self._agreed(seat, target)
            case Reason.BROKE_MINE | Reason.MENDED_MINE:
                return (reason, target, seat) in self._deeds
            case Reason.DEAD_END | Reason.ROCKS:
                return (reason, target, _NOBODY) in self._deeds

    def _goals_said(self, seat: int) -> dict[int, str]:
        """Return what a seat says of which goals."""
        return {
            said.claim.goal: said.claim.what
            for said in self._standing.values()
            if said.seat == seat and isinstance(said.claim, ClaimGoal)
        }

    def _proven(self, seat: int) -> set[bool]:
        """Return whether what a seat said of goals has turned out to be true, of those that lie open."""
        said = self._goals_said(seat)
        return {(said[goal] == "gold") == (name == GOLD) for goal, name in self._goals.items() if goal in said}

    def _agreed(self, seat: int, target: int) -> set[bool]:
        """Return whether two seats say the same of goals, of those of which both have spoken."""
        mine, theirs = self._goals_said(seat), self._goals_said(target)
        return {mine[goal] == theirs[goal] for goal in mine.keys() & theirs.keys()}


def _about(claim: Claim) -> int:
    return claim.goal if isinstance(claim, ClaimGoal) else claim.seat
