"""The bonus nugget of a round: placed, reached, at stake, returned (RULES section 11)."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.commands import PlaceBonus
from game.engine.events import BonusPlaced, BonusReturned, BonusTaken, Event, Retired
from game.engine.play import face_down
from game.engine.state import State
from game.engine.table import AskBonus, AskRetire, Bonus, Outcome
from game.engine.ways import bonus_cells


def ask_place(state: State) -> State:
    """Ask the right neighbour of the starter where the bonus nugget goes, if there is one (R11.1)."""
    table = state.table
    if not table.rules.bonus_nuggets or not table.bonus_left or not bonus_cells(table.maze):
        return state
    placer = (table.starter - 1) % table.seats
    return replace(state, table=replace(table, to_play=placer, question=AskBonus(table.bonus_left)))


def place(state: State, seat: int, command: PlaceBonus, events: list[Event]) -> State:
    """Go on after the answer `bonus VALUE x,y`: the starter is to play."""
    table, value, cell = state.table, command.value, command.cell
    events.append(BonusPlaced(seat, value, cell))
    left = tuple(other for other in table.bonus_left if other != value)
    table = replace(
        table,
        maze=table.maze.with_bonus(cell),
        bonus=Bonus(value, cell),
        bonus_left=left,
        to_play=table.starter,
        question=None,
    )
    return replace(state, table=table)


def reach(state: State, seat: int, events: list[Event]) -> State:
    """Give the bonus nugget to the seat whose path card first joins it to the start (R11.3)."""
    table = state.table
    bonus = table.bonus
    if bonus is None or bonus.owner is not None or not table.maze.sides_reached(bonus.cell):
        return state
    values = () if table.rules.saboteur2 else state.nuggets[: bonus.value]
    amount = bonus.value if table.rules.saboteur2 else sum(values)
    events.append(BonusTaken(seat, bonus.value, bonus.cell, amount, values))
    bonus = replace(bonus, owner=seat, amount=amount, values=values)
    state = replace(state, table=replace(table, bonus=bonus), nuggets=state.nuggets[len(values) :])
    return _gained(state, seat, amount, len(values))


def ask_retire(state: State, seat: int) -> State:
    """Ask the owner of the bonus to retire or stay: at once, and once more when its next turn begins (R11.4)."""
    table = state.table
    assert table.bonus is not None
    asked = table.bonus.asked
    bonus = replace(table.bonus, asked=asked + 1)
    return replace(state, table=replace(table, to_play=seat, question=AskRetire(asked > 0), bonus=bonus))


def must_be_asked(state: State, seat: int, *, again: bool) -> bool:
    """Return whether `seat` is to be asked now."""
    bonus = state.table.bonus
    return bonus is not None and bonus.owner == seat and bonus.asked == int(again)


def retire(state: State, seat: int, events: list[Event]) -> State:
    """Put the hand face down on the discards; the seat plays no more in this round (R11.4)."""
    table = state.table
    events.append(Retired(seat, table.hands[seat]))
    return replace(state, table=replace(face_down(table, seat, table.hands[seat]), retired=seat))


def settle(state: State, outcome: Outcome, events: list[Event]) -> State:
    """Take the bonus back from a seat that played on with it and is not among the winners (R11.5)."""
    table = state.table
    bonus = table.bonus
    if bonus is None or bonus.owner is None or bonus.owner == table.retired or bonus.owner in outcome.winners:
        return state
    events.append(BonusReturned(bonus.owner, bonus.amount))
    state = replace(state, nuggets=state.nuggets + bonus.values)
    return _gained(state, bonus.owner, -bonus.amount, -len(bonus.values))


def _gained(state: State, seat: int, amount: int, cards: int) -> State:
    """Add `amount` to the gold of `seat`, in so many nugget `cards`."""
    table = state.table
    paid, took = list(state.paid), list(table.took)
    paid[seat] += amount
    took[seat] += cards
    table = replace(table, took=tuple(took), nuggets=table.nuggets - cards)
    return replace(state, paid=tuple(paid), table=table)
