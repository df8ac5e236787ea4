"""A game is its record: written, played again and written once more, with every expansion and edition."""

from __future__ import annotations

import random

from engine.playing import Game, deal_next, eager, first_deal, games
from hypothesis import given, settings
from hypothesis import strategies as st
from scenarios import accepted

from game.engine.events import Event
from game.engine.ruleset import Ruleset
from game.engine.state import State, Step
from game.engine.turn import ROUNDS, apply, next_round, start
from game.records.deals import write_deal
from game.records.lines import DealLine, Line, PlayLine, encode, header_of, ruleset
from game.records.setup import SeatSetup
from game.records.verify import report

SEEDS = st.integers(0, 2**63 - 1)


def played(by: Ruleset, seats: int, seed: int) -> tuple[list[Line], list[Step]]:
    """A whole game at random: the lines of its record after the header, and what each led to."""
    rng = random.Random(seed)
    deal = first_deal(by, seats, rng)
    lines: list[Line] = [DealLine(deal=write_deal(deal))]
    steps = [start(by, deal)]
    while True:
        state = steps[-1].state
        seat = state.table.to_play
        if seat is not None:
            command = eager(state, rng, seed % 3 * 0.45)
            lines.append(PlayLine(seat=seat, play=str(command)))
            steps.append(apply(state, command))
        elif state.table.round < ROUNDS:
            deal = deal_next(state, rng)
            lines.append(DealLine(deal=write_deal(deal)))
            steps.append(next_round(state, deal))
        else:
            return lines, steps


def at_its_time(state: State) -> tuple[State, list[Event]]:
    """The state, and its log cut where it ended then: later moves share the list."""
    return state, state.events[: state.logged]


@settings(max_examples=40, deadline=None)
@given(games(), SEEDS)
def test_a_game_is_its_record(game: Game, seed: int) -> None:
    by, seats = game
    lines, steps = played(by, seats, seed)
    header = header_of(tuple(SeatSetup(f"Seat {k}", "random") for k in range(seats)), by, seed=seed, bot_seed=1)
    data = b"".join(map(encode, (header, *lines)))
    again = accepted(data)
    assert again.header == header
    assert ruleset(header.rules) == by
    assert [each.line for each in again.played] == lines
    for one, other in zip(steps, again.played, strict=True):
        assert one.events == other.step.events
        assert at_its_time(one.state) == at_its_time(other.step.state)
    assert b"".join(map(encode, (header, *(each.line for each in again.played)))) == data


@settings(max_examples=25, deadline=None)
@given(games(), SEEDS)
def test_a_record_cut_anywhere_tells_where_the_game_stood(game: Game, seed: int) -> None:
    by, seats = game
    lines, steps = played(by, seats, seed)
    header = header_of(tuple(SeatSetup(f"Seat {k}", "random") for k in range(seats)), by, seed=seed, bot_seed=1)
    cut = random.Random(seed).randrange(1, len(lines) + 1)
    told = report(accepted(b"".join(map(encode, (header, *lines[:cut])))))
    table = steps[cut - 1].state.table
    assert (told["ok"], told["round"], told["to_play"]) == (True, table.round, table.to_play)
    assert told["before"] == [list(map(str, things)) for things in table.in_front]
    assert told["deck"] == table.deck
    assert len(told["options"]) == len(set(told["options"]))
    assert told["options"] == sorted(told["options"])
    assert (told["options"] == []) == (table.to_play is None)
    assert told["gold"] == [sum(each["paid"][seat] for each in told["rounds"]) for seat in range(seats)]
