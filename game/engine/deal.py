"""Deals: which card is where when a round begins (RULES section 1), shuffled here or read from a record."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum

import msgspec

from game.engine.cards import (
    DECK,
    GOLD,
    HAND_SIZES,
    NUGGETS,
    SABOTEUR2_ACTIONS,
    SABOTEUR2_DECK,
    SABOTEUR2_HAND,
    STONES,
    Card,
    Face,
    GoalName,
    InFront,
    Marker,
    Role,
    face,
    only_in_saboteur2,
)
from game.engine.cells import GOAL_CELLS, START_CELL, Cell
from game.engine.ruleset import Ruleset, role_cards


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal; piles top first. `aside` are the cards put aside unseen (R1.8, R10.2).

    The last four fields are for set-up positions (RECORDS section 1).
    """

    starter: int
    roles: tuple[Role, ...]
    spare: tuple[Role, ...]
    goals: tuple[GoalName, ...]
    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    aside: tuple[Card, ...] = ()
    nuggets: tuple[int, ...] = NUGGETS
    maze: Mapping[Cell, Face] = {}
    revealed: tuple[int, ...] = ()
    in_front: tuple[tuple[InFront, ...], ...] | None = None
    gold: tuple[int, ...] | None = None


class Fault(StrEnum):
    """What can be wrong with a deal."""

    STARTER = "starter"
    SEATS = "seats"
    ROLES = "roles"
    SPARE = "spare"
    GOALS = "goals"
    HANDS = "hands"
    DECK = "deck"
    ASIDE = "aside"
    NUGGETS = "nuggets"
    MAZE = "maze"
    REVEALED = "revealed"
    IN_FRONT = "in_front"
    GOLD = "gold"
    NO_SCENARIO = "no_scenario"
    EXPANSION = "expansion"


class DealFault(msgspec.Struct, frozen=True):
    """A fault of a deal and its clause, where one applies."""

    fault: Fault
    clause: str | None


_BASE = Ruleset()


def hand_size(rules: Ruleset, seats: int) -> int:
    """Return how many cards are dealt to a hand (R1.2, R10.2)."""
    return SABOTEUR2_HAND if rules.saboteur2 else HAND_SIZES[seats]


def deck_size(rules: Ruleset, seats: int) -> int:
    """Return how many cards are left to draw once everybody has a hand (R1.2, R1.8, R10.2)."""
    return len(all_cards(rules)) - seats * hand_size(rules, seats) - rules.put_aside


def all_cards(rules: Ruleset) -> tuple[Card, ...]:
    """Return the cards that hands, deck and the cards put aside are dealt from (R1.2, R10.2)."""
    return SABOTEUR2_DECK if rules.saboteur2 else DECK


def first_nuggets(rules: Ruleset) -> tuple[int, ...]:
    """Return the nugget cards of a game; Saboteur 2 leaves them in the box (R1.4, R10.1)."""
    return () if rules.saboteur2 else NUGGETS


def shuffle(
    seats: int,
    rng: random.Random,
    *,
    rules: Ruleset = _BASE,
    starter: int | None = None,
    nuggets: Sequence[int] | None = None,
) -> Deal:
    """Return a fair deal; the starter is drawn when none is named (R1.1 to R1.8, R8.1, R10.1, R10.2).

    `nuggets` are those left in the box, None for all of them.
    """
    roles = list(role_cards(rules, seats).elements())
    goals: list[GoalName] = [GOLD, *STONES]
    deck, pile = list(all_cards(rules)), list(first_nuggets(rules) if nuggets is None else nuggets)
    for cards in (roles, goals, deck, pile):
        rng.shuffle(cards)
    size, aside = hand_size(rules, seats), rules.put_aside
    dealt = aside + seats * size
    return Deal(
        starter=rng.randrange(seats) if starter is None else starter,
        roles=tuple(roles[:seats]),
        spare=tuple(roles[seats:]),
        goals=tuple(goals),
        hands=tuple(tuple(deck[at : at + size]) for at in range(aside, dealt, size)),
        deck=tuple(deck[dealt:]),
        aside=tuple(deck[:aside]),
        nuggets=tuple(pile),
    )


def fault(
    deal: Deal, seats: int, *, rules: Ruleset = _BASE, nuggets: Sequence[int], starter: int | None, scenario: bool
) -> DealFault | None:
    """Return what is wrong with a deal, None when nothing is.

    `nuggets` are the cards left in the box before this round, `starter` the seat that R8.2 names, None in the first
    round. With `scenario` the deal need not be a whole deck.
    """
    if not 0 <= deal.starter < seats:
        return DealFault(Fault.STARTER, "R1.5")
    if starter is not None and deal.starter != starter:
        return DealFault(Fault.STARTER, "R8.2")
    if len(deal.roles) != seats or len(deal.hands) != seats:
        return DealFault(Fault.SEATS, "R10.1" if rules.saboteur2 else "R1.1")
    if rules.saboteur2 and deal.nuggets:
        return DealFault(Fault.NUGGETS, "R10.1")
    if not rules.saboteur2 and len(deal.aside) != rules.aside:
        return DealFault(Fault.ASIDE, "R1.8" if rules.aside else None)
    if rules.saboteurs is not None and deal.spare:
        return DealFault(Fault.SPARE, "R1.7")
    if not rules.saboteur2 and _expansion(deal, scenario=scenario):
        return DealFault(Fault.EXPANSION, "R10.2" if scenario else None)
    if scenario:
        return _scenario_fault(deal, seats, rules)
    return _whole_fault(deal, seats, rules, nuggets)


def _expansion(deal: Deal, *, scenario: bool) -> bool:
    """Return whether roles or cards are there that only Saboteur 2 has; the faces of a whole deal are counted later."""
    foreign = only_in_saboteur2 if scenario else SABOTEUR2_ACTIONS.__contains__
    piles = (*deal.hands, deal.deck, deal.aside, tuple(deal.maze.values()))
    return (
        any(foreign(card) for pile in piles for card in pile)
        or not {*deal.roles, *deal.spare} <= {Role.DIGGER, Role.SABOTEUR}
        or any(isinstance(thing, Marker) for things in deal.in_front or () for thing in things)
    )


def _whole_fault(deal: Deal, seats: int, rules: Ruleset, nuggets: Sequence[int]) -> DealFault | None:
    """Return what is wrong with a deal that must be exactly the cards of the box."""
    two = rules.saboteur2
    if deal.maze or deal.revealed or deal.in_front is not None or deal.gold is not None:
        return DealFault(Fault.NO_SCENARIO, None)
    if Counter(deal.roles + deal.spare) != role_cards(rules, seats):
        return DealFault(Fault.ROLES, "R10.1" if two else "R1.1" if rules.saboteurs is None else "R1.7")
    if sorted(deal.goals) != sorted((GOLD, *STONES)):
        return DealFault(Fault.GOALS, "R1.3")
    if any(len(hand) != hand_size(rules, seats) for hand in deal.hands):
        return DealFault(Fault.HANDS, "R10.2" if two else "R1.2")
    if two and len(deal.aside) != rules.put_aside:
        return DealFault(Fault.ASIDE, "R10.2")
    if Counter(card for pile in (*deal.hands, deal.deck, deal.aside) for card in pile) != Counter(all_cards(rules)):
        return DealFault(Fault.DECK, "R10.2" if two else "R1.2")
    return None if Counter(deal.nuggets) == Counter(nuggets) else DealFault(Fault.NUGGETS, "R1.4")


_TURNED_STONES = tuple(face(stone).turned.text for stone in STONES)


def _scenario_fault(deal: Deal, seats: int, rules: Ruleset) -> DealFault | None:
    """Return what is wrong with a set-up position: any cards will do, each where it can be."""
    if rules.saboteur2 and Role.DIGGER in (*deal.roles, *deal.spare):
        return DealFault(Fault.ROLES, "R10.1")
    if len(deal.goals) != len(GOAL_CELLS) or not set(deal.goals) <= {GOLD, *STONES, *_TURNED_STONES}:
        return DealFault(Fault.GOALS, "R1.3")
    if any(value not in (1, 2, 3) for value in deal.nuggets):
        return DealFault(Fault.NUGGETS, "R1.4")
    if not deal.maze.keys().isdisjoint((START_CELL, *GOAL_CELLS)):
        return DealFault(Fault.MAZE, "R3.1")
    if not set(deal.revealed) <= {1, 2, 3} or len(set(deal.revealed)) != len(deal.revealed):
        return DealFault(Fault.REVEALED, None)
    if any(deal.goals[goal - 1] == GOLD for goal in deal.revealed):
        return DealFault(Fault.REVEALED, "R5.2")
    in_front = deal.in_front or ((),) * seats
    if len(in_front) != seats or any(len(set(things)) != len(things) for things in in_front):
        return DealFault(Fault.IN_FRONT, "R10.5" if rules.saboteur2 else "R4.1")
    if deal.gold is not None and (len(deal.gold) != seats or any(won < 0 for won in deal.gold)):
        return DealFault(Fault.GOLD, None)
    return None
