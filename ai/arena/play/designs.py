"""What is compared with what: the designs of the arena, and the cards and minds of each of their rounds.

All designs share the deals: deal i of a table of so many seats is the same cards whatever minds play it, so cells can
be compared deal by deal. A deal is played several times, in turns that differ in one thing alone:

- `Sides`: twice, the second time with all roles moved on by half a table.
- `ReplaceOne`: turn 0 with the one mind at every seat, then once for each of four seats with the other mind there.
- `Guest`: once, the one mind at a seat that moves on from deal to deal.
- `Mixed`: once for each mind of the list, all minds moved on by one seat each time.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import assert_never

import msgspec
from msgspec.structs import replace

from game.engine.cards import Role
from game.engine.deal import Deal, shuffle
from game.engine.ruleset import Ruleset

SIDES_TURNS = 2
"""How often a deal is played when each side has one mind."""
MOST_SEATS_REPLACED = 4
"""How many seats of a deal are replaced, one at a time."""


class Sides(msgspec.Struct, frozen=True, tag="sides"):
    """One mind for each side: a seat dealt a saboteur is played by `saboteurs`, every other by `diggers`."""

    diggers: str
    saboteurs: str

    @property
    def minds(self) -> tuple[str, ...]:
        """The minds that play."""
        return self.diggers, self.saboteurs


class ReplaceOne(msgspec.Struct, frozen=True, tag="replace"):
    """One seat of `replace` at a table of `among`, against the same seat played by `among`."""

    replace: str
    among: str

    @property
    def minds(self) -> tuple[str, ...]:
        """The minds that play."""
        return self.replace, self.among


class Guest(msgspec.Struct, frozen=True, tag="guest"):
    """One seat of `guest` at a table of `among`, held against the others at that table."""

    guest: str
    among: str

    @property
    def minds(self) -> tuple[str, ...]:
        """The minds that play."""
        return self.guest, self.among


class Mixed(msgspec.Struct, frozen=True, tag="minds"):
    """Minds side by side, whatever their roles; a table has some of them twice, or lacks some."""

    minds: tuple[str, ...]


Design = Sides | ReplaceOne | Guest | Mixed


class ArenaPlan(msgspec.Struct, frozen=True):
    """What to play: a cell for each number of seats, each of so many `rounds`.

    For `ReplaceOne` the rounds are those with the replaced seat; the rounds that they are held against come on top.
    `fair` makes a fair fight of each number of seats (R1.9).
    """

    design: Design
    seats: tuple[int, ...]
    rounds: int
    seed: int
    rules: Ruleset
    fair: bool = False

    def rules_for(self, seats: int) -> Ruleset:
        """Return the rules of the cell of so many seats."""
        return self.rules.fair(seats) if self.fair else self.rules


class Bout(msgspec.Struct, frozen=True):
    """One round of a plan by its place: which cell, which deal, and which turn of that deal."""

    seats: int
    deal: int
    turn: int


def replaced_turns(seats: int) -> int:
    """Return how many seats of a deal are replaced, one after the other."""
    return min(seats, MOST_SEATS_REPLACED)


def bouts(plan: ArenaPlan, seats: int) -> Iterator[Bout]:
    """Yield the rounds of a cell; the last deal may lack some of its turns."""
    match plan.design:
        case Sides():
            turns, first = SIDES_TURNS, 0
        case Guest():
            turns, first = 1, 0
        case Mixed(minds):
            turns, first = len(minds), 0
        case ReplaceOne():
            turns, first = replaced_turns(seats), 1
        case _:
            assert_never(plan.design)
    for number in range(plan.rounds):
        deal, turn = divmod(number, turns)
        if first and turn == 0:
            yield Bout(seats, deal, 0)
        yield Bout(seats, deal, turn + first)


def replaced_seat(bout: Bout) -> int | None:
    """Return the seat replaced in this round of a `ReplaceOne` design; None in the round it is held against."""
    return (bout.deal + bout.turn) % bout.seats if bout.turn else None


def guest_seat(bout: Bout) -> int:
    """Return the seat of the guest in this round of a `Guest` design."""
    return bout.deal % bout.seats


def deal_of(plan: ArenaPlan, bout: Bout) -> Deal:
    """Deal the cards of a round: a fair deal, with `Sides` the roles moved on in its second turn."""
    box = "saboteur2" if plan.rules.saboteur2 else "base"
    rng = random.Random(f"arena:{plan.seed}:{box}:{bout.seats}:{bout.deal}")
    deal = shuffle(bout.seats, rng, rules=plan.rules_for(bout.seats))
    if not isinstance(plan.design, Sides):
        return deal
    moved = bout.turn * bout.seats // SIDES_TURNS
    return replace(deal, roles=deal.roles[moved:] + deal.roles[:moved])


def minds_of(plan: ArenaPlan, bout: Bout, deal: Deal) -> tuple[str, ...]:
    """Return who plays each seat of a round."""
    match plan.design:
        case Sides(diggers, saboteurs):
            return tuple(saboteurs if role is Role.SABOTEUR else diggers for role in deal.roles)
        case ReplaceOne(one, among):
            at = replaced_seat(bout)
            return tuple(one if seat == at else among for seat in range(bout.seats))
        case Guest(guest, among):
            at = guest_seat(bout)
            return tuple(guest if seat == at else among for seat in range(bout.seats))
        case Mixed(minds):
            order = list(minds)
            random.Random(f"order:{plan.seed}:{bout.seats}:{bout.deal}").shuffle(order)
            return tuple(order[(seat + bout.turn) % len(order)] for seat in range(bout.seats))
        case _:
            assert_never(plan.design)
