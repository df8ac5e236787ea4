"""What bots say beside their claims: chosen by what everybody has seen, and by nothing else (UX sections 2 and 3).

A remark is no claim: it is in no record, no bot listens to it, and it tells nothing that is not seen by all.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ai.persona import NO_PERSONA, PERSONAS_BY_NAME
from game.engine.cards import GOLD, GoalName
from game.engine.commands import ClaimGoal, ClaimSeat
from game.engine.events import Broke, Claimed, Collapsed, Event, GoalRevealed, Laid, Looked, Repaired, TurnEvent
from game.engine.table import Outcome, Table
from game.engine.total import total
from game.system.i18n import _
from game.words.characters import CHARACTERS, DRIFTER, PLAIN
from game.words.voices import chatterbox, cynic, drifter, firebrand, peacemaker, plain, prospector, schemer, sleeper
from game.words.voices.occasions import AFTER_THE_ROUND, Occasion, Voice

VOICES: Mapping[str, Voice] = total(
    CHARACTERS,
    {
        PLAIN: plain.LINES,
        "schemer": schemer.LINES,
        "firebrand": firebrand.LINES,
        "sleeper": sleeper.LINES,
        "chatterbox": chatterbox.LINES,
        "cynic": cynic.LINES,
        "peacemaker": peacemaker.LINES,
        "prospector": prospector.LINES,
        DRIFTER: drifter.LINES,
    },
)
"""How each character talks."""
LIVELY_LAPS = 2
"""In the first laps of a round people talk more than later."""
DECK_LOW = 5
"""Cards left at which somebody remarks on it."""
_LIVELY, _LATER = (2, 3), (5, 6)
"""Acts between two remarks: at the least and at the most."""
_AT_ONCE: Mapping[Occasion, int] = total(
    Occasion,
    {
        Occasion.STONE: 3,
        Occasion.ACCUSED: 2,
        Occasion.CONTRADICTED: 2,
        Occasion.BROKEN: 2,
        Occasion.ROCKFALL: 2,
        Occasion.DECK_LOW: 2,
        Occasion.MENDED: 1,
        Occasion.DEAD_END: 1,
        Occasion.MAP: 1,
        Occasion.GREETING: 0,
        Occasion.CHAT: 0,
        **dict.fromkeys(AFTER_THE_ROUND, 0),
    },
)
"""How many acts sooner than usual it is remarked on; of several at a time the first is."""


class Remark(NamedTuple):
    """What a seat says, in words."""

    seat: int
    words: str


class _Chance(NamedTuple):
    """Something to remark on: which seat it is about, and who might speak."""

    occasion: Occasion
    about: int | None
    speakers: tuple[int, ...]


class TableTalk:
    """The remarks of one round. `characters` are those of the bots, None for people, who talk for themselves.

    `said` holds every line of the game: none is said twice. `seed` makes one evening differ from another.
    """

    def __init__(self, names: Sequence[str], characters: Sequence[str | None], said: set[str], seed: object) -> None:
        self._names = names
        self._bots = {seat: character for seat, character in enumerate(characters) if character is not None}
        self._said = said
        self._seed = seed
        self._acts = self._heard = self._since = 0
        self._greeted: set[int] = set()
        self._told: dict[tuple[int, int], str] = {}
        """What each seat has said of each goal."""
        self._deck_noted = False
        self._last: int | None = None

    def hear(self, events: Sequence[Event], table: Table) -> Remark | None:
        """Return what somebody says to the events of one command, as everybody saw them, once they have been shown."""
        acts = sum(isinstance(event, TurnEvent) for event in events)
        self._acts, self._since, self._heard = self._acts + acts, self._since + acts, self._heard + 1
        chances = [chance for event in events for chance in self._chances(event, table)]
        if acts:
            chances += self._any_time(table)
        rng = random.Random(f"{self._seed}:{table.round}:{self._acts}:{self._heard}")
        lively = self._acts <= LIVELY_LAPS * table.seats
        gap = rng.randint(*(_LIVELY if lively else _LATER))
        for chance in sorted(chances, key=lambda chance: -_AT_ONCE[chance.occasion]):
            if self._since >= gap - _AT_ONCE[chance.occasion] * (1 if lively else 2):
                remark = self._choose(chance, rng)
                if remark is not None:
                    self._since = 0
                    return remark
        return None

    def conclude(self, log: Sequence[Event], outcome: Outcome) -> Remark | None:
        """Return the last word on a round whose roles and goals lie open: of a lie found out, or of the gold."""
        rng = random.Random(f"{self._seed}:{len(log)}")
        found = outcome.winner == "diggers"
        glad = tuple(seat for seat in self._bots if (seat in outcome.winners) == found)
        word = _Chance(Occasion.GOLD if found else Occasion.LOST, None, glad)
        lies = [self._of_others(Occasion.LIE, liar) for liar in proven_liars(log, outcome.goals)]
        return next((remark for chance in (*lies, word) if (remark := self._choose(chance, rng)) is not None), None)

    def _chances(self, event: Event, table: Table) -> Iterator[_Chance]:
        """Yield what an event gives to talk about; most give nothing."""
        match event:
            case GoalRevealed(seat, _, name) if name != GOLD:
                yield self._of_others(Occasion.STONE, seat)
            case Claimed(seat, ClaimSeat(target, "saboteur")):
                yield _Chance(Occasion.ACCUSED, seat, (target,))
            case Claimed(seat, ClaimGoal(goal, what)):
                wrong = [
                    at for (at, about), said in self._told.items() if at != seat and about == goal and said != what
                ]
                self._told[seat, goal] = what
                if wrong:
                    yield _Chance(Occasion.CONTRADICTED, seat, tuple(wrong))
            case Broke(seat, _, _, target) if seat != target:
                yield _Chance(Occasion.BROKEN, seat, (target,))
            case Repaired(seat, _, _, _, target) if seat != target:
                yield _Chance(Occasion.MENDED, seat, (target,))
            case Collapsed(seat):
                yield self._of_others(Occasion.ROCKFALL, seat)
            case Laid(seat, _, face) if face.dead:
                yield self._of_others(Occasion.DEAD_END, seat)
            case Looked(seat):
                yield self._of_others(Occasion.MAP, seat)
            case _:
                if table.deck <= DECK_LOW and not self._deck_noted:
                    self._deck_noted = True
                    yield _Chance(Occasion.DECK_LOW, None, tuple(self._bots))

    def _any_time(self, table: Table) -> list[_Chance]:
        fresh = tuple(seat for seat in self._bots if seat not in self._greeted)
        first = table.round == 1 and self._acts <= table.seats
        greet = [_Chance(Occasion.GREETING, None, fresh)] if first else []
        return [*greet, _Chance(Occasion.CHAT, None, tuple(self._bots))]

    def _of_others(self, occasion: Occasion, seat: int) -> _Chance:
        return _Chance(occasion, seat, tuple(other for other in self._bots if other != seat))

    def _choose(self, chance: _Chance, rng: random.Random) -> Remark | None:
        """Return a line that was not said yet, by somebody who did not speak last if there is anybody else."""
        lines = {seat: self._fresh(seat, chance) for seat in chance.speakers if seat in self._bots}
        able = [seat for seat in lines if lines[seat]]
        able = [seat for seat in able if seat != self._last] or able
        if not able:
            return None
        seat = rng.choices(able, [_leaning(self._bots[seat]) for seat in able])[0]
        line = rng.choice(lines[seat])
        self._said.add(line)
        self._greeted.add(seat)
        self._last = seat
        about = "" if chance.about is None else self._names[chance.about]
        return Remark(seat, _(line).format(name=about))

    def _fresh(self, seat: int, chance: _Chance) -> list[str]:
        return [line for line in VOICES[self._bots[seat]][chance.occasion] if line not in self._said]


def proven_liars(log: Sequence[Event], goals: Sequence[GoalName]) -> tuple[int, ...]:
    """Return the seats that had looked at a goal and said what it is not, as everybody can tell once it lies open."""
    looked: set[tuple[int, int]] = set()
    liars: dict[int, None] = {}
    for event in log:
        match event:
            case Looked(seat, _, goal):
                looked.add((seat, goal))
            case Claimed(seat, ClaimGoal(goal, what)) if (seat, goal) in looked:
                if (what == "gold") != (goals[goal - 1] == GOLD):
                    liars[seat] = None
            case _:
                pass
    return tuple(liars)


def _leaning(character: str) -> float:
    """Return how readily a character talks, beside others: less far apart than in its claims, so that all are heard."""
    return float(PERSONAS_BY_NAME.get(character, NO_PERSONA).talk ** 0.5)
