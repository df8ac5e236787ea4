"""Laws that hold in every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from engine.playing import conceivable, deal_next, eager, fresh, positions, rulesets
from engine.positions import found, snapshot, view
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.cards import BREAK_OF, DECK, NUGGETS, Card, Face, Tool
from game.engine.cells import GOAL_CELLS, START_CELL
from game.engine.commands import LAYS, parse
from game.engine.events import Passed
from game.engine.legal import can_play, options, placements, why_not
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import EDITIONS, Ruleset
from game.engine.state import State
from game.engine.turn import apply, next_round

SEATS = st.integers(3, 10)
SEEDS = st.integers(0, 2**63)


def tries(examples: int) -> settings:
    """A law that plays whole games is tried this often."""
    return settings(max_examples=examples, deadline=None)


def upright(card: Card) -> str:
    """A card by the smaller of its two spellings, as both are the same card."""
    return min(card.text, card.turned.text) if isinstance(card, Face) else str(card)


def cards_in(state: State) -> Counter[str]:
    """Every card of a round, wherever it lies."""
    table, counted = state.table, Counter[str]()
    for seat, hand in enumerate(table.hands):
        counted.update(upright(state.cards[each]) for each in hand)
        assert view(state, seat).hand == tuple(state.cards[each] for each in hand)
    counted.update(upright(card) for card in state.cards[len(state.cards) - table.deck :])
    fixed = {START_CELL, *GOAL_CELLS}
    counted.update(upright(laid) for cell, laid in table.maze.cards.items() if cell not in fixed)
    counted.update(str(BREAK_OF[Tool(tool)]) for before in table.before for tool in before)
    counted.update(upright(discard.card) for discard in table.discards if discard.card is not None)
    given_up = [event.face for event in found(state, Passed) if event.face is not None]
    assert sum(discard.card is None for discard in table.discards) == len(given_up)
    counted.update(map(upright, given_up))
    return counted


@tries(60)
@given(rulesets(), SEATS, SEEDS)
def test_cards_are_conserved_at_every_step(by: Ruleset, seats: int, seed: int) -> None:
    whole = Counter(map(upright, DECK))
    for state in positions(by, seats, seed):
        assert cards_in(state) == whole
        ids = [each for hand in state.table.hands for each in hand]
        assert len(ids) == len(set(ids))
        assert all(each < len(state.cards) - state.table.deck for each in ids)


@tries(45)
@given(rulesets(), SEATS, SEEDS)
def test_gold_is_conserved_at_every_step(by: Ruleset, seats: int, seed: int) -> None:
    for state in positions(by, seats, seed, rounds=3):
        won = [view(state, seat).won for seat in range(seats)]
        assert sum(won) + sum(state.nuggets) + sum(state.pool) == sum(NUGGETS)
        assert state.table.nuggets == len(state.nuggets) + len(state.pool)
        assert state.table.gold in (None, tuple(won))


@tries(45)
@given(rulesets(), SEATS, SEEDS)
def test_games_end_after_three_rounds(by: Ruleset, seats: int, seed: int) -> None:
    state = list(positions(by, seats, seed, rounds=3))[-1]
    assert state.table.gold is not None
    assert (state.table.round, state.table.to_play) == (3, None)


def walk(by: Ruleset, seats: int, seed: int, every: int) -> list[State]:
    """Some positions of a round: every so many, and all in which the game asks."""
    asked = {}
    walked = list(positions(by, seats, seed))
    for index, state in enumerate(walked):
        if index % every == seed % every or state.table.question is not None or state.table.to_play is None:
            asked[index] = state
    return list(asked.values())


@tries(30)
@given(rulesets(), SEATS, SEEDS)
def test_options_are_all_that_is_legal_each_once(by: Ruleset, seats: int, seed: int) -> None:
    for state in walk(by, seats, seed, every=7):
        for seat in range(seats):
            seen = view(state, seat)
            listed = options(seen)
            assert len(set(listed)) == len(listed)
            assert (listed == []) == (seat != state.table.to_play)
            if seat == state.table.to_play:
                legal = {command for command in conceivable(state, DECK) if why_not(seen, command) is None}
                assert legal == set(listed)


@tries(75)
@given(rulesets(), SEATS, SEEDS)
def test_every_option_is_accepted_and_every_other_command_refused(by: Ruleset, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for state in walk(by, seats, seed, every=11):
        before = snapshot(state)
        listed = options(view(state)) if state.table.to_play is not None else []
        held = tuple(state.cards[each] for hand in state.table.hands for each in hand[:2])
        others = list(conceivable(state, held))
        for command in [*listed, *rng.sample(others, min(60, len(others)))]:
            if command in listed:
                apply(state, command)
            else:
                with pytest.raises(IllegalCommand):
                    apply(state, command)
        assert snapshot(state) == before


@tries(30)
@given(rulesets(), SEATS, SEEDS)
def test_a_command_has_one_text_form(by: Ruleset, seats: int, seed: int) -> None:
    for state in walk(by, seats, seed, every=9):
        for command in {
            *conceivable(state, DECK[::5]),
            *(options(view(state)) if state.table.to_play is not None else ()),
        }:
            try:
                read = parse(str(command))
            except ValueError:
                assert why_not(view(state, 0), command) is not None
            else:
                assert read == command


@tries(30)
@given(rulesets(), SEATS, SEEDS)
def test_placements_are_the_cells_of_the_options(by: Ruleset, seats: int, seed: int) -> None:
    for state in walk(by, seats, seed, every=9):
        if state.table.to_play is None or state.table.question is not None:
            continue
        seen = view(state)
        listed = set(map(str, options(seen)))
        for card in {each for each in seen.hand if isinstance(each, Face)}:
            for way in {card, card.turned}:
                cells = placements(seen, way)
                assert len(cells) == len(set(cells))
                lays = {text for text in listed if text.startswith(f"lay {way} ")}
                assert {str(LAYS[way][cell]) for cell in cells} == lays


@tries(45)
@given(rulesets(), SEATS, SEEDS)
def test_r6_3_could_play_means_that_an_option_would_be_a_play(by: Ruleset, seats: int, seed: int) -> None:
    for state in walk(by, seats, seed, every=5):
        if state.table.to_play is None or state.table.question is not None:
            continue
        plays = [each for each in options(view(state)) if not str(each).startswith(("pass", "claim"))]
        assert can_play(state.table, state.table.to_play, view(state).hand) == bool(plays)


def replayed(by: Ruleset, seats: int, seed: int, disturbance: int | None) -> list[object]:
    """A round as commands and closing state; the global generator is disturbed on the way."""
    rng = random.Random(seed)
    state, trace = fresh(by, seats, rng), list[object]()
    for _ in range(2):
        while state.table.to_play is not None:
            if disturbance is not None:
                random.seed(disturbance)
                random.random()
            command = eager(state, rng)
            trace.append(str(command))
            state = apply(state, command).state
        trace.append(snapshot(state))
        state = next_round(state, deal_next(state, rng)).state
    return trace


@tries(30)
@given(rulesets(), SEATS, SEEDS)
def test_the_same_seed_gives_the_same_game(by: Ruleset, seats: int, seed: int) -> None:
    quiet = random.getstate()
    first = replayed(by, seats, seed, None)
    assert random.getstate() == quiet
    assert replayed(by, seats, seed, 1) == first == replayed(by, seats, seed, 2)


@tries(30)
@given(rulesets(), SEATS, SEEDS)
def test_older_positions_stay_as_they_were(by: Ruleset, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    state = fresh(by, seats, rng)
    kept: list[tuple[State, tuple[object, ...]]] = []
    while state.table.to_play is not None:
        kept.append((state, snapshot(state)[:3]))
        branch = apply(state, eager(state, rng)).state
        if rng.random() < 0.3 and branch.table.to_play is not None:
            branch = apply(branch, eager(branch, rng)).state
            state = apply(state, eager(state, rng)).state
        else:
            state = branch
    for older, was in kept:
        assert snapshot(older)[:3] == was


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_random_games_reach_goals_and_both_sides_win(edition: str) -> None:
    winners, asked = Counter[str](), set[str]()
    for seed in range(40):
        for state in positions(EDITIONS[edition], 3 + seed % 8, seed):  # type: ignore[index]
            asked.add(type(state.table.question).__name__)
            if state.table.outcome is not None and state.table.to_play is None:
                winners[state.table.outcome.winner] += 1
    assert set(winners) == {"diggers", "saboteurs"}
    assert "AskKeep" in asked
