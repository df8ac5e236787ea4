"""Non-interference: whatever lies unseen, a seat sees, may do, reads and decides the same."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

import msgspec
from engine.playing import eager, positions, rulesets
from hypothesis import given, settings
from hypothesis import strategies as st

from ai import minds
from game.engine.cards import Card, GoalName
from game.engine.commands import Command, Pass
from game.engine.deal import Deal, shuffle
from game.engine.events import Drew, Event, Kept, Looked, Paid, Passed
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import AskKeep, AskTurn
from game.engine.turn import apply, start

T = TypeVar("T")
SEEDS = st.integers(0, 2**63)


def permuted(values: Sequence[T], places: Sequence[int], rng: random.Random) -> tuple[T, ...]:
    """The values with those at some places shuffled among themselves."""
    moved = list(values)
    for place, source in zip(places, rng.sample(list(places), len(places)), strict=True):
        moved[place] = values[source]
    return tuple(moved)


def seen_cards(state: State, seat: int) -> set[int]:
    """Ids of the cards of which `seat` has seen the face."""
    seen = set(state.table.hands[seat])
    for event in log_of(state, seat):
        card = getattr(event, "card", None)
        if card is not None and not (isinstance(event, Drew | Passed) and event.face is None):
            seen.add(card)
    return seen


def unseen_goals(state: State, seat: int) -> list[int]:
    """Places of the goals that `seat` cannot tell apart."""
    question = state.table.question
    asked = question.goal if isinstance(question, AskTurn) else 0
    if state.table.outcome is not None:
        return []
    return [k for k, name in enumerate(observe(state, seat).goals) if name is None and k + 1 != asked]


def rewritten(
    event: Event, seat: int, cards: tuple[Card, ...], goals: tuple[GoalName, ...], rng: random.Random
) -> Event:
    """An event with every secret of other seats changed to fit the permuted truth."""
    match event:
        case Drew(who, card, _) if who != seat:
            return Drew(who, card, cards[card])
        case Passed(who, card, _) if who != seat and card is not None:
            return Passed(who, card, cards[card])
        case Looked(who, card, goal, _) if who != seat:
            return Looked(who, card, goal, goals[goal - 1])
        case Kept(who, _) if who != seat:
            return Kept(who, rng.choice((1, 2, 3)))
        case Paid(who, amount, count, values) if who != seat and values is not None:
            return Paid(who, amount, count, tuple(rng.sample(values, count)))
        case _:
            return event


def twin(state: State, seat: int, rng: random.Random) -> State:
    """Another truth that `seat` cannot tell from the real one: hands, deck, goals, roles, nuggets."""
    seen = seen_cards(state, seat)
    cards = permuted(state.cards, [card for card in range(len(state.cards)) if card not in seen], rng)
    goals = permuted(state.goals, unseen_goals(state, seat), rng)
    roles, spare = state.roles, state.spare
    if state.table.outcome is None:
        unknown = [place for place in range(len(roles) + len(spare)) if place != seat]
        dealt = permuted(roles + spare, unknown, rng)
        roles, spare = dealt[: len(roles)], dealt[len(roles) :]
    picking = isinstance(state.table.question, AskKeep) and state.table.to_play == seat
    nuggets, pool = permuted(state.nuggets, range(len(state.nuggets)), rng), state.pool
    if not picking:
        pile = permuted(state.pool + state.nuggets, range(len(state.pool + state.nuggets)), rng)
        pool, nuggets = pile[: len(pool)], pile[len(pool) :]
    others = [place for place in range(len(roles)) if place != seat]
    counted = state.table.gold is not None
    return msgspec.structs.replace(
        state,
        cards=cards,
        goals=goals,
        roles=roles,
        spare=spare,
        nuggets=nuggets,
        pool=pool,
        paid=state.paid if counted else permuted(state.paid, others, rng),
        earlier=state.earlier if counted else permuted(state.earlier, others, rng),
        events=[rewritten(event, seat, cards, goals, rng) for event in state.events[: state.logged]],
        looked=tuple(seen if place == seat else rng.randrange(8) for place, seen in enumerate(state.looked)),
        passes=rng.randrange(len(roles)),
    )


@settings(max_examples=60, deadline=None)
@given(rulesets(), st.integers(3, 10), SEEDS)
def test_view_options_and_log_do_not_depend_on_what_a_seat_has_not_seen(by: Ruleset, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for index, state in enumerate(positions(by, seats, seed, rounds=2)):
        if index % 7 != seed % 7 and state.table.question is None and state.table.outcome is None:
            continue
        for seat in range(seats):
            other = twin(state, seat, rng)
            assert observe(state, seat) == observe(other, seat)
            assert options(observe(state, seat)) == options(observe(other, seat))
            assert list(log_of(state, seat)) == list(log_of(other, seat))
            assert list(log_of(state, None)) == list(log_of(other, None))


@settings(max_examples=25, deadline=None)
@given(rulesets(), st.integers(3, 10), SEEDS)
def test_every_mind_decides_the_same_whatever_it_has_not_seen(by: Ruleset, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for index, state in enumerate(positions(by, seats, seed)):
        seat = state.table.to_play
        if seat is None or (index % 9 != seed % 9 and state.table.question is None):
            continue
        for mind in minds.PLAYABLE:
            choose, persona = minds.choose(mind), minds.persona(mind)
            decisions = [
                choose(observe(truth, seat), log_of(truth, seat), persona, random.Random(seed))
                for truth in (state, twin(state, seat, rng), twin(state, seat, rng))
            ]
            assert decisions[0] == decisions[1] == decisions[2], mind
            assert set(decisions[0].commands) <= set(options(observe(state, seat)))


def another_deal(deal: Deal, last: State, seat: int, rng: random.Random) -> Deal:
    """A deal in which everything differs that stays unseen by all others than its holder to the end of a round."""
    public = {
        event.card for event in log_of(last, None) if hasattr(event, "card") and not isinstance(event, Drew | Passed)
    }
    hidden = [card for card in range(len(last.cards)) if card not in public | seen_cards(last, seat)]
    cards = permuted(last.cards, hidden, rng)
    hands, at = [], 0
    for hand in deal.hands:
        hands.append(cards[at : at + len(hand)])
        at += len(hand)
    closed = [k for k, name in enumerate(last.table.goals) if name is None and not last.looked[seat] >> k & 1]
    places = [place for place in range(len(deal.roles) + 1) if place != seat]
    roles = permuted(deal.roles + deal.spare, places, rng)
    return msgspec.structs.replace(
        deal,
        hands=tuple(hands),
        deck=cards[at:],
        goals=permuted(deal.goals, closed, rng),
        roles=roles[:-1],
        spare=roles[-1:],
        nuggets=permuted(deal.nuggets, range(len(deal.nuggets)), rng),
    )


@settings(max_examples=60, deadline=None)
@given(rulesets(), st.integers(3, 6), SEEDS)
def test_a_whole_round_looks_the_same_from_a_seat_that_cannot_tell_two_deals_apart(
    by: Ruleset, seats: int, seed: int
) -> None:
    rng = random.Random(seed)
    deal = shuffle(seats, rng)
    path = [start(by, deal)]
    commands: list[Command] = []
    while path[-1].state.table.to_play is not None and path[-1].state.table.outcome is None:
        commands.append(eager(path[-1].state, rng, 0.3))
        path.append(apply(path[-1].state, commands[-1]))
    seat = seed % seats
    other = start(by, another_deal(deal, path[-1].state, seat, rng))
    for before, command, after in zip(path, commands, path[1:], strict=False):
        assert observe(before.state, seat) == observe(other.state, seat)
        assert list(log_of(before.state, seat)) == list(log_of(other.state, seat))
        card: int | None = getattr(after.events[0], "card", None)
        if isinstance(command, Pass) and card is not None:
            command = Pass(other.state.cards[card])
        try:
            other = apply(other.state, command)
        except IllegalCommand as fault:
            raise AssertionError(f"{command} leans on what nobody sees") from fault
        if getattr(other.events[0], "card", None) != card:
            break  # of equal cards in a hand the first is played
        if other.state.table.outcome is not None or after.state.table.outcome is not None:
            break  # who holds a playable card decides the end of a round (R6.1), and roles are shown then
