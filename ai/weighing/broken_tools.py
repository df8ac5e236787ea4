"""Broken tools and repairs (R4.1, R4.2): whom to stop, whom to help."""

from __future__ import annotations

import math

from ai.terms import Terms
from ai.weighing import sabotage
from ai.weighing.situation import Situation
from game.engine.cards import REPAIRS
from game.engine.commands import Repair

_NEVER = -100.0
_STOP, _STOP_QUIETLY = 6.0, 5.0
"""What it is worth to stop a sure foe: for a role that wants the gold, and for another."""
_SURE = 0.55
"""How likely a saboteur has to be before its tool is worth breaking, for a temper of 1."""
_MORE = 1.5
"""What a tool that is broken already takes from the worth of breaking another."""
_OWN = 6.0
_MEND = 8.0
"""What mending its own tool is worth, and that of a sure friend."""
_FRIEND = 0.6
"""How likely a friend a seat has to be before its tool is mended."""
_UNWISE = -8.0
"""What it is worth to mend anybody else's tool, and for a beginner to break one of a seat that it does not suspect."""
_HOARDS = 5.0
"""How much a beginner would rather keep a repair for itself, and a double card for another day."""
_DOUBLE = -0.4
"""What it costs to use a double repair card for one tool."""


def weigh_break(now: Situation, seat: int) -> Terms:
    """Weigh a broken tool in front of a seat."""
    if seat == now.view.seat:
        return {"own tool": _NEVER}
    if now.saboteur:
        return sabotage.weigh_harmful_break(now, seat)
    weight = _STOP if now.wants_gold else _STOP_QUIETLY
    sure = _SURE + now.level.doubt + 0.1 * (1 - now.persona.temper)
    if now.level.naive and now.foe(seat) < sure:
        return {"suspect": _UNWISE}
    already = -_MORE * now.view.table.hindered(seat)
    return {"suspect": weight * (now.foe(seat) - sure), "already broken": already, "peace": now.peace}


def weigh_repair(now: Situation, repair: Repair) -> Terms:
    """Weigh a repair."""
    double = _DOUBLE - (_HOARDS if now.level.naive else 0.0)
    terms: Terms = {"double card": double if len(REPAIRS[repair.card]) > 1 else 0.0}
    left = now.view.table.hindered(repair.seat) - 1
    if repair.seat == now.view.seat:
        return terms | {"own tool": (sabotage.own_repair_worth(now) if now.saboteur else _OWN) - left}
    friend = 1 - now.foe(repair.seat)
    if now.saboteur:
        return terms | {"a mate": 2.0 * (friend - 0.6)}
    if friend < _FRIEND or repair.seat in now.accused:
        return terms | {"trusted": _UNWISE}
    hoards = _HOARDS if now.level.naive else 0.0
    mends = _MEND * (friend - 0.45 / now.persona.trust) * math.sqrt(now.persona.help)
    return terms | {"trusted": mends - left - hoards}
