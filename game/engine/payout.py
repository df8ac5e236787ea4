"""Who wins a round (R7.1, R10.16 to R10.18), and what Saboteur 2 pays for it (R10.18 to R10.20)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.engine.cards import GOLD, TEAMS, WINNER_PAY_LESS, Door, Marker, Role
from game.engine.cells import GOAL_CELLS
from game.engine.events import CrystalsPaid, Event, Shared, Stole
from game.engine.state import State
from game.engine.table import AskSteal, Cause, Outcome, Table

WINNER_PAY = {1: 5, 2: 4, 3: 3, 4: 2}
"""What each winner gets by their number (R10.18)."""
MANY_WINNERS_PAY = 1


def winner_pay(winners: int) -> int:
    """Return what each winner gets, by their number (R10.18)."""
    return WINNER_PAY.get(winners, MANY_WINNERS_PAY)


def outcome(state: State, cause: Cause, finisher: int | None) -> Outcome:
    """Return what is shown when a round ends; `finisher` laid the card that joined the gold."""
    joined = cause is Cause.GOLD
    passes = _passes(state.table) if joined and state.table.rules.saboteur2 else ()
    return Outcome(
        winner="diggers" if joined else "saboteurs",
        cause=cause,
        roles=state.roles,
        spare=state.spare + state.put_aside,
        goals=state.goals,
        finisher=finisher,
        winners=tuple(_winners(state, finisher, passes)),
        passes=passes,
        saboteur2=state.table.rules.saboteur2,
    )


def _passes(table: Table) -> tuple[Door, ...]:
    """Return the teams for which some tunnel to the gold has no door of the other team (R10.16)."""
    cell = GOAL_CELLS[table.goals.index(GOLD)]
    hostile: tuple[tuple[Door, Door], ...] = (("blue", "green"), ("green", "blue"))
    return tuple(team for team, door in hostile if table.maze.leads_to(cell, without=door))


def _winners(state: State, finisher: int | None, passes: tuple[Door, ...]) -> Iterator[int]:
    """Yield the seats that count as winners; one that has retired never does (R11.4)."""
    two = state.table.rules.saboteur2
    winning = _winning_roles(state, finisher, passes) if two else _winning_side(finisher)
    for seat in state.table.active:
        trapped = Marker.TRAPPED in state.table.in_front[seat]
        if state.roles[seat] in winning and not trapped:
            yield seat


def _winning_side(finisher: int | None) -> set[Role]:
    """Return the roles of the winning side in the base game (R7.1)."""
    return {Role.SABOTEUR if finisher is None else Role.DIGGER}


def _winning_roles(state: State, finisher: int | None, passes: tuple[Door, ...]) -> set[Role]:
    """Return the roles that win with Saboteur 2, by R10.16 with gold joined, else by R10.17."""
    if finisher is None:
        return {Role.SABOTEUR, Role.PROFITEER}
    own = TEAMS.get(state.roles[finisher])
    # whose own team passes wins alone; a finisher of no team lets every team win that passes
    teams = (own,) if own in passes else passes
    return {Role.BOSS, Role.PROFITEER, *(role for role, team in TEAMS.items() if team in teams)}


def pay(state: State, result: Outcome, events: list[Event]) -> State:
    """Pay winners and geologists (R10.18, R10.19), clockwise from the starter of the round."""
    paid = list(state.paid)
    count = len(result.winners)
    each = winner_pay(count)
    for seat in _around(state.table, state.table.starter):
        if seat in result.winners:
            less = WINNER_PAY_LESS.get(state.roles[seat], 0)
            events.append(Shared(seat, max(0, each - less), count, less))
            paid[seat] += max(0, each - less)
    crystals = state.table.maze.crystals
    geologists = [
        seat
        for seat in _around(state.table, state.table.starter)
        if state.roles[seat] is Role.GEOLOGIST and Marker.TRAPPED not in state.table.in_front[seat]
    ]
    for seat in geologists:
        amount = crystals // len(geologists)
        events.append(CrystalsPaid(seat, amount, crystals, len(geologists)))
        paid[seat] += amount
    return replace(state, paid=tuple(paid))


def _around(table: Table, first: int) -> tuple[int, ...]:
    """Return the seats that have not retired, clockwise."""
    return tuple(sorted(table.active, key=lambda seat: (seat - first) % table.seats))


def call_thieves(state: State) -> State:
    """Let the owners of theft cards steal: the one played last first, then clockwise from it (R10.20)."""
    table = state.table
    count = [seat for seat in table.thefts if seat in table.active and Marker.TRAPPED not in table.in_front[seat]]
    if not count:
        return state
    thieves = tuple(seat for seat in _around(table, count[-1]) if seat in count)
    return _ask_thief(replace(state, thieves=thieves))


def steal(state: State, seat: int, victim: int | None, events: list[Event]) -> State:
    """Go on after the answer `steal SEAT` or `steal nobody`."""
    events.append(Stole(seat, victim))
    paid = list(state.paid)
    if victim is not None:
        paid[victim] -= 1
        paid[seat] += 1
    table = replace(state.table, to_play=None, question=None)
    return _ask_thief(replace(state, table=table, paid=tuple(paid), thieves=state.thieves[1:]))


def _ask_thief(state: State) -> State:
    """Ask the next thief for whom there is somebody to steal from."""
    thieves = state.thieves
    while thieves:
        victims = tuple(
            seat for seat in state.table.active if seat != thieves[0] and state.earlier[seat] + state.paid[seat] > 0
        )
        if victims:
            table = replace(state.table, to_play=thieves[0], question=AskSteal(victims))
            return replace(state, table=table, thieves=thieves)
        thieves = thieves[1:]
    return replace(state, thieves=())
