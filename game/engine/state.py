"""The whole truth about a game: the table and everything that lies face down. Never shown, never given to a bot."""

from __future__ import annotations

import msgspec

from game.engine.cards import Card, GoalName, Role
from game.engine.events import Event
from game.engine.table import Table


class State(msgspec.Struct, frozen=True, kw_only=True):
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
    events: list[Event]
    logged: int
    pool: tuple[int, ...] = ()
    pickers: tuple[int, ...] = ()
    passes: int = 0
    inspected: tuple[int, ...] = ()
    put_aside: tuple[Role, ...] = ()
    thieves: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """What a command led to. The events hold secrets: filter them with `as_seen_by` before anybody looks."""

    state: State
    events: tuple[Event, ...]
