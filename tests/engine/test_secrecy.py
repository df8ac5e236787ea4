"""Non-interference: whatever lies unseen, a seat sees, may do, reads and decides the same."""

from __future__ import annotations

import gc
import pickle
import random
from types import FunctionType, ModuleType

import msgspec
import pytest
from engine.playing import Game, eager, first_deal, games, positions
from hypothesis import given, settings
from hypothesis import strategies as st
from seating import MINDS, shown

from ai import minds
from ai.arena.play.twins import permuted, seen_cards, twin
from game.engine.commands import Command, DiscardTwo, Pass, discard_two, give_up
from game.engine.deal import Deal, shuffle
from game.engine.events import (
    DiscardedTwo,
    Drew,
    HandsSwapped,
    HatSwapped,
    Inspected,
    Kept,
    Looked,
    Paid,
    Passed,
    as_seen_by,
)
from game.engine.legal import options
from game.engine.observe import log_of, observe
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import Ruleset
from game.engine.state import RoundLog, State, Step
from game.engine.turn import apply, start

SEEDS = st.integers(0, 2**63)


@settings(max_examples=60, deadline=None)
@given(games(), SEEDS)
def test_view_options_and_log_do_not_depend_on_what_a_seat_has_not_seen(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for index, state in enumerate(positions(*game, seed, rounds=2)):
        if index % 7 != seed % 7 and state.table.question is None and state.table.outcome is None:
            continue
        for seat in range(game[1]):
            other = twin(state, seat, rng)
            assert observe(state, seat) == observe(other, seat)
            assert options(observe(state, seat)) == options(observe(other, seat))
            assert list(log_of(state, seat)) == list(log_of(other, seat))
            assert list(log_of(state, None)) == list(log_of(other, None))


@pytest.mark.parametrize("mind", MINDS)
@settings(max_examples=3, deadline=None)
@given(games(), SEEDS)
def test_every_mind_decides_the_same_whatever_it_has_not_seen(mind: str, game: Game, seed: int) -> None:
    rng = random.Random(seed)
    choose, persona = minds.mind_named(mind), minds.persona_of(mind)
    asked = [state for state in positions(*game, seed) if state.table.to_play is not None]
    questions = [state for state in asked if state.table.question is not None]
    for state in (rng.choice(asked), rng.choice(questions or asked)):
        seat = state.table.to_play
        assert seat is not None
        decisions = [
            choose(shown(mind, truth, seat, state.roles), log_of(truth, seat), persona, random.Random(seed))
            for truth in (state, twin(state, seat, rng), twin(state, seat, rng))
        ]
        assert decisions[0] == decisions[1] == decisions[2]


def seen_roles(state: State, seat: int) -> set[int]:
    """Places of the role cards that `seat` has seen, by their place in the deal: those dealt, then those not dealt."""
    worn, hats = list(range(state.table.seats)), state.table.seats
    seen = {seat}
    for event in state.events[: state.logged]:
        if isinstance(event, HatSwapped):
            worn[event.target] = hats
            hats += 1
            seen |= {worn[seat]}
        elif isinstance(event, Inspected) and event.seat == seat:
            seen.add(worn[event.target])
    return seen


def another_deal(deal: Deal, last: State, seat: int, rng: random.Random) -> Deal:
    """A deal in which everything differs that stays unseen by all others than its holder to the end of a round."""
    seen = seen_cards(last, None) | seen_cards(last, seat)
    whole = last.cards + deal.aside
    cards = permuted(whole, [card for card in range(len(whole)) if card not in seen], rng)
    hands, at = [], 0
    for hand in deal.hands:
        hands.append(cards[at : at + len(hand)])
        at += len(hand)
    closed = [k for k, name in enumerate(last.table.goals) if name is None and not last.looked[seat] >> k & 1]
    dealt = deal.roles + deal.spare
    roles = permuted(dealt, [place for place in range(len(dealt)) if place not in seen_roles(last, seat)], rng)
    # the bonus draws openly from the top of the pile (R11.3)
    drawn = 0 if last.table.bonus is None else len(last.table.bonus.values)
    return msgspec.structs.replace(
        deal,
        hands=tuple(hands),
        deck=cards[at : len(last.cards)],
        aside=cards[len(last.cards) :],
        goals=permuted(deal.goals, closed, rng),
        roles=roles[: len(deal.roles)],
        spare=roles[len(deal.roles) :],
        nuggets=permuted(deal.nuggets, range(drawn, len(deal.nuggets)), rng),
    )


def cards_of(step: Step) -> object:
    """Ids of the cards that a step began with."""
    first = step.events[0]
    return getattr(first, "cards", getattr(first, "card", None))


def said_again(command: Command, step: Step, other: State) -> Command:
    """The command as it is said in another truth, the cards that nobody sees being others."""
    first = step.events[0]
    faces = [other.cards[card] for card in first.cards] if isinstance(first, Passed | DiscardedTwo) else []
    match command:
        case Pass():
            return give_up(*faces)
        case DiscardTwo(_, what):
            return discard_two(faces[0], faces[1], what)
        case _:
            return command


@settings(max_examples=100, deadline=None)
@given(games(most=6), SEEDS)
def test_a_whole_round_looks_the_same_from_a_seat_that_cannot_tell_two_deals_apart(game: Game, seed: int) -> None:
    by, seats = game
    rng = random.Random(seed)
    deal = first_deal(by, seats, rng)
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
        try:
            other = apply(other.state, said_again(command, after, other.state))
        except IllegalCommand as fault:
            raise AssertionError(f"{command} leans on what nobody sees") from fault
        if cards_of(other) != cards_of(after):
            break  # of equal cards in a hand the first is played
        if other.state.table.outcome is not None or after.state.table.outcome is not None:
            break  # who holds a playable card decides the end of a round (R6.1), and roles are shown then


def held_by(thing: object) -> list[object]:
    """All that can be reached from an object: what it refers to, and so on, classes and functions aside."""
    found, waiting = dict[int, object](), [thing]
    while waiting:
        each = waiting.pop()
        if id(each) not in found and not isinstance(each, (type, ModuleType, FunctionType)):
            found[id(each)] = each
            waiting += gc.get_referents(each)
    return list(found.values())


@pytest.mark.parametrize("by", [Ruleset(), Ruleset(saboteur2=True, bonus_nuggets=True)])
def test_a_log_holds_nothing_that_its_seat_may_not_know(by: Ruleset) -> None:
    secret = (Looked, Passed, Drew, DiscardedTwo, HandsSwapped, Inspected, HatSwapped, Kept, Paid)
    for seed in range(3):
        rng = random.Random(seed)
        state = start(by, shuffle(5, rng, rules=by)).state
        while state.table.to_play is not None:
            state = apply(state, rng.choice(options(observe(state, state.table.to_play)))).state
        for seat in (*range(5), None):
            events = [each for each in held_by(log_of(state, seat)) if isinstance(each, secret)]
            assert events
            assert not any(isinstance(each, State | RoundLog) for each in held_by(log_of(state, seat)))
            assert all(as_seen_by(event, seat) == event for event in events)
            assert pickle.loads(pickle.dumps(list(log_of(state, seat)))) == list(log_of(state, seat))


def test_a_line_of_play_that_branches_off_keeps_what_each_seat_knew_then() -> None:
    rng = random.Random(4)
    states = [start(Ruleset(), shuffle(4, rng)).state]
    while states[-1].table.to_play is not None:
        states.append(apply(states[-1], rng.choice(options(observe(states[-1], states[-1].table.to_play)))).state)
    for state in states[:-1:5]:
        assert state.table.to_play is not None
        other = apply(state, options(observe(state, state.table.to_play))[-1]).state
        assert other.events is not state.events
        for seat in (*range(4), None):
            told = [as_seen_by(event, seat) for event in other.events[: other.logged]]
            assert list(log_of(other, seat)) == told
            assert list(log_of(states[-1], seat))[: state.logged] == told[: state.logged]
