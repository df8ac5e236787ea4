"""What each seat did in a round, counted by kind: enough to tell characters apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ai.beliefs.answers import Answer, PublicTalk
from ai.paths.distance import expected_cards
from game.engine.cards import GOLD, Role
from game.engine.commands import Claim, ClaimGoal
from game.engine.events import (
    Broke,
    Claimed,
    Collapsed,
    Freed,
    Laid,
    Looked,
    Passed,
    Repaired,
    RoundEnded,
    Trapped,
    TurnEvent,
    maze_after,
)
from game.engine.maze import first_maze
from game.engine.state import State

ActCounts = dict[str, int]
SIDE_NAMES = ("digger", "saboteur")
"""How the kinds of acts of each side begin."""
_EARLY_LAPS = 3
_AT_ONCE_LAPS = 2


def count_acts(state: State, dealt: Sequence[Role]) -> tuple[ActCounts, ...]:
    """Count each seat's acts up to the outcome, by side, part of the round and kind; judged by what was true."""
    counts: list[Counter[str]] = [Counter() for _ in dealt]
    gold = tuple(float(name == GOLD) for name in state.goals)
    maze, turns, grudges = first_maze(), 0, set[tuple[int, int]]()
    talk = PublicTalk(len(dealt))
    for event in state.events[: state.logged]:
        if isinstance(event, RoundEnded):
            break
        after = maze_after(maze, event)
        if isinstance(event, TurnEvent | Claimed):
            lost = expected_cards(after, gold) - expected_cards(maze, gold)
            if isinstance(event, Claimed):
                kind = _claim(event.claim, state, dealt) + _answer(talk.answer(event.seat, event.claim))
            else:
                kind = _kind(event, lost, grudges)
                kind += " at once" if kind == "map" and turns < _AT_ONCE_LAPS * len(dealt) else ""
            side = SIDE_NAMES[dealt[event.seat] is Role.SABOTEUR]
            part = "early" if turns < _EARLY_LAPS * len(dealt) else "late"
            counts[event.seat][f"{side} {part} {kind}"] += 1
        talk.hear(event)
        maze, turns = after, turns + isinstance(event, TurnEvent)
    return tuple(dict(count) for count in counts)


def _kind(event: TurnEvent, lost: float, grudges: set[tuple[int, int]]) -> str:
    """Return the kind of a turn that moved the gold `lost` cards away; note in `grudges` who broke whose tools."""
    match event:
        case Laid(face=face):
            return f"lay {_way(lost)}" if face.living else f"dead end {_way(lost)}"
        case Collapsed():
            return f"rockfall {_way(lost)}"
        case Broke(seat=seat, target=target) | Trapped(seat=seat, target=target):
            grudges.add((seat, target))
            return "break back" if (target, seat) in grudges else "break"
        case Repaired(seat=seat, target=target) | Freed(seat=seat, target=target):
            return "repair own" if seat == target else "repair other"
        case Looked():
            return "map"
        case Passed():
            return "pass"
        case _:
            # what else Saboteur 2 has is too rare to tell characters apart
            return "other"


def _way(lost: float) -> str:
    if lost < 0:
        return "towards"
    return "along" if lost == 0 else "away"


def _claim(claim: Claim, state: State, dealt: Sequence[Role]) -> str:
    """Return what was said, and whether it was so."""
    if isinstance(claim, ClaimGoal):
        true = (state.goals[claim.goal - 1] == GOLD) == (claim.what == "gold")
        return f"claim {claim.what} {true}"
    guilty = dealt[claim.seat] is Role.SABOTEUR
    return f"claim {claim.what} of {'saboteur' if guilty else 'digger'}"


def _answer(answer: Answer | None) -> str:
    """Return whether and how a claim answers another."""
    return "" if answer is None else f", {answer.kind.name.lower()}"
