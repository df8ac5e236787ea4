"""Two games that everybody at the table sees alike while roles, hands, goals, deck and nuggets differ."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ai.decision import Decision
from game.engine.cards import GOLD, Action
from game.engine.cards import face as path
from game.engine.cells import at
from game.engine.commands import Claim, Command, DiscardTwo, Lay, Map, Pass, Rockfall, SeatAction
from game.engine.deal import Deal, shuffle
from game.engine.events import Claimed, TurnEvent
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.state import State
from game.engine.turn import apply, start
from game.play.session import Session
from game.records.deals import write_deal
from game.records.lines import DealLine, Line, PlayLine, encode, header_of
from game.records.setup import DEFAULT_NAMES, HUMAN, SeatSetup

SEATS, HUMANS = 4, (0, 1, 2)
RULES = EDITIONS["rebel"]
FAIR = RULES.fair(SEATS)
EXPANDED = msgspec.structs.replace(RULES, saboteur2=True)
_NEARLY_THERE = {at(x, 0): path("EW") for x in range(1, 7)}
_LAST = Lay(path("EW"), at(7, 0))
"""It reaches goal 2."""
_TELLS = (Action.INSPECTION, Action.SWAP_HANDS, Action.SWAP_HATS)
"""What shows somebody else's secret to whoever plays it."""


class Twins(NamedTuple):
    """Two sessions at the same public position, and what is played next in both."""

    one: Session
    other: Session
    script: tuple[Command, ...]


def make_twins(
    seed: int,
    played: int = 9,
    ahead: int = 6,
    *,
    rules: Ruleset = RULES,
    seats: int = SEATS,
    humans: Sequence[int] = HUMANS,
    opens: bool = False,
) -> Twins:
    """`played` moves into the round, with `ahead` more moves that both can make.

    With `opens` a tunnel leads nearly to goal 2, and a stone comes to light there in the moves ahead.
    """
    rng = random.Random(seed)
    script: tuple[Command, ...] = ()
    while not script:
        deal = shuffle(seats, rng, rules=rules)
        if opens:
            goals = tuple(sorted(deal.goals, key=lambda name: name == GOLD))
            deal = msgspec.structs.replace(deal, maze=_NEARLY_THERE, goals=goals)
        script = _script(rules, deal, rng, played, ahead, opens=opens)
    states = _replayed(rules, deal, script)
    assert states is not None
    while True:
        twin = _disguised(deal, states[-1], rng)
        others = _replayed(rules, twin, script)
        if others is None or not all(_alike(a, b) for a, b in zip(states, others, strict=True)):
            continue
        here, there = states[played], others[played]
        if _differ_everywhere(here, there):
            before = list(zip(states, script[:played], strict=False))
            one = _session(here, humans, _record(rules, deal, before, humans, seed=1))
            other = _session(there, humans, _record(rules, twin, before, humans, seed=2))
            return Twins(one, other, script[played:])


def _script(
    rules: Ruleset, deal: Deal, rng: random.Random, played: int, ahead: int, *, opens: bool = False
) -> tuple[Command, ...]:
    """Random moves without a pass, which gives up a card that nobody may see; those `ahead` are no maps either.

    Empty when some seat can only pass, or should have opened a goal and cannot.
    """
    state = start(rules, deal).state
    script: list[Command] = []
    while len(script) < played + ahead:
        seat = state.table.to_play
        assert seat is not None
        legal = [command for command in options(observe(state, seat)) if not isinstance(command, Pass | DiscardTwo)]
        if len(script) >= played:
            legal = [command for command in legal if not _tells(command)]
        if opens:
            last = len(script) == played + 1
            legal = [command for command in legal if (command == _LAST if last else _leaves_goals(command))]
        if not legal:
            return ()
        script.append(rng.choice(legal))
        state = apply(state, script[-1]).state
    return tuple(script)


def _leaves_goals(command: Command) -> bool:
    """Whether a command neither lays a card nor takes one, so that the tunnel stays as it is."""
    return not isinstance(command, Lay | Rockfall)


def _tells(command: Command) -> bool:
    return isinstance(command, Map | Claim) or (isinstance(command, SeatAction) and command.action in _TELLS)


def _replayed(rules: Ruleset, deal: Deal, script: tuple[Command, ...]) -> list[State] | None:
    state = start(rules, deal).state
    states = [state]
    for command in script:
        try:
            state = apply(state, command).state
        except IllegalCommand:
            return None
        states.append(state)
    return states


def _disguised(deal: Deal, end: State, rng: random.Random) -> Deal:
    """The deal with everything exchanged that has not come to light by the end of the script."""
    cards, dealt = [*end.cards, *deal.aside], len(end.cards)
    hidden = [card for hand in end.table.hands for card in hand]
    hidden += range(dealt - end.table.deck, len(cards))
    faces = [cards[card] for card in hidden]
    rng.shuffle(faces)
    for card, face in zip(hidden, faces, strict=True):
        cards[card] = face
    size, seats = len(deal.hands[0]), len(deal.hands)
    roles = list(deal.roles + deal.spare)
    goals, nuggets = list(deal.goals), list(deal.nuggets)
    for pile in (roles, goals, nuggets):
        rng.shuffle(pile)
    return msgspec.structs.replace(
        deal,
        roles=tuple(roles[:seats]),
        spare=tuple(roles[seats:]),
        goals=tuple(goals),
        hands=tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(seats)),
        deck=tuple(cards[seats * size : dealt]),
        aside=tuple(cards[dealt:]),
        nuggets=tuple(nuggets),
    )


def _alike(a: State, b: State) -> bool:
    return a.table == b.table and list(log_of(a, None)) == list(log_of(b, None))


def _differ_everywhere(a: State, b: State) -> bool:
    hands = all(observe(a, seat).hand != observe(b, seat).hand for seat in range(a.table.seats))
    return hands and a.roles != b.roles and a.goals != b.goals


def _seats(count: int, humans: Sequence[int]) -> tuple[SeatSetup, ...]:
    names = DEFAULT_NAMES[:count]
    return tuple(SeatSetup(name, HUMAN if seat in humans else "random") for seat, name in enumerate(names))


def _session(state: State, humans: Sequence[int], record: bytes) -> Session:
    seats = _seats(state.table.seats, humans)
    return Session(seats, state.table.rules, (state, 0), (1, 1), None, None, record=record)


def _record(
    rules: Ruleset, deal: Deal, played: Sequence[tuple[State, Command]], humans: Sequence[int], *, seed: int
) -> bytes:
    """The game so far as a file holds it, secrets and all; nothing for a deal that is set up."""
    if deal.maze:
        return b""
    lines: list[Line] = [header_of(_seats(len(deal.hands), humans), rules, seed=seed, bot_seed=seed)]
    lines.append(DealLine(deal=write_deal(deal)))
    for before, command in played:
        assert before.table.to_play is not None
        lines.append(PlayLine(seat=before.table.to_play, play=str(command)))
    return b"".join(map(encode, lines))


class Follower:
    """Lets the session's bots play what the script says, whatever they hold.

    `strayed` is True once a person has played something else, or the script is over: then bots give a card up.
    """

    def __init__(self, session: Session, script: tuple[Command, ...]) -> None:
        self._session, self._script, self._before = session, script, acts(session)
        self._play = session.play
        self.strayed = False
        vars(session).update(decide=self._decided, play=self._played)

    @property
    def ahead(self) -> tuple[Command, ...]:
        """What the script still says."""
        return self._script[acts(self._session) - self._before :]

    def _decided(self, seat: int) -> Decision:
        self.strayed |= not self.ahead
        command = Pass((self._session.view(seat).hand[0],)) if self.strayed else self.ahead[0]
        assert not isinstance(command, Claim)
        return Decision(command)

    def _played(self, command: Command) -> object:
        if not isinstance(command, Claim):
            self.strayed |= self.ahead[:1] != (command,)
        return self._play(command)


def acts(session: Session) -> int:
    """How many cards have been played openly in this round."""
    return sum(isinstance(event, TurnEvent) and not isinstance(event, Claimed) for event in session.log(None))
