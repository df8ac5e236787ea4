"""The whole truth about a game: the table and everything that is face down. Never shown, never given to a bot.

`opening` makes the first state of a round from its deal (RULES section 1).
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.engine.cards import BONUS_NUGGETS, Card, Face, GoalName, Marker, Role, goal_face
from game.engine.cells import GOAL_CELLS, Cell
from game.engine.deal import Deal
from game.engine.events import SECRETS, Event
from game.engine.maze import Maze, maze_of
from game.engine.ruleset import Ruleset
from game.engine.table import Table


class RoundLog(list[Event]):
    """All that has happened in a round, secrets included, and beside it what may be known, split when appended.

    `public` is what a stranger at the table saw. `own[seat]` has the events of which a seat knows more than that, by
    their place; `own[-1]` is the stranger's and stays empty. Use `add` to append.
    """

    __slots__ = ("own", "public")

    def __init__(self, seats: int, events: Sequence[Event] = ()) -> None:
        super().__init__()
        self.public: list[Event] = []
        self.own: tuple[dict[int, Event], ...] = tuple({} for _ in range(seats + 1))
        self.add(events)

    def until(self, length: int) -> RoundLog:
        """Return a log of its own that begins with the first `length` events of this one."""
        log = RoundLog(len(self.own) - 1)
        log += self[:length]
        log.public += self.public[:length]
        for own, all_own in zip(log.own, self.own, strict=True):
            own.update(all_own)
            while own and next(reversed(own)) >= length:  # places were put in as they rose
                own.popitem()
        return log

    def add(self, events: Sequence[Event]) -> None:
        """Append to the truth and to what may be known of it."""
        place, public, own = len(self), self.public, self.own
        self += events
        for event in events:
            secret = SECRETS[type(event)]
            if secret is None:
                public.append(event)
            else:
                public.append(secret.public(event))
                for knower in secret.knowers:
                    own[getattr(event, knower)][place] = event
            place += 1


class State(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """One position of a game, secrets included.

    `cards[id]` is the face of a card of this round: hands first, then the deck, whose top card has the id
    `len(cards) - table.deck`. `looked[seat]` has bit k - 1 for a goal k that seat has seen. `nuggets` is the pile,
    top first; `pool` what is being picked from (R7.2) and `pickers` the gold-diggers who take part, in the order of
    their picks. `paid` is what each seat gained this round, `earlier` in the rounds before. `events` is the shared
    list of this round's log, read up to `logged`. `passes` counts as R6.4 does; it is a secret, because it tells
    whether a seat that passed could have played. `inspected[seat]` has a bit for each seat whose present role that
    seat has inspected, `spare` the role cards not dealt, top first, `put_aside` those that a changed hat put aside
    (R10.13). `thieves` are the seats that may still steal, the next first (R10.20).
    """

    table: Table
    cards: tuple[Card, ...]
    roles: tuple[Role, ...]
    spare: tuple[Role, ...]
    goals: tuple[GoalName, ...]
    looked: tuple[int, ...]
    nuggets: tuple[int, ...]
    earlier: tuple[int, ...]
    paid: tuple[int, ...]
    events: RoundLog
    logged: int
    pool: tuple[int, ...] = ()
    pickers: tuple[int, ...] = ()
    passes: int = 0
    inspected: tuple[int, ...] = ()
    put_aside: tuple[Role, ...] = ()
    thieves: tuple[int, ...] = ()

    def __eq__(self, other: object) -> bool:
        """Compare positions, not how they came about: the log is left out."""
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]


_COMPARED = tuple(name for name in State.__struct_fields__ if name not in ("events", "logged"))


class Step(msgspec.Struct, frozen=True):
    """What a command led to. The events hold secrets: filter them with `as_seen_by` before anybody looks."""

    state: State
    events: tuple[Event, ...]


def hand_of(state: State, seat: int) -> tuple[Card, ...]:
    """Return the cards in the hand of `seat`, in the order drawn."""
    return tuple(map(state.cards.__getitem__, state.table.hands[seat]))


def opening(
    rules: Ruleset, deal: Deal, number: int, earlier: tuple[int, ...], bonus_left: tuple[int, ...] = BONUS_NUGGETS
) -> State:
    """Return the first position of round `number`; `earlier[seat]` is the gold won before it.

    `bonus_left` are the bonus nuggets still in the box (R11.1).
    """
    seats = len(deal.hands)
    return State(
        table=_table(rules, deal, number, bonus_left),
        cards=tuple(card for pile in (*deal.hands, deal.deck) for card in pile),
        roles=deal.roles,
        spare=deal.spare,
        goals=deal.goals,
        looked=(0,) * seats,
        nuggets=deal.nuggets,
        earlier=earlier,
        paid=(0,) * seats,
        events=RoundLog(seats),
        logged=0,
        inspected=(0,) * seats,
    )


def _table(rules: Ruleset, deal: Deal, number: int, bonus_left: tuple[int, ...]) -> Table:
    seats = len(deal.hands)
    goals: tuple[GoalName | None, ...] = tuple(
        name if goal in deal.revealed else None for goal, name in enumerate(deal.goals, 1)
    )
    in_front = deal.in_front or ((),) * seats
    return Table(
        rules=rules,
        round=number,
        starter=deal.starter,
        to_play=deal.starter,
        maze=_maze(deal),
        in_front=in_front,
        hands=_hands(deal),
        deck=len(deal.deck),
        goals=goals,
        took=(0,) * seats,
        nuggets=len(deal.nuggets),
        # a theft in front of a higher seat counts as played later (RECORDS section 1)
        thefts=tuple(seat for seat, things in enumerate(in_front) if Marker.THEFT in things),
        hats=len(deal.spare),
        bonus_left=bonus_left,
    )


def _hands(deal: Deal) -> tuple[tuple[int, ...], ...]:
    """Return the ids of the cards in hand, numbered as dealt, hand after hand."""
    ends = [sum(len(hand) for hand in deal.hands[: seat + 1]) for seat in range(len(deal.hands))]
    return tuple(tuple(range(end - len(hand), end)) for end, hand in zip(ends, deal.hands, strict=True))


def _maze(deal: Deal) -> Maze:
    """Return the maze of R1.3, with the cards of a set-up position; a revealed goal is placed as written there."""
    laid: dict[Cell, Face] = dict(deal.maze)
    closed: dict[Cell, int] = {}
    for goal, cell in enumerate(GOAL_CELLS, 1):
        if goal in deal.revealed:
            laid[cell] = goal_face(deal.goals[goal - 1])
        else:
            closed[cell] = goal
    return maze_of(laid, closed)
