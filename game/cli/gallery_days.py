"""Daily shafts as the gallery shows them: what was dug on none of its days lies on any disk."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from game.play.daily.goes import Go, standing
from game.scenes.daily.scene import DailyScene
from game.ui.context import Context

_DAY = date(2026, 11, 29)
_GOLD = ((7, 3, 2, 1, 0), (4, 6, 3, 2, 1), (3, 4, 5, 1, 0), (0, 4, 5, 1, 3))


def daily(context: Context, *, played: bool) -> DailyScene:
    """Return the screen of a day, with weeks before it; on the day itself nothing was dug, or all of it."""
    found = [
        Go(Path(f"autosave-{back:04}.lode"), _DAY - timedelta(back), _GOLD[back * back % 7 % 4])
        for back in range(0 if played else 1, 26)
        if back % 9 != 8
    ]
    scene = DailyScene(context, _DAY)
    scene.show(standing(found, _DAY))
    return scene
