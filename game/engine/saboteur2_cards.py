"""What the action cards of Saboteur 2 do (R10.10 to R10.14). Legality was looked at before."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from game.engine.cards import Action, Marker
from game.engine.commands import SeatAction, Theft
from game.engine.events import (
    Event,
    Freed,
    HandsSwapped,
    HatSwapped,
    Inspected,
    TheftLaid,
    TheftStopped,
    Trapped,
)
from game.engine.play import held, put_in_front, removed, spent
from game.engine.state import State
from game.engine.table import Discard


def action(state: State, seat: int, command: Theft | SeatAction, events: list[Event]) -> State:
    """Carry out an action card; swapped hats and hands are known as these rules say."""
    name = Action.THEFT if isinstance(command, Theft) else command.action
    card = held(state, seat, name)
    # what stays in front of a seat is no discard yet
    discards = () if name in (Action.THEFT, Action.TRAPPED) else (Discard(card, name),)
    table = spent(state.table, seat, card, *discards)
    state = replace(state, table=table, passes=0)
    if isinstance(command, Theft):
        events.append(TheftLaid(seat, card))
        return replace(state, table=replace(put_in_front(table, seat, Marker.THEFT), thefts=(*table.thefts, seat)))
    return _on_seat(state, seat, card, command, events)


def _on_seat(state: State, seat: int, card: int, command: SeatAction, events: list[Event]) -> State:
    table, target = state.table, command.seat
    match command.action:
        case Action.HANDS_OFF:
            events.append(TheftStopped(seat, card, target))
            return replace(state, table=removed(table, target, Marker.THEFT))
        case Action.TRAPPED:
            events.append(Trapped(seat, card, target))
            return replace(state, table=put_in_front(table, target, Marker.TRAPPED))
        case Action.FREE:
            events.append(Freed(seat, card, target))
            return replace(state, table=removed(table, target, Marker.TRAPPED))
        case Action.SWAP_HANDS:
            return _swap_hands(state, seat, card, target, events)
        case Action.INSPECTION:
            events.append(Inspected(seat, card, target, state.roles[target]))
            known = list(state.inspected)
            known[seat] |= 1 << target
            return replace(state, inspected=tuple(known))
        case Action.SWAP_HATS:
            return _swap_hats(state, seat, card, target, events)
        case _:
            assert_never(command.action)


def _swap_hands(state: State, seat: int, card: int, target: int, events: list[Event]) -> State:
    """Swap whole hands, whatever their sizes (R10.12); who draws is looked at elsewhere."""
    table, cards = state.table, state.cards
    gave, got = table.hands[seat], table.hands[target]
    faces = (tuple([cards[card] for card in hand]) for hand in (gave, got))
    events.append(HandsSwapped(seat, card, target, gave, got, *faces))
    hands = list(table.hands)
    hands[seat], hands[target] = got, gave
    return replace(state, table=replace(table, hands=tuple(hands)))


def _swap_hats(state: State, seat: int, card: int, target: int, events: list[Event]) -> State:
    """Give the seat the top role card of those not dealt (R10.13); what others knew of this seat is stale now."""
    role, rest = state.spare[0], state.spare[1:]
    events.append(HatSwapped(seat, card, target, role, state.roles[target]))
    roles = (*state.roles[:target], role, *state.roles[target + 1 :])
    return replace(
        state,
        table=replace(state.table, hats=len(rest)),
        roles=roles,
        spare=rest,
        put_aside=(*state.put_aside, state.roles[target]),
        inspected=tuple(known & ~(1 << target) for known in state.inspected),
    )
