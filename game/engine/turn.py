"""Turns and rounds: `start`, `apply` and `next_round` (RULES sections 1, 2, 4, 6 and 8)."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.engine import gold as shares
from game.engine.cards import BREAK_OF, GOLD, Action, Card, Face, GoalName, goal_face
from game.engine.cells import GOAL_CELLS, Cell
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
    Broke,
    Claimed,
    Collapsed,
    Drew,
    Event,
    GameEnded,
    Laid,
    Looked,
    Passed,
    Repaired,
    RoundBegan,
    RoundEnded,
)
from game.engine.goals import reveal_chosen, reveal_reached, turn_chosen
from game.engine.legal import can_play, why_not
from game.engine.maze import Maze, maze_of
from game.engine.observe import observe
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import Ruleset
from game.engine.state import State, Step
from game.engine.table import Cause, Discard, Outcome, Table

ROUNDS = 3
"""R8.1."""


def start(rules: Ruleset, deal: Deal) -> Step:
    """Begin a game with the deal of its first round."""
    return _begin(rules, deal, 1, deal.gold or (0,) * len(deal.hands))


def next_round(state: State, deal: Deal) -> Step:
    """Deal the next round (R8.1); the deal must be free of faults, and the round before must have ended."""
    table = state.table
    assert table.to_play is None, "the round is not over"
    assert table.round < ROUNDS, "that was the last round"
    earlier = tuple(map(sum, zip(state.earlier, state.paid, strict=True)))
    return _begin(table.rules, deal, table.round + 1, deal.gold or earlier)


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


def _begin(rules: Ruleset, deal: Deal, number: int, earlier: tuple[int, ...]) -> Step:
    seats = len(deal.hands)
    cards = tuple(card for pile in (*deal.hands, deal.deck) for card in pile)
    ends = [sum(len(hand) for hand in deal.hands[: seat + 1]) for seat in range(seats)]
    goals: tuple[GoalName | None, ...] = tuple(
        name if goal in deal.revealed else None for goal, name in enumerate(deal.goals, 1)
    )
    table = Table(
        rules=rules,
        round=number,
        starter=deal.starter,
        to_play=deal.starter,
        maze=_set_up_maze(deal),
        before=deal.before or ((),) * seats,
        hands=tuple(tuple(range(end - len(hand), end)) for end, hand in zip(ends, deal.hands, strict=True)),
        deck=len(deal.deck),
        goals=goals,
        took=(0,) * seats,
        nuggets=len(deal.nuggets),
    )
    state = State(
        table=table,
        cards=cards,
        roles=deal.roles,
        spare=deal.spare,
        goals=deal.goals,
        looked=(0,) * seats,
        nuggets=deal.nuggets,
        earlier=earlier,
        paid=(0,) * seats,
        events=[],
        logged=0,
    )
    events: list[Event] = [RoundBegan(number, deal.starter, table.maze)]
    cause = _end_cause(state)
    state = _end_round(state, cause, None, events) if cause else _pass_empty_hands(state, events)
    return _logged(state, events)


def _set_up_maze(deal: Deal) -> Maze:
    laid: dict[Cell, Face] = dict(deal.maze)
    closed: dict[Cell, int] = {}
    for goal, cell in enumerate(GOAL_CELLS, 1):
        if goal in deal.revealed:
            laid[cell] = goal_face(deal.goals[goal - 1])
        else:
            closed[cell] = goal
    return maze_of(laid, closed)


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
            state = _lay(state, seat, command, events)
            state = reveal_reached(state, seat, command.cell, events)
            return _after_goals(state, seat, events)
        case Break() | Repair() | Rockfall() | Map():
            return _finish_turn(_play_action(state, seat, command, events), seat, events)
        case Pass(card):
            return _finish_turn(_pass(state, seat, card, events), seat, events)
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


def _without(table: Table, seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    """All hands, the card with that id taken from `seat`'s."""
    hand = table.hands[seat]
    at = hand.index(card)
    return (*table.hands[:seat], hand[:at] + hand[at + 1 :], *table.hands[seat + 1 :])


def _held(state: State, seat: int, *wanted: Card) -> int:
    """The id of the first card of the hand that is one of `wanted`."""
    for card in state.table.hands[seat]:
        if state.cards[card] in wanted:
            return card
    raise AssertionError("legality was looked at before")


def _lay(state: State, seat: int, command: Lay, events: list[Event]) -> State:
    table, face, cell = state.table, command.face, command.cell
    card = _held(state, seat, face, face.turned)
    events.append(Laid(seat, card, face, cell))
    table = replace(
        table,
        maze=table.maze.lay(cell, face),
        hands=_without(table, seat, card),
        last_card=seat,
        last_path=seat,
    )
    return replace(state, table=table, passes=0)


def _play_action(state: State, seat: int, command: Break | Repair | Rockfall | Map, events: list[Event]) -> State:
    """R4.1 to R4.4."""
    table = state.table
    maze, before, looked = table.maze, table.before, state.looked
    discards: tuple[Discard, ...] = ()
    match command:
        case Break(tool, target):
            action = BREAK_OF[tool]
            card = _held(state, seat, action)
            before = (*before[:target], (*before[target], tool), *before[target + 1 :])
            events.append(Broke(seat, card, tool, target))
        case Repair(tool, target, action):
            card = _held(state, seat, action)
            mended = tuple(other for other in before[target] if other != tool)
            before = (*before[:target], mended, *before[target + 1 :])
            discards = (Discard(None, BREAK_OF[tool]), Discard(card, action))
            events.append(Repaired(seat, card, action, tool, target))
        case Rockfall(cell):
            card = _held(state, seat, Action.ROCKFALL)
            discards = (Discard(None, maze.cards[cell]), Discard(card, Action.ROCKFALL))
            events.append(Collapsed(seat, card, cell, maze.cards[cell]))
            maze = maze.take(cell)
        case Map(goal):
            card = _held(state, seat, Action.MAP)
            discards = (Discard(card, Action.MAP),)
            events.append(Looked(seat, card, goal, state.goals[goal - 1]))
            looked = (*looked[:seat], looked[seat] | 1 << goal - 1, *looked[seat + 1 :])
        case _:
            assert_never(command)
    table = replace(
        table,
        maze=maze,
        before=before,
        hands=_without(table, seat, card),
        discards=table.discards + discards,
        last_card=seat,
    )
    return replace(state, table=table, looked=looked, passes=0)


def _pass(state: State, seat: int, given: Card, events: list[Event]) -> State:
    """R2.1; counted as R6.4 wants it."""
    table = state.table
    card = _held(state, seat, given)
    events.append(Passed(seat, card, given))
    hand = [state.cards[held] for held in table.hands[seat]]
    counts = table.deck == 0 and not can_play(table, seat, hand)
    table = replace(
        table,
        hands=_without(table, seat, card),
        discards=(*table.discards, Discard(card, None)),
    )
    return replace(state, table=table, passes=state.passes + 1 if counts else 0)


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
