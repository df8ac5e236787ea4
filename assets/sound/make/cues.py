"""What each cue is made of, how many of it there are, how long, how loud and how deep in the room."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from numpy.random import Generator

from assets.sound.make import mine, news, tableware
from assets.sound.make.room import in_room
from assets.sound.make.waves import Wave, chance, count, let_go, without_depths

LOUD, HAND = -20.0, -26.0
"""Targets in LUFS. What the hand does again and again, and the buttons, are 6 dB softer, so that they do not annoy."""
QUALITY = 0.3
REST = 176
"""Samples of silence at the end of each effect."""


class Recipe(NamedTuple):
    """How a cue is made: its blow by blow, how many variants, seconds, the room's part, the target."""

    make: Callable[[Generator, float, int], Wave]
    variants: int
    seconds: float
    wet: float = 0.30
    target: float = LOUD


RECIPES = {
    "lay": Recipe(mine.lay, 4, 0.45),
    "join": Recipe(mine.join, 16, 0.54),
    "refused": Recipe(mine.refused, 3, 0.28),
    "rockfall": Recipe(mine.rockfall, 2, 1.25, 0.4),
    "map": Recipe(tableware.map_, 2, 0.55, 0.2),
    "break": Recipe(mine.broken, 3, 0.42),
    "repair": Recipe(mine.repair, 3, 0.42),
    "drum": Recipe(news.drum, 1, 1.1, 0.35),
    "revealed": Recipe(news.revealed, 1, 1.5, 0.4),
    "theft": Recipe(mine.theft, 1, 0.7),
    "hands-off": Recipe(mine.hands_off, 1, 0.68),
    "trap": Recipe(mine.trap, 2, 0.95, 0.4),
    "free": Recipe(mine.free, 1, 0.85, 0.4),
    "swap-hands": Recipe(tableware.swap_hands, 1, 0.74),
    "swap-hats": Recipe(tableware.swap_hats, 1, 0.9),
    "inspection": Recipe(tableware.inspection, 1, 0.65, 0.4),
    "discard": Recipe(tableware.discard, 4, 0.26, 0.2),
    "draw": Recipe(tableware.draw, 4, 0.22, 0.2),
    "deal": Recipe(tableware.deal, 4, 0.18, 0.2),
    "pick-up": Recipe(tableware.pick_up, 3, 0.16, 0.2, HAND),
    "put-down": Recipe(tableware.put_down, 3, 0.2, 0.2, HAND),
    "rotate": Recipe(tableware.rotate, 3, 0.18, 0.2, HAND),
    "coin": Recipe(mine.coin, 5, 0.5),
    "button": Recipe(tableware.button, 3, 0.16, 0.2, HAND),
    "curtain-close": Recipe(tableware.curtain_close, 1, 0.65, 0.2),
    "curtain-open": Recipe(tableware.curtain_open, 1, 0.6, 0.2),
    "your-turn": Recipe(news.your_turn, 1, 1.3),
    "said": Recipe(news.said, 3, 0.3),
    "deck-low": Recipe(news.deck_low, 1, 1.0, 0.4),
    "deck-out": Recipe(news.deck_out, 1, 1.3, 0.4),
    "round-over": Recipe(news.round_over, 1, 1.8, 0.4),
    "ceremony": Recipe(news.ceremony, 1, 1.85, 0.4),
    "bonus": Recipe(mine.bonus, 2, 0.8, 0.4),
}


def effects() -> Iterator[tuple[str, str, int]]:
    """Yield file, cue and variant of every effect."""
    for cue, recipe in RECIPES.items():
        digits = 2 if recipe.variants > 9 else 1
        for variant in range(1, recipe.variants + 1):
            yield f"{cue}/{cue}-{variant:0{digits}}.ogg", cue, variant


def effect(file: str, cue: str, variant: int) -> Wave:
    """Return an effect in its room, ended in silence, at whatever level."""
    recipe = RECIPES[cue]
    dry = recipe.make(chance(file), recipe.seconds, variant)
    return let_go(in_room(without_depths(dry[: count(recipe.seconds)]), recipe.wet), 0.34, REST)
