"""Laws that hold in every game, whatever is played."""

from __future__ import annotations

import random
from collections import Counter
from typing import get_args

import pytest
from engine.playing import Game, conceivable, deal_next, eager, fresh, games, positions
from engine.positions import ALL_EDITIONS, snapshot, view
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from game.engine.cards import Face
from game.engine.commands import lay
from game.engine.deal import all_cards
from game.engine.events import Event, maze_after
from game.engine.legal import can_play, options, placements, why_not
from game.engine.maze import first_maze
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import EDITIONS, Edition
from game.engine.state import State
from game.engine.turn import apply, next_round
from game.records.spelling import parse

SEEDS = st.integers(0, 2**63)


def tries(examples: int) -> settings:
    """A law that plays whole games is tried this often."""
    return settings(max_examples=examples, deadline=None)


@tries(45)
@given(games(), SEEDS)
def test_games_end_after_three_rounds(game: Game, seed: int) -> None:
    state = list(positions(*game, seed, rounds=3))[-1]
    assert state.table.gold is not None
    assert (state.table.round, state.table.to_play) == (3, None)


def walk(game: Game, seed: int, every: int) -> list[State]:
    """Some positions of a round: every so many, and all in which the game asks."""
    asked = {}
    walked = list(positions(*game, seed))
    for index, state in enumerate(walked):
        if index % every == seed % every or state.table.question is not None or state.table.to_play is None:
            asked[index] = state
    return list(asked.values())


@tries(30)
@given(games(), SEEDS)
def test_options_are_all_that_is_legal_each_once(game: Game, seed: int) -> None:
    for state in walk(game, seed, every=7):
        for seat in range(state.table.seats):
            seen = view(state, seat)
            listed = options(seen)
            assert len(set(listed)) == len(listed)
            assert (listed == []) == (seat != state.table.to_play)
            if seat == state.table.to_play:
                legal = {
                    command
                    for command in conceivable(state, all_cards(state.table.rules))
                    if why_not(seen, command) is None
                }
                assert legal == set(listed)


@tries(75)
@given(games(), SEEDS)
def test_every_option_is_accepted_and_every_other_command_refused(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    for state in walk(game, seed, every=11):
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
@given(games(), SEEDS)
def test_a_command_has_one_text_form(game: Game, seed: int) -> None:
    for state in walk(game, seed, every=9):
        for command in {
            *conceivable(state, all_cards(state.table.rules)[::5]),
            *(options(view(state)) if state.table.to_play is not None else ()),
        }:
            try:
                read = parse(str(command))
            except ValueError:
                assert why_not(view(state, 0), command) is not None
            else:
                assert read == command


@tries(30)
@given(games(), SEEDS)
def test_placements_are_the_cells_of_the_options(game: Game, seed: int) -> None:
    for state in walk(game, seed, every=9):
        if state.table.to_play is None or state.table.question is not None:
            continue
        seen = view(state)
        listed = set(map(str, options(seen)))
        for card in {each for each in seen.hand if isinstance(each, Face)}:
            for way in {card, card.turned}:
                cells = placements(seen, way)
                assert len(cells) == len(set(cells))
                lays = {text for text in listed if text.startswith(f"lay {way} ")}
                assert {str(lay(way, cell)) for cell in cells} == lays


@tries(45)
@given(games(), SEEDS)
def test_r6_3_could_play_means_that_an_option_would_be_a_play(game: Game, seed: int) -> None:
    for state in walk(game, seed, every=5):
        if state.table.to_play is None or state.table.question is not None:
            continue
        plays = [each for each in options(view(state)) if not str(each).startswith(("pass", "discard", "claim"))]
        assert can_play(state.table, state.table.to_play, view(state).hand) == bool(plays)


@tries(15)
@given(games(), SEEDS)
def test_the_events_of_a_round_make_its_maze(game: Game, seed: int) -> None:
    *_, state = positions(*game, seed)
    maze = first_maze()
    for event in state.events[: state.logged]:
        maze = maze_after(maze, event)
    assert maze == state.table.maze


def replayed(game: Game, seed: int, disturbance: int | None) -> list[object]:
    """A round as commands and closing state; the global generator is disturbed on the way."""
    rng = random.Random(seed)
    state, trace = fresh(*game, rng), list[object]()
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
@given(games(), SEEDS)
def test_the_same_seed_gives_the_same_game(game: Game, seed: int) -> None:
    quiet = random.getstate()
    first = replayed(game, seed, None)
    assert random.getstate() == quiet
    assert replayed(game, seed, 1) == first == replayed(game, seed, 2)


@tries(30)
@given(games(), SEEDS)
def test_older_positions_stay_as_they_were(game: Game, seed: int) -> None:
    rng = random.Random(seed)
    state = fresh(*game, rng)
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


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_random_games_reach_goals_and_both_sides_win(edition: Edition) -> None:
    winners, asked = Counter[str](), set[str]()
    for seed in range(40):
        for state in positions(EDITIONS[edition], 3 + seed % 8, seed):
            asked.add(type(state.table.question).__name__)
            if state.table.outcome is not None and state.table.to_play is None:
                winners[state.table.outcome.winner] += 1
    assert set(winners) == {"diggers", "saboteurs"}
    assert "AskKeep" in asked


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_random_games_of_saboteur_2_and_the_bonus_nuggets_leave_nothing_out(edition: Edition) -> None:
    by = replace(EDITIONS[edition], saboteur2=True, bonus_nuggets=True)
    winners, told, asked = set[str](), set[str](), set[str]()
    for seed in range(80):
        for state in positions(by, 2 + seed % 11, seed):
            asked.add(type(state.table.question).__name__)
        assert state.table.outcome is not None
        winners.update(state.table.outcome.parties())
        told.update(type(event).__name__ for event in state.events)
    assert winners == {"blue", "green", "boss", "profiteer", "saboteurs"}
    assert {"AskSteal", "AskBonus", "AskRetire"} <= asked
    # nugget cards are of the base game, claims of table talk, and after one round no game has ended
    assert {kind.__name__ for kind in get_args(Event)} - told == {
        "Claimed", "NuggetsDrawn", "Kept", "Paid", "GameEnded",
    }  # fmt: skip
