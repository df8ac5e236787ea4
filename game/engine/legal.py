"""What a seat may say, worked out from its own view alone (RULES sections 2 to 5 and 10 to 12, R7.2).

`why_not` judges one command, `options` lists all, `can_play` answers R6.3. A face-down goal is never compared, so
no answer here can betray one (R3.3, R5.7).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.engine.cards import Card, Face, Link
from game.engine.cells import Cell
from game.engine.commands import (
    PASSES,
    RETIRE,
    STAY,
    Answer,
    Claim,
    ClaimGoal,
    ClaimSeat,
    Command,
    Keep,
    PlaceBonus,
    Play,
    Retire,
    Reveal,
    Stay,
    Steal,
    TurnStone,
)
from game.engine.refusal import Reason, Refusal, refuse
from game.engine.table import AskBonus, AskKeep, AskRetire, AskReveal, AskSteal, AskTurn, Question, Table
from game.engine.views import View
from game.engine.ways import (
    actions,
    bonus_cells,
    discards,
    is_playable,
    lays,
    link_of,
    longer_passes,
    open_cells,
)
from game.engine.why_not import WHY_NO_PLAY, why_no_goal


def options(view: View) -> list[Command]:
    """Return all legal commands of the view's seat, each once, in the same order in every process."""
    return [*acts(view), *claims(view)]


def acts(view: View) -> list[Play | Answer]:
    """Return all options but claims."""
    table, seat, hand = view.table, view.seat, view.hand
    if table.to_play != seat:
        return []
    if table.question is not None:
        return list(_answers(table, table.question, view.pool))
    found: list[Play | Answer] = list(lays(table, hand, seat))
    for card in dict.fromkeys(hand):
        # asked for a face first here and elsewhere: enumerations answer a question for their type slowly
        if not isinstance(card, Face):
            found += actions(table, seat, card)
        found.append(PASSES[card])
    if table.rules.saboteur2:
        found += longer_passes(hand)
        found += discards(table, hand, seat)
    return found


def claims(view: View) -> list[Claim]:
    """Return all claims that the view's seat may make, about face-down goals and other seats only (R12.1)."""
    table = view.table
    may_speak = table.rules.table_talk and table.to_play == view.seat and table.question is None
    if not may_speak or table.claimed or not view.hand:
        return []
    goals: list[Claim] = [
        claim for goal in table.maze.closed.values() for claim in (ClaimGoal(goal, "gold"), ClaimGoal(goal, "stone"))
    ]
    seats: list[Claim] = [
        claim
        for seat in range(table.seats)
        if seat != view.seat
        for claim in (ClaimSeat(seat, "saboteur"), ClaimSeat(seat, "digger"))
    ]
    return goals + seats


def placements(view: View, face: Face) -> tuple[Cell, ...]:
    """Return the cells where the view's seat may now lay `face`, this way round, whether it holds it or not."""
    table = view.table
    if not table.may_lay(view.seat):
        return ()
    bit = 1 << face.sides
    return tuple(
        cell for fitting, cells in open_cells(table.maze, link_of(table, face)) if fitting & bit for cell in cells
    )


def can_play(table: Table, seat: int, hand: Iterable[Card]) -> bool:
    """Return whether `seat` could lay or play a card of `hand` were it its turn; a pass is no play (R6.3)."""
    may_lay = table.may_lay(seat)
    faces: dict[Link, int] = {}
    for card in hand:
        if not isinstance(card, Face):
            if is_playable(table, seat, card):
                return True
        elif may_lay:
            link = link_of(table, card)
            faces[link] = faces.get(link, 0) | 1 << card.sides | 1 << card.turned.sides
    for link, mask in faces.items():
        for fitting, _ in open_cells(table.maze, link):
            if fitting & mask:
                return True
    return False


def _answers(table: Table, question: Question, pool: tuple[int, ...]) -> list[Answer]:
    match question:
        case AskKeep():
            return [Keep(value) for value in sorted(set(pool))]
        case AskTurn(goal):
            return [TurnStone(goal, True), TurnStone(goal, False)]
        case AskReveal(goals):
            return [Reveal(goal) for goal in goals]
        case AskSteal(seats):
            return [*map(Steal, seats), Steal(None)]
        case AskBonus(values):
            return [PlaceBonus(value, cell) for value in values for cell in bonus_cells(table.maze)]
        case AskRetire():
            return [RETIRE, STAY]
        case _:
            assert_never(question)


def why_not(view: View, command: Command) -> Refusal | None:
    """Return why the view's seat may not say this now, None when it may."""
    table = view.table
    if table.to_play is not None and table.to_play != view.seat:
        return refuse(Reason.WRONG_SEAT, seat=table.to_play)
    return why_not_now(table, view.hand, view.pool, command)


def why_not_now(table: Table, hand: tuple[Card, ...], pool: tuple[int, ...], command: Command) -> Refusal | None:
    """Return why the seat to play, with this hand, may not say this, None when it may; `pool` as in its view."""
    seat, question = table.to_play, table.question
    if seat is None:
        return refuse(Reason.NOT_IN_PLAY)
    why_no_play = WHY_NO_PLAY.get(type(command))
    if question is None and why_no_play is not None:
        return why_no_play(table, seat, hand, command)
    if isinstance(command, Answer):
        return _why_no_answer(table, pool, command)
    if question is not None:
        return refuse(Reason.ANSWER_FIRST, clause=_clause(question))
    assert isinstance(command, Claim)
    return _why_no_claim(table, seat, command)


def _clause(question: Question) -> str:
    match question:
        case AskKeep():
            return "R7.2"
        case AskTurn():
            return "R5.4"
        case AskReveal():
            return "R5.5"
        case AskSteal():
            return "R10.20"
        case AskBonus():
            return "R11.1"
        case AskRetire():
            return "R11.4"
        case _:
            assert_never(question)


def _why_no_answer(table: Table, pool: tuple[int, ...], answer: Answer) -> Refusal | None:
    question = table.question
    match question, answer:
        case AskKeep(), Keep(value):
            return None if value in pool else refuse(Reason.NO_SUCH_NUGGET)
        case AskTurn(goal), TurnStone(named):
            return None if named == goal else refuse(Reason.NO_SUCH_GOAL, clause="R5.4", goal=named)
        case AskReveal(goals), Reveal(named):
            return None if named in goals else refuse(Reason.NO_SUCH_GOAL, goal=named)
        case AskSteal(seats), Steal(victim):
            return None if victim is None or victim in seats else refuse(Reason.NO_VICTIM, seat=victim)
        case AskBonus(values), PlaceBonus(value, cell):
            if value not in values:
                return refuse(Reason.NO_SUCH_BONUS)
            return None if cell in bonus_cells(table.maze) else refuse(Reason.NO_PLACE_FOR_BONUS, cell=cell)
        case AskRetire(), Retire() | Stay():
            return None
        case None, _:
            return refuse(Reason.NOT_ASKED)
        case _:
            return refuse(Reason.ANSWER_FIRST, clause=_clause(question))


def _why_no_claim(table: Table, speaker: int, claim: Claim) -> Refusal | None:
    if not table.rules.table_talk:
        return refuse(Reason.NO_TABLE_TALK)
    if table.claimed:
        return refuse(Reason.CLAIMED_ALREADY)
    match claim:
        case ClaimGoal(goal):
            return why_no_goal(table, goal, "R12.1")
        case ClaimSeat(seat):
            if not 0 <= seat < table.seats:
                return refuse(Reason.NO_SUCH_SEAT, clause="R12.1", seat=seat)
            return refuse(Reason.CLAIM_ABOUT_SELF) if seat == speaker else None
        case _:
            assert_never(claim)
