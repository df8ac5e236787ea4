"""Daily shafts and achievements as the gallery shows them: nothing of it lies on any disk."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

from game.play.daily.goes import Go, standing
from game.scenes.achievements.scene import AchievementsScene
from game.scenes.daily.scene import DailyScene
from game.statistics.achievements.honours import Honour
from game.ui.context import Context
from game.words.achievements import Achievement

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


def achievements(context: Context) -> AchievementsScene:
    """Return the page of all achievements, some of them earned."""
    scene = AchievementsScene(context)
    earned = [each for number, each in enumerate(Achievement) if number % 4 == 0]
    scene.show({each: Honour("Ana", 1_795_000_000.0, number % 3 + 1) for number, each in enumerate(earned)})
    return scene
