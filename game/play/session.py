"""One game being played: the position, its record, who sits where, and the file it is saved to."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import UNSET

from ai.decision import Decision
from ai.lots import Lots
from ai.minds import UnknownMind, mind_named, persona_of
from game.engine.cards import Role
from game.engine.commands import Command
from game.engine.deal import Deal, shuffle
from game.engine.observe import log_of, observe
from game.engine.ruleset import Ruleset
from game.engine.state import State, Step
from game.engine.table import Side, Table
from game.engine.turn import ROUNDS, apply, next_round, next_starter, start
from game.engine.views import Log, View
from game.play.autosave import Autosave
from game.play.awards import awards
from game.play.desk import Desk, game_of
from game.play.feats import PastRound
from game.play.pin import Pin
from game.play.pins import Pins
from game.play.resume import resume
from game.play.rotation import rotate_later
from game.play.save_names import FOLDER
from game.play.saved_games import missing_mind
from game.records.deals import write_deal
from game.records.lines import DealLine, Header, Line, PlayLine, encode, header_of, seats_of
from game.records.moves import Past, Said, moves
from game.records.names import shown_names
from game.records.replay import Replay
from game.records.setup import HUMAN, SeatSetup, Setup
from game.words.awards import Award


class _Position(NamedTuple):
    """What a decision depends on, swapped as one, so that another thread never sees half of a move."""

    state: State
    plays: int


class RoundResult(NamedTuple):
    """How a finished round went: whether the gold was joined, who won, who was what, and what each seat gained."""

    winner: Side
    winners: tuple[int, ...]
    roles: tuple[Role, ...]
    paid: tuple[int, ...]


class Session:
    """A game in play. Made by `Session.new` and `Session.load`.

    `seats` are names and minds, `rules` the rules. `warning` is one sentence for the player, or nothing: that the
    game cannot be saved, or what was wrong with the record loaded. Whoever has shown it sets it to None. `desk` has
    the notebooks of its people, and `pins` asks for the PINs that it keeps.
    """

    def __init__(
        self,
        seats: tuple[SeatSetup, ...],
        rules: Ruleset,
        position: tuple[State, int],
        seeds: tuple[int, int],
        autosave: Autosave | None,
        warning: str | None,
        ended: tuple[State, ...] = (),
        said: Sequence[Said] = (),
        desk: Desk | None = None,
        record: bytes = b"",
    ) -> None:
        self.seats = seats
        self.rules = rules
        self.warning = warning
        self._now = _Position(*position)
        self._seed, self._bot_seed = seeds
        self._autosave = autosave
        self._ended = ended
        self._said = list(said)
        self._record = record
        self.desk = Desk() if desk is None else desk
        self.pins = Pins(self.desk)
        self._tell(None)

    @classmethod
    def new(
        cls,
        setup: Setup,
        folder: Path | None,
        seed: int | None = None,
        bot_seed: int | None = None,
        pins: Mapping[int, Pin] | None = None,
    ) -> Session:
        """Deal the first round of a new game, saved under `folder`, or not at all when there is none.

        `seed` (or else that of the set-up) deals the cards and `bot_seed`, drawn apart from it, feeds the bots; both
        are drawn when None. `pins` are asked for at the curtain. Raises `UnknownMind` for a mind that
        this build does not have.
        """
        _look_for_minds(setup.seats)
        seed = setup.seed if seed is None else seed
        seed = fresh_seed() if seed is None else seed
        bot_seed = fresh_seed() if bot_seed is None else bot_seed
        deal = shuffle(len(setup.seats), deal_generator(seed, 1), rules=setup.rules, starter=setup.starter)
        header = header_of(setup.seats, setup.rules, seed=seed, bot_seed=bot_seed)
        written = [encode(header), encode(DealLine(deal=write_deal(deal)))]
        desk, autosave, warning = Desk(game_of(b"".join(written))), None, None
        for seat, pin in (pins or {}).items():
            desk.set_pin(seat, pin)
        if folder is not None:
            autosave = Autosave(folder / FOLDER, b"".join(written), desk.written)
            warning = autosave.keep()
            if autosave.path is not None:
                rotate_later(folder / FOLDER)
        state = start(setup.rules, deal).state
        return cls(
            setup.seats, setup.rules, (state, 0), (seed, bot_seed), autosave, warning,
            desk=desk, record=b"".join(written),
        )  # fmt: skip

    @classmethod
    def load(cls, path: Path) -> Session:
        """Go on with a saved game, from the end of its longest valid prefix, in its own file or in a copy of it.

        Raises `CannotPlay` when there is no valid deal in it or this build lacks one of its minds.
        """
        return cls.going_on(*resume(path))

    @classmethod
    def going_on(
        cls, replay: Replay, autosave: Autosave | None, desk: Desk, warning: str | None, record: bytes
    ) -> Session:
        """Return the game that goes on where a valid record ends, saved as `autosave` does."""
        header, state, rules = replay.header, replay.state, replay.rules
        assert header is not None, "a game that goes on has one"
        assert state is not None, "a game that goes on has been dealt"
        assert rules is not None, "a header has rules"
        seats = seats_of(header)
        seeds = (
            fresh_seed() if header.seed is UNSET else header.seed,
            fresh_seed() if header.bot_seed is UNSET else header.bot_seed,
        )
        states = [played.step.state for played in replay.played]
        ended = tuple(past for past in states if past.table.to_play is None)
        position = (state, replay.plays)
        return cls(seats, rules, position, seeds, autosave, warning, ended, replay.said(), desk, record)

    @property
    def state(self) -> State:
        """The whole truth: for the round end and for tests, never for a screen that somebody sees."""
        return self._now.state

    @property
    def table(self) -> Table:
        """The public position."""
        return self._now.state.table

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats as they are shown."""
        return shown_names(tuple(seat.name for seat in self.seats))

    @property
    def minds(self) -> tuple[str, ...]:
        """`human` or the name of a mind, for each seat."""
        return tuple(seat.mind for seat in self.seats)

    @property
    def setup(self) -> Setup:
        """What a new game with the same seats and rules is made from."""
        return Setup(self.seats, self.rules)

    @property
    def header(self) -> Header:
        """The first line of the game's record."""
        return header_of(self.seats, self.rules, seed=self._seed, bot_seed=self._bot_seed)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.mind == HUMAN)

    @property
    def finished(self) -> bool:
        """Whether the third round is over and paid (R8.1)."""
        return self.table.gold is not None

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """All rounds of a finished game; empty before, because what was won stays hidden until then (R7.7)."""
        if not self.finished:
            return ()
        return tuple(
            RoundResult(outcome.winner, outcome.winners, outcome.roles, state.paid)
            for state in self._ended
            if (outcome := state.table.outcome) is not None
        )

    def awards(self) -> tuple[Award | None, ...]:
        """Return what each seat of a finished game is remembered for; nothing before, as roles are not known then."""
        ended = self._ended if self.finished else ()
        return awards(
            [PastRound(log_of(state, None), outcome) for state in ended if (outcome := state.table.outcome) is not None]
        )

    @property
    def past(self) -> Past:
        """The moves of this round, for those who may see everything once it is over."""
        return Past(self.seats, self._bot_seed, moves(self._said))

    def seated(self, seats: tuple[SeatSetup, ...]) -> Session:
        """Return the same position and past with others at the seats, saved nowhere."""
        seeds = (self._seed, self._bot_seed)
        return Session(seats, self.rules, self._now, seeds, None, None, self._ended, self._said)

    @property
    def record(self) -> bytes:
        """The whole game so far as it stands in a file, with every secret of the table; nothing where its beginning is
        not known, as in a lesson."""
        return self._record

    @property
    def path(self) -> Path | None:
        """The file that the game is saved to."""
        return None if self._autosave is None else self._autosave.path

    @property
    def saved(self) -> bool:
        """Whether everything that was played is in a file."""
        return self._autosave is not None and self._autosave.up_to_date

    def is_human(self, seat: int) -> bool:
        """Return whether a person sits there."""
        return self.seats[seat].mind == HUMAN

    def view(self, seat: int) -> View:
        """Return the position as `seat` sees it."""
        return observe(self.state, seat)

    def log(self, seat: int | None) -> Log:
        """Return the log of this round as `seat` saw it, or as a stranger at the table would."""
        return log_of(self.state, seat)

    def public_logs(self) -> tuple[Log, ...]:
        """Return the log of every round so far, as a stranger at the table saw it."""
        now = self.state
        before = [state for state in self._ended if state.table.round != now.table.round]
        return tuple(log_of(state, None) for state in (*before, now))

    @property
    def revealed(self) -> tuple[State, ...]:
        """The last position of every round so far whose roles and goals are shown (R7.8)."""
        now = self.state
        before = tuple(state for state in self._ended if state.table.round != now.table.round)
        return before if now.table.outcome is None else (*before, now)

    def play(self, command: Command) -> Step:
        """Carry out a command of the seat to play and save it. Raises `IllegalCommand`; nothing has changed then."""
        state, plays = self._now
        step = apply(state, command)
        seat = state.table.to_play
        assert seat is not None, "apply refuses every command when nobody is to play"
        self._now = _Position(step.state, plays + 1)
        self._said.append(Said(state, command, step.state))
        if step.state.table.to_play is None:
            self._ended = (*self._ended, step.state)
        self._save(PlayLine(seat=seat, play=str(command)))
        return step

    def deal_next(self) -> Step:
        """Deal the next round and save the deal. The round must be over, and not the last."""
        table = self.table
        assert table.to_play is None, "the round is not over"
        assert table.round < ROUNDS, "this round was the last"
        deal = next_deal(self.state, deal_generator(self._seed, table.round + 1))
        step = next_round(self.state, deal)
        self._now = _Position(step.state, 0)
        self._said = []
        self._save(DealLine(deal=write_deal(deal)))
        return step

    def decide(self, seat: int) -> Decision:
        """Return what the bot at `seat` does now. Changes nothing, and may run on any thread.

        Play its `commands` one after the other.
        """
        state, plays = self._now
        return decide(self.seats[seat].mind, self._bot_seed, state, plays, seat)

    def save(self) -> None:
        """Write what could not be written before; every commit tries that by itself."""
        self._tell(None if self._autosave is None else self._autosave.keep())

    def _save(self, line: Line) -> None:
        written = encode(line)
        if self._record:
            self._record += written
        self._tell(None if self._autosave is None else self._autosave.keep(written))

    def _tell(self, sentence: str | None) -> None:
        self.desk.lie_beside(self.path)
        self.warning = sentence or self.warning
        if self.warning is None:
            self.warning, self.desk.warning = self.desk.warning, None


def decide(mind: str, bot_seed: int, state: State, plays: int, seat: int) -> Decision:
    """Return what a mind does at `seat` after `plays` lines of the round: the same every time. Raises `UnknownMind`."""
    rng = Lots(bot_text(bot_seed, state.table.round, plays, seat))
    return mind_named(mind)(observe(state, seat), log_of(state, seat), persona_of(mind), rng)


def fresh_seed() -> int:
    """Return a whole number below 2^63 that nobody can guess."""
    return random.SystemRandom().getrandbits(63)


def deal_generator(seed: int, number: int) -> random.Random:
    """Return what shuffles the cards of a round: its own generator, so that a loaded game deals as it would have."""
    return random.Random(f"deal:{seed}:{number}")


def bot_text(bot_seed: int, number: int, plays: int, seat: int) -> str:
    """Return what seeds the generator of one decision: `bot_seed:round:line:seat` (RECORDS section 1)."""
    return f"{bot_seed}:{number}:{plays}:{seat}"


def next_deal(state: State, rng: random.Random) -> Deal:
    """Return a fair deal for the round after this one (R8.1, R8.2)."""
    table = state.table
    return shuffle(table.seats, rng, rules=table.rules, starter=next_starter(table), nuggets=state.nuggets)


def _look_for_minds(seats: tuple[SeatSetup, ...]) -> None:
    mind = missing_mind(seats)
    if mind is not None:
        raise UnknownMind(mind)
