"""What the log says to all, and to a seat that knows more (docs/bots.md, "What a bot believes").

The stranger at the table sees acts, never secrets, and weighs who did what. A seat believes the same, given what it
knows: its own role, goals that it has seen, roles that it has inspected. So the log is read once for everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

import msgspec

from ai.beliefs.acts import Act, Three
from ai.beliefs.classify import Acts, Onlooker
from ai.beliefs.likelihood import likelihood
from ai.beliefs.posterior import beliefs
from ai.beliefs.tracker import Lens, Moment, chances_of, dug, first_moment, happened, suspicion, suspicion_later, told
from ai.decision import Beliefs
from game.engine.cards import ROLE_COUNTS, SABOTEUR2_ROLES, Role
from game.engine.commands import Play
from game.engine.events import Claimed, Event, HatSwapped, Inspected, TurnEvent, as_seen_by
from game.engine.ruleset import Ruleset
from game.engine.views import Log, View

_CACHED = 8
_NONE: Three = (0.0, 0.0, 0.0)


class Hearing(msgspec.Struct, frozen=True):
    """How well a mind reads: whether claims count, and how far it trusts what it sees (0 not at all, 1 fully)."""

    claims: bool = True
    power: float = 1.0


HEARS = Hearing()


class Reading(NamedTuple):
    """What a log says to the seat of a view, and to the public.

    `before` and `after` hold what the seat knows itself, `before` nothing of the log; `public` is a stranger's belief.
    `evidence[i][seat]` is what event i added to the log-odds of `seat` being a saboteur, in the public eye. `onlooker`
    and `lens` tell how an act of the seat would look, whose `guilt` is what all its acts have added.
    """

    before: Beliefs
    after: Beliefs
    public: Beliefs
    evidence: tuple[tuple[float, ...], ...]
    onlooker: Onlooker
    lens: Lens
    guilt: float


class Chronicle:
    """A log as far as it has been read: a moment for each event, and one before the first."""

    def __init__(self, seats: int, lens: Lens, saboteur2: bool) -> None:
        self.lens, self.saboteur2 = lens, saboteur2
        self.moments = [first_moment(seats, lens)]
        self.evidence: list[tuple[float, ...]] = []
        self._nothing = (0.0,) * seats
        self._public: dict[int, Beliefs] = {}

    def read(self, log: Sequence[Event]) -> None:
        """Read on to the end of a log that begins with what has been read."""
        for place in range(len(self.evidence), len(log)):
            self.add(as_seen_by(log[place], None))

    def add(self, event: Event) -> Acts:
        """Read one more event, as a stranger sees it; what it showed."""
        moment, place = self.moments[-1], len(self.evidence)
        ways = dug(moment.ways, event)
        acts: Acts = ()
        row = self._nothing
        if isinstance(event, TurnEvent) or (isinstance(event, Claimed) and self.lens.claims):
            seat = event.seat
            acts = Onlooker(moment, seat, self.saboteur2).done(event, ways)
            after = told(moment, acts, self.lens)
            added = after.suspicion[seat] - moment.suspicion[seat]
            row = (*row[:seat], added, *row[seat + 1 :])
            moment = after
        self.moments.append(happened(moment, event, ways, place, self.lens))
        self.evidence.append(row)
        return acts

    def public(self, events: int) -> Beliefs:
        """What a stranger believes after so many events."""
        found = self._public.get(events)
        if found is None:
            moment = self.moments[events]
            if events and moment is self.moments[events - 1]:
                return self.public(events - 1)
            unknown = (None,) * len(moment.aside)
            found = self._public[events] = beliefs(
                moment.stories, moment.aside, (*(moment.roles or (None,) * moment.seats), *unknown), moment.open_goals()
            )
        return found


def read(view: View, log: Log, hearing: Hearing = HEARS) -> Reading:
    """What the log says to the seat of the view. The same for a log read on and for one read from the start."""
    table = view.table
    chronicle = _chronicle(log, table.rules, table.seats, hearing)
    events = len(log)
    moment = chronicle.moments[events]
    known = _known(view, log, moment)
    gold = chances_of(view.goals)
    return Reading(
        before=_at_first(view.roles, gold, chronicle.lens, table.seats),
        after=beliefs(moment.stories, moment.aside, known, gold),
        public=chronicle.public(events),
        evidence=tuple(chronicle.evidence[:events]),
        onlooker=Onlooker(moment, view.seat, table.rules.saboteur2),
        lens=chronicle.lens,
        guilt=suspicion(moment.stories[view.seat], moment.gold, chronicle.lens.prior),
    )


def course(log: Log, rules: Ruleset, seats: int, hearing: Hearing = HEARS) -> tuple[Beliefs, ...]:
    """What a stranger believed after each event of the log."""
    chronicle = _chronicle(log, rules, seats, hearing)
    return tuple(map(chronicle.public, range(1, len(log) + 1)))


def kind_of(reading: Reading, play: Play, further: Three = _NONE, lean: Three = _NONE) -> Acts:
    """What a play of the seat to move would show; see `Onlooker.would`."""
    return reading.onlooker.would(play, further, lean)


def exposure(reading: Reading, acts: Sequence[Act]) -> float:
    """How guilty these acts would look: what they add to the log-odds of the role saboteur, in the public eye.

    In the first lap that is what they will add later on, when they are made more of.
    """
    return suspicion_later(reading.onlooker.moment, acts, reading.lens) - reading.guilt if acts else 0.0


def _known(view: View, log: Log, moment: Moment) -> tuple[Role | None, ...]:
    """The roles that the seat knows, those put aside included: what it saw of a hat that was swapped (R10.13)."""
    roles = moment.roles or view.roles
    if not moment.peeks:
        return roles
    seats = list[Role | None]((None,) * view.table.seats)
    seats[view.seat] = None
    aside: list[Role | None] = []
    for event in map(log.__getitem__, moment.peeks):
        match event:
            case Inspected(_, _, target, role) if role is not None:
                seats[target] = role
            case HatSwapped(_, _, target, role, old):
                aside.append(old or seats[target])
                seats[target] = role
            case _:
                pass
    return (*roles, *aside)


@lru_cache(maxsize=1 << 10)
def _at_first(roles: tuple[Role | None, ...], gold: Three, lens: Lens, seats: int) -> Beliefs:
    return beliefs((lens.blank,) * seats, (), roles, gold)


@lru_cache(maxsize=64)
def lens_of(seats: int, saboteur2: bool, hearing: Hearing) -> Lens:
    """How a mind of such hearing reads a round of so many seats."""
    return Lens(likelihood(saboteur2), prior_of(seats, saboteur2), hearing.power, hearing.claims)


def prior_of(seats: int, saboteur2: bool) -> tuple[float, ...]:
    """How likely each role is for a seat before anything has happened (R1.1, R10.1)."""
    if saboteur2:
        total = sum(SABOTEUR2_ROLES.values())
        return tuple(count / total for count in SABOTEUR2_ROLES.values())
    saboteurs, diggers = ROLE_COUNTS[seats]
    return diggers / (saboteurs + diggers), saboteurs / (saboteurs + diggers)


_read: list[tuple[Log, Hearing, Chronicle]] = []
"""The rounds read last, so that each event is read once; never needed for a result."""
_reading = Lock()
"""Reasons are worked out on a worker while another one thinks about a move."""


def _chronicle(log: Log, rules: Ruleset, seats: int, hearing: Hearing) -> Chronicle:
    with _reading:
        for place, (known, heard, _) in enumerate(_read):
            if heard == hearing and log.same_round(known):
                _read.insert(0, _read.pop(place))
                break
        else:
            _read.insert(0, (log, hearing, Chronicle(seats, lens_of(seats, rules.saboteur2, hearing), rules.saboteur2)))
            del _read[_CACHED:]
        chronicle = _read[0][2]
        chronicle.read(log)
        return chronicle
