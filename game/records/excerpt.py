"""A part of a record: one round up to its reveal, which is all that may be seen of an unfinished game (R7.7, R7.8)."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.events import RoundEnded
from game.engine.state import Step
from game.records.replay import Played, Replay


def only_round(whole: Replay, number: int) -> Replay:
    """Return round `number` alone. What happens after its reveal, the picks of nuggets, is left out."""
    of_round = [played for played in whole.played if played.step.state.table.round == number]
    ended = next((place for place, played in enumerate(of_round) if _ends(played)), None)
    if ended is None:
        return whole._replace(played=tuple(of_round))
    return whole._replace(played=(*of_round[:ended], _until_reveal(of_round[ended])), fault=None)


def _ends(played: Played) -> bool:
    return played.step.state.table.outcome is not None


def _until_reveal(last: Played) -> Played:
    """Return a line as if nothing had come after the reveal: no payment, no pick."""
    events, state = last.step.events, last.step.state
    place = next(place for place, event in enumerate(events) if isinstance(event, RoundEnded))
    shown, seats = events[: place + 1], state.table.seats
    logged = state.logged - (len(events) - len(shown))
    hidden = replace(state, logged=logged, paid=(0,) * seats, nuggets=(), pool=(), thieves=())
    return last._replace(step=Step(hidden, shown))
