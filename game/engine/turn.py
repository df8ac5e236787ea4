"""Turns and rounds: `start`, `apply` and `next_round` (RULES sections 1, 2, 4, 6 and 8)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.engine import gold as shares
from game.engine import play
from game.engine.cards import GOLD
from game.engine.cells import Cell
from game.engine.commands import (
    Break,
    ClaimGoal,
    ClaimSeat,
    Command,
    Keep,
    Lay,
    Map,
    Pass,
    Repair,
    Reveal,
    Rockfall,
    TurnStone,
)
from game.engine.deal import Deal
from game.engine.events import (
    Claimed,
    Drew,
    Event,
    GameEnded,
    Laid,
    Passed,
    RoundBegan,
    RoundEnded,
)
from game.engine.goals import reveal_chosen, reveal_reached, turn_chosen
from game.engine.legal import can_play, why_not
from game.engine.observe import observe
from game.engine.opening import opening
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import Ruleset
from game.engine.state import State, Step
from game.engine.table import Cause, Outcome, Table

ROUNDS = 3
"""R8.1."""


def start(rules: Ruleset, deal: Deal) -> Step:
    """Begin a game with the deal of its first round."""
    return _begin(opening(rules, deal, 1, deal.gold or (0,) * len(deal.hands)))


def next_round(state: State, deal: Deal) -> Step:
    """Deal the next round (R8.1); the deal must be free of faults, and the round before must have ended."""
    table = state.table
    assert table.to_play is None, "the round is not over"
    assert table.round < ROUNDS, "that was the last round"
    earlier = tuple(map(sum, zip(state.earlier, state.paid, strict=True)))
    return _begin(opening(table.rules, deal, table.round + 1, deal.gold or earlier))


def next_starter(table: Table) -> int:
    """The seat that starts the next round (R8.2)."""
    match table.rules.next_starter:
        case "last_card":
            last = table.last_card
        case "last_path":
            last = table.last_path
        case "last_turn":
            last = table.last_turn
        case _ as unknown:
            assert_never(unknown)
    return ((table.starter if last is None else last) + 1) % table.seats


def _begin(opened: State) -> Step:
    """A set-up position may be over as soon as it is dealt, or begin with an empty hand (R6.2, R2.2)."""
    events: list[Event] = [RoundBegan(opened.table.round, opened.table.starter, opened.table.maze)]
    cause = _end_cause(opened)
    state = _end_round(opened, cause, None, events) if cause else _pass_empty_hands(opened, events)
    return _logged(state, events)


def _logged(state: State, events: list[Event]) -> Step:
    """Append to the round's one log, or to a copy of it when another line of play has gone on from here."""
    log = state.events
    if len(log) != state.logged:
        log = log[: state.logged]
    log += events
    return Step(replace(state, events=log, logged=len(log)), tuple(events))


def apply(state: State, command: Command) -> Step:
    """Carry out `command` for the seat to play.

    Raises IllegalCommand, with the clause, when it may not say that now; `state` never changes.
    """
    table = state.table
    seat = table.to_play
    refusal = why_not(observe(state, 0 if seat is None else seat), command)
    if refusal is not None or seat is None:
        assert refusal is not None
        raise IllegalCommand(refusal)
    events: list[Event] = []
    return _logged(_carry_out(state, seat, command, events), events)


def _carry_out(state: State, seat: int, command: Command, events: list[Event]) -> State:
    match command:
        case Lay():
            state = play.lay(state, seat, command, events)
            state = reveal_reached(state, seat, command.cell, events)
            return _after_goals(state, seat, events)
        case Break() | Repair() | Rockfall() | Map():
            return _finish_turn(play.action(state, seat, command, events), seat, events)
        case Pass(card):
            return _finish_turn(play.give_up(state, seat, card, events), seat, events)
        case Keep(value):
            asked = replace(state, table=replace(state.table, to_play=None, question=None))
            return _close_round(shares.keep(asked, seat, value, events), events)
        case Reveal(goal):
            return _after_goals(reveal_chosen(state, seat, goal, _last_laid(state), events), seat, events)
        case TurnStone(goal, upright):
            cell = _last_laid(state)
            return _after_goals(turn_chosen(state, seat, goal, upright, cell, events), seat, events)
        case ClaimGoal() | ClaimSeat():
            events.append(Claimed(seat, command))
            return replace(state, table=replace(state.table, claimed=True))
        case _:
            assert_never(command)


def _last_laid(state: State) -> Cell:
    """The cell of the card that raised the question being answered."""
    for event in reversed(state.events[: state.logged]):
        if isinstance(event, Laid):
            return event.cell
    raise AssertionError("only a path card raises a question about goals")


def _after_goals(state: State, seat: int, events: list[Event]) -> State:
    """Wait for an answer, end the round with the gold, or finish the turn (R2.4, R5.2)."""
    if state.table.question is not None:
        return state
    if GOLD in state.table.goals:
        ended = replace(state, table=replace(state.table, last_turn=seat, claimed=False))
        return _end_round(ended, Cause.GOLD, seat, events)
    return _finish_turn(state, seat, events)


def _finish_turn(state: State, seat: int, events: list[Event]) -> State:
    """Draw (R2.1, R2.4), look whether the round ends (R6.2), and hand the turn on."""
    table = state.table
    hands, deck = table.hands, table.deck
    if deck:
        drawn = len(state.cards) - deck
        hands = (*hands[:seat], (*hands[seat], drawn), *hands[seat + 1 :])
        events.append(Drew(seat, drawn, state.cards[drawn]))
        deck -= 1
    table = replace(
        table,
        to_play=(seat + table.rules.step()) % table.seats,
        hands=hands,
        deck=deck,
        claimed=False,
        last_turn=seat,
    )
    state = replace(state, table=table)
    cause = _end_cause(state)
    return _end_round(state, cause, None, events) if cause else _pass_empty_hands(state, events)


def _pass_empty_hands(state: State, events: list[Event]) -> State:
    """With an empty hand a seat passes by itself (R2.2)."""
    table = state.table
    seat = table.to_play
    if seat is None or table.hands[seat]:
        return state
    events.append(Passed(seat, None, None))
    passes = 0 if table.deck else state.passes + 1
    return _finish_turn(replace(state, passes=passes), seat, events)


def _end_cause(state: State) -> Cause | None:
    """Whether the round ends without gold, and by which rule (R6.1)."""
    table = state.table
    match table.rules.round_end:
        case "none_playable":
            return None if table.deck or _anyone_can_play(state) else Cause.NONE_PLAYABLE
        case "all_passed":
            return Cause.ALL_PASSED if table.deck == 0 and state.passes >= table.seats else None
        case "hands_empty":
            return None if any(table.hands) else Cause.HANDS_EMPTY
        case _ as unknown:
            assert_never(unknown)


def _anyone_can_play(state: State) -> bool:
    """R6.3, for every seat; stops at the first playable card."""
    table, cards = state.table, state.cards
    return any(can_play(table, seat, [cards[card] for card in hand]) for seat, hand in enumerate(table.hands) if hand)


def _end_round(state: State, cause: Cause, finisher: int | None, events: list[Event]) -> State:
    """Show all roles and goals (R7.8), then share the gold."""
    outcome = Outcome(
        winner="diggers" if cause is Cause.GOLD else "saboteurs",
        cause=cause,
        roles=state.roles,
        spare=state.spare,
        goals=state.goals,
        finisher=finisher,
    )
    events.append(RoundEnded(outcome))
    state = replace(state, table=replace(state.table, to_play=None, outcome=outcome))
    return _close_round(shares.share(state, outcome, events), events)


def _close_round(state: State, events: list[Event]) -> State:
    """Count all nuggets once the last round is paid (R8.3)."""
    table = state.table
    if table.question is not None or table.round < ROUNDS:
        return state
    gold = tuple(map(sum, zip(state.earlier, state.paid, strict=True)))
    events.append(GameEnded(gold))
    return replace(state, table=replace(table, gold=gold))
