"""Other truths that a seat cannot tell from the real one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from game.engine.cards import Card, GoalName, Role
from game.engine.events import (
    DiscardedTwo,
    Drew,
    Event,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Looked,
    Paid,
    Passed,
    Retired,
    as_seen_by,
)
from game.engine.observe import log_of, observe
from game.engine.state import RoundLog, State
from game.engine.table import AskKeep, AskTurn

_Thing = TypeVar("_Thing")


def permuted(values: Sequence[_Thing], places: Sequence[int], rng: random.Random) -> tuple[_Thing, ...]:
    """Shuffle the values at some places among themselves."""
    moved = list(values)
    for place, source in zip(places, rng.sample(list(places), len(places)), strict=True):
        moved[place] = values[source]
    return tuple(moved)


def shown_by(event: Event) -> set[int]:
    """Return the ids of the cards whose faces an event shows, as it stands in somebody's log."""
    match event:
        case Drew(_, card, face):
            return set() if face is None else {card}
        case Passed(_, cards, faces) | DiscardedTwo(_, cards, faces):
            return set() if faces is None else set(cards)
        case HandsSwapped(_, card, _, gave, got, faces):
            return {card} if faces is None else {card, *gave, *got}
        case _:
            played = getattr(event, "card", None)
            return set() if played is None else {played}


def seen_cards(state: State, seat: int | None) -> set[int]:
    """Return the ids of the cards of which `seat`, or a stranger, has seen the face."""
    log = log_of(state, seat)
    gone = [set(event.cards) for event in log if isinstance(event, Retired) and event.seat == seat]
    seen = set() if seat is None else set(state.table.hands[seat])
    return seen.union(*gone, *map(shown_by, log))


def unseen_goals(state: State, seat: int) -> list[int]:
    """Return the places of the goals that `seat` cannot tell apart."""
    question = state.table.question
    asked = question.goal if isinstance(question, AskTurn) else 0
    if state.table.outcome is not None:
        return []
    return [k for k, name in enumerate(observe(state, seat).goals) if name is None and k + 1 != asked]


def rewritten(
    event: Event, seat: int, cards: tuple[Card, ...], goals: tuple[GoalName, ...], rng: random.Random
) -> Event:
    """Change every secret of other seats in an event to fit the permuted truth."""
    match event:
        case Drew(who, card, _) if who != seat:
            return Drew(who, card, cards[card])
        case Passed(who, given, _) if who != seat:
            return Passed(who, given, tuple(cards[card] for card in given))
        case DiscardedTwo(who, given, _, what) if who != seat:
            return DiscardedTwo(who, given, tuple(cards[card] for card in given), what)
        case HandsSwapped(who, _, target, gave, got) if seat not in (who, target):
            gave_faces, got_faces = (tuple(cards[card] for card in given) for given in (gave, got))
            return msgspec.structs.replace(event, gave_faces=gave_faces, got_faces=got_faces)
        case Looked(who, card, goal, _) if who != seat:
            return Looked(who, card, goal, goals[goal - 1])
        case Inspected(who, card, target, _) if who != seat:
            return Inspected(who, card, target, rng.choice(list(Role)))
        case HatSwapped(who, card, target) if target != seat:
            return HatSwapped(who, card, target, rng.choice(list(Role)), rng.choice(list(Role)))
        case Kept(who, _) if who != seat:
            return Kept(who, rng.choice((1, 2, 3)))
        case Paid(who, amount, count, values) if who != seat and values is not None:
            return Paid(who, amount, count, tuple(rng.sample(values, count)))
        case _:
            assert as_seen_by(event, seat) == event, f"no other truth is drawn for what {event} hides"
            return event


def _other_roles(state: State, seat: int, rng: random.Random) -> dict[str, tuple[Role, ...]]:
    """Change role cards wherever `seat` does not know which one lies there."""
    if state.table.outcome is not None:
        return {}
    piles = state.roles, state.spare, state.put_aside
    known = observe(state, seat).roles
    unknown = [place for place in range(sum(map(len, piles))) if place >= len(known) or known[place] is None]
    dealt = permuted(sum(piles, ()), unknown, rng)
    ends = len(piles[0]), len(piles[0]) + len(piles[1])
    return {"roles": dealt[: ends[0]], "spare": dealt[ends[0] : ends[1]], "put_aside": dealt[ends[1] :]}


def _other_gold(state: State, seat: int, rng: random.Random) -> dict[str, tuple[int, ...]]:
    """Change nugget cards wherever they lie unseen, and what other seats have won."""
    picking = isinstance(state.table.question, AskKeep) and state.table.to_play == seat
    nuggets, pool = permuted(state.nuggets, range(len(state.nuggets)), rng), state.pool
    if not picking:
        pile = permuted(state.pool + state.nuggets, range(len(state.pool + state.nuggets)), rng)
        pool, nuggets = pile[: len(pool)], pile[len(pool) :]
    others = [place for place in range(state.table.seats) if place != seat]
    counted = state.table.gold is not None
    return {
        "nuggets": nuggets,
        "pool": pool,
        "paid": state.paid if counted else permuted(state.paid, others, rng),
        "earlier": state.earlier if counted else permuted(state.earlier, others, rng),
    }


def _others(mine: tuple[int, ...], seat: int, most: int, rng: random.Random) -> tuple[int, ...]:
    """Keep what `seat` has, and draw anything below `most` for the others."""
    return tuple(own if place == seat else rng.randrange(most) for place, own in enumerate(mine))


def twin(state: State, seat: int, rng: random.Random) -> State:
    """Draw another truth that `seat` cannot tell from the real one: hands, deck, goals, roles, nuggets."""
    seen, seats = seen_cards(state, seat), state.table.seats
    cards = permuted(state.cards, [card for card in range(len(state.cards)) if card not in seen], rng)
    goals = permuted(state.goals, unseen_goals(state, seat), rng)
    return msgspec.structs.replace(
        state,
        cards=cards,
        goals=goals,
        events=RoundLog(seats, [rewritten(event, seat, cards, goals, rng) for event in state.events[: state.logged]]),
        looked=_others(state.looked, seat, 8, rng),
        inspected=_others(state.inspected, seat, 1 << seats, rng),
        passes=rng.randrange(seats),
        **_other_roles(state, seat, rng),
        **_other_gold(state, seat, rng),
    )
