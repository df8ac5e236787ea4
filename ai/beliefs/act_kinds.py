"""What everybody can see of an act: its kind and its context (docs/bots.md, "What a bot believes").

One act may show several things, told apart by *family*: what was done with the turn, which team it helps, and what was
said. What an informed seat does depends on which goal is the gold, so kinds and contexts are threefold: one
for each goal, as if that were the gold.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Literal, NamedTuple, get_args

from ai.action_cards import ACTION_CARDS
from game.engine.cards import Door, Face, SeatActionName

Family = Literal["turn", "lean", "crystal", "talk"]
FAMILIES: tuple[Family, ...] = get_args(Family)
Kind = str
Kinds = tuple[Kind, Kind, Kind]
ActContext = tuple[int, ...]
"""Small numbers, what matters most first; a context never seen is judged by its first numbers alone."""
ActContexts = tuple[ActContext, ActContext, ActContext]
PerGoal = tuple[float, float, float]
"""A number for each goal."""
NOTHING: PerGoal = (0.0, 0.0, 0.0)

_REPUTES = ("trusted", "unclear", "suspected")


def _on(action: str, *more: str) -> tuple[Kind, ...]:
    return tuple(f"{action} {whom}" for whom in (*_REPUTES, *more))


TURNS: tuple[Kind, ...] = (
    *("toward open", "toward thin", "nearer"),
    *("flat open", "flat thin", "flat dead"),
    *("away", "away dead", "far", "far dead"),
    *("fall clear", "fall neutral", "fall harm", "fall ruin"),
    *_on("break", "held", "self"),
    *_on("repair", "self"),
    *("look", "pass"),
)
HOLDING = ("break", "trap")
"""What holds a seat: such an act is of a kind of its own where the seat is held already."""
TURNS_OF_SABOTEUR2: tuple[Kind, ...] = (
    *("pass many", "discard", "theft"),
    *chain.from_iterable(
        _on(act, "held", "self") if act in HOLDING else _on(act, "self")
        for act in (ACTION_CARDS[action].act for action in get_args(SeatActionName))
    ),
)
LEANS: tuple[Kind, ...] = ("even", "blue", "green", "door blue", "door green")
OTHER_TEAM: Mapping[Kind, Kind] = {
    "blue": "green",
    "green": "blue",
    "door blue": "door green",
    "door green": "door blue",
}
"""Which kind helps the other team as this one helps its own."""
CRYSTALS: tuple[Kind, ...] = ("plain", "crystal")
TALKS: tuple[Kind, ...] = (
    *("truth gold", "truth stone", "lie gold", "lie stone", "guess gold", "guess stone"),
    *_on("accuse"),
    *_on("vouch"),
)
KINDS: Mapping[bool, Mapping[Family, tuple[Kind, ...]]] = {
    False: {"turn": TURNS, "lean": (), "crystal": (), "talk": TALKS},
    True: {"turn": TURNS + TURNS_OF_SABOTEUR2, "lean": LEANS, "crystal": CRYSTALS, "talk": TALKS},
}
"""Every kind of each family, without and with Saboteur 2."""


class ObservedAct(NamedTuple):
    """What one seat did, in one family. `kinds[k - 1]` and `contexts[k - 1]` are as if goal k were the gold."""

    seat: int
    family: Family
    kinds: Kinds
    contexts: ActContexts


_FLAT = 0.05
_SOME = 0.5
_FAR = 1.05


def lay_kind(face: Face, nearer: float) -> Kind:
    """Return the kind of laying `face` when that brings the gold so many cards nearer."""
    living = face.living.bit_count()
    if nearer >= _SOME:
        return "toward open" if living > 2 else "toward thin"
    if nearer > _FLAT:
        return "nearer"
    if nearer >= -_FLAT:
        return "flat open" if living > 2 else "flat thin" if living else "flat dead"
    if nearer >= -_FAR:
        return "away" if living else "away dead"
    return "far" if living else "far dead"


def rockfall_kind(nearer: float) -> Kind:
    """Return the kind of a rockfall that brings the gold so many cards nearer."""
    if nearer > _FLAT:
        return "fall clear"
    if nearer >= -_FLAT:
        return "fall neutral"
    return "fall harm" if nearer >= -_FAR else "fall ruin"


def lean_kind(door: Door | None, lean: float) -> Kind:
    """Return which team a path card helps, by the door on it or by how many cards it sets green back against blue."""
    if door is not None:
        return f"door {door}"
    return "even" if abs(lean) < _SOME else "blue" if lean > 0 else "green"


def repute(suspicion: float) -> str:
    """Return how the public thinks of a seat, by what the log has added to its suspicion as log-odds."""
    if suspicion < -0.4:
        return "trusted"
    return "unclear" if suspicion < 0.6 else "suspected"


def nearness(cards: float) -> int:
    """Return how near the gold is: 0 for at most two cards, 1 for at most five, 2 for more."""
    return 0 if cards <= 2 else 1 if cards <= 5 else 2


def phase(turns: int, seats: int) -> int:
    """Return how late it is: 0 in the first lap, 1 up to the fourth, then 2."""
    return 0 if turns < seats else 1 if turns < 4 * seats else 2


def mean(weights: Sequence[float], values: Sequence[float]) -> float:
    """Return the mean of three values, one for each goal, by weights that sum to 1."""
    return weights[0] * values[0] + weights[1] * values[1] + weights[2] * values[2]
