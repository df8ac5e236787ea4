"""What those who watch a replay see: everything, what everybody saw, or what one seat saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.art import naming
from game.engine.cards import GoalName, Role
from game.engine.events import Claimed, Retired, TurnEvent
from game.engine.observe import log_of, observe
from game.engine.state import State
from game.records.lines import DealLine
from game.records.replay import Played
from game.scenes.private.role_round import role_variant
from game.system.i18n import _
from game.tabletop.view.bubble import Spoken
from game.tabletop.view.claims import standing
from game.tabletop.view.goal_tags import lookers
from game.tabletop.view.last_acts import last_acts
from game.tabletop.view.log import LogLine, lines_of
from game.tabletop.view.seen import Seen
from game.words.claims import claim_words
from game.words.log import question_sentence, winner_sentence

Perspective = int | Literal["all", "public"]
"""A seat, the whole truth, or what everybody at the table saw."""


class Secrets:
    """What `eyes` know beyond the table: goals that are face down, and the present roles by seat (R10.13)."""

    def __init__(self, state: State, eyes: Perspective) -> None:
        table = state.table
        shown = eyes == "all" or table.outcome is not None
        self.goals: Sequence[GoalName | None] = state.goals if shown else table.goals
        self.roles: tuple[Role | None, ...] = state.roles if shown else (None,) * table.seats
        if isinstance(eyes, int) and not shown:
            view = observe(state, eyes)
            self.goals, self.roles = view.goals, view.roles


class Act(NamedTuple):
    """What led to a position: who acted, what the position was before, and the cards that left the hand by it."""

    seat: int
    before: State
    cards: frozenset[int]


def act_of(before: Played, after: Played) -> Act | None:
    """Return what led from one line of a record to the next; a deal is no act, nor is a pick after the round."""
    if isinstance(after.line, DealLine) or before.step.state.table.outcome is not None:
        return None
    cards: set[int] = set()
    for event in after.step.events:
        if isinstance(event, TurnEvent | Retired) and event.seat == after.line.seat:
            cards |= {event.card} if hasattr(event, "card") else set(event.cards)
    return Act(after.line.seat, before.step.state, frozenset(cards))


def seen_by(
    state: State, names: tuple[str, ...], minds: tuple[str, ...], eyes: Perspective, act: Act | None = None
) -> Seen:
    """Return the position as `eyes` see it.

    With everything open the hand is that of the seat that acted, before its `act`; without one of the seat to move.
    """
    table = state.table
    seat = table.to_play if eyes == "all" else eyes if isinstance(eyes, int) else None
    of_hand = state
    if eyes == "all" and act is not None:
        seat, of_hand = act.seat, act.before
    ids = () if seat is None else of_hand.table.hands[seat]
    role = (naming.ROLE_BACK, "")
    if seat is not None:
        worn = of_hand.roles[seat]
        role = (naming.role(worn), role_variant(table.round, seat, worn))
    return Seen(
        table=table,
        names=names,
        minds=minds,
        viewer=seat,
        hand=tuple(state.cards[card] for card in ids),
        hand_ids=ids,
        role=role,
        lines=_lines(state, names, eyes),
        acts=last_acts(log_of(state, None)),
        looks=lookers(log_of(state, None)),
        turn=_turn(state, names),
        claims=standing(log_of(state, None)) if table.outcome is None else (),
        actor=table.to_play,
    )


def just_said(state: State, names: tuple[str, ...]) -> Spoken | None:
    """Return the claim that led to this position, if it was one."""
    place = state.logged - 1
    event = state.events[place]
    if not isinstance(event, Claimed):
        return None
    return Spoken.of(event, claim_words(event, names, state.table.round, place, state.events))


def _lines(state: State, names: tuple[str, ...], eyes: Perspective) -> tuple[LogLine, ...]:
    if eyes == "all":
        return lines_of(state.events[: state.logged], names, state.table.round)
    return lines_of(log_of(state, eyes if isinstance(eyes, int) else None), names, state.table.round)


def _turn(state: State, names: tuple[str, ...]) -> str:
    table = state.table
    if table.question is not None:
        return question_sentence(table, names) or ""
    if table.to_play is not None:
        return _("{name} to move").format(name=names[table.to_play])
    return "" if table.outcome is None else winner_sentence(table.outcome)
