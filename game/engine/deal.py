"""Deals: which card lies where when a round begins (RULES section 1), shuffled here or read from a record."""

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
    ROLE_COUNTS,
    STONES,
    Card,
    Face,
    GoalName,
    Role,
    Tool,
    face,
)
from game.engine.cells import GOAL_CELLS, START_CELL, Cell


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal; piles top first. The last four fields are for set-up positions (CONTRACT section 1)."""

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
    before: tuple[tuple[Tool, ...], ...] | None = None
    gold: tuple[int, ...] | None = None


class Fault(StrEnum):
    """What can be wrong with a deal."""

    STARTER = "starter"
    SEATS = "seats"
    ROLES = "roles"
    GOALS = "goals"
    HANDS = "hands"
    DECK = "deck"
    ASIDE = "aside"
    NUGGETS = "nuggets"
    MAZE = "maze"
    REVEALED = "revealed"
    BEFORE = "before"
    GOLD = "gold"
    NO_SCENARIO = "no_scenario"


class DealFault(msgspec.Struct, frozen=True):
    """A fault of a deal and its clause, where one applies."""

    fault: Fault
    clause: str | None


def shuffle(seats: int, rng: random.Random, *, starter: int | None = None, nuggets: Sequence[int] = NUGGETS) -> Deal:
    """A fair deal for 3 to 10 seats; the starter is drawn when none is named (R1.1 to R1.5, R8.1)."""
    saboteurs, diggers = ROLE_COUNTS[seats]
    roles = [Role.SABOTEUR] * saboteurs + [Role.DIGGER] * diggers
    goals: list[GoalName] = [GOLD, *STONES]
    deck, pile = list(DECK), list(nuggets)
    for cards in (roles, goals, deck, pile):
        rng.shuffle(cards)
    size = HAND_SIZES[seats]
    return Deal(
        starter=rng.randrange(seats) if starter is None else starter,
        roles=tuple(roles[:seats]),
        spare=tuple(roles[seats:]),
        goals=tuple(goals),
        hands=tuple(tuple(deck[i * size : (i + 1) * size]) for i in range(seats)),
        deck=tuple(deck[seats * size :]),
        nuggets=tuple(pile),
    )


def fault(deal: Deal, seats: int, *, nuggets: Sequence[int], starter: int | None, scenario: bool) -> DealFault | None:
    """What is wrong with a deal; absent when nothing is.

    `nuggets` are the cards left in the box before this round, `starter` the seat that R8.2 names, absent in the first
    round. With `scenario` the deal need not be a whole deck.
    """
    if not 0 <= deal.starter < seats:
        return DealFault(Fault.STARTER, "R1.5")
    if starter is not None and deal.starter != starter:
        return DealFault(Fault.STARTER, "R8.2")
    if len(deal.roles) != seats or len(deal.hands) != seats:
        return DealFault(Fault.SEATS, "R1.1")
    if deal.aside:
        return DealFault(Fault.ASIDE, None)
    return _scenario_fault(deal, seats) if scenario else _whole_fault(deal, seats, nuggets)


def _whole_fault(deal: Deal, seats: int, nuggets: Sequence[int]) -> DealFault | None:
    """A deal of exactly the cards of the box."""
    if deal.maze or deal.revealed or deal.before is not None or deal.gold is not None:
        return DealFault(Fault.NO_SCENARIO, None)
    saboteurs, diggers = ROLE_COUNTS[seats]
    if Counter(deal.roles + deal.spare) != {Role.SABOTEUR: saboteurs, Role.DIGGER: diggers}:
        return DealFault(Fault.ROLES, "R1.1")
    if sorted(deal.goals) != sorted((GOLD, *STONES)):
        return DealFault(Fault.GOALS, "R1.3")
    if any(len(hand) != HAND_SIZES[seats] for hand in deal.hands):
        return DealFault(Fault.HANDS, "R1.2")
    if Counter(card for pile in (*deal.hands, deal.deck) for card in pile) != Counter(DECK):
        return DealFault(Fault.DECK, "R1.2")
    return None if Counter(deal.nuggets) == Counter(nuggets) else DealFault(Fault.NUGGETS, "R1.4")


_TURNED_STONES = tuple(face(stone).turned.text for stone in STONES)


def _scenario_fault(deal: Deal, seats: int) -> DealFault | None:
    """A set-up position: any cards, but each where it can lie."""
    if len(deal.goals) != len(GOAL_CELLS) or not set(deal.goals) <= {GOLD, *STONES, *_TURNED_STONES}:
        return DealFault(Fault.GOALS, "R1.3")
    if any(value not in (1, 2, 3) for value in deal.nuggets):
        return DealFault(Fault.NUGGETS, "R1.4")
    if not deal.maze.keys().isdisjoint((START_CELL, *GOAL_CELLS)) or any(card.ladder for card in deal.maze.values()):
        return DealFault(Fault.MAZE, "R3.1")
    if not set(deal.revealed) <= {1, 2, 3} or len(set(deal.revealed)) != len(deal.revealed):
        return DealFault(Fault.REVEALED, None)
    if any(deal.goals[goal - 1] == GOLD for goal in deal.revealed):
        return DealFault(Fault.REVEALED, "R5.2")
    before = deal.before or ((),) * seats
    if len(before) != seats or any(len(set(tools)) != len(tools) for tools in before):
        return DealFault(Fault.BEFORE, "R4.1")
    if deal.gold is not None and (len(deal.gold) != seats or any(won < 0 for won in deal.gold)):
        return DealFault(Fault.GOLD, None)
    return None
