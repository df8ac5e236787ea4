"""How long a round went on after the gold was lost."""

from __future__ import annotations

from collections.abc import Iterator

from engine.positions import do, position

from ai.arena.play.endings import can_still_join, ending_of
from game.engine.state import State

IDLE = "repair:pick repair:pick NS NS"


def lost() -> Iterator[State]:
    """A round in which nobody lays a card, of the first deal no way leads on."""
    state = position("@", hand=IDLE, others=IDLE, deck="")
    yield state
    for play in ("pass repair:pick",) * 6 + ("pass NS",) * 6:
        if state.table.outcome is None:
            state = do(state, play)
            yield state


def test_turns_from_the_loss_to_the_offer_and_from_there_to_the_end() -> None:
    states = list(lost())
    assert not can_still_join(states[0])
    ending = ending_of(states)
    assert ending.offered
    assert ending.full_pace == 4
    assert ending.quick == len(states) - 1 - 4


def test_a_round_with_the_gold_has_no_such_turns() -> None:
    first = position("@ EW EW EW EW EW EW . ?", hand="EW", others=IDLE, deck="")
    assert can_still_join(first)
    ending = ending_of([first, do(first, "lay EW 7,0")])
    assert ending.full_pace is None
    assert not ending.offered
