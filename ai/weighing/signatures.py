"""What a character does differently from all others wherever it can, so that it is known by it at the table.

No signature outweighs the last card to the gold or the last defence: next to the gold there is none, but
for that of who never mends for others.
"""

from __future__ import annotations

from ai.terms import Terms
from ai.weighing.situation import Situation
from game.engine.commands import Answer, Break, ClaimSeat, Map, Play, Repair

_LAST = 1.5
"""So few cards from the gold everybody plays for it, or against it, alone."""
_HIT_BACK = 12.0
_MEND_FIRST = 9.0
_LOOK_FIRST = 9.0
_NEVER = -100.0
"""What is added for what a character always or never does."""
_FRIEND = 0.6
"""How likely no foe a seat has to be to be mended first, unless it was accused by the mover."""
_MATE = 0.4
"""How likely a foe somebody has to be to be hit back."""


def weigh_signature(now: Situation, play: Play | Answer) -> Terms:
    """Weigh what is a habit of the mover's character."""
    signature = now.persona.signature
    if signature == "none":
        return {}
    match play:
        case Repair(seat=seat) if seat != now.view.seat:
            if signature == "bitter":
                return {"character": _NEVER}
            if signature == "mends first" and now.distance > _LAST and _is_friend(now, seat):
                return {"character": _MEND_FIRST}
        case Break(seat=seat) if signature == "hits back" and now.distance > _LAST:
            if seat in _due(now) and now.foe(seat) > _MATE:
                return {"character": _HIT_BACK}
        case Map() if signature == "looks first" and now.distance > _LAST and not now.knows_gold:
            return {"character": _LOOK_FIRST}
        case _:
            pass
    return {}


def _is_friend(now: Situation, seat: int) -> bool:
    return 1 - now.foe(seat) >= _FRIEND and ClaimSeat(seat, "saboteur") not in now.said


def _due(now: Situation) -> set[int]:
    """Return who has broken a tool of the mover that the mover has not paid back."""
    due: set[int] = set()
    for event in now.reading.broken:
        if event.target == now.view.seat:
            due.add(event.seat)
        elif event.seat == now.view.seat:
            due.discard(event.target)
    return due
