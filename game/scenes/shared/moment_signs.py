"""The sign of each telling moment: one icon wherever it is marked."""

from __future__ import annotations

from game.art.naming import IconName
from game.engine.total import total
from game.hindsight.telling import Telling

_SIGNS = total(
    Telling,
    dict[Telling, IconName](
        {
            Telling.GOLD: "gold",
            Telling.STONE: "stone",
            Telling.BREAK: "break",
            Telling.MEND: "mend",
            Telling.ROCKFALL: "rockfall",
            Telling.LOOK: "eye",
            Telling.CLAIM: "talk",
            Telling.BONUS: "bonus",
            Telling.RETIRE: "retired",
            Telling.THEFT: "theft",
            Telling.THEFT_STOPPED: "hands-off",
            Telling.TRAP: "trapped",
            Telling.FREE: "free",
            Telling.HANDS: "swap-hands",
            Telling.HAT: "swap-hats",
            Telling.INSPECTION: "inspection",
            Telling.LIE: "lie",
            Telling.FOUND_OUT: "lantern",
            Telling.TURNING_POINT: "turning-point",
            Telling.SLIP: "slip",
            Telling.FALSELY_ACCUSED: "accused",
        }
    ),
)


def sign_of(kind: Telling) -> IconName:
    """Return the icon that stands for a kind of moment."""
    return _SIGNS[kind]
