"""How a round lies on the table right after the deal (RULES section 1)."""

from __future__ import annotations

from game.engine.cards import Face, GoalName, goal_face
from game.engine.cells import GOAL_CELLS, Cell
from game.engine.deal import Deal
from game.engine.maze import Maze, maze_of
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import Table


def opening(rules: Ruleset, deal: Deal, number: int, earlier: tuple[int, ...]) -> State:
    """The first position of round `number`; `earlier[seat]` is the gold won before it."""
    seats = len(deal.hands)
    return State(
        table=_table(rules, deal, number),
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
    )


def _table(rules: Ruleset, deal: Deal, number: int) -> Table:
    seats = len(deal.hands)
    goals: tuple[GoalName | None, ...] = tuple(
        name if goal in deal.revealed else None for goal, name in enumerate(deal.goals, 1)
    )
    return Table(
        rules=rules,
        round=number,
        starter=deal.starter,
        to_play=deal.starter,
        maze=_maze(deal),
        before=deal.before or ((),) * seats,
        hands=_hands(deal),
        deck=len(deal.deck),
        goals=goals,
        took=(0,) * seats,
        nuggets=len(deal.nuggets),
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
