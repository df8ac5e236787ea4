"""`verify`: a record played again without a window, and what came of it (RECORDS section 3)."""

from __future__ import annotations

from typing import Any

from game.engine.cells import cell_text
from game.engine.legal import options
from game.engine.observe import observe
from game.engine.ruleset import Ruleset
from game.engine.state import State
from game.engine.table import Outcome
from game.records.replay import Replay

_NOTHING: dict[str, Any] = {
    "rounds": [],
    "gold": [],
    "round": 0,
    "to_play": None,
    "options": [],
    "maze": {},
    "goals": [],
    "before": [],
    "hands": [],
    "deck": 0,
}


def report(replay: Replay) -> dict[str, Any]:
    """Return what `verify --json` prints: of the whole record, or of its longest valid prefix and then `error`."""
    fault = replay.fault
    error = None
    if fault is not None:
        error = {"line": fault.line, "clause": fault.clause, "message": fault.message}
    state = replay.state
    position = _NOTHING if state is None else {"rounds": rounds(replay), **_position(state)}
    return {"ok": fault is None, **position, "error": error}


def rounds(replay: Replay) -> list[dict[str, Any]]:
    """Return winner, payments and roles of every finished round."""
    ended = [played.step.state for played in replay.played if played.step.state.table.to_play is None]
    return [
        {
            "winner": _winner(state.table.rules, state.table.outcome),
            "paid": list(state.paid),
            "roles": list(map(str, state.table.outcome.roles)),
        }
        for state in ended
        if state.table.outcome is not None
    ]


def _winner(rules: Ruleset, outcome: Outcome) -> str | list[str]:
    return list(outcome.parties()) if rules.saboteur2 else outcome.winner


def _position(state: State) -> dict[str, Any]:
    table = state.table
    seat = table.to_play
    finished = seat is None
    gold = tuple(map(sum, zip(state.earlier, state.paid, strict=True))) if finished else state.earlier
    said = [] if seat is None else sorted(map(str, options(observe(state, seat))))
    return {
        "gold": list(gold),
        "round": table.round,
        "to_play": seat,
        "options": said,
        "maze": {cell_text(cell): face.text for cell, face in table.maze.cards.items()},
        "goals": [
            {"face": name, "revealed": shown is not None} for name, shown in zip(state.goals, table.goals, strict=True)
        ],
        "before": [list(map(str, things)) for things in table.in_front],
        "hands": [[str(state.cards[card]) for card in hand] for hand in table.hands],
        "deck": table.deck,
    }
