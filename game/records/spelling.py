"""Commands from their text form (RECORDS section 1, "Commands"); `str(command)` is the way back."""

from __future__ import annotations

import re

from game.engine.cards import Action, Tool, card, face, in_front_named
from game.engine.cells import Cell, at
from game.engine.commands import (
    MOST_PASSED,
    RETIRE,
    SEAT_ACTIONS,
    STAY,
    THEFT,
    Answer,
    Break,
    Claim,
    ClaimGoal,
    ClaimSeat,
    Command,
    Keep,
    PlaceBonus,
    Repair,
    Reveal,
    SeatAction,
    Steal,
    TurnStone,
    discard_two,
    give_up,
    lay,
    read_map,
    rockfall,
)

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]{0,3})")


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def _cell(text: str) -> Cell:
    x, comma, y = text.partition(",")
    if not comma:
        raise ValueError(f"{text!r} is no cell")
    return at(_number(x), _number(y))


def _goal(text: str) -> int:
    if text not in ("1", "2", "3"):
        raise ValueError(f"{text!r} is no goal")
    return int(text)


def parse(text: str) -> Command:
    """Return the command that `text` spells. Raises ValueError for anything else."""
    if len(text) > 80:
        raise ValueError("no command is so long")
    match text.split(" "):
        case ["lay", laid, cell]:
            return lay(face(laid), _cell(cell))
        case ["rockfall", cell]:
            return rockfall(_cell(cell))
        case ["map", goal]:
            return read_map(_goal(goal))
        case ["pass", *given] if 1 <= len(given) <= MOST_PASSED:
            return give_up(*map(card, given))
        case ["discard", one, other, "to", "remove", what]:
            return discard_two(card(one), card(other), in_front_named(what))
        case ["theft"]:
            return THEFT
        case [name, seat] if name in SEAT_ACTIONS:
            return SeatAction(SEAT_ACTIONS[name], _number(seat))
        case ["break", tool, seat]:
            return Break(Tool(tool), _number(seat))
        case ["repair", tool, seat]:
            return Repair(Tool(tool), _number(seat), Action(f"repair:{tool}"))
        case ["repair", tool, seat, "with", tools] if "+" in tools:
            return Repair(Tool(tool), _number(seat), Action(f"repair:{tools}"))
        case _:
            return _answer_or_claim(text)


def _answer_or_claim(text: str) -> Answer | Claim:
    match text.split(" "):
        case ["keep", value]:
            return Keep(_number(value))
        case ["turn", goal, ("upright" | "turned") as way]:
            return TurnStone(_goal(goal), way == "upright")
        case ["reveal", goal]:
            return Reveal(_goal(goal))
        case ["steal", victim]:
            return Steal(None if victim == "nobody" else _number(victim))
        case ["bonus", value, cell]:
            return PlaceBonus(_number(value), _cell(cell))
        case ["retire"]:
            return RETIRE
        case ["stay"]:
            return STAY
        case ["claim", "goal", goal, ("gold" | "stone") as what]:
            return ClaimGoal(_goal(goal), what)
        case ["claim", "seat", seat, ("saboteur" | "digger") as who]:
            return ClaimSeat(_number(seat), who)
        case _:
            raise ValueError(f"{text!r} is no command")
