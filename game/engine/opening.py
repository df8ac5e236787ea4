"""How a round lies on the table right after the deal (RULES section 1)."""

from __future__ import annotations

from game.engine.cards import BONUS_NUGGETS, Face, GoalName, Marker, goal_face
from game.engine.cells import GOAL_CELLS, Cell
from game.engine.deal import Deal
from game.engine.maze import Maze, maze_of
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import Table


def opening(
    rules: Ruleset, deal: Deal, number: int, earlier: tuple[int, ...], bonus_left: tuple[int, ...] = BONUS_NUGGETS
) -> State:
    """The first position of round `number`; `earlier[seat]` is the gold won before it.

    `bonus_left` are the bonus nuggets still in the box (R11.1).
    """
    seats = len(deal.hands)
    return State(
        table=_table(rules, deal, number, bonus_left),
        cards=tuple(card for pile in (*deal.hands, deal.deck) for card in pile),
        roles=deal.roles,
        spare=deal.spare,
        goals=deal.goals,
        looked=(0,) * seats,
        nuggets=deal.nuggets,
        earlier=earlier,
        paid=(0,) * seats,
        events=[],
        logged=0,
        inspected=(0,) * seats,
    )


def _table(rules: Ruleset, deal: Deal, number: int, bonus_left: tuple[int, ...]) -> Table:
    seats = len(deal.hands)
    goals: tuple[GoalName | None, ...] = tuple(
        name if goal in deal.revealed else None for goal, name in enumerate(deal.goals, 1)
    )
    before = deal.before or ((),) * seats
    return Table(
        rules=rules,
        round=number,
        starter=deal.starter,
        to_play=deal.starter,
        maze=_maze(deal),
        before=before,
        hands=_hands(deal),
        deck=len(deal.deck),
        goals=goals,
        took=(0,) * seats,
        nuggets=len(deal.nuggets),
        # a theft before a higher seat counts as played later (RECORDS section 1)
        thefts=tuple(seat for seat, things in enumerate(before) if Marker.THEFT in things),
        hats=len(deal.spare),
        bonus_left=bonus_left,
    )


def _hands(deal: Deal) -> tuple[tuple[int, ...], ...]:
    """Ids of the cards in hand: numbered as dealt, hand after hand."""
    ends = [sum(len(hand) for hand in deal.hands[: seat + 1]) for seat in range(len(deal.hands))]
    return tuple(tuple(range(end - len(hand), end)) for end, hand in zip(ends, deal.hands, strict=True))


def _maze(deal: Deal) -> Maze:
    """R1.3, with the cards of a set-up position; a revealed goal lies as it is written there."""
    laid: dict[Cell, Face] = dict(deal.maze)
    closed: dict[Cell, int] = {}
    for goal, cell in enumerate(GOAL_CELLS, 1):
        if goal in deal.revealed:
            laid[cell] = goal_face(deal.goals[goal - 1])
        else:
            closed[cell] = goal
    return maze_of(laid, closed)
