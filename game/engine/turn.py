"""Turns and rounds: `start`, `apply` and `next_round` (RULES sections 1, 2, 4, 6, 8, 10 and 11)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, assert_never, get_args

from msgspec.structs import replace

from game.engine import bonus, play
from game.engine import gold as shares
from game.engine import payout as winners
from game.engine import saboteur2_cards as saboteur2
from game.engine.cards import GOLD, Action
from game.engine.cells import Cell
from game.engine.commands import (
    Answer,
    Break,
    Claim,
    Command,
    DiscardTwo,
    Keep,
    Lay,
    Map,
    Pass,
    PlaceBonus,
    Repair,
    Retire,
    Reveal,
    Rockfall,
    SeatAction,
    Stay,
    Steal,
    Theft,
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
    Stayed,
)
from game.engine.goals import reveal_chosen, reveal_reached, turn_chosen
from game.engine.legal import can_play, why_not_now
from game.engine.refusal import IllegalCommand
from game.engine.ruleset import Ruleset
from game.engine.state import State, Step, hand_of, opening
from game.engine.table import AskRetire, Cause, Table
from game.engine.total import total

ROUNDS = 3
"""A game has three rounds (R8.1)."""


def start(rules: Ruleset, deal: Deal) -> Step:
    """Begin a game with the deal of its first round."""
    return _begin(opening(rules, deal, 1, deal.gold or (0,) * len(deal.hands)))


def next_round(state: State, deal: Deal) -> Step:
    """Deal the next round (R8.1); the deal must be free of faults, and the round before must have ended."""
    table = state.table
    assert table.to_play is None, "the round is not over"
    assert table.round < ROUNDS, "that was the last round"
    earlier = tuple(map(sum, zip(state.earlier, state.paid, strict=True)))
    return _begin(opening(table.rules, deal, table.round + 1, deal.gold or earlier, table.bonus_left))


def next_starter(table: Table) -> int:
    """Return the seat that starts the next round (R8.2)."""
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
    """Begin a round: a set-up position may be over when dealt; else the bonus nugget comes first (R6.2, R11.1)."""
    events: list[Event] = [RoundBegan(opened.table.round, opened.table.starter, opened.table.maze)]
    cause = _end_cause(opened)
    if cause:
        return _logged(_end_round(opened, cause, None, events), events)
    asked = bonus.ask_place(opened)
    return _logged(asked if asked.table.question else _begin_turn(opened, events), events)


def _logged(state: State, events: list[Event]) -> Step:
    """Append to the round's one log, or to a copy of it when another line of play has gone on from here."""
    log = state.events
    if len(log) != state.logged:
        log = log.until(state.logged)
    log.add(events)
    return Step(replace(state, events=log, logged=len(log)), tuple(events))


def apply(state: State, command: Command) -> Step:
    """Carry out `command` for the seat to play.

    Raises IllegalCommand, with the clause, when it may not say that now; `state` never changes.
    """
    table = state.table
    seat = table.to_play
    hand = () if seat is None else hand_of(state, seat)
    refusal = why_not_now(table, hand, state.pool, command)
    if refusal is not None or seat is None:
        assert refusal is not None
        raise IllegalCommand(refusal)
    events: list[Event] = []
    return _logged(_CARRIED_OUT[type(command)](state, seat, command, events), events)


def _lay(state: State, seat: int, command: Lay, events: list[Event]) -> State:
    """Lay, see what is reached, and end the turn with the draw (R2.1)."""
    state = play.lay(state, seat, command, events)
    return _after_goals(reveal_reached(state, seat, command.cell, events), seat, events)


def _pass(state: State, seat: int, command: Pass, events: list[Event]) -> State:
    """Give up cards and draw as many (R2.1, R10.4)."""
    return _end_turn(play.give_up(state, seat, command.cards, events), seat, events, draws=len(command.cards))


def _discard(state: State, seat: int, command: DiscardTwo, events: list[Event]) -> State:
    return _end_turn(play.discard_two(state, seat, command, events), seat, events)


def _act(state: State, seat: int, command: Break | Repair | Rockfall | Map, events: list[Event]) -> State:
    return _end_turn(play.ACTIONS[type(command)](state, seat, command, events), seat, events)


def _act_on_seat(state: State, seat: int, command: Theft | SeatAction, events: list[Event]) -> State:
    """Play a card of Saboteur 2; of swapped hands the opponent draws (R10.12)."""
    drawer = seat
    if isinstance(command, SeatAction) and command.action is Action.SWAP_HANDS:
        drawer = command.seat
    return _end_turn(saboteur2.action(state, seat, command, events), seat, events, drawer=drawer)


def _claim(state: State, seat: int, command: Claim, events: list[Event]) -> State:
    events.append(Claimed(seat, command))
    return replace(state, table=replace(state.table, claimed=True))


def _answer(state: State, seat: int, command: Answer, events: list[Event]) -> State:
    match command:
        case Keep(value):
            asked = replace(state, table=replace(state.table, to_play=None, question=None))
            return _after_shares(shares.keep(asked, seat, value, events), events)
        case Reveal(goal):
            return _after_goals(reveal_chosen(state, seat, goal, _last_laid(state), events), seat, events)
        case TurnStone(goal, upright):
            cell = _last_laid(state)
            return _after_goals(turn_chosen(state, seat, goal, upright, cell, events), seat, events)
        case Steal(victim):
            return _close_round(winners.steal(state, seat, victim, events), events)
        case PlaceBonus():
            return _begin_turn(bonus.place(state, seat, command, events), events)
        case Retire() | Stay():
            return _retire_or_stay(state, seat, command, events)
        case _:
            assert_never(command)


def _retire_or_stay(state: State, seat: int, command: Retire | Stay, events: list[Event]) -> State:
    """Go on after the answer (R11.4): at once, the turn of that card ends; later, the turn begins or is left out."""
    question = state.table.question
    assert isinstance(question, AskRetire)
    state = replace(state, table=replace(state.table, question=None))
    if isinstance(command, Retire):
        state = bonus.retire(state, seat, events)
        if not question.again:
            return _end_turn(state, seat, events, draws=0)
        table = replace(state.table, to_play=_next_seat(state.table, seat), claimed=False)
        return _go_on(replace(state, table=table), events)
    events.append(Stayed(seat))
    return _pass_empty_hand(state, events) if question.again else _end_turn(state, seat, events)


def _last_laid(state: State) -> Cell:
    """Return the cell of the card that raised the question being answered."""
    for event in reversed(state.events[: state.logged]):
        if isinstance(event, Laid):
            return event.cell
    raise AssertionError("only a path card raises a question about goals")


def _after_goals(state: State, seat: int, events: list[Event]) -> State:
    """Wait for an answer, take the bonus, end the round with the gold, or finish the turn (R2.4, R5.2, R11.3)."""
    if state.table.question is not None:
        return state
    state = bonus.reach(state, seat, events)
    if GOLD in state.table.goals:
        ended = replace(state, table=replace(state.table, last_turn=seat, claimed=False))
        return _end_round(ended, Cause.GOLD, seat, events)
    if bonus.must_be_asked(state, seat, again=False):
        return bonus.ask_retire(state, seat)
    return _end_turn(state, seat, events)


def _end_turn(state: State, seat: int, events: list[Event], *, drawer: int | None = None, draws: int = 1) -> State:
    """Draw, as long as the deck lasts, and hand the turn on (R2.1, R2.4); `drawer` is `seat` unless named."""
    table = state.table
    hands, deck = table.hands, table.deck
    if deck and draws:
        who = seat if drawer is None else drawer
        top = len(state.cards) - deck
        drawn = tuple(range(top, min(top + draws, len(state.cards))))
        for card in drawn:
            events.append(Drew(who, card, state.cards[card]))
        hands = (*hands[:who], hands[who] + drawn, *hands[who + 1 :])
        deck -= len(drawn)
    table = replace(table, hands=hands, deck=deck, last_turn=seat, to_play=_next_seat(table, seat), claimed=False)
    return _go_on(replace(state, table=table), events)


def _next_seat(table: Table, seat: int) -> int:
    """Return who plays after `seat`; one that has retired is passed over (R1.6, R11.4)."""
    step = table.rules.step()
    following = (seat + step) % len(table.hands)
    return following if following != table.retired else (following + step) % len(table.hands)


def _go_on(state: State, events: list[Event]) -> State:
    """Begin the next turn, unless the round ends (R6.2)."""
    cause = _end_cause(state)
    return _end_round(state, cause, None, events) if cause else _begin_turn(state, events)


def _begin_turn(state: State, events: list[Event]) -> State:
    """Begin a turn; who stayed with the bonus is asked once more, before a forced pass too (R11.4)."""
    table = state.table
    seat = table.to_play
    if table.bonus is not None and seat is not None and bonus.must_be_asked(state, seat, again=True):
        return bonus.ask_retire(state, seat)
    return _pass_empty_hand(state, events)


def _pass_empty_hand(state: State, events: list[Event]) -> State:
    """Pass for a seat with an empty hand (R2.2); with Saboteur 2 it draws as many as it gave up (R10.4)."""
    table = state.table
    seat = table.to_play
    if seat is None or table.hands[seat]:
        return state
    events.append(Passed(seat, (), ()))
    passes = 0 if table.deck else state.passes + 1
    state = replace(state, passes=passes)
    return _end_turn(state, seat, events, draws=0 if table.rules.saboteur2 else 1)


def _end_cause(state: State) -> Cause | None:
    """Return by which rule the round ends without gold, None where it does not (R6.1, R10.15)."""
    table = state.table
    if table.rules.saboteur2:
        # whoever has an empty hand draws nothing, so with all hands empty nobody could ever play
        over = not table.deck or not any(table.hands)
        return Cause.NONE_PLAYABLE if over and not _anyone_can_play(state) else None
    match table.rules.round_end:
        case "none_playable":
            return None if table.deck or _anyone_can_play(state) else Cause.NONE_PLAYABLE
        case "all_passed":
            return Cause.ALL_PASSED if table.deck == 0 and state.passes >= len(table.active) else None
        case "hands_empty":
            return None if any(table.hands) else Cause.HANDS_EMPTY
        case _ as unknown:
            assert_never(unknown)


def _anyone_can_play(state: State) -> bool:
    """Return whether any seat can play (R6.3); stops at the first playable card."""
    table = state.table
    return any(can_play(table, seat, hand_of(state, seat)) for seat, hand in enumerate(table.hands) if hand)


def _end_round(state: State, cause: Cause, finisher: int | None, events: list[Event]) -> State:
    """Show all roles and goals (R7.8), then share the gold."""
    outcome = winners.outcome(state, cause, finisher)
    events.append(RoundEnded(outcome))
    state = replace(state, table=replace(state.table, to_play=None, outcome=outcome))
    pay = winners.pay if state.table.rules.saboteur2 else shares.share
    return _after_shares(pay(state, outcome, events), events)


def _after_shares(state: State, events: list[Event]) -> State:
    """Settle the bonus once all is paid, and then let the thieves steal (R11.5, R10.20)."""
    outcome = state.table.outcome
    if state.table.question is not None or outcome is None:
        return state
    return _close_round(winners.call_thieves(bonus.settle(state, outcome, events)), events)


def _close_round(state: State, events: list[Event]) -> State:
    """Count all nuggets once the last round is paid (R8.3)."""
    table = state.table
    if table.question is not None or table.round < ROUNDS:
        return state
    gold = tuple(map(sum, zip(state.earlier, state.paid, strict=True)))
    events.append(GameEnded(gold))
    return replace(state, table=replace(table, gold=gold))


_CARRIED_OUT: Mapping[type[Command], Callable[[State, int, Any, list[Event]], State]] = total(
    get_args(Command),
    {
        Lay: _lay,
        Pass: _pass,
        DiscardTwo: _discard,
        Theft: _act_on_seat,
        SeatAction: _act_on_seat,
        **dict.fromkeys(play.ACTIONS, _act),
        **dict.fromkeys(get_args(Answer), _answer),
        **dict.fromkeys(get_args(Claim), _claim),
    },
)
"""What each command leads to, once nothing is against it."""
